"""Moves at the edge: which are legal, and why one is not."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from paiju.cards import CARDS, Card
from paiju.cards.choices import choices
from paiju.cards.kernel.holding import Holding, size
from paiju.game import DECLINE, Claim, Move, Refusal
from paiju.game.guards import refuse_mover, refuse_stray
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.bidding import adjacent, high_trumps, sides_owed
from paiju.games.shandong.kernel.moves import actors, check
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.tricks import check_lead
from paiju.games.shandong.names import ACTS
from paiju.games.shandong.refusals import choices_of, refusal_of
from paiju.trick.faces import cards_of_masks, held_of
from paiju.trick.kernel import constants as common
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS
from paiju.trick.moves import follow_cards, kept_kind, throws, unit_leads
from paiju.trick.shapes import hand_of


def kind_of(move: Move) -> int:
    """Return the number of the type that a move lets stay, 0 where it names none."""
    if move.act != "keep" or move.claim is None:
        return 0
    return kept_kind(move.claim)


def check_move(table: Table, seat: int, move: Move) -> Refusal | None:
    """Tell why a move of a seat, counted from 1, is refused."""
    no = refuse_mover(table.phase == constants.OVER, seat, constants.SEATS, move, ACTS, {})
    if no is not None:
        return no
    place = seat - 1
    cards = held_of(move.cards)
    answer = int(check(table, place, ACTS[move.act], cards, kind_of(move)))
    if actors(table) >> place & 1 and answer != common.WRONG_PHASE:
        stray = refuse_stray(move, ("cards", "claim") if move.act == "keep" else ("cards",))
        if stray is not None:
            return stray
        if len(move.cards) != size(cards):
            # Masks hold three copies: a fourth is not in any hand.
            answer = common.NOT_IN_HAND
    return refusal_of(answer, table, place, move)


def legal_moves(table: Table, seat: int) -> Iterator[Move]:
    """List every legal move of a seat, counted from 1."""
    place = seat - 1
    if not 1 <= seat <= constants.SEATS or not actors(table) >> place & 1:
        return
    hand = table.play.hands[place]
    phase = table.phase
    if phase <= constants.STICKING:
        yield DECLINE
        yield from _bids(table, hand)
    elif phase == constants.RETURNING:
        for cards in returns(table, hand):
            yield Move("return", cards)
    elif phase == constants.BURYING:
        for cards in choices(hand_of(hand), constants.KITTY):
            yield Move("bury", cards)
    elif phase == constants.CHOOSING:
        for name in choices_of(table):
            yield Move("keep", claim=Claim(name))
    elif table.play.out:
        for cards in follow_cards(table.play, hand):
            yield Move("play", cards)
    else:
        yield from _leads(table, hand)


def _faces(mask: int) -> list[Card]:
    """Return the faces of a mask."""
    return [face for face in CARDS if mask >> face.code & 1]


def _bids(table: Table, hand: Holding) -> Iterator[Move]:
    """List what a hand can show in this window."""
    pairs = _faces(hand.two & constants.SUITED)
    if table.phase == constants.COUNTERING:
        for pair in pairs:
            for joker in _faces(hand.two & constants.JOKERS):
                yield Move("counter", (pair, pair, joker, joker))
        return
    jokers = _faces(hand.one & constants.JOKERS)
    if table.phase == constants.DECLARING:
        for pair in pairs:
            for joker in jokers:
                yield Move("show", (pair, pair, joker))
        return
    for low, high in combinations(pairs, 2):
        if adjacent(table, 1 << low.code | 1 << high.code):
            for joker in jokers:
                yield Move("stick", (low, low, high, high, joker))


def returns(table: Table, hand: Holding) -> Iterator[tuple[Card, ...]]:
    """List what a hand may give back: a high trump, side cards, and the lowest trumps."""
    trumps = int(table.play.shapes.ranks.faces[TRUMPS])
    side = hand_of(Holding(hand.one & ~trumps, hand.two & ~trumps, 0))
    high: list[tuple[Card, ...]] = [(face,) for face in _faces(hand.one & high_trumps(table))]
    owed = int(sides_owed(table, hand))
    seen: set[tuple[Card, ...]] = set()
    for apart in high or [()]:
        rest = Holding(hand.one & trumps, hand.two & trumps, 0)
        for face in apart:
            rest.take(1 << face.code)
        for low in _lowest(table, rest, constants.EXCHANGED - owed - len(apart)):
            for others in choices(side, owed):
                cards = tuple(sorted(apart + low + others))
                if cards not in seen:
                    seen.add(cards)
                    yield cards


def _lowest(table: Table, trumps: Holding, count: int) -> Iterator[tuple[Card, ...]]:
    """List the lowest trumps, in every way among equals."""
    ranks = table.play.shapes.ranks
    forced: tuple[Card, ...] = ()
    for height in range(int(ranks.rungs[TRUMPS])):
        rung = ranks.rung[TRUMPS * HEIGHTS + height]
        equal = cards_of_masks(trumps.one & rung, trumps.two & rung, 0)
        if len(forced) + len(equal) >= count:
            held = hand_of(Holding(trumps.one & rung, trumps.two & rung, 0))
            for cards in choices(held, count - len(forced)):
                yield forced + cards
            return
        forced += equal


def _leads(table: Table, hand: Holding) -> Iterator[Move]:
    """List every unit, then every throw, one suit after another in turn."""
    for cards in unit_leads(table.play, hand):
        if check_lead(table, held_of(cards)) == common.LEGAL:
            yield Move("play", cards)
    groups = range(TRUMPS + 1 if table.setup.throw_trumps else TRUMPS)
    for cards in throws(table.play, hand, groups, partial(check_lead, table)):
        yield Move("play", cards)
