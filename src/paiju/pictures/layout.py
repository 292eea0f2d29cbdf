"""Lay out plays on felt: units side by side, signs between plays, rows below each other."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from html import escape
from itertools import chain, pairwise
from typing import Final

from paiju.pictures import shapes
from paiju.pictures.card import HEIGHT, PILL, WIDTH, Look, define_paper, draw_card

WIDEST: Final = 840
_PADDING: Final = 24
_UNIT_GAP: Final = 14
_GAP: Final = 8
_SIGN_WIDTH: Final = 62
_ROW_GAP: Final = 20
_LABEL: Final = 44
_ABOVE_SIZE: Final = 15
_BELOW_SIZE: Final = 12.5


@dataclass(frozen=True, slots=True)
class Label:
    """Words in every language, the first above the others; `no` says that cards are nothing."""

    words: tuple[str, ...]
    no: bool = field(default=False, kw_only=True)

    @property
    def above(self) -> str:
        """The words in the first language."""
        return self.words[0]

    @property
    def below(self) -> str:
        """The words in the other languages."""
        return " · ".join(self.words[1:])

    @property
    def width(self) -> float:
        """About how wide it will be."""
        return max(text_width(self.above, _ABOVE_SIZE), text_width(self.below, _BELOW_SIZE))


@dataclass(frozen=True, slots=True)
class Column:
    """Cards that lie together and what they are called."""

    looks: tuple[Look, ...]
    label: Label

    @property
    def cards_width(self) -> int:
        """The width of the cards."""
        return sum(look.strip for look in self.looks)

    @property
    def width(self) -> float:
        """The width of cards and words."""
        return max(self.cards_width, self.label.width)


@dataclass(frozen=True, slots=True)
class Sign:
    """What stands between two plays."""

    mark: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A part of a picture with its size."""

    svg: str
    width: float
    height: float


def text_width(text: str, size: float) -> float:
    """Estimate the width of a text: fonts differ, so this is a little too much."""
    return sum(size if ord(letter) > 0x2E80 else size * 0.6 for letter in text)


def heap(looks: Sequence[Look]) -> tuple[Look, ...]:
    """Lay cards on each other, so that only the last is seen whole."""
    return (*(look.under(above) for look, above in pairwise(looks)), looks[-1])


def join(units: Sequence[tuple[Look, ...]]) -> tuple[Look, ...]:
    """Lay units side by side with a small gap between them."""
    spaced = [(*unit[:-1], replace(unit[-1], strip=WIDTH + _GAP)) for unit in units[:-1]]
    return tuple(chain(*spaced, units[-1]))


def _words(label: Label, x: float, y: float) -> str:
    """Write a label below its cards."""
    colour = shapes.NO if label.no else shapes.TEXT
    return (
        f'<text x="{x:g}" y="{y + 18:g}" font-size="{_ABOVE_SIZE}" fill="{colour}">'
        f"{escape(label.above)}</text>"
        f'<text x="{x:g}" y="{y + 36:g}" font-size="{_BELOW_SIZE}" font-weight="400"'
        f' fill="{shapes.SOFT}">{escape(label.below)}</text>'
    )


def draw_looks(looks: tuple[Look, ...], x: float, y: float, prefix: str) -> str:
    """Draw cards from left to right, each over the one before."""
    parts: list[str] = []
    for look in looks:
        parts.append(draw_card(look, x, y, prefix))
        x += look.strip
    return "".join(parts)


def _column(column: Column, x: float, y: float, low: float, prefix: str) -> str:
    """Draw a column; its words begin at `low`."""
    middle = x + column.width / 2
    left = middle - column.cards_width / 2
    cards = draw_looks(column.looks, left, y, prefix)
    if column.label.no:
        cards += (
            f'<g transform="translate({left + column.cards_width - 2:g} {y + 3:g})">'
            f'<circle r="11" fill="{shapes.NO_PAPER}" stroke="{shapes.NO}" stroke-width="1.5"/>'
            f'<path d="{shapes.SIGNS["x"]}" stroke="{shapes.NO}" stroke-width="2.6"'
            ' stroke-linecap="round"/></g>'
        )
    return cards + _words(column.label, middle, low)


