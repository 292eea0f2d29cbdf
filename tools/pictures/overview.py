"""The overview: one combination of every game, as a picture for the front page."""

from collections.abc import Sequence
from html import escape
from typing import Final

from paiju.pictures import shapes
from paiju.pictures.drawing import Picture
from paiju.pictures.layout import Drawn, Label, frame, lay_out
from paiju.text import LANGUAGES, name

_LEFT: Final = 210
_GAP: Final = 36
_PREFIX: Final = "overview"


def _name(game: str, y: float, height: float) -> str:
    """Write what a game is called, at the left of its row."""
    called = Label(tuple(name("game", game, lang) for lang in LANGUAGES))
    middle = y + height / 2 - 16
    return (
        f'<text x="0" y="{middle:g}" font-size="22" text-anchor="start"'
        f' fill="{shapes.BRASS}">{escape(called.above)}</text>'
        f'<text x="0" y="{middle + 22:g}" font-size="14" font-weight="400" text-anchor="start"'
        f' fill="{shapes.SOFT}">{escape(called.below)}</text>'
    )


def draw_overview(covers: Sequence[Picture]) -> str:
    """Draw one row a game, what stands for it."""
    y = 0.0
    width = 0.0
    parts: list[str] = []
    for cover in covers:
        drawn = lay_out(cover.line, _PREFIX)
        if y:
            parts.append(f'<path d="M0 {y - _GAP / 2:g}H{{width}}" stroke="{shapes.FELT_EDGE}"/>')
        parts.append(_name(cover.game, y, drawn.height))
        parts.append(f'<g transform="translate({_LEFT} {y:g})">{drawn.svg}</g>')
        width = max(width, _LEFT + drawn.width)
        y += drawn.height + _GAP
    body = "".join(parts).replace("{width}", f"{width:g}")
    inside = Drawn(body, width, y - _GAP)
    title = " · ".join(name("game", cover.game, LANGUAGES[0]) for cover in covers)
    told = " · ".join(
        f"{name('game', cover.game, lang)}: {cover.told[lang]}"
        for cover in covers
        for lang in LANGUAGES
    )
    return frame(inside, _PREFIX, f"paiju 牌局: {title}", told)
