"""Invitations lead to where the page was opened, or to where friends find it."""

from dataclasses import replace

import httpx
import pytest

from paiju.server.guard.addresses import LOOPBACK
from paiju.server.options import Options
from tests.server.browsing import browse, refused
from tests.server.running import Running

WISH = {"game": "gandengyan", "preset": "classic"}


def linked(options: Options, host: str = "127.0.0.1:{port}", **headers: str) -> str | None:
    """Open the page at a host; return where its links lead, the port left out."""
    with Running(options) as running:
        port = running.options.port
        with browse(f"http://127.0.0.1:{port}") as web:
            web.headers.update({"host": host.format(port=port), **headers})
            address: str | None = web.get("/api/address").json()["address"]
            card = web.post("/api/cards", json=WISH).json()
            assert card["link"] == (address and f"{address}/#/new/{card['code']}")
            picture = web.get(f"/api/cards/{card['code']}/qr.svg")
            if address is None:
                assert refused(picture) == (409, "server.alone")
            else:
                assert picture.text.startswith("<svg")
            return address and address.replace(str(port), "PORT")


@pytest.fixture
def lan(fresh: Options) -> Options:
    return replace(fresh, lan=True, lan_hosts=("192.168.1.5", "10.0.0.7"))


@pytest.mark.parametrize("host", ["10.0.0.7:{port}", "192.168.1.5:{port}", "[fd00::5]:{port}"])
def test_links_lead_to_where_the_page_was_opened(lan: Options, host: str) -> None:
    assert linked(lan, host) == "http://" + host.replace("{port}", "PORT")


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "[::1]:{port}"])
def test_opened_on_this_machine_they_lead_into_the_network(lan: Options, host: str) -> None:
    assert linked(lan, host) == "http://192.168.1.5:PORT"


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost"])
def test_without_a_network_there_is_nothing_to_hand_on(fresh: Options, host: str) -> None:
    assert linked(replace(fresh, lan_hosts=()), host) is None


def test_a_named_proxy_says_where_the_page_was_opened(fresh: Options) -> None:
    options = replace(fresh, lan_hosts=(), trust_proxy=LOOPBACK)
    safe = {"x-forwarded-proto": "https"}
    assert linked(options, "cards.example:8443", **safe) == "https://cards.example:8443"
    assert linked(options, "cards.example") == "http://cards.example"


def test_a_public_address_is_where_friends_go(fresh: Options) -> None:
    options = replace(fresh, public_url="https://cards.example/")
    assert linked(options) == "https://cards.example"
    at_home = replace(fresh, public_url="http://localhost:8080", lan_hosts=())
    assert linked(at_home) is None


def test_a_foreign_name_is_handed_on_nowhere(lan: Options) -> None:
    with Running(lan) as running, browse(f"http://127.0.0.1:{running.options.port}") as web:
        answer = web.get("/api/address", headers={"host": "evil.example"})
        assert refused(answer) == (421, "server.host")


def test_the_policy_lets_the_page_talk_to_where_it_was_opened(lan: Options) -> None:
    def policy(web: httpx.Client, host: str) -> str:
        return web.get("/", headers={"host": host}).headers["content-security-policy"]

    with Running(lan) as running, browse(f"http://127.0.0.1:{running.options.port}") as web:
        assert "connect-src 'self' ws://10.0.0.7:8700;" in policy(web, "10.0.0.7:8700")
        assert "connect-src 'self';" in policy(web, "evil.example")