def _sign(sign: Sign, x: float, y: float) -> str:
    """Draw a sign in the middle of its room."""
    return (
        f'<g transform="translate({x + _SIGN_WIDTH / 2:g} {y + HEIGHT / 2:g})" fill="none"'
        f' stroke="{shapes.BRASS}"><circle r="16" fill="{shapes.DEEP}" stroke-width="1.5"/>'
        f'<path d="{shapes.SIGNS[sign.mark]}" stroke-width="3" stroke-linecap="round"'
        ' stroke-linejoin="round"/></g>'
    )


Part = Sequence[Column] | Sign


def _part_width(part: Part) -> float:
    if isinstance(part, Sign):
        return _SIGN_WIDTH
    return sum(column.width for column in part) + _UNIT_GAP * (len(part) - 1)


def _rows(parts: Sequence[Part]) -> list[list[Part]]:
    """Break parts into rows; a sign begins the row of what follows it."""
    rows: list[list[Part]] = [[]]
    used = 0.0
    for at, part in enumerate(parts):
        width = _part_width(part)
        opens = isinstance(part, Sign)
        if opens and used + width + _part_width(parts[at + 1]) > WIDEST:
            rows.append([])
            used = 0.0
        rows[-1].append(part)
        used += width
    return rows


def _row(row: Sequence[Part], y: float, prefix: str) -> Drawn:
    """Draw one row at the left."""
    columns = [column for part in row if not isinstance(part, Sign) for column in part]
    wild = any(look.stands_for for column in columns for look in column.looks)
    low = y + HEIGHT + (PILL if wild else 4)
    x = 0.0
    parts: list[str] = []
    for part in row:
        if isinstance(part, Sign):
            parts.append(_sign(part, x, y))
            x += _SIGN_WIDTH
            continue
        for column in part:
            parts.append(_column(column, x, y, low, prefix))
            x += column.width + _UNIT_GAP
        x -= _UNIT_GAP
    return Drawn("".join(parts), x, low + _LABEL - y)


def lay_out(line: Sequence[Part], prefix: str) -> Drawn:
    """Lay out a line of parts, broken where it is too wide."""
    y = 0.0
    width = 0.0
    parts: list[str] = []
    for row in _rows(line):
        drawn = _row(row, y, prefix)
        parts.append(drawn.svg)
        width = max(width, drawn.width)
        y += drawn.height + _ROW_GAP
    return Drawn("".join(parts), width, y - _ROW_GAP)


def frame(inside: Drawn, prefix: str, title: str, description: str) -> str:
    """Put felt under a drawing, and name it for those who cannot see it."""
    width = inside.width + 2 * _PADDING
    height = inside.height + 2 * _PADDING - 8
    defined = "".join(
        f'<path id="{prefix}-{suit}" d="{path}"/>'
        for suit, path in shapes.SUIT_PATHS.items()
        if f'"#{prefix}-{suit}"' in inside.svg
    )
    defined += define_paper(prefix)
    light, dark = shapes.FELT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" role="img"'
        f' aria-labelledby="{prefix}-title {prefix}-desc">\n'
        f'<title id="{prefix}-title">{escape(title)}</title>\n'
        f'<desc id="{prefix}-desc">{escape(description)}</desc>\n'
        f'<defs><radialGradient id="{prefix}-felt" cx=".5" cy=".3" r=".9">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        f"</radialGradient>{defined}</defs>\n"
        f'<rect x=".75" y=".75" width="{width - 1.5:g}" height="{height - 1.5:g}" rx="16"'
        f' fill="url(#{prefix}-felt)" stroke="{shapes.FELT_EDGE}" stroke-width="1.5"/>\n'
        f'<g transform="translate({_PADDING} {_PADDING})" font-family="{shapes.SANS}"'
        f' font-weight="700" text-anchor="middle">{inside.svg}</g>\n</svg>\n'
    )
