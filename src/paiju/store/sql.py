"""The store over any driver: every question and every change in one place."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from paiju.store import history, players, rooms, tournaments
from paiju.store.contract import (
    Account,
    Append,
    Chat,
    Hand,
    Health,
    Lease,
    OpenRoom,
    Player,
    Rating,
    Row,
    Subscription,
)
from paiju.store.driver import Driver
from paiju.store.queries import Cursor, Sought, Statistics
from paiju.store.tournament import Entry, Event, EventTable, Played

_PAGE: Final = 50
"""Hands that are written at a time; others have their turn between two pages."""


class SqlStore:
    """A `Store` whose statements are the same for each database."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def start(self) -> None:
        """Open or make the data."""
        await self._driver.start()

    async def stop(self) -> None:
        """Finish what is under way and close."""
        await self._driver.stop()

    async def health(self) -> Health:
        """Try a write and look at the disk."""
        return await self._driver.health()

    async def claim(self, room: str) -> Lease:
        """Take the right to write to a room."""
        return await self._driver.claim(room)

    async def release(self, lease: Lease) -> None:
        """Give the right back."""
        await self._driver.release(lease)

    async def append(self, change: Append, lease: Lease) -> None:
        """Write one step of a room."""
        await self._driver.append(change, lease)

    async def rows(self, room: str, after: int | None = None) -> list[Row]:
        """Return rows of a room, from the last snapshot on unless told."""
        return [rooms.read_row(row) for row in await self._driver.read(rooms.rows_of(room, after))]

    async def room(self, code: str) -> OpenRoom | None:
        """Return an open room."""
        found = await self._open_rooms(code)
        return found[0] if found else None

    async def open_rooms(self) -> list[OpenRoom]:
        """Return all open rooms."""
        return await self._open_rooms(None)

    async def _open_rooms(self, code: str | None) -> list[OpenRoom]:
        """Return open rooms, all or one."""
        ends, seated = rooms.open_rooms(code)
        return rooms.read_open(await self._driver.read(ends), await self._driver.read(seated))

    async def room_of(self, player: str) -> str | None:
        """Return the open room where a player has a seat."""
        found = await self.rooms_of(player)
        return found[0] if found else None

    async def rooms_of(self, player: str) -> list[str]:
        """Return the open rooms where a player has a seat or is the host."""
        return [str(code) for (code,) in await self._driver.read(rooms.rooms_of(player))]

    async def forget_rooms(self, before: int) -> None:
        """Delete the logs of rooms that are closed and were last written to before a time."""
        await self._driver.write(*rooms.closed_before(before))

    async def add_player(self, player: Player, token: bytes) -> None:
        """Keep a new player."""
        await self._driver.write(*players.add_player(player, token))

    async def player(self, id: str) -> Player | None:
        """Return a player."""
        found = await self._driver.read(players.player(id))
        return Player(*found[0]) if found else None

    async def player_of(self, token: bytes) -> Player | None:
        """Return whose a token is."""
        found = await self._driver.read(players.player_of(token))
        return Player(*found[0]) if found else None

    async def rename(self, id: str, name: str) -> None:
        """Change what a player is called."""
        await self._driver.write(players.rename(id, name))

    async def add_token(self, id: str, token: bytes) -> None:
        """Let a player in by another token too."""
        await self._driver.write(players.add_token(id, token))

    async def drop_token(self, token: bytes) -> None:
        """Let nobody in by a token."""
        await self._driver.write(players.drop_token(token))

    async def add_account(self, account: Account) -> None:
        """Give a player a login name and a password."""
        await self._driver.write(players.add_account(account))

    async def account(self, login: str) -> Account | None:
        """Return the account of a login name."""
        found = await self._driver.read(players.account(login))
        return Account(*found[0]) if found else None

    async def export(self, id: str) -> Mapping[str, Any]:
        """Return all that is kept of a player; no secrets."""
        player = await self.player(id)
        if player is None:
            return {}
        said = await self._driver.read(players.said_by(id))
        rated = await self._driver.read(history.ratings(id, Sought()))
        return {
            "player": asdict(player),
            "hands": await self._all_hands(id),
            "ratings": [asdict(rating) for rating in await self.ratings_of([id])],
            "rated": [asdict(history.read_rated(row)) for row in rated],
            "events": [
                {"code": one.code, "name": one.name, "made": one.maker == id}
                for one in await self.events_of(id)
            ],
            "chat": [asdict(Chat(*row)) for row in said],
            "subscriptions": [
                {"endpoint": one.endpoint, "lang": one.lang} for one in await self.subscriptions(id)
            ],
        }

    async def _all_hands(self, id: str) -> list[dict[str, Any]]:
        """Write all hands of a player, newest first."""
        written: list[dict[str, Any]] = []
        behind: Cursor | None = None
        while found := await self.seek_hands(id, Sought(), behind, _PAGE):
            written += map(asdict, found)
            behind = Cursor(found[-1].at, found[-1].id)
        return written

    async def forget(self, id: str) -> None:
        """Delete a player."""
        await self._driver.write(*players.forget(id))

    async def keep_hand(self, hand: Hand) -> None:
        """Keep a hand that was played elsewhere."""
        await self._driver.write(*rooms.keep_hand(hand))

    async def seek_hands(
        self, player: str, sought: Sought, behind: Cursor | None, most: int
    ) -> list[Hand]:
        """Return those of a player's hands that are sought, without their records."""
        wanted = history.seek(player, sought, behind, most)
        return rooms.read_hands(await self._driver.read(wanted))

    async def statistics(self, player: str, sought: Sought) -> Statistics:
        """Tell how those of a player's hands went that are sought."""
        read = self._driver.read
        games = tuple(map(history.read_game, await read(history.by_game(player, sought))))
        count = history.stretches(sum(one.tally.hands for one in games))
        course = await read(history.course(player, sought, count))
        return Statistics(
            games,
            tuple(map(history.read_partner, await read(history.by_partner(player, sought)))),
            tuple(map(history.read_stretch, course)),
            tuple(map(history.read_rated, await read(history.ratings(player, sought)))),
        )

    async def hand(self, id: str) -> Hand | None:
        """Return a finished hand, without its record."""
        found = rooms.read_hands(await self._driver.read(rooms.hand_of(id)))
        return found[0] if found else None

    async def record(self, hand: str) -> str | None:
        """Return the record of a finished hand."""
        found = await self._driver.read(rooms.record_of(hand))
        return str(found[0][0]) if found else None

    async def ratings_of(self, players: Sequence[str]) -> list[Rating]:
        """Return all ratings of players."""
        found = await self._driver.read(rooms.ratings_of(players)) if players else []
        return [rooms.read_rating(row) for row in found]

    async def add_event(self, event: Event) -> None:
        """Keep a new event."""
        await self._driver.write(tournaments.add_event(event))

    async def event(self, code: str) -> Event | None:
        """Return an event."""
        found = await self._driver.read(tournaments.event(code))
        return tournaments.read_event(found[0]) if found else None

    async def events_of(self, player: str) -> list[Event]:
        """Return the events that a player made or plays in."""
        return [
            tournaments.read_event(row)
            for row in await self._driver.read(tournaments.events_of(player))
        ]

    async def close_event(self, code: str, at: int) -> None:
        """Close an event."""
        await self._driver.write(tournaments.close_event(code, at))

    async def enlist(self, event: str, player: str, room: str) -> bool:
        """Let a player play an event at a table, or tell that another has them."""
        [returned] = await self._driver.write(tournaments.enlist(event, player, room))
        return bool(returned)

    async def admit(
        self, event: str, room: str, players: Sequence[str], hand: int, now: int
    ) -> bool:
        """Note that a deal is about to be dealt, or tell that the event is closed."""
        returned, *_ = await self._driver.write(*tournaments.admit(event, room, players, hand, now))
        return bool(returned)

    async def settled(self, event: str, now: int) -> bool:
        """Return whether an event is closed and no table is in a hand."""
        return bool(await self._driver.read(tournaments.settled(event, now)))

    async def entry(self, event: str, player: str) -> Entry | None:
        """Return where somebody plays an event."""
        found = await self._driver.read(tournaments.entry(event, player))
        return Entry(*found[0]) if found else None

    async def tables_of(self, event: str) -> list[EventTable]:
        """Return the open tables of an event."""
        return [EventTable(*row) for row in await self._driver.read(tournaments.tables_of(event))]

    async def played(self, event: str) -> list[Played]:
        """Return what was played in an event."""
        return [Played(*row) for row in await self._driver.read(tournaments.played(event))]

    async def may_read(self, hand: str, player: str | None, now: int) -> bool:
        """Tell whether a record may be read."""
        return not await self._driver.read(tournaments.sealed(hand, player, now))

    async def say(self, chat: Chat) -> None:
        """Keep something that was said."""
        await self._driver.write(players.say(chat))

    async def chat(self, room: str, most: int) -> list[Chat]:
        """Return what was said last in a room, oldest first."""
        found = await self._driver.read(players.said_in(room, most))
        return [Chat(*row) for row in reversed(found)]

    async def forget_chat(self, before: int) -> None:
        """Delete what was said before a time."""
        await self._driver.write(players.forget_chat(before))

    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        """Keep where to send notices, or tell that the endpoint stays as it is."""
        [returned] = await self._driver.write(players.subscribe(subscription, most))
        return bool(returned)

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget where to send notices."""
        await self._driver.write(players.unsubscribe(endpoint))

    async def subscriptions(self, player: str) -> list[Subscription]:
        """Return where a player takes notices."""
        found = await self._driver.read(players.subscriptions(player))
        return [Subscription(*row) for row in found]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """Return a secret by name; the fresh one is kept where there is none."""
        _, found = await self._driver.write(*players.keep_secret(name, fresh))
        return bytes(found[0][0])
