"""A way to a service that can be cut: for one node, while others still reach it."""

import asyncio
import contextlib
from typing import Final

from tools.services import ADDRESS

_BLOCK: Final = 65536


class Proxy:
    """Passes bytes on to a port, except when it is cut."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._streams: set[asyncio.StreamWriter] = set()
        self._whole = asyncio.Event()
        self._whole.set()
        self.port = 0

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._pass, ADDRESS, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        self._break()

    async def cut(self, seconds: float, *, silently: bool) -> None:
        """Let nothing pass for a while; silently: nobody is told, bytes only wait."""
        self._whole.clear()
        if not silently:
            self._break()
        await asyncio.sleep(seconds)
        if silently:
            self._break()
        self._whole.set()

    def _break(self) -> None:
        """Break all connections as they stand."""
        for stream in self._streams:
            transport = stream.transport
            transport.abort()
        self._streams.clear()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass one connection on."""
        await self._whole.wait()
        try:
            far_reader, far_writer = await asyncio.open_connection(ADDRESS, self._target)
        except OSError:
            writer.transport.abort()
            return
        self._streams |= {writer, far_writer}
        await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
        self._streams -= {writer, far_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass bytes on in one direction until an end is gone."""
        # A transport that was broken says so in one of two ways.
        with contextlib.suppress(OSError, RuntimeError):
            while block := await reader.read(_BLOCK):
                await self._whole.wait()
                writer.write(block)
                await writer.drain()
        writer.close()
