"""What more time finds: every step of the budgets, measured in the same moments."""

from itertools import islice

import pytest

from bench.longer import answers, measure, worth
from bench.thinking import views
from paiju.game import Dice, find


def test_every_step_is_measured() -> None:
    first, second = measure("gandengyan", (1, 2, 4), 10, playouts=400)
    assert (first.milliseconds, first.against) == (2, 1)
    assert (second.milliseconds, second.against) == (4, 2)
    for step in (first, second):
        assert step.moments == 10
        assert step.gain.low <= step.gain.value <= step.gain.high


def test_answers_that_do_not_change_gain_nothing() -> None:
    game = find("gandengyan")
    view = next(view for view in views(game, 3) if answers(game, view, (1,)))
    (move,) = answers(game, view, (1,))
    assert worth(game, view, [move, move], 100) == [0.0, 0.0]


def test_a_worse_answer_is_told_from_a_better_one() -> None:
    """To go out with the last cards is better than to pass; both orders say so alike."""
    game = find("gandengyan")
    for view in islice(views(game, 1), 400):
        assert view.seat is not None
        legal = tuple(game.legal(game.guess(view, Dice(1)), view.seat))
        out = [move for move in legal if len(move.cards) == len(view.hand)]
        if out and len(legal) > 1:
            other = next(move for move in legal if move not in out)
            assert worth(game, view, [other, out[0]], 400)[1] > 0
            assert worth(game, view, [out[0], other], 400)[1] < 0
            return
    pytest.fail("nobody could go out")
