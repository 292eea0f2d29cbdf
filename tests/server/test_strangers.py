"""A server with packages of strangers installed."""

import logging

import pytest

from paiju.server.options import Options
from tests.server.browsing import browse, refused
from tests.server.running import Running
from tests.strangers import Strangers

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


def test_a_game_of_a_stranger_is_served(strangers: Strangers, fresh: Options) -> None:
    strangers.install("stranger-toy", toy="book:game")
    with Running(fresh) as running, browse(running.base) as web:
        told = web.get("/api/games").json()
        assert [game["name"] for game in told["games"]] == sorted([*OURS, "toy"])
