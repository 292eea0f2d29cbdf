"""Whole hands are told in every language, to every seat and to onlookers."""

from itertools import islice

import pytest

from paiju.game import Dice, Event, deal_from_seed, games
from paiju.text import LANGUAGES, catalogue, render

TABLES = [(game, preset) for game, found in games().items() for preset in found.presets]
SEEDS = 6


def play(game: str, preset: str, seed: int) -> tuple[set[str], set[str], list[tuple[Event, ...]]]:
    """Play a hand at random: the phases, the acts, and the logs of every seat and an onlooker."""
    found = games()[game]
    rules = found.presets[preset]
    dice = Dice(seed)
    state = found.begin(rules, found.opening(rules), deal_from_seed(seed, found.deck(rules)))
    phases: set[str] = set()
    acts: set[str] = set()
    while actors := found.actors(state):
        phases.add(found.view(state, None).phase)
        moves = list(islice(found.legal(state, actors[0]), 60))
        move = moves[dice.below(len(moves))]
        acts.add(move.act)
        state = found.apply(state, actors[0], move).state
    phases.add(found.view(state, None).phase)
    seats = [None, *range(1, found.seats(rules) + 1)]
    return phases, acts, [found.view(state, seat).log for seat in seats]


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_hands_are_told_whole(game: str, preset: str) -> None:
    for seed in range(1, SEEDS):
        phases, acts, logs = play(game, preset, seed)
        for lang in LANGUAGES:
            words = catalogue(lang, game)
            assert all(words.find("phase", phase) for phase in phases)
            assert all(words.find("act", act) for act in acts)
            for event in {id(event): event for log in logs for event in log}.values():
                told = render(event, lang, game)
                assert told[-1] in "。！.!"
                assert " · " not in told
                assert "{" not in told
                assert "None" not in told
