"""What routes say beside a code: limits, facts of refusals, whose word counts, and texts."""

import asyncio
from datetime import date

import httpx
import msgspec
import pytest

from paiju.game import Refusal, games
from paiju.learn.lessons import lesson
from paiju.learn.puzzles import puzzle_of, scene_of
from paiju.server.app import ROUTES, Server
from paiju.server.http.route import failure
from paiju.server.http.routes.tournaments import _ranking
from paiju.server.options import Options
from paiju.server.push.notices import MOST_BROWSERS
from paiju.store.contract import Subscription
from paiju.wire import commands as c
from paiju.wire.views import write_move
from tests.server.browsing import browse, refused
from tests.server.client import Client, run
from tests.server.player import play_hand, quick
from tests.server.recorded import text_of
from tests.server.running import Running
from tests.server.test_ranking import PAIRS, table

DAY = "2026-11-16"


def test_what_costs_much_has_a_rate_of_its_own() -> None:
    rates = {f"{one.method} {one.path}": one.rate for one in ROUTES if one.rate != "requests"}
    assert rates == {
        "POST /api/guest": "guests",
        "GET /api/me/statistics": "statistics",
        "POST /api/events": "events",
        "POST /api/hands/offline": "devices",
        "GET /api/hands/{hand}/replay": "replays",
        "POST /api/replay": "replays",
        "POST /api/account": "logins",
        "POST /api/login": "logins",
        "POST /api/judge": "judge",
        "POST /api/try": "judge",
    }


def facts(answer: httpx.Response) -> tuple[int, str, dict[str, object]]:
    """Return how a request was refused, with the facts."""
    return *refused(answer), answer.json()["refusal"]["facts"]


def test_refusals_say_how_much_would_be_right(me: httpx.Client) -> None:
    keys = {"p256dh": "x" * 87, "auth": "y" * 22}
    where = "https://fcm.googleapis.com/fcm/send/http"
    wishes = ({"endpoint": f"{where}{number}", "keys": keys} for number in range(MOST_BROWSERS + 1))
    *_, many = [me.post("/api/push", json=wish) for wish in wishes]
    assert facts(many) == (409, "push.too_many", {"most": 8})
    login = {"login": "somebody.else", "password": "x" * 7}
    short = me.post("/api/account", json=login)
    assert facts(short) == (400, "password.bad", {"least": 8, "most": 256})
    assert me.post("/api/account", json={**login, "password": "x" * 8}).status_code == 204
    named = me.patch("/api/me", json={"name": "x" * 17})
    assert facts(named) == (400, "name.bad", {"most": 16})
    unknown = {"code": "ZZZZZZ"}
    assert facts(me.get("/api/rooms/zzzzzzz")) == (404, "room.unknown", unknown)
    assert facts(me.get("/api/events/zzzzzzz")) == (404, "event.unknown", unknown)
    large = me.patch("/api/me", content=b"x" * 65537)
    assert facts(large) == (413, "server.large", {"most": 65536})
    assert refused(me.patch("/api/me", content=b"x" * 65536)) == (400, "server.request")
    wrong = me.get("/api/me/hands?most=x")
    assert str(facts(wrong)[2]["part"]).startswith("Expected `int`")
    record = text_of("guandan")
    step = me.post("/api/replay/ask", json={"record": record, "seat": 1, "step": 9999, "cards": []})
    assert facts(step) == (400, "hand.step", {"given": 9999, "last": record.count("\n") - 9})
    seat = me.post("/api/replay", json={"record": record, "seat": 5})
    assert facts(seat) == (400, "unknown_seat", {"seat": 5, "seats": 4})


def test_only_a_bearer_has_a_token(me: httpx.Client) -> None:
    token = me.headers["authorization"].partition(" ")[2]
    for given, known in (
        (f"Bearer {token}", True),
        (f"bearer  {token}", True),
        (f"Basic {token}", False),
        (token, False),
        ("Bearer", False),
    ):
        answer = me.get("/api/me", headers={"authorization": given})
        assert answer.status_code == (200 if known else 401), given


