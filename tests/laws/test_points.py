"""Points add up: none is lost, none is made."""

import pytest

from paiju.cards import Hand
from paiju.game import AnyGame, AnyState, find
from paiju.game.rules import RulesLike
from paiju.testing import walk
from paiju.testing.variants import variants

POINTS = {"5": 5, "10": 10, "K": 10}
XIAOER = [pytest.param(rules, id=name) for name, rules in variants(find("xiaoer"))]
GANDENGYAN = [pytest.param(rules, id=name) for name, rules in variants(find("gandengyan"))]


def worth(hand: Hand) -> int:
    return sum(POINTS.get(card.rank, 0) for card in hand)


def won(state: AnyState, seats: set[int]) -> int:
    total = 0
    for event in state.log:
        if event.name == "trick_won" and event.facts["seat"] in seats:
            points = event.facts["points"]
            assert isinstance(points, int)
            total += points
    return total


def end(game: AnyGame, rules: RulesLike, seed: int) -> AnyState:
    *_, last = walk.states(game, rules, seed)
    return last


@pytest.mark.parametrize("rules", XIAOER)
def test_a_hand_of_xiaoer_has_100_points(rules: RulesLike) -> None:
    game = find("xiaoer")
    for seed in range(4):
        state = end(game, rules, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        dealer = outcome.facts["dealer"]
        assert isinstance(dealer, int)
        attackers = {seat for seat in range(1, 5) if (seat - dealer) % 2}
        buried = game.holdings(state)["buried"]
        assert won(state, {1, 2, 3, 4}) + worth(buried) == 100
        assert outcome.facts["points"] == won(state, attackers)
        assert sum(outcome.scores) == 0
        assert set(outcome.winners) == {s for s in range(1, 5) if outcome.scores[s - 1] > 0}


@pytest.mark.parametrize("rules", GANDENGYAN)
def test_a_hand_of_gandengyan_costs_the_cards_left(rules: RulesLike) -> None:
    game = find("gandengyan")
    for seed in range(4):
        state = end(game, rules, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        places = game.holdings(state)
        (winner,) = outcome.winners
        for seat, score in enumerate(outcome.scores, 1):
            left = len(places[str(seat)])
            assert (left == 0) == (seat == winner) == (score == 0)
            assert score % left == 0 if left else True
            assert score <= left * 64
