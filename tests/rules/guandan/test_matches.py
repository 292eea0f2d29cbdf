"""Whole matches of simple bots come to an end, and every hand of them replays."""

import pytest

from paiju.bots import BOTS
from paiju.game import AnyView, Move, deal_from_seed, hands, replay
from paiju.games.guandan import game


def play(preset: str, seed: int, most: int) -> tuple[int, bool]:
    """Play a match of at most so many hands; tell how many, and whether somebody won it."""
    table = game.presets[preset]
    bots = {seat: BOTS["simple"](game, seed + seat) for seat in range(1, 5)}

    def player(seat: int, view: AnyView) -> Move:
        return bots[seat].choose(view)[0]

    players = {seat: lambda view, seat=seat: player(seat, view) for seat in bots}
    for record, standing in hands(
        game, table, lambda number: deal_from_seed(1000 * seed + number, game.deck(table)), players
    ):
        if record.standing.hand % 10 == 1:
            *_, last = replay(record)
            assert game.settle(last) == standing
        if standing.winners is not None or standing.hand > most:
            return record.standing.hand, standing.winners is not None
    raise AssertionError


@pytest.mark.parametrize("preset", ["house", "official"])
def test_a_match_of_simple_bots(preset: str) -> None:
    played, won = play(preset, 1, 100)
    assert won
    assert played > 4


@pytest.mark.deep
@pytest.mark.parametrize("preset", ["house", "official"])
def test_a_thousand_hands_of_simple_bots(preset: str) -> None:
    total, seed = 0, 2
    while total < 1000:
        played, won = play(preset, seed, 200)
        assert won
        total, seed = total + played, seed + 1
