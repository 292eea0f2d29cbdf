"""Examples as data: `pictures.toml` of a game, in a notation that reads like the rule book.

`S7 JB*` marks a wild card, `S4 S4 | S9` parts a throw into its units, `S5 < HJ` says that the
second beats the first (in games of tricks: played after it), `S9 = H9` that they are equal,
`S9 ! S8 H8` that they cannot be compared, and `HA > HK = CK` is an order with equals.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from paiju.cards import Card, parse_card, parse_cards
from paiju.game import games
from paiju.game.registry import brought

Question: TypeAlias = Mapping[str, object]
Head: TypeAlias = tuple[str, str, Question, Question]
_SIGN: Final = re.compile(r"\s([<=!])\s")


@dataclass(frozen=True, slots=True)
class Held:
    """A card of an example, wild or not."""

    card: Card
    wild: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Cards as they are shown, unit by unit."""

    units: tuple[tuple[Held, ...], ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the play."""
        return tuple(held.card for unit in self.units for held in unit)

    @property
    def wilds(self) -> int:
        """How many of them are wild."""
        return sum(held.wild for unit in self.units for held in unit)


@dataclass(frozen=True, slots=True)
class Named:
    """What an example says that the cards are: a type and a rank, or types of units; or nothing."""

    play: Play
    type: str | None
    rank: str | None = None
    units: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """What every example has: its name, its clause, and what else the question says."""

    name: str
    clause: str
    context: Question
    own: Question
    """What is not so in the other examples."""


@dataclass(frozen=True, slots=True)
class Reads(Example):
    """Cards and everything that they can be, strongest first."""

    readings: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Beats(Example):
    """Plays in a row and the signs between them."""

    plays: tuple[Play, ...]
    signs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ordered(Example):
    """Every card from high to low, equals together; by suit group, `""` where there is none."""

    rows: Mapping[str, tuple[tuple[Card, ...], ...]]


@dataclass(frozen=True, slots=True)
class Book:
    """The examples of one game."""

    game: str
    seats: tuple[int, ...]
    """The seats in turn, in a game of tricks."""
    suited: bool
    cover: str
    """The example that stands for the game in the overview."""
    emblem: tuple[Card, ...]
    """A few telling cards that stand for the game in lists."""
    context: Question
    """What every question says unless an example has its own."""
    orders: tuple[Ordered, ...] = ()
    reads: tuple[Reads, ...] = ()
    beats: tuple[Beats, ...] = field(default=())


def parse_play(text: str) -> Play:
    """Read cards, with `*` behind wild ones and `|` between units."""
    return Play(
        tuple(
            tuple(Held(parse_card(word.removesuffix("*")), "*" in word) for word in unit.split())
            for unit in text.split("|")
        )
    )


def parse_named(text: str) -> Named:
    """Read `cards : type rank`, `cards : throw = type + type` or `cards : none`."""
    cards, _, said = text.partition(" : ")
    kind, _, units = said.partition(" = ")
    words = kind.split()
    return Named(
        parse_play(cards),
        None if words[0] == "none" else words[0],
        words[1] if len(words) > 1 else None,
        tuple(units.split(" + ")) if units else (),
    )


def parse_row(text: str) -> tuple[tuple[Card, ...], ...]:
    """Read `HA > HK = CK`."""
    return tuple(parse_cards(group.replace("=", " ")) for group in text.split(">"))


def _table(value: object) -> dict[str, object]:
    """Take a table of the file."""
    return dict(value) if isinstance(value, Mapping) else {}


def _list(value: object) -> list[object]:
    """Take a list of the file."""
    return list(value) if isinstance(value, list) else []


def read_book(game: str, text: str) -> Book:
    """Read the file of a game."""
    data = tomllib.loads(text)
    context = _table(data.get("context"))

    def head(entry: dict[str, object]) -> Head:
        own = _table(entry.get("context"))
        return str(entry["name"]), str(entry["clause"]), {**context, **own}, own

    orders, reads, beats = (
        [_table(one) for one in _list(data.get(key))] for key in ("order", "read", "beat")
    )
    return Book(
        game,
        tuple(one for one in _list(data.get("seats")) if isinstance(one, int)),
        bool(data.get("suited", True)),
        str(data["cover"]),
        parse_cards(str(data.get("emblem", ""))),
        context,
        tuple(
            Ordered(*head(e), {k: parse_row(str(v)) for k, v in _table(e["rows"]).items()})
            for e in orders
        ),
        tuple(
            Reads(*head(e), tuple(parse_named(str(one)) for one in _list(e["is"]))) for e in reads
        ),
        tuple(_beats(head(e), str(e["plays"])) for e in beats),
    )


def _beats(head: Head, text: str) -> Beats:
    """Read plays with signs between them."""
    parts = _SIGN.split(text)
    return Beats(*head, tuple(map(parse_play, parts[::2])), tuple(parts[1::2]))


def book_of(game: str) -> Book | None:
    """Return the examples of a game, None where it brings none."""
    file = brought(game, "pictures.toml")
    return None if file is None else read_book(game, file.read_text("utf-8"))


def books() -> tuple[Book, ...]:
    """Return the examples of every installed game that has some."""
    return tuple(book for book in map(book_of, games()) if book is not None)
