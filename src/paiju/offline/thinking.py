"""Bots on a device: rules of thumb alone, for a search would take seconds in a browser."""

from typing import Final

from paiju.bots import BOTS, Reason
from paiju.bots.explain import explain_all
from paiju.game import AnyView, Dice, Move, find
from paiju.think import thinker_of

_HINTS: Final = 3


def plays_here(bot: str) -> bool:
    """Return whether a bot plays on a device."""
    return bot in BOTS and BOTS[bot].quick is not None


def choose(bot: str, view: AnyView, seed: int) -> Move:
    """Choose a move for the view's seat, as a bot that plays here."""
    make = BOTS[bot].quick
    assert make is not None
    return make(find(view.game), seed).choose(view)


def advise(view: AnyView) -> tuple[tuple[Move, Reason], ...]:
    """Return the best moves for the view's seat with reasons, best first."""
    game = find(view.game)
    ideas = thinker_of(game).ideas(view, _HINTS, Dice(0))
    return tuple(zip(ideas, explain_all(game, view, ideas), strict=True))
