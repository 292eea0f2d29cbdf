"""Moves at the edge: which are legal, and why one is not."""

from collections.abc import Iterator
from typing import Final

from paiju.cards import CARDS
from paiju.cards.choices import choices
from paiju.cards.kernel.holding import Holding, size
from paiju.game import DECLINE, Claim, Move, Refusal
from paiju.game.guards import refuse_mover, refuse_stray
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.bidding import bid_rank
from paiju.games.friends.kernel.moves import actors, check
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.names import ACTS, BID_ACTS
from paiju.games.friends.refusals import refusal_of
from paiju.trick.faces import held_of
from paiju.trick.kernel import constants as common
from paiju.trick.moves import NO_SUCH, follow_cards, kept_kind, throws, unit_leads
from paiju.trick.refusing import choices_of
from paiju.trick.shapes import TYPES, hand_of

_TAKEN: Final = {"call": ("cards", "number"), "keep": ("cards", "claim")}
"""The parts of a move that mean something; most moves have cards alone."""


def number_of(table: Table, move: Move) -> int:
    """Return the number of a move for the kernel: the nth of a call, or the type to keep."""
    if move.act == "call":
        if move.number is None:
            return 0
        return move.number if 1 <= move.number <= constants.COPIES else NO_SUCH
    if move.act == "keep":
        return _kept(table, move.claim)
    return 0


def _kept(table: Table, claim: Claim | None) -> int:
    """Return the number of the type to keep; without a claim the smallest."""
    if claim is None:
        return TYPES.index(choices_of(table.play)[0]) if table.play.choices else NO_SUCH
    return kept_kind(claim)


def check_move(table: Table, seat: int, move: Move) -> Refusal | None:
    """Tell why a move of a seat, counted from 1, is refused."""
    no = refuse_mover(table.phase == constants.OVER, seat, constants.SEATS, move, ACTS, {})
    if no is not None:
        return no
    place = seat - 1
    cards = held_of(move.cards)
    answer = int(check(table, place, ACTS[move.act], cards, number_of(table, move)))
    if answer not in (common.WRONG_PHASE, common.NOT_YOUR_TURN, constants.BID_OWN):
        stray = refuse_stray(move, _TAKEN.get(move.act, ("cards",)))
        if stray is not None:
            return stray
        if len(move.cards) != size(cards) and move.act != "call":
            # Masks hold three copies: a fourth is not in any hand.
            answer = common.NOT_IN_HAND
    return refusal_of(answer, table, place, move)


def legal_moves(table: Table, seat: int) -> Iterator[Move]:
    """List every legal move of a seat, counted from 1."""
    place = seat - 1
    if not 1 <= seat <= constants.SEATS or not actors(table) >> place & 1:
        return
    phase = table.phase
    if phase <= constants.BIDDING:
        yield DECLINE
        yield from _bids(table, place)
    elif phase == constants.BURYING:
        for cards in choices(hand_of(table.play.hands[place]), constants.KITTY):
            yield Move("bury", cards)
    elif phase == constants.CALLING:
        yield from _calls(table)
    elif phase == constants.CHOOSING:
        for name in choices_of(table.play):
            yield Move("keep", claim=Claim(name))
    elif table.play.out:
        for cards in follow_cards(table.play, table.play.hands[place]):
            yield Move("play", cards)
    else:
        yield from _leads(table, table.play.hands[place])


def _bids(table: Table, place: int) -> Iterator[Move]:
    """List the bids, or counter-bids, of a hand."""
    act = BID_ACTS[table.bid_seat >= 0]
    hand = hand_of(table.play.hands[place])
    for face in CARDS[: constants.SUITED]:
        if bid_rank(table, place, face.code >> 2):
            for count in range(int(table.bid_count) + 1, hand.count(face) + 1):
                yield Move(act, (face,) * count)


def _calls(table: Table) -> Iterator[Move]:
    """List the calls, the dealer alone first."""
    if table.setup.alone:
        yield Move("call")
    for face in CARDS:
        if not table.shown >> face.code & 1:
            for nth in range(1, constants.COPIES + 1):
                yield Move("call", (face,), number=nth)


def _leads(table: Table, hand: Holding) -> Iterator[Move]:
    """List every unit, then every throw, one suit after another in turn."""
    for cards in unit_leads(table.play, hand):
        yield Move("play", cards)
    for cards in throws(table.play, hand):
        yield Move("play", cards)
