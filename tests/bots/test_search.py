"""Search: within its budget, repeatable, blind to hidden cards; hints with reasons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import sleep

import pytest

from paiju.bots import BOTS, REASONS, Budget, hints
from paiju.bots.search import search
from paiju.game import (
    Ahead,
    AnyGame,
    AnyState,
    Dice,
    IllegalMove,
    Move,
    Refused,
    Skill,
    find,
)
from paiju.game.rules import RulesLike
from paiju.testing.walk import arrive
from paiju.think import kernel_of, thinker_of
from tests.bots.tables import TABLES
from tests.toy import Toy


def moments(game: AnyGame, rules: RulesLike, seed: int, every: int) -> list[AnyState]:
    """Return some moments of a hand in which somebody has a choice."""
    dice = Dice(seed)
    state = arrive(game, rules, seed)
    found: list[AnyState] = []
    while actors := game.actors(state):
        seat = actors[0]
        if dice.below(every) == 0:
            found.append(state)
        state = game.apply(state, seat, kernel_of(game).thumb(state, seat, Skill.EXPERT)).state
    return found


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_hidden_cards_make_no_difference(name: str, preset: str) -> None:
    game = find(name)
    for state in moments(game, game.presets[preset], 1, 20):
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        other = thinker_of(game).guess(view, Dice(99))
        chosen = BOTS["hard"](game, 5).choose(view, Budget(playouts=60))
        assert BOTS["hard"](game, 5).choose(game.view(other, seat), Budget(playouts=60)) == chosen
        assert game.check(state, seat, chosen) is None


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_ideas_are_legal_and_hold_what_is_advised(name: str, preset: str) -> None:
    game = find(name)
    for state in moments(game, game.presets[preset], 2, 3):
        seat = game.actors(state)[0]
        ideas = kernel_of(game).list_ideas(state, seat, 24)
        assert len(ideas) == len(set(ideas)) <= 24
        assert all(game.check(state, seat, move) is None for move in ideas)
        assert ideas[0] == kernel_of(game).thumb(state, seat, Skill.EXPERT)
        assert kernel_of(game).thumb(state, seat, Skill.NOVICE) in ideas


def test_more_ideas_are_tried_the_longer_the_thought() -> None:
    game = find("guandan")
    state = moments(game, game.presets["house"], 1, 2)[0]
    view = game.view(state, game.actors(state)[0])
    few, more = (len(search(game, view, 1, Budget(playouts=count))) for count in (1000, 4000))
    assert few == 25 < more <= 100


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_hints_have_reasons_with_the_facts_they_declare(name: str, preset: str) -> None:
    game = find(name)
    for state in moments(game, game.presets[preset], 3, 12):
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        found = hints(game, view)
        assert 1 <= len(found) <= 3
        assert len({hint.move for hint in found}) == len(found)
        for hint in found:
            assert game.check(state, seat, hint.move) is None
            assert set(hint.reason.facts) == set(REASONS[hint.reason.code])
        assert hints(game, view, 1) == found[:1]


def test_playouts_are_counted() -> None:
    game = find("gandengyan")
    state = moments(game, game.presets["house"], 4, 2)[0]
    view = game.view(state, game.actors(state)[0])
    few = search(game, view, 1, Budget(playouts=50))
    many = search(game, view, 1, Budget(playouts=2000))
    assert sum(one.worlds for one in few) < sum(one.worlds for one in many)
    assert search(game, view, 1, Budget(playouts=50)) == few


@dataclass(frozen=True)
class Coins:
    """Worlds in which every move but the first is ahead by so much, give or take a coin's luck."""

    ahead: float
    luck: float
    each: int = 1

    def closer(self) -> None:
        pass

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        dice = Dice(seed)
        found = [Ahead(0.0, 0.0)]
        for _ in picked[1:]:
            tosses = [self.ahead + self.luck * (1 - 2 * dice.below(2)) for _ in range(count)]
            found.append(Ahead(sum(tosses), sum(toss * toss for toss in tosses)))
        return tuple(found)


