"""What each seat took in the course of a hand: the points of its tricks, or its rounds."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from paiju.game import AnyGame, Event

Unit: TypeAlias = Literal["points", "rounds"]
_TRICK: Final = "trick_won"
_ROUNDS: Final = frozenset({"round_won", "lead_inherited"})


def unit_of(game: AnyGame) -> Unit:
    """Tell what is counted in a game."""
    return "points" if "points" in game.events.get(_TRICK, ()) else "rounds"


def taken(log: Sequence[Event], seats: int) -> tuple[tuple[int, int, int], ...] | None:
    """Return by seat what it took in each third of the tricks; None in a hand without any."""
    won = [event for event in log if event.name == _TRICK or event.name in _ROUNDS]
    if not won:
        return None
    thirds = [[0, 0, 0] for _ in range(seats)]
    for place, event in enumerate(won):
        seat, points = event.facts["seat"], event.facts.get("points", 1)
        assert isinstance(seat, int)
        assert isinstance(points, int)
        thirds[seat - 1][place * 3 // len(won)] += points
    return tuple((early, middle, late) for early, middle, late in thirds)
