"""Duplicate events: the same deals everywhere, told to nobody too early, ranked and proved."""

from typing import Any

from paiju.game import parse_record, verify_record
from paiju.game.fair import event_commitment, event_seed
from paiju.room.events import Course
from paiju.store.tournament import Event
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server import browsing
from tests.server.client import Client, run
from tests.server.player import play_hand
from tests.server.table import ANN, BO, CAI, Table
from tests.server.world import World

EVENT = {"game": "xiaoer", "name": " 周末\u202e赛 ", "hands": 2}


async def make(maker: Client, **wish: object) -> str:
    """Make an event."""
    made = await maker.http.post("/api/events", json={**EVENT, **wish})
    assert made.status_code == 200, made.text
    code: str = made.json()["event"]
    return code


async def sit(player: Client, event: str, bots: str | None = "easy") -> str:
    """Open a table of the event and come in."""
    made = await player.http.post(f"/api/events/{event}/tables", json={"bots": bots})
    assert made.status_code == 200, made.text
    room: str = made.json()["room"]
    await player.must(c.Enter, room=room)
    return room


async def play(player: Client) -> p.Table:
    """Play the next deal."""
    await player.must(c.Ready, seed="5eed" * 16)
    return await play_hand(player)


async def over(player: Client) -> None:
    """Wait until the table has played all deals."""
    await player.until(lambda: player.room is not None and player.room.phase == "over")


async def see(player: Client, event: str) -> Any:  # noqa: ANN401 - JSON
    """Look at the event."""
    return (await player.http.get(f"/api/events/{event.lower()}")).json()


async def refused(player: Client, method: str, path: str, **rest: Any) -> tuple[int, str]:  # noqa: ANN401
    """Ask for what is refused."""
    return browsing.refused(await player.http.request(method, path, **rest))


async def sealed(player: Client, hand: str) -> None:
    """Hold every route that could tell a deal to silence."""
    for path in ("record", "replay", "coach"):
        assert await refused(player, "GET", f"/api/hands/{hand}/{path}") == (403, "hand.sealed")
    step = {"hand": hand, "step": 0, "seat": 1}
    asked = {**step, "cards": ["S5"]}
    for path, body in (("ask", asked), ("play", step)):
        told = await refused(player, "POST", f"/api/replay/{path}", json=body)
        assert told == (403, "hand.sealed")


async def _event(base: str) -> None:
    async with (
        await Client.guest(base, "Ann") as ann,
        await Client.guest(base, "Bo") as bo,
        await Client.guest(base) as stranger,
    ):
        event = await make(ann)
        promised = (await see(stranger, event))["commitment"]
        tables = [await sit(ann, event), await sit(bo, event)]
        assert {one["room"] for one in (await see(stranger, event))["tables"]} == set(tables)
        await ann.must(c.Start)
        first = await play(ann)
        # Bo has yet to play this deal; a stranger may still sit down.
        for other in (bo, stranger):
            await sealed(other, first.hand)
            assert (await see(other, event))["deals"] == []
        assert (await ann.http.get(f"/api/hands/{first.hand}/record")).status_code == 200
        assert (await see(ann, event))["ranking"][0]["share"] is None

        await bo.must(c.Start)
        same = await play(bo)
        assert same.hand != first.hand
        records = []
        for player, table in ((bo, first), (ann, same)):
            text = (await player.http.get(f"/api/hands/{table.hand}/record")).text
            assert verify_record(text).fault is None
            records.append(parse_record(text))
        assert records[0].deal == records[1].deal
        assert records[0].fair == records[1].fair
        assert records[0].fair is not None
        assert records[0].fair.client_seeds == ()
        await sealed(stranger, same.hand)

        ranking = (await see(ann, event))["ranking"]
        assert [len(one["seats"]) for one in ranking] == [2, 2]
        assert {one["seats"][0]["name"] for one in ranking} == {"Ann", "Bo"}
        assert sum(one["share"] for one in ranking) == 1
        assert all(one["compared"] == 1 and one["low"] is None for one in ranking)
        [deal] = (await see(ann, event))["deals"]
        assert (deal["number"], deal["tables"]) == (1, 2)
        await _second(ann, bo, event, first)
        await _end(ann, bo, event, promised)


async def _second(ann: Client, bo: Client, event: str, first: p.Table) -> None:
    """Play the last deal: another one, from the same start, and no third."""
    for player in (ann, bo):
        last = await play(player)
        await over(player)
        assert last.number == 2
        assert last.promise.commitment != first.promise.commitment
        assert await player.refused(c.Rematch) == "event.played"
        assert await player.refused(c.Settings, preset="quick") == "event.rules"
    ranking = (await see(bo, event))["ranking"]
    assert all(one["compared"] == 2 and one["low"] is not None for one in ranking)
    tables = f"/api/events/{event}/tables"
    assert await refused(bo, "POST", tables, json={}) == (409, "event.elsewhere")


