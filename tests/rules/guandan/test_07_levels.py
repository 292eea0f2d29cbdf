"""Clause 7: the end of a hand, levels, the match."""

from itertools import product

import pytest

from paiju.game import Outcome
from paiju.games.guandan import game
from paiju.games.guandan.kernel.levels import settle as settle_match
from paiju.games.guandan.result import gain, match_of
from tests.oracles.guandan import settled
from tests.rules.guandan.hands import HOUSE, after, ask, events, holding, rules


def outcome(*hands: str, moves: tuple[str, ...]) -> Outcome:
    state = after(holding(*hands), *moves)
    found = game.outcome(state)
    assert found is not None
    return found


def test_7_1_the_hand_ends_when_a_side_is_out() -> None:
    state = after(holding("S3", "S7 SK", "S9", "S4 SQ"), "S3", "-")
    assert game.outcome(state) is None
    told = [event.name for event in events(state, "S9")]
    assert told == ["played", "went_out", "hand_won", "level_reached"]
    over = after(state, "S9")
    assert game.actors(over) == ()
    assert game.deadline(over) is None
    no = game.check(over, 2, game.lapse(state, 3))
    assert no is not None
    assert (no.code, no.rule) == ("hand_over", "guandan.7.1")


def test_7_1_three_players_out() -> None:
    """The one who is left is last."""
    found = outcome("S3", "S7 SK", "S9 SA", "S4", moves=("S3", "S4", "S9", "-", "SA"))
    assert found.facts["finish"] == (1, 4, 3, 2)


def test_7_2_what_a_finish_is_worth() -> None:
    double = outcome("S3", "S7 SK", "S9", "S4 SQ", moves=("S3", "-", "S9"))
    assert (double.scores, double.winners) == ((3, 0, 3, 0), (1, 3))
    third = outcome("S3", "S7 SK", "S9 SA", "S4", moves=("S3", "S4", "S9", "-", "SA"))
    assert (third.scores, third.winners) == ((2, 0, 2, 0), (1, 3))
    fourth = outcome("S3", "S7", "S9 SA", "S4", moves=("S3", "S4", "-", "S7"))
    assert (fourth.scores, fourth.facts["finish"]) == ((1, 0, 1, 0), (1, 4, 2, 3))


def test_7_3_levels_begin_at_2_and_the_winner_plays_its_own() -> None:
    opening = game.opening(HOUSE)
    assert opening.levels == ("2",) * 4
    state = after(holding("S3", "S7 SK", "S9", "S4 SQ", level="2"), "S3", "-", "S9")
    after_one = game.settle(state)
    assert after_one.levels == ("5", "2", "5", "2")
    assert (after_one.dealer, after_one.hand) == (1, 2)
    assert after_one.owed == ((4, 1), (2, 3))
    assert after_one.winners is None


def settle(
    finish: tuple[int, ...], levels: str, playing: int, fails: str = "0 0", tries: int = 3
) -> dict[str, object]:
    """Ask the judge; levels and failures are those of 1 and 3, then of 2 and 4."""
    one, two = levels.split()
    first, second = map(int, fails.split())
    return dict(
        ask(
            "settle",
            rules(a_tries=tries),
            finish=finish,
            levels={1: one, 2: two, 3: one, 4: two},
            playing=playing,
            fails={1: first, 2: second},
        )
    )


@pytest.mark.parametrize(("level", "gained"), [("J", "A"), ("Q", "A"), ("K", "A"), ("10", "K")])
def test_7_4_no_level_is_above_the_ace(level: str, gained: str) -> None:
    found = settle((1, 3), f"{level} 2", 1)
    assert found["levels"] == {"1": gained, "2": "2", "3": gained, "4": "2"}
    assert found["next"] == {"level": gained}
    assert found["match_winner"] is None


@pytest.mark.parametrize("finish", [(1, 3), (1, 3, 2, 4), (3, 2, 1), (1, 4, 3, 2)])
def test_7_5_first_and_the_partner_not_last_at_ones_own_ace(finish: tuple[int, ...]) -> None:
    found = settle(finish, "A 2", 1)
    assert found["match_winner"] == (1, 3)
    assert found["next"] == {"level": None}
    assert settle(finish, "A 2", 2)["match_winner"] is None
    assert settle(finish, "A A", 2)["match_winner"] is None
    assert settle(finish, "K 2", 1)["match_winner"] is None


