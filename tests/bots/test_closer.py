"""The closer look: what a long thought does after playouts by rules of thumb."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from paiju.bots import Budget
from paiju.bots.pool import Pool
from paiju.bots.search import search
from paiju.cards.kernel.bits import count_bits
from paiju.game import Ahead, AnyGame, AnyState, AnyView, Dice, Move, Worlds, find
from paiju.games.guandan.kernel.play import legal
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.kernel.think.trial import Hand
from paiju.games.guandan.kernel.think.weighing import Scale, mix_up, weigh
from paiju.think import kernel_of, thinker_of
from paiju.think.kernel.trial import redeal
from paiju.think.worlds import Dealt
from tests.bots.test_search import Coins, moments

LONG = Budget(playouts=12_000)
SHORT = Budget(playouts=6400)
GLANCE = Budget(playouts=999)
SEATS = range(4)


@dataclass(frozen=True)
class Layers:
    """Worlds that say one thing, and another on a closer look."""

    plain: Coins
    close: Coins
    each: int = 1

    def closer(self) -> Coins:
        return self.close

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        return self.plain.compare(picked, seed, count)


def scenes(most: int) -> list[tuple[AnyGame, AnyState, AnyView]]:
    """Return moments of 掼蛋 with a choice between several plays."""
    game = find("guandan")
    found = [
        (game, state, game.view(state, game.actors(state)[0]))
        for seed in range(4)
        for state in moments(game, game.presets["house"], seed, 7)
        if len(kernel_of(game).list_ideas(state, game.actors(state)[0], 6)) == 6
    ]
    return found[:most]


def chosen(worlds: Worlds, budget: Budget) -> Move:
    """Return what is chosen in such worlds."""
    game, _, view = scenes(1)[0]
    return search(game, view, 1, budget, deal=lambda *_: worlds)[0].move


@pytest.mark.parametrize(
    ("close", "budget", "changes"),
    [
        (Coins(ahead=1.0, luck=1.0, each=2), LONG, True),
        (Coins(ahead=1.0, luck=1.0, each=2), SHORT, False),  # No time for it.
        (Coins(ahead=-1.0, luck=1.0, each=2), LONG, False),  # It says the same.
        (Coins(ahead=0.0, luck=0.0, each=2), LONG, False),  # Nothing is clearly ahead.
        (Coins(ahead=1.0, luck=1.0, each=100), LONG, False),  # Too few worlds to believe it.
        (Coins(ahead=1.0, luck=1.0), SHORT, True),  # It takes no longer: nothing else is looked at.
        (Coins(ahead=1.0, luck=1.0), GLANCE, False),  # No time to learn anything.
    ],
)
def test_a_closer_look_changes_a_choice_only_where_it_is_clear(
    close: Coins, budget: Budget, changes: bool
) -> None:
    plain = Coins(ahead=-1.0, luck=1.0)
    assert (chosen(plain, budget) != chosen(Layers(plain, close), budget)) == changes


def test_long_thoughts_repeat_and_hidden_cards_make_no_difference() -> None:
    for game, state, view in scenes(2):
        found = search(game, view, 5, LONG)
        assert search(game, view, 5, LONG) == found
        other = thinker_of(game).guess(view, Dice(99))
        assert search(game, game.view(other, game.actors(state)[0]), 5, LONG) == found


def test_helpers_look_closer_too() -> None:
    game, _, view = scenes(1)[0]
    with Pool(2) as pool:
        found = pool.search(game, view, 7, LONG)
        assert pool.search(game, view, 7, LONG) == found
    assert {one.move for one in found} == {one.move for one in search(game, view, 7, LONG)}


def trials(most: int) -> list[Hand]:
    """Return moments with worlds to try."""
    found = []
    for game, _, view in scenes(most):
        ideas = thinker_of(game).ideas(view, 1, Dice(1))
        worlds = thinker_of(game).worlds(view, ideas, Dice(1))
        assert isinstance(worlds, Dealt)
        assert isinstance(worlds.trial, Hand)
        found.append(worlds.trial)
    return found


def counts(table: Table) -> list[int]:
    """Count the cards of every hand."""
    return [count_bits(table.first[seat]) + count_bits(table.second[seat]) for seat in SEATS]


def faces(table: Table) -> list[int]:
    """Count how often each card is held, by all together."""
    return [
        sum((table.first[seat] >> face & 1) + (table.second[seat] >> face & 1) for seat in SEATS)
        for face in range(54)
    ]


def test_mixed_up_cards_stay_hidden_and_whole() -> None:
    moved = 0
    for trial in trials(8):
        table, seat = trial.table, trial.seat
        for chance in range(1, 20):
            mixed = table.copy()
            mix_up(mixed, trial.mix, chance)
            assert (counts(mixed), faces(mixed)) == (counts(table), faces(table))
            assert mixed.first[seat] == table.first[seat]
            assert mixed.second[seat] == table.second[seat]
            moved += mixed.pack() != table.pack()
    assert moved > 100


def test_barred_places_stay_barred() -> None:
    """A card that lies where it alone may lie does not change places."""
    for trial in trials(4):
        mix, table = trial.mix, trial.table
        for at in range(mix.count):
            mix.open_to[at] = 1 << mix.places[at]
        mixed = table.copy()
        mix_up(mixed, mix, 5)
        assert mixed.pack() == table.pack()


def test_weighing_changes_nothing_and_finds_something_legal() -> None:
    for trial in trials(8):
        table = trial.table
        before = table.pack(), [trial.mix.places[at] for at in range(trial.mix.count)]
        outline = weigh(table, trial.mix, trial.thought, trial.cards, Scale(), 77)
        number = legal(table, trial.thought.outlines)
        assert outline in [trial.thought.outlines[at] for at in range(number)]
        assert (table.pack(), [trial.mix.places[at] for at in range(trial.mix.count)]) == before


def test_plays_that_are_weighed_gain_more() -> None:
    """On average, against rules of thumb: else it would be no closer look."""
    plain = weighed = 0
    for trial in trials(12):
        trial.odd = 1 << 40
        for chance in range(1, 41):
            redeal(trial, chance)
            plain += trial.play_out(0, chance)
            weighed += trial.play_closely(0, chance)
    assert weighed > plain + 60
