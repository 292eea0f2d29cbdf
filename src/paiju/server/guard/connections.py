"""What every connection of a node is measured by, before anything is done for it."""

import time
from asyncio import Transport
from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.types import Scope

from paiju.server.guard.addresses import Address, Networks, host_name, is_in, read_address
from paiju.server.guard.limits import Bucket, Limits
from paiju.server.guard.origins import host_of
from paiju.server.ops.metrics import Metrics


class Allowance:
    """The frames that one socket may send: its own share, and its host's."""

    __slots__ = ("_host", "_hosts", "_own")

    def __init__(self, limits: Limits, host: str) -> None:
        self._own = Bucket(limits.frames, time.monotonic())
        self._hosts = limits.frames_per_host
        self._host = host

    def take(self) -> bool:
        """Take one frame; return whether it was allowed."""
        now = time.monotonic()
        return self._own.take(now) and self._hosts.take(self._host, now)


class Gate:
    """All connections of a node: how many each host has, and which of them wait for a request.

    A named proxy may have any number. Its players are counted by what they ask for.
    """

    def __init__(
        self,
        limits: Limits,
        proxies: Networks,
        metrics: Metrics,
        most: int,
        peers: Networks | None = None,
    ) -> None:
        self._limits = limits
        self._peers = peers
        """From where connections are taken; None: from everywhere."""
        self._proxies = proxies
        self._most = most
        self._hosts: dict[Transport, str | None] = {}
        """Who has each connection; None: a proxy."""
        self._idle: OrderedDict[Transport, None] = OrderedDict()
        """Those of which a request is awaited, the longest waiting first."""
        self.metrics = metrics

    def __len__(self) -> int:
        """Return how many connections there are."""
        return len(self._hosts)

    def is_welcome(self, transport: Transport) -> bool:
        """Return whether a connection comes from where connections are taken from."""
        if self._peers is None:
            return True
        address = self._address(transport)
        return address is not None and is_in(address, self._peers)

    def enter(self, transport: Transport) -> bool:
        """Take a connection in; return whether there is room for it.

        Where the node is full, the connection that has waited longest makes room.
        """
        host = self._host(transport)
        counts = self._limits.connections_per_host
        if host is not None and not counts.take(host):
            return False
        if len(self._hosts) >= self._most and not self._make_room():
            if host is not None:
                counts.give(host)
            return False
        self._hosts[transport] = host
        return True

    def leave(self, transport: Transport) -> None:
        """Forget a connection."""
        self._idle.pop(transport, None)
        host = self._hosts.pop(transport, None)
        if host is not None:
            self._limits.connections_per_host.give(host)

    def rest(self, transport: Transport) -> None:
        """Note that a connection waits for a request from now on."""
        if self._hosts.get(transport) is not None:
            self._idle[transport] = None

    def work(self, transport: Transport) -> None:
        """Note that a connection does not wait for a request any more."""
        self._idle.pop(transport, None)

    def allowance(self, scope: Scope) -> Allowance:
        """Return what a new socket may send."""
        return Allowance(self._limits, host_of(HTTPConnection(scope), self._proxies))

    def _host(self, transport: Transport) -> str | None:
        """Return who is counted for a connection; None where that is a proxy."""
        address = self._address(transport)
        if address is None:
            return ""
        return None if is_in(address, self._proxies) else host_name(address)

    @staticmethod
    def _address(transport: Transport) -> Address | None:
        """Return from where a connection comes."""
        peer = transport.get_extra_info("peername")
        return read_address(peer[0]) if peer else None

    def _make_room(self) -> bool:
        """End the connection that has waited longest; return whether there was one."""
        longest = next(iter(self._idle), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.abort()
        return True
