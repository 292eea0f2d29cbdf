"""Bots on a device: rules of thumb alone, for a search would take seconds in a browser."""

from typing import Final

from paiju.bots import Reason
from paiju.bots.explain import explain
from paiju.bots.uniform import RandomBot
from paiju.game import AnyView, Dice, Move, Skill, find

STRENGTHS: Final = ("random", "easy", "normal")
"""What bots there are on a device, the weakest first."""
_HINTS: Final = 3


def choose(strength: str, view: AnyView, seed: int) -> Move:
    """Choose a move for the view's seat."""
    game = find(view.game)
    if strength == "random":
        return RandomBot(game, seed).choose(view)[0]
    assert view.seat is not None
    skill = Skill.NOVICE if strength == "easy" else Skill.EXPERT
    return game.advise(game.guess(view, Dice(seed)), view.seat, skill)


def advise(view: AnyView) -> tuple[tuple[Move, Reason], ...]:
    """Return the best moves for the view's seat with reasons, best first."""
    game = find(view.game)
    assert view.seat is not None
    guess = game.guess(view, Dice(0))
    ideas = game.ideas(guess, view.seat, _HINTS)
    return tuple((move, explain(game, view, guess, move)) for move in ideas)
