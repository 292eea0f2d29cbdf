"""Notices to browsers whose page is not open: it is your turn (Web Push)."""

import asyncio
import json
import logging
from typing import Final
from urllib.parse import urlsplit

from paiju.store.contract import Store, Subscription
from paiju.text import sentence

HOSTS: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of browsers: the server is not to be sent anywhere else."""
_PAUSE: Final = 60_000
_GONE: Final = (404, 410)
_SUBJECT: Final = "mailto:nobody@localhost"
_log = logging.getLogger("paiju.notice")


def allowed(endpoint: str) -> bool:
    """Tell whether an endpoint belongs to a push service."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    known = any(host == name or host.endswith(f".{name}") for name in HOSTS)
    return parts.scheme == "https" and known and parts.port in (None, 443)


class Notices:
    """Sends notices, signed with a key that is made at the first start."""

    def __init__(self, store: Store, subject: str = "") -> None:
        self._store = store
        self._subject = subject if subject.startswith("https://") else _SUBJECT
        self._key: bytes | None = None
        self._last: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

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
        if now - self._last.get(player, 0) < _PAUSE:
            return
        self._last[player] = now
        task = asyncio.ensure_future(self._send(player, room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until everything that was to be sent has been tried."""
        await asyncio.gather(*self._tasks)

    async def _send(self, player: str, room: str) -> None:
        """Send a notice to all browsers of a player."""
        try:
            for subscription in await self._store.subscriptions(player):
                status = await asyncio.to_thread(
                    _post, subscription, room, await self._private(), self._subject
                )
                if status in _GONE:
                    await self._store.unsubscribe(subscription.endpoint)
        except Exception:
            _log.exception("notice", extra={"room": room})


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


def _post(subscription: Subscription, room: str, key: bytes, subject: str) -> int:
    """Send a notice to one browser; return the status of the answer."""
    from py_vapid import Vapid
    from pywebpush import WebPushException, webpush

    where = {
        "endpoint": subscription.endpoint,
        "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
    }
    try:
        answer = webpush(
            where,
            write(room, subscription.lang),
            vapid_private_key=Vapid.from_pem(key),
            vapid_claims={"sub": subject},
            ttl=300,
            timeout=10,
        )
    except WebPushException as error:
        return int(error.response.status_code) if error.response is not None else 0
    return int(getattr(answer, "status_code", 0))
