"""Structured logs: one JSON object a line, without cards, tokens or anybody's words."""

import contextlib
import io
import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO, cast

import structlog

_TOLD = frozenset(
    {"event", "level", "logger", "timestamp", "room", "seq", "path", "kind", "error", "trace"}
)
"""The fields that are written; whatever else a caller adds is left out."""


def _name_error(logger: object, method: str, entry: MutableMapping[str, Any]) -> Any:  # noqa: ANN401
    """Tell where an error happened, not what it said: a message may hold cards."""
    if entry.pop("exc_info", None):
        kind, _, trace = sys.exc_info()
        entry["error"] = None if kind is None else kind.__name__
        frames = traceback.extract_tb(trace)
        entry["trace"] = [
            f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}" for frame in frames
        ]
    return entry


def _keep_known(logger: object, method: str, entry: MutableMapping[str, Any]) -> Any:  # noqa: ANN401
    """Leave out every field that was not thought of."""
    return {name: value for name, value in entry.items() if name in _TOLD}


class _Lossy(io.TextIOBase):
    """Writes to the standard error, or nowhere where that cannot be: a full disk stops no table."""

    def write(self, text: str) -> int:
        """Write a text if that can be."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Let it be seen if that can be."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


class _Forward(logging.Handler):
    """Writes what other packages log: the form of their words, never what they put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        told = structlog.get_logger("web")
        error = record.exc_info[0] if record.exc_info else None
        told.log(record.levelno, str(record.msg)[:80], error=error and error.__name__)


def configure(level: int = logging.INFO) -> None:
    """Write logs to the standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _name_error,
            _keep_known,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _Lossy())),
        cache_logger_on_first_use=False,
    )
    web = logging.getLogger("uvicorn")
    web.handlers = [_Forward(logging.WARNING)]
    web.propagate = False
