"""Duplicate events: one table a player, and no deal is told to whoever has yet to play it."""

import asyncio
from dataclasses import replace

import pytest

from paiju.store.contract import Append, Hand, Head, Part, Store, Taken
from paiju.store.tournament import Entry, Event, EventTable
from tests.store.stories import Tell, add_guest, first, row

EVENT = Event(
    "EVENT1", "周末", "xiaoer", "usual", {"gang": "on"}, 2, "usual", "anna", b"s" * 32, 5, 1000
)


def part(seat: int, player: str | None, gain: int) -> Part:
    """Make a seat of a hand."""
    return Part(seat, player, player or "easy", gain, gain > 0, seat, gain)


async def play(store: Store, room: str, number: int, at: int, *parts: Part) -> str:
    """Finish a deal of the event at a table; return the id of the hand."""
    id = f"{room}-{number}"
    hand = Hand(id, room, "xiaoer", number, at, f"record of {id}", parts, EVENT.code)
    lease = await store.claim(room)
    seq = number + 1
    if number == 1:
        players = [one.player for one in parts if one.player is not None]
        await store.append(first(room, *players), lease)
    await store.append(Append((row(room, seq),), hand=hand), lease)
    return id


def test_an_event_is_kept_and_closed_once(told: Tell) -> None:
    async def story(store: Store) -> None:
        await add_guest(store, "anna")
        await store.add_event(EVENT)
        with pytest.raises(Taken):
            await store.add_event(EVENT)
        assert await store.event("EVENT1") == EVENT
        assert await store.event("EVENT2") is None
        assert "sss" not in repr(EVENT)
        await store.close_event("EVENT1", 500)
        await store.close_event("EVENT1", 700)
        held = await store.event("EVENT1")
        assert held is not None
        assert held.closes == 500
        assert (held.is_closed(499), held.is_closed(500)) == (False, True)

    told(story)


def test_one_table_a_player_from_the_first_deal_on(told: Tell) -> None:
    async def story(store: Store) -> None:
        await store.add_event(EVENT)
        lease = await store.claim("ROOM01")
        assert await store.enlist("EVENT1", "bert", "ROOM01")
        await store.append(first("ROOM01", "bert"), lease)
        # Whoever sits at one table takes no seat at another, but may stand up and go.
        assert not await store.enlist("EVENT1", "bert", "ROOM02")
        assert await store.enlist("EVENT1", "bert", "ROOM01")
        await store.append(Append((row("ROOM01", 2),), Head("ROOM01", True, None, ())), lease)
        assert await store.enlist("EVENT1", "bert", "ROOM02")
        assert await store.admit("EVENT1", "ROOM02", ["bert", "cora"], 1, 999)
        assert not await store.enlist("EVENT1", "bert", "ROOM03")
        assert await store.enlist("EVENT1", "bert", "ROOM02")
        assert await store.enlist("EVENT2", "bert", "ROOM03")
        assert await store.entry("EVENT1", "bert") == Entry("ROOM02", 1)
        assert await store.entry("EVENT1", "cora") is None
        assert await store.tables_of("EVENT1") == []
        await store.append(first("ROOM02", "bert"), await store.claim("ROOM02"))
        assert await store.tables_of("EVENT1") == [EventTable("ROOM02", 1, 1)]

    told(story)


def test_what_was_played_counts_until_the_end(told: Tell) -> None:
    async def story(store: Store) -> None:
        await store.add_event(EVENT)
        for player, room in (("anna", "ROOM01"), ("bert", "ROOM02"), ("cora", "ROOM02")):
            assert await store.enlist("EVENT1", player, room)
        await play(store, "ROOM01", 1, 10, part(1, "anna", 3), part(2, None, -3))
        await play(store, "ROOM02", 1, 20, part(1, "bert", 1), part(2, "cora", -1))
        await play(store, "ROOM02", 2, 1000, part(1, "bert", 1), part(2, "cora", -1))
        # Anna plays at the first table: what she does at a third is nothing to compare.
        await play(store, "ROOM03", 1, 30, part(1, None, 1), part(2, "anna", -1))
        found = await store.played("EVENT1")
        assert [(one.room, one.number, one.seat, one.player, one.gain) for one in found] == [
            ("ROOM01", 1, 1, "anna", 3),
            ("ROOM01", 1, 2, None, -3),
            ("ROOM02", 1, 1, "bert", 1),
            ("ROOM02", 1, 2, "cora", -1),
        ]
        assert await store.played("EVENT2") == []

    told(story)


