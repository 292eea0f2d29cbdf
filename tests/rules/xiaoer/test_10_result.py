"""10 Result (结算)."""

from dataclasses import replace

import pytest

from paiju.cards import CARDS
from paiju.game import Deal, Dice, Standing, State, play_match
from paiju.game.chance import shuffled
from paiju.game.registry import AnyView
from paiju.games.xiaoer import game
from paiju.games.xiaoer.kernel.constants import OVER
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.setup import setup_of
from paiju.games.xiaoer.think.thinker import THINKER
from tests.rules.xiaoer.tables import Hand, play, playing

ROWS = [
    (0, False, True, ((2, 1), (4, 3))),
    (5, False, True, ()),
    (35, False, True, ()),
    (40, True, False, ()),
    (55, True, False, ()),
    (60, True, False, ((1, 2),)),
    (75, True, False, ((1, 2),)),
    (80, True, False, ((1, 2), (3, 4))),
    (100, True, False, ((1, 2), (3, 4))),
]


def ended(points: int, dealer: int = 1, hand: int = 1, **switches: object) -> Hand:
    """Return a finished hand with these points of the attackers."""
    rules = game.parse(switches)
    table = Table(setup_of(rules))
    table.phase = OVER
    table.dealer = dealer - 1
    table.attack = points
    return State(rules, Standing((0,) * 4, hand=hand, dealer=dealer), Deal(CARDS), table)


@pytest.mark.parametrize(("points", "lost", "stays", "owed"), ROWS)
def test_10_1_every_row(
    points: int, lost: bool, stays: bool, owed: tuple[tuple[int, int], ...]
) -> None:
    state = ended(points)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == ((2, 4) if lost else (1, 3))
    standing = game.settle(state)
    assert standing.dealer == (1 if stays else 2)
    assert standing.owed == owed
    assert outcome.facts["next"] == standing.dealer
    assert outcome.facts["owed"] == owed


@pytest.mark.parametrize(("points", "scores"), [(35, (10, -10, 10, -10)), (40, (-10, 10, -10, 10))])
def test_10_2_ten_up_and_ten_down(points: int, scores: tuple[int, ...]) -> None:
    state = ended(points)
    assert game.settle(state).scores == scores
    assert game.settle(state).hand == 2


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_10_3_the_next_seat_deals(dealer: int) -> None:
    assert game.settle(ended(40, dealer)).dealer == dealer % 4 + 1
    assert game.settle(ended(35, dealer)).dealer == dealer


def test_10_4_without_rotation_the_dealer_stays() -> None:
    for points in (0, 40, 100):
        assert game.settle(ended(points, rotate="off")).dealer == 1


def test_10_5_tribute_goes_on_to_the_next_hand_only_where_it_is_played() -> None:
    assert game.settle(ended(80, tribute="off")).owed == ()
    assert game.settle(ended(80, rotate="off")).owed == ((1, 2), (3, 4))
    standing = game.settle(ended(80))
    state = game.begin(game.presets["full"], standing, Deal(CARDS))
    assert game.view(state, 1).facts["tribute"] == (
        {"seat": 1, "receiver": 2, "paid": None, "returned": None},
        {"seat": 3, "receiver": 4, "paid": None, "returned": None},
    )


def test_10_6_the_last_hand_ends_the_match() -> None:
    assert game.settle(ended(0, hand=7)).winners is None
    assert game.settle(ended(0, hand=8)).winners == (1, 3)
    assert game.settle(ended(80, hand=8)).winners == (2, 4)
    assert game.settle(ended(80, hand=1, hands=1)).winners == (2, 4)


def test_10_6_equal_scores_share_the_win() -> None:
    state = ended(80, hand=8)
    even = State(state.rules, Standing((10, -10, 10, -10), hand=8), state.deal, state.table)
    assert game.settle(even).scores == (0, 0, 0, 0)
    assert game.settle(even).winners == (1, 2, 3, 4)


@pytest.mark.parametrize("preset", ["full", "basic"])
def test_10_6_a_match_of_eight_hands(preset: str) -> None:
    dice = Dice(8)

    def choose(view: AnyView) -> object:
        moves = list(game.legal(THINKER.guess(view, dice), view.seat or 0))
        return moves[dice.below(len(moves))]

    def deals(hand: int) -> Deal:
        return Deal(shuffled(CARDS, dice), dice.below(60))

    players = dict.fromkeys((1, 2, 3, 4), choose)
    match = play_match(game, game.parse({"preset": preset}), deals, players)  # type: ignore[arg-type]
    assert len(match.records) == 8
    assert match.standing.winners is not None
    assert sum(match.standing.scores) == 0


def test_the_end_tells_the_result_and_what_comes_next() -> None:
    state = playing({1: "SK", 2: "SA", 3: "S10", 4: "S5"})
    state.table.attack = 60
    state = play(state, "1: SK", "2: SA", "3: S10", "4: S5")
    told = [(event.name, dict(event.facts)) for event in state.log[-5:]]
    assert told == [
        ("trick_won", {"seat": 2, "points": 25}),
        ("hand_lost", {"points": 85, "winners": (2, 4)}),
        ("dealer_next", {"seat": 2}),
        ("tribute_next", {"seat": 1, "receiver": 2}),
        ("tribute_next", {"seat": 3, "receiver": 4}),
    ]


def test_the_end_of_a_match_tells_of_no_next_hand() -> None:
    state = playing({1: "SK", 2: "SA", 3: "S10", 4: "S5"})
    state = replace(state, standing=replace(state.standing, hand=state.rules.hands))
    state.table.attack = 60
    state = play(state, "1: SK", "2: SA", "3: S10", "4: S5")
    assert [event.name for event in state.log[-2:]] == ["trick_won", "hand_lost"]


def test_the_end_tells_a_hand_that_was_held() -> None:
    state = play(
        playing({1: "SK", 2: "S9", 3: "S10", 4: "S5"}), "1: SK", "2: S9", "3: S10", "4: S5"
    )
    told = [event.name for event in state.log[-4:]]
    assert told == ["hand_held", "dealer_next", "tribute_next", "tribute_next"]
