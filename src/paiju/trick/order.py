"""The trick order as data: every card's place on a ladder of rungs.

Cards on one rung are equal, and then the first played wins. Which cards are trumps, what is higher
and what joins a tractor all follow from the ladders: a rank that is missing from a suit is skipped
by its tractors without a word of code.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from paiju.cards import CARDS, SUITS, Card
from paiju.trick.kernel.ranks import Ranks

TRUMP: Final = "trump"
GROUPS: Final = (*SUITS, TRUMP)


class Chains(Enum):
    """What a tractor runs along."""

    SUIT = "suit"
    """Joining rungs of one printed suit; the two jokers count as a suit."""
    LADDER = "ladder"
    """Every rung of the ladder, whatever is printed on it."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Equal cards. Where `joins` is off they never stand in a tractor, which steps over them."""

    cards: frozenset[Card]
    joins: bool = True


@dataclass(frozen=True, slots=True)
class Order:
    """One ladder a suit group (`S H C D trump`), lowest rung first."""

    ladders: Mapping[str, tuple[Rung, ...]]
    chains: Chains = Chains.SUIT

    def group(self, card: Card) -> str:
        """Return the suit group of a card: a suit letter or `trump`."""
        for name, ladder in self.ladders.items():
            if any(card in rung.cards for rung in ladder):
                return name
        raise KeyError(card)

    def _chain(self, name: str, rung: Rung) -> str | None:
        """Name the chain that a rung of a ladder belongs to, None where it joins none."""
        if self.chains is Chains.LADDER:
            return name
        suits = {card.suit or "joker" for card in rung.cards}
        return f"{name} {suits.pop()}" if rung.joins and len(suits) == 1 else None

    def ranks(self) -> Ranks:
        """Put the order into the integers that kernels work on."""
        made = Ranks()
        lengths: dict[str, int] = {}
        for group, name in enumerate(GROUPS):
            for height, rung in enumerate(self.ladders.get(name, ())):
                chain = self._chain(name, rung)
                for card in rung.cards:
                    made.place(card.code, group, height)
                    if chain is not None:
                        line = list(lengths).index(chain) if chain in lengths else len(lengths)
                        made.chain(card.code, line, lengths.get(chain, 0))
                if chain is not None:
                    lengths[chain] = lengths.get(chain, 0) + 1
        return made

    def sorted_groups(self, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return cards high to low, equals together: trumps first, then S H C D."""
        groups: list[tuple[Card, ...]] = []
        for name in (TRUMP, *SUITS):
            for rung in reversed(self.ladders.get(name, ())):
                equal = tuple(sorted(card for card in cards if card in rung.cards))
                if equal:
                    groups.append(equal)
        return tuple(groups)


def check_order(order: Order) -> None:
    """Prove that every card has exactly one place; ValueError otherwise."""
    placed = [card for ladder in order.ladders.values() for rung in ladder for card in rung.cards]
    if sorted(placed) != list(CARDS):
        raise ValueError("an order gives every card exactly one place")
