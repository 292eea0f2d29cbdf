"""What can be counted from a view: who is ahead, what a card is worth, what is still out."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from paiju.bots.asking import inquire
from paiju.cards import Card, Hand
from paiju.game import AnyGame, AnyView, Fact, Refused, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

# A trick needs a trump suit and a level, but neither changes what a card is worth.
_ANY_TABLE: Final[Mapping[str, Fact]] = {"trump": "S", "level": "2"}


def highest(game: AnyGame, view: AnyView) -> int | None:
    """Tell whose play on the table is the highest so far."""
    plays = tuple((made.seat, made.cards) for made in view.table)
    answer = inquire(game, view, "trick", plays=plays) if plays else None
    found = view.facts.get("top") if answer is None else answer["winner"]
    return found if isinstance(found, int) else None


@cache
def _points(name: str, rules: RulesLike) -> Mapping[Card, int]:
    """Ask for the points of a trick of each card alone."""
    game = find(name)
    ask = game.asks.get("trick")
    if ask is None:
        return {}
    table = {key: value for key, value in _ANY_TABLE.items() if key in ask.optional}
    found: dict[Card, int] = {}
    for card in dict.fromkeys(game.deck(rules)):
        try:
            answer = ask.answer(Question(rules, {**table, "plays": ((1, (card,)),)}))
        except Refused:
            continue
        points = answer["points"]
        if isinstance(points, int) and points:
            found[card] = points
    return found


def points(view: AnyView) -> Mapping[Card, int]:
    """Return the points of the cards that have some."""
    return _points(view.game, view.rules)


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
