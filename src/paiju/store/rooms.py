"""Rooms and finished hands: what a step writes beside its rows, and what is asked about them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Final

from paiju.store import history
from paiju.store.contract import Append, Hand, Head, OpenRoom, Part, Rating, Row
from paiju.store.statements import Fields, Statement, insert, upsert

_LOG: Final = "SELECT room, seq, command, events, fingerprint, at, due, snapshot FROM log"


def besides(change: Append) -> Iterator[Statement]:
    """Return what a step of a room writes beside the log."""
    if change.head is not None:
        yield from _head(change.head)
    if change.hand is not None:
        yield from keep_hand(change.hand)
        for rating in change.ratings:
            yield upsert("ratings", "player", "game", **asdict(rating))
            yield history.rated(rating, change.hand)


def _head(head: Head) -> Iterator[Statement]:
    """Write what is known of a room without its log."""
    yield upsert("rooms", "code", code=head.code, open=head.open, listed=head.listed)
    yield Statement("DELETE FROM seated WHERE room = :room", {"room": head.code})
    for player in dict.fromkeys(head.players):
        yield insert("seated", room=head.code, player=player)


def keep_hand(hand: Hand) -> Iterator[Statement]:
    """Write a finished hand."""
    yield insert(
        "hands",
        id=hand.id,
        room=hand.room,
        game=hand.game,
        number=hand.number,
        at=hand.at,
        record=hand.record,
        event=hand.event,
        rated=hand.rated,
    )
    for part in hand.parts:
        yield insert("parts", hand=hand.id, at=hand.at, **asdict(part))


def rows_of(room: str, after: int | None) -> Statement:
    """Ask for rows of a room: after a sequence, or from the last snapshot on."""
    if after is not None:
        return Statement(
            f"{_LOG} WHERE room = :room AND seq > :after ORDER BY seq",
            {"room": room, "after": after},
        )
    last = _end("seq", ":room", "AND snapshot")
    return Statement(
        f"{_LOG} WHERE room = :room AND seq >= coalesce({last}, 0) ORDER BY seq", {"room": room}
    )


def read_row(fields: Fields) -> Row:
    """Read a row of the log."""
    room, seq, command, events, fingerprint, at, due, snapshot = fields
    return Row(room, seq, command, events, fingerprint, at, due, bool(snapshot))


def _end(column: str, room: str, such: str = "") -> str:
    """Write the query for what the last row of a room holds in a column."""
    return f"(SELECT {column} FROM log WHERE room = {room} {such} ORDER BY seq DESC LIMIT 1)"


def open_rooms(code: str | None = None) -> tuple[Statement, Statement]:
    """Ask for open rooms with the ends of their logs, and for who is seated there."""
    values = {} if code is None else {"code": code}
    such = "WHERE open" if code is None else "WHERE open AND code = :code"
    ends = f"{_end('seq', 'code')}, {_end('due', 'code')}"
    seated = f"SELECT room, player FROM seated JOIN rooms ON code = room {such}"
    return (
        Statement(f"SELECT code, listed, {ends} FROM rooms {such}", values),
        Statement(f"{seated} ORDER BY room, player", values),
    )


def read_open(rooms: Iterable[Fields], seated: Iterable[Fields]) -> list[OpenRoom]:
    """Put together what `open_rooms` asked for."""
    players: dict[str, list[str]] = {}
    for room, player in seated:
        players.setdefault(room, []).append(player)
    return [
        OpenRoom(Head(code, True, listed, tuple(players.get(code, ()))), seq, due)
        for code, listed, seq, due in rooms
    ]


def rooms_of(player: str) -> Statement:
    """Ask for the open rooms of a player, the one that was written to last first."""
    return Statement(
        "SELECT code FROM seated JOIN rooms ON code = room WHERE player = :player AND open"
        f" ORDER BY {_end('at', 'code')} DESC",
        {"player": player},
    )


def closed_before(time: int) -> list[Statement]:
    """Forget the logs of rooms that were closed and not written to since a time."""
    stale = f"(SELECT code FROM rooms WHERE NOT open AND {_end('at', 'code')} < :time)"
    values = {"time": time}
    return [
        Statement(f"DELETE FROM seated WHERE room IN {stale}", values),
        Statement(f"DELETE FROM log WHERE room IN {stale}", values),
        Statement(
            "DELETE FROM rooms WHERE NOT open AND NOT EXISTS (SELECT 1 FROM log WHERE room = code)"
        ),
    ]


def hand_of(id: str) -> Statement:
    """Ask for the seats of one hand."""
    return Statement(history.SEATS_OF.format(":id"), {"id": id})


def read_hands(rows: Iterable[Fields]) -> list[Hand]:
    """Put together the seats that `history.SEATS_OF` asks for."""
    parts: dict[str, list[Part]] = {}
    hands: dict[str, Fields] = {}
    for id, room, game, number, at, event, rated, seat, player, name, score, won, *rest in rows:
        hands[id] = (room, game, number, at, event, bool(rated))
        parts.setdefault(id, []).append(Part(seat, player, name, score, bool(won), *rest))
    return [
        Hand(id, room, game, number, at, "", tuple(parts[id]), event, rated)
        for id, (room, game, number, at, event, rated) in hands.items()
    ]


def record_of(hand: str) -> Statement:
    """Ask for the record of a hand."""
    return Statement("SELECT record FROM hands WHERE id = :hand", {"hand": hand})


def ratings_of(players: Sequence[str]) -> Statement:
    """Ask for all ratings of players, of whom there is at least one."""
    values = {f"p{number}": player for number, player in enumerate(players)}
    places = ", ".join(f":{name}" for name in values)
    return Statement(
        f"SELECT player, game, mean, deviation, hands FROM ratings WHERE player IN ({places})"
        " ORDER BY player, game",
        values,
    )


def read_rating(fields: Fields) -> Rating:
    """Read a rating."""
    return Rating(*fields)
