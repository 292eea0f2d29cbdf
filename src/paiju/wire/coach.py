"""What the coach gives, in JSON."""

from paiju.wire.commands import WireMove
from paiju.wire.http import Answer
from paiju.wire.pushes import WireReason


class JudgedMove(Answer, frozen=True):
    """A move of a finished hand beside the best that was found."""

    step: int
    """The number of the move in the record, from 1."""
    seat: int
    move: WireMove
    best: WireMove
    cost: float
    error: float
    """The margin of error of the cost, for all moves of the hand together."""
    mistake: bool
    reasons: list[WireReason]
    """What the best move is good for."""
    meant: WireReason
    """What the move that was made is good for."""


class Coached(Answer, frozen=True):
    """How far the coach is with a hand: ask again until `done` is `total`."""

    hand: str
    game: str
    unit: str
    done: int
    total: int | None
    moves: list[JudgedMove]
    worst: list[int]
    """The steps of the costliest mistakes, the worst first; none while it goes on."""
