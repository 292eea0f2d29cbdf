"""What every connection of a node is measured by, before anything is done for it."""

import time

from starlette.requests import HTTPConnection
from starlette.types import Scope

from paiju.server.addresses import Networks
from paiju.server.limits import Bucket, Limits
from paiju.server.metrics import Metrics
from paiju.server.origins import host_of


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
    """The limits of a node, as its connections meet them."""

    def __init__(self, limits: Limits, proxies: Networks, metrics: Metrics) -> None:
        self._limits = limits
        self._proxies = proxies
        self.metrics = metrics

    def allowance(self, scope: Scope) -> Allowance:
        """Return what a new socket may send."""
        return Allowance(self._limits, host_of(HTTPConnection(scope), self._proxies))
