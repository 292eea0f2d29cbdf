"""Leads: a single card, a throw (甩牌) or a gang (杠); what they are, and all that a hand has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits
from paiju.cards.kernel.lists import list_of
from paiju.games.xiaoer.kernel.constants import (
    CLAIMED,
    FALSE_GANG,
    GANG_OFF,
    GANG_SHOWN,
    LEGAL,
    LOOSE,
    NOT_A_COMBINATION,
    OFF,
    ON,
    QUEENS,
    SINGLE,
    SPADE_QUEEN,
    THROW,
    THROW_OFF,
    TRUE_GANG,
    UNCLAIMED,
    WRONG_CLAIM,
    WRONG_COUNT,
)
from paiju.games.xiaoer.kernel.gang import false_rank, fours, threes, true_rank
from paiju.games.xiaoer.kernel.table import Table
from paiju.trick.kernel.ranks import TRUMPS, Ranks

MOST_LEADS: Final = 4096


def side_group(ranks: Ranks, cards: i64) -> i64:
    """Return the side suit that all the cards are of, -1 where there is none."""
    group: i64 = 0
    while group < TRUMPS:
        if cards & ~ranks.faces[group] == 0:
            return group
        group += 1
    return -1


def lead_kind(table: Table, cards: i64, claim: i64) -> i64:
    """Return what these cards are when they are led, 0 where they are nothing."""
    if cards & (cards - 1) == 0:
        return SINGLE
    if side_group(table.ranks, cards) >= 0:
        return THROW
    if count_bits(cards) != 4:
        return 0
    if true_rank(cards) >= 0 and claim != FALSE_GANG:
        return TRUE_GANG
    if false_rank(cards, table.setup.gang) >= 0:
        return FALSE_GANG
    return 0


def check_lead(table: Table, cards: i64, claim: i64) -> i64:
    """Tell why cards from the hand may not be led."""
    if cards == 0:
        return WRONG_COUNT
    kind: i64 = lead_kind(table, cards, claim)
    if claim != UNCLAIMED and claim != kind:
        return WRONG_CLAIM
    if kind == 0:
        return NOT_A_COMBINATION
    if kind == THROW and table.setup.throws == OFF:
        return THROW_OFF
    if kind >= TRUE_GANG:
        if table.setup.gang == OFF:
            return GANG_OFF
        if cards & table.shown:
            return GANG_SHOWN
    return LEGAL


def leads(table: Table, hand: i64) -> list[int]:
    """Return every lead of a hand."""
    room: vec[i64] = vec[i64]([0] * MOST_LEADS)
    return list_of(room, list_leads(table, hand, room))


def list_leads(table: Table, hand: i64, out: vec[i64]) -> i64:
    """Write every lead of a hand and return their number; four queens are two leads."""
    count: i64 = 0
    rest: i64 = hand
    while rest:
        out[count] = rest & -rest
        count += 1
        rest &= rest - 1
    if table.setup.throws == ON:
        count = list_throws(table.ranks, hand, out, count)
    if table.setup.gang != OFF:
        count = list_gangs(table, hand & ~table.shown, out, count)
    return count


def list_throws(ranks: Ranks, hand: i64, out: vec[i64], count: i64) -> i64:
    """Write every set of two or more cards of a side suit."""
    group: i64 = 0
    held: i64 = 0
    chosen: i64 = 0
    while group < TRUMPS:
        held = hand & ranks.faces[group]
        if held & (held - 1):
            chosen = held
            while chosen:
                if chosen & (chosen - 1):
                    out[count] = chosen
                    count += 1
                chosen = (chosen - 1) & held
        group += 1
    return count


def list_gangs(table: Table, hand: i64, out: vec[i64], count: i64) -> i64:
    """Write every gang among cards that may be part of one."""
    spades: i64 = threes(hand)
    if spades == 0:
        return count
    four: i64 = fours(hand)
    while four:
        out[count] = (four & -four) * 15
        count += 1
        four &= four - 1
    spade: i64 = 0
    drop: i64 = 0
    rank: i64 = 0
    while spades:
        spade = spades & -spades
        spades ^= spade
        rank = hand & (spade * 15)
        if rank != spade * 15:
            count = list_helpers(table, hand, rank, out, count)
        else:
            drop = rank
            while drop:
                count = list_helpers(table, hand, rank ^ (drop & -drop), out, count)
                drop &= drop - 1
    return count


def list_helpers(table: Table, hand: i64, three: i64, out: vec[i64], count: i64) -> i64:
    """Write the false gangs of three equal cards: with the spade queen, or with any card."""
    helpers: i64 = hand & SPADE_QUEEN & ~three
    if table.setup.gang == LOOSE:
        spade: i64 = threes(three)
        helpers |= hand & ~(spade * 15)
    while helpers:
        out[count] = three | (helpers & -helpers)
        if out[count] == QUEENS:
            out[count] = QUEENS | CLAIMED
        count += 1
        helpers &= helpers - 1
    return count
