"""Bots on a device: rules of thumb alone, for a search would take seconds in a browser."""

from typing import Final

from paiju.bots import Reason
from paiju.bots.explain import explain_all
from paiju.bots.uniform import RandomBot
from paiju.game import AnyView, Dice, Move, Skill, find
from paiju.think import thinker_of

STRENGTHS: Final = ("random", "easy", "normal")
"""What bots there are on a device, the weakest first."""
_HINTS: Final = 3


def choose(strength: str, view: AnyView, seed: int) -> Move:
    """Choose a move for the view's seat."""
    game = find(view.game)
    if strength == "random":
        return RandomBot(game, seed).choose(view)
    skill = Skill.NOVICE if strength == "easy" else Skill.EXPERT
    return thinker_of(game).advise(view, skill, Dice(seed))


def advise(view: AnyView) -> tuple[tuple[Move, Reason], ...]:
    """Return the best moves for the view's seat with reasons, best first."""
    game = find(view.game)
    ideas = thinker_of(game).ideas(view, _HINTS, Dice(0))
    return tuple(zip(ideas, explain_all(game, view, ideas), strict=True))
