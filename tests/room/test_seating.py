"""Who may come in, and who may take which seat when."""

from dataclasses import replace

import msgspec

from paiju.game import Refusal
from paiju.room import events as e
from paiju.room.internal import Who
from paiju.room.seating import BETWEEN
from paiju.room.state import BANK, MOST_PEOPLE
from paiju.wire import commands as c
from tests.room.script import ANN, BO, CAI, CODE, DEE, Script, stranger, two

MATCH_ON = Refusal("room.match_on")
NO_SEAT = Refusal("table.no_seat")


def test_who_is_there_already_changes_nothing_by_coming_in() -> None:
    script = Script(seats=2)
    assert script.do(ANN, c.Enter, room=CODE) == ()


def test_a_new_name_is_shown_on_the_seat() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Mute, player=BO.player, on=True)
    renamed = Who(BO.player, "Bob")
    assert script.do(renamed, c.Enter, room=CODE) == (e.Entered(BO.player, "Bob"),)
    assert script.room.chair(2).name == "Bob"
    assert [one.name for one in script.room.people] == ["Ann", "Bob"]
    assert script.room.people[1].muted, "a new name does not unmute"
    assert script.room.chair(1).name == "Ann"


def test_a_room_holds_so_many_people_and_no_more() -> None:
    script = two()
    for number in range(MOST_PEOPLE - 2):
        script.do(stranger(number), c.Enter, room=CODE)
    assert len(script.room.people) == MOST_PEOPLE == 64
    assert script.no(CAI, c.Enter, room=CODE) == Refusal("room.full")
    renamed = Who(stranger(0).player, "new name")
    assert script.do(renamed, c.Enter, room=CODE) == (e.Entered(renamed.player, "new name"),)
    # Whoever has a seat comes back, though somebody else has filled the room meanwhile.
    script.do(BO, c.Leave)
    script.do(CAI, c.Enter, room=CODE)
    assert script.do(BO, c.Enter, room=CODE) == (e.Entered(BO.player, BO.name),)
    assert not script.room.chair(2).gone


def test_a_room_without_onlookers_lets_in_as_many_as_may_sit() -> None:
    script = Script(seats=2, watching="off", hands=1)
    script.seat(BO)
    assert script.no(CAI, c.Enter, room=CODE) == Refusal("room.no_onlookers")
    script.begin(BO)
    script.finish(ANN, BO)
    assert script.room.phase == "over"
    assert script.no(CAI, c.Enter, room=CODE) == Refusal("room.no_onlookers")
    script.do(BO, c.Leave)
    script.do(CAI, c.Enter, room=CODE)
    script.do(CAI, c.Sit, seat=2)
    assert script.room.seat_of(CAI.player) == 2


def test_a_room_that_all_have_left_closes_after_its_hand() -> None:
    script = Script(seats=2)
    assert script.do(ANN, c.Leave) == (e.Left(ANN.player), e.Closed())
    script = Script(seats=2, bots="easy")
    script.begin()
    assert script.do(ANN, c.Leave) == (e.Left(ANN.player),)
    assert not script.room.closed
    told = script.idle()
    assert told[-1] == e.Closed()
    assert script.room.wake is None
    assert script.wait(10**6) == ()


def test_who_looks_on_and_leaves_leaves_all_seats_as_they_were() -> None:
    script = two()
    script.do(CAI, c.Enter, room=CODE)
    chairs = script.room.chairs
    assert script.do(CAI, c.Leave) == (e.Left(CAI.player),)
    assert script.room.chairs == chairs


def test_an_offer_to_swap_ends_when_its_maker_leaves() -> None:
    script = Script(seats=2)
    script.seat(BO)
    script.do(ANN, c.Start)
    script.room = replace(
        script.room,
        chairs=tuple(msgspec.structs.replace(one, offers=1) for one in script.room.chairs),
    )
    script.do(BO, c.Leave)
    assert (script.room.chair(2).gone, script.room.chair(2).offers) == (True, None)


def test_a_free_seat_sees_no_hand() -> None:
    script = Script(seats=3, bots="easy")
    assert script.room.watched
    script.do(ANN, c.Stand)
    assert not script.room.watched


def test_a_guest_who_leaves_takes_nothing_from_the_host() -> None:
    script = Script(seats=3)
    script.seat(BO, CAI)
    assert script.do(BO, c.Leave) == (e.Left(BO.player),)
    assert script.room.host == ANN.player
    assert [chair.free for chair in script.room.chairs] == [False, True, False]


