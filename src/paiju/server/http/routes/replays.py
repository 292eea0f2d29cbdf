"""Replays: finished hands and brought records step by step, asked about, and played on."""

import asyncio
from dataclasses import replace
from typing import Final

import msgspec
from starlette.responses import Response

from paiju.game import Record, Refusal, Refused, Standing, format_record
from paiju.game.rules import differences, to_json
from paiju.room.opening import Wish
from paiju.server.history.replays import Film, tidy
from paiju.server.http.gzip import QUICK, pack, send, takes_packed
from paiju.server.http.route import Call, Path, Stop
from paiju.server.http.routes.hands import read_record
from paiju.server.http.routes.rooms import open_wished
from paiju.store.contract import Hand
from paiju.wire import http, replay
from paiju.wire.answers import answer
from paiju.wire.commands import Ask
from paiju.wire.pushes import Answer, WireEvent
from paiju.wire.views import write_event, write_standing

_ASKED: Final = "replay-ask"
_DIGITS: Final = 2


async def _open(call: Call, wish: replay.Film) -> Film:
    """Play through what is to be replayed."""
    if wish.hand is not None:
        return await call.api.films.open(await read_record(call, wish.hand))
    if wish.record is None:
        raise Stop(400, "hand.none")
    return await call.api.films.open(tidy(wish.record))


def _seat(film: Film, seat: int) -> int:
    """Prove that a table has a seat."""
    seats = film.game.seats(film.rules)
    if seat > seats:
        raise Refused(Refusal("unknown_seat", facts={"seat": seat, "seats": seats}))
    return seat


def _step(film: Film, step: int) -> int:
    """Prove that a hand has a step."""
    last = len(film.states) - 1
    if step > last:
        raise Stop(400, "hand.step", given=step, last=last)
    return step


def _preset(film: Film) -> tuple[str, list[str]]:
    """Find the preset with the fewest differences, and what they are: records name none."""
    rules = to_json(film.rules)
    changed = {name: list(differences(rules, like)) for name, like in film.game.presets.items()}
    return min(changed.items(), key=lambda found: len(found[1]))


def _seats(film: Film, hand: Hand | None, player: str | None) -> list[replay.ReplaySeat]:
    """Write who sat where."""
    if hand is None:
        count = film.game.seats(film.rules)
        return [replay.ReplaySeat(seat=seat) for seat in range(1, count + 1)]
    return [
        replay.ReplaySeat(
            seat=part.seat,
            # Bots are called by their strength, and those who were forgotten by nothing.
            name=part.name,
            bot=part.player is None and bool(part.name),
            you=player is not None and part.player == player,
        )
        for part in hand.parts
    ]


def _coming(film: Film, after: Standing) -> list[WireEvent]:
    """Write what was known of the next hand."""
    return [write_event(film.game, event) for event in film.game.coming(film.rules, after)]


async def _write(call: Call, film: Film, hand: Hand | None, wanted: int | None) -> Response:
    """Write a whole replay: one answer, after which no step needs another."""
    seats = _seats(film, hand, None if call.known is None else call.known.id)
    own = next((one.seat for one in seats if one.you), 1)
    seat = _seat(film, wanted or own)
    preset, changed = _preset(film)
    after = None if film.game.outcome(film.last) is None else film.game.settle(film.last)
    in_event = hand is not None and hand.event is not None
    told = replay.Replay(
        hand=None if hand is None else hand.id,
        record=format_record(film.record) if hand is None else None,
        at=None if hand is None else hand.at,
        game=film.game.name,
        preset=preset,
        rules=to_json(film.rules),
        changed=changed,
        direction=film.game.profile.direction,
        number=film.record.standing.hand,
        seats=seats,
        seat=seat,
        fair=film.record.fair is not None,
        standing=None if after is None else write_standing(after),
        coming=[] if after is None or in_event else _coming(film, after),
        frames=await call.api.films.frames(film, seat),
    )
    body = msgspec.json.encode(told)
    packed = await asyncio.to_thread(pack, body, QUICK) if takes_packed(call.request) else None
    return send(call.request, body, packed)


async def finished(call: Call) -> Response:
    """Give a finished hand step by step, as a seat saw it and with all hands beside."""
    id = call.path("hand")
    text = await read_record(call, id)
    given = call.request.query_params.get("seat")
    if given is not None and not (given.isascii() and given.isdecimal() and len(given) <= _DIGITS):
        raise Stop(400, "server.request", part="seat")
    film = await call.api.films.open(text)
    hand = await call.api.services.store.hand(id)
    return await _write(call, film, hand, None if given is None else int(given))


async def brought(call: Call) -> Response:
    """Give a record that somebody has as text step by step."""
    wish = call.body(replay.ReplayWish)
    film = await _open(call, wish)
    hand = None if wish.hand is None else await call.api.services.store.hand(wish.hand)
    return await _write(call, film, hand, wish.seat)


async def ask(call: Call) -> Answer:
    """Tell what cards are at a step, whether a seat might have played them, and why not."""
    wish = call.body(replay.ReplayAsk)
    film = await _open(call, wish)
    state = film.states[_step(film, wish.step)]
    question = Ask(id=_ASKED, cards=wish.cards, act=wish.act, number=wish.number)
    return answer(film.game, state, _seat(film, wish.seat), question, wish.step)


def _until(record: Record, step: int) -> Record:
    """Cut a record after so many moves."""
    return replace(record, moves=record.moves[:step])


async def play_on(call: Call) -> http.RoomMade:
    """Open a room in which a hand goes on from a step, against bots; it counts in no rating."""
    wish = call.body(replay.PlayOn)
    film = await _open(call, wish)
    state = film.states[_step(film, wish.step)]
    if film.game.outcome(state) is not None:
        raise Stop(409, "hand.over")
    preset, _ = _preset(film)
    room = Wish(
        film.game,
        preset,
        film.rules,
        watching="off",
        pace=wish.pace,
        bots=wish.strength,
        seat=_seat(film, wish.seat),
        record=_until(film.record, wish.step),
    )
    return await open_wished(call, room)


PATHS = (
    Path("GET", "/api/hands/{hand}/replay", finished, replay.Replay, rate="replays"),
    Path("POST", "/api/replay", brought, replay.Replay, replay.ReplayWish, rate="replays"),
    Path("POST", "/api/replay/ask", ask, Answer, replay.ReplayAsk),
    Path("POST", "/api/replay/play", play_on, http.RoomMade, replay.PlayOn, known=True),
)
