"""The rules of a table, translated for the kernel."""

from functools import cache
from typing import TypeAlias

from paiju.cards import RANKS, SUITS
from paiju.game import State
from paiju.games.shandong.kernel.table import Setup, Table
from paiju.games.shandong.order import KITTY, THROWS, order, shape_rules
from paiju.games.shandong.rules import Rules

Hands: TypeAlias = State[Rules, Table]


@cache
def setup_of(rules: Rules) -> Setup:
    """Translate rules; tables of equal rules share the result."""
    shapes = [
        shape_rules(rules, level).under(order(rules, level, trump))
        for trump in (*SUITS, None)
        for level in RANKS
    ]
    setup = Setup(shapes, THROWS.kernel(), KITTY.kernel())
    setup.permanent = sum(1 << RANKS.index(rank) for rank in rules.permanent_trumps.ranks)
    setup.throw_trumps = bool(rules.throw_trumps)
    setup.throw_choice = bool(rules.throw_choice)
    setup.pair_gate = bool(rules.pair_gate)
    setup.face_down = bool(rules.face_down)
    return setup
