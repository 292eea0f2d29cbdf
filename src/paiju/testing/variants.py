"""Rules to test with: the presets, and every rule book one switch away from one."""

from collections.abc import Iterator
from enum import Enum

from paiju.game import AnyGame, Refused
from paiju.game.rules import RulesLike, switches, to_json


def variants(game: AnyGame) -> Iterator[tuple[str, RulesLike]]:
    """Give rules with a name for each: every preset, with every single switch set otherwise."""
    made: dict[RulesLike, str] = {}
    for name, preset in game.presets.items():
        made.setdefault(preset, name)
        for switch, bounds in switches(preset).items():
            values = bounds.values or (bounds.low, bounds.high)
            for value in values:
                plain = value.value if isinstance(value, Enum) else value
                try:
                    rules = game.parse({**to_json(preset), switch: plain})
                except Refused:
                    continue
                made.setdefault(rules, f"{name}-{switch}-{plain}")
    yield from ((name, rules) for rules, name in made.items())
