"""The inbox of a room: bounded, and no letter disappears in it."""

import asyncio

from paiju.room.internal import Tick
from paiju.room.messages import Farewell
from paiju.server.rooms.inbox import SIZE, Inbox

LETTERS = [Farewell(f"node:{number}", "anna") for number in range(SIZE + 1)]


def test_a_closed_inbox_gives_back_what_was_not_read() -> None:
    async def story() -> None:
        inbox = Inbox()
        for letter in LETTERS[:3]:
            assert await inbox.post(letter)
        inbox.put(Tick())
        assert await inbox.take() == LETTERS[0]
        assert inbox.close() == LETTERS[1:3]
        assert not await inbox.post(LETTERS[3])
        inbox.put(Tick())
        # Whoever reads it is told of the end, and of nothing else.
        assert await inbox.take() is None
        assert inbox.empty

    asyncio.run(story())


def test_whoever_waits_for_a_place_is_told_when_it_closes() -> None:
    async def story() -> None:
        inbox = Inbox()
        for letter in LETTERS[:SIZE]:
            await inbox.post(letter)
        waiting = asyncio.ensure_future(inbox.post(LETTERS[SIZE]))
        await asyncio.sleep(0)
        assert not waiting.done()
        assert inbox.close() == LETTERS[:SIZE]
        assert await waiting is False

    asyncio.run(story())
