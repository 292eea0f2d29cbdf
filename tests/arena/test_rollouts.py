"""Many hands at once, and the value function that is trained on them."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from paiju.arena.rollouts import Asked, Numbers, rollouts
from paiju.envs.moves import decode_move
from paiju.envs.sight import layout
from paiju.game import Move, find
from paiju.game.reading import TYPES
from tests.lint.tree import ROOT


@pytest.mark.parametrize("name", ["gandengyan", "xiaoer"])
def test_the_same_seed_gives_the_same_hands(name: str) -> None:
    game = find(name)
    rules = next(iter(game.presets.values()))
    once, again = (rollouts(game, rules, 4, seed=3, keep=True) for _ in range(2))
    other = rollouts(game, rules, 4, seed=4, keep=True)
    assert (once.rows == again.rows).all()
    assert (once.gains == again.gains).all()
    assert once.rows.shape != other.rows.shape or (once.rows != other.rows).any()
    assert once.steps.sum() == len(once.rows) == len(once.moves) == len(once.returns)
    assert once.winners.any(axis=1).all()


def test_decisions_belong_to_their_hand_and_seat() -> None:
    game = find("gandengyan")
    rules = game.presets["house"]
    played = rollouts(game, rules, 3, seed=1, keep=True)
    for at in range(len(played.rows)):
        move = decode_move(played.moves[at], TYPES)
        held = played.rows[at][layout(4)["hand"]]
        assert all(held[card.code] >= move.cards.count(card) for card in move.cards)
        assert played.returns[at] == played.gains[played.hands[at], played.seats[at] - 1]
    # The last play of a hand is its winner's.
    for hand in range(3):
        last = np.flatnonzero(played.hands == hand)[-1]
        assert played.winners[hand, played.seats[last] - 1]


def test_one_call_chooses_for_all_tables() -> None:
    game = find("gandengyan")
    batches: list[int] = []

    def pass_on(asked: Asked) -> Numbers:
        batches.append(len(asked.rows))
        assert asked.mask.any(axis=1).all()
        assert (asked.moves[~asked.mask] == 0).all()
        moves = [[decode_move(row, TYPES) for row in rows] for rows in asked.moves[:, :1]]
        assert all(isinstance(row[0], Move) for row in moves)
        return np.asarray(asked.mask.sum(axis=1) - 1, np.int64)

    played = rollouts(game, game.presets["house"], 5, choose=pass_on)
    assert batches[0] == 5
    assert len(batches) == played.steps.max()
    assert sum(batches) == played.steps.sum()
    assert len(played.rows) == 0


@pytest.mark.parametrize(("hands", "most"), [(0, 4), (1, 0)])
def test_nothing_cannot_be_played(hands: int, most: int) -> None:
    game = find("gandengyan")
    with pytest.raises(ValueError, match="at least one"):
        rollouts(game, game.presets["house"], hands, most=most)


def test_the_example_trains_and_draws(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("train_value", ROOT / "examples/train_value.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    line = ["--generations", "2", "--hands", "8", "--test", "1", "--out", str(tmp_path)]
    curve = script.main(line)
    assert [point.generation for point in curve] == [0, 1, 2]
    assert curve[2].error < curve[1].error
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    with np.load(tmp_path / "value.npz") as weights:
        assert set(weights) >= {"view", "move", "bias", "out", "last"}
