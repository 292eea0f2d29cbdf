"""Sort a hand the way its game ranks the cards, by asking the game's own judge."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from paiju.bots.asking import inquire
from paiju.cards import SUITS, Card
from paiju.game import AnyGame, AnyView


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, high to low: the trumps, a suit, or the whole hand."""

    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Arranged:
    """A sorted hand, and which of its cards are worth the same."""

    groups: tuple[Group, ...]
    worth: Mapping[Card, int]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right; their numbers are their places, from 1."""
        return tuple(held for group in self.groups for held in group.cards)

    def alike(self, one: Card, other: Card) -> bool:
        """Tell whether two cards of one rank are as good as each other."""
        return one.rank == other.rank and self.worth[one] == self.worth[other]


def _by_suit(cards: tuple[Card, ...]) -> Arranged:
    """Sort by suit and rank: what is left where a game ranks no cards, or not yet."""
    groups = []
    for name in ("", *SUITS):
        own = tuple(sorted((held for held in cards if (held.suit or "") == name), reverse=True))
        if own:
            groups.append(Group(name, own))
    return Arranged(tuple(groups), {held: -held.code for held in cards})


def arrange(game: AnyGame, view: AnyView, held: Iterable[Card]) -> Arranged:
    """Sort cards by the order of the view's table, high to low, in groups."""
    cards = tuple(held)
    answer = inquire(game, view, "order", cards=cards) if cards else None
    if answer is None:
        return _by_suit(cards)
    worth = {one: at for at, equals in enumerate(answer["groups"]) for one in equals}
    suits: Mapping[str, str] = answer["suit_group"]
    ranked = sorted(cards, key=lambda one: (worth[one], one.code))
    names = list(dict.fromkeys(suits.get(str(one), "") for one in ranked))
    groups = tuple(
        Group(name, tuple(one for one in ranked if suits.get(str(one), "") == name))
        for name in names
    )
    return Arranged(groups, worth)
