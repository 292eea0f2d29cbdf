"""Who plays a duplicate event where: one table each, and nothing after its end."""

from paiju.game import Refusal
from paiju.server.room.decide import RoomCommand
from paiju.server.room.inner import Tick, Who
from paiju.server.room.state import Room
from paiju.server.services import Services
from paiju.store.contract import Store
from paiju.wire import commands as c


async def bar(room: Room, command: RoomCommand, who: Who, store: Store) -> Refusal | None:
    """Tell why somebody takes no seat at a table of an event, None where they may."""
    if room.course is None or not isinstance(command, c.Sit):
        return None
    there = await store.enlist(room.course.code, who.player, room.code)
    return None if there else Refusal("event.elsewhere")


async def admit(room: Room, tick: Tick, services: Services) -> Tick:
    """Note who is about to be dealt to, so that no other table deals to them."""
    now, due = services.now(), room.wake
    if room.course is None or not room.deals or due is None or due > now:
        return tick
    event = await services.store.event(room.course.code)
    if event is None or event.is_closed(now):
        return Tick(ended=True)
    seated = [chair.player for chair in room.chairs if chair.player is not None]
    await services.store.admit(event.code, room.code, seated, room.pledge.match)
    return tick
