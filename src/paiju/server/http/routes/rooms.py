"""Rooms: opened, listed and found."""

from typing import Final

from starlette.responses import Response

from paiju.game import Refused
from paiju.room.internal import Who
from paiju.room.opening import Wish, read_wish
from paiju.server.http import links
from paiju.server.http.route import Call, Path, Stop, failure
from paiju.server.rooms.hub import Full
from paiju.wire import http
from paiju.wire.pushes import Listed

_LIVE: Final = ("waiting", "playing", "between")
"""Phases of a room that somebody may want to go back to."""


async def open_wished(call: Call, room: Wish) -> http.RoomMade:
    """Open a room within the limits."""
    who = Who(call.player.id, call.player.name)
    limits = call.api.services.limits
    # Those that rest in the store count as well, and those of other nodes.
    if len(await call.api.services.store.rooms_of(who.player)) >= limits.rooms_per_player:
        raise Stop(429, "room.too_many", most=limits.rooms_per_player)
    try:
        return http.RoomMade(room=await call.api.hub.open(room, who))
    except Full:
        raise Stop(503, "server.full", most=limits.rooms) from None


async def _open_as(call: Call, wish: http.RoomWish | http.QuickWish) -> http.RoomMade | Response:
    """Open a room as somebody wants it."""
    try:
        room = read_wish(wish)
    except Refused as error:
        return failure(400, error.refusal, wish.game)
    return await open_wished(call, room)


async def open_room(call: Call) -> http.RoomMade | Response:
    """Open a room."""
    return await _open_as(call, call.body(http.RoomWish))


async def quick(call: Call) -> http.RoomMade | Response:
    """Open a room with bots on all other seats and a match that begins at once."""
    return await _open_as(call, call.body(http.QuickWish))


async def listed(call: Call) -> http.Rooms:
    """List the public rooms."""
    return http.Rooms(rooms=call.api.lobby.rooms, online=call.api.lobby.online)


async def own(call: Call) -> http.OwnRooms:
    """List the rooms where the player has a seat or is the host, and which are not over."""
    codes = await call.api.services.store.rooms_of(call.player.id)
    found = [await call.api.hub.look(code) for code in codes]
    return http.OwnRooms(rooms=[room for room in found if room and room.phase in _LIVE])


async def _find(call: Call) -> Listed:
    """Find the room of a code."""
    code = call.path("code").upper()
    listed = await call.api.hub.look(code)
    if listed is None:
        raise Stop(404, "room.unknown", code=code[:6])
    return listed


async def seen(call: Call) -> http.RoomSeen:
    """Tell what a room is to somebody who has its code."""
    room = await _find(call)
    return http.RoomSeen(room=room, link=links.link(call, f"r/{room.code}"))


async def picture(call: Call) -> Response:
    """Draw the invitation as a QR code."""
    room = await _find(call)
    return await links.picture(call, f"r/{room.code}")


PATHS = (
    Path("GET", "/api/rooms", listed, http.Rooms),
    Path("GET", "/api/me/rooms", own, http.OwnRooms, known=True),
    Path("POST", "/api/rooms", open_room, http.RoomMade, http.RoomWish, known=True),
    Path("POST", "/api/quick", quick, http.RoomMade, http.QuickWish, known=True),
    Path("GET", "/api/rooms/{code}", seen, http.RoomSeen),
    Path("GET", "/api/rooms/{code}/qr.svg", picture),
)
