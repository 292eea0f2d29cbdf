"""Rooms: opened, listed and found."""

import io

from starlette.responses import Response

from paiju.game import AnyGame, Refused, find
from paiju.game.rules import RulesLike
from paiju.server.hub import Full
from paiju.server.room.inner import Who
from paiju.server.room.opening import Wish
from paiju.server.routes.table import Call, Path, Stop, failure
from paiju.wire import http
from paiju.wire.pushes import Listed


def _rules(wish: http.RoomWish | http.QuickWish) -> tuple[AnyGame, str, RulesLike]:
    """Read the game, the preset and the switches of a wish."""
    game = find(wish.game)
    preset = wish.preset or next(iter(game.presets))
    return game, preset, game.parse({"preset": preset, **wish.switches})


async def open_wished(call: Call, room: Wish) -> http.RoomMade:
    """Open a room within the limits."""
    who = Who(call.player.id, call.player.name)
    hosted = sum(actor.room.host == who.player for actor in call.api.hub.actors)
    limits = call.api.services.limits
    if hosted >= limits.rooms_per_player:
        raise Stop(429, "room.too_many", most=limits.rooms_per_player)
    try:
        return http.RoomMade(room=await call.api.hub.open(room, who))
    except Full:
        raise Stop(503, "server.full", most=limits.rooms) from None


async def open_room(call: Call) -> http.RoomMade | Response:
    """Open a room."""
    wish = call.body(http.RoomWish)
    try:
        game, preset, rules = _rules(wish)
    except Refused as error:
        return failure(400, error.refusal, wish.game)
    room = Wish(game, preset, rules, wish.public, wish.watching, wish.pace, wish.bots)
    return await open_wished(call, room)


async def quick(call: Call) -> http.RoomMade | Response:
    """Open a room with bots on all other seats and a match that begins at once."""
    wish = call.body(http.QuickWish)
    try:
        game, preset, rules = _rules(wish)
    except Refused as error:
        return failure(400, error.refusal, wish.game)
    room = Wish(game, preset, rules, False, "table", wish.pace, wish.strength, quick=True)
    return await open_wished(call, room)


async def listed(call: Call) -> http.Rooms:
    """List the public rooms."""
    return http.Rooms(rooms=call.api.lobby.rooms, online=call.api.lobby.online)


async def _find(call: Call) -> Listed:
    """Find the room of a code."""
    code = call.path("code").upper()
    listed = await call.api.hub.look(code)
    if listed is None:
        raise Stop(404, "room.unknown", code=code[:6])
    return listed


def _link(call: Call, code: str) -> str:
    """Return the address that invites into a room."""
    return f"{call.api.options.address}/#/r/{code}"


async def seen(call: Call) -> http.RoomSeen:
    """Tell what a room is to somebody who has its code."""
    room = await _find(call)
    return http.RoomSeen(room=room, link=_link(call, room.code))


async def picture(call: Call) -> Response:
    """Draw the invitation as a QR code."""
    import segno

    room = await _find(call)
    drawn = io.BytesIO()
    segno.make(_link(call, room.code), error="m").save(
        drawn, kind="svg", scale=8, border=2, xmldecl=False, svgns=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


PATHS = (
    Path("GET", "/api/rooms", listed, http.Rooms),
    Path("POST", "/api/rooms", open_room, http.RoomMade, http.RoomWish, known=True),
    Path("POST", "/api/quick", quick, http.RoomMade, http.QuickWish, known=True),
    Path("GET", "/api/rooms/{code}", seen, http.RoomSeen),
    Path("GET", "/api/rooms/{code}/qr.svg", picture),
)
