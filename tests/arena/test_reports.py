"""Figures: intervals, ratings, reports."""

from math import isinf, sqrt

import pytest

from paiju.arena.intervals import of_points, of_shares
from paiju.arena.ratings import Ratings, teams_of
from paiju.arena.report import report, to_json
from paiju.arena.results import PlayedDeal, PlayedHand, Task
from paiju.game import Dice, Sense, find
from tests.arena.test_deals import plan_of

SIDES = ((1, 3), (2, 4))


def won(first: bool, swapped: bool) -> PlayedHand:
    """One hand of partners, won by the first bot or the other."""
    scores = (10, -10, 10, -10) if first != swapped else (-10, 10, -10, 10)
    winners = (1, 3) if first != swapped else (2, 4)
    return PlayedHand("BABA" if swapped else "ABAB", scores, winners)


def dealt(deal: int, *wins: bool, bots: tuple[str, str] = ("a", "b")) -> PlayedDeal:
    return PlayedDeal(Task(deal, *bots), (won(wins[0], False), won(wins[1], True)))


def test_a_win_rate_is_between_its_bounds() -> None:
    for wins in range(11):
        found = of_shares([1.0] * wins + [0.0] * (10 - wins))
        assert 0 <= found.low <= found.value + 1e-9
        assert found.value - 1e-9 <= found.high <= 1
        assert found.high - found.low > 0.2
    # Wilson's interval of 65 in 100, by the textbook.
    found = of_shares([1.0] * 65 + [0.0] * 35)
    assert found.low == pytest.approx(0.5526, abs=2e-4)
    assert found.high == pytest.approx(0.7364, abs=2e-4)


@pytest.mark.parametrize("ties", [0, 40, 85])
def test_the_interval_holds_the_truth_in_95_of_100_runs(ties: int) -> None:
    dice, held, width = Dice(7), 0, 0.0
    truth = (ties / 2 + (100 - ties) * 0.7) / 100
    for _ in range(400):
        shares = [0.5 if dice.below(100) < ties else float(dice.below(100) < 70) for _ in range(80)]
        found = of_shares(shares)
        held += found.low <= truth <= found.high
        width += found.high - found.low
    assert 0.92 <= held / 400 <= 0.985
    # As narrow as the shares vary, and not as if a tie were a throw of a coin.
    variance = truth * (1 - truth) - ties / 400
    assert width / 400 == pytest.approx(2 * 1.96 * sqrt(variance / 80), rel=0.15)


def test_ties_alone_do_not_settle_anything() -> None:
    found = of_shares([0.5] * 20)
    assert found.low < 0.42
    assert found.high > 0.58


def test_points_of_one_deal_have_no_bounds() -> None:
    found = of_points([3.0])
    assert found.value == 3.0
    assert isinf(found.low)
    assert isinf(found.high)
    found = of_points([1.0, 3.0])
    assert found.value == 2.0
    assert found.low == pytest.approx(2 - 1.96, abs=1e-3)


def test_the_stronger_of_partners_is_rated_higher() -> None:
    ratings = Ratings(["a", "b"], SIDES)
    for deal in range(40):
        ratings.add(dealt(deal, True, deal % 4 != 0))
    found = ratings.found
    assert found["a"].rating > found["b"].rating + 5
    assert found["a"].error < 8.333
    assert found["a"].hands == 80


def test_equal_bots_are_rated_alike() -> None:
    ratings = Ratings(["a", "b"], SIDES)
    for deal in range(40):
        ratings.add(dealt(deal, deal % 2 == 0, deal % 2 == 1))
    assert abs(ratings.found["a"].rating - ratings.found["b"].rating) < 1.5


def test_hidden_teams_are_those_who_won_together() -> None:
    hand = PlayedHand("ABBBB", (2, 0, 2, 0, 0), (1, 3))
    assert teams_of(hand, ()) == ((1, 3), (2, 4, 5))
    ratings = Ratings(["a", "b"], ())
    for deal in range(30):
        ratings.add(PlayedDeal(Task(deal, "a", "b"), (hand,)))
    # The lone bot is on the winning side every time, its rival on both.
    assert ratings.found["a"].rating > ratings.found["b"].rating + 5


def test_a_hand_that_everybody_won_changes_nothing() -> None:
    ratings = Ratings(["a", "b"], ())
    before = ratings.found
    hand = PlayedHand("ABBBB", (0,) * 5, (1, 2, 3, 4, 5))
    ratings.add(PlayedDeal(Task(1, "a", "b"), (hand,)))
    assert ratings.found == before


def test_a_report_tells_each_pair_both_ways() -> None:
    plan = plan_of("xiaoer", deals=4)
    names = (plan.entrants[0].name, plan.entrants[1].name)
    played = [dealt(1, True, True, bots=names), dealt(2, True, False, bots=names),
              dealt(3, True, True, bots=names), dealt(4, False, False, bots=names)]  # fmt: skip
    found = report(plan, played)
    told = to_json(found)
    assert {"game", "deals", "pairs", "ratings"} <= set(told)
    one, other = found.pair(*names), found.pair(*names[::-1])
    assert one.wins.value == 0.625
    assert one.hands == 8
    assert other.wins.value == 1 - one.wins.value
    assert other.wins.low == pytest.approx(1 - one.wins.high)
    assert one.points.value == pytest.approx(5.0)
    assert other.points.high == pytest.approx(-one.points.low)
    pairs = told["pairs"]
    assert isinstance(pairs, list)
    assert pairs[0]["win_rate"] == 0.625
    assert set(pairs[0]) >= {"bot", "against", "win_rate", "low", "high", "hands"}
    assert set(found.ladder) == set(names)


def test_ratings_of_single_players_follow_their_places() -> None:
    sides = find("gandengyan").sides(find("gandengyan").parse({"seats": 3}))
    ratings = Ratings(["a", "b"], sides)
    for deal in range(20):
        hands = tuple(
            PlayedHand(
                seating, tuple(0 if one == "A" else 4 for one in seating), (at + 1,), Sense.PENALTY
            )
            for at, seating in enumerate(("ABB", "BAB", "BBA"))
        )
        ratings.add(PlayedDeal(Task(deal, "a", "b"), hands))
    assert ratings.found["a"].rating > ratings.found["b"].rating + 5
