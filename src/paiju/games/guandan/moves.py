"""Moves of 掼蛋: which are legal, and why not."""

from collections.abc import Iterator
from typing import Final

from paiju.cards import Card, Hand
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.kernel.verdict import Room
from paiju.climb.terms import masks_of
from paiju.game import PASS, Claim, Facts, Move, Refusal
from paiju.game.guards import refuse_mover, refuse_stray
from paiju.games.guandan import listing
from paiju.games.guandan.deal import Hands, hand_of
from paiju.games.guandan.faces import cards_of
from paiju.games.guandan.kernel import constants, tribute
from paiju.games.guandan.kernel import play as kernel
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.names import GAME
from paiju.games.guandan.profile import ACTS, PHASES
from paiju.games.guandan.refusals import not_in_hand, payment_refusal
from paiju.games.guandan.terms import terms_of

_TAKEN: Final = {"play": ("cards", "claim"), "pass": ()}
"""The parts of a move that mean something; tribute has cards alone."""
_CLAUSES: Final = {
    "hand_over": f"{GAME}.7.1",
    "unknown_seat": f"{GAME}.1.1",
    "unknown_act": f"{GAME}.6.4",
}


def seats_of(mask: int) -> tuple[int, ...]:
    """Return the seats of a mask."""
    return tuple(seat for seat in range(1, constants.SEATS + 1) if mask >> (seat - 1) & 1)


def actors(table: Table) -> tuple[int, ...]:
    """Return the seats that may act."""
    match table.phase:
        case constants.PAYING:
            return seats_of(tribute.owing(table))
        case constants.RETURNING:
            return seats_of(tribute.indebted(table))
        case constants.PLAYING:
            return (turn_of(table.round) + 1,)
        case _:
            return ()


def legal(state: Hands, seat: int) -> Iterator[Move]:
    """List the moves of a seat; cards with several readings come once for each."""
    table = state.table
    if seat not in actors(table):
        return
    held = table.first[seat - 1], table.second[seat - 1]
    if table.phase == constants.PAYING:
        for card in cards_of(tribute.highest(table.book, held[0])):
            yield Move("tribute", (card,))
        return
    if table.phase == constants.RETURNING:
        for card in cards_of(tribute.may_return(table.book, held[0])):
            yield Move("return", (card,))
        return
    if not kernel.leading(table):
        yield PASS
    found = listing.patterns(table.book, held, table.combo)
    for masks, combos in listing.plays(table.book, held, found):
        cards = cards_of(*masks)
        if len(combos) == 1:
            yield Move("play", cards)
        else:
            for made in combos:
                yield Move("play", cards, terms_of(table.book).claim_of(made))


def check(state: Hands, seat: int, move: Move) -> Refusal | None:
    """Tell why a move is refused, None if it is legal."""
    ruling = examine(state, seat, move)
    return ruling if isinstance(ruling, Refusal) else None


def examine(state: Hands, seat: int, move: Move) -> int | Refusal:
    """Return what a play is, as a combination, 0 for any other move; or why it is refused."""
    table = state.table
    over = table.phase == constants.OVER
    no = refuse_mover(over, seat, constants.SEATS, move, ACTS, _CLAUSES)
    if no is not None:
        return no
    if ACTS[move.act] != table.phase:
        facts: Facts = {"phase": PHASES[table.phase].name, "act": move.act}
        return Refusal("wrong_phase", f"{GAME}.5.3", facts)
    if seat not in actors(table):
        clause = PHASES[table.phase].clause
        turn: Facts = {"seat": seat, "actors": actors(table)}
        return Refusal("not_your_turn", f"{GAME}.{clause}", turn)
    stray = refuse_stray(move, _TAKEN.get(move.act, ("cards",)), f"{GAME}.6.4")
    if stray is not None:
        return stray
    if move.act == "pass":
        return Refusal("must_lead", f"{GAME}.6.2") if kernel.check_pass(table) else 0
    if move.act == "play":
        return weigh(table, seat, move.cards, move.claim)
    return pay_ruling(table, seat, move)


def pay_ruling(table: Table, seat: int, move: Move) -> int | Refusal:
    """Rule on tribute or a return: one card, the right one."""
    if len(move.cards) != 1:
        facts = {"needed": 1, "given": len(move.cards)}
        return Refusal("wrong_count", f"{GAME}.5.3", facts)
    card, held = move.cards[0], table.first[seat - 1]
    if move.act == "tribute":
        code = tribute.check_payment(table, seat - 1, card.code)
    else:
        code = tribute.check_return(table, seat - 1, card.code)
    if code == constants.LEGAL:
        return 0
    if code == constants.NOT_IN_HAND:
        return not_in_hand(table, seat, move.cards)
    return payment_refusal(table.book, code, held, card)


def weigh(table: Table, seat: int, cards: tuple[Card, ...], claim: Claim | None) -> int | Refusal:
    """Return what a seat plays, or why it may not."""
    if not Hand.of(cards) <= hand_of(table, seat):
        return not_in_hand(table, seat, cards)
    room = Room()
    meant = terms_of(table.book).claim_number(claim, len(cards))
    code = kernel.check_play(table, *masks_of(cards), meant, room)
    if code == constants.LEGAL:
        return int(room.made)
    lying = cards_of(table.lying_first, table.lying_second)
    return terms_of(table.book).refusal(code, lying, table.combo, cards, claim)
