"""What no game answers: strangers, standings that cannot be, hands that go on."""

from dataclasses import replace

import pytest

from paiju.game import Refused, Standing, check_over, check_seat, check_standing

SOUND = Standing((0, 0, 0))


@pytest.mark.parametrize("seat", [0, -1, 4, 99, -(1 << 70)])
def test_a_stranger_is_refused(seat: int) -> None:
    with pytest.raises(Refused) as error:
        check_seat(seat, 3)
    assert error.value.refusal.code == "unknown_seat"
    assert error.value.refusal.facts == {"seat": seat, "seats": 3}


def test_what_can_be_is_let_pass() -> None:
    for seat in (1, 2, 3):
        check_seat(seat, 3)
        check_standing(replace(SOUND, dealer=seat), 3)
    check_over(True)
    check_standing(SOUND, 3, {"levels": False})


@pytest.mark.parametrize(
    ("standing", "part"),
    [
        (replace(SOUND, scores=(0, 0)), "scores"),
        (replace(SOUND, hand=0), "hand"),
        (replace(SOUND, hand=-3), "hand"),
        (replace(SOUND, dealer=0), "dealer"),
        (replace(SOUND, dealer=4), "dealer"),
    ],
)
def test_a_standing_that_cannot_be_is_refused(standing: Standing, part: str) -> None:
    with pytest.raises(Refused) as error:
        check_standing(standing, 3, {part: False})
    assert [refusal.facts for refusal in error.value.refusals] == [{"part": part}]


def test_what_the_game_finds_is_told_too() -> None:
    with pytest.raises(Refused) as error:
        check_standing(replace(SOUND, hand=0), 3, {"owed": True, "levels": False})
    parts = [refusal.facts["part"] for refusal in error.value.refusals]
    assert parts == ["hand", "owed"]


def test_a_won_match_is_over() -> None:
    with pytest.raises(Refused) as error:
        check_standing(replace(SOUND, winners=(2,)), 3)
    assert error.value.refusal.code == "match_over"


def test_a_hand_that_goes_on_is_not_settled() -> None:
    with pytest.raises(Refused) as error:
        check_over(False)
    assert error.value.refusal.code == "hand_going"
