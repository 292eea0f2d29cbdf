"""The server's own refusals, and the facts that each declares; texts are in paiju.text."""

from collections.abc import Mapping
from typing import Final

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    # the table
    "table.stale": (),
    "table.no_hand": (),
    "table.no_seat": (),
    "table.held": (),
    # the room
    "room.unknown": ("code",),
    "room.not_in": (),
    "room.kicked": (),
    "room.full": (),
    "room.no_onlookers": (),
    "room.match_on": (),
    "room.not_over": (),
    "room.not_due": (),
    "room.not_host": (),
    "room.seats_free": ("free",),
    "room.seat_taken": ("seat",),
    "room.seat_free": ("seat",),
    "room.no_bot": ("seat",),
    "room.own_seat": (),
    "room.nobody": (),
    "room.too_many": ("most",),
    "room.muted": (),
    # duplicate events
    "event.unknown": ("code",),
    "event.closed": (),
    "event.elsewhere": (),
    "event.begun": (),
    "event.rules": (),
    "event.played": (),
    "event.maker": (),
    "event.too_many": ("most",),
    # notices
    "push.taken": (),
    "push.too_many": ("most",),
    # chat
    "chat.empty": (),
    "chat.phrase": ("phrase",),
    "chat.fast": (),
    # people
    "name.bad": ("most",),
    "login.bad": (),
    "login.taken": ("login",),
    "login.wrong": (),
    "login.slow": (),
    "password.bad": ("least", "most"),
    "account.has": (),
    # the server
    "server.token": (),
    "server.request": ("part",),
    "server.unknown": (),
    "server.method": (),
    "server.large": ("most",),
    "server.fast": (),
    "server.full": ("most",),
    "server.busy": (),
    "server.alone": (),
    "server.behind": (),
    "server.late": (),
    "server.store": (),
    "server.fault": (),
    "server.forbidden": (),
    "server.host": (),
    "hand.unknown": (),
    "hand.unfinished": (),
    # the judge
    "judge.full": (),
    "judge.places": (),
    "judge.slow": (),
    # what a game does not bring
    "game.no_rulebook": ("game",),
    # lessons and puzzles
    "scene.unknown": (),
    "scene.no_task": (),
    # a table on a player's own device
    "device.hard": (),
    "hand.over": (),
    "hand.step": ("given", "last"),
    "hand.none": (),
    "hand.sealed": (),
}
