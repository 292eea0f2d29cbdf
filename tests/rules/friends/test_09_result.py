"""9 Result: both tables of levels, and the champion (升级)."""

from dataclasses import replace

import pytest

from paiju.game import Standing
from paiju.games.friends import game
from paiju.games.friends.result import REACHED, Result, result_of, settle
from tests.rules.friends.tables import TWOS, names, play, playing, standing, step

NEVER = (0,) * 5

# The tables of 7.2 and 7.3: attackers' points, title, levels of each side.
WITH_FRIEND = [
    (0, "shutout", 3, 0),
    (5, "slam", 2, 0),
    (59, "slam", 2, 0),
    (60, "held", 1, 0),
    (119, "held", 1, 0),
    (120, "overtaken", 0, 1),
    (179, "overtaken", 0, 1),
    (180, "beaten", 0, 2),
    (239, "beaten", 0, 2),
    (240, "crushed", 0, 3),
    (299, "crushed", 0, 3),
    (300, "grand", 0, 4),
    (2260, "grand", 0, 4),
]
ALONE = [
    (0, "shutout", 9, 0),
    (5, "slam", 6, 0),
    (59, "slam", 6, 0),
    (60, "held", 3, 0),
    (119, "held", 3, 0),
    (120, "overtaken", 0, 1),
    (179, "overtaken", 0, 1),
    (180, "routed", 0, 2),
    (300, "routed", 0, 2),
    (2260, "routed", 0, 2),
]


def finished(dealer: int = 1) -> str:
    """Play a hand of one trick to its end and name what happened."""
    hands = {1: "SA", 5: "S3", 4: "S4", 3: "S6", 2: "S7"}
    state = playing(hands, dealer=dealer, leader=1)
    state = play(state, "1: SA", "5: S3", "4: S4", "3: S6")
    return " ".join(names(step(state, "2: S7")))


def test_9_1_a_hand_ends_with_the_last_card() -> None:
    assert finished() == ("followed trick_won kitty_kept hand_held level_risen starter_next")
    # An empty kitty gives nothing, but the attackers have caught it.
    assert finished(dealer=3) == (
        "followed trick_won kitty_caught hand_held level_risen starter_next"
    )


def test_9_1_nothing_can_be_played_afterwards() -> None:
    hands = {1: "SA", 5: "S3", 4: "S4", 3: "S6", 2: "S7"}
    state = play(playing(hands), "1: SA", "5: S3", "4: S4", "3: S6", "2: S7")
    assert game.actors(state) == ()
    refusal = game.check(state, 1, game.lapse(playing(hands), 1))
    assert refusal is not None
    assert refusal.code == "hand_over"


@pytest.mark.parametrize(("points", "title", "dealers", "attackers"), WITH_FRIEND)
def test_9_2_two_against_three(points: int, title: str, dealers: int, attackers: int) -> None:
    result = Result(TWOS, NEVER, 1, 4, points)
    assert result.title == title
    assert result.rises == (dealers, attackers, attackers, dealers, attackers)
    assert result.winners == ((1, 4) if points < 120 else (2, 3, 5))


@pytest.mark.parametrize(("points", "title", "dealer", "attackers"), ALONE)
def test_9_3_one_against_four(points: int, title: str, dealer: int, attackers: int) -> None:
    result = Result(TWOS, NEVER, 3, None, points)
    assert result.title == title
    assert result.rises == (attackers, attackers, dealer, attackers, attackers)
    assert result.winners == ((3,) if points < 120 else (1, 2, 4, 5))


def test_9_4_everybody_rises_from_the_own_level() -> None:
    result = Result(("2", "5", "9", "J", "K"), NEVER, 1, 4, 0)
    assert result.levels == ("5", "5", "9", "A", "K")
    assert result.steps == (3, 0, 0, 3, 0)


def test_9_4_nobody_skips_past_a() -> None:
    result = Result(("K", "Q", "A", "2", "10"), NEVER, 4, None, 300)
    assert result.levels == ("A", "A", "A", "2", "Q")
    assert result.champions == (3,)
    alone = Result(("8", "2", "2", "2", "2"), NEVER, 1, None, 0)
    assert alone.levels[0] == "A"
    assert alone.champions == ()


