"""The 54 faces of a pack. Copies of a face are the same card."""

from dataclasses import dataclass
from typing import Final

SUITS: Final = ("S", "H", "C", "D")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

SMALL_JOKER_CODE: Final = 52
BIG_JOKER_CODE: Final = 53
FACES: Final = 54


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A face (牌面): suit and rank, or a joker.

    Its code is `4 * rank + suit`, so that the cards of one rank are neighbours; 52 and 53 are
    the jokers. Kernels work on codes alone.

    >>> card("H", "A")
    Card('HA')
    >>> card("H", "A").code
    49
    """

    code: int

    def __post_init__(self) -> None:
        if not 0 <= self.code < FACES:
            raise ValueError(f"no card has the code {self.code}")

    @property
    def is_joker(self) -> bool:
        """Tell whether this is one of the two jokers."""
        return self.code >= SMALL_JOKER_CODE

    @property
    def suit(self) -> str | None:
        """The suit letter, None for a joker."""
        return None if self.is_joker else SUITS[self.code & 3]

    @property
    def rank(self) -> str:
        """The printed rank; a joker is its own rank, `JS` or `JB`."""
        if self.is_joker:
            return "JB" if self.code == BIG_JOKER_CODE else "JS"
        return RANKS[self.code >> 2]

    def __str__(self) -> str:
        """The short name: `S5`, `D10`, `JB`."""
        return f"{self.suit or ''}{self.rank}"

    def __repr__(self) -> str:
        """The short name in the form that makes it."""
        return f"Card('{self}')"


CARDS: Final = tuple(Card(code) for code in range(FACES))
SMALL_JOKER: Final = CARDS[SMALL_JOKER_CODE]
BIG_JOKER: Final = CARDS[BIG_JOKER_CODE]


def card(suit: str, rank: str) -> Card:
    """Return the card of a suit letter and a printed rank."""
    return CARDS[4 * RANKS.index(rank) + SUITS.index(suit)]
