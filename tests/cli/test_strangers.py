"""The terminal with packages of strangers installed."""

from tests.cli.table import run
from tests.strangers import TOY, Strangers

WORDS = '[game]\ntoy = "The Toy"\n\n[about]\ntoy = "Tricks with five ranks."\n'


def test_a_game_of_a_stranger_is_listed_by_its_own_name(strangers: Strangers) -> None:
    strangers.install("stranger-toy", {**TOY, "text/en.toml": WORDS}, toy="book:game")
    told = run("games", "--lang", "en").stdout
    assert "The Toy" in told
    assert "Tricks with five ranks." in told


def test_a_package_that_fails_is_named_below_the_games(strangers: Strangers) -> None:
    strangers.install("rude", {"__init__.py": "raise RuntimeError('no')"}, gone="book:game")
    for lang in ("zh", "en"):
        told = run("games", "--lang", lang).stdout
        assert "xiaoer" in told
        assert "rude" in told.splitlines()[-1]
    failed = run("play", "gone", "--lang", "en")
    assert failed.exit_code == 2
    assert "“rude”" in failed.output
