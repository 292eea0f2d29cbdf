"""Playouts that learn from those before: what they try is legal, and none knows hidden cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest

from paiju.bots import Budget
from paiju.bots.pool import Pool
from paiju.bots.search import search
from paiju.game import Ahead, AnyGame, AnyState, Dice, find
from paiju.game.kernel.trial import Trial, compare, redeal
from paiju.game.worlds import Dealt
from paiju.games.friends.kernel.policy import advise_play as advise_friends
from paiju.games.friends.kernel.table import Table as FriendsTable
from paiju.games.friends.kernel.tricks import check_play as check_friends
from paiju.games.guandan.kernel import learning as guandan_learning
from paiju.games.guandan.kernel.play import legal as list_guandan
from paiju.games.guandan.kernel.policy import Thought as GuandanThought
from paiju.games.guandan.kernel.policy import advise_play as advise_guandan
from paiju.games.guandan.kernel.table import Table as GuandanTable
from paiju.games.shandong.kernel.policy import advise_play as advise_shandong
from paiju.games.shandong.kernel.table import Table as ShandongTable
from paiju.games.shandong.kernel.tricks import check_play as check_shandong
from paiju.games.xiaoer.kernel import learning as xiaoer_learning
from paiju.games.xiaoer.kernel.moves import check as check_xiaoer
from paiju.games.xiaoer.kernel.policy import Thought, advise
from paiju.games.xiaoer.kernel.table import Table as XiaoerTable
from paiju.games.xiaoer.kernel.words import LEGAL, PLAY, UNCLAIMED
from paiju.trick.kernel import learning
from paiju.trick.kernel.policy import EXPERT, Mind
from tests.bots.test_search import Coins, moments

GAMES = ("friends", "guandan", "shandong", "xiaoer")
LONG = Budget(playouts=3000)


@dataclass(frozen=True)
class Layers:
    """Worlds that say one thing by rules of thumb, and another by what was learnt."""

    plain: Coins
    learnt: Coins
    each: int = 1

    def learning(self) -> Coins:
        return self.learnt

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        return self.plain.compare(picked, seed, count)


@pytest.mark.parametrize(("playouts", "learns"), [(1000, True), (999, False)])
def test_a_search_learns_unless_it_is_short(playouts: int, learns: bool) -> None:
    game = find("xiaoer")
    state, seat, _ = next(choices(game, 9))
    layers = Layers(Coins(ahead=-1.0, luck=1.0), Coins(ahead=1.0, luck=1.0))
    budget = Budget(playouts=playouts)
    tried = search(game, game.view(state, seat), 1, budget, deal=lambda *_: layers)
    assert (tried[0].lead > 0) == learns


def test_helpers_learn_too() -> None:
    game = find("xiaoer")
    state, seat, _ = next(choices(game, 9))
    view = game.view(state, seat)
    with Pool(2) as pool:
        found = pool.search(game, view, 7, LONG)
        assert pool.search(game, view, 7, LONG) == found
    assert {one.move for one in found} == {one.move for one in search(game, view, 7, LONG)}


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
        ideas = game.ideas(state, seat, 3)
        if len(ideas) == 3:
            worlds = game.worlds(game.view(state, seat), ideas, Dice(1))
            assert isinstance(worlds, Dealt)
            yield state, seat, worlds.trial


@pytest.mark.parametrize("name", GAMES)
def test_long_thoughts_repeat_and_hidden_cards_make_no_difference(name: str) -> None:
    game = find(name)
    for state, seat, _ in list(choices(game, 9))[:3]:
        view = game.view(state, seat)
        found = search(game, view, 5, LONG)
        assert search(game, view, 5, LONG) == found
        other = game.guess(view, Dice(99))
        assert search(game, game.view(other, seat), 5, LONG) == found


@pytest.mark.parametrize("name", GAMES)
def test_playouts_go_by_rules_of_thumb_until_they_have_learnt(name: str) -> None:
    changed = 0
    for _, _, trial in list(choices(find(name), 9))[:12]:
        trial.odd = 1 << 40
        for chance in range(1, 31):
            redeal(trial, chance)
            plain = trial.play_out(0, chance)
            # Nothing is known yet.
            trial.begin_learning()
            assert trial.play_learning(0, chance) == plain
        trial.begin_learning()
        compare(trial, [0, 1, 2], 7, 300, True)
        for chance in range(1, 31):
            redeal(trial, chance)
            changed += trial.play_out(0, chance) != trial.play_learning(0, chance)
            trial.learn()
    assert changed > 50


def list_xiaoer(table: XiaoerTable, own: bool) -> list[bool]:
    """List plays, and tell of each whether it is legal."""
    mind, lore = Thought(), xiaoer_learning.Lore()
    mind.skill = EXPERT
    advise(table, table.turn, mind)
    lore.experience.advised()
    lore.cards[0] = mind.cards
    listing = xiaoer_learning.list_own if own else xiaoer_learning.list_others
    listing(lore, table, table.turn, mind)
    cards = [lore.cards[at] for at in range(lore.experience.count)]
    return [check_xiaoer(table, table.turn, PLAY, one, UNCLAIMED) == LEGAL for one in cards]


def list_climbs(table: GuandanTable, own: bool) -> list[bool]:
    """List plays, and tell of each whether it is legal."""
    thought, lore = GuandanThought(table.book, EXPERT, 0), guandan_learning.Lore()
    lore.experience.advised()
    lore.outlines[0] = advise_guandan(table, thought)
    number = list_guandan(table, thought.outlines)
    if own:
        guandan_learning.list_own(lore, table, thought, number, 12345)
    else:
        guandan_learning.list_others(lore, table, thought, number)
    legal = {thought.outlines[at] for at in range(number)}
    return [lore.outlines[at] in legal for at in range(lore.experience.count)]


def list_tricks(table: ShandongTable | FriendsTable, own: bool) -> list[bool]:
    """List plays, and tell of each whether it is legal."""
    mind, lore = Mind(), learning.Lore()
    mind.skill = EXPERT
    seat = table.play.turn
    if isinstance(table, ShandongTable):
        advise_shandong(table, seat, mind)
    else:
        advise_friends(table, seat, mind)
    lore.experience.advised()
    lore.plays[0].become(mind.cards)
    (learning.list_own if own else learning.list_others)(lore, table.play, mind)
    plays = lore.plays[: lore.experience.count]
    if isinstance(table, ShandongTable):
        return [check_shandong(table, seat, play) == LEGAL for play in plays]
    return [check_friends(table, seat, play) == LEGAL for play in plays]


LISTS: dict[str, Callable[..., list[bool]]] = {
    "friends": list_tricks,
    "guandan": list_climbs,
    "shandong": list_tricks,
    "xiaoer": list_xiaoer,
}


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_only_what_is_legal_is_tried(name: str, own: bool) -> None:
    most = 0
    for state in scenes(find(name), 2):
        legal = LISTS[name](state.table, own)
        assert all(legal)
        most = max(most, len(legal))
    assert most > 2
