"""What is kept of a room and a finished hand, and how ratings follow from it."""

import asyncio
from dataclasses import replace
from typing import cast

import msgspec
import pytest

from paiju.game import find, format_record
from paiju.room import events as e
from paiju.room.archive import append_of, hand_of, head_of, side_of
from paiju.room.ratings import DEVIATION, MEAN, rate, write_rated, write_rating
from paiju.room.step import Step
from paiju.room.taken import taken
from paiju.room.view import show_listed
from paiju.store.contract import Hand, Head, Part, Rating, Store
from paiju.store.queries import Rated
from paiju.wire import commands as c
from tests.room.script import ANN, BO, CAI, CODE, Script, two


def test_the_head_of_a_room_names_those_who_are_led_back_to_it() -> None:
    script = Script(seats=3)
    script.seat(BO)
    script.do(CAI, c.Enter, room=CODE)
    assert head_of(script.room) == Head(CODE, True, None, (ANN.player, BO.player))
    script.do(ANN, c.Stand)
    assert head_of(script.room).players == (BO.player, ANN.player), "the host, without a seat"
    assert head_of(replace(script.room, people=())).players == (BO.player,)
    assert head_of(replace(script.room, closed=True)) == Head(CODE, False, None, ())
    public = Script(public=True).room
    assert head_of(public).listed == msgspec.json.encode(show_listed(public))


def test_who_has_left_a_match_is_not_led_back() -> None:
    script = two()
    script.do(BO, c.Leave)
    assert head_of(script.room).players == (ANN.player,)


def finished(**wish: object) -> tuple[Script, Step]:
    """Play a hand; return the step that ended it."""
    script = two(**wish)
    events = script.finish(ANN, BO)
    return script, Step(script.room, events, script.rows[-1])


def test_a_finished_hand_is_kept_with_who_sat_where_and_what_they_took() -> None:
    script, last = finished()
    hand = hand_of(last)
    room = script.room
    assert hand is not None
    assert room.hand is not None
    outcome = room.game.outcome(room.hand.state)
    assert outcome is not None
    assert (hand.id, hand.room, hand.game) == (room.hand.id, CODE, "gandengyan")
    assert (hand.number, hand.at, hand.rated, hand.event) == (1, script.now, True, None)
    assert hand.record == format_record(room.hand.record(room.game))
    assert [(part.seat, part.player, part.name) for part in hand.parts] == [
        (1, ANN.player, "Ann"),
        (2, BO.player, "Bo"),
    ]
    assert tuple(part.score for part in hand.parts) == outcome.scores
    assert tuple(part.seat for part in hand.parts if part.won) == outcome.winners
    assert [part.side for part in hand.parts] == [1, 2]
    assert [part.gain for part in hand.parts] == [-score for score in outcome.scores]
    thirds = taken(room.hand.state.log, 2)
    assert thirds is not None
    assert tuple((part.early, part.middle, part.late) for part in hand.parts) == thirds


def test_a_step_within_a_hand_keeps_no_hand() -> None:
    script = two()
    told = script.play(script.mover(ANN, BO))
    assert hand_of(Step(script.room, told)) is None
    assert hand_of(Step(Script().room, (e.Closed(),))) is None


def test_a_bot_is_kept_by_its_strength() -> None:
    script = Script(seats=2, bots="hard")
    script.begin()
    events = script.idle()
    hand = hand_of(Step(script.room, events))
    assert hand is not None
    assert (hand.parts[1].player, hand.parts[1].name) == (None, "hard")


def test_sides_are_those_of_the_table_or_those_whom_the_hand_joined() -> None:
    guandan, friends = find("guandan"), find("friends")
    rules = guandan.parse({})
    assert [side_of(guandan, rules, seat, (1, 3)) for seat in (1, 2, 3, 4)] == [1, 2, 1, 2]
    rules = friends.parse({})
    assert [side_of(friends, rules, seat, (2, 5)) for seat in range(1, 6)] == [2, 1, 2, 2, 1]


class Known:
    """A store that knows ratings."""

    def __init__(self, *ratings: Rating) -> None:
        self.ratings = ratings
        self.asked: list[list[str]] = []

    async def ratings_of(self, players: list[str]) -> list[Rating]:
        self.asked.append(players)
        return [one for one in self.ratings if one.player in players]


