"""Measuring thinking: as many moves as were asked for, in order of how long they took."""

from bench.thinking import Thinking, measure


def test_moves_are_timed() -> None:
    found = measure("gandengyan", 5, 12)
    assert (found.game, found.milliseconds, found.moves) == ("gandengyan", 5, 12)
    assert found.workers == 1
    assert found.worlds > 0
    assert 0 < found.median <= found.p99 <= found.most


def test_what_is_over_is_a_share_of_the_budget() -> None:
    assert Thinking("xiaoer", 200, 1, 10, 999, 100.0, 230.0, 240.0).over == 230 / 200 - 1
