"""Play the seeded hands of one game and print what came out, as JSON.

Arguments: the folder that holds the package, `module:object` of the game, hands per preset.
"""

import importlib
import json
import sys


def main() -> None:
    """Play and print."""
    folder, target, hands = sys.argv[1:]
    sys.path.insert(0, folder)
    module, _, attribute = target.partition(":")
    game = getattr(importlib.import_module(module), attribute)
    played = {}
    for preset, rules in game.presets.items():
        run = game.playouts(rules, 20261115, int(hands))
        played[preset] = [run.hands, run.steps, run.legal, run.digest]
    kernels = {
        name: str(module.__file__)
        for name, module in sys.modules.items()
        if name.startswith("paiju.") and name.rpartition(".")[0].endswith(".kernel")
    }
    print(json.dumps({"played": played, "kernels": kernels}))


if __name__ == "__main__":
    main()
