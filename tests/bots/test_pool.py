"""A pool: as one process where there is one, repeatable with several, and never hanging."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from threading import Timer
from types import FrameType

import pytest

from paiju.bots import Budget
from paiju.bots.pool import Broken, Pool
from paiju.bots.search import search
from paiju.bots.searching import hard
from paiju.game import AnyGame, AnyView, Dice, find
from paiju.testing.walk import arrive
from paiju.think import thinker_of
from tests.bots.test_search import moments
from tests.toy import Toy

SPEND = Budget(playouts=300)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(3) as made:
        yield made


def scene(name: str = "gandengyan") -> tuple[AnyGame, AnyView]:
    """Return a moment in which somebody has a choice."""
    game = find(name)
    for state in moments(game, next(iter(game.presets.values())), 4, 6):
        view = game.view(state, game.actors(state)[0])
        if len(search(game, view, 1, Budget(playouts=1))) > 1:
            return game, view
    raise AssertionError


def helpers() -> set[int]:
    """Return the processes that pools have started here."""
    return {process.pid for process in active_children() if process.pid is not None}


def test_one_worker_searches_as_nobody_else_would() -> None:
    with Pool(1) as alone:
        for name in ("gandengyan", "xiaoer"):
            game, view = scene(name)
            assert alone.search(game, view, 7, SPEND) == search(game, view, 7, SPEND)


@pytest.mark.parametrize("name", ["friends", "gandengyan", "guandan", "shandong", "xiaoer"])
def test_playouts_repeat_and_hidden_cards_make_no_difference(pool: Pool, name: str) -> None:
    game, view = scene(name)
    assert view.seat is not None
    found = pool.search(game, view, 7, SPEND)
    assert pool.search(game, view, 7, SPEND) == found
    other = game.view(thinker_of(game).guess(view, Dice(99)), view.seat)
    assert pool.search(game, other, 7, SPEND) == found
    assert hard(game, 7, pool.search).choose(view, SPEND) == found[0].move


def test_playouts_are_shared_out(pool: Pool) -> None:
    game, view = scene()
    # So few that nothing is settled before they are spent.
    spend = Budget(playouts=90)
    shared, alone = pool.search(game, view, 7, spend), search(game, view, 7, spend)
    assert {one.move for one in shared} == {one.move for one in alone}
    assert sum(one.worlds for one in shared) == sum(one.worlds for one in alone)
    # Worlds of its own for each process: what was found is not the same.
    assert [one.lead for one in shared] != [one.lead for one in alone]


def test_a_helper_that_is_killed_in_mid_search_is_replaced() -> None:
    game, view = scene()
    others = helpers()
    with Pool(2) as pool:
        known = pool.search(game, view, 7, SPEND)
        (helper,) = helpers() - others
        # It has been asked and cannot have answered when its end comes.
        os.kill(helper, signal.SIGSTOP)
        Timer(0.3, os.kill, (helper, signal.SIGKILL)).start()
        assert pool.search(game, view, 7, SPEND) == known
        (after,) = helpers() - others
        assert after != helper
    assert helpers() == others


def test_a_search_that_is_broken_off_leaves_no_answer_to_the_next() -> None:
    game, view = scene()
    others = helpers()

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    with Pool(2) as pool:
        known = pool.search(game, view, 7, SPEND)
        (helper,) = helpers() - others
        os.kill(helper, signal.SIGSTOP)
        before = signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        with pytest.raises(KeyboardInterrupt):
            pool.search(game, view, 9, SPEND)
        signal.signal(signal.SIGALRM, before)
        assert helpers() == others
        assert pool.search(game, view, 7, SPEND) == known


def test_helpers_that_cannot_go_on_break_the_search(capfd: pytest.CaptureFixture[str]) -> None:
    # Nobody but this process knows the game.
    toy: AnyGame = Toy()
    state = arrive(toy, toy.presets["plain"], 1)
    others = helpers()
    with Pool(2) as pool:
        with pytest.raises(Broken):
            pool.search(toy, toy.view(state, toy.actors(state)[0]), 1, SPEND)
        assert "toy" in capfd.readouterr().err
        game, view = scene()
        assert pool.search(game, view, 7, SPEND)
    assert helpers() == others


OWNER = """
from multiprocessing import active_children
from paiju.bots.pool import Pool
from paiju.think import thinker_of

if __name__ == "__main__":
    with Pool(2):
        print(*(process.pid for process in active_children()), flush=True)
        input()
"""


def test_helpers_end_with_an_owner_that_is_killed() -> None:
    line = [sys.executable, "-c", OWNER]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        helper = os.pidfd_open(int(owner.stdout.readline()))
        owner.kill()
        try:
            assert select.select([helper], [], [], 60)[0], "it still runs"
        finally:
            os.close(helper)
