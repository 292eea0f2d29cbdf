"""Sort a hand the way its game ranks the cards, by asking the game's own judge."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from paiju.cards import SUITS, Card
from paiju.game import AnyGame, AnyView, Fact, Refused, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

# So many orders are kept: a table has a few in a hand, one for each trump that is bid.
_KEPT: Final = 1024
Ranking: TypeAlias = tuple[Mapping[Card, int], Mapping[Card, str]]


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


@lru_cache(_KEPT)
def _ranking(name: str, rules: RulesLike, context: tuple[tuple[str, Fact], ...]) -> Ranking | None:
    """Ask for the place of every card of the deck and for its group; None without an answer."""
    game = find(name)
    deck = tuple(dict.fromkeys(game.deck(rules)))
    try:
        answer: Mapping[str, Any] = game.asks["order"].answer(
            Question(rules, {**dict(context), "cards": deck})
        )
    except Refused:
        return None
    worth = {one: at for at, equals in enumerate(answer["groups"]) for one in equals}
    suits: Mapping[str, str] = answer["suit_group"]
    return worth, {one: suits.get(str(one), "") for one in deck}


def arrange(game: AnyGame, view: AnyView, held: Iterable[Card]) -> Arranged:
    """Sort cards by the order of the view's table, high to low, in groups."""
    cards = tuple(held)
    ask = game.asks.get("order")
    if ask is None or not cards:
        return _by_suit(cards)
    context = tuple((key, view.facts[key]) for key in ask.optional if key in view.facts)
    ranking = _ranking(game.name, view.rules, context)
    if ranking is None:
        return _by_suit(cards)
    worth, suits = ranking
    ranked = sorted(cards, key=lambda one: (worth[one], one.code))
    names = list(dict.fromkeys(suits[one] for one in ranked))
    groups = tuple(
        Group(name, tuple(one for one in ranked if suits[one] == name)) for name in names
    )
    return Arranged(groups, worth)
