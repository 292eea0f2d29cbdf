"""No lead and hand, however awkward, makes the kernels think long."""

from collections.abc import Callable
from time import process_time

import pytest

from paiju.trick.follows import count_follows
from paiju.trick.kernel import duty
from paiju.trick.kernel.follow import check_follow, list_follows
from tests.trick.orders import friends_order, friends_shapes, shandong_order, shandong_shapes
from tests.trick.table import Table, hold

COMPILED = not duty.__file__.endswith(".py")
SECONDS = 0.005 if COMPILED else 0.5

FRIENDS = Table(friends_order("2", "S"), friends_shapes())
FRIENDS_LADDER = Table(friends_order("2", "S", True), friends_shapes())
SHANDONG = Table(shandong_order("10", "S"), shandong_shapes("10"))
SHANDONG_LADDER = Table(shandong_order("10", "S", True), shandong_shapes("10"))
PLAIN = Table(shandong_order("2", "S", permanent=()), shandong_shapes("2", permanent=()))

AWKWARD = {
    "all triples against three tractors": (
        FRIENDS,
        "S3 S3 S4 S4 S6 S6 S7 S7 S9 S9 S10 S10",
        "S3 S4 S5 S5 S5 S6 S7 S8 S8 S8 S9 S10 SJ SJ SJ SQ SQ SQ SK SK SK SA SA SA S2 S2 S2 "
        "H2 H2 H2 C2 C2 C2 D2 D2 D2 JS JS JS",
    ),
    "tractors of every kind": (
        FRIENDS_LADDER,
        "S3 S3 S3 S4 S4 S4 S6 S6 S7 S7 S9 S9 S9 SQ SQ SK SK",
        "S5 S5 S5 S6 S7 S8 S8 S8 S10 S10 S10 SJ SJ SJ SQ SK SA SA SA S2 S2 S2 H2 H2 H2 "
        "C2 C2 C2 D2 D2 D2 JS JS JS JB JB JB",
    ),
    "a thunder missing and pairs in plenty": (
        SHANDONG,
        "S3 S3 H3 H3 C3 D3 S6 S6 S7 S7 SJ SJ SQ SQ SK SK SA SA",
        "S2 S2 H2 H2 C2 C2 D2 D2 C3 D3 S5 S5 H5 H5 C5 C5 D5 D5 S10 S10 H10 H10 C10 C10 D10 D10 "
        "JS JS JB JB S4 S4 S8 S8 S9 S9",
    ),
    "equals on every other step": (
        SHANDONG_LADDER,
        "S2 S2 H2 H2 S3 S3 H3 H3 S5 S5 H5 H5 S8 S8 S9 S9",
        "C2 C2 D2 D2 C3 C3 D3 D3 C5 C5 D5 D5 S10 S10 H10 H10 C10 C10 D10 D10 JS JS JB JB "
        "SA SA SK SK SQ SQ SJ SJ S7 S7 S6 S6 S4 S4",
    ),
    "a long suit that rains in many ways": (
        PLAIN,
        "S3 S4 S5 S6 S7 S8 H2 H2 C2 C2 JB JB",
        "S3 S4 S5 S6 S7 S8 S9 S9 S10 S10 SJ SJ SQ SQ SK SK SA SA S2 S2 D2 D2 JS JS",
    ),
    "a doubled rain among doubled ranks": (
        PLAIN,
        "S3 S4 S5 S6 S7 S7 S8 S8 H2 H2",
        "S3 S4 S5 S6 S9 S9 S10 S10 SJ SJ SQ SQ SK SK SA SA S2 S2 D2 D2 C2 C2 JS JS JB JB",
    ),
}


def quickest(work: Callable[[], object]) -> float:
    """Return the least time of three runs: other work on the machine only adds."""
    times = []
    for _ in range(3):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return min(times)


@pytest.mark.parametrize("name", AWKWARD)
def test_awkward_hands_are_judged_in_time(name: str) -> None:
    table, led, cards = AWKWARD[name]
    lead = table.lead(led)
    hand = hold(cards)
    play = hold(" ".join(cards.split()[: lead.cards]))
    assert quickest(lambda: check_follow(table.desk, table.shapes, lead, hand, play)) < SECONDS
    assert quickest(lambda: list_follows(table.desk, table.shapes, lead, hand, 1_000)) < SECONDS
    # Counting may go through 20,000 plays, most of it outside of the compiled kernels.
    assert quickest(lambda: count_follows(table.shapes, lead, hand)) < 40 * SECONDS
