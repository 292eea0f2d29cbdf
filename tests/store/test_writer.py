"""The thread that writes to SQLite: what waits is written together, and each step for itself."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from paiju.store.contract import Row, Taken
from paiju.store.sqlite.files import bring_up, make_folder
from paiju.store.sqlite.writer import Writer
from tests.store.stories import row

JOBS = 100
"""More rows than one statement takes."""


class Held(sqlite3.Connection):
    """A connection that waits until it may write."""

    began: threading.Event
    going: threading.Event

    def execute(self, *args: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as it is declared
        self.began.set()
        assert self.going.wait(30)
        return super().execute(*args)


async def _write_together(file: Path, rows: Sequence[Row]) -> list[object]:
    """Write a row while the others gather behind it; return what each was answered."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, factory=Held)
    connection.began, connection.going = threading.Event(), threading.Event()
    writer = Writer(lambda: connection)
    begun = [asyncio.ensure_future(writer.write((rows[0],), ()))]
    assert await asyncio.to_thread(connection.began.wait, 30)
    begun += [asyncio.ensure_future(writer.write((one,), ())) for one in rows[1:]]
    await asyncio.sleep(0)
    connection.going.set()
    answers: list[object] = await asyncio.gather(*begun, return_exceptions=True)
    await writer.stop()
    return answers


def _kept(file: Path) -> set[tuple[str, int]]:
    """Return which rows a new connection finds."""
    connection = sqlite3.connect(file)
    try:
        return set(connection.execute("SELECT room, seq FROM log"))
    finally:
        connection.close()


@pytest.mark.parametrize("bad", [1, 63, 64, 65, JOBS - 1])
def test_one_step_in_conflict_costs_no_other_though_many_are_written(
    tmp_path: Path, bad: int
) -> None:
    file = make_folder(tmp_path)
    bring_up(file)
    rows = [row(f"R{number:05}", 1) for number in range(JOBS)]
    rows[bad] = rows[0]
    answers = asyncio.run(_write_together(file, rows))
    assert [type(answer) for answer in answers] == [
        Taken if number == bad else list for number in range(JOBS)
    ]
    assert _kept(file) == {(one.room, one.seq) for one in rows}
