"""Nobody is told what they may not know; a table that tells is found out."""

from itertools import islice

import pytest

from paiju.game import AnyState, Event, Move, Step
from paiju.testing import secrecy
from tests import toy
from tests.laws.cases import GAMES, PRESETS, REVEALS, VARIANTS, AnyGame, RulesLike
from tests.laws.leaks import LEAKS, HiddenPlaces, SecretTold
from tests.wrapped import AnyStep, Wrapped

TWINS = 2_000
"""Every planted leak is found in 1,000; what volume could find besides is left to deep runs."""
DEEP_TWINS = 100_000
PARTS = 5
"""A game's twins are spread over its presets and over this many tests."""
OPEN = {"guandan": frozenset({HiddenPlaces, SecretTold})}
"""Leaks that tell nothing: there only hands are secret, and every move is made openly."""


@pytest.mark.parametrize(("game", "rules"), PRESETS)
@pytest.mark.parametrize("part", range(PARTS))
def test_twins(game: AnyGame, rules: RulesLike, part: int) -> None:
    total = TWINS if game is not toy.game else TWINS // 10
    pairs = total // PARTS // len(game.presets)
    reveals = REVEALS.get(game.name, frozenset())
    secrecy.secrets_are_kept(game, rules, 1000 + part, pairs, reveals)


@pytest.mark.parametrize(("game", "rules"), VARIANTS)
def test_twins_with_one_switch_changed(game: AnyGame, rules: RulesLike) -> None:
    secrecy.secrets_are_kept(game, rules, 7, 30, REVEALS.get(game.name, frozenset()))


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), VARIANTS)
def test_twins_with_one_switch_changed_deeply(game: AnyGame, rules: RulesLike) -> None:
    secrecy.secrets_are_kept(game, rules, 8, 600, REVEALS.get(game.name, frozenset()))


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), PRESETS)
@pytest.mark.parametrize("part", range(PARTS))
def test_twins_deeply(game: AnyGame, rules: RulesLike, part: int) -> None:
    pairs = DEEP_TWINS // PARTS // len(game.presets)
    reveals = REVEALS.get(game.name, frozenset())
    secrecy.secrets_are_kept(game, rules, 2000 + part, pairs, reveals)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_planted_leak_is_found(game: AnyGame, leak: type[Wrapped]) -> None:
    rules = next(iter(game.presets.values()))
    reveals = REVEALS.get(game.name, frozenset())
    if leak in OPEN.get(game.name, ()):
        secrecy.secrets_are_kept(leak(game), rules, 1, 100, reveals)
        return
    with pytest.raises(secrecy.Leak):
        secrecy.secrets_are_kept(leak(game), rules, 1, 1000, reveals)


def test_there_are_twelve_leaks_and_more() -> None:
    assert len(set(LEAKS)) >= 12


class BuriesOpenly(Wrapped):
    """The buried card is among the public facts of the event itself."""

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        step = super().apply(state, seat, move)
        first, *rest = step.events
        if first.name == "buried":
            first = Event(first.name, {**first.facts, **first.secret})
        return Step(step.state, (first, *rest))


def test_a_card_buried_openly_is_found() -> None:
    with pytest.raises(secrecy.Leak, match="buried"):
        secrecy.secrets_are_kept(BuriesOpenly(toy.game), toy.ToyRules(), 1, 300)


@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_twins_differ(game: AnyGame, rules: RulesLike) -> None:
    """A twin that is the same moment again would prove nothing."""
    pairs = list(islice(secrecy.twins(game, rules, 1), 120))
    differing = sum(game.holdings(p.state) != game.holdings(p.twin) for p in pairs)
    assert differing > 80
    assert {pair.seat for pair in pairs} == {None, *range(1, game.seats(rules) + 1)}
