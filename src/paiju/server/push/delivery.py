"""Bring a sealed notice to a push service, which nobody here trusts.

Loaded with the first notice: few servers send any.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final
from urllib.request import getproxies, proxy_bypass

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from py_vapid import Vapid
from pywebpush import WebPusher
from yarl import URL

from paiju.server.push.endpoints import Endpoint
from paiju.store.contract import Subscription

_LIVES: Final = 300
"""Seconds for which a push service keeps a notice."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A notice that only one browser can read."""

    headers: Mapping[str, str]
    body: bytes


def seal(
    subscription: Subscription, endpoint: Endpoint, words: str, key: bytes, subject: str
) -> Sealed:
    """Encrypt a notice for a browser and sign it for its push service."""
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    signed = Vapid.from_pem(key).sign({"aud": endpoint.origin, "sub": subject})
    headers = {**signed, "content-encoding": "aes128gcm", "ttl": str(_LIVES)}
    return Sealed(headers, pusher.encode(words.encode())["body"])


class Names(AbstractResolver):
    """Looks hosts up in threads of its own: those of the loop hash passwords."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Return the addresses of a host."""
        found = await asyncio.get_running_loop().run_in_executor(
            self._pool, lambda: socket.getaddrinfo(host, port, family, socket.SOCK_STREAM)
        )
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=int(address[1]),
                family=kind,
                proto=protocol,
                flags=socket.AI_NUMERICHOST,
            )
            for kind, _, protocol, _, address in found
        ]

    async def close(self) -> None:
        """Keep the threads: the next notice needs them."""


Connect = Callable[[Executor], aiohttp.BaseConnector]
"""Makes what opens connections."""


def to_the_world(pool: Executor) -> aiohttp.BaseConnector:
    """Open connections as the names of hosts say, with certificates that the system trusts."""
    return aiohttp.TCPConnector(resolver=Names(pool), use_dns_cache=False)


def _proxy(host: str) -> str | None:
    """Return the proxy that the operator's environment names for a host."""
    return None if proxy_bypass(host) else getproxies().get("https")


async def bring(
    sealed: Sealed, endpoint: Endpoint, seconds: float, connector: aiohttp.BaseConnector
) -> int:
    """Send a notice; return the status of the answer, 0 where none came in time.

    Redirections are not followed and the body of an answer is not read. The time is for all of it,
    however slowly the answer drips.
    """
    url = URL.build(
        scheme="https",
        host=endpoint.host,
        path=endpoint.path,
        query_string=endpoint.query,
        encoded=True,
    )
    try:
        async with (
            asyncio.timeout(seconds),
            aiohttp.ClientSession(connector=connector, auto_decompress=False) as client,
            client.post(
                url,
                data=sealed.body,
                headers=sealed.headers,
                allow_redirects=False,
                proxy=_proxy(endpoint.host),
            ) as answer,
        ):
            return answer.status
    except (TimeoutError, aiohttp.ClientError, OSError):
        return 0
