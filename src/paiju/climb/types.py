"""Names of the kinds of combinations, as questions, claims and readings write them."""

from typing import Final

from paiju.climb.kernel import combos

TYPES: Final[dict[int, str]] = {
    combos.SINGLE: "single",
    combos.PAIR: "pair",
    combos.TRIPLE: "triple",
    combos.TRIPLE_WITH_PAIR: "triple_with_pair",
    combos.STRAIGHT: "straight",
    combos.PAIR_STRAIGHT: "pair_straight",
    combos.TRIPLE_STRAIGHT: "triple_straight",
    combos.BOMB: "bomb",
    combos.STRAIGHT_FLUSH: "straight_flush",
    combos.JOKER_BOMB: "joker_bomb",
}
_NUMBERS: Final = {name: kind for kind, name in TYPES.items()}


def kind_number(name: str) -> int | None:
    """Return the number of a type of combination, None where there is none of that name."""
    return _NUMBERS.get(name)
