"""Show a room to its audience: whole views, each to whom it belongs."""

from typing import Final

from paiju.room import events as e
from paiju.room.audience import Audience
from paiju.room.clock import Now
from paiju.room.messages import Post
from paiju.room.state import Room
from paiju.room.view import News, show_room, show_table
from paiju.wire import pushes as p

_TABLE_ONLY: Final = (e.Moved, e.Extended)
"""What does not change how the room looks."""
_HAND: Final = (e.Dealt, e.Moved, e.Extended, e.Finished, e.Autoed, e.Held)


class Stage:
    """The audience of a room and what it is shown."""

    def __init__(self, post: Post, now: Now) -> None:
        self.audience = Audience(post)
        self._now = now

    def show_all(self, room: Room, player: str) -> None:
        """Show a player everything as it is now."""
        self._show_room(room, player)
        seat = room.seat_of(player)
        self._send(player, show_table(room, seat, News.now(room), self._now()))

    def show_change(self, before: Room | None, room: Room, events: tuple[e.AnyEvent, ...]) -> None:
        """Show everybody what a step has changed."""
        if not all(isinstance(event, _TABLE_ONLY) for event in events):
            self.show_people(room)
        if any(isinstance(event, _HAND) for event in events):
            self._show_table(room, News.since(before, room))

    def show_people(self, room: Room, shown: str | None = None) -> None:
        """Show everybody the room, but whoever was shown it just now."""
        for player in self.audience:
            if player != shown:
                self._show_room(room, player)

    def _show_room(self, room: Room, player: str) -> None:
        """Show one player the room."""
        self.audience.send(player, show_room(room, player, self.audience.players))

    def _show_table(self, room: Room, news: News) -> None:
        """Show the table to every seat, and to onlookers what they may see."""
        now = self._now()
        onlookers = []
        for player in self.audience:
            seat = room.seat_of(player)
            if seat is None:
                onlookers.append(player)
            else:
                self._send(player, show_table(room, seat, news, now))
        if onlookers:
            shown = show_table(room, None, news, now)
            for player in onlookers:
                self._send(player, shown)

    def _send(self, player: str, table: p.Table | None) -> None:
        """Send a table where there is one."""
        if table is not None:
            self.audience.send(player, table)
