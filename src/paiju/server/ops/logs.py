"""Structured logs: one JSON object a line, without cards, tokens or anybody's words."""

import contextlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

_TOLD: Final = ("room", "seq", "path", "game", "package", "entry", "bot", "error")
"""The fields that are written; whatever else a caller adds is left out."""
_LONGEST: Final = 80


class _Line(logging.Formatter):
    """Writes the form of what was said, never what was put into it: that may hold cards."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        entry: dict[str, object] = {
            "event": str(record.msg)[:_LONGEST],
            "level": record.levelname.lower(),
            "logger": record.name,
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        entry |= {name: getattr(record, name) for name in _TOLD if hasattr(record, name)}
        if record.exc_info:
            # Where an error happened, not what it said.
            kind, _, trace = record.exc_info
            entry["error"] = None if kind is None else kind.__name__
            entry["trace"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}"
                for frame in traceback.extract_tb(trace)
            ]
        return json.dumps(entry)


class _Lossy(logging.Handler):
    """Writes to the standard error, or nowhere where that cannot be: a full disk stops no table."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record if that can be."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()


def configure() -> None:
    """Write logs to the standard error: our own, and what the web server warns of."""
    for name, level in (("paiju", logging.INFO), ("uvicorn", logging.WARNING)):
        handler = _Lossy(level)
        handler.setFormatter(_Line())
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
