"""Processes for bots to think in: warm, bounded, and ending with the one that started them."""

import contextlib
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext
from threading import Thread
from typing import Final

from paiju.game import games

MEMORY: Final = 2 << 30
"""Bytes that a process of bots may take."""


def context() -> SpawnContext:
    """Return what starts processes anew: a fork would copy the locks that other threads hold."""
    return multiprocessing.get_context("spawn")


def _end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, however that ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def warm(gentle: int = 0) -> None:
    """Get a worker ready: load everything, take no more than it may, let others go first."""
    # It would wait for work for ever where its parent was killed.
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    # An interrupt from the keyboard reaches the workers too: they end without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Not every system can do these.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(gentle)
    with contextlib.suppress(ImportError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    tuple(games().values())


def workers(count: int, gentle: int = 0) -> ProcessPoolExecutor:
    """Make a pool of so many processes that each do one thing at a time."""
    return ProcessPoolExecutor(count, context(), warm, (gentle,))
