"""Finished hands: a player's own history and how it went, and records."""

from starlette.responses import Response

from paiju.game import Sense, find
from paiju.server.history.statistics import write_statistics
from paiju.server.http.route import Call, Path, Stop
from paiju.store.contract import Hand, Part
from paiju.store.queries import Cursor, Sought
from paiju.wire import hands as wire
from paiju.wire.statistics import Statistics


def _seat(part: Part, own: Part) -> wire.HandSeat:
    """Write a seat of a hand."""
    bot = part.name if part.player is None and part.name else None
    return wire.HandSeat(
        seat=part.seat,
        name="" if bot else part.name,
        bot=bot,
        you=part is own,
        partner=part is not own and part.side is not None and part.side == own.side,
        score=part.score,
        won=part.won,
    )


def _line(hand: Hand, player: str) -> wire.HandLine:
    """Write a hand of the history."""
    own = next(part for part in hand.parts if part.player == player)
    return wire.HandLine(
        id=hand.id,
        game=hand.game,
        number=hand.number,
        at=hand.at,
        seats=[_seat(part, own) for part in hand.parts],
        penalties=find(hand.game).profile.sense is Sense.PENALTY,
        event=hand.event,
        rated=hand.rated,
    )


def _sought(asked: wire.HandsSought) -> Sought:
    """Read which hands are wanted."""
    game = None if asked.game is None else find(asked.game).name
    return Sought(game, asked.people, asked.won, asked.partner, asked.since, asked.until)


def _cursor(text: str | None) -> Cursor | None:
    """Read where a page ended."""
    if text is None:
        return None
    at, _, hand = text.partition("-")
    return Cursor(int(at), hand)


async def history(call: Call) -> wire.Hands:
    """List the player's hands, newest first."""
    asked = call.query(wire.HandsPage)
    store = call.api.services.store
    found = await store.seek_hands(
        call.player.id, _sought(asked), _cursor(asked.behind), asked.most
    )
    last = found[-1] if len(found) == asked.most else None
    return wire.Hands(
        hands=[_line(hand, call.player.id) for hand in found],
        next=None if last is None else f"{last.at}-{last.id}",
    )


async def statistics(call: Call) -> Statistics:
    """Tell how the player's hands went."""
    sought = _sought(call.query(wire.HandsSought))
    return write_statistics(await call.api.services.store.statistics(call.player.id, sought))


async def read_record(call: Call, hand: str) -> str:
    """Return the record of a hand that is over; not the deal of an event before playing it."""
    services = call.api.services
    text = await services.store.record(hand)
    if text is None:
        raise Stop(404, "hand.unknown")
    who = None if call.known is None else call.known.id
    if not await services.store.may_read(hand, who, services.now()):
        raise Stop(403, "hand.sealed")
    return text


async def record(call: Call) -> Response:
    """Give the record of a hand that is over: rules, deal, seeds and every move."""
    text = await read_record(call, call.path("hand"))
    return Response(text, media_type="text/plain; charset=utf-8")


PATHS = (
    Path("GET", "/api/me/hands", history, wire.Hands, known=True, asks=wire.HandsPage),
    Path(
        "GET",
        "/api/me/statistics",
        statistics,
        Statistics,
        known=True,
        rate="statistics",
        asks=wire.HandsSought,
    ),
    Path("GET", "/api/hands/{hand}/record", record),
)
