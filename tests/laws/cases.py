"""Every game and rule book that the laws are held against."""

import pytest

from paiju.game import AnyGame, games
from paiju.game.rules import RulesLike
from paiju.testing.variants import variants
from paiju.text import rulebook
from tests import toy

GAMES: dict[str, AnyGame] = {"toy": toy.game, **games()}

# Events that may tell what was hidden until then, because the rules want it told.
REVEALS: dict[str, frozenset[str]] = {
    # The kitty is turned up, at last with what was buried; another hand has stopped a throw.
    "friends": frozenset({"kitty_flipped", "throw_stopped", "kitty_kept", "kitty_caught"}),
    # A kitty card is turned over; another hand has stopped a throw.
    "xiaoer": frozenset({"trump_drawn", "throw_stopped"}),
    # Another hand has stopped a throw; what lay face down is turned up, at last what was buried.
    "shandong": frozenset(
        {
            "throw_stopped",
            "trump_revealed",
            "cards_revealed",
            "cards_returned",
            "kitty_won",
            "kitty_kept",
        }
    ),
}

PRESETS = [
    pytest.param(game, rules, id=f"{name}-{preset}")
    for name, game in GAMES.items()
    for preset, rules in game.presets.items()
]
VARIANTS = [
    pytest.param(game, rules, id=f"{name}-{variant}")
    for name, game in GAMES.items()
    for variant, rules in variants(game)
    if variant not in game.presets
]


def clauses(game: AnyGame) -> frozenset[str]:
    """Read the clauses that both languages of a rule book have."""
    if game.name == "toy":
        return toy.CLAUSES
    books = [{one.number for one in rulebook.clauses(game.name, lang)} for lang in ("zh", "en")]
    return frozenset(f"{game.name}.{clause}" for clause in set.intersection(*books))


__all__ = ["GAMES", "PRESETS", "REVEALS", "VARIANTS", "AnyGame", "RulesLike", "clauses"]
