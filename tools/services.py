"""Private PostgreSQL and NATS servers on free ports, for tests and for playing on several nodes.

Everything lies in one folder and is gone with it.
"""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.programs import postgresql_programs

ADDRESS: Final = "127.0.0.1"
PATIENCE: Final = 120.0
"""Seconds; a disk that still writes what was just installed can keep a start waiting for long."""
_TAIL: Final = 2000
# Systems choose from higher ones when nobody asks for a certain port: none of those stays free.
_PORTS: Final = range(20_000, 32_000)


def free_port() -> int:
    """Return a port that nobody listens on, nor is likely to before it is used."""
    while True:
        port = secrets.choice(_PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind((ADDRESS, port))
            return port


def end_of(log: Path) -> str:
    """Return the end of what was said."""
    return log.read_text(errors="replace")[-_TAIL:] if log.exists() else ""


def reachable(port: int) -> bool:
    """Return whether somebody listens on a port."""
    with contextlib.suppress(OSError), socket.create_connection((ADDRESS, port), 0.2):
        return True
    return False


def wait_for(port: int) -> None:
    """Return when somebody listens on a port."""
    last = time.monotonic() + PATIENCE
    while not reachable(port):
        if time.monotonic() > last:
            raise TimeoutError(f"nobody listens on port {port}")
        time.sleep(0.02)


@dataclass(slots=True)
class Service:
    """A server that can be started, stopped and killed, always on the same port and data."""

    name: str
    command: list[str]
    folder: Path
    port: int
    url: str
    user: int | None = None
    _process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def _log(self) -> Path:
        """Where it writes."""
        return self.folder / f"{self.name}.log"

    @property
    def said(self) -> str:
        """The end of what it said."""
        return end_of(self._log)

    def start(self) -> None:
        """Start and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
                start_new_session=True,
            )
        try:
            wait_for(self.port)
        except TimeoutError as error:
            raise TimeoutError(self.said) from error

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop: politely (to PostgreSQL an interrupt means: at once, but in order) or not."""
        if self._process is None:
            return
        if how is signal.SIGKILL:
            os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process = None


def make_postgresql(folder: Path, *, durable: bool = True) -> Service:
    """Make a database cluster in a folder, not yet started."""
    programs = postgresql_programs()
    if programs is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    # It refuses to run as root.
    user = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
    home = folder / "postgresql"
    home.mkdir(mode=0o700)
    if user is not None:
        os.chown(home, user, -1)
    options = ["-A", "trust", "-U", "paiju", "-E", "UTF8", "--no-locale", "--no-sync"]
    subprocess.run(
        [str(programs / "initdb"), "-D", str(home / "data"), *options],
        check=True,
        stdout=subprocess.DEVNULL,
        user=user,
        cwd=home,
    )
    port = free_port()
    settings = {
        "listen_addresses": ADDRESS,
        "port": port,
        "unix_socket_directories": "",
        "shared_buffers": "32MB",
        "max_connections": 60,
        "fsync": "on" if durable else "off",
    }
    command = [str(programs / "postgres"), "-D", str(home / "data")]
    command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    url = f"postgresql://paiju@{ADDRESS}:{port}/postgres"
    return Service("postgresql", command, home, port, url, user)


def make_nats(folder: Path) -> Service:
    """Make a NATS server, not yet started."""
    program = shutil.which("nats-server")
    if program is None:
        raise FileNotFoundError("nats-server is not installed")
    home = folder / "nats"
    home.mkdir(mode=0o700)
    port = free_port()
    return Service(
        "nats", [program, "-a", ADDRESS, "-p", str(port)], home, port, f"nats://{ADDRESS}:{port}"
    )


@contextlib.contextmanager
def temporary() -> Iterator[Path]:
    """Make a folder that the services' users may pass through; remove it in the end."""
    with tempfile.TemporaryDirectory(prefix="paiju-") as name:
        folder = Path(name)
        folder.chmod(0o711)
        yield folder


@contextlib.contextmanager
def running(*services: Service) -> Iterator[None]:
    """Start services, and stop them in the end, whatever happens."""
    try:
        for service in services:
            service.start()
        yield
    finally:
        for service in reversed(services):
            # The data go too: nothing needs to be put in order.
            service.stop(signal.SIGQUIT)
