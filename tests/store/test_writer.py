"""The thread that writes to SQLite: what waits is written together, and each step for itself."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from paiju.store.contract import Row, Taken, Unavailable
from paiju.store.sqlite.files import bring_up, make_folder
from paiju.store.sqlite.writer import Writer
from tests.store.stories import row

JOBS = 100
"""More rows than one statement takes."""


class Held(sqlite3.Connection):
    """A connection that waits until it may write, and notes what it was asked for."""

    began: threading.Event
    going: threading.Event
    asked: list[str]

    def execute(self, *args: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as it is declared
        self.began.set()
        assert self.going.wait(30)
        self.asked.append(args[0].split()[0])
        return super().execute(*args)


def _hold(file: Path) -> Held:
    """Open a connection that does not write yet."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, factory=Held)
    connection.began, connection.going = threading.Event(), threading.Event()
    connection.asked = []
    return connection


async def _gathered(
    writer: Writer, connection: Held, rows: Sequence[Row]
) -> list["asyncio.Task[list[list[Any]]]"]:
    """Let rows gather behind the first one, which is about to be written."""
    begun = [asyncio.create_task(writer.write((rows[0],), ()))]
    assert await asyncio.to_thread(connection.began.wait, 30)
    begun += [asyncio.create_task(writer.write((one,), ())) for one in rows[1:]]
    await asyncio.sleep(0)
    return begun


async def _write_together(connection: Held, rows: Sequence[Row]) -> list[object]:
    """Write a row while the others gather behind it; return what each was answered."""
    writer = Writer(lambda: connection)
    begun = await _gathered(writer, connection, rows)
    connection.going.set()
    answers: list[object] = await asyncio.gather(*begun, return_exceptions=True)
    await writer.stop()
    return answers


def _empty(folder: Path) -> Path:
    """Make a database without rows."""
    file = make_folder(folder)
    bring_up(file)
    return file


def _rows(count: int) -> list[Row]:
    """Make first rows of so many rooms."""
    return [row(f"R{number:05}", 1) for number in range(count)]


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
    file, rows = _empty(tmp_path), _rows(JOBS)
    rows[bad] = rows[0]
    answers = asyncio.run(_write_together(_hold(file), rows))
    assert [type(answer) for answer in answers] == [
        Taken if number == bad else list for number in range(JOBS)
    ]
    assert _kept(file) == {(one.room, one.seq) for one in rows}


@pytest.mark.parametrize(
    ("count", "asked"),
    [
        (2, ["INSERT"]),
        (65, ["INSERT"]),
        (66, ["BEGIN", "INSERT", "INSERT", "COMMIT"]),
        (1 + 2048, ["BEGIN", *["INSERT"] * 32, "COMMIT"]),
        (1 + 2048 + 1, ["BEGIN", *["INSERT"] * 32, "COMMIT", "INSERT"]),
    ],
)
def test_what_gathers_is_written_with_few_statements(
    tmp_path: Path, count: int, asked: list[str]
) -> None:
    file, rows = _empty(tmp_path), _rows(count)
    connection = _hold(file)
    asyncio.run(_write_together(connection, rows))
    # The first row was on its way alone; a single statement is a transaction by itself.
    assert connection.asked == ["INSERT", *asked]
    assert len(_kept(file)) == count


def test_whoever_goes_away_keeps_no_answer_from_others(tmp_path: Path) -> None:
    file, rows = _empty(tmp_path), _rows(4)
    connection = _hold(file)

    async def story() -> None:
        writer = Writer(lambda: connection)
        begun = await _gathered(writer, connection, rows)
        begun[1].cancel()
        await asyncio.sleep(0)
        connection.going.set()
        assert await asyncio.gather(begun[0], *begun[2:]) == [[], [], []]
        await writer.stop()

    asyncio.run(story())
    assert len(_kept(file)) == 4


def test_what_no_database_could_keep_is_told_and_harms_nobody(tmp_path: Path) -> None:
    file = _empty(tmp_path)
    rows = [row("R00000", 1), row("R00001", 1 << 70), row("R00002", 1)]
    answers = asyncio.run(_write_together(_hold(file), rows))
    assert answers[::2] == [[], []]
    assert isinstance(answers[1], Unavailable)
    assert "OverflowError" in str(answers[1])


def test_a_process_that_ends_does_not_wait_for_the_writer(tmp_path: Path) -> None:
    async def story() -> None:
        others = set(threading.enumerate())
        writer = Writer(lambda: sqlite3.connect(_empty(tmp_path), check_same_thread=False))
        [thread] = set(threading.enumerate()) - others
        assert thread.daemon
        await writer.stop()

    asyncio.run(story())
