"""What is asked about a player's finished hands, and what is told."""

from dataclasses import dataclass

BOT: str = "bot."
"""Before the strength of a bot where a partner is named; ids of players have no dot."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Which of a player's hands are wanted; None where it does not matter."""

    game: str | None = None
    people: bool | None = None
    """With other people, or with bots alone."""
    won: bool | None = None
    partner: str | None = None
    """The id of a player, or `BOT` and a strength."""
    since: int | None = None
    until: int | None = None
    """The first moment that is too late."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """The last hand of a page: the next page begins behind it."""

    at: int
    hand: str


@dataclass(frozen=True, slots=True)
class Tally:
    """How some hands went."""

    hands: int
    won: int
    gain: int
    """Points by which more is better, also where a game counts penalties."""


@dataclass(frozen=True, slots=True)
class GameTally:
    """How the hands of one game went, and what was taken when."""

    game: str
    tally: Tally
    phased: int
    """How many of the hands tell what was taken when."""
    phases: tuple[int, int, int]
    """What was taken in the first, second and last third of these hands."""


@dataclass(frozen=True, slots=True)
class PartnerTally:
    """How the hands with one partner went."""

    partner: str
    """As `Sought` names it."""
    name: str
    """Empty for a bot."""
    tally: Tally


@dataclass(frozen=True, slots=True)
class Stretch:
    """Hands that came one after another."""

    start: int
    end: int
    tally: Tally


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating as it was after a hand."""

    game: str
    at: int
    mean: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """How a player's hands went."""

    games: tuple[GameTally, ...]
    partners: tuple[PartnerTally, ...]
    course: tuple[Stretch, ...]
    ratings: tuple[Rated, ...]
