"""Friends in the same network: who may connect, where they find the server, what is printed."""

import io
import socket
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
import segno
from typer.testing import CliRunner, Result

from paiju.cli.app import app
from paiju.cli.commands import serve
from paiju.server.guard.addresses import PRIVATE, is_in, read_address
from paiju.server.ops import own_addresses, process
from paiju.server.options import Options
from tests.server.running import Running


@pytest.mark.parametrize(
    ("peer", "private"),
    [
        ("10.1.2.3", True),
        ("172.16.0.1", True),
        ("172.31.255.255", True),
        ("192.168.178.20", True),
        ("169.254.3.4", True),
        ("127.0.0.1", True),
        ("::1", True),
        ("fe80::1%eth0", True),
        ("fd12:3456::1", True),
        ("::ffff:192.168.1.7", True),
        ("::ffff:203.0.113.7", False),
        ("203.0.113.7", False),
        ("172.15.255.255", False),
        ("172.32.0.1", False),
        ("192.169.0.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("2001:db8::1", False),
        ("fec0::1", False),
    ],
)
def test_private_is_what_nobody_reaches_from_outside(peer: str, private: bool) -> None:
    address = read_address(peer)
    assert address is not None
    assert is_in(address, PRIVATE) is private


def ask(base: str, source: str) -> int:
    """Ask from an address of this machine; 0 where the connection ends without a word."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=base, transport=transport, trust_env=False) as web:
        try:
            return web.get("/healthz").status_code
        except (httpx.ReadError, httpx.RemoteProtocolError, httpx.WriteError):
            return 0


def test_strangers_are_turned_away_without_a_word(
    fresh: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PRIVATE", (ip_network("127.0.0.1"),))
    with Running(replace(fresh, lan=True)) as running:
        base = f"http://127.0.0.1:{running.options.port}"
        assert ask(base, "127.0.0.1") in (200, 503)
        assert ask(base, "127.0.0.2") == 0
        with socket.create_connection(("127.0.0.1", running.options.port), 20) as friend:
            friend.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert friend.recv(5) == b"HTTP/"
    with Running(replace(fresh, data=fresh.data / "2")) as running:
        assert ask(running.base, "127.0.0.2") in (200, 503)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no IPv6")
def test_both_kinds_of_addresses_are_served(fresh: Options) -> None:
    with Running(replace(fresh, lan=True)) as running:
        assert ask(f"http://[::1]:{running.options.port}", "::1") in (200, 503)
        assert ask(f"http://127.0.0.1:{running.options.port}", "127.0.0.1") in (200, 503)


def find(monkeypatch: pytest.MonkeyPatch, routed: list[str], others: list[str]) -> tuple[str, ...]:
    monkeypatch.setattr(own_addresses, "_routed", lambda: iter(routed))
    monkeypatch.setattr(own_addresses, "_of_interfaces", lambda: iter(others))
    monkeypatch.setattr(own_addresses, "_of_interfaces_6", lambda: iter(["fe80::1", "fd00::5"]))
    return tuple(map(own_addresses.written, own_addresses.private_addresses()))


def test_the_likeliest_address_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    routed = ["169.254.1.2", "192.168.1.5", "203.0.113.9"]
    others = ["127.0.0.1", "172.17.0.1", "192.168.1.5"]
    assert find(monkeypatch, routed, others) == (
        "192.168.1.5",
        "172.17.0.1",
        "[fd00::5]",
        "169.254.1.2",
    )


def test_the_addresses_are_those_of_this_machine() -> None:
    found = own_addresses.private_addresses()
    for address in found:
        family = socket.AF_INET if address.version == 4 else socket.AF_INET6
        with socket.socket(family, socket.SOCK_STREAM) as own:
            own.bind((str(address), 0))


@pytest.fixture
def lan(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Result]:
    """Start with --lan on a machine with these addresses; it ends as soon as it is ready."""

    def start(*words: str, addresses: tuple[str, ...] = ("192.168.1.5", "fd00::5")) -> Result:
        monkeypatch.setattr(serve, "private_addresses", lambda: tuple(map(ip_address, addresses)))
        monkeypatch.setattr(process, "run", lambda options, taken, ready: (taken.close(), ready()))
        line = ["serve", "--lan", "--port", "0", "--data", str(tmp_path), *words]
        return CliRunner().invoke(app, line)

    return start


@pytest.mark.parametrize(
    ("lang", "open_", "plain"),
    [
        ("en", "Friends in the same network", ("Without https", "installing", "notifications")),
        ("zh", "同一网络里的朋友", ("没有 https", "装成应用", "通知")),
    ],
)
def test_it_prints_where_friends_find_it(
    lan: Callable[..., Result], lang: str, open_: str, plain: tuple[str, ...]
) -> None:
    told = lan("--lang", lang)
    assert told.exit_code == 0, told.output
    lines = told.stdout.splitlines()
    [port] = {line.rpartition(":")[2] for line in lines if line.startswith("  http")}
    assert f"  http://192.168.1.5:{port}" in lines
    assert f"  http://[fd00::5]:{port}" in lines
    drawn = io.StringIO()
    link = f"http://192.168.1.5:{port}"
    segno.make(link, error="m").terminal(out=drawn, border=2, compact=True)
    assert drawn.getvalue() in told.stdout
    assert any(line.startswith(open_) for line in lines)
    assert all(word in lines[-1] for word in plain)


@pytest.mark.parametrize(("lang", "said"), [("en", "no address"), ("zh", "没有内网地址")])
def test_without_a_network_nobody_can_come(
    lan: Callable[..., Result], lang: str, said: str
) -> None:
    told = lan("--lang", lang, addresses=())
    assert told.exit_code == 1
    assert said in told.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "leave --host out"), ("zh", "去掉 --host")])
def test_one_address_is_not_all(lan: Callable[..., Result], lang: str, said: str) -> None:
    told = lan("--host", "192.168.1.5", "--lang", lang)
    assert told.exit_code == 2
    assert said in told.stderr


def test_a_port_that_is_taken_is_said_so(lan: Callable[..., Result]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = lan("--port", str(port), "--lang", "en")
    assert told.exit_code == 1
    assert f"Cannot listen on 0.0.0.0:{port}" in told.stderr
    assert "in use" in told.stderr


def test_the_variable_means_the_same(
    lan: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lan(addresses=())
    monkeypatch.setenv("PAIJU_LAN", "1")
    told = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert told.exit_code == 1
