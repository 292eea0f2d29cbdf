import sys
from typing import cast

import pytest

from bench import __main__ as command
from paiju.game import AnyGame

ONE, TWO = cast(AnyGame, "game one"), cast(AnyGame, "game two")


@pytest.fixture(autouse=True)
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "games", lambda: {"one": ONE, "two": TWO})


def test_no_name_means_all_games() -> None:
    assert command.chosen("") == (ONE, TWO)


def test_games_are_taken_in_the_order_given_and_once() -> None:
    assert command.chosen("two, one,two,") == (TWO, ONE)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match="no game named three; there are one, two"):
        command.chosen("one,three")


def test_kernels_that_are_not_compiled_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench"])
    monkeypatch.setattr(command, "interpreted_kernels", lambda _: ("paiju.trick.kernel.ranks",))
    with pytest.raises(SystemExit, match=r"kernel\.ranks.*make build.*--interpreted"):
        command.main()


def test_no_rounds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--rounds", "0"])
    with pytest.raises(SystemExit, match="at least one round"):
        command.main()


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(*_: object) -> None:
        raise ModuleNotFoundError(name="pyspiel")

    monkeypatch.setattr(sys, "argv", ["bench"])
    monkeypatch.setattr(command, "interpreted_kernels", lambda _: ())
    monkeypatch.setattr(command, "measure", measure)
    with pytest.raises(SystemExit, match="pyspiel is not installed here: use `make bench`"):
        command.main()
