"""The 54 faces of a pack. Copies of a face are the same card."""

from dataclasses import dataclass
from typing import Final

from paiju._arguments import expect

SUITS: Final = ("S", "H", "C", "D")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

SMALL_JOKER_CODE: Final = 52
BIG_JOKER_CODE: Final = 53
FACES: Final = 54


def _code_of(name: str) -> int:
    """Return the code of a short name."""
    jokers = {"JS": SMALL_JOKER_CODE, "JB": BIG_JOKER_CODE}
    if name in jokers:
        return jokers[name]
    suit, rank = name[:1], name[1:]
    if suit not in SUITS or rank not in RANKS:
        raise ValueError(f"no card has the name {name!r}: write S5, H10, DA, JS or JB")
    return 4 * RANKS.index(rank) + SUITS.index(suit)


@dataclass(frozen=True, slots=True, order=True, init=False)
class Card:
    """A face (牌面): suit and rank, or a joker.

    Its code is `4 * rank + suit`, so that the cards of one rank are neighbours; 52 and 53 are
    the jokers. Kernels work on codes alone. `parse_card` reads other ways to write a card.

    >>> Card("HA")
    Card('HA')
    >>> Card("HA") == card("H", "A") == Card(49)
    True
    >>> card("H", "A").code
    49
    """

    code: int

    def __init__(self, code: int | str) -> None:
        """Make a card from its code or its short name."""
        expect("code", code, (int, str), 'Card("S5")')
        known = _code_of(code) if isinstance(code, str) else code
        if not 0 <= known < FACES:
            raise ValueError(f"no card has the code {known}")
        object.__setattr__(self, "code", known)

    @property
    def is_joker(self) -> bool:
        """Return whether this is one of the two jokers."""
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
        """Return the short name: `S5`, `D10`, `JB`."""
        return f"{self.suit or ''}{self.rank}"

    def __repr__(self) -> str:
        """Return the short name in the form that makes it."""
        return f"Card('{self}')"


CARDS: Final = tuple(Card(code) for code in range(FACES))
SMALL_JOKER: Final = CARDS[SMALL_JOKER_CODE]
BIG_JOKER: Final = CARDS[BIG_JOKER_CODE]


def card(suit: str, rank: str) -> Card:
    """Return the card of a suit letter and a printed rank."""
    if suit not in SUITS:
        raise ValueError(f"`suit` cannot be {suit!r}: write one of {', '.join(SUITS)}")
    if rank not in RANKS:
        raise ValueError(f"`rank` cannot be {rank!r}: write one of {', '.join(RANKS)}")
    return CARDS[4 * RANKS.index(rank) + SUITS.index(suit)]
