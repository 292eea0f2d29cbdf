"""The same moves give the same states in every process."""

import os
import subprocess
import sys

PROGRAM = """
from hashlib import sha256
from itertools import islice
from paiju.testing import plain, walk
from tests.laws.cases import GAMES

told = sha256()
for name, game in GAMES.items():
    for preset, rules in game.presets.items():
        for turn in islice(walk.turns(game, rules, 5), 80):
            told.update(turn.after.fingerprint.encode())
            # A burial of seven cards can be made in millions of ways.
            first = list(islice(game.legal(turn.state, turn.seat), 100))
            told.update(plain.text(first).encode())
            told.update(plain.text(game.view(turn.after, turn.seat)).encode())
print(told.hexdigest())
"""


def digest(hash_seed: str) -> str:
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."}
    command = [sys.executable, "-c", PROGRAM]
    told = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    return told.stdout


def test_hash_seeds_change_nothing() -> None:
    digests = {digest(seed) for seed in ("0", "12345")}
    assert len(digests) == 1