def test_a_game_refuses_in_its_own_words() -> None:
    refusal = Refusal("gang_off", "xiaoer.9.1")
    own = bytes(failure(400, refusal, "xiaoer").body).decode()
    assert "There are no gangs at this table." in own


def test_texts_are_sent_as_they_are_written(web: httpx.Client) -> None:
    for path in ("/api/text/zh", "/api/text/zh/replay"):
        assert b"\\u" not in web.get(path).content


async def _pages(base: str) -> None:
    async with await Client.guest(base) as me, await Client.guest(base) as other:
        await quick(me, "gandengyan")
        await me.must(c.Ready)
        hand = (await play_hand(me)).hand
        shown = (await other.http.get(f"/api/hands/{hand}/replay")).json()
        assert not any(seat["you"] for seat in shown["seats"])
        with browse(base) as nobody:
            seen = nobody.get(f"/api/hands/{hand}/replay").json()
        assert not any(seat["you"] for seat in seen["seats"])


def test_a_finished_hand_is_nobodys_own_to_others(base: str) -> None:
    run(_pages(base))


def test_nothing_is_asked_where_a_lesson_only_tells(web: httpx.Client) -> None:
    found = lesson("xiaoer")
    assert found is not None
    number = next(at for at, step in enumerate(found.steps, 1) if step.task is None)
    address = f"/api/scenes/learn/xiaoer/{number}"
    assert refused(web.post(f"{address}/ask", json={"cards": []})) == (409, "scene.no_task")
    assert refused(web.post(f"{address}/hint")) == (409, "scene.no_task")
    move = {"move": {"act": "play", "cards": ["S3"]}}
    assert refused(web.post(f"{address}/move", json=move)) == (409, "scene.no_task")


@pytest.mark.parametrize("game", games())
def test_a_wrong_answer_to_a_puzzle_is_put_right(web: httpx.Client, game: str) -> None:
    puzzle = puzzle_of(game, date.fromisoformat(DAY))
    assert puzzle is not None
    best = msgspec.to_builtins(write_move(puzzle.best))
    scene = scene_of(puzzle)
    hand = [str(card) for card in scene.view.hand]
    address = f"/api/scenes/puzzle/{game}/{DAY}/move"
    every = web.post(address, json={"move": {**best, "cards": [*hand, hand[0]]}}).json()
    assert (every["right"], every["refusal"] is None) == (False, False)
    assert every["alternative"] is not None
    unread = web.post(address, json={"move": {"act": "play", "cards": ["XX"]}}).json()
    assert (unread["right"], unread["refusal"]["code"]) == (False, "unknown_card")


def test_history_comes_page_by_page(me: httpx.Client) -> None:
    hands = [
        me.post(
            "/api/hands/offline",
            json={
                "room": "0ABCDE",
                "at": at,
                "seat": 1,
                "bots": ["easy"] * 3,
                "record": text_of(game),
            },
        ).json()["hand"]
        for at, game in enumerate(("guandan", "xiaoer", "shandong"), 1000)
    ]
    first = me.get("/api/me/hands?most=2").json()
    assert [one["id"] for one in first["hands"]] == [hands[2], hands[1]]
    assert first["next"] == f"1001-{hands[1]}"
    rest = me.get("/api/me/hands", params={"most": 2, "behind": first["next"]}).json()
    assert ([one["id"] for one in rest["hands"]], rest["next"]) == ([hands[0]], None)


