"""Draw an example: its picture, and the same in words."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from paiju.cards import Card
from paiju.pictures.card import Look
from paiju.pictures.examples import Beats, Book, Example, Ordered, Play, Reads
from paiju.pictures.ladder import draw_order
from paiju.pictures.layout import Column, Label, Part, Sign, frame, heap, join, lay_out
from paiju.pictures.rulings import Asker, Ruled, rule_climb, rule_order, rule_reads, rule_trick
from paiju.pictures.words import cards_text, headline, reading_name, say, type_name
from paiju.text import LANGUAGES, name

Groups: TypeAlias = Mapping[Card, str]
_SIZE: Final = re.compile(r' width="([\d.]+)" height="([\d.]+)"')


@dataclass(frozen=True, slots=True)
class Picture:
    """An example, drawn and told; `caption` and `told` are by language."""

    game: str
    example: Example
    caption: Mapping[str, str]
    told: Mapping[str, str]
    line: tuple[Part, ...]
    svg: str

    @property
    def width(self) -> float:
        """How wide it is."""
        return self._size[0]

    @property
    def height(self) -> float:
        """How high it is."""
        return self._size[1]

    @property
    def _size(self) -> tuple[float, float]:
        """Read the size that the drawing says it has."""
        found = _SIZE.search(self.svg)
        assert found is not None
        return float(found[1]), float(found[2])

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.example.name}.svg"


def _label(ruled: Ruled | None, game: str) -> Label:
    return Label(tuple(reading_name(ruled, lang, game) for lang in LANGUAGES), no=ruled is None)


def _looks(book: Book, groups: Groups, play: Play, ruled: Ruled | None) -> list[tuple[Look, ...]]:
    """Lay out a play unit by unit, trumps and wild cards marked."""
    stands_for = iter(ruled.stands_for if ruled is not None else ())
    return [
        heap(
            [
                Look(
                    held.card,
                    groups.get(held.card) == "trump",
                    next(stands_for) if held.wild else None,
                    book.suited,
                )
                for held in unit
            ]
        )
        for unit in play.units
    ]


def _columns(book: Book, groups: Groups, play: Play, ruled: Ruled | None) -> tuple[Column, ...]:
    """Name a play below its cards; a throw has a name under every unit."""
    shown = _looks(book, groups, play, ruled)
    if len(shown) == 1 or ruled is None:
        return tuple(Column(looks, _label(ruled, book.game)) for looks in shown)
    return tuple(
        Column(looks, Label(tuple(type_name(kind, lang, book.game) for lang in LANGUAGES)))
        for looks, (kind, _) in zip(shown, ruled.units, strict=True)
    )


def _finish(
    book: Book,
    example: Example,
    line: Sequence[Part],
    caption: Mapping[str, str],
    told: Mapping[str, str],
) -> Picture:
    """Frame a line and name the picture in every language."""
    prefix = f"{book.game}-{example.name}"
    title = " · ".join(f"{name('game', book.game, lang)}: {caption[lang]}" for lang in LANGUAGES)
    svg = frame(lay_out(line, prefix), prefix, title, " · ".join(told.values()))
    return Picture(book.game, example, caption, told, tuple(line), svg)


def draw_reads(book: Book, example: Reads) -> Picture:
    """Draw cards once for each of their readings."""
    ruled: tuple[Ruled | None, ...] = rule_reads(book, example) or (None,)
    first = example.readings[0].play
    groups = Asker(book, example).groups(first.cards)
    line: list[Part] = []
    for named, one in zip(example.readings, ruled, strict=True):
        line.extend([Sign("/")] if line else [])
        line.append(_columns(book, groups, named.play, one))
    caption: dict[str, str] = {}
    told: dict[str, str] = {}
    for lang in LANGUAGES:
        names = [reading_name(one, lang, book.game) for one in ruled]
        caption[lang] = headline(say("or", lang).join(dict.fromkeys(names)))
        told[lang] = " · ".join(_told(first, one, lang, book) for one in ruled)
    return _finish(book, example, line, caption, told)


def _told(play: Play, ruled: Ruled | None, lang: str, book: Book) -> str:
    """Say in words what a picture shows of one reading."""
    parts = [f"{cards_text(play.cards, lang)}: {reading_name(ruled, lang, book.game)}"]
    if ruled is not None and ruled.stands_for:
        shown: tuple[Card | str, ...] = ruled.stands_for
        if not book.suited:
            shown = tuple(card.rank for card in ruled.stands_for)
        parts.append(say("wild", lang, cards=shown))
    if ruled is not None and len(ruled.units) > 1:
        units = [
            f"{type_name(kind, lang, book.game)} {cards_text(cards, lang)}"
            for kind, cards in ruled.units
        ]
        parts.append(" + ".join(units))
    return "; ".join(parts)


def _chain(names: Sequence[str], signs: Sequence[str]) -> str:
    """Write names with signs between them."""
    shown = [f" {sign} ".replace("!", "≠") for sign in signs]
    return "".join(a + b for a, b in zip(names, (*shown, ""), strict=True))


def draw_beats(book: Book, example: Beats) -> Picture:
    """Draw plays with the signs between them."""
    plays = example.plays
    if book.seats:
        verbs = rule_trick(book, example)
        labels = [
            Label(tuple(name("verb", verb, lang, book.game) for lang in LANGUAGES))
            for verb in verbs
        ]
        ruled: tuple[Ruled | None, ...] = (None,) * len(plays)
    else:
        ruled = rule_climb(book, example)
        labels = [_label(one, book.game) for one in ruled]
    asker = Asker(book, example)
    parts: list[Part] = []
    for at, play in enumerate(plays):
        parts.extend([Sign(example.signs[at - 1])] if at else [])
        looks = _looks(book, asker.groups(play.cards), play, ruled[at])
        parts.append((Column(join(looks), labels[at]),))
    shown = {lang: [cards_text(play.cards, lang) for play in plays] for lang in LANGUAGES}
    told = {lang: _chain(shown[lang], example.signs) for lang in LANGUAGES}
    if book.seats:
        return _finish(book, example, parts, told, told)
    names = {lang: [reading_name(one, lang, book.game) for one in ruled] for lang in LANGUAGES}
    caption = {lang: headline(_chain(names[lang], example.signs)) for lang in LANGUAGES}
    return _finish(book, example, parts, caption, told)


def draw_ordered(book: Book, example: Ordered) -> Picture:
    """Draw an order as one picture."""
    rule_order(book, example)
    prefix = f"{book.game}-{example.name}"
    caption = {lang: say("order", lang) for lang in LANGUAGES}
    told = {
        lang: " · ".join(
            " > ".join(" = ".join(cards_text((card,), lang) for card in group) for group in row)
            for row in example.rows.values()
        )
        for lang in LANGUAGES
    }
    title = " · ".join(f"{name('game', book.game, lang)}: {caption[lang]}" for lang in LANGUAGES)
    trump = Label(tuple(name("suit", "trump", lang, book.game) for lang in LANGUAGES))
    drawn = draw_order(example.rows, trump, prefix)
    svg = frame(drawn, prefix, title, " · ".join(told.values()))
    return Picture(book.game, example, caption, told, (), svg)
