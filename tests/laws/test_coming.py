"""What is said of the next hand comes true, in every preset; and falsehoods are found."""

from collections import Counter
from dataclasses import replace

import pytest

from paiju.game import ANNOUNCEMENTS, AnyGame, Event, Standing, find
from paiju.game.rules import RulesLike
from paiju.testing.broken import Broken
from paiju.testing.coming import CHECKS, what_is_said_comes_true
from tests.laws.cases import GAMES, PRESETS
from tests.wrapped import Wrapped

MATCHES = 24
SAID = {
    "toy": set(),
    "shandong": {"starter_next", "side_next"},
    "guandan": {"tribute_next", "tribute_open_next", "waiver_next"},
    "xiaoer": {"dealer_next", "tribute_next", "waiver_next"},
    "friends": {"starter_next"},
    "gandengyan": {"leader_next"},
}
UNPAID: dict[RulesLike, set[str]] = {find("xiaoer").presets["basic"]: {"dealer_next"}}
"""Presets of games with tribute in which none is paid."""


def _play(game: AnyGame, rules: RulesLike, seeds: range) -> None:
    """Play matches; everything that the game has words for is said in them."""
    said: Counter[str] = Counter()
    for seed in seeds:
        said += what_is_said_comes_true(game, rules, seed)
    assert set(said) == UNPAID.get(rules, SAID[game.name])


@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_what_is_said_comes_true(game: AnyGame, rules: RulesLike) -> None:
    _play(game, rules, range(MATCHES))


@pytest.mark.deep
@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_what_is_said_comes_true_in_a_thousand_matches(game: AnyGame, rules: RulesLike) -> None:
    _play(game, rules, range(1000))


def test_every_announcement_is_checked_and_made_by_a_game() -> None:
    assert set(CHECKS) == set(ANNOUNCEMENTS) == set().union(*SAID.values())


def test_no_tribute_is_in_doubt_where_nothing_frees_from_it() -> None:
    for name, changed in (
        ("guandan", {"resist": "off"}),
        ("xiaoer", {"trump": "H", "show_threes": "off", "show_fives": "off"}),
    ):
        game = find(name)
        said: Counter[str] = Counter()
        for seed in range(MATCHES):
            said += what_is_said_comes_true(game, game.parse(changed), seed)
        assert said["tribute_next"]
        assert not said["waiver_next"]


class _Saying(Wrapped):
    """A game that says something else of the next hand."""

    @property
    def events(self) -> dict[str, tuple[str, ...]]:
        return {**ANNOUNCEMENTS, **self.inner.events}


class FirstOfTheStandingLeads(_Saying):
    """What page and terminal once said of every game."""

    name_of_it = "leader_next"

    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        said = self.inner.coming(rules, standing)
        if not said:
            return said
        return (*said, Event(self.name_of_it, {"seat": standing.dealer}))


class FirstOfTheStandingDeals(FirstOfTheStandingLeads):
    """What the log of 山东升级 once said."""

    name_of_it = "dealer_next"


class FixedPairs(Wrapped):
    """Tribute as fixed pairs, though the cards decide who pays whom."""

    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        said = self.inner.coming(rules, standing)
        if len(standing.owed) < 2 or not said:
            return said
        pairs = (
            Event("tribute_next", {"seat": one, "receiver": two, "leader": one})
            for one, two in standing.owed[:1]
        )
        other = replace(standing, owed=standing.owed[1:])
        return (*pairs, *self.inner.coming(rules, other), *said[1:])


class NothingIsWaived(Wrapped):
    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        said = self.inner.coming(rules, standing)
        return tuple(event for event in said if event.name != "waiver_next")


class SilentOnTribute(Wrapped):
    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        said = self.inner.coming(rules, standing)
        return tuple(event for event in said if not event.name.startswith("tribute"))


class OtherSide(Wrapped):
    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        said = self.inner.coming(rules, standing)
        if len(said) < 2:
            return said
        other = (1, 3) if said[1].facts["seats"] == (2, 4) else (2, 4)
        return said[0], Event("side_next", {"seats": other})


class GoesOnAfterTheMatch(Wrapped):
    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        return self.inner.coming(rules, replace(standing, winners=None))


UNTRUE = "what is said comes true"
TRIBUTE = "tribute is announced"
LOGGED = "a log says what is coming"
AFTER = "after a match nothing is coming"
FALSE = [
    (FirstOfTheStandingLeads, "guandan", UNTRUE),
    (FirstOfTheStandingLeads, "shandong", UNTRUE),
    (FirstOfTheStandingLeads, "friends", UNTRUE),
    (FirstOfTheStandingDeals, "shandong", UNTRUE),
    (FirstOfTheStandingDeals, "friends", UNTRUE),
    (FixedPairs, "guandan", UNTRUE),
    (NothingIsWaived, "guandan", TRIBUTE),
    (NothingIsWaived, "xiaoer", TRIBUTE),
    (SilentOnTribute, "guandan", TRIBUTE),
    (SilentOnTribute, "xiaoer", LOGGED),
    (OtherSide, "shandong", UNTRUE),
    *((GoesOnAfterTheMatch, name, AFTER) for name in GAMES if name != "toy"),
]


@pytest.mark.parametrize(
    ("false", "name", "law"),
    [pytest.param(*one, id=f"{one[0].__name__}-{one[1]}") for one in FALSE],
)
def test_a_falsehood_is_found(false: type[Wrapped], name: str, law: str) -> None:
    game = false(find(name))
    with pytest.raises(Broken, match=law):
        _play(game, next(iter(game.presets.values())), range(MATCHES))
