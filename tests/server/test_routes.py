"""Every route: what it gives, what it refuses, and that its description is true."""

import gzip
import json
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from paiju.game import games
from paiju.room.names import LONGEST, clean, clean_name
from paiju.server.app import ROUTES
from paiju.server.guard.addresses import LOOPBACK
from paiju.server.options import Options
from paiju.wire import books
from tests.server.browsing import browse, refused
from tests.server.client import Client, run
from tests.server.running import Running


def test_guests_have_names_and_change_them(me: httpx.Client) -> None:
    assert me.get("/api/me").json()["name"] == "Ann"
    assert me.patch("/api/me", json={"name": " 小\u202e王 "}).status_code == 204
    assert me.get("/api/me").json()["name"] == "小王"
    assert refused(me.patch("/api/me", json={"name": "\u200b"})) == (400, "name.bad")
    assert refused(me.patch("/api/me", json={"name": "x" * 17})) == (400, "name.bad")
    assert refused(me.patch("/api/me", json={"nome": "x"})) == (400, "server.request")
    assert refused(me.patch("/api/me", content=b"\xff")) == (400, "server.request")


def test_nothing_of_a_player_is_given_to_others(web: httpx.Client) -> None:
    for path in ROUTES:
        if path.known:
            answer = web.request(path.method, path.path.replace("{", "").replace("}", ""))
            assert refused(answer) == (401, "server.token"), path.path
    web.headers["authorization"] = f"Bearer {'x' * 43}"
    assert refused(web.get("/api/me")) == (401, "server.token")


def test_an_account_keeps_a_player_across_devices(me: httpx.Client, base: str) -> None:
    mine = me.get("/api/me").json()["player"]
    login = f"ann.{mine[:6]}"
    good = {"login": login.upper(), "password": "correct horse"}
    assert refused(me.post("/api/account", json={**good, "login": "a b"})) == (400, "login.bad")
    assert refused(me.post("/api/account", json={**good, "password": "x"})) == (400, "password.bad")
    assert me.post("/api/account", json=good).status_code == 204
    assert refused(me.post("/api/account", json=good)) == (409, "account.has")
    with browse(base) as other:
        assert refused(other.post("/api/login", json={**good, "password": "wrong one"})) == (
            401,
            "login.wrong",
        )
        unknown = {**good, "login": "nobody.here"}
        assert refused(other.post("/api/login", json=unknown)) == (401, "login.wrong")
        token = other.post("/api/login", json=good).json()["token"]
        other.headers["authorization"] = f"Bearer {token}"
        assert other.get("/api/me").json() == {**me.get("/api/me").json(), "login": login}
        stranger = other.post("/api/guest", json={}, headers={"authorization": ""}).json()["token"]
        taken = other.post(
            "/api/account", json=good, headers={"authorization": f"Bearer {stranger}"}
        )
        assert refused(taken) == (409, "login.taken")
        assert other.post("/api/logout").status_code == 204
        assert other.get("/api/me").status_code == 401
    assert me.get("/api/me").status_code == 200


def test_ones_data_are_given_and_deleted(me: httpx.Client) -> None:
    exported = me.get("/api/me/export").json()
    assert "Ann" in json.dumps(exported)
    token = me.headers["authorization"].partition(" ")[2]
    assert token not in json.dumps(exported)
    room = me.post("/api/quick", json={"game": "xiaoer"}).json()["room"]
    assert me.get("/api/me").json()["room"] == room
    assert me.delete("/api/me").status_code == 204
    assert me.get("/api/me").status_code == 401
    # The room takes the leave after the answer; an hour later it would close by itself.
    while (left := me.get(f"/api/rooms/{room}")).status_code == 200:
        pass
    assert refused(left) == (404, "room.unknown")


