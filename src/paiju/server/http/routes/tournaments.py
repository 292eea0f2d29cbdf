"""Duplicate events: made, joined, ranked and closed."""

import asyncio
import math
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec
from starlette.responses import Response

from paiju.bots import find_bot
from paiju.game import Refused, find
from paiju.game.fair import SERVER_SEED_BYTES, event_commitment
from paiju.game.rules import differences, to_json
from paiju.room.events import Course
from paiju.room.ids import room_code
from paiju.room.names import LONGEST, clean
from paiju.room.opening import Wish, card_of
from paiju.server.http import links
from paiju.server.http.route import Call, Path, Stop, failure
from paiju.server.http.routes.rooms import open_wished
from paiju.server.tournament.ranking import Seats, Standing, rank, units_of
from paiju.store.contract import Taken
from paiju.store.tournament import Entry, Event, Played
from paiju.wire import http
from paiju.wire import tournament as wire
from paiju.wire.commands import Pace

_LONGEST: Final = 2 * LONGEST
_HOUR: Final = 60 * 60 * 1000
_NOBODY: Final = Entry("", 0)


async def make(call: Call) -> wire.EventMade | Response:
    """Make an event: its deals are decided, and promised, from now on."""
    wish = call.body(wire.EventWish)
    try:
        card = card_of(wish)
    except Refused as error:
        return failure(400, error.refusal, wish.game)
    name = clean(wish.name)
    if not 0 < len(name) <= _LONGEST:
        raise Stop(400, "name.bad", most=_LONGEST)
    services, now = call.api.services, call.api.services.now()
    own = await services.store.events_of(call.player.id)
    held = sum(one.maker == call.player.id and not one.is_closed(now) for one in own)
    if held >= services.limits.events_per_player:
        raise Stop(429, "event.too_many", most=services.limits.events_per_player)
    event = Event(
        code="",
        name=name,
        game=card.game.name,
        preset=card.preset,
        rules=to_json(card.rules),
        hands=wish.hands,
        pace=wish.pace,
        maker=call.player.id,
        seed=secrets.token_bytes(SERVER_SEED_BYTES),
        at=now,
        closes=now + wish.hours * _HOUR,
    )
    while True:
        code = room_code()
        try:
            await services.store.add_event(replace(event, code=code))
        except Taken:
            continue
        return wire.EventMade(event=code)


async def _find(call: Call) -> Event:
    """Find the event of a code."""
    code = call.path("code").upper()
    event = await call.api.services.store.event(code)
    if event is None:
        raise Stop(404, "event.unknown", code=code[:6])
    return event


def _pace(event: Event) -> Pace:
    """Read the pace of an event."""
    pace: Pace = msgspec.convert(event.pace, type=Pace)
    return pace


async def sit_down(call: Call) -> http.RoomMade:
    """Open a table of an event."""
    wish = call.body(wire.TableWish)
    event = await _find(call)
    services = call.api.services
    if event.is_closed(services.now()):
        raise Stop(409, "event.closed")
    if wish.bots is not None:
        find_bot(wish.bots)
    # Claimed for no table first: whoever has one opens no other.
    if not await services.store.enlist(event.code, call.player.id, ""):
        raise Stop(409, "event.elsewhere")
    game = find(event.game)
    course = Course(event.code, event.seed.hex(), event.hands, event.closes)
    made = await open_wished(
        call,
        Wish(
            game,
            event.preset,
            game.parse(dict(event.rules)),
            watching="off",
            pace=_pace(event),
            bots=wish.bots,
            course=course,
        ),
    )
    await services.store.enlist(event.code, call.player.id, made.room)
    return made


def _seat(played: Played, you: str | None) -> wire.RankedSeat:
    """Write one of those who are ranked together."""
    bot = played.name if played.player is None and played.name else None
    return wire.RankedSeat(
        seat=played.seat,
        name="" if bot else played.name,
        bot=bot,
        you=you is not None and played.player == you,
    )


def _finite(value: float) -> float | None:
    """Write a number that JSON can hold."""
    return round(value, 3) if math.isfinite(value) else None


def _ranked(standing: Standing, place: int, you: str | None) -> wire.Ranked:
    """Write a line of the ranking."""
    share, points = standing.share, standing.points
    return wire.Ranked(
        place=None if share is None else place,
        room=standing.room,
        seats=[_seat(one, you) for one in standing.seats],
        played=len(standing.deals),
        compared=len(standing.compared),
        share=None if share is None else round(share, 4),
        points=None if points is None else round(points.value, 3),
        low=None if points is None else _finite(points.low),
        high=None if points is None else _finite(points.high),
    )