def test_the_host_who_leaves_is_followed_by_a_player_else_by_an_onlooker() -> None:
    script = Script(seats=2)
    script.do(CAI, c.Enter, room=CODE)
    script.do(DEE, c.Enter, room=CODE)
    script.seat(BO)
    assert script.do(ANN, c.Leave) == (e.Left(ANN.player), e.Hosted(BO.player))
    assert script.do(BO, c.Leave) == (e.Left(BO.player), e.Hosted(CAI.player))


def test_a_seat_that_there_is_not_is_refused_with_the_number_of_seats() -> None:
    script = Script(seats=3)
    unknown = Refusal("unknown_seat", facts={"seat": 4, "seats": 3})
    assert script.no(ANN, c.Sit, seat=4) == unknown
    assert script.no(ANN, c.Swap, seat=4) == unknown
    assert script.no(ANN, c.Fill, bot="easy", seat=4) == unknown
    assert script.do(ANN, c.Sit, seat=3) == (e.Seated(ANN.player, 3),)


def test_ones_own_seat_is_not_taken_again() -> None:
    script = Script(seats=2)
    assert script.do(ANN, c.Sit, seat=1) == ()
    script.seat(BO)
    assert script.no(BO, c.Sit, seat=1) == Refusal("room.seat_taken", facts={"seat": 1})


def test_who_has_no_seat_stands_up_for_nothing_and_takes_part_in_nothing() -> None:
    script = Script(seats=3)
    script.do(BO, c.Enter, room=CODE)
    assert script.do(BO, c.Stand) == ()
    for kind, fields in (
        (c.Swap, {"seat": 1}),
        (c.Ready, {}),
        (c.Rematch, {}),
        (c.Auto, {"on": True}),
        (c.Play, {"at": 9, "move": c.WireMove(act="pass")}),
    ):
        assert script.no(BO, kind, **fields) == NO_SEAT


def test_who_stands_up_frees_their_own_seat() -> None:
    script = Script(seats=3)
    script.seat(BO, CAI)
    assert script.do(BO, c.Stand) == (e.Stood(2),)
    assert [chair.player for chair in script.room.chairs] == [ANN.player, None, CAI.player]


def test_who_swaps_is_ready_for_nothing_and_offers_nothing_more() -> None:
    script = Script(seats=3)
    script.seat(BO, CAI)
    for who in (ANN, BO, CAI):
        script.do(who, c.Ready, seed="ab" * 16)
    assert script.do(CAI, c.Swap, seat=1) == (e.Offered(3, 1),)
    assert script.do(BO, c.Swap, seat=1) == (e.Offered(2, 1),)
    assert script.do(ANN, c.Swap, seat=2) == (e.Swapped(1, 2),)
    one, other, third = script.room.chairs
    assert (one.player, other.player) == (BO.player, ANN.player)
    assert (one.ready, other.ready, third.ready) == (False, False, True)
    assert (one.offers, other.offers, third.offers) == (None, None, 1)


def test_bots_swap_at_once_and_free_seats_and_ones_own_are_no_swap() -> None:
    script = Script(seats=4)
    script.seat(BO)
    script.do(ANN, c.Fill, bot="easy", seat=3)
    assert script.no(BO, c.Swap, seat=2) == Refusal("room.own_seat")
    assert script.no(BO, c.Swap, seat=4) == Refusal("room.seat_free", facts={"seat": 4})
    assert script.do(BO, c.Swap, seat=3) == (e.Swapped(2, 3),)
    assert script.do(ANN, c.Fill, bot="easy") == (e.Filled(4, "easy"),)
    script.begin(BO)
    assert script.no(BO, c.Swap, seat=2) == MATCH_ON


def test_between_two_hands_only_a_newcomer_takes_only_a_seat_that_was_left() -> None:
    script = Script(seats=3)
    script.seat(BO, CAI)
    script.do(DEE, c.Enter, room=CODE)
    script.begin(BO, CAI)
    script.do(CAI, c.Leave)
    assert script.no(DEE, c.Sit, seat=3) == MATCH_ON, "the hand is on"
    script.idle()
    assert script.room.phase == "between"
    assert script.no(BO, c.Sit, seat=3) == MATCH_ON, "who sits stays"
    assert script.no(DEE, c.Sit, seat=2) == Refusal("room.seat_taken", facts={"seat": 2})
    script.do(DEE, c.Sit, seat=3)
    chair = script.room.chair(3)
    assert (chair.player, chair.name, chair.bank) == (DEE.player, "Dee", BANK)


