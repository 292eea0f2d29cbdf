"""Bots: they see a view, never a state, and say why they chose a move."""

from paiju.bots.budget import Budget, parse_budget
from paiju.bots.contract import Bot
from paiju.bots.hints import Hint, hints
from paiju.bots.reasons import REASONS, Reason
from paiju.bots.registry import BOTS, STAND_IN, VARIANTS, Kind, find_bot, refuse_bot

__all__ = [
    "BOTS",
    "REASONS",
    "STAND_IN",
    "VARIANTS",
    "Bot",
    "Budget",
    "Hint",
    "Kind",
    "Reason",
    "find_bot",
    "hints",
    "parse_budget",
    "refuse_bot",
]