def test_games_texts_and_rules_can_be_read(web: httpx.Client) -> None:
    games = {game["name"]: game for game in web.get("/api/games").json()["games"]}
    assert games["gandengyan"]["seats"] == {"low": 2, "high": 6}
    kitty = games["xiaoer"]["presets"][0]["switches"]["kitty"]
    assert kitty == {
        "value": 2,
        "values": [2, 6],
        "low": None,
        "high": None,
        "clause": "xiaoer.1.4",
    }
    for lang in ("zh", "en"):
        texts = web.get(f"/api/text/{lang}").json()
        assert texts["parts"]["server"]["refusal"]["table.stale"]["text"]
        for game in games:
            assert web.get(f"/api/rules/{game}/{lang}").json()["text"].startswith("#")
        assert web.get(f"/api/text/{lang}/replay").json()["page"]["replay"]["title"]
    texts_of_none = ("/api/text/fr", "/api/text/en/page", "/api/text/fr/replay")
    for path in (*texts_of_none, "/api/rules/chess/en", "/api/rules/xiaoer/fr", "/api/nothing"):
        assert refused(web.get(path)) == (404, "server.unknown")
    assert refused(web.post("/api/games")) == (405, "server.method")
    assert refused(web.post("/nothing")) == (405, "server.method")


