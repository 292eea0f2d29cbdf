"""What the page brings to a device is whole, needs nothing else, and is the same every time."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import engine

# -S: without the installed packages; -I: without the environment's paths.
ISOLATED = [sys.executable, "-I", "-S", "-c"]
SCRIPT = """
import json, sys
sys.path.insert(0, sys.argv[1])
from paiju.offline.entry import Entry
from paiju.game import games
entry, now = Entry("Ann"), 0
for game in games():
    opened = json.loads(entry.request("/api/quick", json.dumps({"game": game}), now))
    code = opened["body"]["room"]
    hello = {"type": "hello", "protocol": 1, "token": "a" * 43}
    entry.hear(json.dumps(hello), now)
    enter = {"type": "enter", "id": "entering", "room": code}
    news = json.loads(entry.hear(json.dumps(enter), now))
    while news["pause"] is not None:
        now += news["pause"]
        news = json.loads(entry.go_on(now))
    table = [push for push in map(json.loads, news["pushes"]) if push["type"] == "table"]
    assert table[-1]["turn"], game
refused = json.loads(entry.request("/api/quick", '{"game": "none"}', now))
print(sys.modules["msgspec"].__name__, refused["status"], len(refused["body"]["message"]["zh"]) > 5)
"""


def test_it_plays_without_any_package(tmp_path: Path) -> None:
    target = tmp_path / "paiju.zip"
    engine.main(target)
    with ZipFile(target) as archive:
        archive.extractall(tmp_path / "engine")
    command = [*ISOLATED, SCRIPT, str(tmp_path / "engine")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == "paiju.offline.stand_in 400 True\n"


def test_it_is_written_only_where_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents = {"paiju/one.py": b"1", "paiju/two.py": b"2"}
    monkeypatch.setattr(engine, "files", lambda: dict(reversed(contents.items())))
    target = tmp_path / "engine" / "paiju.zip"
    engine.main(target)
    assert target.read_bytes() == engine.pack(contents)
    before = target.stat().st_mtime_ns
    engine.main(target)
    assert target.stat().st_mtime_ns == before
    contents["paiju/two.py"] = b"3"
    engine.main(target)
    assert target.read_bytes() == engine.pack(contents)
