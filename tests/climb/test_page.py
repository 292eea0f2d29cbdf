"""The example in docs/kits/climb.md runs, and is the 斗地主 that the kit is tested with."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from paiju.climb.kernel.shapes import Shapes
from paiju.game import Dice
from tests.climb.books import OWN_TYPES, doudizhu
from tests.climb.hands import combos_of, crowded_hand, hand_with_bodies
from tests.oracles.climb import subsets

PAGE = (Path(__file__).parents[2] / "docs/kits/climb.md").read_text("utf-8")


def test_the_example_is_the_game_of_the_tests() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    case, shapes = doudizhu(), names["shapes"]
    assert isinstance(shapes, Shapes)
    assert set(OWN_TYPES[:4]) <= set(names["WORDS"].values())
    assert names["WORDS"].items() <= case.types.items()
    shown = replace(case, shapes=shapes)
    assert shapes.order == case.shapes.order
    for seed in range(8):
        for dealt in (crowded_hand, hand_with_bodies):
            for cards in subsets(dealt(case, 10, Dice(seed))):
                assert sorted(combos_of(shown, cards)) == sorted(combos_of(case, cards))
