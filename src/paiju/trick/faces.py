"""Cards and the masks of the kernel: what the kernel counts in and what everybody else sees."""

from collections.abc import Iterable, Mapping
from typing import Final

from paiju.cards import CARDS, Card
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.shapes import Units

_WORTH: Final = {"5": 5, "10": 10, "K": 10}
POINTS: Final[Mapping[Card, int]] = {
    face: _WORTH[face.rank] for face in CARDS if face.rank in _WORTH
}
"""What cards are worth in all games of the family: a hundred points in a pack."""


def held_of(cards: Iterable[Card]) -> Holding:
    """Put cards into masks; of more than three copies three are kept."""
    held = Holding()
    for face in cards:
        held.put(1 << face.code)
    return held


def cards_of_masks(one: int, two: int, three: int) -> tuple[Card, ...]:
    """Return the cards of masks, in the order of their codes, copies repeated."""
    cards: list[Card] = []
    while one:
        lowest = one & -one
        one ^= lowest
        face = CARDS[lowest.bit_length() - 1]
        cards.append(face)
        if two & lowest:
            cards.append(face)
            if three & lowest:
                cards.append(face)
    return tuple(cards)


def cards_of(held: Holding) -> tuple[Card, ...]:
    """Return the cards of a holding."""
    return cards_of_masks(int(held.one), int(held.two), int(held.three))


def unit_cards(units: Units, at: int) -> tuple[Card, ...]:
    """Return the cards of a unit on a list."""
    return cards_of_masks(int(units.one[at]), int(units.two[at]), int(units.three[at]))


def card_of(code: int) -> Card | None:
    """Return the card of a code, None where there is none."""
    return CARDS[code] if 0 <= code < len(CARDS) else None
