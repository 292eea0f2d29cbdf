"""Where requests come from: what proxies write, who is believed, and who is counted as one."""

from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_address, ip_network

import httpx
import pytest

from paiju.server.guard.addresses import LOOPBACK, host_name, read_address, read_networks
from paiju.server.options import Options
from tests.server.browsing import browse, refused
from tests.server.running import Running


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("1.2.3.4", "1.2.3.4"),
        (" 1.2.3.4 ", "1.2.3.4"),
        ("1.2.3.4:5678", "1.2.3.4"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ('"[2001:db8::1]:5678"', "2001:db8::1"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("[::FFFF:1.2.3.4]:80", "1.2.3.4"),
    ],
)
def test_an_address_is_read_as_proxies_write_it(text: str, address: str) -> None:
    assert read_address(text) == ip_address(address)


@pytest.mark.parametrize(
    "text",
    ["", "unknown", "_hidden", "1.2.3", "1.2.3.4:x", "1.2.3.4:²", "[::1", "[::1]x"],
)
def test_what_is_no_address_is_none(text: str) -> None:
    assert read_address(text) is None


def test_proxies_are_named_by_addresses_and_networks() -> None:
    named = read_networks("127.0.0.1, 10.1.2.3/8,fd00::/8,")
    assert named == (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"), ip_network("fd00::/8"))
    assert read_networks("1") == read_networks("true") == LOOPBACK
    assert read_networks("") == read_networks("0") == ()
    with pytest.raises(ValueError, match=r"^proxy\.example$"):
        read_networks("127.0.0.1,proxy.example")


def test_a_home_is_counted_as_one() -> None:
    def name(text: str) -> str:
        address = read_address(text)
        assert address is not None
        return host_name(address)

    assert name("2001:db8:1:2::1") == name("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert name("2001:db8:1:2::1") != name("2001:db8:1:3::1")
    assert name("::ffff:1.2.3.4") == name("1.2.3.4") != name("1.2.3.5")


def guests(base: str, source: str, lines: Iterator[list[str]]) -> list[int]:
    """Ask for guests from an address of this machine, each with lines that a proxy may write."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=base, transport=transport, trust_env=False) as web:
        return [
            web.post(
                "/api/guest", json={}, headers=[("x-forwarded-for", line) for line in some]
            ).status_code
            for some in lines
        ]


@pytest.mark.usefixtures("impatient")
def test_the_last_line_of_a_named_proxy_counts(fresh: Options) -> None:
    options = replace(fresh, limits=1, trust_proxy=read_networks("127.0.0.1"))
    with Running(options) as running:

        def ask(source: str, lines: Iterator[list[str]]) -> set[int]:
            return set(guests(running.base, source, lines))

        # Whatever the client writes into a line of its own, the line after it is the proxy's.
        forged = ([f"9.9.9.{number}", "1.2.3.4"] for number in range(25))
        assert ask("127.0.0.1", forged) == {200, 429}
        assert ask("127.0.0.1", iter([["1.2.3.4", "5.6.7.8"]])) == {200}
        # From any other address the header is only a claim.
        claimed = ([f"9.9.8.{number}"] for number in range(25))
        assert ask("127.0.0.2", claimed) == {200, 429}
        # What is no address is nobody's in particular.
        garbage = ([f"garbage-{number}"] for number in range(25))
        assert ask("127.0.0.1", garbage) == {200, 429}


@pytest.mark.usefixtures("impatient")
def test_one_home_has_one_limit(fresh: Options) -> None:
    options = replace(fresh, limits=1, trust_proxy=LOOPBACK)
    with Running(options) as running:
        home = ([f"2001:db8:1:2::{number:x}"] for number in range(25))
        assert set(guests(running.base, "127.0.0.1", home)) == {200, 429}
        neighbours = ([f"2001:db8:1:{number:x}::1"] for number in range(3, 28))
        assert set(guests(running.base, "127.0.0.1", neighbours)) == {200}
        mapped = (["1.2.3.4" if number % 2 else "::ffff:1.2.3.4"] for number in range(25))
        assert set(guests(running.base, "127.0.0.1", mapped)) == {200, 429}


@pytest.mark.usefixtures("impatient")
def test_guesses_at_one_login_are_counted_wherever_they_come_from(fresh: Options) -> None:
    good = {"login": "ann.here", "password": "correct horse"}
    wrong = {**good, "password": "wrong horse"}
    options = replace(fresh, limits=1, trust_proxy=LOOPBACK)
    with Running(options) as running, browse(running.base) as web:

        def log_in(wish: dict[str, str], host: str) -> httpx.Response:
            return web.post("/api/login", json=wish, headers={"x-forwarded-for": host})

        token = web.post("/api/guest", json={}).json()["token"]
        headers = {"authorization": f"Bearer {token}", "x-forwarded-for": "5.6.7.8"}
        assert web.post("/api/account", json=good, headers=headers).status_code == 204
        guesses = [log_in(wrong, f"9.9.{number}.9") for number in range(15)]
        assert [refused(one) for one in guesses[:10]] == 10 * [(401, "login.wrong")]
        assert refused(guesses[-1]) == (429, "login.slow")
        # The owner gets in where they were before; a stranger with another login is not slowed.
        assert log_in(good, "5.6.7.8").status_code == 200
        assert refused(log_in(good, "9.9.99.9")) == (429, "login.slow")
        assert refused(log_in({**wrong, "login": "bob"}, "9.9.99.9")) == (401, "login.wrong")


def test_figures_are_not_for_those_who_claim_to_be_here(fresh: Options) -> None:
    with Running(replace(fresh, trust_proxy=read_networks("127.0.0.1"))) as running:
        for claimed in (["127.0.0.1", "5.6.7.8"], ["127.0.0.1, 5.6.7.8"], ["here"]):
            headers = [("x-forwarded-for", line) for line in claimed]
            answer = httpx.get(f"{running.base}/metrics", headers=headers, trust_env=False)
            assert answer.status_code == 403
