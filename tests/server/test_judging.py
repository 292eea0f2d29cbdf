"""The judge for strangers: beside the loop, a few at a time, never for long."""

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import httpx
import pytest

from paiju.server.guard.limits import Limits
from paiju.server.options import Options
from paiju.server.workers.judge import MOST_LISTED, STEPS, Full, Held, Judges, rule_on
from tests.server.browsing import browse, refused
from tests.server.running import Running

T = TypeVar("T")
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
HAND = ["H2", "H2", *(suit + rank for rank in RANKS for suit in "SC"), "S3", "C3"]
PLAYS = {"ask": "plays", "game": "guandan", "level": "2", "hand": HAND}


def run(story: Callable[[Judges, Limits], Awaitable[T]], patience: float = 60) -> T:
    """Tell a story to a judge in one process."""

    async def told() -> T:
        limits = Limits()
        made = Judges(1, limits, patience)
        try:
            return await story(made, limits)
        finally:
            made.stop()

    return asyncio.run(told())


def test_a_list_over_http_ends_and_says_so(web: httpx.Client) -> None:
    answer = web.post("/api/judge", json=PLAYS)
    ruled = answer.json()
    assert ruled["count"] == 315_667
    assert len(ruled["plays"]) == MOST_LISTED
    assert ruled["cut"] is True
    assert len(answer.content) < 500_000


def test_questions_that_cost_too_much_are_refused(web: httpx.Client) -> None:
    ruled = web.post("/api/judge", json=[PLAYS] * 200).json()
    codes = [one.get("error", {}).get("code") for one in ruled]
    answered = codes.index("too_much_work")
    assert 0 < answered <= STEPS // MOST_LISTED
    assert codes == [None] * answered + ["too_much_work"] * (200 - answered)


def test_two_hundred_small_questions_are_answered(web: httpx.Client) -> None:
    small = {"ask": "beats", "game": "gandengyan", "table": ["S5"], "cards": ["HJ"]}
    ruled = web.post("/api/judge", json=[small] * 200).json()
    assert [one["beats"] for one in ruled] == [True] * 200


def test_another_process_answers() -> None:
    async def story(judges: Judges, limits: Limits) -> int:
        ruled = await judges.ask("one", rule_on, json.dumps(PLAYS).encode())
        assert json.loads(ruled)["cut"] is True
        return await judges.ask("one", os.getpid)

    assert run(story) != os.getpid()


def test_a_question_that_never_ends_is_ended_and_the_next_is_answered() -> None:
    async def story(judges: Judges, limits: Limits) -> tuple[int, int]:
        first = await judges.ask("one", os.getpid)
        asked = asyncio.ensure_future(judges.ask("one", time.sleep, 3600))
        other = asyncio.ensure_future(judges.ask("other", os.getpid))
        with pytest.raises(TimeoutError):
            await asked
        return first, await other

    first, other = run(story, patience=2)
    assert first != other


def test_places_are_bounded_by_host_and_in_all() -> None:
    async def story(judges: Judges, limits: Limits) -> int:
        hosts = [f"host {at // 4}" for at in range(limits.judging)]
        asked = [asyncio.ensure_future(judges.ask(host, os.getpid)) for host in hosts[:4]]
        await asyncio.sleep(0)
        with pytest.raises(Held):
            await judges.ask("host 0", os.getpid)
        asked += [asyncio.ensure_future(judges.ask(host, os.getpid)) for host in hosts[4:]]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await judges.ask("another", os.getpid)
        assert len(set(await asyncio.gather(*asked))) == 1
        # Places are given back.
        await judges.ask("host 0", os.getpid)
        return len(asked)

    assert run(story) == 16


@pytest.mark.parametrize(
    ("fault", "status", "code"),
    [(Full, 503, "judge.full"), (Held, 429, "judge.places"), (TimeoutError, 503, "judge.slow")],
)
def test_a_judge_that_cannot_answer_says_why(
    fresh: Options, fault: type[Exception], status: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(judges: Judges, host: str, work: object, *args: object) -> bytes:
        raise fault

    monkeypatch.setattr(Judges, "ask", fail)
    with Running(fresh) as running, browse(running.base) as web:
        assert refused(web.post("/api/judge", json=PLAYS)) == (status, code)
        position = {"game": "guandan", "hand": HAND}
        assert refused(web.post("/api/try", json=position)) == (status, code)
