"""Notices reach browsers that are not there, encrypted for them alone."""

import asyncio
import signal
import subprocess
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from paiju.server.push.delivery import Names
from paiju.server.push.notices import Notices, write
from paiju.store.contract import Player, Subscription
from paiju.wire import commands as c
from tests.server.pushing import HOST, PushService, certify
from tests.server.table import ANN, BO, Table
from tests.server.world import World

AUTH = b"0123456789abcdef"
NEVER = 600.0
"""Seconds that no test lasts."""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with PushService(certify(tmp_path)) as made:
        yield made


@pytest.fixture(autouse=True)
def without_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Go straight to this machine, whatever is set where the tests run."""
    monkeypatch.setenv("NO_PROXY", "*")


@pytest.fixture
def world(world: World, service: PushService) -> World:
    """A node that knows one push service, on this machine."""
    return trusting(world, service, NEVER)


def trusting(world: World, service: PushService, seconds: float) -> World:
    """Let a node send notices to a push service on this machine."""
    notices = Notices(world.store, hosts=(HOST,), connect=service.connect, seconds=seconds)
    world.restart(notices)
    return world


@pytest.fixture
def key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the public part of a browser's key as browsers tell it."""
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return urlsafe_b64encode(point).decode()


def subscribe(
    world: World,
    player: str,
    key: ec.EllipticCurvePrivateKey,
    endpoint: str | None = None,
    p256dh: str | None = None,
) -> None:
    """Let a browser take notices."""
    kept = Subscription(
        player,
        endpoint or f"https://{HOST}/send/{player}",
        p256dh or point_of(key),
        urlsafe_b64encode(AUTH).decode(),
        "zh",
    )
    assert world.runner.run(world.store.subscribe(kept, 8))


def turn(world: World, player: str, now: int = 1_000_000) -> None:
    """Let a room wait for a player."""

    async def there() -> None:
        world.services.notices.turn(player, "ABCDEF", now)

    world.runner.run(there())


def told(world: World) -> None:
    """Wait until all notices were tried."""
    world.runner.run(world.services.notices.finish())


def hung_up(world: World, service: PushService) -> bool:
    """Return whether the node goes away from an answer that has no end."""
    return world.runner.run(asyncio.to_thread(service.left.wait, 60))


def known(world: World, player: str) -> None:
    """Keep a player."""
    world.runner.run(world.store.add_player(Player(player, "Bo", None, 1), player.encode() * 2))


