"""Sort a hand the way its game ranks the cards, by asking the game's own judge."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from paiju.cards import CARDS, SUITS, Card
from paiju.game import AnyGame, AnyView, Fact, Refused, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

# So many orders are kept: a table has a few in a hand, one for each trump that is bid.
_KEPT: Final = 1024


@dataclass(frozen=True, slots=True)
class Ranking:
    """How a table ranks its deck."""

    worth: Mapping[Card, int]
    places: tuple[int, ...]
    """By code: where a card stands among all, high to low."""
    suits: tuple[str, ...]
    """By code: the group of a card."""


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
        """Return whether two cards of one rank are as good as each other."""
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
    places, groups = [0] * len(CARDS), [""] * len(CARDS)
    for place, one in enumerate(sorted(deck, key=lambda one: (worth[one], one.code))):
        places[one.code] = place
        groups[one.code] = suits.get(str(one), "")
    return Ranking(worth, tuple(places), tuple(groups))


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
    # Every view of every move sorts a hand: places are numbers, and cards are not hashed.
    codes = sorted([one.code for one in cards], key=ranking.places.__getitem__)
    groups: dict[str, list[Card]] = {}
    for code in codes:
        groups.setdefault(ranking.suits[code], []).append(CARDS[code])
    made = tuple(Group(name, tuple(own)) for name, own in groups.items())
    return Arranged(made, ranking.worth)
