"""13 Words: what the judge and the events call plays."""

import pytest

from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import playing, step

SEVENS = "S7 H7 C7 D7"


@pytest.mark.parametrize(
    ("cards", "kind", "rank"),
    [
        ("S7", "single", "7"),
        ("JB", "single", "JB"),
        ("SA SK", "throw", None),
        (SEVENS, "true_gang", "7"),
        ("SQ H7 C7 D7", "false_gang", "7"),
    ],
)
def test_13_1_types(cards: str, kind: str, rank: str | None) -> None:
    made = step(playing({1: cards}), f"1: {cards}")
    assert made.events[0].facts["type"] == kind
    reading = game.view(made.state, 3).table[0].reading
    assert reading is not None
    assert (reading.type, reading.rank) == (kind, rank)


@pytest.mark.parametrize(
    ("plays", "verbs"),
    [
        ([SEVENS, "H3 H4 H6 JB", "S8 H8 C8 D8", "SA HA CA DA"], ["follow", "kill", "overkill"]),
        ([SEVENS, "S8 H8 C8 D8", "C3 C4 C6 CK", "H3 H4 H6 JB"], ["kill", "discard", "follow"]),
        (
            ["SQ H7 C7 D7", "C3 C4 C6 CK", "S2 H2 C2 D2", "H3 H4 H6 JB"],
            ["follow", "kill", "discard"],
        ),
    ],
)
def test_13_2_verbs_on_gangs(plays: list[str], verbs: list[str]) -> None:
    state = playing(dict(enumerate(plays, 1)))
    told = []
    for seat, text in enumerate(plays, 1):
        made = step(state, f"{seat}: {text}")
        state = made.state
        told += [event.facts["verb"] for event in made.events if event.name == "followed"]
    assert told == verbs
