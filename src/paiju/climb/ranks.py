"""Printed ranks of combinations: what the shapes of a game say of heights, read both ways."""

from dataclasses import dataclass
from typing import Final

from paiju.cards import RANKS
from paiju.climb.kernel.combos import ANY_POWER, height_of, kind_of, length_of
from paiju.climb.kernel.shapes import LARGEST_SET, WIDEST_RUN, Shapes, rank_at

NAMES: Final = (*RANKS, "JS", "JB")
"""Printed ranks by the kernel's number."""


@dataclass(frozen=True, slots=True)
class Form:
    """What cards of a kind look like: how many ranks follow each other, and whether they bomb."""

    ranks: int
    bomb: bool


def form_of(shapes: Shapes, kind: int, count: int) -> Form | None:
    """Return the form of cards of a kind by their number, None where the game has no such form."""
    if count <= LARGEST_SET and _is(shapes.sets[count], kind):
        return Form(1, _is_bomb(shapes.sets[count]))
    for width in range(1, WIDEST_RUN + 1):
        ranks, rest = divmod(count, width)
        if rest or not shapes.least[width] <= ranks <= shapes.most[width]:
            continue
        for base in (shapes.runs[width], shapes.flush if width == 1 else 0):
            if _is(base, kind):
                return Form(ranks, _is_bomb(base))
    for attachment in shapes.attachments:
        ranks, rest = divmod(count, attachment.cards())
        able = not rest and attachment.least <= ranks <= attachment.most
        if able and _is(attachment.base, kind):
            return Form(ranks, _is_bomb(attachment.base))
    return None


def _is(base: int, kind: int) -> bool:
    """Return whether a base is there and of a kind."""
    return base != 0 and kind_of(base) == kind


def _is_bomb(base: int) -> bool:
    """Return whether combinations of a base are bombs."""
    return base & ANY_POWER != 0


def has_rank(shapes: Shapes, kind: int) -> bool:
    """Return whether a rank names combinations of a kind: none names the joker bomb."""
    return not _is(shapes.jokers, kind)


def rank_of(shapes: Shapes, made: int) -> str | None:
    """Return the printed rank that names a combination: of ranks in a row the highest.

    None for the joker bomb; `ValueError` for what the game does not have.
    """
    kind, height = kind_of(made), height_of(made)
    if not has_rank(shapes, kind):
        return None
    form = form_of(shapes, kind, length_of(made))
    if form is None:
        raise ValueError(f"no combination of this game: {made}")
    if form.ranks > 1:
        return RANKS[rank_at(height if shapes.by_top else height + form.ranks - 1)]
    heights = shapes.bombs if form.bomb else shapes.plain
    return next(name for at, name in enumerate(NAMES) if heights[at] == height)


def height_named(shapes: Shapes, kind: int, count: int, rank: str) -> int | None:
    """Return the height of cards of a kind by their number and rank, None where there is none."""
    form = form_of(shapes, kind, count)
    if form is None or rank not in NAMES:
        return None
    place = NAMES.index(rank)
    if form.ranks == 1 and not form.bomb:
        return int(shapes.plain[place])
    if rank not in RANKS:
        return None
    if form.ranks == 1:
        return int(shapes.bombs[place])
    # A stands above K here: a run that begins with it has a higher one on top.
    height = place + 1 if shapes.by_top else place + 2 - form.ranks
    return height if height >= 0 else None
