"""Copies: made beside a running server, put back with all that was in them."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from paiju.cli.app import app
from paiju.store.contract import Append, NewerSchema, Store, Unavailable
from paiju.store.opening import default_folder, make_store
from paiju.store.sqlite.copies import back_up, restore
from paiju.store.sqlite.files import FILE, make_folder
from tests.store.stories import add_guest, files, first, row, tell


async def add_anna(store: Store) -> None:
    """Leave a trace."""
    await add_guest(store, "anna")


async def know_anna(store: Store) -> bool:
    """Find the trace."""
    return await store.player("anna") is not None


def test_a_copy_is_made_while_the_server_writes(tmp_path: Path) -> None:
    copy = tmp_path / "copy"

    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01"), lease)
        copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path / "data", copy))
        seq = 1
        while not copying.done():
            seq += 1
            await store.append(Append((row("ROOM01", seq),)), lease)
        assert await copying == copy.stat().st_size

    async def check(store: Store) -> None:
        rows = await store.rows("ROOM01", after=0)
        assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
        assert rows

    tell(lambda: make_store(tmp_path / "data"), story)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert restore(copy, tmp_path / "new") is None
    tell(lambda: make_store(tmp_path / "new"), check)


def test_what_a_copy_replaces_is_kept_beside_it(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def nothing(store: Store) -> None:
        """Leave no trace."""

    tell(lambda: make_store(data), nothing)
    back_up(data, copy)
    tell(lambda: make_store(data), add_anna)
    assert restore(copy, data) == data / "before-1"
    assert not tell(lambda: make_store(data), know_anna)
    assert tell(lambda: make_store(data / "before-1"), know_anna)
    assert restore(copy, data) == data / "before-2"
    assert files(data) == {FILE, "lock", "before-1", "before-2"}


def test_a_running_server_is_not_pulled_away_from_under(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await asyncio.to_thread(back_up, tmp_path / "data", tmp_path / "copy")
        with pytest.raises(Unavailable, match="locked"):
            await asyncio.to_thread(restore, tmp_path / "copy", tmp_path / "data")
        assert await know_anna(store) is False

    tell(lambda: make_store(tmp_path / "data"), story)


def spoil(copy: Path) -> None:
    """Overwrite the middle of a file."""
    with copy.open("r+b") as file:
        file.seek(os.path.getsize(copy) // 2)
        file.write(b"\xff" * 4096)


def cut(copy: Path) -> None:
    """Lose the end of a file."""
    os.truncate(copy, os.path.getsize(copy) // 2)


def empty(copy: Path) -> None:
    """Lose all of a file."""
    os.truncate(copy, 0)


@pytest.mark.parametrize("harm", [spoil, cut, empty])
def test_a_spoilt_copy_is_refused_and_changes_nothing(
    harm: Callable[[Path], None], tmp_path: Path
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    tell(lambda: make_store(data), add_anna)
    back_up(data, copy)
    harm(copy)
    with pytest.raises(Unavailable, match="broken"):
        restore(copy, data)
    assert tell(lambda: make_store(data), know_anna)


def test_a_newer_copy_is_refused(tmp_path: Path) -> None:
    tell(lambda: make_store(tmp_path / "data"), add_anna)
    back_up(tmp_path / "data", tmp_path / "copy")
    connection = sqlite3.connect(tmp_path / "copy")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(NewerSchema):
        restore(tmp_path / "copy", tmp_path / "data")


def test_data_that_would_be_refused_later_are_not_copied(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    sqlite3.connect(make_folder(data)).close()
    with pytest.raises(Unavailable, match="broken"):
        back_up(data, copy)
    assert files(tmp_path) == {"data"}


def test_a_copy_takes_its_name_when_the_disk_has_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy, new = tmp_path / "data", tmp_path / "copy", tmp_path / "new"
    tell(lambda: make_store(data), add_anna)
    synced: list[tuple[str, bool]] = []

    def fsync(descriptor: int) -> None:
        path = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
        synced.append((path.name, (new / FILE).exists() if new.exists() else copy.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    before = os.listdir("/proc/self/fd")
    back_up(data, copy)
    assert synced == [(".copy.part", False), (tmp_path.name, True)]
    synced.clear()
    restore(copy, new)
    assert synced == [(f".{FILE}.part", False), ("new", True)]
    assert os.listdir("/proc/self/fd") == before


def test_what_was_left_unfinished_is_in_nobodys_way(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    tell(lambda: make_store(data), add_anna)
    (tmp_path / ".copy.part").write_bytes(b"half")
    (data / f".{FILE}.part").write_bytes(b"half")
    back_up(data, copy)
    # A journal of other data must not be read with the copy.
    (data / f"{FILE}-wal").write_bytes(b"journal")
    before = restore(copy, data)
    assert before is not None
    assert files(before) == {FILE, f"{FILE}-wal"}
    assert files(data) == {FILE, "lock", before.name}
    assert files(tmp_path) == {"data", "copy"}
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (before, data / FILE)]
    assert modes == [0o700, 0o600]


def test_a_copy_that_is_not_there_changes_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "copy", tmp_path / "data")
    assert files(tmp_path) == set()


def test_nobody_else_may_read_where_a_copy_is_put(tmp_path: Path) -> None:
    tell(lambda: make_store(tmp_path / "data"), add_anna)
    back_up(tmp_path / "data", tmp_path / "copy")
    folder = tmp_path / "a" / "b"
    restore(tmp_path / "copy", folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def command(*words: str) -> tuple[int, str]:
    """Run a command; return its status and what it said."""
    result = CliRunner().invoke(app, [*words, "--lang", "en"])
    return result.exit_code, " ".join(result.output.split())


def test_the_commands_say_what_they_did_and_why_not(tmp_path: Path) -> None:
    data, copy = str(tmp_path / "data"), str(tmp_path / "copy")
    status, said = command("backup", copy, "--data", data)
    assert (status, "does not exist" in said) == (1, True)
    tell(lambda: make_store(Path(data)), add_anna)
    status, said = command("backup", copy, "--data", data)
    assert (status, f"copied to {copy}" in said) == (0, True)
    status, said = command("backup", copy, "--data", data)
    assert (status, "exists already" in said) == (1, True)
    status, said = command("restore", copy, "--data", data)
    assert (status, "before-1" in said) == (0, True)
    Path(copy).write_bytes(b"no copy")
    status, said = command("restore", copy, "--data", data)
    assert (status, "not a whole" in said) == (1, True)
    assert tell(lambda: make_store(Path(data)), know_anna)


def test_data_have_a_place_unless_told() -> None:
    assert default_folder({"PAIJU_DATA": "/x"}) == Path("/x")
    assert default_folder({"XDG_DATA_HOME": "/share"}) == Path("/share/paiju")
    assert default_folder({}) == Path.home() / ".local" / "share" / "paiju"
