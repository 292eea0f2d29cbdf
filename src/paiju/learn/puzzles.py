"""Puzzles: a moment of a simulated hand at which one play is clearly best.

They are `puzzles.jsonl` of a game, one a line, made by `paiju puzzles`. A puzzle tells what every
legal move is worth beside the best, so that an answer needs no search.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from paiju.bots.explain import explain
from paiju.bots.reasons import Reason
from paiju.game import (
    Dice,
    Measure,
    Move,
    Refusal,
    Refused,
    deal_from_seed,
    find,
    format_move,
    parse_move,
)
from paiju.game.registry import brought
from paiju.learn.scenes import Made, Scene, parse_made, play_on


@dataclass(frozen=True, slots=True)
class Worth:
    """A legal move, and how far it is behind the best, in the game's unit, with its error."""

    move: Move
    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment with its answer: the first move is the best, those as good as it are not behind."""

    game: str
    preset: str
    seed: int
    moves: tuple[Made, ...]
    seat: int
    mark: str
    """The fingerprint of the moment: it finds an engine that has changed."""
    options: tuple[Worth, ...]

    @property
    def best(self) -> Move:
        """The answer."""
        return self.options[0].move


@dataclass(frozen=True, slots=True)
class Solution:
    """What an answer is worth, the best one, and what that is good for."""

    right: bool
    behind: float
    error: float
    unit: Measure
    best: Move
    reason: Reason


def format_puzzle(puzzle: Puzzle) -> str:
    """Write a puzzle on one line."""
    return json.dumps(
        {
            "game": puzzle.game,
            "preset": puzzle.preset,
            "seed": puzzle.seed,
            "moves": [f"{made.seat} {format_move(made.move)}" for made in puzzle.moves],
            "seat": puzzle.seat,
            "mark": puzzle.mark,
            "options": [
                [format_move(one.move), round(one.behind, 3), round(one.error, 3)]
                for one in puzzle.options
            ],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def parse_puzzle(line: str) -> Puzzle:
    """Read what `format_puzzle` writes."""
    held: Mapping[str, Any] = json.loads(line)
    return Puzzle(
        game=held["game"],
        preset=held["preset"],
        seed=held["seed"],
        moves=tuple(map(parse_made, held["moves"])),
        seat=held["seat"],
        mark=held["mark"],
        options=tuple(
            Worth(parse_move(move), behind, error) for move, behind, error in held["options"]
        ),
    )


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, none where it brings none."""
    file = brought(game, "puzzles.jsonl")
    return () if file is None else tuple(map(parse_puzzle, file.read_text("utf-8").splitlines()))


def puzzle_of(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day: each has its turn; None where a game has none."""
    known = puzzles(find(game).name)
    return known[day.toordinal() % len(known)] if known else None


@cache
def scene_of(puzzle: Puzzle) -> Scene:
    """Play a puzzle's hand to its moment; `Refused` where the engine has changed since."""
    game = find(puzzle.game)
    rules = game.presets[puzzle.preset]
    deal = deal_from_seed(puzzle.seed, game.deck(rules))
    states = play_on(game, game.begin(rules, game.opening(rules), deal), puzzle.moves)
    if states[-1].fingerprint != puzzle.mark:
        raise Refused(Refusal("record_state", facts={"line": 0, "seat": puzzle.seat}))
    return Scene(game, puzzle.seat, states[-1:], len(states[-1].log))


def reason_of(puzzle: Puzzle) -> Reason:
    """Tell what the answer is good for."""
    scene = scene_of(puzzle)
    view = scene.view
    return explain(scene.game, view, scene.game.guess(view, Dice(0)), puzzle.best)


def solve(puzzle: Puzzle, move: Move) -> Solution:
    """Judge an answer; `Refused` where the move is not legal."""
    scene = scene_of(puzzle)
    refusal = scene.game.check(scene.state, scene.seat, move)
    if refusal is not None:
        raise Refused(refusal)
    worth = next(one for one in puzzle.options if one.move == move)
    return Solution(
        right=worth.behind == 0,
        behind=worth.behind,
        error=worth.error,
        unit=scene.game.profile.measure,
        best=puzzle.best,
        reason=reason_of(puzzle),
    )