@pytest.mark.parametrize(
    ("coins", "settled"),
    [
        (Coins(ahead=0.0, luck=0.0), True),  # All the same.
        (Coins(ahead=-1.0, luck=1.0), True),  # The first is best.
        (Coins(ahead=0.0, luck=1.0), False),  # Nobody can tell.
    ],
)
def test_thought_ends_where_it_would_hardly_find_better(coins: Coins, settled: bool) -> None:
    game = find("gandengyan")
    state = moments(game, game.presets["house"], 4, 2)[0]
    view = game.view(state, game.actors(state)[0])
    budget = Budget(playouts=3000)
    tried = search(game, view, 1, budget, deal=lambda *_: coins)
    assert len(tried) > 1
    played = sum(one.worlds for one in tried)
    assert (played < 3000 / 2) == settled
    assert played <= 3000 + 48


@dataclass(frozen=True)
class Fakes:
    """Worlds in which every move but the first is ahead by a little, and worlds differ so much."""

    spread: float
    each: int = 1

    def closer(self) -> None:
        pass

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        del seed
        mean = 0.01
        other = Ahead(mean * count, (mean**2 + self.spread**2) * count)
        return (Ahead(0.0, 0.0), *[other] * (len(picked) - 1))


@pytest.mark.parametrize(("spread", "believed"), [(0.0, True), (1.0, False)])
def test_a_lead_that_may_be_luck_is_not_believed(spread: float, believed: bool) -> None:
    game = find("gandengyan")
    state = moments(game, game.presets["house"], 4, 2)[0]
    seat = game.actors(state)[0]
    tried = search(
        game, game.view(state, seat), 1, Budget(playouts=600), deal=lambda *_: Fakes(spread)
    )
    first = kernel_of(game).thumb(state, seat, Skill.EXPERT)
    assert (tried[0].move != first) == believed
    others = [one.lead for one in tried if one.move != first]
    assert others
    assert all((lead > 0) == believed for lead in others)


def test_moves_that_no_time_was_left_for_are_dropped() -> None:
    """Worlds may be slow to set up: then the first stage is over before it began."""
    game = find("guandan")
    state = moments(game, game.presets["house"], 1, 2)[0]
    view = game.view(state, game.actors(state)[0])

    def deal(*_: object) -> Coins:
        sleep(0.4)
        return Coins(ahead=-1.0, luck=1.0)

    tried = search(game, view, 1, Budget(milliseconds=1500), deal=deal)
    assert tried[0].worlds > 0
    assert tried[-1].worlds == 0


def test_a_move_that_cannot_lose_is_found() -> None:
    game = find("gandengyan")
    rules = game.presets["house"]
    found = 0
    for seed in range(30):
        for state in moments(game, rules, seed, 2):
            seat = game.actors(state)[0]
            view = game.view(state, seat)
            winning = [m for m in game.legal(state, seat) if len(m.cards) == len(view.hand)]
            if winning and len(tuple(game.legal(state, seat))) > 1:
                assert search(game, view, 1, Budget(playouts=100))[0].move in winning
                found += 1
    assert found > 5


@pytest.mark.parametrize(
    ("bounds", "named"),
    [
        ({"milliseconds": 0}, "`milliseconds` cannot be 0"),
        ({"playouts": 0}, "`playouts` cannot be 0"),
        ({"milliseconds": 5, "playouts": 5}, "exclude each other"),
    ],
)
def test_a_budget_is_one_bound_above_nothing(bounds: dict[str, int], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Budget(**bounds)


def test_a_game_without_a_kernel_is_searched_too() -> None:
    game: AnyGame = Toy()
    rules = game.presets["plain"]
    state = arrive(game, rules, 1)
    view = game.view(state, game.actors(state)[0])
    best, *_ = search(game, view, 1, Budget(playouts=40))
    assert game.check(state, game.actors(state)[0], best.move) is None


@pytest.mark.parametrize("name", ["friends", "gandengyan", "guandan", "shandong", "xiaoer"])
def test_rollouts_refuse_illegal_moves_and_strangers(name: str) -> None:
    game = find(name)
    rules = next(iter(game.presets.values()))
    state = arrive(game, rules, 3)
    seat = game.actors(state)[0]
    with pytest.raises(IllegalMove):
        kernel_of(game).rollouts(state, seat, (Move.play("S3 S3 S3 S3 S3"),), 1, 1)
    idle = replace(game.view(state, seat), actors=())
    for view in (idle, game.view(state, None)):
        with pytest.raises(Refused):
            thinker_of(game).ideas(view, 3, Dice(1))
        with pytest.raises(Refused):
            thinker_of(game).advise(view, Skill.NOVICE, Dice(1))
