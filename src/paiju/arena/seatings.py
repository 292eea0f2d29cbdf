"""Seatings: how two bots share the seats of a table, each of them once with every deal."""

from itertools import combinations
from typing import Final

from paiju.game import AnyGame
from paiju.game.rules import RulesLike

BOT: Final = "A"
AGAINST: Final = "B"


def _lone(seats: int) -> tuple[str, ...]:
    """Put one bot on every seat in turn, the other on all the rest."""
    return tuple(
        "".join(BOT if seat == lone else AGAINST for seat in range(seats)) for lone in range(seats)
    )


def _shared(sides: tuple[tuple[int, ...], ...], seats: int) -> tuple[str, ...]:
    """Give each bot half of the sides in every way; of an odd number one more to either."""
    found: list[str] = []
    for size in sorted({len(sides) // 2, len(sides) - len(sides) // 2}):
        for taken in combinations(sides, size):
            own = {seat for side in taken for seat in side}
            found.append("".join(BOT if seat in own else AGAINST for seat in range(1, seats + 1)))
    return tuple(found)


def seatings(game: AnyGame, rules: RulesLike) -> tuple[str, ...]:
    """List the seatings of a table, a letter a seat; partners are always the same bot.

    Where sides are found in play one bot is alone among the other's.

    >>> from paiju.game import find
    >>> for name in ("guandan", "friends"):
    ...     game = find(name)
    ...     print(*seatings(game, next(iter(game.presets.values()))))
    ABAB BABA
    ABBBB BABBB BBABB BBBAB BBBBA
    """
    sides, seats = game.sides(rules), game.seats(rules)
    return _shared(sides, seats) if sides else _lone(seats)
