"""A copied table is the same table, to the last field, and nobody else's."""

import pytest

from paiju.game import AnyGame, Dice
from paiju.testing import walk
from tests.laws.cases import PRESETS, RulesLike

FORGOTTEN = {
    # What the last move did, for its events alone: a copy is made for the next one.
    "gandengyan": {"drawn", "shuffled"},
    # A copy opens the trick anew from its lead; between tricks nothing of it counts.
    "friends": {"play.trick"},
    "shandong": {"play.trick"},
}


def names(thing: object) -> set[str]:
    """Name the fields of an object; a compiled one has them on its class."""
    found = getattr(thing, "__dict__", None) or dir(type(thing))
    return {
        name for name in found if not name.startswith("__") and not callable(getattr(thing, name))
    }


def differences(one: object, other: object, path: str = "") -> set[str]:
    """Name the fields in which two objects differ; what they share cannot differ."""
    if one is other or isinstance(one, int | str):
        return set() if one == other else {path}
    try:
        pairs = list(zip(one, other, strict=True))  # type: ignore[call-overload]
    except TypeError:
        if names(one) != names(other):
            return {path}
        return {
            wrong
            for name in names(one)
            for wrong in differences(
                getattr(one, name), getattr(other, name), f"{path}.{name}".lstrip(".")
            )
        }
    except ValueError:
        return {path}
    return {wrong for a, b in pairs for wrong in differences(a, b, path)}


def is_forgotten(game: AnyGame, path: str) -> bool:
    """Return whether a field need not be the same in a copy."""
    return any(f"{path}.".startswith(f"{part}.") for part in FORGOTTEN.get(game.name, ()))


@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_every_field_survives_a_copy(game: AnyGame, rules: RulesLike) -> None:
    changing: set[str] = set()
    for seed in range(3):
        first = walk.arrive(game, rules, seed).table
        for state in walk.states(game, rules, seed):
            wrong = differences(state.table, state.table.copy())
            assert not [path for path in wrong if not is_forgotten(game, path)]
            assert state.table.copy().pack() == state.table.pack()
            changing |= differences(first, state.table)
    # Else the hands would not prove much.
    assert len(changing) > 3


@pytest.mark.parametrize(("game", "rules"), PRESETS)
def test_a_move_changes_nothing_that_was_copied_from(game: AnyGame, rules: RulesLike) -> None:
    for turn in walk.walk(game, walk.arrive(game, rules, 1), Dice(1)):
        kept = turn.state.table.copy()
        game.apply(turn.state, turn.seat, turn.move)
        wrong = differences(kept, turn.state.table)
        assert not [path for path in wrong if not is_forgotten(game, path)]


def test_a_field_that_is_not_copied_is_found() -> None:
    class Table:
        def __init__(self) -> None:
            self.turn = 0
            self.hands = [1, 2]

    one, other = Table(), Table()
    assert differences(one, other) == set()
    one.turn, one.hands[1] = 1, 3
    assert differences(one, other) == {"turn", "hands"}
