"""Structs: frozen dataclasses that know how JSON tells them apart."""

import dataclasses
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, dataclass_transform, get_type_hints

_NAME: Final = "name"
_MUTABLE: Final = (list, dict, set)

Tag: TypeAlias = str | Callable[[str], str] | None


class MsgspecError(Exception):
    """Anything that cannot be read."""


class ValidationError(MsgspecError):
    """JSON of another shape than was asked for."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Bounds of a value."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


@dataclass(frozen=True, slots=True)
class Config:
    """How a class of structs is written."""

    tag_field: str | None = None
    tag: Tag = None
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False

    def of(self, name: str) -> str | None:
        """Return the tag of a class, None where it has none."""
        if self.tag_field is None and self.tag is None:
            return None
        if callable(self.tag):
            return self.tag(name)
        return self.tag or name


def field(
    *,
    default: Any = dataclasses.MISSING,  # noqa: ANN401 - of the field's type
    name: str | None = None,
) -> Any:  # noqa: ANN401 - stands where a value of the field's type does
    """Declare a field that has another name in JSON."""
    return dataclasses.field(default=default, metadata={_NAME: name})


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """A value with named fields; every subclass becomes a frozen dataclass."""

    struct_config = Config()

    def __init_subclass__(
        cls,
        *,
        frozen: bool = True,
        kw_only: bool = False,
        **config: Any,  # noqa: ANN401 - the fields of Config
    ) -> None:
        super().__init_subclass__()
        cls.struct_config = dataclasses.replace(cls.struct_config, **config)
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, _MUTABLE):
                setattr(cls, name, dataclasses.field(default_factory=type(default)))
        dataclass(frozen=True, kw_only=kw_only)(cls)


@dataclass(frozen=True, slots=True)
class Slot:
    """One field of a struct or a dataclass."""

    name: str
    key: str
    kind: Any
    default: Any
    """What it is where nothing is given; MISSING where something must be."""


def _default(found: dataclasses.Field[Any]) -> Any:  # noqa: ANN401 - of the field's type
    """Return what a field is where nothing is given."""
    if found.default_factory is not dataclasses.MISSING:
        return found.default_factory()
    return found.default


@dataclass(frozen=True, slots=True)
class Layout:
    """How the values of a class are written."""

    slots: tuple[Slot, ...]
    config: Config
    tag: tuple[str, str] | None
    """The field that tells the class apart, and what it holds."""


_LAYOUTS: Final[dict[Any, Layout]] = {}


def layout(kind: type[Any]) -> Layout:
    """Return how the values of a struct or a dataclass are written."""
    known = _LAYOUTS.get(kind)
    if known is None:
        known = _LAYOUTS[kind] = _lay_out(kind)
    return known


def _lay_out(kind: type[Any]) -> Layout:
    """Work out how the values of a class are written; a dataclass has no ways of its own."""
    hints = get_type_hints(kind, include_extras=True)
    config = kind.struct_config if issubclass(kind, Struct) else Config()
    tag = config.of(kind.__name__)
    return Layout(
        tuple(
            Slot(one.name, one.metadata.get(_NAME) or one.name, hints[one.name], _default(one))
            for one in dataclasses.fields(kind)
        ),
        config,
        None if tag is None else (config.tag_field or "type", tag),
    )
