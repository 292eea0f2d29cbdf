"""Ask a game's judge about the table that a view shows."""

from collections.abc import Mapping
from typing import Any

from paiju.game import AnyGame, AnyView, Fact, Refused
from paiju.game.ruling import Question


def inquire(game: AnyGame, view: AnyView, name: str, **values: Fact) -> Mapping[str, Any] | None:
    """Ask a question in the context of a view; None where the game has no answer to it."""
    ask = game.asks.get(name)
    if ask is None:
        return None
    known = {**ask.required, **ask.optional}
    context = {key: view.facts[key] for key in known if key in view.facts}
    try:
        return ask.answer(Question(view.rules, {**context, **values}))
    except Refused:
        return None
