"""The most awkward leads and hands that a search found: none takes long to judge."""

from time import process_time

import pytest

from paiju.games.friends.setup import shapes_of
from paiju.trick.faces import held_of
from paiju.trick.kernel import duty
from paiju.trick.kernel.follow import Desk, Lead, check_follow, list_follows, set_lead
from tests.rules.friends.tables import cards

COMPILED = not duty.__file__.endswith(".py")
SECONDS = 0.005 if COMPILED else 0.5
LISTED = 256

CORPUS = [
    (
        ("Q", "D", True),
        "D2 D2 D3 D3 D4 D5 D7 D8 D8 D9 D10 D10 DJ SQ HQ CQ CQ DQ DQ DK DA JS JS JB",
        "D7 DJ D6 D3 D4 JS SQ SQ DQ DA DJ DK HQ HQ DA D5 D9 CQ D4 D10 D7 D2 D9 DK D6 D5 "
        "S5 HJ C2 HK H9 H4 C8 S3 H3 C10 H6 S7 H2",
    ),
    (
        ("3", "D", False),
        "D2 D2 S3 S3 S3 C3 C3 D3 D3 D4 D4 D5 D5 D8 D8 D9 D9 D9 DJ DJ DK DK DA DA",
        "DQ D7 D10 D7 D7 D6 H3 D6 D2 D3 DA D4 JS DQ DQ H3 JB JB D8 JS DJ JB D10 H3 D5 D6 "
        "HQ HQ C4 CA S7 HJ S6 C6 C9 HA H5 H6 SJ",
    ),
    (
        ("A", "C", True),
        "C4 C4 C7 C8 C8 C9 C9 C10 C10 CQ CK CK HA HA DA DA JS JS JB",
        "CQ JB C9 C10 C2 CK C2 JB C8 C3 C4 CJ CA SA CQ C2 CA JS C3 DA "
        "SK HQ SQ DK SJ SK H10 S3 DQ D10 H9 DJ D2 S10 D7 SQ S9 S2 D6",
    ),
]


@pytest.mark.parametrize(("order", "led", "held"), CORPUS)
@pytest.mark.parametrize("protect", [False, True])
def test_awkward_hands_are_judged_in_time(
    order: tuple[str, str, bool], led: str, held: str, protect: bool
) -> None:
    shapes = shapes_of(*order, protect)
    desk, lead, hand = Desk(), Lead(), held_of(cards(held))
    assert set_lead(desk, shapes, lead, held_of(cards(led)))
    play = held_of(cards(held)[: int(lead.cards)])
    times: dict[str, list[float]] = {"check": [], "list": []}
    for _ in range(3):
        begun = process_time()
        check_follow(desk, shapes, lead, hand, play)
        checked = process_time()
        assert list_follows(desk, shapes, lead, hand, LISTED).count
        times["check"].append(checked - begun)
        times["list"].append(process_time() - checked)
    # Other work on the machine only adds.
    assert min(times["check"]) < SECONDS
    assert min(times["list"]) < SECONDS
