"""The rules of a table, translated for the kernel."""

from functools import cache
from typing import Final, TypeAlias

from paiju.cards import RANKS, SUITS
from paiju.game import State
from paiju.games.friends.kernel.table import Setup, Table
from paiju.games.friends.order import make_order
from paiju.games.friends.rules import Rules, ThrowChoice, TractorKitty
from paiju.trick.kernel.shapes import Shapes
from paiju.trick.shapes import KittyRules, ShapeRules, ThrowRules

Hands: TypeAlias = State[Rules, Table]
SPLIT: Final = ("triple_tractor", "triple", "pair_tractor", "pair", "single")
"""The types in the order in which a throw is taken apart."""

_POWER: Final = KittyRules(doubling=True)
_TIMES: Final = KittyRules(
    times={"single": 1, "pair": 2, "triple": 4, "pair_tractor": 2, "triple_tractor": 4},
    more={"pair_tractor": 2, "triple_tractor": 4},
)


@cache
def shapes_of(
    level: str | None, trump: str | None, ladder_tractors: bool, protect_triples: bool
) -> Shapes:
    """Return the shapes under an order, for the kernel."""
    rules = ShapeRules(SPLIT, protect_triples=protect_triples)
    return rules.under(make_order(level, trump, ladder_tractors))


@cache
def setup_of(rules: Rules) -> Setup:
    """Translate rules; tables of equal rules share the result."""
    ladder, protect = bool(rules.ladder_tractors), bool(rules.protect_triples)
    shapes = [
        shapes_of(level, trump, ladder, protect) for trump in (*SUITS, None) for level in RANKS
    ]
    kitty = _POWER if rules.tractor_kitty is TractorKitty.POWER else _TIMES
    challenge = ThrowRules(any_type=rules.throw_choice is ThrowChoice.ANY)
    setup = Setup(shapes, challenge.kernel(), kitty.kernel())
    setup.bid_while_dealing = bool(rules.bid_while_dealing)
    setup.alone = bool(rules.solo_call)
    return setup
