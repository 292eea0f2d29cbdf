"""Write a room and its table for those who look at them."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from paiju.game import Event, Fair, without_announcements
from paiju.room.events import Chair
from paiju.room.state import Hand, Room
from paiju.wire import pushes as p
from paiju.wire.turns import write_turn
from paiju.wire.views import write_event, write_hands, write_standing, write_view


def _promise(fair: Fair, *, shown: bool) -> p.Promise:
    """Write a commitment, after the hand with what it binds."""
    return p.Promise(
        table=fair.table,
        hand=fair.hand,
        commitment=fair.commitment,
        server_seed=fair.server_seed.hex() if shown else None,
        client_seeds=[seed.hex() for seed in fair.client_seeds] if shown else None,
    )


def _promise_of(room: Room, hand: Hand, *, over: bool) -> p.Promise:
    """Write what was promised for a hand; nothing was for one that was taken up from a text."""
    if hand.fair is None:
        return p.Promise(table=room.table, hand=hand.state.standing.hand, commitment="")
    return _promise(hand.fair, shown=over)


def _place(seat: int, chair: Chair, here: AbstractSet[str]) -> p.Place:
    """Write a seat."""
    if chair.free:
        return p.Place(seat=seat, kind="free")
    if chair.bot is not None:
        return p.Place(seat=seat, kind="bot", bot=chair.bot, ready=True, here=True)
    return p.Place(
        seat=seat,
        kind="human",
        player=chair.player,
        name=chair.name,
        ready=chair.ready,
        here=chair.player in here,
        auto=chair.auto or chair.gone,
        offers=chair.offers,
    )


def coming(room: Room) -> tuple[Event, ...]:
    """Return what is known of the next hand, after one that is over."""
    return room.game.coming(room.rules, room.standing) if room.phase == "between" else ()


def show_room(room: Room, player: str | None, here: AbstractSet[str]) -> p.Room:
    """Write a room for one of those in it; `here` are the players who are connected."""
    settings = room.settings
    seated = {chair.player for chair in room.chairs}
    return p.Room(
        code=room.code,
        seq=room.seq,
        game=room.game.name,
        preset=settings.preset,
        rules=settings.rules,
        changed=list(room.changed),
        phase=room.phase,
        host=room.host,
        public=settings.public,
        watching=room.watching,
        pace=settings.pace,
        direction=room.game.profile.direction,
        seats=[_place(seat, chair, here) for seat, chair in enumerate(room.chairs, 1)],
        onlookers=[
            p.Member(player=one.player, name=one.name, here=one.player in here, muted=one.muted)
            for one in room.people
            if one.player not in seated
        ],
        standing=write_standing(room.standing),
        promise=_promise(room.promised, shown=False),
        you=None if player is None else room.seat_of(player),
        due=room.due if room.started and room.watched else None,
        event=None
        if room.course is None
        else p.RoomEvent(code=room.course.code, hands=room.course.hands),
        coming=[write_event(room.game, event) for event in coming(room)],
    )


def _clock(room: Room, hand: Hand, now: int) -> p.Clock:
    """Write the time at the table."""
    deadline = None
    if room.phase == "playing" and hand.timer is not None:
        timer = hand.timer
        deadline = p.WireDeadline(due=timer.due, seconds=timer.seconds, seats=list(timer.seats))
    return p.Clock(now=now, deadline=deadline, bank=[chair.bank for chair in room.chairs])


@dataclass(frozen=True, slots=True)
class News:
    """What happened at a table since it was shown last."""

    events: tuple[Event, ...] = ()

    @staticmethod
    def now(room: Room) -> "News":
        """Return what somebody who comes in is told: how the hand ended, where it has."""
        hand = room.hand
        if hand is None or room.game.outcome(hand.state) is None:
            return News()
        return News((*without_announcements(hand.state.log[hand.told :]), *coming(room)))

    @staticmethod
    def since(before: Room | None, after: Room) -> "News":
        """Return what the log of the hand has gained, at its end with what is known of the next."""
        if after.hand is None:
            return News()
        log = after.hand.state.log
        earlier = before.hand if before is not None else None
        if earlier is not None and earlier.id == after.hand.id:
            log = log[len(earlier.state.log) :]
        return News((*without_announcements(log), *(coming(after) if log else ())))


def show_table(room: Room, seat: int | None, news: News, now: int) -> p.Table | None:
    """Write the table as a seat, or an onlooker, may see it; None before the first hand."""
    hand = room.hand
    # Whoever has yet to play a deal of an event learns nothing of it by looking on.
    if hand is None or (seat is None and room.course is not None):
        return None
    game = room.game
    view = game.view(hand.state, seat)
    over = view.outcome is not None
    shown = write_hands(game, view, hand.state) if over else None
    turn = None
    if seat is not None and room.phase == "playing":
        turn = write_turn(game, hand.state, seat, view.hand)
    return p.Table(
        room=room.code,
        seq=room.seq,
        hand=hand.id,
        number=room.hand_number,
        view=write_view(game, view, shown),
        events=[write_event(game, game.seen(event, seat)) for event in news.events],
        turn=turn,
        clock=_clock(room, hand, now),
        promise=_promise_of(room, hand, over=over),
    )


def show_listed(room: Room) -> p.Listed:
    """Write a public room for the lobby."""
    host = room.person(room.host)
    return p.Listed(
        code=room.code,
        game=room.game.name,
        preset=room.settings.preset,
        changed=len(room.changed),
        seats=len(room.chairs),
        humans=sum(chair.player is not None for chair in room.chairs),
        bots=sum(chair.bot is not None for chair in room.chairs),
        phase=room.phase,
        host="" if host is None else host.name,
        watching=room.watching,
    )
