"""House rules as data: every switch an enum or a bounded number, with its clause.

A game declares a frozen dataclass whose fields are made by `choice`, `toggle` or `number`;
parsing is strict and reports every fault at once.
"""

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, Protocol, TypeVar

from paiju._arguments import expect
from paiju.game.refusal import Fact, Refusal, Refused

E = TypeVar("E", bound=Enum)


class Toggle(Enum):
    """A house rule that is on or off; not a boolean, so that a third choice can join it."""

    OFF = "off"
    ON = "on"

    def __bool__(self) -> bool:
        """Let a toggle be asked directly."""
        return self is Toggle.ON


@dataclass(frozen=True, slots=True)
class Switch:
    """What a field may be set to, and the clause that speaks of it."""

    clause: str
    values: tuple[Enum, ...] = ()
    low: int = 0
    high: int = 0


def choice(default: E, clause: str) -> E:
    """Declare a switch with the values of an enum."""
    made: E = field(default=default, metadata={"switch": Switch(clause, tuple(type(default)))})
    return made


def toggle(default: bool, clause: str) -> Toggle:
    """Declare a switch that is on or off."""
    return choice(Toggle.ON if default else Toggle.OFF, clause)


def number(default: int, low: int, high: int, clause: str) -> int:
    """Declare a switch with the whole numbers from low to high."""
    made: int = field(default=default, metadata={"switch": Switch(clause, (), low, high)})
    return made


class RulesLike(Protocol):
    """A frozen dataclass of switches."""

    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[object]]]

    def __hash__(self) -> int: ...


R = TypeVar("R", bound=RulesLike)


def switches(rules: type[RulesLike] | RulesLike) -> dict[str, Switch]:
    """Return the switches of a rules class by name."""
    return {made.name: made.metadata["switch"] for made in dataclasses.fields(rules)}


def to_json(rules: RulesLike) -> dict[str, str | int]:
    """Write every switch as a plain value."""
    plain: dict[str, str | int] = {}
    for name in switches(rules):
        value = getattr(rules, name)
        plain[name] = value.value if isinstance(value, Enum) else value
    return plain


def differences(rules: Mapping[str, str | int], preset: RulesLike) -> dict[str, str | int]:
    """Return the switches that are not as a preset has them, with their values."""
    usual = to_json(preset)
    return {name: value for name, value in rules.items() if usual[name] != value}


def digest(game: str, version: int, rules: RulesLike) -> str:
    """Return the SHA-256 of the rules in canonical JSON, with the game they belong to."""
    whole = {"game": game, "version": version, "rules": to_json(rules)}
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _counts(switch: Switch) -> bool:
    """Return whether a switch holds a number."""
    return all(isinstance(value.value, int) for value in switch.values)


def _read(name: str, switch: Switch, given: object) -> Enum | int | Refusal:
    """Read one value, or say why it cannot be taken."""
    shown: Fact = given if isinstance(given, int | str) else repr(given)[:40]
    if isinstance(given, bool):
        # As JSON writes it: a sentence would say yes or no.
        shown = str(given).lower()
    if _counts(switch) and (not isinstance(given, int) or isinstance(given, bool)):
        return Refusal("switch_number", switch.clause, {"switch": name, "given": shown})
    if switch.values:
        word = ("on" if given else "off") if isinstance(given, bool) else given
        for value in switch.values:
            # The enum's value may be a number (a kitty of 2): True must not pass for 1.
            if type(word) is type(value.value) and word == value.value:
                return value
        allowed = tuple(str(value.value) for value in switch.values)
        facts: dict[str, Fact] = {"switch": name, "given": shown, "allowed": allowed}
        return Refusal("switch_value", switch.clause, facts)
    assert isinstance(given, int)
    if not switch.low <= given <= switch.high:
        facts = {"switch": name, "given": shown, "low": switch.low, "high": switch.high}
        return Refusal("switch_range", switch.clause, facts)
    return given


def parse(presets: Mapping[str, R], default: str, given: Mapping[str, object]) -> R:
    """Read rules: an optional `preset` and any switches; `Refused` with every fault at once."""
    expect("given", given, Mapping, 'rules such as {"preset": "NAME"}')
    faults: list[Refusal] = []
    preset = given.get("preset", default)
    if not isinstance(preset, str) or preset not in presets:
        facts: dict[str, Fact] = {"preset": str(preset)[:40], "known": tuple(presets)}
        faults.append(Refusal("unknown_preset", "", facts))
        preset = default
    base = presets[preset]
    known = switches(base)
    changes: dict[str, Enum | int] = {}
    for name, value in given.items():
        if name == "preset":
            continue
        if name not in known:
            facts = {"switch": str(name)[:40], "known": tuple(known)}
            faults.append(Refusal("unknown_switch", "", facts))
            continue
        read = _read(name, known[name], value)
        if isinstance(read, Refusal):
            faults.append(read)
        else:
            changes[name] = read
    if faults:
        raise Refused(*faults)
    replace: Callable[..., R] = dataclasses.replace
    return replace(base, **changes)
