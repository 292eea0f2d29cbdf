"""Run a server in a thread of its own."""

import asyncio
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from types import TracebackType

from paiju.server.app import Server
from paiju.server.ops.bind import bind
from paiju.server.ops.process import Web, make_web, serve
from paiju.server.options import Options
from paiju.store.opening import make_store

# Server and clients share this process: neither waits long for the other's turn.
sys.setswitchinterval(0.0002)


class Running:
    """A server between start and stop."""

    def __init__(self, options: Options, change: Callable[[Server], None] | None = None) -> None:
        self._taken = bind(options)
        self.options = replace(options, port=self._taken.getsockname()[1])
        self.base = self.options.address
        self.server: Server | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self._web: Web | None = None
        self._change = change
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server", daemon=True)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.server = Server(self.options, make_store(self.options.data))
        self._web = make_web(self.server)
        if self._change is not None:
            self._change(self.server)
        try:
            await serve(self.server, self._web, self._taken, self._ready.set)
        finally:
            self._ready.set()

    def __enter__(self) -> "Running":
        self._thread.start()
        assert self._ready.wait(30)
        assert self._thread.is_alive(), "the server did not start"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop in good order, once."""
        assert self._web is not None
        self._web.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
