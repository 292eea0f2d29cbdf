"""Whose turn is still the same after somebody else's move, and how long turns last."""

from itertools import islice
from typing import Final

from paiju.game import AnyGame, AnyState
from paiju.room.state import Timer

# Enough to tell offers apart: those who may act together have few moves, or many alike.
_COMPARED: Final = 16


def kept(game: AnyGame, before: AnyState, after: AnyState, mover: int) -> frozenset[int]:
    """Return the seats that could act and still can, offered the same as before.

    A move that was chosen from the earlier view means the same in the later one.
    """
    both = {*game.actors(before)} & {*game.actors(after)} - {mover}
    if not both or game.view(before, None).phase != game.view(after, None).phase:
        return frozenset()
    return frozenset(
        seat
        for seat in both
        if all(
            one == other
            for one, other in zip(
                islice(game.legal(before, seat), _COMPARED),
                islice(game.legal(after, seat), _COMPARED),
                strict=False,
            )
        )
    )


def timer(
    game: AnyGame,
    after: AnyState,
    same: frozenset[int],
    running: Timer | None,
    at: int,
    pace: int,
) -> Timer | None:
    """Return until when the seats that must act have time; a window goes on for those still in."""
    deadline = game.deadline(after)
    if deadline is None:
        return None
    if running is not None and same.issuperset(deadline.seats):
        return Timer(running.due, running.seconds, deadline.seats)
    seconds = deadline.seconds * pace // 1000
    return Timer(at + deadline.seconds * pace, max(1, seconds), deadline.seats)
