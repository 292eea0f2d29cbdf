"""Cards and masks of faces: what the kernel counts in and what everybody else sees."""

from paiju.cards import CARDS, SUITS, Card
from paiju.trick.order import TRUMP


def card_of(code: int) -> Card | None:
    """Return the card of a code, None for -1."""
    return CARDS[code] if code >= 0 else None


def suit_of(number: int) -> str | None:
    """Return the letter of a suit's number, None where there is none."""
    return SUITS[number] if 0 <= number < len(SUITS) else None


def group_of(number: int) -> str:
    """Return the name of a group's number: a suit letter or `trump`."""
    return (*SUITS, TRUMP)[number]


def seats_of(bits: int, first: int = 0) -> tuple[int, ...]:
    """Return the seats of a mask, counted from 1, in playing order from a place."""
    around = ((first + step) % 4 for step in range(4))
    return tuple(place + 1 for place in around if bits >> place & 1)
