"""Bots of other packages: found by name, and whatever they do wrong names their package."""

import signal
import time

import pytest

from paiju.arena.entrants import parse_entrant
from paiju.arena.plan import Plan, play
from paiju.arena.results import Task
from paiju.bots import BOTS, Kind, find_bot, guarded
from paiju.bots.registry import bot_faults
from paiju.game import Refusal, Refused, find
from paiju.room.ratings import rate
from paiju.store.contract import Hand, Part
from paiju.testing.walk import arrive
from tests.strangers import Strangers

OURS = ["random", "easy", "normal", "hard"]
GOOD = """
from paiju.bots import BOTS, Kind

def careful(game, seed):
    return BOTS["easy"](game, seed)

rated = Kind(careful, rating=40.0)
"""
WRONG = """
from paiju.bots import Kind
from paiju.game import Move

misnamed = Kind(lambda game, seed: None, names={"en": 7})

class Bot:
    def __init__(self, game, seed):
        pass

class Illegal(Bot):
    def choose(self, view, budget=None):
        return Move("show", number=99)

class Raising(Bot):
    def choose(self, view, budget=None):
        raise RuntimeError("no idea")

class Unmade(Bot):
    def __init__(self, game, seed):
        raise ValueError("no game of mine")

class Silent(Bot):
    def choose(self, view, budget=None):
        while True:
            try:
                sum(range(1000))
            except Exception:
                pass

not_a_bot = 7
"""


def install(strangers: Strangers, source: str, **points: str) -> None:
    files = {"__init__.py": "", "bots.py": source}
    strangers.install("bots-of-others", files, "paiju.bots", **points)


def test_bots_of_others_come_after_ours(strangers: Strangers) -> None:
    assert list(BOTS) == OURS
    install(strangers, GOOD, careful="bots:careful", rated="bots:rated")
    assert list(BOTS) == [*OURS, "careful", "rated"]
    assert len(BOTS) == 6
    assert (BOTS["careful"].package, BOTS["careful"].rating) == ("bots-of-others", 25.0)
    assert BOTS["rated"].rating == 40.0
    assert isinstance(find_bot("careful"), Kind)
    assert bot_faults() == ()


def test_a_bot_of_others_plays_as_it_would_alone(strangers: Strangers) -> None:
    install(strangers, GOOD, careful="bots:careful")
    game = find("xiaoer")
    state = arrive(game, game.presets["basic"], 3)
    view = game.view(state, game.actors(state)[0])
    assert BOTS["careful"](game, 1).choose(view) == BOTS["easy"](game, 1).choose(view)


def test_ratings_know_what_a_bot_of_others_is_worth(strangers: Strangers) -> None:
    install(strangers, GOOD, rated="bots:rated")
    gained = []
    for bot in ("rated", "random", "gone"):
        parts = (Part(1, "p", "Ann", 10, True), Part(2, None, bot, 0, False))
        (rating,) = rate(Hand("h", "r", "xiaoer", 1, 1, "", parts), {})
        gained.append(rating.mean)
    assert gained[0] > gained[2] > gained[1]


def test_the_arena_takes_a_bot_of_others(strangers: Strangers) -> None:
    install(strangers, GOOD, careful="bots:careful")
    game = find("gandengyan")
    bots = (parse_entrant("careful"), parse_entrant("random"))
    plan = Plan.of(game, next(iter(game.presets.values())), bots, 1)
    assert play(plan, Task(1, "careful", "random")).hands


def test_a_bot_that_nobody_knows(strangers: Strangers) -> None:
    with pytest.raises(Refused) as refused:
        find_bot("nobody")
    assert refused.value.refusal == Refusal(
        "unknown_bot", facts={"bot": "nobody", "known": tuple(OURS)}
    )
    with pytest.raises(Refused):
        find_bot("untrained")


@pytest.mark.parametrize(
    ("point", "code"),
    [
        ("bots:not_a_bot", "package_incomplete"),
        ("bots:misnamed", "package_incomplete"),
        ("bots:gone", "package_fails"),
    ],
)
def test_what_is_no_bot_is_left_out(strangers: Strangers, point: str, code: str) -> None:
    install(strangers, WRONG, odd=point)
    assert list(BOTS) == OURS
    (fault,) = bot_faults()
    assert (fault.code, fault.facts["package"]) == (code, "bots-of-others")
    with pytest.raises(Refused) as refused:
        find_bot("odd")
    assert refused.value.refusal == fault


def test_nobody_takes_the_place_of_a_bot_of_ours(strangers: Strangers) -> None:
    install(strangers, GOOD, hard="bots:careful", untrained="bots:careful")
    assert list(BOTS) == OURS
    assert BOTS["hard"].package == "paiju"
    assert [fault.facts["name"] for fault in bot_faults()] == ["hard", "untrained"]
    assert {fault.facts["kept"] for fault in bot_faults()} == {"paiju"}


def arena(bot: str) -> Refusal:
    """Return what the arena says of a bot that does wrong."""
    game = find("gandengyan")
    bots = (parse_entrant(bot), parse_entrant("random"))
    plan = Plan.of(game, next(iter(game.presets.values())), bots, 1)
    with pytest.raises(Refused) as refused:
        play(plan, Task(1, bot, "random"))
    return refused.value.refusal


def test_a_bot_that_does_wrong_is_named_by_the_arena(strangers: Strangers) -> None:
    install(strangers, WRONG, illegal="bots:Illegal", raising="bots:Raising", unmade="bots:Unmade")
    assert arena("illegal") == Refusal(
        "bot_illegal", facts={"bot": "illegal", "package": "bots-of-others", "code": "unknown_act"}
    )
    for bot, error in (("raising", "RuntimeError: no idea"), ("unmade", "ValueError: no game of")):
        found = arena(bot)
        assert (found.code, found.facts["bot"]) == ("bot_fails", bot)
        assert str(found.facts["error"]).startswith(error)


def test_a_bot_that_never_answers_is_given_up(
    strangers: Strangers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarded, "PATIENCE", 0.05)
    install(strangers, WRONG, silent="bots:Silent")
    handler, left = signal.getsignal(signal.SIGALRM), signal.getitimer(signal.ITIMER_REAL)[0]
    begun = time.monotonic()
    assert arena("silent").code == "bot_silent"
    # Whoever had set the alarm before still has it.
    assert signal.getsignal(signal.SIGALRM) is handler
    passed = time.monotonic() - begun
    now = signal.getitimer(signal.ITIMER_REAL)[0]
    assert left == now == 0 or left - passed - 1 < now <= left
