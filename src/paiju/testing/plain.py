"""Engine values as canonical text: what two values differ in can be read, and hashed."""

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from enum import Enum

from paiju.cards import Card, Hand
from paiju.game import AnyView


def plain(value: object) -> object:
    """Turn any value of the engine into what JSON can write."""
    if isinstance(value, Card | Hand):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): plain(held) for key, held in value.items()}
    if isinstance(value, tuple | list):
        return [plain(held) for held in value]
    if dataclasses.is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    return value


def text(value: object) -> str:
    """Write a value as canonical JSON; equal values give equal text in every process."""
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def view_digest(view: AnyView) -> str:
    """Hash a view: 16 hexadecimal digits.

    Who stands highest follows from the plays; golden hands are older than that part of a view.
    """
    parts = {part.name: getattr(view, part.name) for part in dataclasses.fields(view)}
    del parts["highest"]
    return hashlib.sha256(text(parts).encode()).hexdigest()[:16]
