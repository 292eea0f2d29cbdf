"""What can be counted from a view: the cards that are still out."""

from collections.abc import Mapping
from functools import cache

from paiju.cards import Card, Hand
from paiju.game import AnyView, Fact, find
from paiju.game.rules import RulesLike


@cache
def _copies(name: str, rules: RulesLike) -> tuple[Hand, tuple[Card, ...]]:
    """Return the deck of a table, and its faces."""
    deck = find(name).deck(rules)
    return Hand.of(deck), tuple(sorted(dict.fromkeys(deck)))


def unseen(view: AnyView) -> list[tuple[Card, int]]:
    """Count the copies of every face that a seat has not seen (记牌), none left included."""
    deck, faces = _copies(view.game, view.rules)
    left = [all_ - own for all_, own in zip(deck.counts, view.hand.counts, strict=True)]
    for seen in (*_lists(view.facts.get("played")), *_lists(view.private.get("buried"))):
        for one in seen:
            if isinstance(one, Card):
                left[one.code] -= 1
    return [(face, left[face.code]) for face in faces]


def _lists(fact: Fact) -> tuple[tuple[Fact, ...], ...]:
    """Return the lists in a fact: it is one, or has one for each seat."""
    found = tuple(fact.values()) if isinstance(fact, Mapping) else (fact,)
    return tuple(one for one in found if isinstance(one, tuple))
