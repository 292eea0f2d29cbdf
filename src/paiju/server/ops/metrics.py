"""Figures about the server, for whoever operates it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    """Everything that is measured, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._parts = Histogram(
            "paiju_part_seconds",
            "Time of a part of a step: decide, commit, show, whole.",
            ["part"],
            registry=self.registry,
            buckets=_SECONDS,
        )
        self._moves = Counter(
            "paiju_moves", "Moves by who made them.", ["by"], registry=self.registry
        )
        self._refusals = Counter(
            "paiju_refusals", "Refusals by code.", ["code"], registry=self.registry
        )
        self._closes = Counter(
            "paiju_closes", "Sockets closed by us, by code.", ["code"], registry=self.registry
        )
        self._faults = Counter("paiju_faults", "Faults by kind.", ["kind"], registry=self.registry)

    @contextmanager
    def timed(self, part: str) -> Iterator[None]:
        """Measure how long something takes."""
        begun = perf_counter()
        try:
            yield
        finally:
            self._parts.labels(part).observe(perf_counter() - begun)

    def moved(self, by: str) -> None:
        """Count a move."""
        self._moves.labels(by).inc()

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def closed(self, code: int) -> None:
        """Count a socket that was closed."""
        self._closes.labels(str(code)).inc()

    def fault(self, kind: str) -> None:
        """Count a fault."""
        self._faults.labels(kind).inc()

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Ask for a value whenever somebody looks."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
