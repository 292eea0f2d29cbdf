"""Rooms and finished hands: what a step writes beside its rows, and what is asked about them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    ScalarSelect,
    Select,
    and_,
    delete,
    false,
    func,
    insert,
    select,
    true,
)
from sqlalchemy.sql.elements import ClauseElement

from paiju.store.contract import Append, Hand, Head, OpenRoom, Part, Rating, Row
from paiju.store.statements import Fields, upsert
from paiju.store.tables import HANDS, LOG, PARTS, RATINGS, ROOMS, SEATED


def besides(change: Append) -> Iterator[ClauseElement]:
    """Return what a step of a room writes beside the log."""
    if change.head is not None:
        yield from _head(change.head)
    if change.hand is not None:
        yield from _hand(change.hand)
    for rating in change.ratings:
        yield upsert(
            RATINGS,
            player=rating.player,
            game=rating.game,
            mean=rating.mean,
            deviation=rating.deviation,
            hands=rating.hands,
        )


def _head(head: Head) -> Iterator[ClauseElement]:
    """Write what is known of a room without its log."""
    yield upsert(ROOMS, code=head.code, open=head.open, listed=head.listed)
    yield delete(SEATED).where(SEATED.c.room == head.code)
    for player in dict.fromkeys(head.players):
        yield insert(SEATED).values(room=head.code, player=player)


def _hand(hand: Hand) -> Iterator[ClauseElement]:
    """Write a finished hand."""
    yield insert(HANDS).values(
        id=hand.id,
        room=hand.room,
        game=hand.game,
        number=hand.number,
        at=hand.at,
        record=hand.record,
    )
    for part in hand.parts:
        yield insert(PARTS).values(
            hand=hand.id,
            seat=part.seat,
            player=part.player,
            name=part.name,
            score=part.score,
            won=part.won,
            at=hand.at,
        )


def rows_of(room: str, after: int | None) -> Select[Fields]:
    """Ask for rows of a room: after a sequence, or from the last snapshot on."""
    query = select(LOG).where(LOG.c.room == room).order_by(LOG.c.seq)
    if after is not None:
        return query.where(LOG.c.seq > after)
    snapshot = (
        select(LOG.c.seq)
        .where(LOG.c.room == room, LOG.c.snapshot == true())
        .order_by(LOG.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    return query.where(LOG.c.seq >= func.coalesce(snapshot, 0))


def read_row(fields: Fields) -> Row:
    """Read a row of the log."""
    room, seq, command, events, fingerprint, at, due, snapshot = fields
    return Row(room, seq, command, bytes(events), fingerprint, at, due, bool(snapshot))


def _end(column: ColumnElement[Any], room: ColumnElement[Any]) -> ScalarSelect[Any]:
    """Ask for what the last row of a room holds in a column."""
    last = select(column).where(LOG.c.room == room).order_by(LOG.c.seq.desc()).limit(1)
    return last.correlate_except(LOG).scalar_subquery()


def open_rooms(code: str | None = None) -> tuple[Select[Fields], Select[Fields]]:
    """Ask for open rooms with the ends of their logs, and for who is seated there."""
    seq, due = _end(LOG.c.seq, ROOMS.c.code), _end(LOG.c.due, ROOMS.c.code)
    rooms = select(ROOMS.c.code, ROOMS.c.listed, seq, due).where(ROOMS.c.open == true())
    seated = (
        select(SEATED.c.room, SEATED.c.player)
        .join(ROOMS, ROOMS.c.code == SEATED.c.room)
        .where(ROOMS.c.open == true())
        .order_by(SEATED.c.room, SEATED.c.player)
    )
    if code is not None:
        rooms, seated = rooms.where(ROOMS.c.code == code), seated.where(SEATED.c.room == code)
    return rooms, seated


def read_open(rooms: Iterable[Fields], seated: Iterable[Fields]) -> list[OpenRoom]:
    """Put together what `open_rooms` asked for."""
    players: dict[str, list[str]] = {}
    for room, player in seated:
        players.setdefault(room, []).append(player)
    return [
        OpenRoom(
            Head(
                code,
                True,
                None if listed is None else bytes(listed),
                tuple(players.get(code, ())),
            ),
            seq or 0,
            due,
        )
        for code, listed, seq, due in rooms
    ]


def room_of(player: str) -> Select[Fields]:
    """Ask for the open room of a player that was written to last."""
    return (
        select(SEATED.c.room)
        .join(ROOMS, ROOMS.c.code == SEATED.c.room)
        .where(SEATED.c.player == player, ROOMS.c.open == true())
        .order_by(_end(LOG.c.at, SEATED.c.room).desc())
        .limit(1)
    )


def closed_before(time: int) -> list[ClauseElement]:
    """Forget the logs of rooms that were closed and not written to since a time."""
    last = _end(LOG.c.at, ROOMS.c.code)
    stale = select(ROOMS.c.code).where(and_(ROOMS.c.open == false(), last < time))
    return [
        delete(SEATED).where(SEATED.c.room.in_(stale)),
        delete(LOG).where(LOG.c.room.in_(stale)),
        delete(ROOMS).where(
            ROOMS.c.open == false(), ~select(LOG.c.seq).where(LOG.c.room == ROOMS.c.code).exists()
        ),
    ]


def hands_of(player: str, before: int | None, most: int) -> Select[Fields]:
    """Ask for the seats of a player's hands, newest first: all seats of each hand."""
    own = select(PARTS.c.hand).where(PARTS.c.player == player)
    if before is not None:
        own = own.where(PARTS.c.at < before)
    own = own.order_by(PARTS.c.at.desc(), PARTS.c.hand).limit(most)
    return (
        select(
            HANDS.c.id,
            HANDS.c.room,
            HANDS.c.game,
            HANDS.c.number,
            HANDS.c.at,
            PARTS.c.seat,
            PARTS.c.player,
            PARTS.c.name,
            PARTS.c.score,
            PARTS.c.won,
        )
        .join(PARTS, PARTS.c.hand == HANDS.c.id)
        .where(HANDS.c.id.in_(own))
        .order_by(HANDS.c.at.desc(), HANDS.c.id, PARTS.c.seat)
    )


def read_hands(rows: Iterable[Fields]) -> list[Hand]:
    """Put together what `hands_of` asked for."""
    parts: dict[str, list[Part]] = {}
    hands: dict[str, Fields] = {}
    for id, room, game, number, at, seat, player, name, score, won in rows:
        hands[id] = (room, game, number, at)
        parts.setdefault(id, []).append(Part(seat, player, name, score, bool(won)))
    return [
        Hand(id, room, game, number, at, "", tuple(parts[id]))
        for id, (room, game, number, at) in hands.items()
    ]


def record_of(hand: str) -> Select[Fields]:
    """Ask for the record of a hand."""
    return select(HANDS.c.record).where(HANDS.c.id == hand)


def ratings_of(players: Sequence[str]) -> Select[Fields]:
    """Ask for all ratings of players."""
    return (
        select(RATINGS)
        .where(RATINGS.c.player.in_(players))
        .order_by(RATINGS.c.player, RATINGS.c.game)
    )


def read_rating(fields: Fields) -> Rating:
    """Read a rating."""
    player, game, mean, deviation, hands = fields
    return Rating(player, game, float(mean), float(deviation), hands)
