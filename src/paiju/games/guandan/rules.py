"""The house rules of 掼蛋: every switch with its clause, and the two presets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from paiju.game.rules import Toggle, number, toggle


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's rules; the defaults are the house rules."""

    pass_locks: Toggle = toggle(True, "guandan.6.5")
    """A pass keeps the player out until the table is cleared."""
    long_runs: Toggle = toggle(True, "guandan.2.6")
    """Runs may be longer than five cards, three pairs or two triples."""
    two_high: Toggle = toggle(True, "guandan.1.5")
    """2 ranks above A, but not in runs and bombs."""
    mixed_joker_pair: Toggle = toggle(True, "guandan.2.3")
    """A big and a small joker are a pair, as high as two big ones."""
    level_high_in_bombs: Toggle = toggle(False, "guandan.4.8")
    """A bomb of the level rank ranks above A."""
    wild: Toggle = toggle(True, "guandan.1.6")
    """The heart level card stands for any card but a joker."""
    run: Toggle = toggle(True, "guandan.2.9")
    """A may stand below 2 in a run."""
    resist: Toggle = toggle(True, "guandan.5.6")
    """Whoever owes tribute and holds both big jokers pays none."""
    a_tries: int = number(3, 0, 9, "guandan.7.6")
    """Failures at A before a side falls back to 2; 0 for no end of them."""


HOUSE: Final = Rules()
OFFICIAL: Final = replace(
    HOUSE,
    pass_locks=Toggle.OFF,
    long_runs=Toggle.OFF,
    two_high=Toggle.OFF,
    mixed_joker_pair=Toggle.OFF,
    level_high_in_bombs=Toggle.ON,
)
PRESETS: Final[Mapping[str, Rules]] = {"house": HOUSE, "official": OFFICIAL}
