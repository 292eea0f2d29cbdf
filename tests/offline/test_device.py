"""A table on a device is a room like any other: its hands replay, and nothing of it is lost."""

import json

import pytest

from paiju.game import find, parse_record, replay
from paiju.offline.device import Device
from paiju.offline.entry import Entry
from tests.offline.playing import GAMES, Page


def on_turn() -> Page:
    """Come to one's own first turn; now and then a hand is over before."""
    while True:
        page = Page()
        page.begin("gandengyan")
        page.play(0)
        if not page.hands:
            return page


@pytest.mark.parametrize(
    ("game", "strength"),
    [
        ("gandengyan", "normal"),
        ("xiaoer", "easy"),
        *(pytest.param(game, "easy", marks=pytest.mark.deep) for game in GAMES),
        *(pytest.param(game, "normal", marks=pytest.mark.deep) for game in GAMES),
    ],
)
def test_a_hand_is_played_to_its_end_and_replays(game: str, strength: str) -> None:
    page = Page()
    page.begin(game, strength=strength)
    page.play()
    (hand,) = page.hands
    record = parse_record(hand["record"])
    *_, last = replay(record)
    assert find(game).outcome(last) is not None
    assert record.fair is not None
    assert hand["room"] == page.code
    assert page.code.startswith("0")
    assert hand["bots"] == [strength] * (len(record.standing.scores) - 1)
    assert page.newest["table"]["view"]["hands"] is not None


def test_nobody_is_hurried_where_nobody_waits() -> None:
    page = Page()
    page.begin("xiaoer")
    page.play(1)
    page.now += 24 * 60 * 60 * 1000
    page.take(page.entry.go_on(page.now))
    assert page.pause is None
    assert page.newest["room"]["seats"][0]["auto"] is False
    assert page.newest["table"]["clock"]["deadline"] is None


def test_a_table_is_taken_up_where_its_log_ends() -> None:
    page = Page()
    page.begin("shandong")
    page.play(3)
    before = page.newest["table"]
    again = Page(Entry("Ann"))
    again.entry.restore(json.dumps(page.log))
    again.now = page.now
    again.enter(page.code)
    assert again.newest["table"]["view"] == before["view"]
    assert again.newest["table"]["turn"] == before["turn"]
    again.play()
    assert len(again.hands) == 1


def test_a_log_of_another_engine_leads_to_a_new_deal() -> None:
    page = Page()
    page.begin("gandengyan")
    page.play(1)
    log = page.log
    log[-1]["fingerprint"] = "0" * 16
    again = Page(Entry("Ann"))
    again.entry.restore(json.dumps(log))
    again.enter(page.code)
    assert again.newest["room"]["phase"] == "waiting"
    assert again.say("ready", seed="cd" * 16)["type"] == "ack"
    again.play()
    assert len(again.hands) == 1


def test_the_next_hand_begins_when_the_player_is_ready() -> None:
    page = Page()
    page.begin("gandengyan")
    page.play()
    page.hands.clear()
    page.say("ready", seed="ef" * 16)
    page.play()
    assert parse_record(page.hands[0]["record"]).standing.hand == 2


def test_a_command_said_again_is_made_once() -> None:
    page = on_turn()
    best = page.say("hint")["best"][0]["move"]
    at = page.newest["table"]["seq"]
    first = page.say("move", id="the-same-move", at=at, move=best)
    rows = len(page.rows)
    assert page.say("move", id="the-same-move", at=at, move=best) == first
    assert len(page.rows) == rows


def test_a_refused_move_is_explained_and_an_old_view_renewed() -> None:
    page = on_turn()
    seq = page.newest["table"]["seq"]
    refused = page.say("move", at=seq, move={"act": "play", "cards": ["JR", "JR", "JR"]})
    assert refused["refusal"]["code"]
    assert "alternative" in refused
    page.newest.pop("table")
    assert page.say("move", at=0, move={"act": "pass"})["refusal"]["code"] == "table.stale"
    assert page.newest["table"]["seq"] == seq


def test_what_a_device_cannot_do_is_refused() -> None:
    page = Page()
    assert page.ask("/api/quick", game="xiaoer", strength="hard")["status"] == 400
    opened = page.ask("/api/rooms", game="nothing")
    assert opened["body"]["refusal"]["code"] == "unknown_game"
    page.say("hello", protocol=1, token="a" * 43)
    assert page.say("enter", room="ABCDEF")["refusal"]["code"] == "room.unknown"
    assert page.say("leave")["refusal"]["code"] == "room.not_in"
    page.enter(page.ask("/api/rooms", game="xiaoer")["body"]["room"])
    assert page.say("fill", bot="hard")["refusal"]["code"] == "device.hard"
    assert page.say("fill", bot="normal")["type"] == "ack"
    assert page.say("ask", cards=["S5"])["refusal"]["code"] == "table.no_hand"


def test_whoever_leaves_has_no_table_any_more() -> None:
    page = on_turn()
    assert page.say("leave")["type"] == "ack"
    assert page.pause is None
    assert page.say("enter", room=page.code)["refusal"]["code"] == "room.unknown"


def test_the_record_of_the_last_hand_is_given() -> None:
    page = Page()
    page.begin("gandengyan")
    page.play()
    path = f"/api/hands/{page.newest['table']['hand']}/record"
    assert page.ask(path)["body"] == page.hands[0]["record"]
    assert page.ask("/api/hands/other/record")["body"]["refusal"]["code"] == "hand.unknown"


def test_the_judge_answers() -> None:
    page = Page()
    question = {"game": "gandengyan", "ask": "identify", "cards": ["S5", "H5"]}
    ruled = page.ask("/api/judge", **question)
    assert ruled["status"] == 200
    assert ruled["body"]["readings"][0]["type"] == "pair"
    assert json.loads(page.entry.request("/api/judge", "{", page.now))["status"] == 200


def test_a_bot_that_fails_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("paiju.offline.device.choose", fail)
    page = Page()
    page.begin("gandengyan")
    page.play(2)
    assert not page.hands or parse_record(page.hands[0]["record"])


def test_a_fault_of_the_engine_stops_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    page = on_turn()
    device: Device = page.entry._device
    assert device.room is not None

    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(type(device.room.game), "check", fail)
    assert page.say("move", at=page.newest["table"]["seq"], move={"act": "pass"})
    assert page.newest["room"]["phase"] == "held"
    assert page.pause is None
