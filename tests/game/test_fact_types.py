"""Types of facts take what they name and nothing else."""

import pytest

from paiju.cards import parse_card, parse_cards
from paiju.game import Fact
from paiju.game.fact_types import (
    CARD,
    CARDS,
    COUNT,
    FLAG,
    NUMBER,
    RANK,
    SEAT,
    SEATS,
    SHOWN,
    SUIT,
    FactType,
    by_seat,
    fits,
    list_of,
    made_of,
    maybe,
    word,
)

BIG = parse_card("JB")


@pytest.mark.parametrize(
    ("kind", "taken", "refused"),
    [
        (FLAG, [True, False], [0, 1, "yes", None]),
        (NUMBER, [-3, 0, 7], [True, "7", None]),
        (COUNT, [0, 7], [-1, False, "7", (1,)]),
        (SEAT, [1, 3], [0, 4, True, "1"]),
        (CARD, [BIG], ["JB", (BIG,), 53]),
        (RANK, ["2", "10", "A"], ["S", "1", 10, BIG]),
        (SUIT, ["S", "D"], ["spades", "A", 0]),
        (word(), ["anything"], [1, None]),
        (word("bid", "call"), ["bid", "call"], ["pass", ""]),
        (CARDS, [(), parse_cards("S2 S2")], [BIG, ("S2",), None]),
        (SEATS, [(), (3, 1)], [(4,), 1]),
        (list_of(maybe(SEAT)), [(None, 1)], [("1",), None]),
        (by_seat(COUNT), [{"1": 0, "2": 3, "3": 1}], [{"1": 0, "2": 3}, (0, 3, 1), {}]),
        (SHOWN, [{"seat": 1, "cards": ()}], [{"seat": 1}, {"seat": 4, "cards": ()}, ()]),
        (
            made_of(paid=maybe(CARD), to=SEAT),
            [{"to": 1}, {"to": 1, "paid": None}, {"to": 1, "paid": BIG}],
            [{"paid": BIG}, {"to": None}, {"to": 1, "more": 1}],
        ),
        (maybe(COUNT), [None, 2], [-2, True]),
    ],
)
def test_a_type_takes_what_it_names(kind: FactType, taken: list[Fact], refused: list[Fact]) -> None:
    assert [kind.admits(fact, 3) for fact in taken] == [True] * len(taken)
    assert [kind.admits(fact, 3) for fact in refused] == [False] * len(refused)


def test_facts_that_may_be_missing() -> None:
    types = {"top": maybe(SEAT), "pile": COUNT}
    assert fits(types, {"pile": 3}, 4)
    assert not fits(types, {"top": 1}, 4)
    assert not fits(types, {"pile": 3, "more": 1}, 4)
