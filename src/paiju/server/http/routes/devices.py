"""Hands that were played on a player's own device, without the server."""

import asyncio
import hashlib
from contextlib import suppress
from typing import Final

from paiju.bots import find_bot
from paiju.game import AnyState, Record, find, parse_record, replay
from paiju.room.archive import parts_of
from paiju.server.http.route import Call, Path, Stop
from paiju.store.contract import Hand, Player, Taken
from paiju.wire import hands

_DIGITS: Final = 16


def _played(text: str) -> tuple[Record, AnyState]:
    """Play a record through the engine; `Refused` or `Stop` where it is none of a whole hand."""
    record = parse_record(text)
    *_, last = replay(record)
    if find(record.game).outcome(last) is None:
        raise Stop(400, "hand.unfinished")
    return record, last


def _people(wish: hands.DeviceHand, record: Record, me: Player) -> list[tuple[str | None, str]]:
    """Tell who had which seat: the player one, bots all others."""
    seats = len(record.standing.scores)
    if wish.seat > seats or len(wish.bots) != seats - 1:
        raise Stop(400, "server.request", part="seat")
    for bot in wish.bots:
        find_bot(bot)
    people: list[tuple[str | None, str]] = [(None, bot) for bot in wish.bots]
    people.insert(wish.seat - 1, (me.id, me.name))
    return people


async def keep(call: Call) -> hands.HandKept:
    """Keep a hand of a device in the player's history, once; it counts in no rating."""
    wish = call.body(hands.DeviceHand)
    services = call.api.services
    record, last = await asyncio.to_thread(_played, wish.record)
    people = _people(wish, record, call.player)
    hand = Hand(
        hashlib.sha256(f"{call.player.id}\n{wish.record}".encode()).hexdigest()[:_DIGITS],
        wish.room,
        record.game,
        record.standing.hand,
        min(wish.at, services.now()),
        wish.record,
        parts_of(find(record.game), last, people),
        rated=False,
    )
    # Taken: it was sent before, and the answer was lost.
    with suppress(Taken):
        await services.store.keep_hand(hand)
    return hands.HandKept(hand=hand.id)


PATHS = (
    Path(
        "POST",
        "/api/hands/offline",
        keep,
        hands.HandKept,
        hands.DeviceHand,
        known=True,
        rate="devices",
    ),
)
