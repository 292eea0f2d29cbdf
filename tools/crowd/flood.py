"""One client that floods a server: it never reads, never waits, and comes back at once.

python -m tools.crowd.flood http://127.0.0.1:8700
"""

import argparse
import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import msgspec
import uvloop
import websockets
from websockets.asyncio.client import connect

from paiju.wire import PROTOCOL
from paiju.wire import commands as c
from tools.crowd.http import post

_ORIGIN: Final = "192.0.2.1"
_CLOSED: Final = (OSError, websockets.WebSocketException, asyncio.TimeoutError, EOFError)
_ENCODE: Final = msgspec.json.Encoder().encode


async def flood(url: str) -> None:
    """Flood for ever: sockets with frames as long as one is open, else wishes for another."""
    token = str((await post(url, "/api/guest", {}, origin=_ORIGIN))["token"])
    print("ready", flush=True)
    hello = _ENCODE(c.Hello(protocol=PROTOCOL, token=token))
    frame = _ENCODE(c.Sync())
    while True:
        with contextlib.suppress(*_CLOSED):
            async with connect(
                f"{url.replace('http', 'ws', 1)}/ws",
                compression=None,
                ping_interval=None,
                close_timeout=0,
                additional_headers={"x-forwarded-for": _ORIGIN},
            ) as socket:
                await socket.send(hello, text=True)
                while True:
                    await socket.send(frame, text=True)


@contextlib.contextmanager
def flooding(url: str) -> Iterator[None]:
    """Let a client in a process of its own flood a server."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.crowd.flood", url], stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        yield
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def main() -> None:
    """Flood the server at an address until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    uvloop.run(flood(parser.parse_args().url))


if __name__ == "__main__":
    main()
