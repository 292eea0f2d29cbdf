"""Play the seeded hands of one game, try moves out, and print what came out, as JSON.

Arguments: the folder that holds the package, `module:object` of the game, hands per preset.
"""

import importlib
import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paiju.game import AnyGame
    from paiju.game.rules import RulesLike

MOVES = 40
CLOSELY = 30
"""Worlds for a closer look that takes no longer: enough to learn from."""


def try_moves(game: "AnyGame", rules: "RulesLike") -> list[list[float]]:
    """Tell how some moves do in worlds amid a hand, at a glance and on a closer look."""
    from paiju.game import Dice, Skill, deal_from_seed
    from paiju.think import kernel_of

    thinker = kernel_of(game)
    state = game.begin(rules, game.opening(rules), deal_from_seed(3, game.deck(rules)))
    found = []
    for made in range(MOVES):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        ideas = thinker.list_ideas(state, seat, 3)
        if made % 8 == 0 and len(ideas) > 1:
            worlds = thinker.worlds(game.view(state, seat), ideas, Dice(made))
            for look, count in ((worlds, 3), (worlds.closer(), CLOSELY)):
                if look is not None:
                    ahead = look.compare(range(len(ideas)), 7, count // look.each or 3)
                    found.append([one.total for one in ahead])
        state = game.apply(state, seat, thinker.thumb(state, seat, Skill.EXPERT)).state
    return found


def main() -> None:
    """Play and print."""
    folder, target, hands = sys.argv[1:]
    sys.path.insert(0, folder)
    module, _, attribute = target.partition(":")
    game = getattr(importlib.import_module(module), attribute)
    played, tried = {}, {}
    for preset, rules in game.presets.items():
        run = game.thinker.playouts(rules, 20261115, int(hands))
        played[preset] = [run.hands, run.steps, run.legal, run.digest]
        tried[preset] = try_moves(game, rules)
    kernels = {
        name: str(module.__file__)
        for name, module in sys.modules.items()
        if name.startswith("paiju.") and ".kernel." in name and not hasattr(module, "__path__")
    }
    print(json.dumps({"played": played, "tried": tried, "kernels": kernels}))


if __name__ == "__main__":
    main()
