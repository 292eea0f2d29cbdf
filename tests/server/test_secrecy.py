"""What a seat may not know changes no byte that it is sent, over socket and routes."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import msgspec
import pytest

from paiju.game import AnyState, Dice, Refusal, Refused, games
from paiju.room import broadcast
from paiju.room.state import Room
from paiju.room.view import show_table
from paiju.server.ops.logs import configure
from paiju.testing import walk
from paiju.testing.hostile import hostile_move
from paiju.think import thinker_of
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_hands, write_move
from tests.server.client import Client, new_id, run
from tests.server.player import advice, play_hand, quick
from tests.server.running import Running

MOMENTS = 8
Begin: TypeAlias = Callable[[Client, str], Awaitable[str]]


class Leak(AssertionError):
    """Something that somebody was told depends on what they may not know."""


def _is_sendable(move: c.WireMove) -> bool:
    """Return whether a move has the form of one; others close the socket whatever they say."""
    try:
        msgspec.json.decode(msgspec.json.encode(move), type=c.WireMove)
    except msgspec.ValidationError:
        return False
    return True


class Twin:
    """The room on the server, and a way to put another state into it."""

    def __init__(self, serving: Running, code: str) -> None:
        assert serving.server is not None
        assert serving.loop is not None
        self._actors = serving.server.hub
        self._loop = serving.loop
        self._code = code

    async def _call(self, work: Callable[[], object]) -> object:
        async def there() -> object:
            return work()

        done = asyncio.run_coroutine_threadsafe(there(), self._loop)
        return await asyncio.wrap_future(done)

    async def room(self) -> Room:
        def look() -> Room:
            [actor] = [one for one in self._actors.actors if one.room.code == self._code]
            return actor.room

        found = await self._call(look)
        assert isinstance(found, Room)
        return found

    async def put(self, room: Room) -> None:
        def change() -> None:
            [actor] = [one for one in self._actors.actors if one.room.code == self._code]
            actor.ledger.room = room

        await self._call(change)


def still(raw: bytes) -> bytes:
    """Take the moment of sending out of a push."""
    push = msgspec.json.decode(raw, type=p.AnyPush)
    if isinstance(push, p.Table):
        push = msgspec.structs.replace(push, clock=msgspec.structs.replace(push.clock, now=0))
    return msgspec.json.encode(push)


async def told(who: Client, questions: list[c.Ask], moves: list[c.WireMove]) -> list[bytes]:
    """Collect everything that somebody can be told at this moment."""
    who.raw.clear()
    who.send(c.Sync())
    for ask in questions:
        who.send(ask)
    for move in moves:
        # Not a legal move: it is refused, and nothing changes.
        who.send(c.Play(id=new_id(), at=10**6, move=move))
    # Answers come in the order of questions, so that nothing is still to come after this one.
    who.send(c.Ask(id=(last := new_id()), cards=()))
    await who.until(lambda: any(getattr(push, "id", "") == last for push in who.pushes))
    pushes = [still(raw) for raw in who.raw if last.encode() not in raw]
    assert who.room is not None
    paths = (
        f"/api/rooms/{who.room.code}",
        "/api/me/hands",
        "/api/me/statistics",
        "/api/me/rooms",
        "/api/rooms",
        "/api/me",
    )
    bodies = [(await who.http.get(path)).content for path in paths]
    return [_without_ids(one) for one in (*pushes, *bodies)]


def _without_ids(raw: bytes) -> bytes:
    """Take the ids of commands out."""
    return re.sub(rb'"command-\d+"', b'"command"', raw)


def twin_of(room: Room, seat: int | None, dice: Dice) -> Room:
    """Deal what a seat does not know anew."""
    hand = room.hand
    assert hand is not None
    state: AnyState = thinker_of(room.game).guess(room.game.view(hand.state, seat), dice)
    return replace(room, hand=replace(hand, state=state))


async def watched(me: Client, game: str) -> str:
    """Begin a match against bots where onlookers are asked in as older clients do."""
    wish = {"game": game, "watching": "hands", "bots": "easy"}
    code: str = (await me.http.post("/api/rooms", json=wish)).json()["room"]
    await me.must(c.Enter, room=code)
    await me.must(c.Start)
    return code


async def _compare(serving: Running, game: str, begin: Begin = quick) -> int:
    """Play a hand; at many moments ask everything in the room and in its twin."""
    dice = Dice(7)
    compared = 0
    async with (
        await Client.guest(serving.base) as me,
        await Client.guest(serving.base) as looker,
    ):
        code = await begin(me, game)
        await looker.must(c.Enter, room=code)
        await me.must(c.Ready)
        twin = Twin(serving, code)
        while compared < MOMENTS:
            table = await me.until(lambda: me.table if _stands(me) else None)
            if table.view.outcome is not None:
                break
            room = await twin.room()
            if room.seq == table.seq and room.hand is not None:
                compared += 1
                hand = room.game.view(room.hand.state, 1).hand
                moves = [hostile_move(hand, dice) for _ in range(8)]
                wrong = [
                    write_move(move)
                    for move in moves
                    if room.game.check(room.hand.state, 1, move) is not None
                    and _is_sendable(write_move(move))
                ]
                held = [str(card) for card in hand]
                asks = [c.Ask(id=new_id(), cards=tuple(held[:size])) for size in (1, 2, 5)]
                for who, seat in ((me, 1), (looker, None)):
                    said = (asks, wrong) if seat else ([], wrong[:1])
                    other = twin_of(room, seat, dice)
                    one = await told(who, *said)
                    await twin.put(other)
                    two = await told(who, *said)
                    await twin.put(room)
                    if one != two:
                        raise Leak(seat)
            best = await advice(me)
            if best is None:
                continue
            answer = await me.do(c.Play, at=best.seq, move=best.best[0].move)
            await me.until(lambda: me.table is not None and me.table.seq >= answer.seq)  # noqa: B023
    return compared


def _stands(me: Client) -> bool:
    """Return whether only the player can change the table now."""
    table = me.table
    if table is None:
        return False
    return table.view.outcome is not None or table.view.actors == [1]


@pytest.mark.parametrize("game", games())
def test_twins_are_told_the_same(serving: Running, game: str) -> None:
    # A hand in which nobody declares trump is over before much could be compared.
    assert any(run(_compare(serving, game)) >= 3 for _ in range(4))


@pytest.mark.parametrize("game", games())
def test_twins_are_told_the_same_where_hands_used_to_be_shown(serving: Running, game: str) -> None:
    assert any(run(_compare(serving, game, watched)) >= 3 for _ in range(4))


async def _look_on(serving: Running, game: str) -> None:
    """Play a hand under the eyes of an onlooker."""
    async with (
        await Client.guest(serving.base) as me,
        await Client.guest(serving.base) as looker,
    ):
        code = await watched(me, game)
        await looker.must(c.Enter, room=code)
        assert (await looker.until(lambda: looker.room)).watching == "table"
        await me.must(c.Ready)
        last = await play_hand(me)
        end = await looker.until(lambda: looker.table if _is_over(looker) else None)
        assert end.view.hands == last.view.hands
        live = _live(looker)
        # Every step was shown as it happened, and nobody's cards with it.
        assert {push.seq for push in live} >= {push.seq for push in _live(me)}
        for push in live:
            assert (push.view.seat, push.view.hand, push.view.hands) == (None, [], None)
            assert push.turn is None
            assert push.promise.server_seed is None


def _is_over(who: Client) -> bool:
    """Return whether somebody sees the end of a hand."""
    return who.table is not None and who.table.view.outcome is not None


def _live(me: Client) -> list[p.Table]:
    """Return what a player was shown of a hand that was on."""
    pushes = [msgspec.json.decode(raw, type=p.AnyPush) for raw in me.raw]
    tables = [push for push in pushes if isinstance(push, p.Table)]
    return [push for push in tables if push.view.outcome is None]


@pytest.mark.parametrize("game", games())
def test_onlookers_see_the_table_live_and_hands_after_the_end(serving: Running, game: str) -> None:
    run(_look_on(serving, game))


def test_a_planted_leak_is_found(serving: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = show_table

    def leaky(room: Room, seat: int | None, *args: object, **kwargs: object) -> p.Table | None:
        table = honest(room, seat, *args, **kwargs)  # type: ignore[arg-type]
        if table is None or room.hand is None:
            return table
        view = room.game.view(room.hand.state, seat)
        shown = write_hands(room.game, view, room.hand.state)
        return msgspec.structs.replace(table, view=msgspec.structs.replace(table.view, hands=shown))

    monkeypatch.setattr(broadcast, "show_table", leaky)
    with pytest.raises(Leak):
        run(_compare(serving, "xiaoer"))


@pytest.fixture
def written_logs() -> Iterator[None]:
    """Write logs as a server does, and leave them to the tests again."""
    configure()
    yield
    for name in ("paiju", "uvicorn"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True


@pytest.mark.usefixtures("written_logs")
def test_no_card_and_no_token_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    fields = {"room": "ABCDEF", "token": "secret", "cards": "S5 HK"}
    try:
        raise Refused(Refusal("not_in_hand", facts={"cards": "S5 HK"}))
    except Refused:
        logging.getLogger("paiju.test").exception("fault", extra=fields)
    line = capsys.readouterr().err
    told = json.loads(line)
    assert (told["event"], told["level"], told["error"]) == ("fault", "error", "Refused")
    assert told["room"] == "ABCDEF"
    assert told["trace"][-1].startswith("test_secrecy.py:")
    assert "HK" not in line
    assert "secret" not in line


@pytest.mark.usefixtures("written_logs")
def test_what_others_log_tells_no_token(capsys: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("uvicorn.error").error("no answer to %s", "secret")
    line = capsys.readouterr().err
    assert json.loads(line)["event"] == "no answer to %s"
    assert "secret" not in line


def test_the_twins_differ() -> None:
    """The test would prove nothing if twins were the same hand."""
    for game in games().values():
        rules = next(iter(game.presets.values()))
        state = walk.begin(game, rules, 3)
        others = [thinker_of(game).guess(game.view(state, 1), Dice(seed)) for seed in range(3)]
        seats = range(2, game.seats(rules) + 1)
        assert any(
            game.holdings(state)[str(seat)] != game.holdings(other)[str(seat)]
            for other in others
            for seat in seats
        )
