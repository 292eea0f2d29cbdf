"""The JSON schema of what the views of all games show, made from what their profiles declare."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from paiju.game import games
from paiju.game.fact_types import SHOWN, FactType
from paiju.wire.views import UNSENT

Schema: TypeAlias = dict[str, Any]

_PLAIN: Final[Mapping[str, str]] = {
    "flag": "boolean",
    "number": "integer",
    "count": "integer",
    "seat": "integer",
    "card": "string",
    "rank": "string",
    "suit": "string",
    "word": "string",
}


def _parts(kind: FactType) -> Schema:
    """Describe a fact with parts that have names."""
    properties = {name: _described([part]) for name, part in kind.parts.items()}
    return {"type": "object", "properties": properties, "required": list(properties)}


def _filled(kind: FactType) -> Schema:
    """Describe a fact that tells something."""
    if kind.member is not None:
        member = _described([kind.member])
        if kind.form == "list":
            return {"type": "array", "items": member}
        return {"type": "object", "additionalProperties": member}
    if kind.form != "parts":
        return {"type": _PLAIN[kind.form]}
    return {"$ref": "#/$defs/Shown"} if kind.parts == SHOWN.parts else _parts(kind)


def _described(kinds: Iterable[FactType]) -> Schema:
    """Describe a fact that is of one of some types."""
    found: list[Schema] = []
    nothing: list[Schema] = []
    for kind in kinds:
        if (filled := _filled(kind)) not in found:
            found.append(filled)
        if kind.optional:
            nothing = [{"type": "null"}]
    every = found + nothing
    return every[0] if len(every) == 1 else {"anyOf": every}


def _merged(declared: Iterable[Mapping[str, FactType]]) -> Schema:
    """Describe the facts of several games by name; a game has some of them, none has all."""
    kinds: dict[str, list[FactType]] = {}
    for facts in declared:
        for name, kind in facts.items():
            kinds.setdefault(name, []).append(kind)
    sent = sorted(kinds.keys() - UNSENT)
    return {"type": "object", "properties": {name: _described(kinds[name]) for name in sent}}


def definitions() -> dict[str, Schema]:
    """Return the definitions of what views show everybody, and one seat besides."""
    profiles = [game.profile for game in games().values()]
    return {
        "Facts": {
            "description": "What views show everybody; the game says which of it.",
            **_merged(profile.facts for profile in profiles),
        },
        "PrivateFacts": {
            "description": "What views show one seat besides; the game says which of it.",
            **_merged(profile.private for profile in profiles),
        },
        "Shown": {"description": "Cards, and whose they are.", **_parts(SHOWN)},
    }
