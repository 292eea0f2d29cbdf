"""Whole matches by rules of thumb in every preset: every hand ends, every match is won."""

from itertools import islice

import pytest

from paiju.bots import BOTS
from paiju.game import AnyGame, Dice, Skill, find, games
from paiju.game.rules import RulesLike
from paiju.testing.matches import by_thumb, matches
from paiju.testing.walk import arrive
from paiju.think import thinker_of

TABLES = [
    pytest.param(find(name), rules, id=f"{name}-{preset}")
    for name in games()
    for preset, rules in find(name).presets.items()
]


def _count_matches(game: AnyGame, rules: RulesLike, skill: Skill, seed: int, hands: int) -> int:
    """Play so many hands and count the matches that were won in them."""
    played = islice(matches(game, rules, skill, seed), hands)
    return sum(hand.standing.winners is not None for hand in played)


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_a_thousand_hands_by_easy_bots(game: AnyGame, rules: RulesLike) -> None:
    assert _count_matches(game, rules, Skill.NOVICE, 1, 1000) > 5


@pytest.mark.deep
@pytest.mark.parametrize("skill", Skill)
@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_ten_thousand_hands(game: AnyGame, rules: RulesLike, skill: Skill) -> None:
    assert _count_matches(game, rules, skill, 2, 10_000) > 50


@pytest.mark.parametrize("skill", Skill)
@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_rules_of_thumb_see_no_more_than_a_view(
    game: AnyGame, rules: RulesLike, skill: Skill
) -> None:
    # What the hands above were played by is what easy bots play, who get nothing but views.
    dice = Dice(3)
    for seed in range(3):
        state = arrive(game, rules, seed)
        while actors := game.actors(state):
            seat = actors[dice.below(len(actors))]
            move = by_thumb(game, state, seat, skill)
            assert game.check(state, seat, move) is None
            if dice.below(5) == 0:
                view = game.view(state, seat)
                assert thinker_of(game).advise(view, skill, dice) == move
                if skill is Skill.NOVICE:
                    assert BOTS["easy"](game, seed).choose(view) == move
            state = game.apply(state, seat, move).state
