"""What more time finds: every step of the budgets, measured in the same moments."""

from itertools import islice

import pytest

from bench.judges import Bots, Judge, Playouts, ahead_in, play_on
from bench.longer import answers, look, measure
from bench.thinking import views
from paiju.arena.entrants import parse_entrant
from paiju.game import Dice, deal_from_seed, find, games
from paiju.think import kernel_of, thinker_of

JUDGES: list[Judge] = [Playouts(400), Bots(parse_entrant("easy"), 20)]


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
def test_every_step_is_measured(judge: Judge) -> None:
    first, second = measure("gandengyan", (1, 2, 4), 10, judge)
    assert (first.milliseconds, first.against) == (2, 1)
    assert (second.milliseconds, second.against) == (4, 2)
    for step in (first, second):
        assert (step.by, step.moments) == (judge.name, 10)
        assert step.gain.low <= step.gain.value <= step.gain.high


def test_answers_that_do_not_change_gain_nothing() -> None:
    view = next(view for view in views(find("gandengyan"), 3) if look((1,), JUDGES[0], view).moves)
    assert look((1,), JUDGES[0], view).values == [0.0]


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
def test_a_worse_answer_is_told_from_a_better_one(judge: Judge) -> None:
    """To go out with the last cards is better than to pass; both orders say so alike."""
    game = find("gandengyan")
    for view in islice(views(game, 1), 400):
        assert view.seat is not None
        legal = tuple(game.legal(thinker_of(game).guess(view, Dice(1)), view.seat))
        out = [move for move in legal if len(move.cards) == len(view.hand)]
        if out and len(legal) > 1:
            other = next(move for move in legal if move not in out)
            assert judge.compare(game, view, [other, out[0]])[1] > 0
            assert judge.compare(game, view, [out[0], other])[1] < 0
            return
    pytest.fail("nobody could go out")


def test_bots_say_the_same_of_the_same_deals() -> None:
    game = find("xiaoer")
    view = next(view for view in views(game, 5) if answers(game, view, (1,)))
    assert view.seat is not None
    moves = kernel_of(game).list_ideas(thinker_of(game).guess(view, Dice(1)), view.seat, 3)
    said = JUDGES[1].compare(game, view, moves)
    assert said[0] == 0
    assert JUDGES[1].compare(game, view, moves) == said


@pytest.mark.parametrize("name", games())
def test_what_one_side_gains_the_other_loses(name: str) -> None:
    game = find(name)
    rules = next(iter(game.presets.values()))
    deal = deal_from_seed(3, game.deck(rules))
    state = game.begin(rules, game.opening(rules), deal)
    end = play_on(game, state, parse_entrant("easy"), 1)
    outcome = game.outcome(end)
    assert outcome is not None
    seats = range(1, len(outcome.scores) + 1)
    gains = [ahead_in(game, end, seat) for seat in seats]
    assert any(gains)
    assert sum(gains) == pytest.approx(0)
    for side in game.sides(rules):
        assert len({gains[seat - 1] for seat in side}) == 1
