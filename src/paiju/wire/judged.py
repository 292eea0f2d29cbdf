"""What the judge says of a position, in JSON: the fields that every client may count on.

The judge writes dictionaries (docs/judge.md); these types name what is in them.
"""

from typing import NotRequired, TypedDict


class JudgedUnit(TypedDict):
    """Cards that belong together in a play."""

    type: str
    cards: list[str]


JudgedReading = TypedDict(  # the form that can name a field `as`
    "JudgedReading",
    {
        "type": str,
        "rank": str | None,
        "length": int,
        "as": list[str],
        "units": list[JudgedUnit],
    },
)


class Identified(TypedDict):
    """What cards are (`identify`)."""

    readings: list[JudgedReading]


class JudgedPlay(TypedDict):
    """A play: what it is where plays climb, what it does where they win tricks."""

    cards: list[str]
    reading: NotRequired[JudgedReading | None]
    verb: NotRequired[str]
    wins: NotRequired[bool]


class Ruling(TypedDict):
    """Whether cards may be played, and the sentence in every language where they may not."""

    legal: bool
    code: str | None
    message: dict[str, str] | None
    verb: NotRequired[str | None]


class Misasked(TypedDict):
    """Why a position cannot be judged."""

    code: str
    field: str | None
    message: dict[str, str]
