"""What can be counted from a view: who is ahead, what is still out."""

from collections.abc import Mapping
from functools import cache

from paiju.bots.asking import inquire
from paiju.cards import Card, Hand
from paiju.game import AnyGame, AnyView, Fact, find
from paiju.game.rules import RulesLike


def highest(game: AnyGame, view: AnyView) -> int | None:
    """Tell whose play on the table is the highest so far."""
    plays = tuple((made.seat, made.cards) for made in view.table)
    answer = inquire(game, view, "trick", plays=plays) if plays else None
    found = view.facts.get("top") if answer is None else answer["winner"]
    return found if isinstance(found, int) else None


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
