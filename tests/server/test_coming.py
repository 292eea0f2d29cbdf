"""What is said of the next hand, and what a score means: the same everywhere, from the game."""

import msgspec
import pytest

from paiju.game import ANNOUNCEMENTS, Sense, find, games, parse_record, replay
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_event
from tests.server.client import Client, run
from tests.server.player import play_hand, quick
from tests.server.test_tournaments import make, play, sit


def announced(table: p.Table) -> list[p.WireEvent]:
    """Return what the news of a table say of the next hand."""
    return [event for event in table.events if event.name in ANNOUNCEMENTS]


async def _between(me: Client, table: p.Table) -> p.Room:
    """Wait for the room after a hand."""
    room = await me.until(lambda: me.room if me.room and me.room.seq >= table.seq else None)
    assert room.phase == "between"
    return room


async def _hand(base: str, name: str) -> None:
    async with await Client.guest(base) as me:
        await quick(me, name)
        await me.must(c.Ready)
        last = await play_hand(me)
        room = await _between(me, last)
        path = f"/api/hands/{last.hand}"
        game = find(name)
        *_, end = replay(parse_record((await me.http.get(f"{path}/record")).text))
        said = [write_event(game, event) for event in game.coming(end.rules, game.settle(end))]
        assert room.coming == announced(last) == said
        replayed = (await me.http.get(f"{path}/replay")).json()
        assert replayed["coming"] == msgspec.to_builtins(said)
        told = [event for frame in replayed["frames"] for event in frame.get("events", ())]
        assert not [event for event in told if event["name"] in ANNOUNCEMENTS]
        # A player who comes back hears the same.
        async with Client(base, me.token, me.player, me.name) as later:
            await later.must(c.Enter, room=room.code)
            table = await later.until(lambda: later.table)
            assert announced(table) == said

        assert last.view.outcome is not None
        assert last.view.outcome.penalties == (game.profile.sense is Sense.PENALTY)
        [line] = (await me.http.get("/api/me/hands")).json()["hands"]
        assert line["penalties"] == (game.profile.sense is Sense.PENALTY)


@pytest.mark.parametrize("name", games())
def test_everybody_hears_the_same_of_the_next_hand(base: str, name: str) -> None:
    run(_hand(base, name))


async def _event(base: str) -> None:
    async with await Client.guest(base) as me:
        await sit(me, await make(me, game="shandong", hands=2))
        await me.must(c.Start)
        last = await play(me)
        room = await _between(me, last)
        # The deals of an event stand alone: who draws first is left to each of them.
        assert room.coming == announced(last) == []


def test_a_deal_of_an_event_says_nothing_of_the_next(base: str) -> None:
    run(_event(base))
