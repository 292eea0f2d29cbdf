"""What routes take and give, in JSON."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from paiju.wire.commands import Pace, Strength, Watching, Word
from paiju.wire.pushes import Listed, WireRefusal

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Language: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request brings."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer holds."""


class Failure(Answer, frozen=True):
    """Why a request was refused, with the sentence in every language."""

    refusal: WireRefusal
    message: dict[str, str]


class GuestWish(Body, frozen=True):
    """A guest, with a name or without."""

    name: Name | None = None


class GuestMade(Answer, frozen=True):
    """A new player; the token is shown this once."""

    player: str
    token: str
    name: str


class WireRating(Answer, frozen=True):
    """How well a player plays a game, as far as is known."""

    game: str
    rating: int
    sure: int
    """Plus or minus."""
    hands: int


class Me(Answer, frozen=True):
    """Oneself."""

    player: str
    name: str
    login: str | None
    room: str | None
    ratings: list[WireRating]


class Renaming(Body, frozen=True):
    """A new name."""

    name: Name


class Credentials(Body, frozen=True):
    """A login name and a password."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=256)]


class CardWish(Body, frozen=True):
    """The rules of a table."""

    game: Word
    preset: Word | None = None
    switches: dict[Word, str | int] = {}


class RoomWish(CardWish, frozen=True):
    """A room to be opened; the first seat is the host's."""

    public: bool = False
    watching: Watching = "table"
    pace: Pace = "usual"
    bots: Strength | None = None


class QuickWish(CardWish, frozen=True):
    """A match against bots at once."""

    strength: Strength = "easy"
    pace: Pace = "usual"


class WireCard(Answer, frozen=True):
    """The rules of a table with their short code."""

    code: str
    game: str
    preset: str
    rules: dict[str, str | int]
    changed: dict[str, str | int]
    """The switches that differ from the preset."""
    link: str | None
    """The address that opens a room with these rules."""


class RoomMade(Answer, frozen=True):
    """A room that was opened."""

    room: str


class Rooms(Answer, frozen=True):
    """All public rooms."""

    rooms: list[Listed]
    online: int


class OwnRooms(Answer, frozen=True):
    """The rooms of a player that are not over, the one written to last first."""

    rooms: list[Listed]


class Reached(Answer, frozen=True):
    """Where friends find the server; None where nobody but this machine does."""

    address: str | None


class RoomSeen(Answer, frozen=True):
    """A room as somebody with its code sees it before coming in."""

    room: Listed
    link: str | None


class PushKey(Answer, frozen=True):
    """The server's public key for notices."""

    key: str


class PushKeys(Body, frozen=True):
    """What a notice to a browser is encrypted with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushWish(Body, frozen=True):
    """Where a browser takes notices."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    keys: PushKeys
    lang: Language = "zh"


class PushEnd(Body, frozen=True):
    """Where no notices are wanted any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Health(Answer, frozen=True):
    """Whether the server is well."""

    ok: bool
    version: str
    rooms: int
    sockets: int
    lag_ms: float
    disk_free: float
