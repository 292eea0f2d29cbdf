"""Copies of the whole store: made while the server runs, put back while it does not."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paiju.store.contract import Unavailable
from paiju.store.schema import current
from paiju.store.sqlite.files import FILE, connect, failure, lock_folder, read_version

_PARTS: Final = ("", "-wal", "-shm")
_BEFORE: Final = "before"


def back_up(folder: Path, copy: Path) -> int:
    """Write all that is committed into one new file; return its size.

    Whoever reads the copy finds it whole or not at all, even if the machine stops meanwhile.
    """
    if not (folder / FILE).exists():
        raise FileNotFoundError(folder / FILE)
    if copy.exists():
        raise FileExistsError(copy)
    unfinished = copy.with_name(f".{copy.name}.part")
    with _cleared(unfinished):
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with contextlib.closing(connect(folder / FILE)) as connection:
                connection.execute("VACUUM INTO ?", (str(unfinished),))
        except sqlite3.Error as error:
            raise failure(error) from error
        _check(unfinished)
        _sync(unfinished)
        unfinished.rename(copy)
    _sync(copy.parent)
    return copy.stat().st_size


def restore(copy: Path, folder: Path) -> Path | None:
    """Put a copy in the place of a folder's data; return where those are kept now, if any."""
    if not copy.exists():
        raise FileNotFoundError(copy)
    _check(copy)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = lock_folder(folder)
    try:
        unfinished = folder / f".{FILE}.part"
        with _cleared(unfinished):
            descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "wb") as target, copy.open("rb") as source:
                while block := source.read(1 << 20):
                    target.write(block)
            _sync(unfinished)
            before = _set_aside(folder)
            unfinished.rename(folder / FILE)
        _sync(folder)
    finally:
        os.close(lock)
    return before


def _set_aside(folder: Path) -> Path | None:
    """Move a folder's data, journal and all, into a folder beside them that is new."""
    if not (folder / FILE).exists():
        return None
    number = 1
    while (folder / f"{_BEFORE}-{number}").exists():
        number += 1
    aside = folder / f"{_BEFORE}-{number}"
    aside.mkdir(mode=0o700)
    for part in _PARTS:
        file = folder / f"{FILE}{part}"
        if file.exists():
            file.rename(aside / file.name)
    return aside


def _check(file: Path) -> None:
    """Make sure that a file is a whole database of a version that is known."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as opened:
            if opened.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise Unavailable("broken")
            version = read_version(opened)
    except sqlite3.Error as error:
        raise Unavailable("broken") from error
    if version is None:
        raise Unavailable("broken")
    current(version)


def _sync(path: Path) -> None:
    """Wait until the disk has a file, or the names in a folder."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def _cleared(file: Path) -> Iterator[None]:
    """Leave no unfinished file behind, neither an old one nor this one."""
    file.unlink(missing_ok=True)
    try:
        yield
    finally:
        file.unlink(missing_ok=True)
