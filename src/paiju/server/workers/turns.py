"""Bots at a table: one thought a turn, each beside the room's own work."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine

from paiju.bots import BOTS, STAND_IN
from paiju.game import Move, Refused
from paiju.room.internal import BotMove
from paiju.room.state import Room
from paiju.server.services import Pauses
from paiju.server.workers.bots import Brains

_log = logging.getLogger("paiju.bots")


class Errands:
    """Work that a room has others do; it ends with the room."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, work: Coroutine[None, None, None]) -> None:
        """Begin some work."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        """Whether any of it is still being done."""
        return bool(self._tasks)

    def stop(self) -> None:
        """End all of it."""
        for task in self._tasks:
            task.cancel()


class Thinkers:
    """The bots of one room."""

    def __init__(self, brains: Brains, pauses: Pauses, put: Callable[[BotMove], None]) -> None:
        self._brains = brains
        self._pauses = pauses
        self._put = put
        self._turns: dict[int, int] = {}
        """The turn about which the bot of each seat thinks."""

    def done(self, seat: int) -> None:
        """Take note that a seat's bot has answered."""
        self._turns.pop(seat, None)

    def begin(self, room: Room, errands: Errands, *, watched: bool) -> None:
        """Let every bot think whose turn it is and who does not think yet."""
        hand = room.hand
        if hand is None:
            return
        for seat in room.acting():
            turn = hand.turns[seat - 1]
            if room.chair(seat).played_by_bot and self._turns.get(seat) != turn:
                self._turns[seat] = turn
                errands.send(self._think(room, seat, turn, watched))

    async def _think(self, room: Room, seat: int, turn: int, watched: bool) -> None:
        """Choose a move, after a pause where somebody watches."""
        assert room.hand is not None
        if watched and self._pauses.most:
            spread = secrets.randbelow(max(1, self._pauses.most - self._pauses.least))
            await asyncio.sleep((self._pauses.least + spread) / 1000)
        bot = room.chair(seat).bot or STAND_IN
        move = await self._choose(bot, room, seat)
        if move is None and bot != STAND_IN:
            move = await self._choose(STAND_IN, room, seat)
        # Without a move, time will play for the seat.
        if move is not None:
            self._put(BotMove(seat, turn, move))

    async def _choose(self, bot: str, room: Room, seat: int) -> Move | None:
        """Let a bot choose; None where it raises, does not answer or chooses no legal move."""
        assert room.hand is not None
        state = room.hand.state
        told = {"room": room.code, "bot": bot}
        if bot in BOTS:
            told["package"] = BOTS[bot].package
        try:
            move = await self._brains.choose(bot, room.game.view(state, seat))
        except Refused as error:
            _log.warning(error.refusal.code, extra=told)
        except TimeoutError:
            _log.warning("bot_silent", extra=told)
        except Exception:
            _log.exception("bot", extra=told)
        else:
            if room.game.check(state, seat, move) is None:
                return move
            _log.warning("bot_illegal", extra=told)
        return None
