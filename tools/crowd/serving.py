"""A server in a process of its own: started, stopped and killed."""

import contextlib
import http.client
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.services import ADDRESS, PATIENCE, end_of, free_port


def _answers(port: int) -> bool:
    """Return whether a server can be asked; its port is taken long before its rooms are open."""
    asking = http.client.HTTPConnection(ADDRESS, port, timeout=1)
    with contextlib.closing(asking), contextlib.suppress(OSError, http.client.HTTPException):
        asking.request("GET", "/healthz")
        asking.getresponse()
        return True
    return False


@dataclass(slots=True)
class Server:
    """`paiju serve` on one port and one set of data, however often it is started."""

    folder: Path
    words: Sequence[str] = ()
    """More of the command line."""
    port: int = field(default_factory=free_port)
    _process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://{ADDRESS}:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """The end of what it said."""
        return end_of(self.folder / "log")

    def start(self) -> None:
        """Start it; what it says goes into a file beside its data."""
        self.folder.mkdir(parents=True, exist_ok=True)
        program = Path(sys.executable).with_name("paiju")
        command = [str(program), "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data"), "--limits", "1000", "--bot-pause", "0"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self.words], stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        """Return when it answers."""
        last = time.monotonic() + PATIENCE
        while not _answers(self.port):
            if self._process is None or self._process.poll() is not None:
                raise RuntimeError(self.said)
            if time.monotonic() > last:
                raise TimeoutError(f"nobody answers at {self.url}")
            time.sleep(0.02)

    def send(self, how: signal.Signals) -> None:
        """Send a signal to it and to the processes of its bots."""
        if self._process is not None:
            os.killpg(self._process.pid, how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, politely or not."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self.send(how)
        self._process.wait(PATIENCE)
        self._process = None

    def worked_s(self) -> float:
        """Return the seconds of a processor that its main process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        """Return the memory of its main process."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024


@contextlib.contextmanager
def serving(*words: str) -> Iterator[Server]:
    """Run a server on data of its own."""
    with tempfile.TemporaryDirectory(prefix="paiju-") as folder:
        server = Server(Path(folder), words)
        server.start()
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def end_politely() -> None:
    """Let a request to end this process stop the servers that it has started, too."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
