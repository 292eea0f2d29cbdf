"""Whose turn stays the same after somebody else's move, and how long turns last."""

from types import SimpleNamespace
from typing import cast

import pytest

from paiju.game import AnyGame, AnyState
from paiju.game.contract import Deadline
from paiju.room import events as e
from paiju.room.state import BANK, Timer
from paiju.room.turns import kept, timer
from paiju.wire import commands as c
from tests.room.script import ANN, BO, CAI, DEE, Script, two

DECLINE = c.WireMove(act="decline")
OFFERS = list(range(30))


class Fake:
    """A game of which only this is known: who acts, in which phase, and what is offered."""

    def __init__(self, seconds: int | None = None) -> None:
        self._deadline = None if seconds is None else Deadline(seconds, (1, 2))

    def actors(self, state: SimpleNamespace) -> tuple[int, ...]:
        return tuple(state.offers)

    def view(self, state: SimpleNamespace, seat: int | None) -> SimpleNamespace:
        return SimpleNamespace(phase=state.phase)

    def legal(self, state: SimpleNamespace, seat: int) -> list[int]:
        offered = state.offers[seat]
        assert isinstance(offered, list)
        return offered

    def deadline(self, state: SimpleNamespace) -> Deadline | None:
        return self._deadline


GAME = cast("AnyGame", Fake())


def moment(phase: str, **offers: list[int]) -> AnyState:
    """Make a moment; `s2` is what seat 2 is offered."""
    by_seat = {int(name[1:]): offered for name, offered in offers.items()}
    return cast("AnyState", SimpleNamespace(phase=phase, offers=by_seat))


def test_a_turn_stays_where_the_same_is_offered() -> None:
    before = moment("bid", s1=OFFERS, s2=OFFERS, s3=OFFERS)
    after = moment("bid", s2=OFFERS, s3=OFFERS[::-1], s4=OFFERS)
    assert kept(GAME, before, after, 1) == {2}


def test_no_turn_stays_in_another_phase_or_for_who_has_moved() -> None:
    before = moment("bid", s1=OFFERS, s2=OFFERS)
    assert kept(GAME, before, moment("play", s2=OFFERS), 1) == frozenset()
    assert kept(GAME, before, moment("bid", s1=OFFERS, s2=OFFERS), 1) == {2}
    assert kept(GAME, before, moment("bid", s3=OFFERS), 1) == frozenset()


@pytest.mark.parametrize(("place", "stays"), [(0, False), (15, False), (16, True)])
def test_offers_are_compared_as_far_as_tells_them_apart(place: int, stays: bool) -> None:
    changed = [*OFFERS[:place], 99, *OFFERS[place + 1 :]]
    before, after = moment("bid", s1=OFFERS, s2=OFFERS), moment("bid", s2=changed)
    assert kept(GAME, before, after, 1) == ({2} if stays else frozenset())


def test_a_shorter_offer_that_begins_alike_is_the_same_turn() -> None:
    before, after = moment("bid", s1=OFFERS, s2=OFFERS[:3]), moment("bid", s2=OFFERS[:2])
    assert kept(GAME, before, after, 1) == {2}


def test_a_window_goes_on_for_those_who_are_still_in_it() -> None:
    running = Timer(5_000, 4, (1, 2, 3))
    game, now = cast("AnyGame", Fake(10)), moment("bid")
    both = frozenset({1, 2})
    assert timer(game, now, both, running, 1_000, 1000) == Timer(5_000, 4, (1, 2))
    anew = Timer(11_000, 10, (1, 2))
    assert timer(game, now, frozenset({1}), running, 1_000, 1000) == anew
    assert timer(game, now, both, None, 1_000, 1000) == anew
    assert timer(GAME, now, both, running, 1_000, 1000) is None


def test_a_quick_pace_leaves_a_second_to_be_shown() -> None:
    shown = timer(cast("AnyGame", Fake(1)), moment("bid"), frozenset(), None, 0, 500)
    assert shown == Timer(500, 1, (1, 2))
    shown = timer(cast("AnyGame", Fake(3)), moment("bid"), frozenset(), None, 0, 2000)
    assert shown == Timer(6_000, 6, (1, 2))


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 40), ("usual", 20), ("fast", 10)])
def test_the_pace_of_the_room_stretches_turns(pace: str, seconds: int) -> None:
    script = Script(seats=2)
    script.seat(BO)
    if pace != "usual":
        script.do(ANN, c.Settings, pace=pace)
    script.begin(BO)
    assert script.room.hand is not None
    running = script.room.hand.timer
    assert running is not None
    assert (running.seconds, running.due) == (seconds, script.now + seconds * 1000)
    assert BANK == 30_000


def test_those_who_answer_together_keep_their_turns_and_their_time() -> None:
    script = Script("shandong")
    script.seat(BO, CAI, DEE)
    script.begin(BO, CAI, DEE)
    begun = script.room.seq
    assert script.room.hand is not None
    running = script.room.hand.timer
    assert running is not None
    assert len(running.seats) == 4
    script.now += 1_000
    script.do(DEE, c.Auto, on=True)
    told = script.do(CAI, c.Play, at=begun, move=DECLINE)
    assert told == (e.Moved(3, "decline", "player"),), "Dee is played for, not Cai"
    hand = script.room.hand
    assert hand is not None
    assert hand.timer is not None
    assert hand.timer.due == running.due
    assert sorted(hand.timer.seats) == [1, 2, 4]
    assert hand.turns == (begun, begun, script.room.seq, begun)
    assert script.do(BO, c.Play, at=begun, move=DECLINE) == (e.Moved(2, "decline", "player"),)
    assert script.no(CAI, c.Play, at=begun, move=DECLINE).code == "table.stale"


def test_a_turn_begins_with_the_move_before_it() -> None:
    script = two()
    hand = script.room.hand
    assert hand is not None
    assert hand.turns == (script.room.seq,) * 2
    script.play(script.mover(ANN, BO))
    hand = script.room.hand
    assert hand is not None
    assert hand.turns == (script.room.seq,) * 2
