"""Fuzz the reader of rules: any mapping is read, and reads as written, or refused."""

from fuzz.driver import main
from paiju.game import Chance, Refused, games
from paiju.game.rules import switches, to_json

_VALUES: tuple[object, ...] = (
    None, True, False, 0, 1, 2, 6, -1, 1 << 80, 2.0, "", "on", "off", "shown", "S", "x" * 999,
    [], {}, (), b"on", float("nan"),
)  # fmt: skip
_NAMES = ("preset", "", "no such", "x" * 999, "__class__")


def target(chance: Chance) -> str:
    """Read one mapping."""
    known = tuple(games().values())
    game = known[chance.below(len(known))]
    presets = tuple(game.presets)
    names = (*switches(game.presets[presets[0]]), *_NAMES)
    given: dict[str, object] = {"preset": presets[chance.below(len(presets))]}
    for _ in range(chance.below(4)):
        name = names[chance.below(len(names))]
        given[name] = _VALUES[chance.below(len(_VALUES))]
    try:
        rules = game.parse(given)
    except Refused as error:
        return error.refusal.code
    assert game.parse({**to_json(rules)}) == rules
    return "read"


if __name__ == "__main__":
    main(target)