def append(step: Step, head: Head | None, known: Known) -> tuple[Head | None, list[Rating]]:
    """Return the head and the ratings that a step writes."""
    made = asyncio.run(append_of(step, head, cast("Store", known)))
    assert made.rows == (step.row,)
    assert (made.hand is None) == (not any(isinstance(x, e.Finished) for x in step.events))
    return made.head, sorted(made.ratings, key=lambda one: one.player)


def test_a_step_writes_the_head_where_it_has_changed_and_the_ratings_of_a_hand() -> None:
    script, last = finished()
    head = head_of(script.room)
    known = Known(
        Rating(ANN.player, "gandengyan", 30.0, 5.0, 7), Rating(BO.player, "guandan", 50.0, 1.0, 9)
    )
    changed, ratings = append(last, head, known)
    assert changed is None
    assert append(last, None, known)[0] == head
    assert known.asked[0] == [ANN.player, BO.player]
    ann, bo = ratings
    assert (ann.game, ann.hands, bo.hands) == ("gandengyan", 8, 1), "another game is not this one"
    hand = hand_of(last)
    assert hand is not None
    assert (ann.mean > 30.0) == hand.parts[0].won
    assert (bo.mean > MEAN) == hand.parts[1].won


def test_a_hand_that_does_not_count_changes_no_rating() -> None:
    script = Script(seats=2, watching="hands")
    script.seat(BO)
    assert not script.room.rated
    assert Script().room.rated
    script.begin(BO)
    events = script.finish(ANN, BO)
    last = Step(script.room, events, script.rows[-1])
    known = Known()
    assert append(last, None, known)[1] == []
    assert known.asked == []
    hand = hand_of(last)
    assert hand is not None
    assert not hand.rated


def hand(*parts: Part) -> Hand:
    """Make a finished hand."""
    return Hand("hand", CODE, "gandengyan", 1, 1, "", parts)


def test_who_wins_gains_and_who_loses_pays_more_against_the_weak() -> None:
    def after(bot: str, won: bool) -> Rating:
        parts = (Part(1, "ann", "Ann", 0, won), Part(2, None, bot, 0, not won))
        [rating] = rate(hand(*parts), {})
        assert (rating.player, rating.game, rating.hands) == ("ann", "gandengyan", 1)
        assert rating.deviation < DEVIATION
        return rating

    ranks = ["random", "easy", "normal", "hard"]
    gains = [after(bot, won=True).mean for bot in ranks]
    losses = [after(bot, won=False).mean for bot in ranks]
    assert MEAN < gains[0] < gains[1] < gains[2] < gains[3]
    assert losses[0] < losses[1] < losses[2] < losses[3] < MEAN
    assert after("normal", won=True).mean - MEAN == pytest.approx(
        MEAN - after("normal", won=False).mean
    ), "a usual bot is worth what a newcomer is"


def test_without_a_loser_or_without_people_nobody_is_rated() -> None:
    ann = Part(1, "ann", "Ann", 0, True)
    assert rate(hand(ann, Part(2, "bo", "Bo", 0, True)), {}) == ()
    assert rate(hand(Part(1, None, "easy", 0, True), Part(2, None, "easy", 0, False)), {}) == ()


def test_a_rating_goes_on_from_what_is_known() -> None:
    parts = (Part(1, "ann", "Ann", 0, False), Part(2, "bo", "Bo", 0, True))
    known = {"ann": Rating("ann", "gandengyan", 40.0, 2.0, 9)}
    bo, ann = rate(hand(*parts), known)
    assert (ann.player, ann.hands, bo.hands) == ("ann", 10, 1)
    assert 35 < ann.mean < 40
    assert bo.mean > MEAN


def test_people_read_thousands() -> None:
    shown = write_rating(Rating("ann", "gandengyan", 25.0, 8.0, 3))
    assert (shown.game, shown.rating, shown.sure, shown.hands) == ("gandengyan", 1000, 320, 3)
    then = write_rated(Rated("gandengyan", 5, 30.0, 2.0))
    assert (then.at, then.rating, then.sure) == (5, 1200, 80)