def test_a_seat_taken_before_the_match_gets_its_reserve_with_the_first_hand() -> None:
    script = Script(seats=2)
    script.seat(BO)
    assert [chair.bank for chair in script.room.chairs] == [0, 0]
    script.begin(BO)
    assert [chair.bank for chair in script.room.chairs] == [BANK, BANK]


def test_ready_brings_a_share_in_the_shuffle_that_can_be_changed_and_taken_back() -> None:
    script = Script(seats=2)
    script.seat(BO)
    one, other = "ab" * 16, "cd" * 16
    assert script.do(BO, c.Ready, seed=one) == (e.Readied(2, True, one),)
    assert script.do(BO, c.Ready, seed=one) == ()
    assert script.do(BO, c.Ready) == (), "the share stays"
    assert script.do(BO, c.Ready, seed=other) == (e.Readied(2, True, other),)
    assert script.do(BO, c.Ready, on=False, seed=one) == (e.Readied(2, False, ""),)
    chair = script.room.chair(2)
    assert (chair.ready, chair.seed) == (False, "")
    assert script.do(BO, c.Ready, on=False) == ()


def test_who_asks_for_the_next_hand_plays_it_and_who_does_not_is_played_for() -> None:
    script = two()
    script.do(BO, c.Auto, on=True)
    script.idle()
    assert script.room.chair(2).auto
    script.do(BO, c.Ready, on=False)
    assert script.room.chair(2).auto
    assert script.do(BO, c.Ready) == (e.Readied(2, True, ""), e.Autoed(2, False))
    assert script.do(BO, c.Ready) == ()
    script.do(ANN, c.Auto, on=False)
    assert script.do(ANN, c.Ready) == (e.Readied(1, True, ""),)


def test_who_is_played_for_and_was_ready_takes_the_seat_back_by_saying_so_again() -> None:
    script = two()
    script.finish(ANN, BO)
    script.do(BO, c.Ready)
    script.do(BO, c.Auto, on=True)
    assert script.do(BO, c.Ready) == (e.Readied(2, True, ""), e.Autoed(2, False))


def test_nobody_is_ready_while_a_hand_is_on_or_the_match_is_over() -> None:
    script = two(hands=1)
    assert script.no(ANN, c.Ready) == Refusal("room.not_due")
    script.finish(ANN, BO)
    assert script.no(ANN, c.Ready) == Refusal("room.not_due")


def test_another_match_begins_once_this_one_is_over() -> None:
    script = Script(seats=2, hands=1)
    script.seat(BO)
    assert script.no(ANN, c.Rematch) == Refusal("room.not_over"), "none was begun"
    script.begin(BO)
    assert script.no(ANN, c.Rematch) == Refusal("room.not_over"), "it is on"
    script.finish(ANN, BO)
    script.do(BO, c.Stand)
    assert script.no(ANN, c.Rematch) == Refusal("room.seats_free", facts={"free": 1})
    script.do(BO, c.Sit, seat=2)
    script.now += 5
    assert script.do(BO, c.Rematch) == (e.Rematched(script.now + BETWEEN),)
    assert BETWEEN == 20_000
    assert script.do(ANN, c.Rematch) == (), "said by both at once"
    room = script.room
    assert (room.phase, room.match, room.started) == ("waiting", 2, True)
    assert room.standing == room.game.opening(room.rules)
    assert room.due == script.now + BETWEEN
    assert script.wait(BETWEEN / 1000)[-1] == e.Dealt(f"hand-{script._drawn}", ("", ""))
    assert script.room.hand is not None
    assert script.room.hand.fair is not None
    assert script.room.hand.fair.table == f"{CODE}.2"


def test_in_another_match_a_bot_has_the_place_of_who_has_left_and_nobody_is_played_for() -> None:
    script = Script(seats=3, hands=1)
    script.seat(BO, CAI)
    script.begin(BO, CAI)
    script.do(CAI, c.Leave)
    script.do(BO, c.Auto, on=True)
    script.idle()
    script.do(ANN, c.Rematch)
    assert not any(chair.ready for chair in script.room.chairs)
    kept, freed, left = script.room.chairs
    assert (kept.player, kept.played_by_bot, kept.lapses) == (ANN.player, False, 0)
    assert (freed.player, freed.played_by_bot) == (BO.player, False)
    assert (left.player, left.bot) == (None, "easy")
