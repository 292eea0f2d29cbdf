"""A table of a duplicate event: deals that all tables share, and nothing else to be changed."""

from paiju.game import Refusal
from paiju.game.fair import event_seed, event_table
from paiju.room import events as e
from paiju.room.archive import hand_of
from paiju.room.internal import Tick
from paiju.room.step import Step
from paiju.room.view import News, show_room, show_table
from paiju.wire import commands as c
from tests.room.script import ANN, BEGUN, BO, CAI, CODE, Script

SEED = "5e" * 32
COURSE = e.Course("EVENTS", SEED, 2, BEGUN + 10_000_000)


def begun(course: e.Course = COURSE) -> Script:
    """Begin the first deal of an event."""
    script = Script(seats=2, course=course)
    script.seat(BO)
    script.begin(BO)
    return script


def pledged(deal: int) -> e.Pledge:
    """Return what every table promises for a deal."""
    return e.Pledge(deal, 1, event_seed(bytes.fromhex(SEED), "EVENTS", deal).hex())


def test_every_deal_is_that_of_all_tables_and_no_seat_has_a_part_in_it() -> None:
    script = Script(seats=2, course=COURSE)
    assert script.room.pledge == pledged(1)
    assert script.room.promised.table == event_table("EVENTS", 1)
    script.seat(BO)
    script.do(ANN, c.Start)
    for who in (ANN, BO):
        script.do(who, c.Ready, seed="ab" * 16)
    assert script.tell(Tick())[-1] == e.Dealt(f"hand-{script._drawn}", ())
    assert script.room.hand is not None
    assert script.room.hand.fair is not None
    assert script.room.hand.fair.table == event_table("EVENTS", 1)
    script.finish(ANN, BO)
    assert script.room.pledge == pledged(2)
    assert script.room.match == 1


def test_scores_add_up_and_all_else_begins_anew_until_the_last_deal() -> None:
    script = begun()
    script.finish(ANN, BO)
    room = script.room
    first = room.standing
    opening = room.game.opening(room.rules)
    assert room.phase == "between"
    assert first.scores != opening.scores
    assert first.hand == opening.hand
    assert first.winners is None
    script.wait(20)
    assert script.room.hand_number == 2
    script.finish(ANN, BO)
    room = script.room
    assert room.phase == "over"
    assert room.hand is not None
    outcome = room.game.outcome(room.hand.state)
    assert outcome is not None
    sums = tuple(one + more for one, more in zip(first.scores, outcome.scores, strict=True))
    assert room.standing.scores == sums
    best = min(sums)
    assert room.standing.winners == tuple(s for s in (1, 2) if sums[s - 1] == best)
    assert room.pledge == pledged(2), "there is no third"
    assert script.no(ANN, c.Rematch) == Refusal("event.played")


def test_where_points_are_good_the_highest_total_wins() -> None:
    script = Script("guandan", course=e.Course("EVENTS", SEED, 1, BEGUN + 10**9), bots="easy")
    script.begin()
    script.idle()
    scores = script.room.standing.scores
    assert len(set(scores)) > 1
    winners = tuple(seat for seat in (1, 2, 3, 4) if scores[seat - 1] == max(scores))
    assert script.room.standing.winners == winners


def test_an_event_ends_with_the_hand_in_which_its_time_ends() -> None:
    script = begun(e.Course("EVENTS", SEED, 9, BEGUN + 1))
    script.now = BEGUN
    script.play(script.mover(ANN, BO))
    script.now = BEGUN + 1
    script.finish(ANN, BO)
    assert script.room.phase == "over"
    script = begun(e.Course("EVENTS", SEED, 9, BEGUN + 1))
    script.now = BEGUN
    script.finish(ANN, BO)
    assert script.room.phase == "between"


def test_nobody_changes_the_rules_of_an_event_or_comes_late_to_its_table() -> None:
    script = Script(seats=2, course=COURSE)
    assert script.no(ANN, c.Settings, pace="slow") == Refusal("event.rules")
    script.seat(BO)
    script.do(CAI, c.Enter, room=CODE)
    script.begin(BO)
    script.do(BO, c.Leave)
    script.idle()
    assert script.no(CAI, c.Sit, seat=2) == Refusal("event.begun")


def test_who_looks_on_is_shown_no_table_of_an_event() -> None:
    script = begun()
    assert show_table(script.room, None, News(), 0) is None
    assert show_table(script.room, 1, News(), 0) is not None
    shown = show_room(script.room, ANN.player, set()).event
    assert shown is not None
    assert (shown.code, shown.hands) == ("EVENTS", 2)
    assert show_room(Script().room, ANN.player, set()).event is None


def test_a_hand_of_an_event_is_kept_as_one_and_counts_in_no_rating() -> None:
    script = begun()
    assert not script.room.rated
    events = script.finish(ANN, BO)
    hand = hand_of(Step(script.room, events))
    assert hand is not None
    assert (hand.event, hand.rated, hand.number) == ("EVENTS", False, 1)
