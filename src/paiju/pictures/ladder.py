"""Draw an order: from high to low, equals on one plate, one block a suit."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil
from typing import Final

from paiju.cards import Card
from paiju.pictures import shapes
from paiju.pictures.card import HEIGHT, STRIP, WIDTH, Look, draw_card, suit_shape
from paiju.pictures.layout import WIDEST, Drawn, Label

_SCALE: Final = 0.8
_CARD: Final = WIDTH * _SCALE
_STEP: Final = STRIP * _SCALE
_GAP: Final = 22
_PLATE: Final = 5
_ROW: Final = HEIGHT * _SCALE + 22
_MARGIN: Final = 64

Row = Sequence[tuple[Card, ...]]


def _group_width(group: tuple[Card, ...]) -> float:
    plate = 2 * _PLATE if len(group) > 1 else 0
    return _CARD + _STEP * (len(group) - 1) + plate


def _group(group: tuple[Card, ...], trump: bool, x: float, y: float, prefix: str) -> str:
    """Draw equal cards together."""
    parts: list[str] = []
    if len(group) > 1:
        parts.append(
            f'<rect x="{x:g}" y="{y - _PLATE:g}" width="{_group_width(group):g}"'
            f' height="{HEIGHT * _SCALE + 2 * _PLATE:g}" rx="10" fill="{shapes.DEEP}"'
            f' stroke="{shapes.BRASS}" stroke-opacity=".55"/>'
        )
        x += _PLATE
    for at, card in enumerate(group):
        look = Look(card, trump, strip=WIDTH if at == len(group) - 1 else STRIP)
        parts.append(
            f'<g transform="translate({x + at * _STEP:g} {y:g}) scale({_SCALE})">'
            f"{draw_card(look, 0, 0, prefix)}</g>"
        )
    return "".join(parts)


def _chevron(x: float, y: float) -> str:
    return (
        f'<path d="{shapes.SIGNS[">"]}" fill="none" stroke="{shapes.BRASS}" stroke-width="2.4"'
        ' stroke-linecap="round" stroke-linejoin="round"'
        f' transform="translate({x + _GAP / 2:g} {y + HEIGHT * _SCALE / 2:g}) scale(.72)"/>'
    )


def _heading(name: str, trump: Label, y: float, prefix: str) -> str:
    """Mark a block: a suit by its shape, trumps by their word."""
    middle = y + HEIGHT * _SCALE / 2
    if name in shapes.SUIT_PATHS:
        shape = suit_shape(name, 10, middle - 15, 30, prefix)
        return f'<g fill="{shapes.SOFT}">{shape}</g>'
    return (
        f'<text x="25" y="{middle:g}" font-size="16" fill="{shapes.BRASS}">'
        f"{escape(trump.above)}</text>"
        f'<text x="25" y="{middle + 17:g}" font-size="12" font-weight="400"'
        f' fill="{shapes.SOFT}">{escape(trump.below)}</text>'
    )


def _broken(row: Row, room: float) -> list[Row]:
    """Break a row into as few lines as fit the room, about equally long."""
    widths = [_GAP + _group_width(group) for group in row]
    lines = ceil(sum(widths) / room)
    broken: list[list[tuple[Card, ...]]] = [[]]
    used = 0.0
    for group, width in zip(row, widths, strict=True):
        if broken[-1] and used + width / 2 > len(broken) * sum(widths) / lines:
            broken.append([])
        broken[-1].append(group)
        used += width
    return list(broken)


def _block(name: str, trump: Label, row: Row, y: float, prefix: str) -> Drawn:
    """Draw one suit over as many lines as it needs."""
    left = _MARGIN if name else 0
    parts = [_heading(name, trump, y, prefix)] if name else []
    widest = 0.0
    lines = _broken(row, WIDEST)
    for at, line in enumerate(lines):
        x = float(left)
        top = y + at * _ROW
        for place, group in enumerate(line):
            if at or place:
                parts.append(_chevron(x, top))
                x += _GAP
            parts.append(_group(group, name == "trump", x, top, prefix))
            x += _group_width(group)
        widest = max(widest, x)
    return Drawn("".join(parts), widest, len(lines) * _ROW)


def draw_order(rows: Mapping[str, Row], trump: Label, prefix: str) -> Drawn:
    """Draw every suit, trumps first."""
    y = 4.0
    width = 0.0
    parts: list[str] = []
    for name, row in rows.items():
        block = _block(name, trump, row, y, prefix)
        parts.append(block.svg)
        width = max(width, block.width)
        y += block.height
    return Drawn("".join(parts), width, y - 18)
