"""The usual words for kinds of combinations; a game writes down those of its own beside them."""

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
