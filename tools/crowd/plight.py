"""Say who waits for what, and what the servers said last, when a run comes to nothing."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from tools.crowd.crowd import Crowd
from tools.crowd.serving import Server
from tools.services import Service

_NAMED: Final = 10


def _tell(crowd: Crowd, servers: Sequence[Server | Service]) -> Iterator[str]:
    """Tell of some of those who wait, and of every server."""
    players = crowd.players
    waiting = [player for player in players if player.waiting or not player.inside]
    yield f"{len(waiting)} of {len(players)} players wait"
    for player in waiting[:_NAMED]:
        yield player.plight
    for server in servers:
        yield f"{server.url} said:\n{server.said}"


@contextmanager
def explained(crowd: Crowd, servers: Sequence[Server | Service]) -> Iterator[None]:
    """Let whoever waited in vain learn why."""
    try:
        yield
    except TimeoutError as error:
        raise TimeoutError("\n".join([str(error), *_tell(crowd, servers)])) from error
