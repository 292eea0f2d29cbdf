"""Guests, accounts and what is kept of a player."""

import asyncio

from paiju.room import ids
from paiju.room.messages import NOWHERE, Letter
from paiju.room.names import LONGEST, clean_name, guest_name
from paiju.room.ratings import write_rating
from paiju.server.http.route import Call, Path, Stop, json_answer
from paiju.server.sockets.connections import NOT_ALLOWED
from paiju.store.contract import Player
from paiju.wire import http
from paiju.wire.commands import Leave


def _name(given: str) -> str:
    """Read a name."""
    name = clean_name(given)
    if name is None:
        raise Stop(400, "name.bad", most=LONGEST)
    return name


async def guest(call: Call) -> http.GuestMade:
    """Make a guest: no form, only a token."""
    wish = call.body(http.GuestWish)
    name = guest_name() if wish.name is None else _name(wish.name)
    player = Player(ids.player_id(), name, None, call.api.services.now())
    token = ids.token()
    await call.api.services.store.add_player(player, ids.token_hash(token))
    return http.GuestMade(player=player.id, token=token, name=name)


async def me(call: Call) -> http.Me:
    """Tell who asks."""
    store, player = call.api.services.store, call.player
    ratings = await store.ratings_of([player.id])
    return http.Me(
        player=player.id,
        name=player.name,
        login=player.login,
        room=await store.room_of(player.id),
        ratings=[write_rating(rating) for rating in ratings],
    )


async def rename(call: Call) -> None:
    """Take another name."""
    name = _name(call.body(http.Renaming).name)
    await call.api.services.store.rename(call.player.id, name)


async def forget(call: Call) -> None:
    """Delete everything that is kept of the player, who is out of every room with that."""
    store, player = call.api.services.store, call.player
    for code in await store.rooms_of(player.id):
        leave = Leave(id=f"forget-{ids.player_id()}")
        await call.api.hub.post(code, Letter(NOWHERE, player.id, player.name, leave))
    await store.forget(player.id)
    call.api.sockets.close_player(player.id, NOT_ALLOWED)


async def export(call: Call) -> object:
    """Give the player everything that is kept."""
    kept = await call.api.services.store.export(call.player.id)
    return await asyncio.to_thread(json_answer, kept)


async def logout(call: Call) -> None:
    """Let nobody in by this token any more."""
    _, _, token = call.request.headers["authorization"].partition(" ")
    await call.api.services.store.drop_token(ids.token_hash(token.strip()))


PATHS = (
    Path("POST", "/api/guest", guest, http.GuestMade, http.GuestWish, rate="guests"),
    Path("GET", "/api/me", me, http.Me, known=True),
    Path("PATCH", "/api/me", rename, None, http.Renaming, known=True),
    Path("DELETE", "/api/me", forget, known=True),
    Path("GET", "/api/me/export", export, known=True),
    Path("POST", "/api/logout", logout, known=True),
)
