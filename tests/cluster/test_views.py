"""Views that cross the bus: what was lost is shown again, and old sockets displace no new ones."""

import asyncio
from collections.abc import Awaitable, Callable

from paiju.wire import commands as c
from paiju.wire.views import write_move
from tests.cluster.nodes import Cable, Node, Window
from tests.server.table import ANN, BO, new_id


def two_nodes(url: str, story: Callable[[Cable, Node, Node], Awaitable[None]]) -> None:
    """Tell a story to two nodes."""

    async def telling() -> None:
        cable = Cable()
        nodes = Node(url, cable), Node(url, cable)
        for node in nodes:
            await node.start()
        try:
            await asyncio.wait_for(story(cable, *nodes), 20)
        finally:
            for node in nodes:
                await node.stop()

    asyncio.run(telling())


async def match(one: Node, other: Node) -> tuple[str, dict[str, Window]]:
    """Begin a match: the room and one player on a node, the other player on another."""
    code = await one.open(ANN)
    windows = {who.player: Window(node, who) for who, node in ((ANN, one), (BO, other))}
    for window in windows.values():
        await window.enter(code, 1)
    await windows[BO.player].say(c.Sit(id=new_id(), seat=2))
    await windows[ANN.player].say(c.Start(id=new_id()))
    for window in windows.values():
        await window.say(c.Ready(id=new_id()))
    for window in windows.values():
        await window.until_seq(1)
    return code, windows


async def move(node: Node, code: str, windows: dict[str, Window]) -> int:
    """Let whoever must act make a move; return its sequence."""
    actor = await node.hub.find(code)
    assert actor is not None
    room = actor.room
    [seat] = room.acting()
    assert room.hand is not None
    made = write_move(room.game.lapse(room.hand.state, seat))
    player = room.chair(seat).player
    assert player is not None
    await windows[player].say(c.Play(id=new_id(), at=room.seq, move=made))
    await windows[player].until_seq(room.seq + 1)
    return room.seq + 1


def test_a_view_that_the_bus_lost_is_shown_when_it_is_back(database: str) -> None:
    async def story(cable: Cable, one: Node, other: Node) -> None:
        code, windows = await match(one, other)
        actor = await one.hub.find(code)
        assert actor is not None
        while actor.room.acting() != (1,):
            await windows[BO.player].until_seq(await move(one, code, windows))
        cable.cut.add(one.name)
        seq = await move(one, code, windows)
        # The other player's turn, who has not seen it and will not ask.
        cable.mend(one.name)
        await windows[BO.player].until_seq(seq)

    two_nodes(database, story)


def test_a_node_that_was_away_brings_no_old_window_back(database: str) -> None:
    async def story(cable: Cable, one: Node, other: Node) -> None:
        code, windows = await match(one, other)
        cable.cut.add(other.name)
        newer = Window(one, BO)
        await newer.enter(code, 2)
        await newer.until_seq(1)
        cable.mend(other.name)
        assert await windows[BO.player].until_closed() == 4001
        assert newer.connection.closing is None
        actor = await one.hub.find(code)
        assert actor is not None
        assert actor.stage.audience.holds(BO.player, newer.connection.address)

    two_nodes(database, story)
