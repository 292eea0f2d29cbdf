"""Names of the kinds of combinations, as questions, claims and readings write them."""

from collections.abc import Callable, Sequence
from typing import Final

from paiju.climb.kernel import combos
from paiju.climb.kernel.verdict import ANY_HEIGHT, NO_COMBINATION
from paiju.game import Claim

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


def claimed(claim: Claim | None, ranks: Sequence[str], meant: Callable[[int, int], int]) -> int:
    """Return a claim as the kernel takes it: 0 for none, NO_COMBINATION for nonsense.

    `meant` gives the combination of a kind that a rank, by its place among `ranks`, names.
    """
    if claim is None:
        return 0
    kind = kind_number(claim.type)
    if kind is None:
        return NO_COMBINATION
    if claim.rank is None:
        return combos.combo(kind, 0 if kind == combos.JOKER_BOMB else ANY_HEIGHT, 0, 0)
    if kind == combos.JOKER_BOMB or claim.rank not in ranks:
        return NO_COMBINATION
    return meant(kind, ranks.index(claim.rank))