def test_a_notice_is_encrypted_signed_and_sent_once_in_a_while(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    known(world, "notice0000000001")
    subscribe(world, "notice0000000001", key)
    turn(world, "notice0000000001")
    told(world)
    [(headers, body)] = service.taken
    assert headers["Authorization"].startswith("vapid t=")
    assert b"ABCDEF" not in body
    clear = http_ece.decrypt(body, private_key=key, auth_secret=AUTH, version="aes128gcm")
    assert clear.decode() == write("ABCDEF", "zh")
    turn(world, "notice0000000001", 1_010_000)
    told(world)
    assert len(service.taken) == 1
    service.status = 410
    turn(world, "notice0000000001", 1_100_000)
    told(world)
    assert world.runner.run(world.store.subscriptions("notice0000000001")) == []


def test_whoever_is_not_there_is_told_of_the_turn(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    table = Table(world, seats=2)
    for who in (ANN, BO):
        if world.runner.run(world.store.player(who.player)) is None:
            known(world, who.player)
        subscribe(world, who.player, key)
    table.enter(BO)
    table.do(BO, c.Sit, seat=2)
    table.do(ANN, c.Start)
    table.do(ANN, c.Ready)
    table.do(BO, c.Ready)
    told(world)
    assert service.taken == []
    [seat] = table.room.acting()
    mover, absent = (ANN, BO) if seat == 1 else (BO, ANN)
    table.drop(absent)
    table.play_on(mover)
    told(world)
    assert len(service.taken) == 1


def test_the_key_is_made_once(world: World) -> None:
    first = world.runner.run(world.services.notices.public())
    world.restart()
    assert world.runner.run(world.services.notices.public()) == first


class Inside(HTTPServer):
    """Something that only this machine reaches."""

    asked = 0


class _Inside(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Inside)
        self.server.asked += 1
        self.send_response(200)
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_: object) -> None:
        return


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirection_is_followed(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey, status: int
) -> None:
    player = f"notice000000{status:04}"
    subscribe(world, player, key)
    with Inside(("127.0.0.1", 0), _Inside) as inside:
        thread = Thread(target=inside.serve_forever, daemon=True)
        thread.start()
        service.status = status
        service.location = f"http://127.0.0.1:{inside.server_port}/"
        turn(world, player)
        told(world)
        inside.shutdown()
        thread.join()
        assert len(service.taken) == 1
        assert inside.asked == 0


def test_a_body_that_drips_is_not_waited_for(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    subscribe(world, "notice0000000002", key)
    service.drips = "body"
    turn(world, "notice0000000002")
    told(world)
    assert len(service.taken) == 1
    assert hung_up(world, service)


def test_headers_that_drip_end_with_the_time_for_all(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    trusting(world, service, 0.5)
    subscribe(world, "notice0000000003", key)
    service.drips = "headers"
    turn(world, "notice0000000003")
    told(world)
    assert len(service.taken) == 1
    assert hung_up(world, service)


def test_an_address_elsewhere_that_was_kept_is_asked_for_nothing(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    player = "notice0000000004"
    subscribe(world, player, key, rf"https://127.0.0.1\@{HOST}/x")
    subscribe(world, player, key)
    turn(world, player)
    told(world)
    [(headers, _)] = service.taken
    assert headers["Host"] == HOST
    left = world.runner.run(world.store.subscriptions(player))
    assert [one.endpoint for one in left] == [f"https://{HOST}/send/{player}"]


def test_a_browser_with_a_bad_key_keeps_no_other_from_its_notice(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    subscribe(world, "notice0000000005", key, f"https://{HOST}/bad", "AAAA")
    subscribe(world, "notice0000000005", key)
    turn(world, "notice0000000005")
    told(world)
    assert len(service.taken) == 1


class Refusing(ThreadPoolExecutor):
    """Threads that nobody may use."""

    def submit(self, *_: object, **__: object) -> Future[object]:  # type: ignore[override]
        raise AssertionError("a thread of the loop was used")


def test_notices_use_no_thread_that_hashes_passwords(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    subscribe(world, "notice0000000006", key)
    loop = world.runner.get_loop()
    loop.set_default_executor(Refusing())
    try:
        turn(world, "notice0000000006")
        told(world)
    finally:
        loop.set_default_executor(ThreadPoolExecutor())
    assert len(service.taken) == 1


def test_hosts_are_looked_up_in_threads_of_their_own(world: World) -> None:
    loop = world.runner.get_loop()
    loop.set_default_executor(Refusing())
    try:
        with ThreadPoolExecutor(1) as pool:
            found = world.runner.run(Names(pool).resolve("127.0.0.1", 443))
    finally:
        loop.set_default_executor(ThreadPoolExecutor())
    assert [(one["host"], one["port"]) for one in found] == [("127.0.0.1", 443)]


def test_a_server_that_ends_waits_for_no_push_service(
    tmp_path: Path, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    service.drips = "headers"
    auth = urlsafe_b64encode(AUTH).decode()
    program = [sys.executable, "-m", "tests.server.push_ending", str(tmp_path / "data")]
    given = [str(service.server_port), str(service.certificate), point_of(key), auth]
    running = subprocess.Popen([*program, *given])
    try:
        assert service.reached.wait(60)
        running.send_signal(signal.SIGTERM)
        # The notice itself would have ten minutes.
        assert running.wait(60) == 0
    finally:
        running.kill()
        running.wait()


def test_a_minute_lies_between_two_notices(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    subscribe(world, "notice0000000007", key)
    for now, sent in ((60_000, 1), (119_999, 1), (120_000, 2)):
        turn(world, "notice0000000007", now)
        told(world)
        assert len(service.taken) == sent
    [headers, _] = [taken for taken, _ in service.taken]
    assert headers["ttl"] == "300"


def test_a_server_with_many_notices_under_way_sends_no_more() -> None:
    class Silent:
        """A store that keeps whoever asks waiting."""

        asked = 0

        async def subscriptions(self, _player: str) -> list[Subscription]:
            self.asked += 1
            await asyncio.Event().wait()
            return []

    async def story() -> None:
        store = Silent()
        notices = Notices(store)  # type: ignore[arg-type]
        for number in range(300):
            notices.turn(f"player{number}", "ABCDEF", 60_000)
        waiting = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
        assert len(waiting) == 256
        await asyncio.sleep(0)
        assert store.asked == 8
        await notices.stop()
        assert all(one.cancelled() for one in waiting)

    asyncio.run(story())
