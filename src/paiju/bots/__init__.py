"""Bots: they see a view, never a state; why a move is good is asked for separately."""

from collections.abc import Callable, Mapping
from typing import Final

from paiju.bots.budget import Budget, parse_budget
from paiju.bots.contract import Bot
from paiju.bots.easy import EasyBot
from paiju.bots.explain import explain
from paiju.bots.hints import Hint, hints
from paiju.bots.reasons import REASONS, Reason
from paiju.bots.searching import hard, normal, untrained
from paiju.bots.uniform import RandomBot
from paiju.game import AnyGame

BOTS: Final[Mapping[str, Callable[[AnyGame, int], Bot]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": normal,
    "hard": hard,
}
"""Every kind of bot by name, the weakest first; each is made for a game from a seed."""

VARIANTS: Final[Mapping[str, Callable[[AnyGame, int], Bot]]] = {"untrained": untrained}
"""Bots that nobody plays against: the arena measures the others by them."""

__all__ = [
    "BOTS",
    "REASONS",
    "VARIANTS",
    "Bot",
    "Budget",
    "Hint",
    "Reason",
    "explain",
    "hints",
    "parse_budget",
]
