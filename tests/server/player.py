"""A player who plays by hints, as fast as the server answers."""

from typing import Any

from paiju.game import parse_record
from paiju.wire import commands as c
from paiju.wire import pushes as p
from tests.server.client import Client, new_id

HINTED: Any = p.Hints | p.Refused
SEED = "5eed" * 16


async def quick(me: Client, game: str, **wish: object) -> str:
    """Begin a match against bots and come in."""
    answer = await me.http.post("/api/quick", json={"game": game, **wish})
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["room"]
    await me.must(c.Enter, room=code)
    return code


async def advice(me: Client) -> p.Hints | None:
    """Ask what to play; None where the turn is over by now."""
    hint = c.Hint(id=new_id())
    me.send(hint)
    told = await me.push(HINTED, lambda push: push.id == hint.id)
    return told if isinstance(told, p.Hints) else None


async def play_hand(me: Client) -> p.Table:
    """Play the hand that is on, or comes next, to its end."""
    before = me.table.hand if me.table is not None and me.table.view.outcome else ""
    while True:
        table = await me.until(lambda: _to_do(me, before))
        if table.view.outcome is not None:
            return table
        best = await advice(me)
        if best is None or best.seq < table.seq:
            continue
        told = await me.do(c.Play, at=best.seq, move=best.best[0].move)
        if isinstance(told, p.Refused):
            # Somebody else's bid, made meanwhile, may leave no room for this one.
            overtaken = told.seq > best.seq
            late = told.refusal.code in ("table.stale", "table.no_hand", "not_your_turn")
            assert late or overtaken, told
        await reached(me, told.seq)


async def reached(me: Client, seq: int) -> None:
    """Wait until the table shows at least this sequence."""
    await me.until(lambda: me.table is not None and me.table.seq >= seq)


def _to_do(me: Client, before: str) -> p.Table | None:
    """Return the table where it asks something of the player, or is over."""
    table = me.table
    if table is None or table.hand == before:
        return None
    return table if table.turn is not None or table.view.outcome is not None else None


async def proven(me: Client, table: p.Table) -> None:
    """Hold the record of a hand to what was promised and what was sent."""
    answer = await me.http.get(f"/api/hands/{table.hand}/record")
    assert answer.status_code == 200
    record = parse_record(answer.text)
    assert record.fair is not None
    assert record.fair.commitment == table.promise.commitment
    assert table.promise.server_seed == record.fair.server_seed.hex()
