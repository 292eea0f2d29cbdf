"""Read plain values as the types that they should be."""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from paiju.offline.stand_in.types import Meta, ValidationError, layout


def read(value: Any, kind: Any) -> Any:  # noqa: ANN401 - any type that JSON can hold
    """Return a value as a type; `ValidationError` where it is none."""
    if kind is Any:
        return value
    reader = _READERS.get(get_origin(kind))
    if reader is not None:
        return reader(value, get_args(kind))
    if is_dataclass(kind):
        assert isinstance(kind, type)
        return _read_fields(value, kind)
    if type(value) is not (NoneType if kind is None else kind):
        raise ValidationError(f"{kind} expected")
    return value


def _read_fields(value: Any, kind: type[Any]) -> Any:  # noqa: ANN401 - a struct or a dataclass
    """Read a struct or a dataclass."""
    if not isinstance(value, dict):
        raise ValidationError("an object expected")
    found = layout(kind)
    tag, left = found.tag, dict(value)
    if tag is not None and left.pop(tag[0], tag[1]) != tag[1]:
        raise ValidationError("another tag expected")
    given = {}
    for slot in found.slots:
        held = left.pop(slot.key, MISSING)
        if held is not MISSING:
            given[slot.name] = read(held, slot.kind)
        elif slot.default is MISSING:
            raise ValidationError(f"{slot.key} is missing")
    if left and found.config.forbid_unknown_fields:
        raise ValidationError("an unknown field")
    return kind(**given)


def _read_literal(value: Any, words: tuple[Any, ...]) -> Any:  # noqa: ANN401 - one of the words
    """Read one of some words."""
    for word in words:
        if word == value and type(word) is type(value):
            return value
    raise ValidationError("another word expected")


def _read_union(value: Any, kinds: tuple[Any, ...]) -> Any:  # noqa: ANN401 - of one of the kinds
    """Read a value as the first kind that it can be; tags say which."""
    for kind in kinds:
        tag = layout(kind).tag if is_dataclass(kind) and isinstance(kind, type) else None
        if tag is not None and not (isinstance(value, dict) and value.get(tag[0]) == tag[1]):
            continue
        if tag is not None:
            return read(value, kind)
        try:
            return read(value, kind)
        except ValidationError:
            continue
    raise ValidationError("another type expected")


def _read_annotated(value: Any, parts: tuple[Any, ...]) -> Any:  # noqa: ANN401 - of the first part
    """Read a value within bounds."""
    kind, *bounds = parts
    found = read(value, kind)
    for bound in bounds:
        if isinstance(bound, Meta) and not _is_within(found, bound):
            raise ValidationError(f"{bound} expected")
    return found


def _is_within(value: Any, bound: Meta) -> bool:  # noqa: ANN401 - a number, a text or a list
    """Return whether a value keeps to bounds."""
    if bound.pattern is not None and not re.search(bound.pattern, value):
        return False
    number = len(value) if isinstance(value, str | list | tuple) else value
    sized = isinstance(value, str | list | tuple)
    low, high = (bound.min_length, bound.max_length) if sized else (bound.ge, bound.le)
    return (low is None or number >= low) and (high is None or number <= high)


def _items(value: Any) -> list[Any]:  # noqa: ANN401 - a list, if all is well
    """Return the items of a list."""
    if not isinstance(value, list):
        raise ValidationError("a list expected")
    return value


def _read_tuple(value: Any, kinds: tuple[Any, ...]) -> tuple[Any, ...]:  # noqa: ANN401 - a list
    """Read a tuple: of one kind and any length, or of a kind a place."""
    items = _items(value)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(read(one, kinds[0]) for one in items)
    if len(items) != len(kinds):
        raise ValidationError(f"{len(kinds)} items expected")
    return tuple(read(one, kind) for one, kind in zip(items, kinds, strict=True))


def _read_list(value: Any, kinds: tuple[Any, ...]) -> list[Any]:  # noqa: ANN401 - a list
    """Read a list."""
    return [read(one, kinds[0]) for one in _items(value)]


def _read_dict(value: Any, kinds: tuple[Any, ...]) -> dict[Any, Any]:  # noqa: ANN401 - an object
    """Read an object."""
    if not isinstance(value, dict):
        raise ValidationError("an object expected")
    return {read(key, kinds[0]): read(held, kinds[1]) for key, held in value.items()}


_READERS: Final[Mapping[Any, Callable[[Any, tuple[Any, ...]], Any]]] = {
    Annotated: _read_annotated,
    Literal: _read_literal,
    Union: _read_union,
    UnionType: _read_union,
    dict: _read_dict,
    # A standing's tallies and owed pairs are declared as what they are for whoever reads them.
    Mapping: _read_dict,
    list: _read_list,
    tuple: _read_tuple,
}
