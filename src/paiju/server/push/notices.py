"""Notices to browsers whose page is not open: it is your turn (Web Push)."""

import asyncio
import json
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from paiju.server.push.endpoints import HOSTS, Endpoint, read_endpoint
from paiju.store.contract import Store, Subscription
from paiju.text import sentence

if TYPE_CHECKING:
    from paiju.server.push.delivery import Connect, Sealed

MOST_BROWSERS: Final = 8
"""Of one player."""
_PAUSE: Final = 60_000
_SECONDS: Final = 10.0
"""For one notice, from the name of the host to the status of the answer."""
_AT_ONCE: Final = 8
"""Players who are told at the same time."""
_WAITING: Final = 256
"""Notices that are under way or wait; more are not sent."""
_THREADS: Final = 2
_GONE: Final = (404, 410)
_SUBJECT: Final = "mailto:nobody@localhost"
_log = logging.getLogger("paiju.notice")


class Notices:
    """Sends notices, signed with a key that is made at the first start."""

    def __init__(
        self,
        store: Store,
        subject: str = "",
        *,
        hosts: Sequence[str] = HOSTS,
        connect: "Connect | None" = None,
        seconds: float = _SECONDS,
    ) -> None:
        self._store = store
        self._subject = subject if subject.startswith("https://") else _SUBJECT
        self._hosts = hosts
        self._connect = connect
        self._seconds = seconds
        self._key: bytes | None = None
        self._last: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(_AT_ONCE)
        # Nobody who logs in waits for a notice: the threads of the loop hash passwords.
        self._pool = ThreadPoolExecutor(_THREADS, "notices")

    async def _private(self) -> bytes:
        """Return the server's private key, in PEM."""
        if self._key is None:
            self._key = await self._store.secret("vapid", _make_key())
        return self._key

    async def public(self) -> str:
        """Return the public key as browsers take it."""
        return _public(await self._private())

    def turn(self, player: str, room: str, now: int) -> None:
        """Tell a player who is not there that a room waits, once in a while."""
        if now - self._last.get(player, 0) < _PAUSE or len(self._tasks) >= _WAITING:
            return
        self._last[player] = now
        task = asyncio.ensure_future(self._send(player, room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until everything that was to be sent has been tried."""
        await asyncio.gather(*self._tasks)

    async def stop(self) -> None:
        """Send nothing more: a server that ends waits for no push service."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _send(self, player: str, room: str) -> None:
        """Send a notice to all browsers of a player."""
        try:
            async with self._places:
                browsers = await self._store.subscriptions(player)
                sent = [self._tell(browser, room) for browser in browsers[:MOST_BROWSERS]]
                await asyncio.gather(*sent)
        except Exception:
            _log.exception("notice", extra={"room": room})

    async def _tell(self, browser: Subscription, room: str) -> None:
        """Send a notice to one browser, and forget a browser that takes none any more."""
        endpoint = read_endpoint(browser.endpoint, self._hosts)
        status = _GONE[0] if endpoint is None else await self._post(browser, endpoint, room)
        if status in _GONE:
            await self._store.unsubscribe(browser.endpoint)

    async def _post(self, browser: Subscription, endpoint: Endpoint, room: str) -> int:
        """Send a notice to an endpoint; return the status of the answer."""
        words = write(room, browser.lang)
        key = await self._private()
        work = asyncio.get_running_loop().run_in_executor
        try:
            sealed = await work(self._pool, _seal, browser, endpoint, words, key, self._subject)
        except Exception:
            _log.exception("notice", extra={"room": room})
            return 0
        from paiju.server.push.delivery import bring, to_the_world

        connector = (self._connect or to_the_world)(self._pool)
        return await bring(sealed, endpoint, self._seconds, connector)


def _seal(
    browser: Subscription, endpoint: Endpoint, words: str, key: bytes, subject: str
) -> "Sealed":
    """Encrypt and sign a notice; what that needs takes long to load the first time."""
    from paiju.server.push.delivery import seal

    return seal(browser, endpoint, words, key, subject)


def _make_key() -> bytes:
    """Draw a private key."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _public(key: bytes) -> str:
    """Return the public part of a key."""
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives import serialization

    private = serialization.load_pem_private_key(key, None)
    point = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def write(room: str, lang: str) -> str:
    """Write a notice: what the browser shows, and the room that it opens."""
    facts = {"room": room}
    return json.dumps(
        {
            "title": sentence("notice", "turn", {}, lang, "server"),
            "body": sentence("notice", "turn_body", facts, lang, "server"),
            "room": room,
        },
        ensure_ascii=False,
    )
