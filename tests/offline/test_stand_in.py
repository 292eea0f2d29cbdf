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
from paiju.room import events
from paiju.wire import commands, http, pushes
from tests.offline.playing import Page

TWINS = ("paiju.wire.commands", "paiju.wire.pushes", "paiju.wire.http", "paiju.room.events")


@contextmanager
def _without_msgspec() -> Iterator[None]:
    """Let modules that are loaded inside find the stand-in."""
    ours = ("paiju.wire", "paiju.room")
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
    twin = twins["paiju.room.events"]
    for page in pages:
        for row in page.rows:
            text = row["events"].encode()
            assert twin.write(twin.read(text)) == text == events.write(events.read(text))


def said(kind: str, /, **fields: object) -> bytes:
    """Write a command."""
    return msgspec.json.encode({"type": kind, **fields})


def asked(kind: str, /, **fields: object) -> bytes:
    """Write a command that wants an answer."""
    return said(kind, id="command-1", **fields)


GOOD = (
    said("hello", protocol=1, token="a" * 43),
    said("ping"),
    said("ping", at=5),
    said("lobby", on=True),
    said("sync"),
    asked("enter", room="0ABCDE"),
    asked("leave"),
    asked("sit", seat=6),
    asked("stand"),
    asked("swap", seat=1),
    asked("ready", seed="ab" * 16),
    asked("ready", on=False),
    asked("fill", bot="easy"),
    asked("clear", seat=3),
    asked("kick", player="0123456789abcdef"),
    asked("host", player="0123456789abcdef"),
    asked("settings", switches={"gang": "on", "seats": 4}, pace="slow"),
    asked("start"),
    asked("rematch"),
    asked("move", at=3, move={"act": "play", "cards": ["S10"], "as": {"type": "x"}}),
    asked("move", at=3, move={"act": "bid", "number": 80}),
    asked("auto", on=True),
    asked("ask", cards=[]),
    asked("arrange"),
    asked("hint"),
    asked("chat", text="你好"),
    asked("mute", player="0123456789abcdef", on=True),
)
BAD = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"NaN",
    b"{}",
    b'{"type":5}',
    said("nothing"),
    said("ping", at="5"),
    said("ping", at=True),
    said("ping", at=1.5),
    said("ping", also=1),
    said("lobby", on=1),
    said("leave"),
    said("leave", id="short"),
    said("leave", id="with space here"),
    asked("sit", seat=7),
    asked("sit", seat=0),
    asked("sit", seat=2.0),
    asked("fill", bot=5),
    asked("ready", seed="xyz"),
    asked("enter", room="SHORT"),
    asked("move", at=-1, move={"act": "play"}),
    asked("move", at=1, move={"act": "play", "cards": "S10"}),
    asked("move", at=1, move={"act": "play", "cards": ["S"]}),
    asked("move", at=1, move={"act": "play", "number": 1000}),
    asked("settings", switches={"gang": None}),
    asked("settings", switches={"UPPER": 1}),
    asked("chat", text=""),
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
    real, twin = events, twins["paiju.room.events"]
    for module in (real, twin):
        match module.Readied(2, True, "ab"):
            case module.Readied(seat, on, seed):
                assert (seat, on, seed) == (2, True, "ab")
            case other:
                raise AssertionError(other)
        chair = module.Chair(bot="easy")
        assert chair == module.Chair(bot="easy")
        assert hash(chair) == hash(module.Chair(bot="easy"))
        with pytest.raises(AttributeError):
            chair.bot = "hard"
    changed = stand_in.structs.replace(twin.Chair(bot="easy"), ready=True)
    assert changed == twin.Chair(bot="easy", ready=True)
