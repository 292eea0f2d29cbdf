"""The rules of a table, translated for the kernel."""

from functools import cache
from typing import Final, TypeAlias

from paiju.cards import SUITS
from paiju.game import State
from paiju.games.xiaoer.kernel.constants import BY_SHOWING, LOOSE, OFF, ON, TRUMP_DRAWN, TRUMP_SHOWN
from paiju.games.xiaoer.kernel.table import Setup, Table
from paiju.games.xiaoer.order import all_ranks
from paiju.games.xiaoer.rules import Fan, Gang, Rules, Trump

Hands: TypeAlias = State[Rules, Table]
_FAN: Final = {Fan.OFF: OFF, Fan.ON: ON, Fan.SHOWN: BY_SHOWING}
_GANG: Final = {Gang.OFF: OFF, Gang.ON: ON, Gang.LOOSE: LOOSE}


def _trump(trump: Trump) -> int:
    """Return the suit that is given, or how it comes about."""
    if trump is Trump.SHOWN:
        return TRUMP_SHOWN
    if trump is Trump.DRAWN:
        return TRUMP_DRAWN
    return SUITS.index(trump.value)


@cache
def setup_of(rules: Rules) -> Setup:
    """Translate rules; tables of equal rules share the result."""
    setup = Setup(list(all_ranks()))
    setup.trump = _trump(rules.trump)
    setup.kitty = rules.kitty.value
    setup.threes = _FAN[rules.show_threes]
    setup.fives = _FAN[rules.show_fives]
    setup.throws = int(bool(rules.throws))
    setup.gang = _GANG[rules.gang]
    setup.tribute = int(bool(rules.tribute))
    setup.rotate = int(bool(rules.rotate))
    return setup