def test_a_record_is_sealed_until_one_has_played_the_deal(told: Tell) -> None:
    async def story(store: Store) -> None:
        await store.add_event(EVENT)
        one = await play(store, "ROOM01", 1, 10, part(1, "anna", 3), part(2, None, -3))
        two = await play(store, "ROOM01", 2, 20, part(1, "anna", 3), part(2, None, -3))
        other = await play(store, "ROOM02", 1, 30, part(1, "bert", 3), part(2, None, -3))
        assert await store.may_read(one, "bert", 40)
        assert await store.may_read(other, "anna", 40)
        assert not await store.may_read(two, "bert", 40)
        assert not await store.may_read(one, "cora", 40)
        assert not await store.may_read(one, None, 40)
        assert not await store.may_read(one, None, 999)
        assert await store.may_read(one, None, 1000)
        assert await store.may_read("unknown", None, 40)

    told(story)


def test_nothing_is_dealt_of_an_event_that_is_closed(told: Tell) -> None:
    async def story(store: Store) -> None:
        await store.add_event(EVENT)
        assert await store.enlist("EVENT1", "anna", "ROOM01")
        for event, now in (("EVENT1", 1000), ("EVENT2", 10)):
            assert not await store.admit(event, "ROOM01", ["anna"], 1, now)
        assert await store.entry("EVENT1", "anna") == Entry("ROOM01", 0)
        await store.close_event("EVENT1", 20)
        assert not await store.admit("EVENT1", "ROOM01", ["anna"], 1, 30)
        assert await store.settled("EVENT1", 30)

    told(story)


def test_an_event_is_settled_when_it_is_closed_and_no_table_is_in_a_hand(told: Tell) -> None:
    async def story(store: Store) -> None:
        await store.add_event(EVENT)
        for player, room in (("anna", "ROOM01"), ("bert", "ROOM02")):
            assert await store.enlist("EVENT1", player, room)
            assert await store.admit("EVENT1", room, [player], 1, 10)
        one = await play(store, "ROOM01", 1, 10, part(1, "anna", 3), part(2, None, -3))
        lease = await store.claim("ROOM02")
        await store.append(first("ROOM02", "bert"), lease)
        assert not await store.settled("EVENT1", 999)
        # Bert is in the hand that the record of the other table would tell.
        assert not await store.settled("EVENT1", 1000)
        assert not await store.may_read(one, None, 1000)
        assert not await store.may_read(one, "bert", 1000)
        assert await store.may_read(one, "anna", 1000)
        await store.append(Append((row("ROOM02", 2),), Head("ROOM02", False, None, ())), lease)
        assert await store.settled("EVENT1", 1000), "the table is no more"
        assert await store.may_read(one, None, 1000)
        assert not await store.settled("EVENT2", 1000)

    told(story)


def test_whoever_made_an_event_can_be_deleted(told: Tell) -> None:
    async def story(store: Store) -> None:
        await add_guest(store, "anna")
        await add_guest(store, "bert")
        await store.add_event(EVENT)
        await store.enlist("EVENT1", "bert", "ROOM01")
        assert [one.code for one in await store.events_of("anna")] == ["EVENT1"]
        assert [one.code for one in await store.events_of("bert")] == ["EVENT1"]
        exported = await store.export("anna")
        assert exported["events"] == [{"code": "EVENT1", "name": "周末", "made": True}]
        assert "sss" not in str(exported)
        await store.forget("anna")
        await store.forget("bert")
        held = await store.event("EVENT1")
        assert held is not None
        assert held.maker is None
        assert await store.events_of("bert") == []

    told(story)


def test_the_last_fifty_events_of_a_player_are_told(told: Tell) -> None:
    async def story(store: Store) -> None:
        events = [replace(EVENT, code=f"E{number:05}", at=number) for number in range(51)]
        await asyncio.gather(*map(store.add_event, events))
        assert await store.events_of("anna") == events[:0:-1]

    told(story)


def test_a_hundred_tables_of_an_event_are_told(told: Tell) -> None:
    codes = [f"R{number:05}" for number in range(101)]

    async def sit(store: Store, code: str) -> None:
        await store.append(first(code, code), await store.claim(code))
        assert await store.enlist("EVENT1", code, code)

    async def story(store: Store) -> None:
        await store.add_event(EVENT)
        await asyncio.gather(*(sit(store, code) for code in codes))
        assert await store.tables_of("EVENT1") == [EventTable(code, 1, 0) for code in codes[:100]]

    told(story)
