"""The rules of a table as text, made from its switches."""

from dataclasses import dataclass

from paiju.game import AnyGame
from paiju.game.rules import RulesLike, switches, to_json
from paiju.text.catalogue import Catalogue, catalogue
from paiju.text.sentences import show


@dataclass(frozen=True, slots=True)
class Line:
    """One house rule: the switch, what it is called, what it is set to, and its clause."""

    switch: str
    name: str
    value: str
    clause: str
    changed: bool
    """Whether the table differs here from the preset."""
    usual: str
    """What the preset sets it to."""


def setting(words: Catalogue, switch: str, value: str | int, game: str) -> str:
    """Return what a value of a switch means."""
    found = words.find("value", switch, str(value)) or words.find("value", str(value))
    if found is not None:
        return found
    noun = words.find("value", switch, "noun")
    return show(value, words.lang, f"n {noun}" if noun else "", game)


def describe(game: AnyGame, rules: RulesLike, lang: str, preset: str = "") -> tuple[Line, ...]:
    """Return the rules of a table line by line, beside a preset, by default the first."""
    words = catalogue(lang, game.name)
    base = to_json(game.presets[preset or next(iter(game.presets))])
    clauses = {name: switch.clause for name, switch in switches(rules).items()}
    return tuple(
        Line(
            switch,
            words.find("switch", switch) or switch,
            setting(words, switch, value, game.name),
            clauses[switch],
            base[switch] != value,
            setting(words, switch, base[switch], game.name),
        )
        for switch, value in to_json(rules).items()
    )
