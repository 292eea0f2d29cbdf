"""Lessons and daily puzzles: a moment to look at, to ask about, and to answer with a move.

The server keeps nothing of it: an address names the moment, and every question is answered anew.
"""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Final, cast

from paiju.bots import Reason
from paiju.game import Move, Refused
from paiju.learn.lessons import advice, attempt, lesson, scene_at
from paiju.learn.puzzles import Solution, puzzle_of, reason_of, scene_of, solve
from paiju.learn.scenes import Scene
from paiju.server.history.replays import in_turns
from paiju.server.http.route import Call, Path, Stop
from paiju.wire.answers import alternatives, answer, read_move, write_advice, write_reason
from paiju.wire.commands import Ask
from paiju.wire.pushes import Advice, Answer
from paiju.wire.scenes import (
    SceneAsk,
    SceneJudged,
    SceneKind,
    SceneMove,
    SceneShown,
    write_scene,
    write_scene_room,
)
from paiju.wire.views import write_move, write_refusal

_DIGITS: Final = re.compile(r"\d{1,3}", re.ASCII)
_ASKED: Final = "scene-ask"


@dataclass(frozen=True, slots=True)
class Moment:
    """A scene and how answers to it are judged."""

    scene: Scene
    preset: str
    key: str | None
    last: int | None
    task: bool
    judge: Callable[[Move], SceneJudged]
    advise: Callable[[], tuple[Move, Reason]]


def _solved(solution: Solution) -> SceneJudged:
    """Write what an answer to a puzzle is worth."""
    return SceneJudged(
        right=solution.right,
        behind=solution.behind,
        error=solution.error,
        unit=solution.unit.name,
        best=write_move(solution.best),
        reason=write_reason(solution.reason),
    )


def _puzzle(game: str, at: str) -> Moment:
    """Find the puzzle of a day."""
    try:
        day = date.fromisoformat(at)
    except ValueError:
        raise Stop(404, "scene.unknown") from None
    puzzle = puzzle_of(game, day)
    if puzzle is None:
        raise Stop(404, "scene.unknown")
    return Moment(
        scene_of(puzzle),
        puzzle.preset,
        None,
        None,
        True,
        lambda move: _solved(solve(puzzle, move)),
        lambda: (puzzle.best, reason_of(puzzle)),
    )


def _lesson(game: str, at: str) -> Moment:
    """Find a step of a lesson."""
    taught = lesson(game)
    number = int(at) if _DIGITS.fullmatch(at) else 0
    if taught is None or not 1 <= number <= len(taught.steps):
        raise Stop(404, "scene.unknown")
    scene = scene_at(taught, number)
    step = taught.steps[number - 1]

    def judge(move: Move) -> SceneJudged:
        tried = attempt(taught, number, move)
        why = write_reason(tried.reason)
        return SceneJudged(right=tried.right, best=write_move(tried.task), reason=why)

    return Moment(
        scene,
        taught.preset,
        f"{game}.{step.key}",
        len(taught.steps),
        step.task is not None,
        judge,
        lambda: advice(taught, number),
    )


_KINDS: Final = {"learn": _lesson, "puzzle": _puzzle}


async def _find(call: Call, *, asked: bool = False) -> Moment:
    """Find the moment of an address, one with a task where something is asked about it."""
    find = _KINDS.get(call.path("kind"))
    if find is None:
        raise Stop(404, "server.unknown")
    # The first to come waits until all moments of a game are read, and nobody else does.
    moment = await asyncio.to_thread(find, call.path("game"), call.path("at"))
    if asked and not moment.task:
        raise Stop(409, "scene.no_task")
    return moment


async def shown(call: Call) -> SceneShown:
    """Give a step of a lesson, or the puzzle of a day."""
    moment = await _find(call)
    game, seat, states = moment.scene.game, moment.scene.seat, moment.scene.states
    since = [moment.scene.seen, *(len(state.log) for state in states[:-1])]
    first = 100 * int(call.path("at")) if moment.last else 0
    hand = f"{call.path('kind')}-{call.path('game')}"
    return SceneShown(
        kind=cast("SceneKind", call.path("kind")),
        game=game.name,
        at=call.path("at"),
        key=moment.key,
        last=moment.last,
        task=moment.task,
        room=write_scene_room(game, moment.scene.view, moment.preset),
        tables=await in_turns(
            write_scene(game, state, seat, first + number, before, hand)
            for number, (state, before) in enumerate(zip(states, since, strict=True))
        ),
    )


async def ask(call: Call) -> Answer:
    """Tell what chosen cards are, whether they may be played, and why not."""
    wish = call.body(SceneAsk)
    scene = (await _find(call, asked=True)).scene
    question = Ask(id=_ASKED, cards=wish.cards, act=wish.act, number=wish.number)
    return answer(scene.game, scene.state, scene.seat, question, 0)


async def judge(call: Call) -> SceneJudged:
    """Judge a move."""
    moment = await _find(call, asked=True)
    scene = moment.scene
    move: Move | None = None
    try:
        move = read_move(scene.game, call.body(SceneMove).move)
        return moment.judge(move)
    except Refused as error:
        wanted = () if move is None else move.cards
        others = alternatives(scene.game, scene.state, scene.seat, wanted, 1)
        return SceneJudged(
            right=False,
            refusal=write_refusal(error.refusal),
            alternative=others[0] if others else None,
        )


async def hint(call: Call) -> Advice:
    """Give the answer away."""
    moment = await _find(call, asked=True)
    return write_advice(*moment.advise())


PATHS = (
    Path("GET", "/api/scenes/{kind}/{game}/{at}", shown, SceneShown),
    Path("POST", "/api/scenes/{kind}/{game}/{at}/ask", ask, Answer, SceneAsk),
    Path("POST", "/api/scenes/{kind}/{game}/{at}/move", judge, SceneJudged, SceneMove),
    Path("POST", "/api/scenes/{kind}/{game}/{at}/hint", hint, Advice),
)
