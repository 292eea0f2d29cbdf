"""What the server itself asks of a room."""

from dataclasses import dataclass
from typing import TypeAlias

from paiju.game import Move, Refusal
from paiju.room.events import AnyEvent

Decided: TypeAlias = tuple[AnyEvent, ...] | Refusal
"""What a command makes happen, or why nothing does."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who a command comes from: known from the token, never from the message."""

    player: str
    name: str


SERVER = Who("", "")


@dataclass(frozen=True, slots=True)
class Fresh:
    """Secrets and names drawn for one step, used if it needs any."""

    server_seed: str
    hand: str


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: do what is due."""

    ended: bool = False
    """Whether the event that the room is a table of is closed, so that nothing more is dealt."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The server has started again: nobody pays for the time between."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot has chosen for a seat, at the sequence that its turn had."""

    seat: int
    at: int
    move: Move


@dataclass(frozen=True, slots=True)
class Fault:
    """The engine has raised."""

    error: str
