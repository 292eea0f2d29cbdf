"""Processes for bots to think in: they end with the one that started them."""

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def _end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, however that ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _begin(ready: Callable[[], object]) -> None:
    """Get a worker ready; it would wait for work for ever where its parent was killed."""
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    ready()


def workers(count: int, ready: Callable[[], object]) -> ProcessPoolExecutor:
    """Make a pool of so many processes; each calls `ready` before its first work."""
    # Started anew, not forked: a fork would copy the locks that other threads hold.
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin, (ready,))
