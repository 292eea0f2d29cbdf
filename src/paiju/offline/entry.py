"""What the page's worker calls: texts of JSON in and out."""

import json
from typing import Any

import msgspec

from paiju.game import Refusal, Refused
from paiju.game.ruling import BadQuestion
from paiju.judge import rule_many
from paiju.judge.answers import write_error
from paiju.judge.stream import read_line
from paiju.offline.device import ME, Device
from paiju.room.opening import read_wish
from paiju.store.contract import Hand, Row
from paiju.text import message
from paiju.wire.http import Failure, QuickWish, RoomWish
from paiju.wire.views import write_refusal

_WISHES = {"/api/quick": QuickWish, "/api/rooms": RoomWish}


def _write_row(row: Row) -> dict[str, Any]:
    """Write a row of the log."""
    return {
        "room": row.room,
        "seq": row.seq,
        "command": row.command,
        "events": row.events.decode(),
        "fingerprint": row.fingerprint,
        "at": row.at,
        "snapshot": row.snapshot,
    }


def _read_row(row: dict[str, Any]) -> Row:
    """Read what `_write_row` wrote."""
    return Row(**{**row, "events": row["events"].encode()}, due=None)


def _write_hand(hand: Hand) -> dict[str, Any]:
    """Write a finished hand as it is sent to the server later."""
    return {
        "room": hand.room,
        "at": hand.at,
        "seat": next((part.seat for part in hand.parts if part.player == ME), 0),
        "bots": [part.name for part in hand.parts if part.player is None],
        "record": hand.record,
    }


def _refusal(refusal: Refusal, game: str) -> dict[str, Any]:
    """Write a refusal as routes do."""
    failure = Failure(refusal=write_refusal(refusal), message=message(refusal, game or "server"))
    told: dict[str, Any] = json.loads(msgspec.json.encode(failure))
    return told


class Entry:
    """The device, for a worker that knows strings and numbers."""

    def __init__(self, name: str) -> None:
        self._device = Device(name)

    def restore(self, rows: str) -> None:
        """Take up the table that was kept."""
        self._device.restore([_read_row(row) for row in json.loads(rows)])

    def rename(self, name: str) -> None:
        """Call the player otherwise from now on."""
        self._device.name = name

    def hear(self, text: str, now: int) -> str:
        """Take a command; tell what came of it."""
        self._device.hear(text, now)
        return self._told()

    def go_on(self, now: int) -> str:
        """Let a bot or time act; tell what came of it."""
        self._device.go_on(now)
        return self._told()

    def request(self, path: str, body: str, now: int) -> str:
        """Answer a request as the server would: `{"status", "body", …}`."""
        wanted = _WISHES.get(path)
        if wanted is not None:
            return self._open(msgspec.json.decode(body, type=wanted), now)
        if path != "/api/judge":
            return self._record(path)
        try:
            ruled: object = rule_many(read_line(body.encode()))
        except BadQuestion as error:
            ruled = write_error(error)
        return json.dumps({"status": 200, "body": ruled})

    def _record(self, path: str) -> str:
        """Give the record of the hand that is over."""
        record = self._device.record
        if record is None or path != f"/api/hands/{record[0]}/record":
            refused = _refusal(Refusal("hand.unknown"), "")
            return json.dumps({"status": 404, "body": refused})
        return json.dumps({"status": 200, "body": record[1]})

    def _open(self, wish: QuickWish | RoomWish, now: int) -> str:
        """Open a table."""
        try:
            opened = self._device.open(read_wish(wish), now)
        except Refused as error:
            opened = error.refusal
        if isinstance(opened, Refusal):
            return json.dumps({"status": 400, "body": _refusal(opened, wish.game)})
        return json.dumps({"status": 200, "body": {"room": opened}, **self._news()})

    def _told(self) -> str:
        """Tell all that is new."""
        return json.dumps(self._news())

    def _news(self) -> dict[str, Any]:
        """Return what to say, what to keep, and when to come back; then forget it."""
        device = self._device
        news = {
            "pushes": device.said[:],
            "rows": [_write_row(row) for row in device.rows],
            "hands": [_write_hand(hand) for hand in device.hands],
            "pause": device.pause,
            "room": None if device.room is None else device.room.code,
        }
        device.said.clear()
        device.rows.clear()
        device.hands.clear()
        return news
