"""Under which hosts the server is asked for: its own, and no name of a stranger that leads here."""

import socket
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paiju.server.guard.addresses import LOOPBACK, Networks, read_networks
from paiju.server.options import Options
from tests.server.browsing import browse, refused
from tests.server.client import run
from tests.server.running import Running

MACHINE = socket.gethostname().lower()
LOCAL = f"{MACHINE.partition('.')[0]}.local"
MISDIRECTED = (421, "server.host")

HERE = ["localhost", "LocalHost", "127.0.0.1", "127.0.0.1:{port}", "127.3.4.5", "[::1]:{port}"]
FOREIGN = [
    "evil.example",
    "evil.example:{port}",
    "localhost.evil.example:{port}",
    "127.0.0.1.evil.example:{port}",
    "127.1:{port}",
    "2130706433:{port}",
    "0.0.0.0:{port}",
    "203.0.113.7:{port}",
    "[2001:db8::1]:{port}",
    "[::ffff:203.0.113.7]:{port}",
    "localhost:{port}:{port}",
    "localhost:x",
    "user@localhost:{port}",
    "localhost/",
    "localhost, evil.example",
    "",
]
PRIVATE = ["192.168.1.5:{port}", "10.0.0.9", "172.16.3.4:80", "169.254.1.1", "[fd00::5]:{port}"]
NAMED = [MACHINE, f"{MACHINE}:{{port}}", LOCAL, f"{LOCAL}:{{port}}"]


def open_at(running: Running) -> httpx.Client:
    return browse(f"http://127.0.0.1:{running.options.port}")


def ask(running: Running, host: str, path: str = "/api/rooms", **headers: str) -> httpx.Response:
    """Ask by the name of a host."""
    named = {"host": host.format(port=running.options.port), **headers}
    with open_at(running) as web:
        return web.get(path, headers=named)


def is_taken(answer: httpx.Response) -> bool:
    """Return whether a request was answered; it may not be refused for anything but its host."""
    if answer.status_code == 200:
        return True
    assert refused(answer) == MISDIRECTED
    return False


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory, options: Options) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("lan")
    with Running(replace(options, data=data, lan=True, lan_hosts=("192.168.1.5",))) as running:
        yield running


@pytest.mark.parametrize("host", HERE)
def test_this_machine_is_asked_by_its_loopback_names(
    serving: Running, lan: Running, host: str
) -> None:
    assert is_taken(ask(serving, host))
    assert is_taken(ask(lan, host))


@pytest.mark.parametrize("host", FOREIGN)
def test_foreign_names_that_lead_here_are_refused(
    serving: Running, lan: Running, host: str
) -> None:
    assert not is_taken(ask(serving, host))
    assert not is_taken(ask(lan, host))


@pytest.mark.parametrize("host", PRIVATE + NAMED)
def test_the_network_has_addresses_and_names_for_this_machine(
    serving: Running, lan: Running, host: str
) -> None:
    assert is_taken(ask(lan, host))
    assert not is_taken(ask(serving, host))


def raw(running: Running, lines: str) -> str:
    """Ask with these lines; return the first line of the answer."""
    with socket.create_connection(("127.0.0.1", running.options.port), 20) as connection:
        connection.sendall(f"GET /api/rooms HTTP/1.1\r\n{lines}\r\n".encode())
        return connection.makefile("rb").readline().decode()


def test_one_host_is_named(serving: Running) -> None:
    assert "200" in raw(serving, "host: localhost\r\n")
    for lines in ("", "host: localhost\r\nhost: evil.example\r\n"):
        assert "421" in raw(serving, lines)


@pytest.mark.parametrize("path", ["/", "/api/nothing", "/assets/x.js", "/sw.js", "/api/text/zh"])
def test_every_path_asks_for_the_host(serving: Running, path: str) -> None:
    answer = ask(serving, "evil.example", path)
    assert refused(answer) == MISDIRECTED
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_whatever_watches_nodes_may_call_them_anything(serving: Running) -> None:
    assert ask(serving, "node-3:8700", "/healthz").status_code in (200, 503)
    # This machine may see figures, a foreign page in its browser may not.
    assert ask(serving, "localhost", "/metrics").status_code == 200
    assert refused(ask(serving, "evil.example", "/metrics")) == (403, "server.forbidden")


