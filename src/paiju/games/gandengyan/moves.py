"""Moves of 干瞪眼: which are legal, why not, and what they do."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from paiju.cards import cards_of, mask_of
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.kernel.verdict import Room
from paiju.game import PASS, Facts, Move, Refusal
from paiju.game.guards import refuse_mover, refuse_stray
from paiju.games.gandengyan.deal import Hands
from paiju.games.gandengyan.faces import terms_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.profile import ACTS, PLAY
from paiju.games.gandengyan.refusals import not_in_hand, refusal
from paiju.games.gandengyan.rules import Rules

_CLAUSES: Final = {
    "hand_over": f"{GAME}.7.1",
    "unknown_seat": f"{GAME}.1.1",
    "unknown_act": f"{GAME}.6.4",
}


def actors(state: Hands) -> tuple[int, ...]:
    """Return the seat on turn, nobody after the end."""
    if state.table.winner >= 0:
        return ()
    return (turn_of(state.table.round) + 1,)


def legal(state: Hands, seat: int) -> Iterator[Move]:
    """List the moves of a seat; a set of cards with several readings comes once for each."""
    if seat not in actors(state):
        return
    plays, terms = Plays(), terms_of(state.rules)
    kernel.legal(state.table, Search(state.table.shapes), plays)
    masks = [int(plays.first[place]) for place in range(plays.count)]
    readings = Counter(masks)
    for place, mask in enumerate(masks):
        if not mask:
            yield PASS
        elif readings[mask] == 1:
            yield Move("play", cards_of(mask))
        else:
            yield Move("play", cards_of(mask), terms.claim_of(plays.combos[place]))


def check(state: Hands, seat: int, move: Move) -> Refusal | None:
    """Tell why a move is refused, None if it is legal."""
    ruling = examine(state, seat, move)
    return ruling if isinstance(ruling, Refusal) else None


def examine(state: Hands, seat: int, move: Move) -> int | Refusal:
    """Return what a move plays, as a combination, 0 for a pass; or why it is refused."""
    rules, table = state.rules, state.table
    no = refuse_mover(table.winner >= 0, seat, rules.seats, move, ACTS, _CLAUSES)
    if no is not None:
        return no
    if seat != turn_of(table.round) + 1:
        facts: Facts = {"seat": seat, "actors": actors(state)}
        return Refusal("not_your_turn", f"{GAME}.{PLAY.clause}", facts)
    stray = refuse_stray(move, ("cards", "claim") if move.act == "play" else (), f"{GAME}.6.4")
    if stray is not None:
        return stray
    return weigh(rules, table, move)


def weigh(rules: Rules, table: Table, move: Move) -> int | Refusal:
    """Return what the seat on turn plays, or why it may not."""
    if move.act == "play" and not move.cards:
        if kernel.leading(table):
            return Refusal("must_lead", f"{GAME}.6.2")
        return Refusal("not_a_combination", f"{GAME}.2.1", {"cards": ()})
    # A mask cannot tell two copies of a card from one.
    if len(set(move.cards)) < len(move.cards):
        return not_in_hand(table, move.cards)
    room = Room()
    claim = 0
    if move.claim is not None:
        claim = terms_of(rules).claim_number(move.claim, len(move.cards))
    code = kernel.check(table, mask_of(move.cards), claim, room)
    match code:
        case kernel.LEGAL:
            return int(room.made) if move.cards else 0
        case kernel.MUST_LEAD:
            return Refusal("must_lead", f"{GAME}.6.2")
        case kernel.NOT_IN_HAND:
            return not_in_hand(table, move.cards)
        case _:
            lying = cards_of(table.lying)
            return refusal(rules, code, lying, table.combo, move.cards, move.claim)
