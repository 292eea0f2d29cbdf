"""How long a bot may think: in milliseconds, or in playouts for a result that repeats."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """A bound in milliseconds or in playouts; exactly one of them, and above 0."""

    milliseconds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [bound for bound in (self.milliseconds, self.playouts) if bound is not None]
        if len(given) != 1 or given[0] < 1:
            raise ValueError("a budget is a number of milliseconds or of playouts, from 1")
