"""Read a socket a little at a time, so that nobody waits while somebody's flood is taken apart.

A read may bring thousands of frames. The web server would parse all of them before anything else
happens, and go on to read from a socket that it has just closed.
"""

import asyncio
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from paiju.server.guard.connections import Allowance, Gate

SLICE: Final = 4096
"""The bytes that are parsed before the frames in them are taken."""
LATE: Final = 4 * SLICE
"""The bytes that may still come after the end, before a socket is not read any more."""
LINGER: Final = 2.0
"""Seconds to read why, before a socket that is not read any more is cut."""
_TOO_FAST: Final = 1008


class Counted(ServerProtocol):
    """Takes frames apart one by one; one too many ends it, and what comes behind is not parsed."""

    allowance: Allowance | None = None
    is_over = False

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame of any kind, if one more is allowed."""
        if self.allowance is not None and self.allowance.take():
            super().recv_frame(frame)
        else:
            self.is_over = True
            self.fail(_TOO_FAST)


class Frames(WebSocketsSansIOProtocol):
    """The frames of one socket."""

    _rest = b""
    _late = 0
    conn: Counted

    def __init__(
        self,
        gate: Gate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate
        self.conn = Counted(max_size=config.ws_max_size, logger=self.conn.logger)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Take the wish for a socket; nothing more is read until it is granted."""
        super().handle_connect(event)
        if not self.close_sent:
            self.conn.allowance = self._gate.allowance(cast("Scope", self.scope))
            self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """Begin to read, and to ask whether anybody is there; forget what the wish said."""
        super().start_keepalive()
        del self.request, self.response
        self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take bytes; a socket that goes on for long after the end is not read any more."""
        if not self.handshake_complete:
            super().data_received(data)
        elif self.close_sent:
            late, self._rest = self._rest + data, b""
            self._late += len(late)
            if self._late <= LATE:
                super().data_received(late)
            if (self._late > LATE or self.conn.is_over) and self.close_timer is not None:
                self._cut()
        else:
            self._rest += data
            self._parse()

    def _parse(self) -> None:
        """Parse until there is a message, or nothing more."""
        while self._rest and self.queue.empty() and not self.close_sent:
            piece, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            super().data_received(piece)
            if self.conn.is_over:
                self._end()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message; an empty one leaves nothing behind."""
        if event.data or event.fin:
            super().handle_cont(event)

    def _end(self) -> None:
        """Close a socket that sends more frames than it may."""
        self._gate.metrics.closed(_TOO_FAST)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _TOO_FAST, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._cut()

    def _cut(self) -> None:
        """Read no more, and leave time to read why."""
        self._rest = b""
        self.read_paused = False
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    async def receive(self) -> ASGIReceiveEvent:
        """Wait for a message; more are parsed when all are taken, and read after that."""
        message = await self.queue.get()
        if self.queue.empty():
            self._parse()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message
