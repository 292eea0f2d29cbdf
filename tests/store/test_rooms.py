"""What rooms are promised: whole steps, once, in order, for ever."""

import asyncio
from dataclasses import replace

import pytest

from paiju.store.contract import Append, Head, OpenRoom, Rating, Store, Taken
from paiju.store.queries import Sought
from tests.store.stories import Tell, first, hand, row


def test_a_room_is_read_as_it_was_written(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01"), lease)
        rows = tuple(row("ROOM01", seq, f"command-{seq}") for seq in (2, 3))
        await store.append(Append(rows), lease)
        assert await store.rows("ROOM01") == [*first("ROOM01").rows, *rows]
        assert await store.rows("ROOM01", after=2) == [rows[1]]
        assert await store.rows("ROOM02") == []

    told(story)


def test_reading_begins_at_the_last_snapshot(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01"), lease)
        later = [row("ROOM01", seq, snapshot=seq == 4) for seq in (2, 3, 4, 5)]
        for one in later:
            await store.append(Append((one,)), lease)
        assert await store.rows("ROOM01") == later[2:]
        assert len(await store.rows("ROOM01", after=0)) == 5

    told(story)


def test_a_log_without_snapshot_is_read_whole(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(Append((row("ROOM01", 1), row("ROOM01", 2))), lease)
        assert [one.seq for one in await store.rows("ROOM01")] == [1, 2]

    told(story)


def test_a_sequence_and_a_command_are_taken_once(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01"), lease)
        await store.append(Append((row("ROOM01", 2, "command-2"),)), lease)
        for step in (
            Append((row("ROOM01", 2, "another"),)),
            Append((row("ROOM01", 3, "command-2"),)),
            # The first row would do: a step is kept whole or not at all.
            Append((row("ROOM01", 3, "command-3"), row("ROOM01", 2, "command-4"))),
        ):
            with pytest.raises(Taken):
                await store.append(step, lease)
        assert [one.seq for one in await store.rows("ROOM01")] == [1, 2]
        # The same id in another room is another command.
        other = await store.claim("ROOM02")
        await store.append(Append((row("ROOM02", 1, "command-2"),)), other)

    told(story)


def test_a_step_that_fails_leaves_nothing_beside_the_log(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01", "anna"), lease)
        await store.append(Append((row("ROOM01", 2),), hand=hand("H1", 5, "anna")), lease)
        again = Append((row("ROOM01", 3),), Head("ROOM01", False, None, ()), hand("H1", 6, "anna"))
        with pytest.raises(Taken):
            await store.append(again, lease)
        assert [one.seq for one in await store.rows("ROOM01")] == [1, 2]
        assert await store.room_of("anna") == "ROOM01"

    told(story)


def test_one_bad_step_does_no_harm_to_those_beside_it(told: Tell) -> None:
    async def story(store: Store) -> None:
        codes = [f"ROOM{number:02}" for number in range(20)]
        leases = {code: await store.claim(code) for code in codes}
        await store.append(first("ROOM07"), leases["ROOM07"])
        # All at once: they share a transaction.
        steps = (store.append(first(code), leases[code]) for code in codes)
        results = await asyncio.gather(*steps, return_exceptions=True)
        assert [type(result) for result in results] == [
            Taken if code == "ROOM07" else type(None) for code in codes
        ]
        assert {one.head.code for one in await store.open_rooms()} == set(codes)

    told(story)


def test_many_rooms_write_at_once_and_each_keeps_its_order(told: Tell) -> None:
    async def room(store: Store, code: str) -> None:
        lease = await store.claim(code)
        await store.append(first(code), lease)
        for seq in range(2, 12):
            await store.append(Append((row(code, seq, f"{code}-{seq}"),)), lease)

    async def story(store: Store) -> None:
        codes = [f"R{number:05}" for number in range(100)]
        await asyncio.gather(*(room(store, code) for code in codes))
        for code in codes:
            assert [one.seq for one in await store.rows(code)] == list(range(1, 12))

    told(story)


def test_open_rooms_are_told_with_the_end_of_their_log(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01", "anna", "bert", listed=b"{}"), lease)
        await store.append(Append((row("ROOM01", 2),)), lease)
        here = OpenRoom(Head("ROOM01", True, b"{}", ("anna", "bert")), 2, 2)
        assert await store.open_rooms() == [here]
        assert await store.room("ROOM01") == here
        assert await store.room("ROOM02") is None
        closed = Head("ROOM01", False, None, ())
        await store.append(Append((row("ROOM01", 3),), closed), lease)
        assert await store.open_rooms() == []
        assert await store.room("ROOM01") is None

    told(story)


def test_a_player_is_led_back_to_the_room_written_to_last(told: Tell) -> None:
    async def story(store: Store) -> None:
        one, two = await store.claim("ROOM01"), await store.claim("ROOM02")
        await store.append(first("ROOM01", "anna"), one)
        await store.append(first("ROOM02", "anna", "anna"), two)
        await store.append(Append((row("ROOM01", 2),)), one)
        assert await store.room_of("anna") == "ROOM01"
        assert await store.rooms_of("anna") == ["ROOM01", "ROOM02"]
        left = Head("ROOM01", True, None, ())
        await store.append(Append((row("ROOM01", 3),), left), one)
        assert await store.room_of("anna") == "ROOM02"
        assert await store.room_of("bert") is None

    told(story)


def test_closed_rooms_are_forgotten_after_a_time(told: Tell) -> None:
    async def story(store: Store) -> None:
        for code in ("ROOM01", "ROOM02"):
            await store.append(first(code, "anna"), await store.claim(code))
        closed = Append((row("ROOM01", 2),), Head("ROOM01", False, None, ("anna",)))
        await store.append(closed, await store.claim("ROOM01"))
        await store.forget_rooms(1002)
        assert len(await store.rows("ROOM01", after=0)) == 2
        await store.forget_rooms(1003)
        assert await store.rows("ROOM01", after=0) == []
        assert len(await store.rows("ROOM02", after=0)) == 1
        # A code that is free may be used again.
        await store.append(first("ROOM01"), await store.claim("ROOM01"))

    told(story)


def test_hands_are_kept_with_their_records_and_ratings(told: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01"), lease)
        new = Rating("anna", "xiaoer", 26.5, 7.25, 1)
        older, newer = hand("H1", 5, "anna", None), hand("H2", 9, "anna", "bert")
        await store.append(Append((row("ROOM01", 2),), hand=older, ratings=(new,)), lease)
        better = Rating("anna", "xiaoer", 27.5, 6.0, 2)
        await store.append(Append((row("ROOM01", 3),), hand=newer, ratings=(better,)), lease)
        mine = await store.seek_hands("anna", Sought(), None, 10)
        assert [(one.id, one.parts, one.record) for one in mine] == [
            ("H2", newer.parts, ""),
            ("H1", older.parts, ""),
        ]
        assert [one.id for one in await store.seek_hands("anna", Sought(until=9), None, 10)] == [
            "H1"
        ]
        assert [one.id for one in await store.seek_hands("anna", Sought(), None, 1)] == ["H2"]
        assert [one.id for one in await store.seek_hands("bert", Sought(), None, 10)] == ["H2"]
        assert await store.record("H1") == "record of H1"
        assert await store.record("H3") is None
        assert await store.hand("H1") == replace(older, record="")
        assert await store.hand("H3") is None
        assert await store.ratings_of(["anna", "bert"]) == [better]
        assert await store.ratings_of([]) == []

    told(story)


def test_a_hand_from_elsewhere_is_kept_once(told: Tell) -> None:
    async def story(store: Store) -> None:
        played = hand("hand1", 50, "ann")
        await store.keep_hand(played)
        with pytest.raises(Taken):
            await store.keep_hand(played)
        assert await store.record("hand1") == played.record
        assert [found.id for found in await store.seek_hands("ann", Sought(), None, 9)] == ["hand1"]
        assert await store.ratings_of(["ann"]) == []

    told(story)
