from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NoReturn, cast

import pytest

from bench.ours import DEALS, Job, Ours, first_lead, first_leads
from bench.results import COMPILED, INTERPRETED
from bench.run import jobs, rows
from bench.tally import Tally
from paiju.cards import Card, deck
from paiju.game import DECLINE, AnyGame, Deal, Move, Standing
from paiju.think import KernelThinker, Playouts

LEAD = Move.play("S3")


@dataclass
class Moment:
    """A state of the planted game: how many seats have declined, and whether that ended it."""

    declined: int
    over: bool = False


def not_asked(*_: object) -> NoReturn:
    """Think of nothing: only rules and playouts are measured."""
    raise AssertionError


class Planted:
    """A game in which three seats decline before the fourth may lead; black deals end early."""

    name = "planted"

    def __init__(self) -> None:
        self.presets = {"easy": "easy rules", "hard": "hard rules"}
        self.asked: list[tuple[object, ...]] = []
        self.thinker: KernelThinker[Any, Any] = KernelThinker(
            check=not_asked,
            deal=not_asked,
            thumb=not_asked,
            list_ideas=not_asked,
            trial=not_asked,
            playouts=self.playouts,
        )

    def deck(self, rules: str) -> tuple[Card, ...]:
        return deck()

    def opening(self, rules: str) -> Standing:
        return Standing((0, 0, 0, 0))

    def begin(self, rules: str, standing: Standing, deal: Deal) -> Moment:
        return Moment(0, over=deal.start % 2 == 1)

    def outcome(self, state: Moment) -> object:
        return "ended" if state.over else None

    def actors(self, state: Moment) -> tuple[int, ...]:
        return (state.declined + 1,)

    def legal(self, state: Moment, seat: int) -> Iterator[Move]:
        self.asked.append(("legal", state.declined, seat))
        yield LEAD if state.declined == 3 else DECLINE

    def lapse(self, state: Moment, seat: int) -> Move:
        return DECLINE

    def apply(self, state: Moment, seat: int, move: Move) -> SimpleNamespace:
        assert (seat, move) == (state.declined + 1, DECLINE)
        return SimpleNamespace(state=Moment(state.declined + 1))

    def check(self, state: Moment, seat: int, move: Move) -> None:
        self.asked.append(("check", state.declined, seat, move))

    def playouts(self, rules: str, seed: int, hands: int) -> Playouts:
        self.asked.append(("playouts", rules, seed, hands))
        return Playouts(hands, 50 * hands, 0, 0)


@pytest.fixture
def planted() -> Planted:
    return Planted()


@pytest.fixture
def game(planted: Planted) -> AnyGame:
    return cast(AnyGame, planted)


def test_a_first_lead_is_reached_by_letting_time_pass(game: AnyGame) -> None:
    leads = first_leads(game, "easy", 20)
    assert len(leads) == 20
    assert {(lead.seat, lead.move) for lead in leads} == {(4, LEAD)}
    assert {repr(lead.state) for lead in leads} == {repr(Moment(3))}


def test_hands_that_end_before_a_lead_are_left_out(game: AnyGame) -> None:
    met = [first_lead(game, "easy", seed) for seed in range(1, 41)]
    assert None in met
    assert any(lead is not None for lead in met)


def test_a_game_that_never_comes_to_a_lead_is_named(game: AnyGame, planted: Planted) -> None:
    planted.begin = lambda *_: Moment(0, over=True)  # type: ignore[method-assign]
    with pytest.raises(ValueError, match="planted easy"):
        first_leads(game, "easy", 5)


def test_playouts_hand_on_rules_seed_and_size(game: AnyGame, planted: Planted) -> None:
    tally = Ours(game, Job("planted", "hard", "playouts")).run(7, 30)
    assert planted.asked == [("playouts", "hard rules", 7, 30)]
    assert (tally.units, tally.steps) == (30, 1500)


def test_check_asks_every_lead_its_move(game: AnyGame, planted: Planted) -> None:
    ours = Ours(game, Job("planted", "easy", "check"))
    planted.asked.clear()
    tally = ours.run(1, 3)
    assert planted.asked == [("check", 3, 4, LEAD)] * (3 * DEALS)
    assert tally.units == 3 * DEALS


def test_legal_builds_the_whole_list_at_every_lead(game: AnyGame, planted: Planted) -> None:
    ours = Ours(game, Job("planted", "easy", "legal"))
    planted.asked.clear()
    tally = ours.run(1, 2)
    assert planted.asked == [("legal", 3, 4)] * (2 * DEALS)
    assert tally.units == 2 * DEALS


def test_at_least_fifty_deals_are_asked_about() -> None:
    assert DEALS >= 50


def test_every_preset_gets_its_jobs_and_the_default_comes_first(game: AnyGame) -> None:
    found = tuple(jobs(game))
    assert [job.preset for job in found] == ["easy"] * 3 + ["hard"] * 3
    assert [job.kind for job in found[:3]] == ["playouts", "check", "legal"]


def test_rows_gather_what_was_measured_of_each_preset_and_build(game: AnyGame) -> None:
    tallies = {
        "planted easy playouts": (Tally(10, 500, 0.1),),
        "planted easy check": (Tally(10, 10, 1e-4),),
        "planted easy legal": (Tally(10, 10, 1e-3),),
        "planted hard playouts": (Tally(10, 600, 0.1),),
        "planted easy playouts interpreted": (Tally(10, 500, 5.0),),
    }
    first, second, third = rows([game], tallies)
    assert (first.preset, first.build, first.default) == ("easy", COMPILED, True)
    assert first.check_us is not None
    assert first.legal_us is not None
    assert first.check_us.median == pytest.approx(10)
    assert first.legal_us.median == pytest.approx(100)
    assert (second.preset, second.default, second.check_us) == ("hard", False, None)
    assert second.steps_per_s.median == pytest.approx(6000)
    assert (third.preset, third.build, third.default) == ("easy", INTERPRETED, True)
    assert third.playouts_per_s.median == pytest.approx(2)
