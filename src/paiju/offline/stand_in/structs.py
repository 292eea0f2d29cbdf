"""What can be done with a struct."""

import dataclasses
from typing import TypeVar

S = TypeVar("S")


def replace(struct: S, /, **changes: object) -> S:
    """Return a struct with some fields changed."""
    return dataclasses.replace(struct, **changes)  # type: ignore[type-var]  # a dataclass, here
