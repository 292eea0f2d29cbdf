"""A server with packages of strangers installed."""

import logging

import pytest

from paiju.server.options import Options
from paiju.wire import commands as c
from tests.server.browsing import browse, refused
from tests.server.client import Client, run
from tests.server.player import play_hand, proven, quick
from tests.server.running import Running
from tests.strangers import TOY, Strangers

OURS = ["friends", "gandengyan", "guandan", "shandong", "xiaoer"]


def test_a_package_that_fails_is_logged_and_everything_else_is_served(
    strangers: Strangers, fresh: Options, caplog: pytest.LogCaptureFixture
) -> None:
    strangers.install("rude", {"__init__.py": "raise RuntimeError('no')"}, gone="book:game")
    caplog.set_level(logging.WARNING, "paiju.server")
    with Running(fresh) as running, browse(running.base) as web:
        told = web.get("/api/games").json()
        assert [game["name"] for game in told["games"]] == OURS
        assert web.get("/api/text/en").status_code == 200
        token = web.post("/api/guest", json={"name": "Ann"}).json()["token"]
        web.headers["authorization"] = f"Bearer {token}"
        answer = web.post("/api/rooms", json={"game": "gone"})
        assert refused(answer) == (400, "package_fails")
    (said,) = (record for record in caplog.records if record.msg == "package_fails")
    assert vars(said)["package"] == "rude"


def test_what_a_game_does_not_bring_is_not_offered(strangers: Strangers, fresh: Options) -> None:
    strangers.install("stranger-toy", toy="book:game")
    with Running(fresh) as running, browse(running.base) as web:
        told = {game["name"]: game["brings"] for game in web.get("/api/games").json()["games"]}
        everything = ["rulebook", "lesson", "puzzles", "trying"]
        assert told == {**dict.fromkeys(OURS, everything), "toy": []}
        assert refused(web.get("/api/rules/toy/en")) == (404, "game.no_rulebook")
        assert refused(web.get("/api/pictures/toy/one.svg")) == (404, "game.no_rulebook")
        assert refused(web.get("/api/rules/nothing/en")) == (404, "server.unknown")
        tried = web.post(
            "/api/try", json={"game": "toy", "rules": {}, "hand": ["SA"], "cards": ["SA"]}
        )
        assert tried.json()["error"]["code"] == "bad_question"
        for scene in ("learn/toy/1", "puzzle/toy/2026-11-16"):
            assert refused(web.get(f"/api/scenes/{scene}")) == (404, "scene.unknown")


def test_what_a_game_brings_is_served(strangers: Strangers, fresh: Options) -> None:
    book = "# 玩具\n\n一句话。\n\n## 1 牌\n\n**1.1** 二十张牌。\n"
    strangers.install("stranger-toy", {**TOY, "rulebook/zh.md": book}, toy="book:game")
    with Running(fresh) as running, browse(running.base) as web:
        told = {game["name"]: game["brings"] for game in web.get("/api/games").json()["games"]}
        assert told["toy"] == ["rulebook"]
        for lang in ("zh", "en"):
            read = web.get(f"/api/rules/toy/{lang}").json()
            assert (read["lang"], read["opening"]) == ("zh", "一句话。")
            assert read["chapters"][0]["clauses"][0]["words"] == "二十张牌。"


BOTS = """
from paiju.bots import BOTS, Kind
from paiju.game import Move

careful = Kind(lambda game, seed: BOTS["easy"](game, seed), names={"zh": "小心", "en": "Careful"})

class Illegal:
    def __init__(self, game, seed):
        pass

    def choose(self, view, budget=None):
        return Move("show", number=99)
"""


async def _hand_against(base: str, bot: str) -> None:
    async with await Client.guest(base) as me:
        offered = (await me.http.get("/api/games")).json()["bots"]
        assert {"name": bot, "offline": False} in offered
        told = (await me.http.get("/api/text/en")).json()["parts"]["bots"]
        assert told == {"bot": {"careful": "Careful"}}
        await quick(me, "gandengyan", strength=bot, switches={"seats": 2})
        await me.must(c.Ready)
        await me.until(lambda: me.room)
        assert me.room is not None
        assert [place.bot for place in me.room.seats] == [None, bot]
        await proven(me, await play_hand(me))
        assert await me.refused(c.Fill, bot="nobody") == "unknown_bot"
        answer = await me.http.post("/api/quick", json={"game": "xiaoer", "strength": "nobody"})
        assert refused(answer) == (400, "unknown_bot")


@pytest.mark.parametrize("bot", ["careful", "illegal"])
def test_a_bot_of_a_stranger_sits_at_a_table(
    strangers: Strangers, fresh: Options, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    files = {"__init__.py": "", "bots.py": BOTS}
    points = {"careful": "bots:careful", "illegal": "bots:Illegal"}
    strangers.install("bots-of-others", files, "paiju.bots", **points)
    caplog.set_level(logging.WARNING, "paiju.bots")
    with Running(fresh) as running:
        run(_hand_against(running.base, bot))
    told = {(record.msg, vars(record)["package"]) for record in caplog.records}
    assert told == (set() if bot == "careful" else {("bot_illegal", "bots-of-others")})


def test_examples_that_cannot_be_read_keep_no_game_from_being_listed(
    strangers: Strangers, fresh: Options
) -> None:
    files = {**TOY, "pictures.toml": "[[read]]\nname = 'no cover'\n"}
    strangers.install("stranger-toy", files, toy="book:game")
    with Running(fresh) as running, browse(running.base) as web:
        told = {game["name"]: game["emblem"] for game in web.get("/api/games").json()["games"]}
        assert told["toy"] == []
        assert all(told[game] for game in OURS)


async def _toy(base: str) -> None:
    async with await Client.guest(base) as me:
        await quick(me, "toy")
        await me.must(c.Ready)
        await proven(me, await play_hand(me))


def test_a_game_that_answers_no_questions_is_played(strangers: Strangers, fresh: Options) -> None:
    strangers.install("stranger-toy", toy="book:game")
    with Running(fresh) as running:
        run(_toy(running.base))
