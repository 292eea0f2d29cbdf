"""JSON of structs."""

import dataclasses
import json
from typing import Any, Generic, NoReturn, TypeVar

from paiju.offline.stand_in.reading import read
from paiju.offline.stand_in.types import MsgspecError, layout

T = TypeVar("T")


def _plain(value: Any) -> Any:  # noqa: ANN401 - anything JSON can hold
    """Return a value as lists, dicts and what JSON has words for."""
    if isinstance(value, str | int | float | None):
        return value
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if not dataclasses.is_dataclass(value):
        raise TypeError(type(value).__name__)
    found = layout(type(value))
    omit = found.config.omit_defaults
    written: dict[str, Any] = {} if found.tag is None else dict([found.tag])
    for slot in found.slots:
        held = getattr(value, slot.name)
        if not (omit and held == slot.default and type(held) is type(slot.default)):
            written[slot.key] = _plain(held)
    return written


def _no_number(word: str) -> NoReturn:
    """Refuse NaN and the infinities, which are no JSON."""
    raise MsgspecError(word)


def encode(value: object) -> bytes:
    """Write a value."""
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode()


def decode(text: bytes | str, *, type: Any) -> Any:  # noqa: ANN401 - as msgspec has it
    """Read a value of a type; `MsgspecError` where it is another."""
    try:
        value = json.loads(text, parse_constant=_no_number)
    except ValueError as error:
        raise MsgspecError(str(error)) from error
    return read(value, type)


class Encoder:
    """Writes values."""

    def encode(self, value: object) -> bytes:
        """Write a value."""
        return encode(value)


class Decoder(Generic[T]):
    """Reads values of one type."""

    def __init__(self, type: Any) -> None:  # noqa: ANN401 - as msgspec has it
        self._type = type

    def decode(self, text: bytes | str) -> Any:  # noqa: ANN401 - a value of that type
        """Read a value."""
        return decode(text, type=self._type)
