"""`paiju serve --lan` seen from other machines: network namespaces, joined by cables of their own.

It needs the right to make them (root). Where that is missing it fails: nothing else shows that
strangers are kept out.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.lint.tree import ROOT
from tools import programs

PORT = 8700
PAIJU = [sys.executable, "-c", "from paiju.cli import main; main()"]
KNOCK = """
import socket, sys
with socket.create_connection((sys.argv[1], int(sys.argv[2])), 10) as knocking:
    knocking.settimeout(10)
    try:
        knocking.sendall(b"GET /healthz HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n")
        print(knocking.recv(8) or "ended")
    except ConnectionError:
        print("ended")
"""


def ip(*words: str) -> None:
    """Change the network."""
    subprocess.run(["ip", *words], check=True, timeout=30)


@dataclass(frozen=True, slots=True)
class Machine:
    """A network namespace."""

    name: str

    def inside(self, *command: str) -> list[str]:
        """Return how to run a command there."""
        return ["ip", "netns", "exec", self.name, *command]

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a program of the project there."""
        return subprocess.run(
            self.inside(sys.executable, *command),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            cwd=ROOT,
        )

    def knock(self, address: str) -> str:
        """Connect to the server and ask; return how the answer begins."""
        told = self.run("-c", KNOCK, address, str(PORT))
        assert told.returncode == 0, told.stderr
        return told.stdout.strip()

    def address(self, cable: str, address: str) -> None:
        """Give an address to the end of a cable."""
        ip("-n", self.name, "address", "add", address, "dev", cable, "nodad")
        ip("-n", self.name, "link", "set", cable, "up")


def connect(host: Machine, guest: Machine, cable: str) -> None:
    """Lay a cable between two machines."""
    ends = ["type", "veth", "peer", "name", cable, "netns", guest.name]
    ip("link", "add", "name", cable, "netns", host.name, *ends)


@pytest.fixture
def machines() -> Iterator[tuple[Machine, Machine, Machine]]:
    """A host, a friend in its private network, and a stranger with a public address."""
    programs.install("iproute2")
    made: list[Machine] = []
    try:
        for role in ("host", "friend", "stranger"):
            ip("netns", "add", f"paiju-{os.getpid()}-{role}")
            made.append(Machine(f"paiju-{os.getpid()}-{role}"))
        host, friend, stranger = made
        for machine in made:
            ip("-n", machine.name, "link", "set", "lo", "up")
        connect(host, friend, "home")
        host.address("home", "10.77.0.1/24")
        friend.address("home", "10.77.0.2/24")
        connect(host, stranger, "public")
        host.address("public", "203.0.113.1/24")
        stranger.address("public", "203.0.113.2/24")
        yield host, friend, stranger
    finally:
        for machine in made:
            ip("netns", "delete", machine.name)


@pytest.fixture
def serving(machines: tuple[Machine, Machine, Machine], tmp_path: Path) -> Iterator[str]:
    """Serve on the host; what it prints."""
    command = [*PAIJU, "serve", "--lan", "--port", str(PORT), "--lang", "en", "--bot-pause", "0"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PAIJU_")}
    told = tmp_path / "told"
    with told.open("w") as out:
        running = subprocess.Popen(
            machines[0].inside(*command, "--data", str(tmp_path / "data")), stdout=out, env=clean
        )
    try:
        last = time.monotonic() + 60
        while "Without https" not in told.read_text():
            assert running.poll() is None
            assert time.monotonic() < last, told.read_text()
            time.sleep(0.05)
        yield told.read_text()
    finally:
        running.terminate()
        running.wait(30)


def test_a_friend_joins_and_a_stranger_is_turned_away(
    machines: tuple[Machine, Machine, Machine], serving: str
) -> None:
    _, friend, stranger = machines
    assert re.findall(r"^  (http://\S+)$", serving, re.MULTILINE) == [f"http://10.77.0.1:{PORT}"]
    joined = friend.run("-m", "tests.network.friend", f"http://10.77.0.1:{PORT}")
    assert joined.returncode == 0, joined.stderr
    assert re.fullmatch(rf"http://10\.77\.0\.1:{PORT}/#/r/[A-Z0-9]{{6}}\n", joined.stdout)
    assert stranger.knock("203.0.113.1") == "ended"
    assert friend.knock("10.77.0.1") == "b'HTTP/1.1'"
