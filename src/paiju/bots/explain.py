"""Say why a move is good, from what its seat can see: the same words for every bot and hint."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from paiju.bots import climbing, tricks
from paiju.bots.contract import has_choice
from paiju.bots.reasons import Reason
from paiju.game import AnyGame, AnyState, AnyView, Move

Teller: TypeAlias = Callable[[AnyGame, AnyView, tuple[Move, ...], Move], Reason]

TELLERS: Final[Mapping[str, Teller]] = {"climb": climbing.explain, "trick": tricks.explain}
"""Who knows the reasons in a family of games."""

# So many other moves are looked at to say what a move leaves alone.
_OTHERS: Final = 12


def explain(game: AnyGame, view: AnyView, guess: AnyState, move: Move) -> Reason:
    """Return the reason for a legal move; the guess only serves to list what else may be done."""
    assert view.seat is not None
    others = game.ideas(guess, view.seat, _OTHERS)
    if len(set(others) | {move}) == 1 and not has_choice(game, guess, view.seat):
        return _compulsion(game, view, guess, move)
    teller = TELLERS.get(game.profile.family)
    if teller is None:
        return Reason("usual_move")
    return teller(game, view, others, move)


def _compulsion(game: AnyGame, view: AnyView, guess: AnyState, move: Move) -> Reason:
    """Tell which clause leaves this move alone: it refuses what would be nearest to it."""
    assert view.seat is not None
    refusals = (game.check(guess, view.seat, other) for other in _nearest(view, move))
    clauses = {refusal.rule for refusal in refusals if refusal is not None and refusal.rule}
    if not clauses:
        return Reason("only_move")
    # A book goes from what holds for all plays to what holds for few: the last binds closest.
    rule = max(clauses, key=lambda one: [int(part) for part in one.split(".")[1:]])
    return Reason("cannot_beat" if move.act == "pass" else "only_allowed", rule=rule)


def _nearest(view: AnyView, move: Move) -> Iterator[Move]:
    """Give moves that differ little: any card instead of a pass, else one card for another."""
    kept = dict.fromkeys(view.hand - move.hand)
    if move.act == "pass":
        yield from (Move("play", (held,)) for held in kept)
    elif move.cards:
        yield from (replace(move, cards=(held, *move.cards[1:]), claim=None) for held in kept)
