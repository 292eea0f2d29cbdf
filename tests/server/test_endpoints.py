"""Where notices may go: read once, at push services only, a few a player, not another's."""

import httpx
import pytest

from paiju.server.push.endpoints import Endpoint, read_endpoint
from paiju.server.push.notices import MOST_BROWSERS
from tests.server.browsing import browse, refused


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "https://fcm.googleapis.com/fcm/send/a%2Fb:C_d-1",
            Endpoint("fcm.googleapis.com", "/fcm/send/a%2Fb:C_d-1", ""),
        ),
        ("https://web.push.apple.com:443/Q", Endpoint("web.push.apple.com", "/Q", "")),
        (
            "https://db5p.notify.windows.com/w/?token=AwY%3d@?",
            Endpoint("db5p.notify.windows.com", "/w/", "token=AwY%3d@?"),
        ),
    ],
)
def test_an_endpoint_is_read_once_into_what_is_requested(text: str, found: Endpoint) -> None:
    assert read_endpoint(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "http://fcm.googleapis.com/x",
        "HTTPS://fcm.googleapis.com/x",
        "https:/fcm.googleapis.com/x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://notfcm.googleapis.com/x",
        "https://fcm.googleapis.com./x",
        "https://.fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://somebody@fcm.googleapis.com/x",
        "https://somebody:secret@fcm.googleapis.com/x",
        r"https://127.0.0.1\@fcm.googleapis.com/x",
        r"https://fcm.googleapis.com\@127.0.0.1/x",
        r"https://fcm.googleapis.com/\x",
        "https://127.0.0.1#@fcm.googleapis.com/x",
        "https://127.0.0.1?@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x#part",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nhost: inside",
        "https://fcm.googleapis.com/x\n",
        "https://fcm.googleapis.com/x\x00",
        "https://fcm.googleapis.com\t/x",
        "https://fcm.googleapis.com/ü",
        "https://fcm。googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "",
    ],
)
def test_notices_go_to_push_services_only(text: str) -> None:
    assert read_endpoint(text) is None


def test_subscriptions_come_and_go(me: httpx.Client) -> None:
    assert len(me.get("/api/push").json()["key"]) == 87
    keys = {"p256dh": "x" * 87, "auth": "y" * 22}
    wish = {"endpoint": "https://fcm.googleapis.com/fcm/send/1", "keys": keys, "lang": "en"}
    assert me.post("/api/push", json=wish).status_code == 204
    assert "fcm.googleapis.com" in me.get("/api/me/export").text
    for inside in ("https://127.0.0.1/", r"https://127.0.0.1\@fcm.googleapis.com/x"):
        bad = {**wish, "endpoint": inside}
        assert refused(me.post("/api/push", json=bad)) == (400, "server.request")
    for unknown in ("xx", "english", ""):
        bad = {**wish, "lang": unknown}
        assert refused(me.post("/api/push", json=bad)) == (400, "server.request")
    end = {"endpoint": wish["endpoint"]}
    assert me.request("DELETE", "/api/push", json=end).status_code == 204
    assert "fcm.googleapis.com" not in me.get("/api/me/export").text


def test_a_player_takes_notices_in_a_few_browsers(me: httpx.Client) -> None:
    keys = {"p256dh": "x" * 87, "auth": "y" * 22}
    where = "https://fcm.googleapis.com/fcm/send/few"
    for number in range(MOST_BROWSERS):
        wish = {"endpoint": f"{where}{number}", "keys": keys}
        assert me.post("/api/push", json=wish).status_code == 204
    more = {"endpoint": f"{where}-more", "keys": keys}
    assert refused(me.post("/api/push", json=more)) == (409, "push.too_many")
    me.request("DELETE", "/api/push", json={"endpoint": f"{where}0"})
    assert me.post("/api/push", json=more).status_code == 204


def test_nobody_takes_over_the_notices_of_another(base: str, me: httpx.Client) -> None:
    keys = {"p256dh": "x" * 87, "auth": "y" * 22}
    wish = {"endpoint": "https://fcm.googleapis.com/fcm/send/mine", "keys": keys}
    assert me.post("/api/push", json=wish).status_code == 204
    with browse(base) as other:
        token = other.post("/api/guest", json={"name": "Bo"}).json()["token"]
        other.headers["authorization"] = f"Bearer {token}"
        stolen = {**wish, "keys": {**keys, "auth": "z" * 22}}
        assert refused(other.post("/api/push", json=stolen)) == (409, "push.taken")
        assert "fcm.googleapis.com" in me.get("/api/me/export").text
        # The same browser with another account.
        assert other.post("/api/push", json=wish).status_code == 204
        assert "fcm.googleapis.com" not in me.get("/api/me/export").text