def test_9_5_who_rises_at_a_has_won() -> None:
    assert Result(("A", "2", "2", "2", "2"), NEVER, 1, 2, 60).champions == (1,)
    assert Result(("A", "2", "2", "2", "2"), NEVER, 2, 3, 120).champions == (1,)


def test_9_5_losing_at_a_keeps_a() -> None:
    result = Result(("A", "2", "2", "2", "2"), NEVER, 1, 2, 120)
    assert result.champions == ()
    assert result.levels[0] == "A"


def test_9_5_reaching_a_is_not_enough() -> None:
    assert Result(("K", "2", "2", "2", "2"), NEVER, 1, 2, 0).champions == ()


def test_9_5_of_several_who_reached_a_first() -> None:
    levels = ("A", "A", "A", "2", "2")
    assert Result(levels, (4, 7, 5, 0, 0), 4, 5, 120).champions == (1,)
    assert Result(levels, (7, 4, 5, 0, 0), 4, 5, 120).champions == (2,)
    assert Result(levels, (4, 7, 4, 0, 0), 4, 5, 120).champions == (1, 3)
    # Who does not rise does not count.
    assert Result(levels, (4, 7, 5, 0, 0), 1, 4, 120).champions == (3,)


def test_9_5_the_hand_in_which_a_was_reached_is_kept() -> None:
    hands = {1: "SA", 5: "S3", 4: "S4", 3: "S6", 2: "S7"}
    state = play(playing(hands), "1: SA", "5: S3", "4: S4", "3: S6", "2: S7")
    before = standing(("J", "A", "2", "2", "2"), reached=(0, 3, 0, 0, 0), hand=9)
    after = settle(before, state.table)
    assert after.levels == ("A", "A", "2", "2", "2")
    assert after.tallies == {REACHED: (9, 3, 0, 0, 0)}
    assert (after.hand, after.winners) == (10, None)


def test_9_5_the_match_ends() -> None:
    hands = {1: "SA", 5: "S3", 4: "S4", 3: "S6", 2: "S7"}
    state = play(playing(hands), "1: SA", "5: S3", "4: S4", "3: S6", "2: S7")
    before = Standing((0,) * 5, 3, levels=("A", *TWOS[1:]), tallies={REACHED: (2, 0, 0, 0, 0)})
    assert settle(before, state.table).winners == (1,)
    assert result_of(before, state.table).champions == (1,)


@pytest.mark.parametrize(
    ("friend", "points", "starter"),
    [(None, 0, 3), (5, 0, 5), (5, 119, 5), (None, 119, 3), (5, 120, 2), (None, 120, 2)],
)
def test_9_6_the_next_starter(friend: int | None, points: int, starter: int) -> None:
    assert Result(TWOS, NEVER, 3, friend, points).starter == starter


def test_9_6_after_seat_one_comes_seat_five() -> None:
    assert Result(TWOS, NEVER, 1, 2, 120).starter == 5


def test_9_6_the_dealer_is_bid_for_anew() -> None:
    hands = {1: "SA", 5: "S3", 4: "S4", 3: "S6", 2: "S7"}
    state = play(playing(hands), "1: SA", "5: S3", "4: S4", "3: S6", "2: S7")
    after = game.settle(state)
    assert after.dealer == 1
    deal = type(state.deal)(game.deck(state.rules))
    assert game.view(game.begin(state.rules, after, deal), None).facts["dealer"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"levels": ("2",) * 4},
        {"levels": ("1",) * 5},
        {"scores": (0,) * 4},
        {"dealer": 6},
        {"hand": 0},
        {"owed": ((1, 2),)},
        {"tallies": {}},
        {"tallies": {REACHED: (0,) * 4}},
    ],
)
def test_a_standing_of_another_game_is_refused(wrong: dict[str, object]) -> None:
    rules = game.parse({})
    deal = type(playing({}).deal)(game.deck(rules))
    with pytest.raises(ValueError, match="standing_wrong"):
        game.begin(rules, replace(standing(), **wrong), deal)  # type: ignore[arg-type]
