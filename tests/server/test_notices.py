"""Notices reach browsers that are not there, encrypted for them alone."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from paiju.server.notices import write
from paiju.store.contract import Player, Subscription
from paiju.wire import commands as c
from tests.server.table import ANN, BO, Table
from tests.server.world import World

AUTH = b"0123456789abcdef"


class PushService(HTTPServer):
    """What a browser's maker runs: takes notices and hands them on."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 201

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/send"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, PushService)
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.taken.append((dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        thread = Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield made
        made.shutdown()
        thread.join()


@pytest.fixture
def key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def subscribe(
    world: World, player: str, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    """Let a browser take notices."""
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    kept = Subscription(
        player,
        f"{service.address}/{player}",
        urlsafe_b64encode(point).decode(),
        urlsafe_b64encode(AUTH).decode(),
        "zh",
    )
    world.runner.run(world.store.subscribe(kept))


def told(world: World) -> None:
    """Wait until all notices were tried."""
    world.runner.run(world.services.notices.finish())


def known(world: World, player: str) -> None:
    """Keep a player."""
    world.runner.run(world.store.add_player(Player(player, "Bo", None, 1), player.encode() * 2))


def test_a_notice_is_encrypted_signed_and_sent_once_in_a_while(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    known(world, "notice0000000001")
    subscribe(world, "notice0000000001", service, key)

    async def turn(now: int) -> None:
        world.services.notices.turn("notice0000000001", "ABCDEF", now)

    world.runner.run(turn(1_000_000))
    told(world)
    [(headers, body)] = service.taken
    assert headers["authorization"].startswith("vapid t=")
    assert b"ABCDEF" not in body
    clear = http_ece.decrypt(body, private_key=key, auth_secret=AUTH, version="aes128gcm")
    assert clear.decode() == write("ABCDEF", "zh")
    world.runner.run(turn(1_010_000))
    told(world)
    assert len(service.taken) == 1
    service.status = 410
    world.runner.run(turn(1_100_000))
    told(world)
    assert world.runner.run(world.store.subscriptions("notice0000000001")) == []


def test_whoever_is_not_there_is_told_of_the_turn(
    world: World, service: PushService, key: ec.EllipticCurvePrivateKey
) -> None:
    table = Table(world, seats=2)
    for who in (ANN, BO):
        if world.runner.run(world.store.player(who.player)) is None:
            known(world, who.player)
        subscribe(world, who.player, service, key)
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
