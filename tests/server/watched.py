"""A server that measures how long its loop stands still; run it as a program.

It writes its address in the first line. For every line that it reads, a number of milliseconds,
it holds the loop for so long and writes the longest stand since the line before. A stand is the
processor time that the loop's thread spends between two ticks: a busy machine delays ticks, but
adds nothing to that.
"""

import asyncio
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from paiju.server.ops.bind import bind
from paiju.server.ops.process import run
from paiju.server.options import Options

TICK: Final = 0.001


class Watch:
    """Ticks in a loop, and notes the longest time between two ticks."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._last = time.thread_time()
        self._longest = 0.0
        self._tick()

    def _tick(self) -> None:
        """Take the time, and again soon."""
        self._note()
        self._loop.call_later(TICK, self._tick)

    def _note(self) -> None:
        """Note what has passed since the last time."""
        now = time.thread_time()
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def _tell(self) -> None:
        """Write the longest stand and forget it."""
        self._note()
        print(f"{self._longest * 1000:.3f}", flush=True)
        self._longest = 0.0

    def _stand(self, milliseconds: int) -> None:
        """Hold the loop for a while."""
        until = time.thread_time() + milliseconds / 1000
        while time.thread_time() < until:
            pass

    def listen(self) -> None:
        """Answer every line; runs in a thread of its own."""
        for line in sys.stdin:
            self._loop.call_soon_threadsafe(self._stand, int(line))
            self._loop.call_soon_threadsafe(self._tell)


def _run(options: Options) -> None:
    """Serve until told to stop."""
    taken = bind(options)
    options = replace(options, port=taken.getsockname()[1])

    def ready() -> None:
        threading.Thread(target=Watch().listen, daemon=True).start()
        print(options.address, flush=True)

    run(options, taken, ready)


if __name__ == "__main__":
    hosts = ("192.168.1.5",)
    _run(Options(port=0, bot_pause=0, limits=1000, data=Path(sys.argv[1]), lan_hosts=hosts))
