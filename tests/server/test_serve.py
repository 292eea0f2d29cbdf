"""`paiju serve` as a program: what it says, how it starts and how it ends."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from paiju.cli.app import app
from paiju.server.ops.built_page import built_page

PAIJU = [sys.executable, "-c", "from paiju.cli import main; main()"]
# Whatever is set where the tests run changes nothing.
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PAIJU_")}


def serve(*options: str, lang: str = "en") -> "subprocess.CompletedProcess[str]":
    """Run a server that is not expected to start."""
    return subprocess.run(
        [*PAIJU, "serve", *options, "--lang", lang],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=CLEAN,
    )


def start(folder: Path) -> tuple["subprocess.Popen[str]", str]:
    """Start a server and wait until it has told its address."""
    command = [*PAIJU, "serve", "--port", "0", "--data", str(folder), "--bot-pause", "0"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=CLEAN)
    assert running.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", running.stdout.readline())
    assert found is not None
    return running, found[0]


def end(running: "subprocess.Popen[str]", number: int) -> int:
    """Send a signal and wait for the end."""
    running.send_signal(number)
    status = running.wait(30)
    assert running.stdout is not None
    running.stdout.close()
    return status


# What tables wait for while a server that died comes back.
LOADED = """
import sys
import paiju.cli.app, paiju.cli.commands.serve, paiju.server.ops.process, paiju.store.opening
from paiju.game import find
find("gandengyan")
print(*sys.modules)
"""
UNLOADED = {
    "aiohttp",
    "alembic",
    "argon2",
    "asyncpg",
    "matplotlib",
    "nats",
    "numpy",
    "openskill",
    "paiju.arena.running",
    "paiju.cli.commands.play",
    "paiju.games.guandan",
    "pywebpush",
    "rich",
    "segno",
    "sqlalchemy",
}


def test_a_server_loads_nothing_that_only_others_need() -> None:
    told = subprocess.check_output([sys.executable, "-c", LOADED], text=True)
    loaded = set(told.split())
    assert "paiju.games.gandengyan" in loaded
    assert loaded & UNLOADED == set()


def test_it_starts_tells_where_it_is_and_ends_in_good_order(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    running, address = start(folder)
    assert httpx.get(f"{address}/healthz", trust_env=False).json()["version"]
    assert oct(folder.stat().st_mode)[-3:] == "700"
    assert {oct(file.stat().st_mode)[-3:] for file in folder.iterdir()} == {"600"}
    second = serve("--port", "0", "--data", str(folder))
    assert second.returncode == 1
    assert "A server is using" in second.stderr
    port = address.rpartition(":")[2]
    taken = serve("--port", port, "--data", str(tmp_path / "other"))
    assert taken.returncode == 1
    assert "in use" in taken.stderr
    assert end(running, signal.SIGTERM) == 0


def test_it_shows_the_page_that_was_built(tmp_path: Path) -> None:
    running, address = start(tmp_path / "data")
    shown = httpx.get(f"{address}/", trust_env=False).text
    assert end(running, signal.SIGTERM) == 0
    scripts = re.findall(r'<script[^>]* src="/(assets/[^"]+)"', shown)
    assert scripts
    assert all((built_page() / script).is_file() for script in scripts)


def test_an_installed_package_shows_the_page_that_it_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paiju.server.ops.built_page.files", lambda _: tmp_path / "site" / "paiju")
    (tmp_path / "site" / "paiju" / "page").mkdir(parents=True)
    assert built_page() == tmp_path / "site" / "paiju" / "page"


def test_data_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    running, _ = start(folder)
    assert end(running, signal.SIGINT) == 0
    [database] = [file for file in folder.iterdir() if file.suffix in (".db", ".sqlite")]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    told = serve("--port", "0", "--data", str(folder))
    assert told.returncode == 1
    assert "newer version" in told.stderr


@pytest.mark.parametrize(
    ("options", "lang", "said"),
    [
        (("--host", "0.0.0.0"), "en", "no https"),
        (("--host", "0.0.0.0", "--trust-proxy"), "zh", "没有 https"),
        (("--host", "0.0.0.0", "--trust-proxy", "10.0.0.1"), "en", "no https"),
        (("--host", "example.org"), "en", "no https"),
    ],
)
def test_what_is_open_to_others_needs_a_proxy(
    options: tuple[str, ...], lang: str, said: str
) -> None:
    told = CliRunner().invoke(app, ["serve", *options, "--lang", lang])
    assert told.exit_code == 2
    assert said in told.stderr


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "this is neither: nginx"), ("zh", "这个不是：nginx")]
)
def test_a_proxy_is_named_by_its_address(lang: str, said: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--trust-proxy", "10.0.0.1, nginx", "--lang", lang])
    assert told.exit_code == 2
    assert said in told.stderr


def test_help_reads_well() -> None:
    told = serve("--help", lang="zh").stdout
    assert "网页" in told
    for variable in ("PAIJU_HOST", "PAIJU_PORT", "PAIJU_DATA", "PAIJU_STORE", "PAIJU_PUBLIC_URL"):
        assert variable in told
