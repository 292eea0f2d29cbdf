"""Coming and going, and who sits where."""

from typing import Final

from paiju.game import Refusal
from paiju.room import events as e
from paiju.room.internal import Decided, Who
from paiju.room.state import MOST_PEOPLE, Room
from paiju.wire import commands as c

BETWEEN: Final = 20_000
"""After so many milliseconds the next hand begins by itself."""
_MATCH_ON: Final = Refusal("room.match_on")
_NO_SEAT: Final = Refusal("table.no_seat")


def enter(room: Room, command: c.Enter, who: Who, now: int) -> Decided:
    """Come in, or come back to one's seat."""
    if who.player in room.banned:
        return Refusal("room.kicked")
    known = room.person(who.player)
    if known is not None and known.name == who.name:
        return ()
    if known is None and room.seat_of(who.player) is None:
        if len(room.people) >= MOST_PEOPLE:
            return Refusal("room.full")
        if room.watching == "off" and not any(chair.free for chair in room.chairs):
            return Refusal("room.no_onlookers")
    return (e.Entered(who.player, who.name),)


def departure(room: Room, player: str, *, kicked: bool = False) -> tuple[e.AnyEvent, ...]:
    """Let somebody go; another becomes host, and a room without anybody closes after its hand."""
    left = e.Left(player, kicked)
    staying = [one.player for one in room.people if one.player != player]
    if not staying:
        return (left,) if room.phase == "playing" else (left, e.Closed())
    if player != room.host:
        return (left,)
    seated = [one for one in staying if room.seat_of(one) is not None]
    return (left, e.Hosted((seated or staying)[0]))


def leave(room: Room, command: c.Leave, who: Who, now: int) -> Decided:
    """Go out for good."""
    return departure(room, who.player)


def sit(room: Room, command: c.Sit, who: Who, now: int) -> Decided:
    """Take a free seat; between two hands also one that its player has left."""
    if command.seat not in room.seats:
        return Refusal("unknown_seat", facts={"seat": command.seat, "seats": len(room.chairs)})
    chair = room.chair(command.seat)
    if chair.player == who.player:
        return ()
    if room.course is not None and room.hand is not None:
        # The last deal lies open to every seat, and a newcomer may yet play it elsewhere.
        return Refusal("event.begun")
    if room.resting:
        free = chair.free
    elif room.phase == "between" and room.seat_of(who.player) is None:
        free = chair.gone
    else:
        return _MATCH_ON
    if not free:
        return Refusal("room.seat_taken", facts={"seat": command.seat})
    return (e.Seated(who.player, command.seat),)


def stand(room: Room, command: c.Stand, who: Who, now: int) -> Decided:
    """Give up one's seat."""
    seat = room.seat_of(who.player)
    if seat is None:
        return ()
    return (e.Stood(seat),) if room.resting else _MATCH_ON


def swap(room: Room, command: c.Swap, who: Who, now: int) -> Decided:
    """Offer to change seats, or take up an offer."""
    own, other = room.seat_of(who.player), command.seat
    if own is None:
        return _NO_SEAT
    if not room.resting:
        return _MATCH_ON
    if other not in room.seats:
        return Refusal("unknown_seat", facts={"seat": other, "seats": len(room.chairs)})
    if other == own:
        return Refusal("room.own_seat")
    chair = room.chair(other)
    if chair.free:
        return Refusal("room.seat_free", facts={"seat": other})
    if chair.bot is not None or chair.offers == own:
        return (e.Swapped(own, other),)
    return (e.Offered(own, other),)


def ready(room: Room, command: c.Ready, who: Who, now: int) -> Decided:
    """Be ready for the next hand with a share in its shuffle, or no longer."""
    seat = room.seat_of(who.player)
    if seat is None:
        return _NO_SEAT
    if room.phase not in ("waiting", "between"):
        return Refusal("room.not_due")
    chair = room.chair(seat)
    seed = (command.seed or chair.seed) if command.on else ""
    if chair.ready == command.on and chair.seed == seed and not chair.auto:
        return ()
    readied = e.Readied(seat, command.on, seed)
    # Whoever asks for the next hand means to play it.
    return (readied, e.Autoed(seat, False)) if chair.auto and command.on else (readied,)


def rematch(room: Room, command: c.Rematch, who: Who, now: int) -> Decided:
    """Begin another match with the same people."""
    if room.seat_of(who.player) is None:
        return _NO_SEAT
    if room.phase != "over":
        return () if room.phase == "waiting" and room.started else Refusal("room.not_over")
    if room.course is not None:
        return Refusal("event.played")
    free = sum(chair.free for chair in room.chairs)
    if free:
        return Refusal("room.seats_free", facts={"free": free})
    return (e.Rematched(now + BETWEEN),)