def test_events_are_made_as_wished(me: httpx.Client) -> None:
    wish = {"game": "gandengyan", "name": "x" * 32, "hours": 3, "hands": 5}
    code = me.post("/api/events", json=wish).json()["event"]
    [listed] = me.get("/api/me/events").json()["events"]
    seen = me.get(f"/api/events/{code}").json()
    assert 0 <= seen["now"] + 3 * 3_600_000 - seen["closes"] < 60_000
    assert (listed["closes"], listed["closed"], listed["made"]) == (seen["closes"], False, True)
    assert (seen["hands"], seen["room"], seen["dealt"], seen["made"]) == (5, None, 0, True)
    long = me.post("/api/events", json={**wish, "name": "x" * 33})
    assert facts(long) == (400, "name.bad", {"most": 32})
    room = me.post(f"/api/events/{code}/tables", json={"bots": "easy"}).json()["room"]
    assert me.get(f"/api/events/{code}").json()["room"] == room
    stranger = me.get(f"/api/events/{code}", headers={"authorization": ""}).json()
    assert (stranger["room"], stranger["made"]) == (None, False)
    assert me.get("/api/rooms/" + room).json()["room"]["bots"] == seen["seats"] - 1


def test_those_who_stand_alike_share_a_place() -> None:
    played = [*table("A", 1, 3), *table("B", 1, 3), *table("C", 1, -1), *table("A", 2, 7)]
    ranked, deals = _ranking(played, PAIRS, "A1")
    assert [(one.place, one.room, one.seats[0].seat) for one in ranked] == [
        (1, "C", 2),
        (2, "A", 1),
        (2, "B", 1),
        (4, "A", 2),
        (4, "B", 2),
        (6, "C", 1),
    ]
    assert [(one.played, one.compared, one.share, one.points) for one in ranked[1:3]] == [
        (2, 1, 0.75, 4.0),
        (1, 1, 0.75, 4.0),
    ]
    assert [(seat.seat, seat.name, seat.you) for seat in ranked[1].seats] == [
        (1, "A-1", True),
        (3, "A-3", False),
    ]
    told = [(one.number, one.gain, one.field, one.share, one.tables) for one in deals]
    assert told == [(1, 6, 2, 0.75, 3), (2, 14, None, None, 1)]
    assert _ranking(played, PAIRS, None)[1] == _ranking(played, PAIRS, "stranger")[1] == []
    [alone, _] = _ranking(table("A", 1, 3, 3), PAIRS, None)[0]
    assert (alone.place, alone.share, alone.points, alone.low) == (None, None, None, None)
    assert [(seat.name, seat.bot) for seat in alone.seats] == [("A-1", None), ("", "easy")]


def test_events_are_limited_and_keys_are_kept(fresh: Options) -> None:
    def few(server: Server) -> None:
        server.services.limits.events_per_player = 2

    with Running(fresh, few) as running, browse(running.base) as web:
        made = web.post("/api/guest", json={}).json()
        web.headers["authorization"] = f"Bearer {made['token']}"
        wish = {"game": "guandan", "name": "event", "hands": 2}
        events = [web.post("/api/events", json=wish) for _ in range(3)]
        assert [one.status_code for one in events] == [200, 200, 429]
        assert facts(events[2]) == (429, "event.too_many", {"most": 2})
        code = events[0].json()["event"]
        bots = web.post(f"/api/events/{code}/tables", json={"bots": "genius"})
        assert refused(bots) == (400, "unknown_bot")
        assert web.post(f"/api/events/{code}/close").status_code == 204
        assert web.post("/api/events", json=wish).status_code == 200

        endpoint = "https://fcm.googleapis.com/fcm/send/keys"
        push = {"endpoint": endpoint, "keys": {"p256dh": "p", "auth": "a"}, "lang": "en"}
        assert web.post("/api/push", json=push).status_code == 204
        login = {"login": "Own.Host", "password": "correct horse"}
        assert web.post("/api/account", json=login).status_code == 204
        server, loop = running.server, running.loop
        assert server is not None
        assert loop is not None
        asked = asyncio.run_coroutine_threadsafe(server.store.subscriptions(made["player"]), loop)
        assert asked.result(5) == [Subscription(made["player"], endpoint, "p", "a", "en")]
        # Guesses from elsewhere do not keep out the host where the account was made.
        guesses = server.services.limits.guesses
        while guesses.take("own.host", "elsewhere", 0):
            pass
        assert guesses.take("own.host", "127.0.0.1", 0)
