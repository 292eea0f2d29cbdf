"""Hands as multisets of faces, and decks of any number."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from paiju.cards.faces import CARDS, FACES, Card
from paiju.cards.notation import parse_cards


@dataclass(frozen=True, slots=True)
class Hand:
    """A multiset of cards (手牌): how many copies of each face.

    >>> hand = Hand.of("S5 S5 HA")
    >>> str(hand - Hand.of("S5"))
    'S5 HA'
    """

    counts: bytes

    def __post_init__(self) -> None:
        if len(self.counts) != FACES:
            raise ValueError(f"a hand counts {FACES} faces, not {len(self.counts)}")

    @staticmethod
    def of(cards: str | Iterable[Card]) -> "Hand":
        """Collect cards, in any order, or read them from notation."""
        counts = bytearray(FACES)
        for held in parse_cards(cards) if isinstance(cards, str) else cards:
            counts[held.code] += 1
        return Hand(bytes(counts))

    @staticmethod
    def of_mask(mask: int) -> "Hand":
        """Read a one-deck hand from the bit mask that kernels use."""
        return Hand.of_masks((mask,))

    @staticmethod
    def of_masks(masks: Iterable[int]) -> "Hand":
        """Read a hand from masks of the faces held at least once, at least twice and so on."""
        counts = bytearray(FACES)
        for mask in masks:
            rest = mask
            while rest:
                lowest = rest & -rest
                counts[lowest.bit_length() - 1] += 1
                rest ^= lowest
        return Hand(bytes(counts))

    def mask(self, copies: int = 1) -> int:
        """Return the bit mask of the faces held at least `copies` times."""
        return sum(1 << code for code, count in enumerate(self.counts) if count >= copies)

    def __iter__(self) -> Iterator[Card]:
        """Return the cards in the order of their codes, copies repeated."""
        for code, count in enumerate(self.counts):
            if count:
                for _ in range(count):
                    yield CARDS[code]

    def __len__(self) -> int:
        """Return the number of cards."""
        return sum(self.counts)

    def __contains__(self, held: Card) -> bool:
        """Return whether at least one copy of the face is held."""
        return self.counts[held.code] > 0

    def __add__(self, other: "Hand") -> "Hand":
        """Put two hands together."""
        return Hand(bytes(a + b for a, b in zip(self.counts, other.counts, strict=True)))

    def __sub__(self, other: "Hand") -> "Hand":
        """Take cards away; ValueError where they are not all held."""
        missing = other.missing_from(self)
        if missing:
            raise ValueError(f"not held: {missing}")
        return Hand(bytes(a - b for a, b in zip(self.counts, other.counts, strict=True)))

    def __le__(self, other: "Hand") -> bool:
        """Return whether the other hand holds all these cards."""
        return all(a <= b for a, b in zip(self.counts, other.counts, strict=True))

    def count(self, held: Card) -> int:
        """Return the number of copies of a face."""
        return self.counts[held.code]

    def missing_from(self, other: "Hand") -> "Hand":
        """Return those of these cards that the other hand lacks."""
        return Hand(bytes(max(a - b, 0) for a, b in zip(self.counts, other.counts, strict=True)))

    def __str__(self) -> str:
        """Return the cards in short notation, separated by spaces."""
        return " ".join(str(held) for held in self)

    def __repr__(self) -> str:
        """Return the hand in short notation."""
        return f"Hand('{self}')"


def mask_of(cards: Iterable[Card]) -> int:
    """Return the bits of the faces of some cards; copies count once."""
    mask = 0
    for held in cards:
        mask |= 1 << held.code
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask in the order of their codes."""
    found: list[Card] = []
    while mask:
        lowest = mask & -mask
        found.append(CARDS[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)


EMPTY: Final = Hand(bytes(FACES))


def deck(packs: int = 1) -> tuple[Card, ...]:
    """Return the cards of so many packs (副牌) of 54, in a fixed order."""
    return CARDS * packs
