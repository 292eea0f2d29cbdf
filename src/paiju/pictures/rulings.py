"""Ask the judge about every example: what it rules is drawn, and a file that differs is refused."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from paiju.cards import Card, parse_card, parse_cards
from paiju.judge import rule
from paiju.pictures.examples import Beats, Book, Example, Named, Ordered, Play, Reads


class Disagreement(ValueError):
    """An example says something else than the judge."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the judge says that cards are."""

    type: str
    rank: str | None
    length: int
    stands_for: tuple[Card, ...]
    units: tuple[tuple[str, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class Asker:
    """The judge, asked about one example of a game."""

    book: Book
    example: Example

    def ask(self, question: str, **fields: object) -> dict[str, object]:
        """Ask one question in the context of the example."""
        asked = {"ask": question, "game": self.book.game, **self.example.context, **fields}
        ruling: dict[str, object] = dict(rule(asked))
        if "error" in ruling:
            raise self.differs(f"it cannot be asked: {ruling['error']}")
        return ruling

    def differs(self, what: str) -> Disagreement:
        """Say which example is wrong, and how."""
        return Disagreement(f"{self.book.game}, {self.example.name}: {what}")

    def identify(self, play: Play) -> tuple[Ruled, ...]:
        """Ask what cards are."""
        readings = self.ask("identify", cards=_names(play.cards))["readings"]
        return tuple(_ruled(one) for one in _items(readings))

    def groups(self, cards: tuple[Card, ...]) -> dict[Card, str]:
        """Ask which suit group each card belongs to; nothing in games without such groups."""
        if not self.book.seats:
            return {}
        told = self.ask("order", cards=_names(tuple(dict.fromkeys(cards))))["suit_group"]
        return {parse_card(str(key)): str(group) for key, group in _table(told).items()}


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _table(value: object) -> dict[str, object]:
    return dict(value) if isinstance(value, Mapping) else {}


def _cards(value: object) -> tuple[Card, ...]:
    return parse_cards([str(one) for one in _items(value)])


def _ruled(value: object) -> Ruled:
    """Read a reading of the judge."""
    told = _table(value)
    rank = told["rank"]
    units = [_table(unit) for unit in _items(told["units"])]
    return Ruled(
        str(told["type"]),
        None if rank is None else str(rank),
        int(str(told["length"])),
        _cards(told["as"]),
        tuple((str(unit["type"]), _cards(unit["cards"])) for unit in units),
    )


def _agrees(named: Named, ruled: Ruled) -> bool:
    """Return whether an example says what the judge says."""
    if (named.type, named.rank) != (ruled.type, ruled.rank):
        return False
    if named.play.wilds != len(ruled.stands_for):
        return False
    shown = [Counter(held.card for held in unit) for unit in named.play.units]
    if not named.units:
        return len(shown) == 1
    return named.units == tuple(kind for kind, _ in ruled.units) and shown == [
        Counter(cards) for _, cards in ruled.units
    ]


def rule_reads(book: Book, example: Reads) -> tuple[Ruled, ...]:
    """Return what the cards are, in the order of the example, which must be the judge's."""
    asker = Asker(book, example)
    first = example.readings[0]
    ruled = asker.identify(first.play)
    named = tuple(one for one in example.readings if one.type is not None)
    same = {tuple(sorted(one.play.cards)) for one in example.readings}
    if len(same) != 1 or len(named) != len(ruled) or not all(map(_agrees, named, ruled)):
        raise asker.differs(f"the judge says {ruled}")
    return ruled


def _compare(asker: Asker, first: Play, second: Play) -> str:
    """Ask how two plays compare in a climbing game, both ways round."""
    up, down = (
        asker.ask("beats", table=_names(one.cards), cards=_names(other.cards))
        for one, other in ((first, second), (second, first))
    )
    if up["beats"] or down["beats"]:
        return "<" if up["beats"] and not down["beats"] else ">"
    return "=" if up["code"] == down["code"] == "too_small" else "!"


def _trick(asker: Asker, plays: Sequence[Play]) -> tuple[int, str]:
    """Ask which play wins a trick, from 0, and what its last play does."""
    seats = asker.book.seats[: len(plays)]
    told = asker.ask(
        "trick",
        plays=[[seat, _names(play.cards)] for seat, play in zip(seats, plays, strict=True)],
    )
    return seats.index(int(str(told["winner"]))), str(_table(told["verbs"])[str(seats[-1])])


def _adds(asker: Asker, plays: Sequence[Play]) -> str:
    """Ask how the last play of a trick compares with the best before it."""
    last = len(plays) - 1
    best, verb = _trick(asker, plays)
    if best == last:
        return "<"
    if verb == "discard":
        return "!"
    # Of equals the first wins, whichever it is; a lower card loses either way.
    return "=" if _trick(asker, (plays[last], plays[best]))[0] == 0 else ">"


def rule_climb(book: Book, example: Beats) -> tuple[Ruled | None, ...]:
    """Return what each play is, after the judge has confirmed every sign between them."""
    asker = Asker(book, example)
    for at, sign in enumerate(example.signs):
        _confirm(asker, at, sign, _compare(asker, example.plays[at], example.plays[at + 1]))
    told: list[Ruled] = []
    for play in example.plays:
        readings = asker.identify(play)
        if not readings or play.wilds != len(readings[0].stands_for):
            raise asker.differs(f"the judge says {readings}")
        told.append(readings[0])
    return tuple(told)


def rule_trick(book: Book, example: Beats) -> tuple[str, ...]:
    """Return what each play of a trick does, after the judge has confirmed every sign."""
    asker = Asker(book, example)
    plays = example.plays
    for at, sign in enumerate(example.signs):
        _confirm(asker, at, sign, _adds(asker, plays[: at + 2]))
    return tuple(_trick(asker, plays[: at + 1])[1] for at in range(len(plays)))


def _confirm(asker: Asker, at: int, sign: str, ruled: str) -> None:
    if ruled != sign:
        raise asker.differs(f"the judge says {ruled!r} instead of sign {at + 1}, {sign!r}")


def rule_order(book: Book, example: Ordered) -> None:
    """Make sure that the order is the judge's, group by group and suit by suit."""
    asker = Asker(book, example)
    groups = [group for row in example.rows.values() for group in row]
    cards = tuple(card for group in groups for card in group)
    told = [frozenset(_cards(group)) for group in _items(_order(asker, cards))]
    if told != [frozenset(group) for group in groups]:
        raise asker.differs(f"the judge says {[sorted(map(str, group)) for group in told]}")
    suits = asker.groups(cards)
    for name, row in example.rows.items():
        for card in (card for group in row for card in group):
            if suits.get(card, "") != name:
                raise asker.differs(f"the judge counts {card} among {suits.get(card)}")


def _order(asker: Asker, cards: tuple[Card, ...]) -> object:
    return asker.ask("order", cards=_names(cards))["groups"]
