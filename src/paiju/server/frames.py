"""Read a socket a little at a time, so that nobody waits while somebody's flood is taken apart.

A read may bring thousands of frames. The web server would parse all of them before anything else
happens, and go on to read from whoever it has just told to go.
"""

from typing import Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from paiju.server.limits import Bucket, Rate

SLICE: Final = 4096
"""So many bytes are parsed before the frames in them are taken."""
LATE: Final = 4 * SLICE
"""So many bytes may still come after the end, before whoever sends them is not heard any more."""
LINGER: Final = 2.0
"""Seconds that such a one has to read why."""
CONTROLS: Final = Rate(2, 20)
_TOO_FAST: Final = 1008


class Frames(WebSocketsSansIOProtocol):
    """The frames of one socket."""

    _rest = b""
    _late = 0
    _controls: Bucket | None = None

    def start_keepalive(self) -> None:
        """Begin to ask whether anybody is there; forget what was said to open the socket."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Take bytes; whoever goes on for long after the end is not heard any more."""
        if not self.handshake_complete:
            super().data_received(data)
        elif self.close_sent:
            late, self._rest = self._rest + data, b""
            self._late += len(late)
            if self._late <= LATE:
                super().data_received(late)
            elif self.close_timer is not None:
                self.transport.pause_reading()
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(LINGER, self.transport.close)
        else:
            self._rest += data
            self._parse()

    def _parse(self) -> None:
        """Parse until there is a message, or nothing more."""
        while self._rest and self.queue.empty() and not self.close_sent:
            piece, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            super().data_received(piece)

    def handle_ping(self) -> None:
        """Answer a ping, unless there are very many."""
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, unless there are very many."""
        if self._is_allowed():
            super().handle_pong(event)

    def _is_allowed(self) -> bool:
        """Count a frame that no room sees; whoever sends very many is closed."""
        if self.close_sent:
            return False
        now = self.loop.time()
        self._controls = self._controls or Bucket(CONTROLS, now)
        if self._controls.take(now):
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _TOO_FAST, "reason": ""})
        self.conn.send_close(_TOO_FAST)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)
        return False

    async def receive(self) -> ASGIReceiveEvent:
        """Wait for a message; more are parsed when all are taken, and read after that."""
        message = await self.queue.get()
        if self.queue.empty():
            self._parse()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message