async def _end(ann: Client, bo: Client, event: str, promised: str) -> None:
    """Close the event: the seed is what was promised, and all deals follow from it."""
    close = f"/api/events/{event}/close"
    assert (await see(bo, event))["seed"] is None
    assert await refused(bo, "POST", close) == (403, "event.maker")
    assert (await ann.http.post(close)).status_code == 204
    over = await see(bo, event)
    assert over["closed"]
    seed = bytes.fromhex(over["seed"])
    assert event_commitment(event, seed) == promised
    hand = (await ann.http.get("/api/me/hands")).json()["hands"][0]
    assert hand["event"] == event
    record = parse_record((await bo.http.get(f"/api/hands/{hand['id']}/record")).text)
    assert record.fair is not None
    assert record.fair.server_seed == event_seed(seed, event, 2)
    tables = f"/api/events/{event}/tables"
    assert await refused(bo, "POST", tables, json={}) == (409, "event.closed")


def test_an_event_from_its_making_to_its_end(base: str) -> None:
    run(_event(base))


async def _closing(base: str) -> None:
    async with (
        await Client.guest(base, "Ann") as ann,
        await Client.guest(base, "Bo") as bo,
        await Client.guest(base) as stranger,
    ):
        event = await make(ann)
        await sit(ann, event)
        await ann.must(c.Start)
        first = await play(ann)
        await sit(bo, event)
        await bo.must(c.Start)
        await bo.must(c.Ready)
        await bo.until(lambda: bo.table is not None and bo.table.turn is not None)
        # Bo is in the deal that Ann has played; she closes the event to see the rest.
        assert (await ann.http.post(f"/api/events/{event}/close")).status_code == 204
        for who in (ann, bo, stranger):
            seen = await see(who, event)
            assert seen["closed"]
            assert seen["seed"] is None
        for who in (bo, stranger):
            await sealed(who, first.hand)
        await ann.must(c.Ready)
        gone = await ann.push(p.Gone)
        assert gone.code == "closed"
        last = await play_hand(bo)
        over = await see(stranger, event)
        assert event_commitment(event, bytes.fromhex(over["seed"])) == over["commitment"]
        for hand in (first.hand, last.hand):
            assert (await stranger.http.get(f"/api/hands/{hand}/record")).status_code == 200


def test_the_seed_of_a_closed_event_waits_for_the_last_hand(base: str) -> None:
    run(_closing(base))


async def _unrated(base: str) -> None:
    async with await Client.guest(base) as me:
        event = await make(me, hands=1)
        await sit(me, event)
        await me.must(c.Start)
        await play(me)
        await over(me)
        [hand] = (await me.http.get("/api/me/hands")).json()["hands"]
        assert (hand["event"], hand["rated"]) == (event, False)
        assert (await me.http.get("/api/me")).json()["ratings"] == []
        told = (await me.http.get("/api/me/statistics")).json()
        assert told["tally"]["hands"] == 1, "it is still one of one's own hands"


def test_an_event_counts_in_no_rating(base: str) -> None:
    run(_unrated(base))


async def _onlooker(base: str) -> None:
    async with (
        await Client.guest(base, "Ann") as ann,
        await Client.guest(base, "Bo") as bo,
        await Client.guest(base, "Cai") as cai,
    ):
        event = await make(ann, hands=1)
        room = await sit(ann, event, None)
        await bo.must(c.Enter, room=room)
        # Cai has a table: at another there is no seat for her.
        await sit(cai, event, None)
        await cai.must(c.Enter, room=room)
        assert await cai.refused(c.Sit, seat=2) == "event.elsewhere"
        await ann.must(c.Fill, bot="easy")
        await ann.must(c.Start)
        await play(ann)
        await over(ann)
        await over(bo)
        # Bo never sat down: not one card was shown to him.
        assert bo.table is None
        assert not any(b'"type":"table"' in raw for raw in bo.raw)
        late = await Client.guest(base)
        async with late:
            assert await late.refused(c.Enter, room=room) == "room.no_onlookers"


def test_nobody_learns_a_deal_by_looking_on(base: str) -> None:
    run(_onlooker(base))


