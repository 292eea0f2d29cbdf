"""Lessons: a guided first hand of each game, one idea at a time.

They are `lesson.toml` of a game: a deal, and steps. A step plays some moves of a fixed hand, says
one thing (its key names the text), and where it has a task it asks for one move.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from paiju.bots.explain import explain
from paiju.bots.reasons import Reason
from paiju.game import AnyState, Dice, Move, Refused, deal_from_seed, find, parse_move
from paiju.game.registry import brought
from paiju.learn.scenes import Made, Scene, parse_made, play_on


@dataclass(frozen=True, slots=True)
class Step:
    """Moves that are shown, a text, and the move that is asked for, None where there is none."""

    key: str
    before: tuple[Made, ...]
    task: Move | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A fixed hand and what is said on the way."""

    game: str
    preset: str
    seed: int
    seat: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """Whether a legal move is the one that was asked for, that move, and what it is good for."""

    right: bool
    task: Move
    reason: Reason


def _step(held: Mapping[str, Any]) -> Step:
    """Read a step."""
    task = held.get("task")
    before = tuple(map(parse_made, held.get("before", ())))
    return Step(held["key"], before, None if task is None else parse_move(task))


@cache
def lesson(game: str) -> Lesson | None:
    """Return the first hand of a game, None where it brings none."""
    file = brought(find(game).name, "lesson.toml")
    if file is None:
        return None
    held = tomllib.loads(file.read_text("utf-8"))
    steps = tuple(map(_step, held["step"]))
    return Lesson(game, held["preset"], held["seed"], held["seat"], steps)


@cache
def _states(taught: Lesson) -> tuple[tuple[AnyState, ...], ...]:
    """Play a lesson through: for each step the states that it shows, its moment last."""
    game = find(taught.game)
    rules = game.presets[taught.preset]
    deal = deal_from_seed(taught.seed, game.deck(rules))
    state = game.begin(rules, game.opening(rules), deal)
    shown = []
    for step in taught.steps:
        shown.append(play_on(game, state, step.before))
        state = shown[-1][-1]
        if step.task is not None:
            state = game.apply(state, taught.seat, step.task).state
    return tuple(shown)


def scene_at(taught: Lesson, number: int) -> Scene:
    """Return what a step shows, steps counted from 1."""
    states = _states(taught)
    seen = states[max(0, number - 2)][-1 if number > 1 else 0]
    return Scene(find(taught.game), taught.seat, states[number - 1], len(seen.log))


def _asked(taught: Lesson, number: int) -> tuple[Scene, Move]:
    """Return the moment of a step and the move that it asks for."""
    task = taught.steps[number - 1].task
    if task is None:
        raise LookupError(f"step {number} asks for nothing")
    return scene_at(taught, number), task


def advice(taught: Lesson, number: int) -> tuple[Move, Reason]:
    """Return the move that a step asks for, and what it is good for."""
    scene, task = _asked(taught, number)
    view = scene.view
    return task, explain(scene.game, view, scene.game.guess(view, Dice(0)), task)


def attempt(taught: Lesson, number: int, move: Move) -> Tried:
    """Judge a move at a step; `Refused` with the engine's own reason where it is not legal."""
    scene, task = _asked(taught, number)
    refusal = scene.game.check(scene.state, scene.seat, move)
    if refusal is not None:
        raise Refused(refusal)
    return Tried(move == task, *advice(taught, number))
