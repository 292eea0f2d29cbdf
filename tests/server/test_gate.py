"""What connections are measured by, each by itself: no server is needed to see it."""

import asyncio
from asyncio import Transport
from typing import Any, cast

import pytest
from starlette.types import Message

from paiju.server.guard.addresses import LOOPBACK
from paiju.server.guard.connections import Gate
from paiju.server.guard.headers import Headers, content_policy, security_headers
from paiju.server.guard.hosts import make_hosts
from paiju.server.guard.limits import Buckets, Guesses, Limits, Rate
from paiju.server.ops.metrics import Metrics
from paiju.server.options import Options


class Wire:
    """A connection from somewhere."""

    def __init__(self, host: str | None) -> None:
        self._host = host
        self.aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        assert name == "peername"
        return None if self._host is None else (self._host, 1234)

    def abort(self) -> None:
        self.aborted = True


def wire(host: str | None = "9.9.9.9") -> Any:  # noqa: ANN401 - a transport as far as it is asked
    """Make a connection."""
    return cast("Transport", Wire(host))


def gate(most: int = 99) -> Gate:
    """Make a gate that knows one proxy, on this machine."""
    return Gate(Limits(), LOOPBACK, Metrics(), most)


def test_a_host_has_so_many_connections_and_a_proxy_any_number() -> None:
    door = gate(999)
    wires = [wire() for _ in range(151)]
    assert [door.enter(one) for one in wires] == [True] * 150 + [False]
    assert door.enter(wire("8.8.8.8"))
    assert all(door.enter(wire("127.0.0.1")) for _ in range(200))
    assert len(door) == 351
    door.leave(wires[0])
    assert door.enter(wire())
    door.leave(wire("7.7.7.7"))
    assert len(door) == 351


def test_in_a_full_node_the_longest_waiting_makes_room_and_nobody_at_work() -> None:
    door = gate(3)
    first, second, third = wires = [wire(host) for host in ("1.1.1.1", "2.2.2.2", "3.3.3.3")]
    for one in wires:
        assert door.enter(one)
        door.rest(one)
    door.work(first)
    newcomer = wire("4.4.4.4")
    assert door.enter(newcomer)
    assert (first.aborted, second.aborted, third.aborted) == (False, True, False)
    assert len(door) == 3


def test_who_found_no_room_is_not_counted() -> None:
    door = gate(1)
    busy = wire("1.1.1.1")
    assert door.enter(busy)
    assert not any(door.enter(wire()) for _ in range(200))
    assert not door.enter(wire("127.0.0.1"))
    assert len(door) == 1
    door.leave(busy)
    assert door.enter(wire())


def test_who_has_left_makes_no_room() -> None:
    door = gate(1)
    gone, busy = wire("1.1.1.1"), wire("2.2.2.2")
    assert door.enter(gone)
    door.rest(gone)
    door.leave(gone)
    assert door.enter(busy)
    assert not door.enter(wire())
    assert not gone.aborted


def test_a_proxy_never_makes_room() -> None:
    door = gate(1)
    proxy = wire("127.0.0.1")
    assert door.enter(proxy)
    door.rest(proxy)
    assert not door.enter(wire())
    assert not proxy.aborted


def test_those_without_an_address_share_a_count() -> None:
    door = gate(999)
    assert sum(door.enter(wire(None)) for _ in range(200)) == 150


def test_of_very_many_names_the_latest_are_remembered() -> None:
    buckets = Buckets(Rate(0, 1))
    for number in range(10_000):
        assert buckets.take(str(number), 0.0)
    assert not buckets.take("0", 0.0), "it is remembered, and now the latest"
    assert buckets.take("new", 0.0)
    assert not buckets.take("0", 0.0)
    assert buckets.take("1", 0.0), "it was the oldest"


def test_who_knows_the_password_again_and_again_is_not_forgotten() -> None:
    guesses = Guesses(Rate(0, 1))
    guesses.know("ann", "home")
    for number in range(9_999):
        guesses.know(str(number), "host")
    guesses.know("ann", "home")
    guesses.know("one more", "host")
    assert guesses.take("ann", "elsewhere", 0.0)
    assert guesses.take("ann", "home", 0.0), "counted by itself"


@pytest.mark.parametrize(("secure", "sent"), [(True, True), (False, False)])
def test_only_a_page_served_by_https_asks_for_https_for_a_year(secure: bool, sent: bool) -> None:
    url = "https://cards.example" if secure else "http://cards.example"
    headers = security_headers(Options(public_url=url))
    told = headers.get("strict-transport-security")
    assert told == ("max-age=31536000; includeSubDomains" if sent else None)


@pytest.mark.parametrize(
    ("public", "opened", "socket"),
    [
        ("https://cards.example", "", "wss://cards.example"),
        ("http://cards.example/", "http://10.0.0.5:8700", "ws://cards.example"),
        ("", "http://10.0.0.5:8700", "ws://10.0.0.5:8700"),
    ],
)
def test_a_page_may_open_its_own_socket_and_compile_nothing(
    public: str, opened: str, socket: str
) -> None:
    policy = content_policy(Options(public_url=public), opened)
    assert f"connect-src 'self' {socket};" in policy
    assert "wasm-unsafe-eval" not in policy
    assert "wasm-unsafe-eval" in content_policy(Options(public_url=public), opened, engine=True)


def headers_of(path: str, **given: str) -> dict[str, str]:
    """Return the headers of an answer that has some of its own."""
    sent: list[Message] = []

    async def app(scope: object, receive: object, send: Any) -> None:  # noqa: ANN401
        raw = [(name.encode(), value.encode()) for name, value in given.items()]
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        await send({"type": "http.response.body", "body": b"x"})

    async def keep(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "headers": []}
    made = Headers(app, Options(), make_hosts(Options()))
    asyncio.run(made(scope, cast("Any", None), keep))
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_answers_of_the_api_are_kept_by_nobody_and_pages_may_be() -> None:
    assert headers_of("/api/me")["cache-control"] == "no-store"
    page = headers_of("/index.html")
    assert "cache-control" not in page
    assert page["x-frame-options"] == "DENY"
    assert page["content-security-policy"] == content_policy(Options(), "")
    kept = headers_of("/api/qr", **{"cache-control": "max-age=9"})
    assert kept["cache-control"] == "max-age=9"


def test_a_socket_is_handed_on_as_it_is() -> None:
    seen: list[object] = []

    async def app(*parts: object) -> None:
        seen.extend(parts)

    scope = {"type": "websocket"}
    given = (scope, cast("Any", "receive"), cast("Any", "send"))
    asyncio.run(Headers(app, Options(), make_hosts(Options()))(*given))
    assert seen == list(given)
