"""Moves at the edge: which are legal, why one is not, and the one that time makes."""

from collections.abc import Iterator
from itertools import combinations

from paiju.cards import Hand, cards_of, mask_of
from paiju.game import DECLINE, Claim, Move, Refusal
from paiju.game.guards import refuse_mover, refuse_stray
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.follow import Choice, beating_gangs, led_duty, underpaid
from paiju.games.xiaoer.kernel.lead import leads
from paiju.games.xiaoer.kernel.moves import actors, check, fan_pool, fill_choice
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.names import ACT_OF_PHASE, ACTS
from paiju.games.xiaoer.readings import claim_number
from paiju.games.xiaoer.refusals import refusal_of
from paiju.trick.refusing import missing


def claim_of(table: Table, move: Move) -> int:
    """Return the number of what a lead is meant as; elsewhere every claim is wrong."""
    if move.claim is None:
        return constants.UNCLAIMED
    if table.phase != constants.PLAYING or table.size:
        return -1
    return claim_number(table, mask_of(move.cards), move.claim)


def check_move(table: Table, seat: int, move: Move) -> Refusal | None:
    """Tell why a move of a seat, counted from 1, is refused."""
    no = refuse_mover(table.phase == constants.OVER, seat, SEATS, move, ACTS, {})
    if no is not None:
        return no
    place = seat - 1
    answer = check(table, place, ACTS[move.act], mask_of(move.cards), claim_of(table, move))
    if answer not in (constants.WRONG_PHASE, constants.NOT_YOUR_TURN):
        stray = refuse_stray(move, ("cards", "claim"))
        if stray is not None:
            return stray
        if missing(Hand.of_mask(table.hands[place]), move.cards):
            answer = constants.NOT_IN_HAND
    return refusal_of(answer, table, place, move)


def legal_moves(table: Table, seat: int) -> Iterator[Move]:
    """List every legal move of a seat, counted from 1."""
    place = seat - 1
    if not actors(table) >> place & 1:
        return
    if table.phase == constants.PLAYING and table.size == 0:
        yield from _leads(table, place)
        return
    if table.phase <= constants.FANNING:
        yield DECLINE
    if table.phase == constants.FANNING:
        for fan in (constants.THREES_FAN, constants.FIVES_FAN):
            for cards in combinations(cards_of(fan_pool(table, place, fan)), 3):
                yield Move("show", cards)
        return
    yield from _choices(table, place)
    if table.phase == constants.PLAYING:
        yield from gang_moves(table, place)


def _leads(table: Table, place: int) -> Iterator[Move]:
    """List every lead; four queens twice, once for each claim."""
    for mask in leads(table, table.hands[place]):
        claim = Claim("false_gang", "Q") if mask & constants.CLAIMED else None
        yield Move("play", cards_of(mask & constants.ALL_FACES), claim)


def _choices(table: Table, place: int) -> Iterator[Move]:
    """List every set of cards that pays what is owed."""
    choice = Choice()
    fill_choice(table, place, choice)
    forced = cards_of(choice.forced)
    act = ACT_OF_PHASE[table.phase]
    for cards in combinations(cards_of(choice.pool), int(choice.need)):
        yield Move(act, forced + cards)


def gang_moves(table: Table, place: int) -> Iterator[Move]:
    """List the gangs that may be played in spite of what is owed."""
    hand = int(table.hands[place])
    spades = int(beating_gangs(table, hand))
    while spades:
        gang = (spades & -spades) * 15
        if underpaid(hand, led_duty(table), gang):
            yield Move("play", cards_of(gang))
        spades &= spades - 1
