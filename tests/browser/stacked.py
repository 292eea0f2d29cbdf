"""Deals that are known beforehand: the first of all seeds that gives a hand what a test wants."""

from collections.abc import Callable
from itertools import count
from typing import TypeAlias

import pytest

from paiju.cards import Card
from paiju.game import AnyGame, AnyState, Fair, deal_from_seed, find
from paiju.game.deal import Deal

SEAT = 1
"""Whoever plays at once against bots sits here."""

Wanted: TypeAlias = Callable[[AnyGame, AnyState], bool]


def begin(name: str, seed: int) -> tuple[AnyGame, AnyState]:
    """Deal the first hand of a match by a seed."""
    game = find(name)
    rules = next(iter(game.presets.values()))
    deal = deal_from_seed(seed, game.deck(rules))
    return game, game.begin(rules, game.opening(rules), deal)


def stack(monkeypatch: pytest.MonkeyPatch, name: str, wanted: Wanted) -> AnyState:
    """Let the server deal a hand that is as wanted, and return it."""
    for seed in count():
        game, state = begin(name, seed)
        if not wanted(game, state):
            continue

        def deal(_: Fair, cards: tuple[Card, ...], seed: int = seed) -> Deal:
            return deal_from_seed(seed, cards)

        monkeypatch.setattr(Fair, "deal", deal)
        return state
    raise AssertionError


def held(game: AnyGame, state: AnyState) -> tuple[Card, ...]:
    """Return the hand of the seat."""
    return tuple(game.view(state, SEAT).hand)
