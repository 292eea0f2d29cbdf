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
        assert "random" in told.splitlines()[-2]
    failed = run("play", "gone", "--lang", "en")
    assert failed.exit_code == 2
    assert "“rude”" in failed.output


BOTS = """
from paiju.bots import BOTS
from paiju.game import Move

def careful(game, seed):
    return BOTS["easy"](game, seed)

class Illegal:
    def __init__(self, game, seed):
        pass

    def choose(self, view, budget=None):
        return Move("show", number=99), None

def unmade(game, seed):
    raise ValueError("no game of mine")
"""


def test_a_bot_of_a_stranger_is_played_against(strangers: Strangers) -> None:
    points = {"careful": "bots:careful", "illegal": "bots:Illegal", "unmade": "bots:unmade"}
    strangers.install("others", {"__init__.py": "", "bots.py": BOTS}, "paiju.bots", **points)
    assert "careful" in run("games", "--lang", "en").stdout.splitlines()[-1]
    table = ("play", "gandengyan", "--auto", "--hands", "1", "--seats", "2", "--lang", "en")
    good = run(*table, "--seed", "7", "--bots", "careful")
    assert good.exit_code == 0
    assert "others" not in good.stdout
    wrong = run(*table, "--seed", "7", "--bots", "illegal")
    assert wrong.exit_code == 0
    assert "The bot “illegal” of the package “others” chose a move" in wrong.stdout
    unmade = run(*table, "--bots", "unmade")
    assert unmade.exit_code == 2
    assert "ValueError: no game of mine" in unmade.output
    assert "Known: random, easy" in run(*table, "--bots", "nobody").output


def test_a_game_without_a_rule_book_is_played_and_its_rules_are_shown(strangers: Strangers) -> None:
    strangers.install("stranger-toy", toy="book:game")
    for lang in ("zh", "en"):
        told = run("rules", "toy", "--lang", lang)
        assert told.exit_code == 0
        assert "toy.5" in told.stdout
        played = run("play", "toy", "--auto", "--hands", "1", "--seed", "5", "--lang", lang)
        assert played.exit_code == 0
