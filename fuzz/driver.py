"""What every fuzzer shares: mutation of texts, and the loop."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from paiju.game import Chance, Dice

Target: TypeAlias = Callable[[Chance], str]
"""Try one random input; return a word for what came of it, raise for a fault."""

_SCRAPS = (
    "", " ", "\n", "\0", "-", "0", "9" * 40, "{", "}", "[", "[" * 2000, '"', ":", ",", "null",
    "true", "NaN", "1e999", "\ud800", "é", "牌", "S5", "JB", "as=", "n=", "sum ", "\u2028",
)  # fmt: skip


def mutate(text: str, chance: Chance) -> str:
    """Change a text in one to four places: cut, repeat, insert, replace, swap."""
    for _ in range(1 + chance.below(4)):
        start = chance.below(len(text) + 1)
        end = min(len(text), start + chance.below(12))
        scrap = _SCRAPS[chance.below(len(_SCRAPS))]
        kind = chance.below(5)
        if kind == 0:
            text = text[:start] + text[end:]
        elif kind == 1:
            text = text[:end] + text[start:]
        elif kind == 2:
            text = text[:start] + scrap + text[start:]
        elif kind == 3:
            text = text[:start] + scrap + text[end:]
        else:
            text = text[:start] + text[start:end][::-1] + text[end:]
    return text


def run(target: Target, runs: int, seed: int) -> Counter[str]:
    """Try so many inputs and count what came of them."""
    counted: Counter[str] = Counter()
    for number in range(runs):
        try:
            counted[target(Dice(seed + number))] += 1
        except Exception:
            print(f"fault at --seed {seed + number} --runs 1", file=sys.stderr)
            raise
    return counted


def main(target: Target) -> None:
    """Read the options and fuzz."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for word, count in sorted(run(target, given.runs, given.seed).items()):
        print(f"{word:24}{count:>10}")
