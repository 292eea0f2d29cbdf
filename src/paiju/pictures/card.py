"""Draw one card: a big index, its suit as a shape, and marks for trump and wild."""

from dataclasses import dataclass, replace
from typing import Final, Self

from paiju.cards import Card
from paiju.pictures import shapes

WIDTH: Final = 60
HEIGHT: Final = 84
STRIP: Final = 33
"""What is seen of a card under another one."""
RANK_STRIP: Final = 27
"""What is seen of it under a card of its rank: these belong together."""
WILD_STRIP: Final = 42
PILL: Final = 20
"""The room below a card for what it stands for."""


@dataclass(frozen=True, slots=True)
class Look:
    """A card as it lies: whether it is trump, what it stands for, and how far the next one is."""

    card: Card
    trump: bool = False
    stands_for: Card | None = None
    suited: bool = True
    """Whether the suit of what it stands for means anything."""
    strip: int = WIDTH
    """The width to the next card."""

    @property
    def rank(self) -> str:
        """The rank that it has here."""
        return (self.stands_for or self.card).rank

    @property
    def whole(self) -> bool:
        """Whether all of it is seen."""
        return self.strip >= WIDTH

    def under(self, above: Self) -> Self:
        """Lie under another card."""
        if self.stands_for is not None:
            return replace(self, strip=WILD_STRIP)
        return replace(self, strip=RANK_STRIP if self.rank == above.rank else STRIP)


def suit_shape(suit: str, x: float, y: float, size: float, prefix: str) -> str:
    """Place the shape of a suit that the picture defines."""
    scale = f"{size / 24:.3g}"
    return f'<use href="#{prefix}-{suit}" transform="translate({x:g} {y:g}) scale({scale})"/>'


def rank_text(rank: str, x: float, y: float, size: float, width: float) -> str:
    """Write a rank; 10 is drawn narrow, as on cards."""
    narrow = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if rank == "10" else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{narrow}>{rank}</text>'


def _strokes(path: str, x: float, y: float, size: float) -> str:
    """Place the strokes of a character."""
    where = f"translate({x:g} {y:g}) scale({size / 20:.3g})"
    return f'<path d="{path}" transform="{where}"/>'


def _joker(look: Look) -> str:
    """Draw the face of a joker: word and star, filled for the big one, open for the small one."""
    big = look.card.rank == "JB"
    colour = shapes.BIG_COLOUR if big else shapes.SMALL_COLOUR
    star = "translate(29 38) scale(1.08)" if look.whole else "translate(6.5 53) scale(.62)"
    parts = [
        f'<g fill="none" stroke="{colour}" stroke-width="2.7" stroke-linecap="round"'
        ' stroke-linejoin="round">',
        _strokes(shapes.BIG if big else shapes.SMALL, 4, 5, 20),
        _strokes(shapes.KING, 4.5, 28, 19),
        "</g>",
        f'<path d="{shapes.STAR}" transform="{star}" fill="{colour if big else "none"}"'
        f' stroke="{colour}" stroke-width="2" stroke-linejoin="round"/>',
    ]
    if look.whole:
        parts.append(
            f'<text x="42" y="72" font-size="6.5" letter-spacing=".4" fill="{colour}">'
            f"{'BIG' if big else 'SMALL'}</text>"
        )
    return "".join(parts)


def _suited(look: Look, suit: str, prefix: str) -> str:
    """Draw the face of a card with a suit."""
    rank = look.card.rank
    parts = [
        rank_text(rank, 14, 26, 26, 20),
        suit_shape(suit, 6, 31, 16, prefix),
    ]
    if look.whole:
        parts.append(suit_shape(suit, 28, 44, 26, prefix))
        if rank in shapes.CROWNS:
            parts.append(
                f'<path d="{shapes.CROWNS[rank]}" transform="translate(33.5 12) scale(.78)"'
                f' fill="none" stroke-width="1.8" stroke="{shapes.SUIT_COLOURS[suit]}"'
                ' stroke-linejoin="round" opacity=".55"/>'
            )
    return f'<g fill="{shapes.SUIT_COLOURS[suit]}">{"".join(parts)}</g>'


def _pill(look: Look, stands_for: Card, prefix: str) -> str:
    """Say below a wild card what it stands for."""
    suit = stands_for.suit if look.suited else None
    width = 38 if suit else 28
    x = 1 if suit else 2
    parts = [
        f'<rect x="{x}" y="{HEIGHT - 8}" width="{width}" height="22" rx="11"'
        f' fill="{shapes.DEEP}" stroke="{shapes.BRASS}" stroke-width="1.5"/>',
        f'<g fill="{shapes.BRASS}">',
        rank_text(stands_for.rank, x + (14 if suit else width / 2), HEIGHT + 8, 15, 14),
    ]
    if suit:
        parts.append(suit_shape(suit, x + 21, HEIGHT - 3, 12, prefix))
    return "".join((*parts, "</g>"))


def define_paper(prefix: str) -> str:
    """Define what lies under every card: its shadow and its edge, filled by who uses it."""
    return (
        f'<g id="{prefix}-paper"><rect x="-1" y="1.5" width="{WIDTH + 1}" height="{HEIGHT + 1}"'
        ' rx="8" fill="#04120d" stroke="none" opacity=".32"/>'
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="7"/></g>'
        f'<path id="{prefix}-foot" d="M1 {HEIGHT - 7}h{WIDTH - 2}a6.5 6.5 0 0 1-6.5 6H7.5'
        f'a6.5 6.5 0 0 1-6.5-6z" fill="{shapes.BRASS}"/>'
    )


def draw_card(look: Look, x: float, y: float, prefix: str) -> str:
    """Draw a card with its upper left corner at a place."""
    paper, edge = shapes.PAPER, shapes.EDGE
    if look.stands_for is not None:
        paper, edge = shapes.WILD_PAPER, f'{shapes.BRASS}" stroke-width="2'
    parts = [
        f'<g transform="translate({x:g} {y:g})">',
        f'<use href="#{prefix}-paper" fill="{paper}" stroke="{edge}"/>',
    ]
    if look.trump:
        parts.append(f'<use href="#{prefix}-foot"/>')
    suit = look.card.suit
    parts.append(_joker(look) if suit is None else _suited(look, suit, prefix))
    if look.stands_for is not None:
        parts.append(_pill(look, look.stands_for, prefix))
    parts.append("</g>")
    return "".join(parts)
