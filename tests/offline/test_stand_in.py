"""The stand-in of msgspec reads and writes as the real one does, for every type of the wire."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from paiju.offline import stand_in
from paiju.server.room import events
from paiju.wire import commands, http, pushes
from tests.offline.playing import Page

TWINS = ("paiju.wire.commands", "paiju.wire.pushes", "paiju.wire.http", "paiju.server.room.events")


@contextmanager
def _without_msgspec() -> Iterator[None]:
    """Let modules that are loaded inside find the stand-in."""
    ours = ("paiju.wire", "paiju.server")
    kept = {name: held for name, held in sys.modules.items() if name.startswith(ours)}
    for name in kept:
        del sys.modules[name]
    real = sys.modules["msgspec"]
    sys.modules["msgspec"] = stand_in
    try:
        yield
    finally:
        sys.modules["msgspec"] = real
        for name in [name for name in sys.modules if name.startswith(ours)]:
            del sys.modules[name]
        sys.modules.update(kept)
        for name, held in kept.items():
            parent, _, child = name.rpartition(".")
            setattr(sys.modules[parent], child, held)


@pytest.fixture(scope="module")
def twins() -> dict[str, ModuleType]:
    """Load the types of the wire a second time, made by the stand-in."""
    with _without_msgspec():
        return {name: importlib.import_module(name) for name in TWINS}


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    """Play a hand of each family; the values of all games are of the same types."""
    played = []
    for game in ("gandengyan", "xiaoer"):
        page = Page()
        page.begin(game)
        page.say("ping", at=5)
        page.say("chat", phrase="hello")
        page.play(1)
        held = page.newest["table"]["view"]["hand"][0]["cards"]
        page.say("ask", cards=held[:2])
        page.say("move", at=page.newest["table"]["seq"], move={"act": "play", "cards": ["JR"] * 9})
        page.say("arrange")
        page.say("sync")
        page.play()
        played.append(page)
    return played


def same(kind: Any, twin: Any, text: bytes) -> bytes | None:  # noqa: ANN401 - a type of the wire
    """Read and write a text in both ways; None where both refuse it."""
    try:
        real = msgspec.json.encode(msgspec.json.decode(text, type=kind))
    except msgspec.MsgspecError:
        with pytest.raises(stand_in.MsgspecError):
            stand_in.json.decode(text, type=twin)
        return None
    assert stand_in.json.encode(stand_in.json.decode(text, type=twin)) == real
    return real


OTHER_PUSHES: tuple[pushes.AnyPush, ...] = (
    pushes.Gone(room="ABCDEF", code="kicked"),
    pushes.LobbyList(
        rooms=[
            pushes.Listed(
                code="ABCDEF",
                game="xiaoer",
                preset="four",
                changed=1,
                seats=4,
                humans=2,
                bots=1,
                phase="waiting",
                host="小王",
                watching="table",
            )
        ],
        online=3,
    ),
)


def test_every_push(twins: dict[str, ModuleType], pages: list[Page]) -> None:
    texts = [text.encode() for page in pages for text in page.heard]
    texts += map(msgspec.json.encode, OTHER_PUSHES)
    seen = set()
    for text in texts:
        assert same(pushes.AnyPush, twins["paiju.wire.pushes"].AnyPush, text) == text
        seen.add(msgspec.json.decode(text)["type"])
    tags = {kind.__struct_config__.tag for kind in get_args(pushes.AnyPush)}
    assert seen == tags


def test_every_row_of_a_log(twins: dict[str, ModuleType], pages: list[Page]) -> None:
    twin = twins["paiju.server.room.events"]
    for page in pages:
        for row in page.rows:
            text = row["events"].encode()
            assert twin.write(twin.read(text)) == text == events.write(events.read(text))


ID = b'"id":"command-1"'
GOOD = (
    b'{"type":"hello","protocol":1,"token":"' + b"a" * 43 + b'"}',
    b'{"type":"ping"}',
    b'{"type":"ping","at":5}',
    b'{"type":"lobby","on":true}',
    b'{"type":"enter",' + ID + b',"room":"0ABCDE"}',
    b'{"type":"leave",' + ID + b"}",
    b'{"type":"sit",' + ID + b',"seat":6}',
    b'{"type":"stand",' + ID + b"}",
    b'{"type":"swap",' + ID + b',"seat":1}',
    b'{"type":"ready",' + ID + b',"seed":"' + b"ab" * 16 + b'"}',
    b'{"type":"ready",' + ID + b',"on":false}',
    b'{"type":"fill",' + ID + b',"bot":"easy"}',
    b'{"type":"clear",' + ID + b',"seat":3}',
    b'{"type":"kick",' + ID + b',"player":"0123456789abcdef"}',
    b'{"type":"host",' + ID + b',"player":"0123456789abcdef"}',
    b'{"type":"settings",' + ID + b',"switches":{"gang":"on","seats":4},"pace":"slow"}',
    b'{"type":"start",' + ID + b"}",
    b'{"type":"rematch",' + ID + b"}",
    b'{"type":"move",' + ID + b',"at":3,"move":{"act":"play","cards":["S10"],"as":{"type":"x"}}}',
    b'{"type":"move",' + ID + b',"at":3,"move":{"act":"bid","number":80}}',
    b'{"type":"auto",' + ID + b',"on":true}',
    b'{"type":"sync"}',
    b'{"type":"ask",' + ID + b',"cards":[]}',
    b'{"type":"arrange",' + ID + b"}",
    b'{"type":"hint",' + ID + b"}",
    b'{"type":"chat",' + ID + b',"text":"\xe4\xbd\xa0\xe5\xa5\xbd"}',
    b'{"type":"mute",' + ID + b',"player":"0123456789abcdef","on":true}',
)
BAD = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"NaN",
    b"{}",
    b'{"type":"nothing"}',
    b'{"type":5}',
    b'{"type":"ping","at":"5"}',
    b'{"type":"ping","at":true}',
    b'{"type":"ping","at":1.5}',
    b'{"type":"ping","also":1}',
    b'{"type":"lobby","on":1}',
    b'{"type":"leave"}',
    b'{"type":"leave","id":"short"}',
    b'{"type":"leave","id":"with space here"}',
    b'{"type":"sit",' + ID + b',"seat":7}',
    b'{"type":"sit",' + ID + b',"seat":0}',
    b'{"type":"sit",' + ID + b',"seat":2.0}',
    b'{"type":"fill",' + ID + b',"bot":"best"}',
    b'{"type":"ready",' + ID + b',"seed":"xyz"}',
    b'{"type":"enter",' + ID + b',"room":"SHORT"}',
    b'{"type":"move",' + ID + b',"at":-1,"move":{"act":"play"}}',
    b'{"type":"move",' + ID + b',"at":1,"move":{"act":"play","cards":"S10"}}',
    b'{"type":"move",' + ID + b',"at":1,"move":{"act":"play","cards":["S"]}}',
    b'{"type":"move",' + ID + b',"at":1,"move":{"act":"play","number":1000}}',
    b'{"type":"settings",' + ID + b',"switches":{"gang":null}}',
    b'{"type":"settings",' + ID + b',"switches":{"UPPER":1}}',
    b'{"type":"chat",' + ID + b',"text":""}',
)


def test_every_command(twins: dict[str, ModuleType]) -> None:
    twin = twins["paiju.wire.commands"].AnyCommand
    tags = set()
    for text in GOOD:
        written = same(commands.AnyCommand, twin, text)
        assert written is not None, text
        tags.add(msgspec.json.decode(written)["type"])
    assert tags == {kind.__struct_config__.tag for kind in get_args(commands.AnyCommand)}
    for text in BAD:
        assert same(commands.AnyCommand, twin, text) is None, text


def test_wishes(twins: dict[str, ModuleType]) -> None:
    twin = twins["paiju.wire.http"]
    for text in (b'{"game":"xiaoer"}', b'{"game":"xiaoer","switches":{"gang":"on"}}', b"{}"):
        same(http.QuickWish, twin.QuickWish, text)
        same(http.RoomWish, twin.RoomWish, text)


def test_fields_are_given_and_matched_as_by_the_real_one(twins: dict[str, ModuleType]) -> None:
    real, twin = events, twins["paiju.server.room.events"]
    for module in (real, twin):
        match module.Readied(2, True, "ab"):
            case module.Readied(seat, on, seed):
                assert (seat, on, seed) == (2, True, "ab")
        chair = module.Chair(bot="easy")
        assert chair == module.Chair(bot="easy")
        assert hash(chair) == hash(module.Chair(bot="easy"))
        with pytest.raises(AttributeError):
            chair.bot = "hard"
    changed = stand_in.structs.replace(twin.Chair(bot="easy"), ready=True)
    assert changed == twin.Chair(bot="easy", ready=True)
