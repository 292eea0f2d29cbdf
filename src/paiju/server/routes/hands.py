"""Finished hands: a player's own history, and records for everybody."""

from typing import Final

from starlette.responses import Response

from paiju.server.routes.table import Call, Path, Stop
from paiju.store.contract import Hand
from paiju.wire import http

_MOST: Final = 50


def _line(hand: Hand, player: str) -> http.HandLine:
    """Write a hand of the history."""
    return http.HandLine(
        id=hand.id,
        game=hand.game,
        number=hand.number,
        at=hand.at,
        seats=[
            http.HandSeat(
                seat=part.seat,
                name=part.name,
                you=part.player == player,
                score=part.score,
                won=part.won,
            )
            for part in hand.parts
        ],
    )


def _number(call: Call, name: str) -> int | None:
    """Read a number of the query."""
    given = call.request.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdecimal() and len(given) < 16):
        raise Stop(400, "server.request", part=name)
    return int(given)


async def history(call: Call) -> http.Hands:
    """List the player's hands, newest first."""
    most = min(_MOST, _number(call, "most") or _MOST)
    store = call.api.services.store
    found = await store.hands_of(call.player.id, _number(call, "before"), most)
    lines = [_line(hand, call.player.id) for hand in found]
    return http.Hands(hands=lines, next=found[-1].at if len(found) == most else None)


async def record(call: Call) -> Response:
    """Give the record of a hand that is over: rules, deal, seeds and every move."""
    text = await call.api.services.store.record(call.path("hand"))
    if text is None:
        raise Stop(404, "hand.unknown")
    return Response(text, media_type="text/plain; charset=utf-8")


PATHS = (
    Path("GET", "/api/hands", history, http.Hands, known=True),
    Path("GET", "/api/hands/{hand}/record", record),
)
