"""Replays: whole, only after the end, judged at any step, and played on."""

import gzip
import hashlib
import json
from typing import Any

import httpx
import msgspec
import pytest

from paiju.game import Record, find, format_record, games, parse_record, replay
from paiju.room import events as e
from paiju.room.evolve import replay as rebuild
from paiju.room.internal import Fresh, Who
from paiju.room.opening import Wish, open_room
from paiju.wire import commands as c
from tests.server.browsing import refused
from tests.server.client import Client, run
from tests.server.player import play_hand, quick
from tests.server.recorded import recorded, text_of
from tests.server.running import Running


def seal(text: str) -> str:
    """Write the right sum below an altered record, as somebody who knows how would."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize("name", games())
def test_a_brought_record_is_given_step_by_step(web: httpx.Client, name: str) -> None:
    text = text_of(name)
    answer = web.post("/api/replay", json={"record": text, "seat": 2})
    assert answer.headers["content-encoding"] == "gzip"
    told = answer.json()
    record = parse_record(text)
    assert told["hand"] is None
    assert (told["game"], told["seat"], told["fair"]) == (name, 2, False)
    assert len(told["frames"]) == len(record.moves) + 1
    assert [frame["seat"] for frame in told["frames"][1:]] == [made.seat for made in record.moves]
    assert told["frames"][0]["view"]["seat"] == 2
    assert told["standing"]["hand"] == record.standing.hand + 1 or told["standing"]["winners"]
    assert told["preset"] == next(iter(find(name).presets))
    assert told["changed"] == []
    unpacked = {"accept-encoding": "identity"}
    plain = web.post("/api/replay", json={"record": text, "seat": 2}, headers=unpacked)
    assert "content-encoding" not in plain.headers
    assert plain.json() == told


def test_what_copying_does_to_a_record_does_no_harm(web: httpx.Client) -> None:
    text = text_of("gandengyan")
    for copied in (text.strip(), text.replace("\n", "\r\n"), f"\ufeff\n {text} \n\n"):
        answer = web.post("/api/replay", json={"record": copied})
        assert answer.json()["record"] == text


def test_a_record_that_is_wrong_is_told_what_is_wrong(web: httpx.Client) -> None:
    text = text_of("xiaoer")
    lines = text.split("\n")
    for record, code in {
        "hello": "record_header",
        text.replace("paiju-record 1", "paiju-record 2"): "record_header",
        "\n".join(lines[:20]): "record_cut",
        text.replace("4 bury C4 S6", "4 bury C4 S8", 1): "record_sum",
        seal(text.replace("game xiaoer 1", "game xiaoer 99")): "record_version",
        seal(text.replace("game xiaoer", "game chess")): "unknown_game",
        seal(text.replace("4 bury C4 S6", "4 bury C4 C4", 1)): "record_move",
        seal(text.replace("4 bury C4 S6", "4 bury C4 SA", 1)): "record_state",
        seal(text.replace('"scores":[0,0,0,0]', '"scores":[0,0,0]')): "record_line",
        seal(text.replace('"scores":[0,', f'"scores":[{2**60},')): "record_line",
        seal(text[: text.rindex("sum ")] + lines[-3] + "\nsum x"): "record_over",
    }.items():
        assert refused(web.post("/api/replay", json={"record": record})) == (400, code)
    for body, code in {
        b"{": "server.request",
        b"{}": "hand.none",
        b'{"record":""}': "server.request",
        b'{"record":"x","seat":9}': "server.request",
        json.dumps({"record": text, "seat": 6}).encode(): "unknown_seat",
        json.dumps({"record": "\ud800"}).encode(): "server.request",
    }.items():
        assert refused(web.post("/api/replay", content=body)) == (400, code)
    large = web.post("/api/replay", json={"record": "x" * 70_000})
    assert refused(large) == (413, "server.large")


def test_the_judge_speaks_at_any_step(web: httpx.Client) -> None:
    record = recorded("shandong")
    text = format_record(record)
    states = list(replay(record))
    at = next(
        step
        for step, state in enumerate(states)
        if find("shandong").view(state, 1).table and find("shandong").actors(state) == (1,)
    )
    made = record.moves[at]
    asked = {"record": text, "step": at, "seat": made.seat}
    good = web.post(
        "/api/replay/ask", json={**asked, "cards": [str(card) for card in made.move.cards]}
    ).json()
    assert good["choices"]
    assert good["refusal"] is None
    held = find("shandong").view(states[at], made.seat).hand
    everything = [str(card) for card in held]
    whole = web.post("/api/replay/ask", json={**asked, "cards": everything}).json()
    assert whole["refusal"]["rule"].startswith("shandong.")
    other = web.post("/api/replay/ask", json={**asked, "seat": made.seat % 4 + 1, "cards": ["S5"]})
    assert other.json()["refusal"]["code"]
    past = web.post("/api/replay/ask", json={**asked, "step": 999, "cards": ["S5"]})
    assert refused(past) == (400, "hand.step")
    nothing = web.post("/api/replay/ask", json={**asked, "cards": ["X9"]}).json()
    assert nothing["refusal"]["code"] == "unknown_card"


def test_nobody_sees_a_hand_before_its_end(serving: Running) -> None:
    """Neither a player of the hand nor a stranger who knows its id, by any route."""

    async def story() -> None:
        async with (
            await Client.guest(serving.base) as me,
            await Client.guest(serving.base) as stranger,
        ):
            await quick(me, "gandengyan")
            await me.must(c.Ready)
            table = await me.until(lambda: me.table)
            hand = table.hand
            point = {"hand": hand, "step": 0, "seat": 2}
            for who in (me, stranger):
                answers = [
                    await who.http.get(f"/api/hands/{hand}/record"),
                    await who.http.get(f"/api/hands/{hand}/replay"),
                    await who.http.get(f"/api/hands/{hand}/replay?seat=2"),
                    await who.http.post("/api/replay", json={"hand": hand}),
                    await who.http.post("/api/replay/ask", json={**point, "cards": ["S5"]}),
                    await who.http.post("/api/replay/play", json=point),
                ]
                assert [refused(answer) for answer in answers] == [(404, "hand.unknown")] * 6
                assert me.table is not None
                assert me.table.view.outcome is None
            await play_hand(me)
            own = (await me.http.get(f"/api/hands/{hand}/replay")).json()
            assert [one["you"] for one in own["seats"]].index(True) + 1 == own["seat"]
            assert own["fair"] is True
            assert own["record"] is None
            assert "hands" in own["frames"][0]["view"]
            other = (await stranger.http.get(f"/api/hands/{hand}/replay?seat=2")).json()
            assert not any(one["you"] for one in other["seats"])
            assert (other["seat"], other["hand"]) == (2, hand)
            assert [one["bot"] for one in other["seats"]].count(False) == 1
            assert other["seats"][0]["name"] == me.name
            wrong = await stranger.http.get(f"/api/hands/{hand}/replay?seat=x")
            assert refused(wrong) == (400, "server.request")

    run(story())


def test_a_hand_is_played_on_and_counts_in_no_rating(serving: Running) -> None:
    async def story() -> None:
        async with await Client.guest(serving.base) as me:
            await quick(me, "xiaoer")
            await me.must(c.Ready)
            first = await play_hand(me)
            rated = (await me.http.get("/api/me")).json()["ratings"]
            record = parse_record((await me.http.get(f"/api/hands/{first.hand}/record")).text)
            step, seat = len(record.moves) - 6, 3
            body = {"hand": first.hand, "step": step, "seat": seat, "strength": "easy"}
            code = (await me.http.post("/api/replay/play", json=body)).json()["room"]
            await me.must(c.Leave)
            await me.must(c.Enter, room=code)
            await me.until(lambda: me.room is not None and me.room.code == code)
            assert me.room is not None
            assert me.room.you == seat
            await me.until(lambda: me.table is not None and me.table.room == code)
            last = await play_hand(me)
            assert last.hand != first.hand
            again = parse_record((await me.http.get(f"/api/hands/{last.hand}/record")).text)
            assert again.moves[:step] == record.moves[:step]
            assert again.fair == record.fair
            states = list(replay(again))
            assert states[-1].fingerprint == again.moves[-1].fingerprint
            assert (await me.http.get("/api/me")).json()["ratings"] == rated
            over = {**body, "step": len(record.moves)}
            assert refused(await me.http.post("/api/replay/play", json=over)) == (409, "hand.over")

    run(story())


def test_a_brought_record_without_a_promise_is_played_on(serving: Running) -> None:
    async def story() -> None:
        async with await Client.guest(serving.base) as me:
            text = text_of("guandan")
            body = {"record": text, "step": 40, "seat": 2}
            made = await me.http.post("/api/replay/play", json=body)
            await me.must(c.Enter, room=made.json()["room"])
            table = await play_hand(me)
            assert table.promise.commitment == ""
            kept = parse_record((await me.http.get(f"/api/hands/{table.hand}/record")).text)
            assert kept.fair is None
            assert kept.moves[:40] == parse_record(text).moves[:40]

    run(story())


def taken_up(record: Record, step: int) -> Any:  # noqa: ANN401 - a step of a room
    game = find(record.game)
    rules = game.parse(dict(record.rules))
    cut = Record.of(game, rules, record.standing, record.deal, record.begun, record.moves[:step])
    wish = Wish(game, next(iter(game.presets)), rules, bots="easy", seat=2, record=cut)
    return open_room("ABCDEF", wish, Who("player", "Ann"), 1000, Fresh("00" * 32, "hand"))


@pytest.mark.parametrize("name", games())
def test_a_room_that_took_a_hand_up_is_rebuilt_from_its_log(name: str) -> None:
    record = recorded(name)
    for step in (0, len(record.moves) // 2, len(record.moves) - 1):
        made = taken_up(record, step)
        room = rebuild([made.row])
        known = [record.begun, *(move.fingerprint for move in record.moves)]
        assert room.phase == "playing"
        assert room.hand is not None
        assert room.hand.state.fingerprint == known[step]
        assert room.settings.rated is False
        assert room.standing == record.standing
        assert room.acting() == find(name).actors(room.hand.state)
        assert [chair.player for chair in room.chairs].index("player") == 1


def test_settings_of_older_logs_count() -> None:
    old = b'{"preset":"usual","rules":{},"public":false,"watching":"table","pace":"usual"}'
    assert msgspec.json.decode(old, type=e.Settings).rated is True


def test_an_answer_is_packed_well(web: httpx.Client) -> None:
    answer = web.post("/api/replay", json={"record": text_of("friends")})
    assert len(gzip.compress(answer.content, 6)) * 8 < len(answer.content)
