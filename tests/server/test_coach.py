"""The coach over HTTP: started by the first question, told while it goes on, kept at its end."""

from dataclasses import replace
from typing import Any

import httpx
import pytest

from paiju.game import format_record
from paiju.server.workers import coach
from paiju.wire import commands as c
from tests.bots.test_coach import blundered
from tests.server.client import Client, run
from tests.server.player import SEED, play_hand, quick
from tests.server.running import Running


def settled(web: httpx.Client, text: str) -> httpx.Response:
    """Ask until the coach is done, or says no."""
    while True:
        answer = web.post("/api/coach", content=text)
        told = answer.json()
        if answer.status_code != 200 or told["done"] == told["total"]:
            return answer
        assert told["worst"] == []


def test_a_record_is_judged_and_its_blunder_named(web: httpx.Client) -> None:
    record, step = blundered()
    told: dict[str, Any] = settled(web, format_record(record)).json()
    assert told["worst"][0] == step
    assert told["game"] == "gandengyan"
    worst = next(one for one in told["moves"] if one["step"] == step)
    assert worst["mistake"]
    assert worst["cost"] > worst["error"] > 0
    assert worst["move"]["act"] == "pass"
    assert worst["best"]["act"] == "play"
    assert worst["reasons"][0]["name"] == "go_out"
    again = web.post("/api/coach", content=format_record(record)).json()
    assert again == told


def test_a_hand_that_was_played_here_is_judged(base: str) -> None:
    async def story() -> None:
        async with await Client.guest(base) as me:
            await quick(me, "gandengyan")
            await me.must(c.Ready, seed=SEED)
            table = await play_hand(me)
            told = (await me.http.get(f"/api/hands/{table.hand}/coach")).json()
            while told["done"] != told["total"]:
                told = (await me.http.get(f"/api/hands/{table.hand}/coach")).json()
            assert told["hand"] == table.hand
            assert told["moves"]

    run(story())


def test_what_is_no_finished_hand_is_refused(web: httpx.Client) -> None:
    record, _ = blundered()
    text = format_record(record)
    cases = {
        "record_header": "",
        "record_sum": text.replace("gandengyan", "gandengyam"),
        "record_version": format_record(replace(record, version=99)),
        "record_unfinished": format_record(replace(record, moves=record.moves[:-1])),
    }
    for code, body in cases.items():
        answer = settled(web, body)
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (400, code)
        assert set(answer.json()["message"]) == {"zh", "en"}
    answer = web.get("/api/hands/nothing/coach")
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (404, "hand.unknown")


def test_too_many_hands_at_once_are_refused(
    serving: Running, web: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, _ = blundered()
    monkeypatch.setattr(coach, "_WAITING", 0)
    other = replace(record, moves=record.moves[:-2])
    answer = web.post("/api/coach", content=format_record(other))
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (503, "server.busy")
