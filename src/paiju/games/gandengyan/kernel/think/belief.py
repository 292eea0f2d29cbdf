"""What plays and passes tell of a hand of 干瞪眼: who passes has little to beat with."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paiju.climb.kernel.combos import ANY_POWER
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.policy import Mind
from paiju.climb.kernel.rounds import LAST, lead_by
from paiju.games.gandengyan.kernel.table import Table, legal
from paiju.games.gandengyan.kernel.think.policy import choose

# Doubts about a hand that would have beaten what its owner passed, with a bomb or without, and
# about one that would have played something else.
_PASSED: Final = 2
_SPARED: Final = 1
_PLAYED: Final = 1


class Seen:
    """What others did when a play lay before them, since each of them drew a card."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table.copy()
        self.seats: vec[i64] = vec[i64]()
        self.combos: vec[i64] = vec[i64]()
        """What lay before the seat."""
        self.left: vec[i64] = vec[i64]()
        """The fewest cards of the others."""
        self.later: vec[i64] = vec[i64]()
        """The cards that the seat has played since, this moment's included."""
        self.made: vec[i64] = vec[i64]()
        """What it played, 0 for a pass."""

    def add(self, seat: i64, combo: i64, left: i64, later: i64, made: i64) -> None:
        """Note a moment."""
        self.seats = append(self.seats, seat)
        self.combos = append(self.combos, combo)
        self.left = append(self.left, left)
        self.later = append(self.later, later)
        self.made = append(self.made, made)


def count_doubts(seen: Seen, hands: vec[i64], mind: Mind, search: Search, plays: Plays) -> i64:
    """Count how often the rules of thumb would have done otherwise with these hands."""
    table = seen.table
    found: i64 = 0
    at: i64 = 0
    while at < len(seen.seats):
        seat: i64 = seen.seats[at]
        # Whose play lies there does not matter to the rules of thumb.
        table.combo = seen.combos[at]
        if table.combo:
            table.round = seat | ((seat + 1) % table.seats) << LAST
        else:
            table.round = lead_by(seat, 0)
        table.hands[seat] = hands[seat] | seen.later[at]
        legal(table, search, plays)
        if plays.count > 1:
            mind.left = seen.left[at]
            chosen: i64 = choose(table, mind, plays)
            if plays.combos[chosen] != seen.made[at]:
                if seen.made[at]:
                    found += _PLAYED
                elif plays.combos[chosen] & ANY_POWER:
                    found += _SPARED
                else:
                    found += _PASSED
        at += 1
    return found
