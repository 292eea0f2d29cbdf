"""Duplicate events: who plays them where, what came of it, and who may know."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from paiju.store.statements import Fields, Statement, insert
from paiju.store.tournament import Event

_EVENTS: Final = (
    "SELECT e.code, e.name, e.game, e.preset, e.rules, e.hands, e.pace, e.maker, e.seed, e.at,"
    " e.closes FROM events e"
)
_IN_HAND: Final = (
    "SELECT 1 FROM entrants n JOIN rooms r ON r.code = n.room AND r.open"
    " WHERE n.event = e.code AND n.hands > 0 AND NOT EXISTS (SELECT 1 FROM hands d"
    " WHERE d.event = n.event AND d.room = n.room AND d.number = n.hands)"
)
"""Tables that were dealt a deal of event `e` and have not finished it."""
MOST_TABLES: Final = 100
MOST: Final = 50
"""So many events of a player are told."""


def add_event(event: Event) -> Statement:
    """Keep a new event."""
    values = {**asdict(event), "rules": json.dumps(event.rules)}
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


def admit(event: str, room: str, players: Sequence[str], hand: int, now: int) -> list[Statement]:
    """Note that a deal is dealt to players at a table; the first returns whether the event is open.

    It also holds the event until the note is kept. Closing the event comes before, and
    nothing is dealt, or after, and finds the table in a hand.
    """
    is_open = "code = :event AND closes > :now"
    when = {"event": event, "now": now}
    return [
        Statement(f"UPDATE events SET closes = closes WHERE {is_open} RETURNING code", when),
        *(
            Statement(
                "UPDATE entrants SET hands = :hand"
                " WHERE event = :event AND room = :room AND player = :player AND hands < :hand"
                f" AND EXISTS (SELECT 1 FROM events WHERE {is_open})",
                {**when, "room": room, "player": player, "hand": hand},
            )
            for player in players
        ),
    ]


def settled(event: str, now: int) -> Statement:
    """Ask for an event that is closed and has no table in a hand."""
    return Statement(
        "SELECT 1 FROM events e WHERE e.code = :event AND e.closes <= :now"
        f" AND NOT EXISTS ({_IN_HAND})",
        {"event": event, "now": now},
    )


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
    """Ask for a hand whose deal somebody has not played to its end, and others still may."""
    done = (
        "SELECT 1 FROM hands d JOIN parts p ON p.hand = d.id"
        " WHERE d.event = h.event AND d.number = h.number AND p.player = :player"
    )
    return Statement(
        "SELECT 1 FROM hands h JOIN events e ON e.code = h.event"
        f" WHERE h.id = :hand AND (e.closes > :now OR EXISTS ({_IN_HAND}))"
        f" AND NOT EXISTS ({done})",
        {"hand": hand, "player": player, "now": now},
    )