async def _bad(base: str) -> None:
    async with await Client.guest(base) as me:
        unknown = (404, "event.unknown")
        assert await refused(me, "GET", "/api/events/ZZZZZZ") == unknown
        assert await refused(me, "GET", "/api/events/ZZZZZZ/qr.svg") == unknown
        assert await refused(me, "POST", "/api/events/ZZZZZZ/tables", json={}) == unknown
        assert await refused(me, "POST", "/api/events/ZZZZZZ/close") == unknown
        for wish, code in (
            ({"game": "chess"}, "unknown_game"),
            ({"preset": "nothing"}, "unknown_preset"),
            ({"switches": {"seats": 4}}, "unknown_switch"),
            ({"hands": 0}, "server.request"),
            ({"hands": 33}, "server.request"),
            ({"hours": 0}, "server.request"),
            ({"name": "\u200b"}, "name.bad"),
        ):
            told = await refused(me, "POST", "/api/events", json={**EVENT, **wish})
            assert told == (400, code), wish
        event = await make(me, hours=1)
        assert (await see(me, event))["name"] == "周末赛"
        [line] = (await me.http.get("/api/me/events")).json()["events"]
        assert (line["code"], line["made"], line["closed"]) == (event, True, False)
        picture = await me.http.get(f"/api/events/{event}/qr.svg")
        assert picture.text.startswith("<svg")


def test_bad_questions_about_events_are_refused(base: str) -> None:
    run(_bad(base))


def begun(world: World, code: str, ends: int = 1_000_000) -> Table:
    """Sit down at a table of an event that is open for some time, against bots."""
    game = "gandengyan"
    closes = world.time + 1_000_000
    event = Event(code, "e", game, "usual", {}, 3, "usual", None, b"s" * 32, 1, closes)
    world.runner.run(world.store.add_event(event))
    course = Course(code, event.seed.hex(), event.hands, world.time + ends)
    table = Table(world, game, bots="easy", watching="off", course=course)
    assert world.runner.run(world.store.enlist(code, ANN.player, table.code))
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    return table


def test_a_table_of_an_event_survives_a_restart(world: World) -> None:
    table = begun(world, "EVENTR")
    table.finish(ANN)
    table.do(ANN, c.Ready)
    before = table.room
    assert before.hand is not None
    assert before.hand.fair is not None
    assert (before.hand.fair.table, before.match) == ("event.EVENTR.2", 2)
    assert before.standing.scores != (0,) * len(before.chairs)
    world.restart()
    after = table.room
    assert after.hand is not None
    assert (after.course, after.match, after.hand.fair) == (before.course, 2, before.hand.fair)
    entry = world.runner.run(world.store.entry("EVENTR", ANN.player))
    assert entry is not None
    assert entry.hands == 2


def test_nothing_is_dealt_once_the_event_is_closed(world: World) -> None:
    table = begun(world, "EVENTC")
    table.finish(ANN)
    world.runner.run(world.store.close_event("EVENTC", world.time))
    table.do(ANN, c.Ready)
    gone = world.post.last(table.addresses[ANN], p.Gone)
    assert gone is not None
    assert gone.code == "closed"


def test_time_ends_an_event_after_the_hand_that_is_on(world: World) -> None:
    table = begun(world, "EVENTT", ends=0)
    table.finish(ANN)
    assert table.phase() == "over"


def test_an_abandoned_hand_is_waited_for_and_no_longer(world: World) -> None:
    table = begun(world, "EVENTA")
    world.runner.run(world.store.close_event("EVENTA", world.time))
    assert not world.runner.run(world.store.settled("EVENTA", world.time))
    # Bots play the hand to its end, and the room closes with it.
    table.do(ANN, c.Leave)
    assert world.runner.run(world.hub.find(table.code)) is None
    assert world.runner.run(world.store.settled("EVENTA", world.time))


def test_nothing_is_dealt_in_the_last_moments_of_an_event(world: World) -> None:
    table = begun(world, "EVENTM")
    table.finish(ANN)
    world.runner.run(world.store.close_event("EVENTM", world.time + 1_000))
    table.do(ANN, c.Ready)
    gone = world.post.last(table.addresses[ANN], p.Gone)
    assert gone is not None
    assert gone.code == "closed"


def test_nobody_sits_down_to_see_a_deal_that_others_have_played(world: World) -> None:
    game = "gandengyan"
    event = Event("EVENTS", "e", game, "usual", {}, 3, "usual", None, b"s" * 32, 1, 2**50)
    world.runner.run(world.store.add_event(event))
    course = Course("EVENTS", event.seed.hex(), event.hands, event.closes)
    table = Table(world, game, watching="off", course=course)
    assert world.runner.run(world.store.enlist("EVENTS", ANN.player, table.code))
    for who in (BO, CAI):
        table.enter(who)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Fill, bot="easy")
    table.do(ANN, c.Start)
    for who in (ANN, BO):
        table.do(who, c.Ready)
    table.finish(ANN, BO)
    table.do(BO, c.Leave)
    assert table.no(CAI, c.Sit, seat=2) == "event.begun"
    world.send(table.code, table.addresses[CAI], CAI, c.Sync())
    assert world.post.last(table.addresses[CAI], p.Table) is None
    # A player with a seat comes back to it.
    assert isinstance(table.enter(BO), p.Ack)
    assert table.room.seat_of(BO.player) == 2
