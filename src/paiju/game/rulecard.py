"""Rule cards (规则卡): the rules of a table as a short code that can be read again.

A code is `GAME.PRESET~` and a body: the form's version, five signs for each switch that differs
from the preset, and two check signs. A switch is named by three signs made from its name, a value
by two, so that switches may be added and reordered and old codes still say what they said.

>>> from paiju.game import find
>>> game = find("guandan")
>>> write_card(game, "official", game.parse({"preset": "official", "a_tries": 0}))
'guandan.official~1nae00qy'
>>> read_card("guandan.official~1nae00qy").rules.a_tries
0
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from paiju.game.refusal import Fact, Refusal, Refused
from paiju.game.registry import AnyGame, find
from paiju.game.rules import RulesLike, Switch, differences, switches, to_json

VERSION: Final = "1"
LONGEST: Final = 400
_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_CODE: Final = re.compile(rf"([a-z0-9_]+)\.([a-z0-9_]+)~([{_SIGNS}])([{_SIGNS}]*)([{_SIGNS}]{{2}})")
_NAME: Final = 3
_VALUE: Final = 2
# A prime below 32²: every single wrong sign and every swap of neighbours changes the remainder.
_PRIME: Final = 1021


@dataclass(frozen=True, slots=True)
class RuleCard:
    """The rules of a table: a game, a preset, and all switches."""

    game: AnyGame
    preset: str
    rules: RulesLike

    @property
    def code(self) -> str:
        """The short code."""
        return write_card(self.game, self.preset, self.rules)

    @property
    def changed(self) -> Mapping[str, str | int]:
        """The switches that differ from the preset, with their values."""
        return differences(to_json(self.rules), self.game.presets[self.preset])


def _signs(number: int, count: int) -> str:
    """Write a number in so many signs."""
    return "".join(_SIGNS[number >> 5 * place & 31] for place in reversed(range(count)))


def _number(signs: str) -> int:
    """Read a number."""
    total = 0
    for sign in signs:
        total = total * 32 + _SIGNS.index(sign)
    return total


def _mark(word: str, count: int) -> str:
    """Make so many signs from a word."""
    return _signs(int.from_bytes(hashlib.sha256(word.encode()).digest()[:8], "big"), count)


def _check(head: str) -> str:
    """Return the signs that tell whether a code was altered."""
    return _signs(int.from_bytes(head.encode(), "big") % _PRIME, 2)


def _value_signs(switch: Switch, value: str | int) -> str:
    """Write the value of a switch: a bounded number as it is, a choice by its name."""
    if switch.values:
        return _mark(str(value), _VALUE)
    assert isinstance(value, int)
    return _signs(value, _VALUE)


def signs(rules: RulesLike) -> dict[str, str]:
    """Return the switches by the signs that name them; `ValueError` where two share theirs.

    Their values must differ too, and numbers must fit: a law that games are tested for.
    """
    found: dict[str, str] = {}
    for name, switch in switches(rules).items():
        mark = _mark(name, _NAME)
        values = {_mark(str(one.value), _VALUE) for one in switch.values}
        if mark in found or len(values) < len(switch.values):
            raise ValueError(f"the switch {name} cannot be told from another in a rule card")
        if switch.low < 0 or switch.high >= 32**_VALUE:
            raise ValueError(f"the switch {name} has numbers that no rule card can hold")
        found[mark] = name
    return found


def write_card(game: AnyGame, preset: str, rules: RulesLike) -> str:
    """Return the code of rules, beside a preset."""
    changed = differences(to_json(rules), game.presets[preset])
    known = switches(rules)
    parts = sorted(
        mark + _value_signs(known[name], changed[name])
        for mark, name in signs(rules).items()
        if name in changed
    )
    head = f"{game.name}.{preset}~{VERSION}{''.join(parts)}"
    return head + _check(head)


def _refused(code: str, **facts: Fact) -> Refused:
    """Refuse a code."""
    return Refused(Refusal(code, facts=facts))


def _read_value(switch: Switch, mark: str) -> str | int:
    """Read the value of a switch; a number may be out of range, which its parser tells."""
    if not switch.values:
        return _number(mark)
    for one in switch.values:
        if _mark(str(one.value), _VALUE) == mark:
            return _plain(one)
    raise _refused("card_value", part=mark)


def _plain(value: Enum) -> str | int:
    """Return the plain value of a choice."""
    plain: str | int = value.value
    return plain


def _read_switches(rules: RulesLike, body: str) -> dict[str, object]:
    """Read the switches of a code, each at most once."""
    known, declared = signs(rules), switches(rules)
    width = _NAME + _VALUE
    read: dict[str, object] = {}
    if len(body) % width:
        raise _refused("card_altered")
    for start in range(0, len(body), width):
        mark, value = body[start : start + _NAME], body[start + _NAME : start + width]
        name = known.get(mark)
        if name is None:
            raise _refused("card_switch", part=mark)
        if name in read:
            raise _refused("card_altered")
        read[name] = _read_value(declared[name], value)
    return read


def read_card(code: str) -> RuleCard:
    """Read a code, whatever the case of its letters; `Refused` where it says nothing sure."""
    text = code.strip().lower()
    found = _CODE.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise _refused("card_form", given=code.strip()[:40])
    name, preset, version, body, check = found.groups()
    if _check(text.removesuffix(check)) != check:
        raise _refused("card_altered")
    if version != VERSION:
        raise _refused("card_version", given=version, known=VERSION)
    game = find(name)
    if preset not in game.presets:
        raise _refused("unknown_preset", preset=preset[:40], known=tuple(game.presets))
    given = _read_switches(game.presets[preset], body)
    return RuleCard(game, preset, game.parse({"preset": preset, **given}))
