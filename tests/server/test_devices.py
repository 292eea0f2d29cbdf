"""Hands of a device come into the history once, and only as the engine plays them."""

from dataclasses import replace

import httpx

from paiju.game import format_record
from tests.server.browsing import browse, refused
from tests.server.recorded import recorded, text_of

PATH = "/api/hands/offline"


def sent(record: str, **changes: object) -> dict[str, object]:
    """Write a hand as a device sends it."""
    bots = ["easy", "easy", "normal"]
    return {"room": "0ABCDE", "at": 1000, "seat": 2, "bots": bots, "record": record, **changes}


def test_a_hand_comes_into_the_history_once(me: httpx.Client) -> None:
    record = text_of("xiaoer")
    first = me.post(PATH, json=sent(record))
    assert first.status_code == 200
    assert me.post(PATH, json=sent(record)).json() == first.json()
    (line,) = me.get("/api/me/hands").json()["hands"]
    assert line["id"] == first.json()["hand"]
    assert line["at"] == 1000
    assert [seat["you"] for seat in line["seats"]] == [False, True, False, False]
    assert [seat["bot"] for seat in line["seats"]] == ["easy", None, "easy", "normal"]
    assert line["rated"] is False
    assert me.get(f"/api/hands/{line['id']}/record").text == record
    assert me.get("/api/me").json()["ratings"] == []


def test_the_same_hand_of_two_players_is_two(me: httpx.Client) -> None:
    record = text_of("xiaoer")
    first = me.post(PATH, json=sent(record)).json()
    token = me.post("/api/guest", json={}).json()["token"]
    other = {"authorization": f"Bearer {token}"}
    assert me.post(PATH, json=sent(record), headers=other).json() != first


def test_what_the_engine_does_not_play_is_refused(me: httpx.Client) -> None:
    record = text_of("xiaoer")
    assert refused(me.post(PATH, json=sent(record.replace("S5", "S6", 1)))) == (400, "record_sum")
    assert refused(me.post(PATH, json=sent(""))) == (400, "record_header")
    whole = recorded("xiaoer")
    half = format_record(replace(whole, moves=whole.moves[:5]))
    assert refused(me.post(PATH, json=sent(half))) == (400, "hand.unfinished")
    older = format_record(replace(whole, version=0))
    assert refused(me.post(PATH, json=sent(older))) == (400, "record_version")
    assert me.get("/api/me/hands").json()["hands"] == []


def test_who_sat_where_must_fit_the_hand(me: httpx.Client) -> None:
    record = text_of("xiaoer")
    for changes in (
        {"seat": 5},
        {"seat": 0},
        {"bots": ["easy"]},
        {"bots": ["easy", "easy", "Ann"]},
        {"room": "ABCDEF"},
        {"at": -1},
        {"more": 1},
    ):
        assert refused(me.post(PATH, json=sent(record, **changes))) == (400, "server.request")


def test_a_hand_of_the_future_was_played_now(me: httpx.Client) -> None:
    me.post(PATH, json=sent(text_of("gandengyan"), at=10**15))
    (line,) = me.get("/api/me/hands").json()["hands"]
    assert line["at"] < 10**14


def test_only_players_have_hands(base: str) -> None:
    with browse(base) as web:
        assert refused(web.post(PATH, json=sent(text_of("xiaoer")))) == (401, "server.token")
