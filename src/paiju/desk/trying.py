"""Try it (试一试): one position, and everything that the judge says of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from paiju.desk.beating import beaten_by, first_two
from paiju.game import AnyGame
from paiju.game.rules import RulesLike
from paiju.judge import rule

MOST_PLAYS: Final = 24
"""So many plays are told; the count tells the rest."""
MOST_SEEN: Final = 80
"""So many are looked at to find them: six pairs of nines are one pair of nines."""
MOST_LED: Final = 12
"""Whoever leads from more cards may lead too much to be worth a list."""
_CONTEXT: Final = ("level", "trump", "shown")


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, a hand, and what of it is to be played."""

    game: AnyGame
    rules: RulesLike
    head: Mapping[str, object]
    """What every question says: game, rules, level, trump."""
    table: Sequence[str] = ()
    hand: Sequence[str] = ()
    cards: Sequence[str] = ()

    def ask(self, name: str, **fields: object) -> dict[str, Any]:
        """Ask the judge."""
        ruling: dict[str, Any] = rule({"ask": name, **self.head, **fields})
        return ruling

    @property
    def climbs(self) -> bool:
        """Whether plays of this game climb over each other; else they win tricks."""
        return "beats" in self.game.asks


@dataclass(frozen=True, slots=True)
class Tried:
    """What the judge says of a position; rulings as it writes them."""

    table: dict[str, Any] | None = None
    cards: dict[str, Any] | None = None
    ruling: dict[str, Any] | None = None
    plays: list[dict[str, Any]] = field(default_factory=list)
    count: int = 0
    beaten: list[dict[str, Any]] = field(default_factory=list)
    error: dict[str, Any] | None = None


def context_of(game: AnyGame) -> tuple[str, ...]:
    """Return what besides cards and rules a question about this game says."""
    asked = game.asks.get("identify")
    return () if asked is None else tuple(name for name in _CONTEXT if name in asked.optional)


def choices_of(game: AnyGame, name: str) -> tuple[str, ...]:
    """Return the words from which a question about this game chooses a part of its context."""
    asked = game.asks.get("identify")
    return () if asked is None else tuple(map(str, asked.choices.get(name, ())))


def try_out(position: Position) -> Tried:
    """Ask everything about a position; the first question that cannot be answered ends it."""
    told: dict[str, dict[str, Any] | None] = {"table": None, "cards": None, "ruling": None}
    for name, answer in _questions(position):
        if "error" in answer:
            return Tried(error=answer["error"])
        told[name] = answer
    table, found, ruling = told["table"], told["cards"], told["ruling"]
    listed = _listed(position)
    if "error" in listed:
        return Tried(table, found, ruling, error=listed["error"])
    beaten: list[dict[str, Any]] = []
    if found is not None and found["readings"]:
        beaten = beaten_by(position.ask, position.game, position.rules, position.cards)
    plays = _different([_play(position, cards) for cards in listed["plays"]])
    return Tried(table, found, ruling, plays, listed["count"], beaten)


def _questions(position: Position) -> Sequence[tuple[str, dict[str, Any]]]:
    """Ask what table and cards are, and whether they may be played."""
    made: list[tuple[str, dict[str, Any]]] = []
    if position.table:
        made.append(("table", position.ask("identify", cards=position.table)))
    if position.cards:
        made.append(("cards", position.ask("identify", cards=position.cards)))
        made.append(("ruling", _ruling(position)))
    return made


def _ruling(position: Position) -> dict[str, Any]:
    """Ask whether the chosen cards may be played."""
    hand, cards = position.hand, position.cards
    if not position.table:
        return position.ask("lead", hand=hand, cards=cards)
    if position.climbs:
        ruling = position.ask("beats", table=position.table, cards=cards)
        return {"legal": ruling.pop("beats"), **ruling} if "beats" in ruling else ruling
    return position.ask("follow", lead=position.table, hand=hand, cards=cards)


def _listed(position: Position) -> dict[str, Any]:
    """List what the hand may play."""
    if position.climbs and (position.table or 0 < len(position.hand) <= MOST_LED):
        asked = {"table": position.table} if position.table else {}
        return position.ask("plays", hand=position.hand, limit=MOST_SEEN, **asked)
    # A hand that is too small to follow has nothing to list, and nothing is wrong with it.
    if not position.climbs and 0 < len(position.table) <= len(position.hand):
        return position.ask("follows", lead=position.table, hand=position.hand, limit=MOST_PLAYS)
    return {"count": 0, "plays": []}


def _different(plays: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Keep the first of plays that are the same thing made of other cards."""
    found: dict[object, dict[str, Any]] = {}
    for play in plays:
        reading = play.get("reading")
        same = tuple(play["cards"])
        if reading is not None:
            same = (reading["type"], reading["rank"], reading["length"], bool(reading["as"]))
        found.setdefault(same, play)
    return list(found.values())[:MOST_PLAYS]


def _play(position: Position, cards: Sequence[str]) -> dict[str, Any]:
    """Say of a play what it is, or what it does and whether it would be the highest."""
    if position.climbs:
        readings = position.ask("identify", cards=cards)["readings"]
        return {"cards": cards, "reading": readings[0] if readings else None}
    seats = first_two(position.game)
    plays = [[seats[0], position.table], [seats[1], cards]]
    trick = position.ask("trick", plays=plays)
    if "error" in trick:
        return {"cards": cards}
    return {
        "cards": cards,
        "verb": trick["verbs"][str(seats[1])],
        "wins": trick["winner"] == seats[1],
    }
