"""A server of its own process that sends one notice and then serves until it is told to stop.

python -m tests.server.push_ending DATA PORT CERTIFICATE P256DH AUTH
"""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from paiju.server.app import Server
from paiju.server.ops.bind import bind
from paiju.server.ops.process import make_web, serve
from paiju.server.options import Options
from paiju.server.push.notices import Notices
from paiju.store.contract import Subscription
from paiju.store.opening import make_store
from tests.server.pushing import HOST, connect

PLAYER = "notice0000000009"


async def main(data: Path, port: int, certificate: Path, p256dh: str, auth: str) -> None:
    """Serve, and send a notice that no answer ends."""
    options = Options(data=data, port=0, bot_workers=0)
    store = make_store(data)
    server = Server(options, store)
    notices = Notices(
        store, hosts=(HOST,), connect=lambda _: connect(port, certificate), seconds=600
    )
    server.services = replace(server.services, notices=notices)

    async def notify() -> None:
        browser = Subscription(PLAYER, f"https://{HOST}/x", p256dh, auth, "zh")
        assert await store.subscribe(browser, 8)
        notices.turn(PLAYER, "ABCDEF", 1_000_000)

    tasks: list[asyncio.Task[None]] = []
    await serve(
        server,
        make_web(server),
        bind(options),
        lambda: tasks.append(asyncio.ensure_future(notify())),
    )


if __name__ == "__main__":
    data, port, certificate, p256dh, auth = sys.argv[1:]
    asyncio.run(main(Path(data), int(port), Path(certificate), p256dh, auth))
