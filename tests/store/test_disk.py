"""A disk that is full or may not be written to: nothing acknowledged is lost, nothing is hidden."""

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from paiju.store.contract import Append, Store
from paiju.store.opening import make_store
from paiju.store.sqlite.files import FILE, connect
from tests.store.stories import add_guest, first, row, tell

FILLER = Path(__file__).with_name("filler.py")
STARTER = Path(__file__).with_name("starter.py")
NOBODY = 65534


async def add_anna(store: Store) -> None:
    """Tell a short story."""
    await add_guest(store, "anna")


def fill(folder: Path, most_bytes: int) -> tuple[list[int], str, bool]:
    """Append in another process until the disk is full; return acks, the error, and its health."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    done = subprocess.run(
        [sys.executable, str(FILLER), str(folder)],
        capture_output=True,
        text=True,
        check=True,
        preexec_fn=limit,
    )
    told = json.loads(done.stdout)
    return told["acked"], told["error"], told["writable"]


def test_a_full_disk_is_told_and_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    acked, error, writable = fill(tmp_path, 333_333)
    assert acked
    assert error in {"full", "disk"}
    assert not writable

    async def story(store: Store) -> None:
        kept = [one.seq for one in await store.rows("ROOM01", after=0)]
        assert kept[: len(acked)] == acked
        # With room on the disk again, play goes on.
        assert (await store.health()).writable

    tell(lambda: make_store(tmp_path), story)


def test_a_folder_that_may_not_be_written_to_is_told_at_the_start() -> None:
    # Not the usual folder for tests: nobody but its owner may pass through that.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tell(lambda: make_store(folder), add_anna)
        for path in [*folder.iterdir(), folder]:
            path.chmod(0o500 if path.is_dir() else 0o400)
            if os.getuid() == 0:
                # Rights mean nothing to root: the start is tried by somebody else.
                os.chown(path, NOBODY, NOBODY)
        command = [sys.executable, str(STARTER), name, str(NOBODY)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout == "read_only\n"
        folder.chmod(0o700)


def read_seqs(folder: Path) -> list[int]:
    """Open data as they were left; return what the log of the room has."""
    connection = connect(folder / FILE)
    try:
        assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        return [seq for (seq,) in connection.execute("SELECT seq FROM log ORDER BY seq")]
    finally:
        connection.close()


def test_a_journal_that_was_cut_off_anywhere_keeps_a_whole_beginning(tmp_path: Path) -> None:
    """Power that fails in the middle of a write leaves no half of a step."""
    left = tmp_path / "left"

    async def story(store: Store) -> None:
        lease = await store.claim("ROOM01")
        await store.append(first("ROOM01", "anna"), lease)
        for seq in range(2, 9):
            await store.append(Append((row("ROOM01", seq),)), lease)
        # As a machine leaves them that stops now.
        shutil.copytree(tmp_path / "data", left)

    tell(lambda: make_store(tmp_path / "data"), story)
    journal = (left / f"{FILE}-wal").read_bytes()
    database = (left / FILE).read_bytes()
    kept = []
    end = len(journal)
    for cut in (*range(end - 9000, end - 24, 173), *range(end - 24, end + 1)):
        (left / FILE).write_bytes(database)
        (left / f"{FILE}-wal").write_bytes(journal[:cut])
        (left / f"{FILE}-shm").unlink(missing_ok=True)
        seqs = read_seqs(left)
        assert seqs == list(range(1, len(seqs) + 1))
        kept.append(len(seqs))
    assert kept == sorted(kept)
    assert kept[0] < kept[-1] == 8
