"""paiju (牌局): five Chinese card games on one rule engine.

The names in `__all__` are the front door: they keep their meaning for as long as the first number
of the version stays the same. Everything else may change with any version (docs/versions.md).

>>> import paiju
>>> game = paiju.find("gandengyan")
>>> rules = game.parse({"seats": 3})
>>> deal = paiju.deal_from_seed(7, game.deck(rules))
>>> state = game.begin(rules, game.opening(rules), deal)
>>> refusal = game.check(state, game.actors(state)[0], paiju.Move.play("S2 S2"))
>>> paiju.render(refusal, "en", game.name)
'Not in your hand: ♠2 ♠2. Choose again. (gandengyan.6.3)'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from paiju import _fallback

if TYPE_CHECKING:
    from paiju.bots import Bot, Budget, find_bot, hints
    from paiju.cards import Card, Hand, parse_cards
    from paiju.game import (
        Game,
        IllegalMove,
        Move,
        Record,
        Refusal,
        Refused,
        View,
        deal_from_seed,
        find,
        format_move,
        format_record,
        parse_move,
        parse_record,
        play_match,
        replay,
        verify_record,
    )
    from paiju.judge import rule
    from paiju.text import render

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "Budget",
    "Card",
    "Game",
    "Hand",
    "IllegalMove",
    "Move",
    "Record",
    "Refusal",
    "Refused",
    "View",
    "deal_from_seed",
    "find",
    "find_bot",
    "format_move",
    "format_record",
    "hints",
    "parse_cards",
    "parse_move",
    "parse_record",
    "play_match",
    "render",
    "replay",
    "rule",
    "verify_record",
]
# Loaded when it is asked for: who needs cards alone shall not wait for bots and texts.
_HOMES: Final = {
    "paiju.bots": ("Bot", "Budget", "find_bot", "hints"),
    "paiju.cards": ("Card", "Hand", "parse_cards"),
    "paiju.judge": ("rule",),
    "paiju.text": ("render",),
}
_HOME: Final = {name: home for home, names in _HOMES.items() for name in names}

_fallback.install()


def __getattr__(name: str) -> object:
    """Load a name of the front door from where it lives; the contract has most of them."""
    if name not in __all__:
        raise AttributeError(f"module 'paiju' has no attribute {name!r}")
    return getattr(import_module(_HOME.get(name, "paiju.game")), name)


def __dir__() -> list[str]:
    """List the front door."""
    return [*__all__, "__version__"]
