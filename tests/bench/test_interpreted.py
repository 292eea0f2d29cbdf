import pytest

from bench.interpreted import Failed, Interpreted, Remote
from bench.ours import Job
from bench.run import PACKAGE
from paiju.game import games
from paiju.think import kernel_of


def test_the_copy_plays_the_same_hands_from_plain_sources() -> None:
    name, game = next(iter(games().items()))
    preset, rules = next(iter(game.presets.items()))
    with Interpreted(PACKAGE) as process:
        remote = Remote(process, Job(name, preset, "playouts"))
        tally = remote.run(5, 3)
    known = kernel_of(game).playouts(rules, 5, 3)
    assert remote.name == f"{name} {preset} playouts interpreted"
    assert (tally.units, tally.steps) == (known.hands, known.steps)
    assert tally.seconds > 0


def test_a_process_that_ends_early_is_reported(capfd: pytest.CaptureFixture[str]) -> None:
    with Interpreted(PACKAGE) as process, pytest.raises(Failed, match="has ended"):
        process.run(Job("no such game", "", "playouts"), 1, 1)
    assert "no such game" in capfd.readouterr().err
