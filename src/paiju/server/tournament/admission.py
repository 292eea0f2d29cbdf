"""Who plays a duplicate event where: one table each, and nothing after its end."""

from typing import Final

from paiju.game import Refusal
from paiju.room.decide import RoomCommand
from paiju.room.internal import Tick, Who
from paiju.room.state import Room
from paiju.server.services import Services
from paiju.store.contract import Store
from paiju.wire import commands as c

_LAST: Final = 5_000
"""Milliseconds before the end of an event in which nothing is dealt.

No hand would be over in time, and no deal crosses the moment from which on the seed is told.
"""


async def bar(room: Room, command: RoomCommand, who: Who, store: Store) -> Refusal | None:
    """Tell why somebody takes no seat at a table of an event, None where they may."""
    if room.course is None or not isinstance(command, c.Sit):
        return None
    there = await store.enlist(room.course.code, who.player, room.code)
    return None if there else Refusal("event.elsewhere")


async def admit(room: Room, tick: Tick, services: Services) -> Tick:
    """Note who is about to be dealt to, so that no other table deals to them."""
    now, due = services.now(), room.deal_due
    if room.course is None or due is None or due > now:
        return tick
    seated = [chair.player for chair in room.chairs if chair.player is not None]
    deal = room.pledge.match
    dealt = await services.store.admit(room.course.code, room.code, seated, deal, now + _LAST)
    return tick if dealt else Tick(ended=True)
