"""The list of public rooms: told when it changes, to those who look, once for many changes."""

import asyncio

import msgspec
import pytest

from paiju.server.rooms import lobby
from paiju.server.rooms.lobby import Lobby
from paiju.wire.pushes import Listed, LobbyList

ROOM = Listed(
    code="BBBBBB",
    game="guandan",
    preset="house",
    changed=0,
    seats=4,
    humans=1,
    bots=0,
    phase="waiting",
    host="Ann",
    watching="table",
)


class Kept:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, list[str], int]] = []

    def deliver(self, address: str, message: bytes) -> None:
        told = msgspec.json.decode(message, type=LobbyList)
        self.sent.append((address, [room.code for room in told.rooms], told.online))

    def close(self, address: str, code: int) -> None:
        raise AssertionError


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a list."""
    monkeypatch.setattr(lobby, "_PAUSE", 0)


def test_a_list_is_told_to_those_who_look_and_once_for_all_that_changes() -> None:
    async def story() -> None:
        post = Kept()
        made = Lobby(post)
        assert not made.show("BBBBBB", None), "it was not there"
        assert made.show("BBBBBB", ROOM)
        assert not made.show("BBBBBB", ROOM), "as it was"
        await asyncio.sleep(0.001)
        assert post.sent == [], "nobody looks"
        made.look("one", False)
        made.look("one", True)
        assert post.sent.pop() == ("one", ["BBBBBB"], 0)
        made.online = 7
        assert made.show("AAAAAA", msgspec.structs.replace(ROOM, code="AAAAAA"))
        assert made.show("CCCCCC", msgspec.structs.replace(ROOM, code="CCCCCC"))
        assert made.show("BBBBBB", None)
        await asyncio.sleep(0.001)
        assert post.sent == [("one", ["AAAAAA", "CCCCCC"], 7)]
        post.sent.clear()
        assert made.show("CCCCCC", None)
        await asyncio.sleep(0.001)
        assert post.sent == [("one", ["AAAAAA"], 7)], "and told again later"
        post.sent.clear()
        made.look("one", False)
        made.show("AAAAAA", None)
        await asyncio.sleep(0.001)
        assert post.sent == []

    asyncio.run(story())