def _places(standings: list[Standing]) -> list[int]:
    """Give everybody in the ranking a place; those who stand alike share a place."""
    places: list[int] = []
    for at, one in enumerate(standings):
        same = at > 0 and standings[at - 1].share == one.share
        same = same and standings[at - 1].points == one.points
        places.append(places[-1] if same else at + 1)
    return places


def _deals(standings: list[Standing], you: str | None) -> list[wire.ComparedDeal]:
    """Write the deals that somebody has played, beside the others."""
    own = next((one for one in standings if any(seat.player == you for seat in one.seats)), None)
    if own is None or you is None:
        return []
    return [
        wire.ComparedDeal(
            number=deal.number,
            gain=round(deal.gain, 2),
            field=None if deal.field is None else round(deal.field, 2),
            share=deal.share,
            tables=deal.others + 1,
        )
        for deal in own.deals
    ]


def _ranking(
    played: Sequence[Played], units: Sequence[Seats], you: str | None
) -> tuple[list[wire.Ranked], list[wire.ComparedDeal]]:
    """Write the ranking and one's own deals."""
    standings = rank(played, units)
    ranked = [
        _ranked(one, place, you) for one, place in zip(standings, _places(standings), strict=True)
    ]
    return ranked, _deals(standings, you)


async def _tables(call: Call, event: Event) -> list[wire.WireEventTable]:
    """Write the open tables of an event."""
    return [
        wire.WireEventTable(room=one.room, people=one.people, hands=one.hands)
        for one in await call.api.services.store.tables_of(event.code)
    ]


async def seen(call: Call) -> wire.EventSeen:
    """Tell of an event and how it stands."""
    event = await _find(call)
    services = call.api.services
    now = services.now()
    you = None if call.known is None else call.known.id
    game = find(event.game)
    rules = game.parse(dict(event.rules))
    units = units_of(game.sides(rules), game.seats(rules))
    played = await services.store.played(event.code)
    ranking, deals = await asyncio.to_thread(_ranking, played, units, you)
    entry = (await services.store.entry(event.code, you) if you else None) or _NOBODY
    closed = event.is_closed(now)
    return wire.EventSeen(
        code=event.code,
        name=event.name,
        game=event.game,
        preset=event.preset,
        rules=dict(event.rules),
        changed=list(differences(event.rules, game.presets[event.preset])),
        seats=game.seats(rules),
        hands=event.hands,
        pace=_pace(event),
        closes=event.closes,
        closed=closed,
        now=now,
        made=you is not None and event.maker == you,
        room=entry.room or None,
        dealt=entry.hands,
        tables=[] if closed else await _tables(call, event),
        ranking=ranking,
        deals=deals,
        commitment=event_commitment(event.code, event.seed),
        seed=event.seed.hex() if await services.store.settled(event.code, now) else None,
        link=links.link(call, f"event/{event.code}"),
    )


async def close(call: Call) -> None:
    """Close an event before its time; only its maker may."""
    event = await _find(call)
    if event.maker != call.player.id:
        raise Stop(403, "event.maker")
    await call.api.services.store.close_event(event.code, call.api.services.now())


async def own(call: Call) -> wire.EventList:
    """List the events that the player made or plays in."""
    services = call.api.services
    found = await services.store.events_of(call.player.id)
    return wire.EventList(
        events=[
            wire.EventLine(
                code=one.code,
                name=one.name,
                game=one.game,
                hands=one.hands,
                closes=one.closes,
                closed=one.is_closed(services.now()),
                made=one.maker == call.player.id,
            )
            for one in found
        ]
    )


async def picture(call: Call) -> Response:
    """Draw the invitation as a QR code."""
    event = await _find(call)
    return await links.picture(call, f"event/{event.code}")


PATHS = (
    Path("GET", "/api/me/events", own, wire.EventList, known=True),
    Path("POST", "/api/events", make, wire.EventMade, wire.EventWish, known=True, rate="events"),
    Path("GET", "/api/events/{code}", seen, wire.EventSeen),
    Path("POST", "/api/events/{code}/tables", sit_down, http.RoomMade, wire.TableWish, known=True),
    Path("POST", "/api/events/{code}/close", close, known=True),
    Path("GET", "/api/events/{code}/qr.svg", picture),
)
