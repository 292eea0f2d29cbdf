"""How many files the process may have open: every connection is one."""

import sys
from contextlib import suppress
from typing import Final

if sys.platform != "win32":
    import resource

_UNLIMITED: Final = 65_536
"""What is counted on where the system names no limit."""


def raise_limit() -> None:
    """Let the process open as many files as the system allows it."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        # Some systems name a limit that they do not take.
        with suppress(OSError, ValueError):
            if soft != hard:
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> int:
    """Return how many connections to take: a quarter of the files is left for all else.

    That is the store, the files of a page that are being sent, bots, and those who are refused.
    """
    files = _UNLIMITED
    if sys.platform != "win32":
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = _UNLIMITED if soft == resource.RLIM_INFINITY else soft
    return files * 3 // 4
