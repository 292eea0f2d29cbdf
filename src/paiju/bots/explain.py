"""Say why a move is good, from what its seat can see: the same words for every bot and hint."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from paiju.bots import climbing, tricks
from paiju.bots.reasons import Reason
from paiju.game import AnyGame, AnyState, AnyView, Move

Teller: TypeAlias = Callable[[AnyGame, AnyView, tuple[Move, ...], Move], Reason]

TELLERS: Final[Mapping[str, Teller]] = {
    "friends": tricks.explain,
    "gandengyan": climbing.explain,
    "guandan": climbing.explain,
    "shandong": tricks.explain,
    "xiaoer": tricks.explain,
}

# So many other moves are looked at to say what a move leaves alone.
_OTHERS: Final = 12


def explain(game: AnyGame, view: AnyView, guess: AnyState, move: Move) -> Reason:
    """Return the reason for a legal move; the guess only serves to list what else may be done."""
    assert view.seat is not None
    others = game.ideas(guess, view.seat, _OTHERS)
    if len(set(others) | {move}) == 1 and len(tuple(_first_two(game, guess, view.seat))) == 1:
        return Reason("cannot_beat" if move.act == "pass" else "only_move")
    teller = TELLERS.get(view.game)
    if teller is None:
        return Reason("usual_move")
    return teller(game, view, others, move)


def _first_two(game: AnyGame, guess: AnyState, seat: int) -> list[Move]:
    """List the first legal moves: enough to tell whether there is a choice."""
    listed = game.legal(guess, seat)
    return [move for move, _ in zip(listed, range(2), strict=False)]
