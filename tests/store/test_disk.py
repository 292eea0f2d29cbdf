"""A disk that is full or may not be written to: nothing acknowledged is lost, nothing is hidden."""

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from paiju.store.contract import Store
from paiju.store.opening import make_store
from tests.store.stories import add_guest, tell

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
