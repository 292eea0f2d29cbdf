"""Lessons and puzzles over HTTP: shown, asked about, answered; nothing is kept."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import httpx
import msgspec
import pytest

from paiju.game import games
from paiju.learn.lessons import lesson
from paiju.learn.puzzles import puzzle_of
from paiju.wire.scenes import SceneShown
from paiju.wire.views import write_move
from tests.server.browsing import browse, refused

DAY = "2026-11-16"


@pytest.fixture
def web(base: str) -> Iterator[httpx.Client]:
    with browse(f"{base}/api/scenes") as client:
        yield client


def wire(move: Any) -> Any:  # noqa: ANN401 - a move in JSON
    return {"move": msgspec.to_builtins(write_move(move))}


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_played_through(web: httpx.Client, game: str) -> None:
    found = lesson(game)
    assert found is not None
    seen: list[int] = []
    for number, step in enumerate(found.steps, 1):
        answer = web.get(f"/learn/{game}/{number}")
        shown = msgspec.json.decode(answer.content, type=SceneShown)
        assert (shown.key, shown.last) == (f"{game}.{step.key}", len(found.steps))
        assert shown.task == (step.task is not None)
        assert shown.room.you == found.seat
        seen += [table.seq for table in shown.tables]
        assert all(table.view.hands is None for table in shown.tables)
        if step.task is not None:
            assert shown.tables[-1].turn is not None
            told = web.post(f"/learn/{game}/{number}/move", json=wire(step.task)).json()
            assert told["right"]
            assert told["refusal"] is None
            hint = web.post(f"/learn/{game}/{number}/hint").json()
            assert hint["move"] == told["best"]
    assert seen == sorted(set(seen))


def test_a_wrong_move_gets_its_reason(web: httpx.Client) -> None:
    pair = {"move": {"act": "play", "cards": ["S2", "C2"]}}
    told = web.post("/learn/gandengyan/2/move", json=pair).json()
    assert not told["right"]
    assert told["refusal"] is None
    assert told["best"]["cards"] == ["C6"]
    assert told["reason"]["name"] == "lead_lowest"
    nonsense = {"move": {"act": "play", "cards": ["S8", "HA"]}}
    barred = web.post("/learn/gandengyan/2/move", json=nonsense).json()
    assert barred["refusal"]["code"] == "not_a_combination"
    assert barred["refusal"]["rule"].startswith("gandengyan.")
    assert barred["alternative"] is not None
    asked = web.post("/learn/gandengyan/2/ask", json={"cards": ["S2", "C2"]}).json()
    assert asked["choices"][0]["reading"]["type"] == "pair"


@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_judged(web: httpx.Client, game: str) -> None:
    puzzle = puzzle_of(game, date.fromisoformat(DAY))
    assert puzzle is not None
    shown = web.get(f"/puzzle/{game}/{DAY}").json()
    assert shown["task"]
    assert len(shown["tables"]) == 1
    best = web.post(f"/puzzle/{game}/{DAY}/move", json=wire(puzzle.best)).json()
    assert best["right"]
    assert best["behind"] == 0
    worst = web.post(f"/puzzle/{game}/{DAY}/move", json=wire(puzzle.options[-1].move)).json()
    assert not worst["right"]
    assert worst["behind"] > worst["error"] > 0
    assert worst["best"] == best["best"]
    assert "options" not in shown


def test_addresses_of_nothing_are_refused(web: httpx.Client) -> None:
    cases = {
        "/learn/gandengyan/0": (404, "scene.unknown"),
        "/learn/gandengyan/99": (404, "scene.unknown"),
        "/learn/gandengyan/two": (404, "scene.unknown"),
        "/learn/bridge/1": (400, "unknown_game"),
        "/puzzle/gandengyan/yesterday": (404, "scene.unknown"),
        "/puzzle/bridge/2026-11-16": (400, "unknown_game"),
        "/riddle/gandengyan/1": (404, "server.unknown"),
    }
    for address, expected in cases.items():
        assert refused(web.get(address)) == expected
    assert refused(web.post("/learn/gandengyan/1/hint")) == (409, "scene.no_task")
    bad = web.post("/learn/gandengyan/2/move", json={"cards": []})
    assert refused(bad) == (400, "server.request")
