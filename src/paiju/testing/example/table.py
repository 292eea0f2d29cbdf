"""The moment of a hand: plain values that are changed in place, so users copy the table first."""

from dataclasses import dataclass, field
from typing import Final

from paiju.cards import CARDS, Card

DECK: Final = tuple(card for card in CARDS if card.suit is not None)
_HEIGHTS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(slots=True)
class Table:
    """Cards by their codes; seats are counted from 0."""

    hands: list[list[int]]
    rest: list[int]
    """The cards that nobody got."""
    turn: int
    won: list[int]
    """Tricks by seat."""
    trick: list[tuple[int, int]] = field(default_factory=list)
    """Seats and the cards that they played."""
    played: list[int] = field(default_factory=list)
    """The cards of the tricks before."""

    @property
    def over(self) -> bool:
        """Whether nobody holds a card."""
        return not any(self.hands)

    def copy(self) -> "Table":
        """Return a table that shares nothing with this one."""
        return Table(
            [list(hand) for hand in self.hands],
            list(self.rest),
            self.turn,
            list(self.won),
            list(self.trick),
            list(self.played),
        )

    def pack(self) -> list[int]:
        """Return everything as integers; equal tables pack alike."""
        flat = [self.turn, *self.won]
        trick = [number for pair in self.trick for number in pair]
        for part in (*self.hands, self.rest, trick, self.played):
            flat += [len(part), *part]
        return flat

    def highest(self) -> int:
        """Return who has played the highest card of the trick."""
        # The first of equal cards wins: max finds it first.
        return max(self.trick, key=lambda pair: _HEIGHTS.index(CARDS[pair[1]].rank))[0]

    def lay(self, card: Card) -> int | None:
        """Play a card of the seat whose turn it is; return who wins a trick that is full."""
        self.hands[self.turn].remove(card.code)
        self.trick.append((self.turn, card.code))
        if len(self.trick) < len(self.hands):
            self.turn = (self.turn + 1) % len(self.hands)
            return None
        winner = self.highest()
        self.played += [code for _, code in self.trick]
        self.trick = []
        self.won[winner] += 1
        self.turn = winner
        return winner
