"""One's own hands over HTTP: found, counted, and nobody else's."""

import pytest

from paiju.game import Event, find
from paiju.room.taken import taken, unit_of
from paiju.wire import commands as c
from tests.server.client import Client, run
from tests.server.player import play_hand, quick


async def _history(base: str) -> None:
    async with await Client.guest(base) as me, await Client.guest(base) as other:
        await quick(me, "guandan")
        await me.must(c.Ready)
        table = await play_hand(me)
        page = (await me.http.get("/api/me/hands?game=guandan&people=false&most=1")).json()
        [hand] = page["hands"]
        assert hand["id"] == table.hand
        assert (hand["rated"], hand["event"]) == (True, None)
        assert [seat["you"] for seat in hand["seats"]] == [True, False, False, False]
        assert [seat["partner"] for seat in hand["seats"]] == [False, False, True, False]
        assert [seat["bot"] for seat in hand["seats"]] == [None, "easy", "easy", "easy"]
        rest = await me.http.get("/api/me/hands", params={"behind": page["next"]})
        assert rest.json() == {"hands": [], "next": None}
        won = hand["seats"][0]["won"]
        for question in ("people=true", "game=xiaoer", f"won={not won}", "until=1", "partner=x"):
            found = (await me.http.get(f"/api/me/hands?{question}")).json()
            assert found["hands"] == [], question

        told = (await me.http.get("/api/me/statistics?partner=bot.easy")).json()
        assert (told["tally"]["hands"], told["tally"]["won"]) == (1, int(won))
        assert 0 <= told["tally"]["low"] < told["tally"]["high"] <= 1
        [game] = told["games"]
        assert (game["game"], game["unit"]) == ("guandan", "rounds")
        assert len(game["phases"]) == 3
        assert [one["partner"] for one in told["partners"]] == ["bot.easy"]
        assert [one["tally"]["hands"] for one in told["course"]] == [1]
        [rating] = told["ratings"]
        shown = (await me.http.get("/api/me")).json()["ratings"][0]
        assert rating["ratings"][-1]["rating"] == shown["rating"]

        empty = (await other.http.get("/api/me/statistics")).json()
        nothing: list[object] = []
        lists = dict.fromkeys(("games", "partners", "course", "ratings"), nothing)
        assert empty == {"tally": None, **lists}


def test_ones_own_hands_are_found_and_counted(base: str) -> None:
    run(_history(base))


async def _bad(base: str) -> None:
    async with await Client.guest(base) as me:
        for question in (
            "most=0",
            "most=51",
            "won=perhaps",
            "since=-1",
            "behind=5",
            "partner=A B",
            "who=me",
        ):
            answer = await me.http.get(f"/api/me/hands?{question}")
            assert answer.status_code == 400, question
            assert answer.json()["refusal"]["code"] == "server.request"
        answer = await me.http.get("/api/me/statistics?game=chess")
        assert answer.json()["refusal"]["code"] == "unknown_game"


def test_strange_questions_are_refused(base: str) -> None:
    run(_bad(base))


def test_what_was_taken_is_counted_by_thirds() -> None:
    log = [Event("hand_begun", {"hand": 1})]
    log += [Event("trick_won", {"seat": 1 + place % 2, "points": 10}) for place in range(6)]
    assert taken(log, 3) == ((10, 10, 10), (10, 10, 10), (0, 0, 0))
    assert taken([Event("round_won", {"seat": 2})], 2) == ((0, 0, 0), (1, 0, 0))
    assert taken(log[:1], 2) is None


@pytest.mark.parametrize(("game", "unit"), [("shandong", "points"), ("gandengyan", "rounds")])
def test_what_is_counted_is_what_the_game_tells(game: str, unit: str) -> None:
    assert unit_of(find(game)) == unit
