"""Nothing that strangers ask holds the loop: the worst questions that a search has found."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from paiju.game import games
from paiju.learn.lessons import lesson
from tests.server.browsing import browse
from tests.server.recorded import text_of

MOST = 20.0
"""Milliseconds for which the loop may stand."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PAIRS = [suit + rank for rank in RANKS[1:] for suit in "SC"]
GUANDAN = {
    "ask": "plays",
    "game": "guandan",
    "level": "2",
    "hand": ["H2", "H2", *PAIRS, "S3", "C3"],
}
GANDENGYAN = {"ask": "plays", "game": "gandengyan", "hand": ["JB", "JS", *PAIRS, "S2", "C2"]}
VOID = [f"{suit}{rank}" for suit in "CD" for rank in RANKS if rank not in ("2", "5")]
FOLLOWS = {
    "ask": "follows",
    "trump": "H",
    "lead": ["SA", "SA", "SK", "SK", "SQ", "SJ", "S10", "S9", "S8"],
    "hand": [*VOID, "H3", "H4", "H7", "H8"],
}
FRIENDS = {**FOLLOWS, "game": "friends", "level": "2"}
SHANDONG = {**FOLLOWS, "game": "shandong", "level": "5"}
XIAOER = {
    "ask": "follows",
    "game": "xiaoer",
    "trump": "H",
    "lead": ["SA"],
    "hand": [f"{suit}{rank}" for suit in "CD" for rank in RANKS[3:12]],
}
WORST = (GUANDAN, GANDENGYAN, FRIENDS, SHANDONG, XIAOER)
BODIES: dict[str, object] = {
    **{f"{question['game']} {question['ask']}": question for question in WORST},
    **{f"{question['game']} many": [question] * 60 for question in WORST},
    "one play each": [{**GUANDAN, "limit": 1}] * 200,
    "small": [{"ask": "order", "game": "guandan", "cards": []}] * 200,
    "rules": [{**GUANDAN, "rules": {f"no_{at}": at for at in range(20)}}] * 100,
}


@dataclass(frozen=True, slots=True)
class Watched:
    """A server in a process of its own that tells how long its loop stood."""

    process: subprocess.Popen[str]
    web: httpx.Client

    def stand(self, held: int = 0) -> float:
        """Return the longest stand since this was asked before, after holding the loop."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{held}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """Serve, with everything as it is right after a start."""
    command = [sys.executable, "-m", "tests.server.watched", str(tmp_path_factory.mktemp("data"))]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        with browse(process.stdout.readline().strip()) as web:
            web.timeout = httpx.Timeout(60)
            made = Watched(process, web)
            made.stand()
            yield made
        process.terminate()


def _steps(game: str) -> range:
    """Return the steps of a game's lesson."""
    taught = lesson(game)
    assert taught is not None
    return range(1, len(taught.steps) + 1)


def resummed(text: str) -> str:
    """Write the sum of a record anew."""
    above = text[: text.rindex("sum ")]
    return f"{above}sum {hashlib.sha256(above.encode()).hexdigest()}\n"


def test_the_watch_sees_a_loop_that_stands(watched: Watched) -> None:
    """Else all other tests would prove nothing."""
    assert watched.stand() < MOST
    assert watched.stand(held=30) >= 30


@pytest.mark.parametrize("name", BODIES)
def test_no_question_holds_the_loop(watched: Watched, name: str) -> None:
    answer = watched.web.post("/api/judge", json=BODIES[name])
    assert answer.status_code == 200
    assert len(answer.content) < 3_000_000
    if isinstance(BODIES[name], dict):
        assert "error" not in answer.json()
    assert watched.stand() < MOST


@pytest.mark.parametrize("question", WORST, ids=lambda question: question["game"])
def test_no_position_holds_the_loop(watched: Watched, question: dict[str, Any]) -> None:
    table = question.get("lead", ["S3"])
    position = {
        "game": question["game"],
        "level": question.get("level"),
        "trump": question.get("trump"),
        "table": table,
        "hand": question["hand"],
        "cards": question["hand"][: len(table)],
    }
    assert watched.web.post("/api/try", json=position).status_code == 200
    assert watched.stand() < MOST


@pytest.mark.parametrize("game", games())
def test_no_record_holds_the_loop(watched: Watched, game: str) -> None:
    text = text_of(game)
    lines = text.split("\n")
    many = "\n".join([*lines[:8], *lines[8:-2] * 100])[:59_000]
    brought = {
        "right": text,
        "many moves": resummed(f"{many[: many.rindex(chr(10))]}\nsum "),
        "short moves": resummed("\n".join([*lines[:8], *["1 - 0123456789abcdef"] * 2700, "sum "])),
        "many cards": resummed(
            "\n".join([*lines[:8], f"1 {'S3 ' * 18_000}0123456789abcdef\nsum "])
        ),
        "long deal": resummed("\n".join([*lines[:5], f"{lines[5]}{' S3' * 18_000}", *lines[6:]])),
    }
    for name, record in brought.items():
        status = 200 if name == "right" else 400
        assert watched.web.post("/api/replay", json={"record": record}).status_code == status, name
        asked = {"record": record, "step": 0, "seat": 1, "cards": ["S3", "S4", "S5"]}
        assert watched.web.post("/api/replay/ask", json=asked).status_code == status, name
        watched.web.post("/api/coach", content=record)
        assert watched.stand() < MOST, name


def test_nothing_that_can_be_read_holds_the_loop(watched: Watched) -> None:
    code = watched.web.post("/api/cards", json={"game": "guandan", "preset": "official"}).json()
    paths = [
        "/",
        "/healthz",
        "/metrics",
        "/api/games",
        "/api/text/zh",
        "/api/text/en",
        "/api/openapi.json",
        "/api/rooms",
        f"/api/cards/{code['code']}",
        f"/api/cards/{code['code']}/qr.svg",
        *(f"/api/rules/{game}/{lang}" for game in games() for lang in ("zh", "en")),
        *(f"/api/scenes/puzzle/{game}/2026-11-16" for game in games()),
        *(f"/api/scenes/learn/{game}/{step}" for game in games() for step in _steps(game)),
    ]
    for path in paths:
        assert watched.web.get(path).status_code == 200, path
        assert watched.stand() < MOST, path


def test_no_question_about_a_scene_holds_the_loop(watched: Watched) -> None:
    for game in games():
        scene = f"/api/scenes/puzzle/{game}/2026-11-16"
        hand = watched.web.get(scene).json()["tables"][-1]["view"]["hand"]
        cards = [card for group in hand for card in group["cards"]]
        assert watched.web.post(f"{scene}/ask", json={"cards": cards}).status_code == 200
        move = {"move": {"act": "play", "cards": cards}}
        assert watched.web.post(f"{scene}/move", json=move).status_code == 200
        assert watched.web.post(f"{scene}/hint").status_code == 200
        assert watched.stand() < MOST, game


def test_no_large_body_holds_the_loop(watched: Watched) -> None:
    bodies = (b"[" * 60_000, b"1" * 65_000, json.dumps({"rules": {"a" * 60_000: 1}}).encode())
    for path in ("/api/judge", "/api/try", "/api/replay", "/api/coach", "/api/cards", "/api/guest"):
        for body in bodies:
            assert watched.web.post(path, content=body).status_code in (200, 400)
            assert watched.stand() < MOST, path
