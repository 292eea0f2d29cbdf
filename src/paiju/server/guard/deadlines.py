"""Read requests in their time: a connection that sends nothing, or too slowly, is ended.

The web server waits for ever for the rest of a request, and for a client to read its answer.
"""

import asyncio
from typing import Any, Final, cast

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from paiju.game import Refusal
from paiju.server.guard.connections import Gate
from paiju.server.http.route import failure

IDLE: Final = 5
"""Seconds for which a connection is kept without a byte of another request."""
HEAD: Final = 10.0
"""Seconds that the head of a request may take, from the connection or the last answer on."""
BODY: Final = 15.0
"""Seconds that the body of a request may take."""
STALL: Final = 60.0
"""Seconds in which something of an answer has to be read."""
MOST_HEAD: Final = 32 * 1024
"""The bytes of a head, the address included."""


def written(status: int, refusal: Refusal) -> bytes:
    """Write a refusal as it goes over a connection that ends with it."""
    answer = failure(status, refusal)
    lines = [b"HTTP/1.1 %d " % status, b"connection: close", b"x-content-type-options: nosniff"]
    lines += [name + b": " + value for name, value in answer.raw_headers]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])


class Requests(HttpToolsProtocol):
    """The requests of one connection, one after the other."""

    _deadline: asyncio.TimerHandle | None = None
    """When the request that is awaited is late."""
    _patience: asyncio.TimerHandle | None = None
    """When an answer that nobody reads is given up."""
    _is_idle = True
    """Whether all requests so far have been answered."""
    _in_head = False
    """Whether the head of a request has come in part."""
    _head = 0
    """The bytes that have come since it began."""
    _is_whole = True
    """Whether the last request has come with all of its body."""

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

    @property
    def _last(self) -> RequestResponseCycle | None:
        """The last request, None before the first."""
        return self.cycle

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection, if it may come from there and its host may have one more."""
        super().connection_made(cast(asyncio.Transport, transport))
        if not self._gate.is_welcome(self.transport):
            # Nothing is read of a stranger, and nothing said.
            self.transport.abort()
        elif self._gate.enter(self.transport):
            self._await_head()
        else:
            self._refuse(429, Refusal("server.busy"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._within(None)
        self._be_read_within(None)
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take bytes; refuse a head that is too long."""
        super().data_received(data)
        self._head += len(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self._refuse(431, Refusal("server.large", facts={"most": MOST_HEAD}))

    def on_message_begin(self) -> None:
        """Take the first bytes of a request."""
        super().on_message_begin()
        self._in_head, self._head = True, 0

    def on_headers_complete(self) -> None:
        """Begin with a request; its body has to come in time."""
        self._is_idle = self._in_head = self._is_whole = False
        self._within(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Take the end of a body; time is now ours."""
        super().on_message_complete()
        self._is_whole = True
        if self._last is not None and self._last.response_complete:
            self._await_head()
        else:
            self._within(None)
            self._gate.work(self.transport)

    def on_response_complete(self) -> None:
        """Wait for the next request, once the last is there with all of its body."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._end()
        elif self._is_whole and self.cycle.response_complete:
            self._await_head()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on to a socket, which has its own times."""
        self._within(None)
        self._gate.work(self.transport)
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection of which no other request came."""
        self._end()

    def pause_writing(self) -> None:
        """Wait for somebody who does not read, but not for ever."""
        super().pause_writing()
        self._be_read_within(STALL)

    def resume_writing(self) -> None:
        """Go on with an answer that is read."""
        super().resume_writing()
        self._be_read_within(None)

    def _await_head(self) -> None:
        """Wait for a request."""
        self._is_idle = True
        self._gate.rest(self.transport)
        self._within(HEAD)

    def _within(self, seconds: float | None) -> None:
        """Set the deadline of what is to come, in place of the last; None: there is none."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._expire)

    def _be_read_within(self, seconds: float | None) -> None:
        """Set the deadline of what is to be read, in place of the last; None: there is none."""
        if self._patience is not None:
            self._patience.cancel()
        give_up = self.transport.abort
        self._patience = None if seconds is None else self.loop.call_later(seconds, give_up)

    def _expire(self) -> None:
        """End a connection that was too slow; say so where a request had begun."""
        answered = self._last is not None and self._last.response_complete
        if self._in_head or not (self._is_idle or answered):
            self._refuse(408, Refusal("server.late"))
        else:
            self._end()

    def _refuse(self, status: int, refusal: Refusal) -> None:
        """Say why, unless that would stand amid another answer, and end the connection."""
        last = self._last
        if last is not None and not last.response_complete:
            # What waits for the rest of the request waits no more, and answers nobody.
            last.disconnected = True
            last.message_event.set()
        if last is None or last.response_complete or not last.response_started:
            self.transport.write(written(status, refusal))
        self._end()

    def _end(self) -> None:
        """Close the connection; what is still to be sent has its time, too."""
        self._within(None)
        self._gate.work(self.transport)
        self.transport.close()
        self._be_read_within(STALL)
