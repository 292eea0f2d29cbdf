"""Duplicate events: who plays them where, what came of it, and who may know."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from paiju.store.event import Event
from paiju.store.statements import Fields, Statement, insert

_EVENTS: Final = (
    "SELECT e.code, e.name, e.game, e.preset, e.rules, e.hands, e.pace, e.maker, e.seed, e.at,"
    " e.closes FROM events e"
)
MOST_TABLES: Final = 100
MOST: Final = 50
"""So many events of a player are told."""


def add_event(event: Event) -> Statement:
    """Keep a new event."""
    values = {**asdict(event), "rules": json.dumps(event.rules, sort_keys=True)}
    return insert("events", **values)


def event(code: str) -> Statement:
    """Ask for an event."""
    return Statement(f"{_EVENTS} WHERE e.code = :code", {"code": code})


def events_of(player: str) -> Statement:
    """Ask for the events that a player made or plays in."""
    return Statement(
        f"{_EVENTS} WHERE e.maker = :player OR e.code IN"
        " (SELECT event FROM entrants WHERE player = :player)"
        f" ORDER BY e.at DESC, e.code LIMIT {MOST}",
        {"player": player},
    )


def read_event(fields: Fields) -> Event:
    """Read an event."""
    code, name, game, preset, rules, hands, pace, maker, seed, at, closes = fields
    given = json.loads(rules)
    return Event(code, name, game, preset, given, hands, pace, maker, bytes(seed), at, closes)


def close_event(code: str, at: int) -> Statement:
    """Close an event that is open at a time."""
    return Statement(
        "UPDATE events SET closes = :at WHERE code = :code AND closes > :at",
        {"code": code, "at": at},
    )


def enlist(event: str, player: str, room: str) -> Statement:
    """Let a player play at a table, unless another has dealt to them or holds a seat for them."""
    free = (
        "entrants.hands = 0 AND NOT EXISTS (SELECT 1 FROM seated s"
        " WHERE s.room = entrants.room AND s.player = entrants.player)"
    )
    added = insert("entrants", event=event, player=player, room=room, hands=0)
    return Statement(
        f"{added.sql} ON CONFLICT (event, player) DO UPDATE SET room = excluded.room"
        f" WHERE entrants.room = excluded.room OR ({free}) RETURNING room",
        added.values,
    )


def admit(event: str, room: str, players: Sequence[str], hand: int) -> list[Statement]:
    """Note that a deal was dealt to players at a table."""
    return [
        Statement(
            "UPDATE entrants SET hands = :hand"
            " WHERE event = :event AND room = :room AND player = :player AND hands < :hand",
            {"event": event, "room": room, "player": player, "hand": hand},
        )
        for player in players
    ]


def entry(event: str, player: str) -> Statement:
    """Ask where somebody plays."""
    return Statement(
        "SELECT room, hands FROM entrants WHERE event = :event AND player = :player",
        {"event": event, "player": player},
    )


def tables_of(event: str) -> Statement:
    """Ask for the tables of an event that are open, with who sits there."""
    return Statement(
        "SELECT n.room, count(*), max(n.hands) FROM entrants n"
        " JOIN rooms r ON r.code = n.room AND r.open"
        " JOIN seated s ON s.room = n.room AND s.player = n.player"
        f" WHERE n.event = :event GROUP BY n.room ORDER BY n.room LIMIT {MOST_TABLES}",
        {"event": event},
    )


def played(event: str) -> Statement:
    """Ask for all seats of an event's hands.

    A hand with somebody who was dealt the event at another table does not count.
    """
    stranger = (
        "SELECT 1 FROM parts o JOIN entrants n ON n.event = h.event AND n.player = o.player"
        " WHERE o.hand = h.id AND n.room <> h.room"
    )
    return Statement(
        "SELECT h.room, h.number, p.seat, p.player, p.name, p.gain, h.at"
        " FROM hands h JOIN parts p ON p.hand = h.id JOIN events e ON e.code = h.event"
        f" WHERE h.event = :event AND h.at < e.closes AND NOT EXISTS ({stranger})"
        " ORDER BY h.room, h.number, p.seat",
        {"event": event},
    )


def sealed(hand: str, player: str | None, now: int) -> Statement:
    """Ask for a hand of an event that is open, whose deal somebody has not played to its end."""
    done = (
        "SELECT 1 FROM hands d JOIN parts p ON p.hand = d.id"
        " WHERE d.event = h.event AND d.number = h.number AND p.player = :player"
    )
    return Statement(
        "SELECT 1 FROM hands h JOIN events e ON e.code = h.event"
        f" WHERE h.id = :hand AND e.closes > :now AND NOT EXISTS ({done})",
        {"hand": hand, "player": player or "", "now": now},
    )
