"""Whole hands of every game over a real socket, each with a record that proves its deal."""

import pytest

from paiju.game import games
from paiju.wire import commands as c
from tests.server.client import Client, run
from tests.server.player import SEED, play_hand, proven, quick


async def _two_hands(base: str, game: str) -> None:
    async with await Client.guest(base) as me:
        await quick(me, game)
        await me.until(lambda: me.room)
        assert me.room is not None
        promised = me.room.promise
        await me.must(c.Ready, seed=SEED)
        first = await play_hand(me)
        assert first.promise.commitment == promised.commitment
        assert first.promise.client_seeds is not None
        assert SEED in first.promise.client_seeds
        await proven(me, first)
        phase = await me.until(lambda: me.room and me.room.seq >= first.seq and me.room.phase)
        if phase == "over":
            return
        await me.must(c.Ready)
        second = await play_hand(me)
        assert second.number == first.number + 1
        await proven(me, second)


@pytest.mark.parametrize("game", games())
def test_hands_are_played_over_a_socket(base: str, game: str) -> None:
    run(_two_hands(base, game))


async def _whole_match(base: str) -> None:
    async with await Client.guest(base) as me:
        await quick(me, "gandengyan", switches={"seats": 2, "hands": 3})
        await me.must(c.Ready)
        for _ in range(3):
            last = await play_hand(me)
            await me.until(lambda: me.room and me.room.seq >= last.seq)  # noqa: B023 - used at once
            assert me.room is not None
            if me.room.phase != "over":
                await me.must(c.Ready)
        assert me.room is not None
        assert me.room.phase == "over"
        assert me.room.standing.winners is not None
        history = (await me.http.get("/api/me/hands")).json()
        assert [hand["number"] for hand in history["hands"]] == [3, 2, 1]
        await me.must(c.Rematch)
        await me.must(c.Ready)
        again = await play_hand(me)
        assert again.number == 1
        assert again.promise.table.endswith(".2")


def test_a_match_ends_and_another_begins(base: str) -> None:
    run(_whole_match(base))


async def _own_rooms(me: Client) -> list[str]:
    """Ask for the codes of the rooms that a player can go back to."""
    return [room["code"] for room in (await me.http.get("/api/me/rooms")).json()["rooms"]]


async def _seats_to_go_back_to(base: str) -> None:
    async with await Client.guest(base) as me, await Client.guest(base) as other:
        first = await quick(me, "gandengyan", switches={"seats": 2, "hands": 1})
        await me.must(c.Ready)
        second = await quick(other, "gandengyan")
        assert (await _own_rooms(me), await _own_rooms(other)) == ([first], [second])
        # The seat stays while its player looks at another room.
        await me.must(c.Enter, room=second)
        assert await _own_rooms(me) == [first]
        await other.must(c.Leave)
        assert await _own_rooms(other) == []
        await me.must(c.Enter, room=first)
        last = await play_hand(me)
        await me.until(lambda: me.room and me.room.seq >= last.seq and me.room.phase == "over")
        assert await _own_rooms(me) == []


def test_a_player_is_told_where_a_seat_waits_until_the_match_is_over(base: str) -> None:
    run(_seats_to_go_back_to(base))
