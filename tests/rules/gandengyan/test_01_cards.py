"""Clause 1: cards and aim."""

import pytest

from paiju.game import Refused
from paiju.games.gandengyan import game
from tests.rules.gandengyan.hands import after, ask, beats, cards, climbs, dealt, holding, rules


@pytest.mark.parametrize("seats", range(2, 7))
def test_1_1_two_to_six_play(seats: int) -> None:
    chosen = rules(seats=seats)
    state = dealt(rules=chosen)
    assert game.seats(chosen) == seats
    assert len(game.view(state, 1).counts) == seats
    assert len(game.deck(chosen)) == 54


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (1, "switch_range"),
        (7, "switch_range"),
        (True, "switch_number"),
        ("4", "switch_number"),
        (None, "switch_number"),
    ],
)
def test_1_1_no_other_number_plays(seats: object, code: str) -> None:
    with pytest.raises(Refused) as caught:
        game.parse({"seats": seats})
    assert caught.value.refusal.code == code
    assert caught.value.refusal.rule == "gandengyan.1.1"


def test_1_2_first_without_cards_wins() -> None:
    state = after(holding("S3", "S4 H4"), "S3")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert game.actors(state) == ()


SINGLES = "S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA S2 JS JB"


def test_1_3_order_of_singles() -> None:
    climbs(*SINGLES.split())


def test_1_3_seed_example() -> None:
    climbs("S3", "HK", "CA", "D2", "JS", "JB")


def test_1_3_order_for_the_judge() -> None:
    answer = ask("order", cards=cards("S3 H2 S2 JB CA JS D3"))
    assert answer["groups"] == (
        cards("JB"),
        cards("JS"),
        cards("S2 H2"),
        cards("CA"),
        cards("S3 D3"),
    )
    assert answer["suit_group"] == {}


@pytest.mark.parametrize(("mine", "table"), [("S7", "D7"), ("D7", "S7"), ("S7 H7", "C7 D7")])
def test_1_4_suits_mean_nothing(mine: str, table: str) -> None:
    assert beats(mine, table) == "too_small"


def test_1_5_to_the_next_number() -> None:
    state = holding("S3 S4", "S5 S6", "S7 S8", first=3)
    assert game.actors(state) == (3,)
    assert game.actors(after(state, "S7")) == (1,)
    assert game.actors(after(state, "S7", "-")) == (2,)