def test_7_5_in_a_hand() -> None:
    state = holding("S3", "S7 SK", "S9", "S4 SQ", level="A", playing=3)
    state = after(state, "S3", "-", "S9")
    assert state.log[-1].name == "match_won"
    assert game.settle(state).winners == (1, 3)


def test_7_6_anything_else_is_a_failure() -> None:
    last = settle((1, 2, 4), "A 2", 1)
    assert last["match_winner"] is None
    assert last["levels"] == {"1": "A", "2": "2", "3": "A", "4": "2"}
    lost = settle((2, 4), "A 2", 1)
    assert lost["levels"] == {"1": "A", "2": "5", "3": "A", "4": "5"}
    assert lost["next"] == {"level": "5"}


def test_7_6_the_third_failure_costs_the_level() -> None:
    assert settle((2, 4), "A 2", 1, "1 0")["levels"] == {"1": "A", "2": "5", "3": "A", "4": "5"}
    fallen = settle((2, 4), "A 2", 1, "2 0")
    assert fallen["levels"] == {"1": "2", "2": "5", "3": "2", "4": "5"}
    own = settle((1, 2, 4), "A 7", 3, "2 0")
    assert own["levels"] == {"1": "2", "2": "7", "3": "2", "4": "7"}
    assert own["next"] == {"level": "2"}


def test_7_6_only_the_side_that_plays_its_ace_fails() -> None:
    found = settle((1, 3), "2 A", 1, "0 2")
    assert found["levels"] == {"1": "5", "2": "A", "3": "5", "4": "A"}


def test_7_6_never_with_0() -> None:
    assert settle((2, 4), "A 2", 1, "9 0", tries=0)["next"] == {"level": "5"}
    assert settle((2, 4), "A 2", 1, "9 0", tries=0)["levels"] == {
        "1": "A",
        "2": "5",
        "3": "A",
        "4": "5",
    }


def test_7_6_failures_are_told_and_kept() -> None:
    state = holding("S3 S6", "S7", "S9 S10", "S8", level="A", playing=1, first=2)
    state = after(state, "S7", "-", "S8")
    assert [event.name for event in state.log[-3:]] == ["hand_won", "try_failed", "level_reached"]
    assert state.log[-2].facts == {"seats": (1, 3), "fails": 1}
    assert game.settle(state).tallies == {"fails": (1, 0, 1, 0)}


def test_7_6_the_fall_is_told() -> None:
    once = rules(a_tries=1)
    state = holding("S3 S6", "S7", "S9 S10", "S8", rules=once, level="A", playing=1, first=2)
    state = after(state, "S7", "-", "S8")
    assert state.log[-2].name == "level_lost"
    assert state.log[-2].facts == {"seats": (1, 3), "level": "2"}
    assert game.settle(state).levels == ("2", "A", "2", "A")
    assert game.settle(state).tallies == {"fails": (0, 0, 0, 0)}


FINISHES: dict[str, tuple[int, ...]] = {
    "AABB": (1, 3, 2, 4),
    "ABAB": (1, 2, 3, 4),
    "ABBA": (1, 2, 4, 3),
}
FINISHES |= {
    name.translate(str.maketrans("AB", "BA")): tuple(seat % 4 + 1 for seat in finish)
    for name, finish in FINISHES.items()
}


@pytest.mark.parametrize("tries", [0, 1, 3])
@pytest.mark.parametrize("finish", FINISHES)
def test_every_settlement_is_what_the_rule_book_says(finish: str, tries: int) -> None:
    some = ("2", "10", "J", "K", "A")
    for mine, theirs, playing, failed in product(some, some, (0, 1), (0, 1, 2)):
        fails = (failed, 2 - failed)
        found = settle(
            FINISHES[finish], f"{mine} {theirs}", playing + 1, f"{failed} {2 - failed}", tries
        )
        levels, left, side, winner = settled((mine, theirs), fails, playing, finish, tries)
        match = match_of((mine, theirs), fails, playing + 1)
        settle_match(match, FINISHES[finish][0] - 1, gain(FINISHES[finish]), tries)
        assert tuple(match.fails) == left
        assert found["levels"] == {str(seat): levels[(seat - 1) % 2] for seat in range(1, 5)}
        assert found["match_winner"] == (None if winner is None else (winner + 1, winner + 3))
        if winner is None:
            assert found["next"] == {"level": levels[side]}
