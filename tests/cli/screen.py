"""A terminal of 80 × 24 for tests: the program runs in it as it does for a player."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType

from tests.cli.table import plain

COLUMNS, LINES = 80, 24
_PATIENCE = 60.0
_AGAIN = 10.0
_CLEAR = "\x1b[2J"


class Screen:
    """A program in a pseudo-terminal: type lines, wait for words, look at the screen."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._master, slave = pty.openpty()
        size = struct.pack("HHHH", LINES, COLUMNS, 0, 0)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, size)
        wanted = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **environment}
        kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from paiju.cli import main; main()", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=kept | wanted,
            close_fds=True,
            # A shell may have started the tests with Ctrl-C ignored, as it does in the background.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        os.close(slave)
        self.raw = ""
        # A piece of output may end in the middle of a character.
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def _read(self) -> bool:
        """Read what is there; False at the end of the program."""
        try:
            ready, _, _ = select.select([self._master], [], [], 0.2)
            piece = os.read(self._master, 65536) if ready else b""
        except OSError:
            return False
        self.raw += self._decode(piece)
        return bool(piece) or self._process.poll() is None

    def wait_for(self, *words: str, start: int = 0, patience: float = _PATIENCE) -> str:
        """Wait until one of the words appears behind a place of the output; return what did."""
        deadline = time.monotonic() + patience
        while not any(word in (seen := plain(self.raw[start:])) for word in words):
            assert self._read(), f"{words} never came; at the end:\n{seen[-2000:]}"
            assert time.monotonic() < deadline, f"{words} did not come:\n{seen[-2000:]}"
        return plain(self.raw[start:])

    def type(self, line: str, *until: str) -> str:
        """Type a line and wait for one of the words that may come after it."""
        start = len(self.raw)
        os.write(self._master, f"{line}\n".encode())
        return self.wait_for(*until, start=start)

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self._master, key)

    def interrupt_until(self, words: str) -> str:
        """Do what Ctrl-C does, as a player would: again where nothing comes of it.

        An interrupt that falls between the prompt and Python's reading of a line is noticed only
        when the line is there.
        """
        start = time.monotonic()
        while True:
            self._process.send_signal(signal.SIGINT)
            try:
                return self.wait_for(words, patience=_AGAIN)
            except AssertionError:
                if time.monotonic() > start + _PATIENCE:
                    raise

    def leave(self) -> int:
        """Wait for the end of the program and return its status."""
        deadline = time.monotonic() + _PATIENCE
        while self._read():
            assert time.monotonic() < deadline
        return self._process.wait(_PATIENCE)

    @property
    def screens(self) -> list[list[str]]:
        """What was shown, screen by screen, as lines."""
        return [plain(part).split("\n") for part in self.raw.split(_CLEAR)]
