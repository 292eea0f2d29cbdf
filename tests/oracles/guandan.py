"""掼蛋 the slow way: its combinations as a rule book, tribute, turns and levels as told.

Nothing here is shared with the kernel that it is compared with.
"""

from collections.abc import Mapping, Sequence

from paiju.cards import RANKS, Card, card
from tests.oracles.climb import HOUSE, JOKER_RANKS, Book

SEATS = 4


def guandan_book(level: str, rules: Mapping[str, str | int]) -> Book:
    """Write down the combinations at a level for the switches that matter to them."""
    on = {name: value == "on" for name, value in rules.items()}
    order = [rank for rank in RANKS if rank != level]
    bombs = list(RANKS)
    if on["two_high"] and level != "2":
        order = [*order[1:], "2"]
    if on["level_high_in_bombs"]:
        bombs = [*(rank for rank in RANKS if rank != level), level]
    most = 13 if on["long_runs"] else 0
    ladder = [("bomb", 4), ("bomb", 5), ("straight_flush", 0)]
    ladder += [("bomb", size) for size in range(6, 11)] + [("joker_bomb", 4)]
    return Book(
        singles=[*order, level, *JOKER_RANKS],
        bombs=bombs,
        sets={1: "single", 2: "pair", 3: "triple"} | dict.fromkeys(range(4, 11), "bomb"),
        runs={
            "straight": (1, 5, most or 5),
            "pair_straight": (2, 3, most or 3),
            "triple_straight": (3, 2, most or 2),
            "straight_flush": (1, 5, most or 5),
        },
        ladder=ladder,
        alphabet=("A", *RANKS) if on["run"] else RANKS,
        wild=frozenset([card("H", level)]) if on["wild"] else frozenset(),
        jokers=(*JOKER_RANKS, *JOKER_RANKS),
        wings={"triple_with_pair": (HOUSE,)},
        mixed_jokers=on["mixed_joker_pair"],
        by_top=True,
        lengths="tie" if on["long_runs"] else "equal",
    )


def tribute(book: Book, hand: Sequence[Card]) -> set[Card]:
    """Return the cards that may be paid: the highest, wild ones apart."""
    able = [held for held in hand if held not in book.wild]
    best = max(book.singles.index(held.rank) for held in able)
    return {held for held in able if book.singles.index(held.rank) == best}


def returns(book: Book, hand: Sequence[Card], level: str) -> set[Card]:
    """Return the cards that may be given back: 2 to 10 and no level card, else the lowest."""
    low = {held for held in hand if held.rank in RANKS[:9] and held.rank != level}
    if low:
        return low
    least = min(book.singles.index(held.rank) for held in hand)
    return {held for held in hand if book.singles.index(held.rank) == least}


def seat_after(
    plays: Sequence[tuple[int, bool]], out: frozenset[int], locks: bool
) -> tuple[int, bool]:
    """Tell who is next after plays (True) and passes (False), and whether the table is cleared.

    Goes round the table seat by seat and asks each whether it may still answer the last play.
    """
    last = max(at for at, (_, played) in enumerate(plays) if played)
    top = plays[last][0]
    since = plays if locks else plays[last:]
    passed = {seat for seat, played in since if not played}
    seat = plays[-1][0]
    for _ in range(SEATS):
        seat = seat - 1 or SEATS
        if seat == top:
            continue
        if seat not in passed and seat not in out:
            return seat, False
    if top not in out:
        return top, True
    partner = top + 2 if top <= 2 else top - 2
    return partner, True


def settled(
    levels: tuple[str, str], fails: tuple[int, int], playing: int | None, finish: str, tries: int
) -> tuple[tuple[str, str], tuple[int, int], int, int | None]:
    """Settle a finish written by sides, `ABBA`: levels, failures, side to play, winner of all.

    Sides are 0 for A and 1 for B; `finish` has all four places.
    """
    first = 0 if finish[0] == "A" else 1
    gain = {1: 3, 2: 2, 3: 1}[finish.index(finish[0], 1)]
    if playing is not None and levels[playing] == "A" and playing == first and gain >= 2:
        return levels, fails, first, first
    new_levels, new_fails = list(levels), list(fails)
    new_levels[first] = RANKS[min(RANKS.index(levels[first]) + gain, 12)]
    if playing is not None and levels[playing] == "A":
        new_fails[playing] += 1
        if tries and new_fails[playing] >= tries:
            new_levels[playing], new_fails[playing] = "2", 0
    return (new_levels[0], new_levels[1]), (new_fails[0], new_fails[1]), first, None
