"""What a game says of shapes, as data, and the words for what the kernels answer in numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from paiju.cards import RANKS, Card, Hand
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.challenge import Challenge
from paiju.trick.kernel.points import Kitty
from paiju.trick.kernel.shapes import Shapes
from paiju.trick.order import Order

TYPES: Final = (
    "",
    "single",
    "pair",
    "triple",
    "pair_tractor",
    "triple_tractor",
    "flash",
    "thunder",
    "rain",
    "throw",
)
"""The types of units by their numbers in kernels."""

VERBS: Final = ("lead", "follow", "kill", "overkill", "discard")
"""What a play does in a trick, by the numbers of `paiju.trick.kernel.winner`."""

FOLLOW_CODES: Final = (
    "",
    "must_follow_suit",
    "must_follow_tractor",
    "must_follow_triple",
    "must_follow_pair",
    "must_follow_shape",
    "must_play_largest",
)
"""Refusals of a follow, by the numbers of `paiju.trick.kernel.follow`."""


@dataclass(frozen=True, slots=True)
class ShapeRules:
    """The shapes of a game and how they are followed (牌型)."""

    split: tuple[str, ...]
    """The types in the order in which a throw is taken apart; a type left out does not exist."""
    largest_first: tuple[str, ...] = ()
    """The types by size; those left out are smaller, and compare by their number of cards."""
    flash_ranks: frozenset[str] = frozenset()
    rain_cards: frozenset[Card] = frozenset()
    rain_least: int = 5
    protect_triples: bool = False
    """A follower need not break a triple to pay a pair."""
    largest: bool = False
    """Whoever lacks a pair, a tractor, a rain or a flash pays with the largest cards."""
    lays_out: bool = False
    """A kill need only be fit to be laid out like a throw; else it must split into the same."""

    def under(self, order: Order) -> Shapes:
        """Put the shapes under an order into the integers that kernels work on."""
        made = Shapes(order.ranks())
        for name in self.split:
            made.add_kind(TYPES.index(name))
        for weight, name in enumerate(reversed(self.largest_first), 1):
            made.weight[TYPES.index(name)] = weight
        made.flash_ranks = sum(1 << RANKS.index(rank) for rank in self.flash_ranks)
        made.rain_faces = sum(1 << card.code for card in self.rain_cards)
        made.rain_least = self.rain_least
        made.protect_triples = self.protect_triples
        made.largest = self.largest
        made.lays_out = self.lays_out
        return made


@dataclass(frozen=True, slots=True)
class ThrowRules:
    """How a throw is tried against the other hands (甩牌)."""

    together: bool = False
    """All other hands count at once, against the smallest unit of each type.

    Else the first seat in play order able to beat any unit stops the throw by itself.
    """
    any_type: bool = False
    """Whoever stops it may leave any type that was thrown, else only one that is beaten."""
    order: tuple[str, ...] = ()
    """The types in the order in which they are forced; none leaves a choice."""

    def kernel(self) -> Challenge:
        """Put the rules into the integers that kernels work on."""
        made = Challenge()
        made.together = self.together
        made.any_kind = self.any_type
        for at, name in enumerate(self.order):
            made.order[at] = TYPES.index(name)
        return made


@dataclass(frozen=True, slots=True)
class KittyRules:
    """What the largest unit of the last trick multiplies the kitty by (扣底)."""

    times: Mapping[str, int] = field(default_factory=dict)
    """By type; of a tractor, for its first step."""
    more: Mapping[str, int] = field(default_factory=dict)
    """By type of tractor: what every further step adds."""
    doubling: bool = False
    """Every card of the unit doubles instead."""
    throw_of_singles: int = 0
    """For a throw of nothing but singles; 0 counts it as a single."""

    def kernel(self) -> Kitty:
        """Put the multipliers into the integers that kernels work on."""
        made = Kitty()
        for name, times in self.times.items():
            made.times[TYPES.index(name)] = times
        for name, more in self.more.items():
            made.more[TYPES.index(name)] = more
        made.doubling = self.doubling
        made.throw_of_singles = self.throw_of_singles
        return made


def holding(hand: Hand) -> Holding:
    """Put a hand of up to three decks into masks."""
    return Holding(hand.mask(1), hand.mask(2), hand.mask(3))


def hand_of(held: Holding) -> Hand:
    """Read a hand back from masks."""
    return Hand.of_masks((held.one, held.two, held.three))
