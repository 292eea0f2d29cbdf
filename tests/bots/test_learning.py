"""Playouts that learn from those before: whoever thinks long in a game of tricks plays by them."""

from collections.abc import Iterator

import pytest

from paiju.bots import Budget
from paiju.bots.pool import Pool
from paiju.bots.search import search
from paiju.game import AnyGame, AnyState, Dice, find
from paiju.games.friends.kernel.table import Table as FriendsTable
from paiju.games.friends.kernel.think.policy import advise_play as advise_friends
from paiju.games.friends.kernel.tricks import check_play as check_friends
from paiju.games.shandong.kernel.table import Table as ShandongTable
from paiju.games.shandong.kernel.think.policy import advise_play as advise_shandong
from paiju.games.shandong.kernel.tricks import check_play as check_shandong
from paiju.games.xiaoer.kernel.constants import LEGAL, PLAY, UNCLAIMED
from paiju.games.xiaoer.kernel.moves import check as check_xiaoer
from paiju.games.xiaoer.kernel.table import Table as XiaoerTable
from paiju.games.xiaoer.kernel.think import learning as xiaoer_learning
from paiju.games.xiaoer.kernel.think.policy import Thought, advise
from paiju.think import kernel_of, thinker_of
from paiju.think.kernel.experience import Experience
from paiju.think.kernel.trial import Trial, compare, redeal
from paiju.think.worlds import Dealt
from paiju.trick.kernel.think import learning
from paiju.trick.kernel.think.policy import EXPERT, Mind
from tests.bots.test_search import moments

GAMES = ("friends", "shandong", "xiaoer")
LONG = Budget(playouts=3000)


def scenes(game: AnyGame, every: int) -> Iterator[AnyState]:
    """Give moments of play, of several hands."""
    for preset in game.presets.values():
        for seed in range(3):
            for state in moments(game, preset, seed, every):
                if game.view(state, game.actors(state)[0]).phase == "play":
                    yield state


def choices(game: AnyGame, every: int) -> Iterator[tuple[AnyState, int, Trial]]:
    """Give moments in which a seat has several ideas, and what to try them in."""
    for state in scenes(game, every):
        seat = game.actors(state)[0]
        ideas = kernel_of(game).list_ideas(state, seat, 3)
        if len(ideas) == 3:
            worlds = thinker_of(game).worlds(game.view(state, seat), ideas, Dice(1))
            assert isinstance(worlds, Dealt)
            yield state, seat, worlds.trial


@pytest.mark.parametrize("name", GAMES)
def test_long_thoughts_repeat_and_hidden_cards_make_no_difference(name: str) -> None:
    game = find(name)
    for state, seat, _ in list(choices(game, 9))[:3]:
        view = game.view(state, seat)
        found = search(game, view, 5, LONG)
        assert search(game, view, 5, LONG) == found
        other = thinker_of(game).guess(view, Dice(99))
        assert search(game, game.view(other, seat), 5, LONG) == found


def test_helpers_learn_too() -> None:
    game = find("xiaoer")
    state, seat, _ = next(choices(game, 9))
    view = game.view(state, seat)
    with Pool(2) as pool:
        found = pool.search(game, view, 7, LONG)
        assert pool.search(game, view, 7, LONG) == found
    assert {one.move for one in found} == {one.move for one in search(game, view, 7, LONG)}


@pytest.mark.parametrize("name", GAMES)
def test_playouts_go_by_rules_of_thumb_until_they_have_learnt(name: str) -> None:
    changed = 0
    for _, _, trial in list(choices(find(name), 9))[:12]:
        trial.odd = 1 << 40
        for chance in range(1, 31):
            redeal(trial, chance)
            plain = trial.play_out(0, chance)
            # Nothing is known yet.
            trial.closer()
            assert trial.play_closely(0, chance) == plain
        trial.closer()
        compare(trial, [0, 1, 2], 7, 300, True)
        for chance in range(1, 31):
            redeal(trial, chance)
            changed += trial.play_out(0, chance) != trial.play_closely(0, chance)
            trial.learn()
    assert changed > 50


def list_xiaoer(table: XiaoerTable, own: bool) -> list[bool]:
    """List plays, and tell of each whether it is legal."""
    mind, options, experience = Thought(), xiaoer_learning.Options(), Experience()
    mind.skill = EXPERT
    advise(table, table.turn, mind)
    experience.advised()
    options.cards[0] = mind.cards
    listing = xiaoer_learning.list_own if own else xiaoer_learning.list_others
    listing(options, experience, table, table.turn, mind)
    cards = [options.cards[at] for at in range(experience.count)]
    return [check_xiaoer(table, table.turn, PLAY, one, UNCLAIMED) == LEGAL for one in cards]


def list_tricks(table: ShandongTable | FriendsTable, own: bool) -> list[bool]:
    """List plays, and tell of each whether it is legal."""
    mind, options, experience = Mind(), learning.Options(), Experience()
    mind.skill = EXPERT
    seat = table.play.turn
    if isinstance(table, ShandongTable):
        advise_shandong(table, seat, mind)
    else:
        advise_friends(table, seat, mind)
    experience.advised()
    options.plays[0].become(mind.cards)
    (learning.list_own if own else learning.list_others)(options, experience, table.play, mind)
    plays = options.plays[: experience.count]
    if isinstance(table, ShandongTable):
        return [check_shandong(table, seat, play) == LEGAL for play in plays]
    return [check_friends(table, seat, play) == LEGAL for play in plays]


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_only_what_is_legal_is_tried(name: str, own: bool) -> None:
    most = 0
    for state in scenes(find(name), 2):
        table = state.table
        legal = list_xiaoer(table, own) if name == "xiaoer" else list_tricks(table, own)
        assert all(legal)
        most = max(most, len(legal))
    assert most > 3