@pytest.mark.parametrize("path", ["/api/games", "/api/text/zh"])
def test_what_stays_the_same_is_packed_and_sent_once(web: httpx.Client, path: str) -> None:
    packed = web.get(path, headers={"accept-encoding": "gzip"})
    whole = web.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert packed.json() == whole.json()
    assert packed.num_bytes_downloaded * 2 < whole.num_bytes_downloaded
    again = web.get(path, headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    other = web.get(path, headers={"if-none-match": '"other"'})
    assert other.json() == whole.json()


def test_games_say_what_they_bring(web: httpx.Client) -> None:
    listed = msgspec.json.decode(web.get("/api/games").content, type=books.Games)
    assert [game.name for game in listed.games] == list(games())
    assert [bot.name for bot in listed.bots] == ["easy", "normal", "hard"]
    assert [bot.name for bot in listed.bots if bot.offline] == ["easy", "normal"]
    for game in listed.games:
        assert game.brings == ["rulebook", "lesson", "puzzles", "trying"]
        assert len(game.emblem) == 5


def test_a_rule_book_has_chapters_and_pictures(web: httpx.Client) -> None:
    book = web.get("/api/rules/shandong/en").json()
    assert book["opening"].startswith("Four players")
    assert (book["context"], book["shown"], book["copies"]) == (["level", "trump"], [], 2)
    clauses = {one["number"]: one for chapter in book["chapters"] for one in chapter["clauses"]}
    assert clauses["10.4"]["rows"][0] == ["total", "result"]
    assert len(clauses["10.4"]["rows"]) == 9
    picture = clauses["6.6"]["pictures"][0]
    assert picture["position"]["cards"] == ["S10", "H10", "C10", "D10"]
    drawn = web.get(f"/api/pictures/shandong/{picture['name']}.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert f'width="{picture["width"]}"' in drawn.text
    for path in ("shandong/nothing", "chess/flash"):
        assert refused(web.get(f"/api/pictures/{path}.svg")) == (404, "server.unknown")


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_a_rule_book_is_what_its_type_says(web: httpx.Client, name: str, lang: str) -> None:
    book = msgspec.json.decode(web.get(f"/api/rules/{name}/{lang}").content, type=books.RuleBook)
    shown = [one for part in book.chapters for clause in part.clauses for one in clause.pictures]
    positions = [picture.position for picture in shown if picture.position is not None]
    assert positions
    for position in positions:
        asked = msgspec.convert({"game": name, **position}, type=books.Position)
        tried = web.post("/api/try", content=msgspec.json.encode(asked))
        told = msgspec.json.decode(tried.content, type=books.WireTried)
        assert told.error is None
        assert told.cards is not None


def test_a_rule_book_says_what_can_be_in_force(web: httpx.Client) -> None:
    book = web.get("/api/rules/xiaoer/en").json()
    assert (book["context"], book["shown"]) == (["trump", "shown"], ["threes", "fives"])


def test_cards_can_be_tried(web: httpx.Client) -> None:
    position = {"game": "xiaoer", "trump": "H", "table": ["SA"], "hand": ["SK", "C4"]}
    tried = web.post("/api/try", json={**position, "cards": ["C4"]}).json()
    assert tried["ruling"]["code"] == "must_follow_suit"
    assert [one["cards"] for one in tried["plays"]] == [["SK"]]
    assert web.post("/api/try", json={**position, "cards": ["XX"]}).json()["error"]["field"]
    without = {"game": "friends", "level": "5", "hand": ["S5"], "cards": ["S5"], "shown": []}
    assert web.post("/api/try", json=without).json()["error"] is None
    assert refused(web.post("/api/try", json={"game": "chess"})) == (400, "unknown_game")
    wrong = {"game": "xiaoer", "rules": {"kitty": 5}}
    assert refused(web.post("/api/try", json=wrong)) == (400, "switch_value")
    many = {"game": "guandan", "hand": ["S3"] * 500}
    assert refused(web.post("/api/try", json=many)) == (400, "server.request")


def test_the_judge_answers(web: httpx.Client) -> None:
    question = {"ask": "beats", "game": "gandengyan", "table": ["S5"], "cards": ["HJ"]}
    assert web.post("/api/judge", json=question).json()["beats"] is True
    assert [one["beats"] for one in web.post("/api/judge", json=[question] * 2).json()] == [
        True
    ] * 2
    assert web.post("/api/judge", content=b"{").json()["error"]["code"] == "bad_question"
    assert web.post("/api/judge", content=b"[" * 60_000).json()["error"]["code"] == "bad_question"
    assert refused(web.post("/api/judge", content=b"x" * 70_000)) == (413, "server.large")


def test_rooms_are_opened_found_and_drawn(me: httpx.Client) -> None:
    made = me.post("/api/rooms", json={"game": "guandan", "public": True, "bots": "easy"})
    room = made.json()["room"]
    seen = me.get(f"/api/rooms/{room.lower()}").json()
    assert seen["room"]["bots"] == 3
    port = me.base_url.port
    assert seen["link"] == f"http://192.168.1.5:{port}/#/r/{room}"
    assert room in [one["code"] for one in me.get("/api/rooms").json()["rooms"]]
    picture = me.get(f"/api/rooms/{room}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert refused(me.get("/api/rooms/ZZZZZZ")) == (404, "room.unknown")
    assert refused(me.post("/api/rooms", json={"game": "chess"})) == (400, "unknown_game")
    wrong = {"game": "xiaoer", "switches": {"kitty": 5}}
    assert refused(me.post("/api/quick", json=wrong)) == (400, "switch_value")
    assert refused(me.get("/api/hands/nothing/record")) == (404, "hand.unknown")
    assert refused(me.get("/api/me/hands?behind=x")) == (400, "server.request")


def test_rule_cards_are_made_read_and_drawn(web: httpx.Client) -> None:
    wish = {"game": "gandengyan", "preset": "classic", "switches": {"hands": 9, "seats": 4}}
    made = web.post("/api/cards", json=wish).json()
    assert made["changed"] == {"hands": 9}
    assert made["link"].endswith(f"/#/new/{made['code']}")
    assert web.get(f"/api/cards/{made['code'].upper()}").json() == made
    assert made["rules"]["hands"] == 9
    assert web.get(f"/api/cards/{made['code']}/qr.svg").text.startswith("<svg")
    last = "x" if made["code"][-1] != "x" else "y"
    altered = made["code"][:-1] + last
    assert refused(web.get(f"/api/cards/{altered}")) == (400, "card_altered")
    assert refused(web.get(f"/api/cards/{altered}/qr.svg")) == (400, "card_altered")
    assert refused(web.get("/api/cards/nonsense")) == (400, "card_form")
    assert refused(web.post("/api/cards", json={"game": "chess"})) == (400, "unknown_game")
    wrong = {"game": "gandengyan", "switches": {"hands": 0}}
    assert refused(web.post("/api/cards", json=wrong)) == (400, "switch_range")


@pytest.mark.usefixtures("impatient")
def test_rooms_and_guests_are_limited(fresh: Options) -> None:
    with Running(replace(fresh, limits=1)) as running, browse(running.base) as web:
        token = web.post("/api/guest", json={}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        answers = [
            web.post("/api/quick", json={"game": "xiaoer"}, headers=headers) for _ in range(4)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert refused(answers[-1]) == (429, "room.too_many")
        statuses = {web.post("/api/guest", json={}).status_code for _ in range(25)}
        assert statuses == {200, 429}
        # A header that anybody can write changes nothing without a trusted proxy.
        forged = web.post("/api/guest", json={}, headers={"x-forwarded-for": "9.9.9.9"})
        assert refused(forged) == (429, "server.fast")


@pytest.mark.usefixtures("impatient")
def test_behind_a_proxy_its_word_counts(fresh: Options) -> None:
    options = replace(fresh, limits=1, trust_proxy=LOOPBACK, public_url="https://cards.example")
    with Running(options) as running, browse(f"http://127.0.0.1:{running.options.port}") as web:

        def guest(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return web.post("/api/guest", json={}, headers=headers).status_code

        assert {guest("1.2.3.4") for _ in range(25)} == {200, 429}
        # The last address is the proxy's own word; what comes before it anybody may write.
        assert guest("5.6.7.8, 1.2.3.4") == 429
        assert guest("1.2.3.4, 5.6.7.8") == 200
        headers = web.get("/").headers
        assert headers["strict-transport-security"].startswith("max-age=")
        assert "wss://cards.example" in headers["content-security-policy"]
        outside = {"x-forwarded-for": "5.6.7.8"}
        assert refused(web.get("/metrics", headers=outside)) == (403, "server.forbidden")


def test_figures_need_this_machine_or_the_token(fresh: Options) -> None:
    with (
        Running(replace(fresh, metrics_token="secret", trust_proxy=LOOPBACK)) as running,
        browse(running.base) as web,
    ):
        assert "paiju_sockets" in web.get("/metrics").text
        outside = {"x-forwarded-for": "5.6.7.8"}
        right = {**outside, "authorization": "Bearer secret"}
        assert web.get("/metrics", headers=right).status_code == 200
        wrong = {**outside, "authorization": "Bearer wrong"}
        assert web.get("/metrics", headers=wrong).status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz"])
def test_every_answer_has_the_headers(web: httpx.Client, path: str) -> None:
    headers = web.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_server_says_that_it_is_well(web: httpx.Client) -> None:
    health = web.get("/healthz")
    assert health.json()["version"]
    assert health.status_code == (200 if health.json()["ok"] else 503)


def test_the_description_lists_every_route(web: httpx.Client) -> None:
    described = web.get("/api/openapi.json").json()
    listed = {
        (method.upper(), path) for path, ways in described["paths"].items() for method in ways
    }
    assert listed == {(path.method, path.path) for path in ROUTES}
    references = json.dumps(described)
    for name in described["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in references


def test_a_packed_copy_is_served_to_those_who_unpack(fresh: Options, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<title>packed</title>"))
    with Running(replace(fresh, page=tmp_path)) as running, browse(running.base) as web:
        packed = web.get("/", headers={"accept-encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith("text/html")
        assert packed.text == "<title>packed</title>"
        whole = web.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in whole.headers
        assert whole.text == "<title>page</title>"


def test_the_page_is_served_and_nothing_beside_it(fresh: Options, tmp_path: Path) -> None:
    page = tmp_path / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>page</title>")
    (page / "assets" / "x-1234.mjs").write_text("export {}")
    (tmp_path / "secret").write_text("secret")
    with Running(replace(fresh, page=page)) as running, browse(running.base) as web:
        assert web.get("/").headers["cache-control"] == "no-cache"
        asset = web.get("/assets/x-1234.mjs")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        for path in ("/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/assets"):
            assert web.get(path).status_code == 404


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  小  王 ", "小 王"),
        ("e\u0301", "é"),
        ("a\u202eb\u2066c\u200bd\x00e\ufefff", "abcdef"),
        ("\ud800", ""),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("<script>", "<script>"),
    ],
)
def test_names_lose_what_cannot_be_seen(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_names_have_a_length() -> None:
    assert clean_name("x" * LONGEST) == "x" * LONGEST
    assert clean_name("x" * (LONGEST + 1)) is None
    assert clean_name(" \u200b") is None


async def _export_hands(base: str) -> None:
    async with await Client.guest(base) as me:
        history = (await me.http.get("/api/me/hands?most=1")).json()
        assert history == {"hands": [], "next": None}


def test_a_new_player_has_no_history(base: str) -> None:
    run(_export_hands(base))