def test_figures_are_given_by_any_name_to_who_has_the_token(fresh: Options) -> None:
    with Running(replace(fresh, metrics_token="secret")) as running:
        answer = ask(running, "node-3:8700", "/metrics", authorization="Bearer secret")
        assert answer.status_code == 200


@pytest.mark.parametrize(
    ("proxies", "taken"), [(LOOPBACK, True), (read_networks("10.0.0.1"), False), ((), False)]
)
def test_what_a_named_proxy_passes_on_is_ours(
    fresh: Options, proxies: Networks, taken: bool
) -> None:
    with Running(replace(fresh, trust_proxy=proxies)) as running:
        assert is_taken(ask(running, "cards.example")) is taken
        assert not is_taken(ask(running, "cards.example/@"))


def test_hosts_of_public_addresses_and_other_pages_are_ours(fresh: Options) -> None:
    options = replace(
        fresh, public_url="https://Cards.example:8443/", origins=("http://page.example",)
    )
    with Running(options) as running:
        assert is_taken(ask(running, "cards.example"))
        assert is_taken(ask(running, "cards.example:8443"))
        assert is_taken(ask(running, "page.example"))
        assert is_taken(ask(running, "localhost"))
        assert not is_taken(ask(running, "other.example"))


async def _upgrade(running: Running, host: str, origin: str, **headers: str) -> int:
    """Open a socket as the page of an origin; return what the server says."""
    port = running.options.port
    given = {"Origin": origin.format(port=port), **headers}
    address = f"ws://{host.format(port=port)}/ws"
    try:
        socket = await connect(
            address,
            host="127.0.0.1",
            port=port,
            additional_headers=given,
            compression=None,
            proxy=None,
        )
    except InvalidStatus as error:
        return error.response.status_code
    await socket.close()
    return 101


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("192.168.1.5:{port}", "http://192.168.1.5:{port}", 101),
        ("192.168.1.5", "http://192.168.1.5", 101),
        (f"{LOCAL}:{{port}}", f"http://{LOCAL}:{{port}}", 101),
        ("[fd00::5]:{port}", "http://[fd00::5]:{port}", 101),
        # Another machine of the network may hold a page, too.
        ("192.168.1.5:{port}", "http://192.168.1.6:{port}", 403),
        ("192.168.1.5:{port}", "http://192.168.1.5:1", 403),
        ("192.168.1.5:{port}", "https://192.168.1.5:{port}", 403),
        ("192.168.1.5:{port}", "http://evil.example:{port}", 403),
        ("192.168.1.5:{port}", "null", 403),
        ("evil.example:{port}", "http://evil.example:{port}", 421),
        ("evil.example:{port}", "http://localhost:{port}", 421),
    ],
)
def test_a_socket_is_opened_by_the_page_of_the_same_host(
    lan: Running, host: str, origin: str, status: int
) -> None:
    assert run(_upgrade(lan, host, origin)) == status


def test_a_rebound_name_opens_no_socket_without_a_network_either(serving: Running) -> None:
    assert run(_upgrade(serving, "evil.example:{port}", "http://evil.example:{port}")) == 421
    # What leads here by another port is the same machine.
    assert run(_upgrade(serving, "localhost:9000", "http://localhost:9000")) == 101


def test_a_named_proxy_says_how_a_page_was_opened(fresh: Options) -> None:
    async def ask_twice(running: Running) -> list[int]:
        page = ("cards.example", "https://cards.example")
        safe = {"X-Forwarded-Proto": "http, https"}
        return [await _upgrade(running, *page, **safe), await _upgrade(running, *page)]

    with Running(replace(fresh, trust_proxy=LOOPBACK)) as running:
        assert run(ask_twice(running)) == [101, 403]
