"""The kept schema is the one of the types."""

import json

import msgspec
import pytest

from paiju.wire import commands, pushes, schema


def test_the_schema_is_fresh() -> None:
    assert schema.kept() == schema.text(), "make schema"


@pytest.mark.parametrize("union", ["AnyCommand", "AnyPush"])
def test_every_message_is_told_apart_by_its_type(union: str) -> None:
    defined = schema.schema()["$defs"]
    types = defined[union]["anyOf"]
    names = [defined[one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"] for one in types]
    assert len({name for [name] in names}) == len(types)


def test_what_games_declare_of_their_views_is_described() -> None:
    defined = schema.schema()["$defs"]
    view, facts = defined["WireView"]["properties"], defined["Facts"]["properties"]
    assert view["facts"] == {"$ref": "#/$defs/Facts"}
    assert view["private"] == {"$ref": "#/$defs/PrivateFacts"}
    assert facts["dealer"] == {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    assert facts["last"] == {"type": "array", "items": {"$ref": "#/$defs/Shown"}}
    by_seat = {"type": "object", "additionalProperties": {"type": "integer"}}
    assert facts["taken"] == {"anyOf": [by_seat, {"type": "boolean"}]}
    assert "played" not in facts, "it is never sent"
    debt = facts["tribute"]["anyOf"][0]["items"]
    assert debt["properties"]["seat"] == {"type": "integer"}
    assert debt["required"] == ["seat", "receiver", "paid", "returned"]


def test_a_command_with_a_field_too_many_is_refused() -> None:
    text = json.dumps({"type": "ping", "at": 1, "seat": 2})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=commands.AnyCommand)


def test_pushes_read_back_as_they_were_written() -> None:
    push = pushes.Ack(id="a" * 8, seq=3)
    assert msgspec.json.decode(msgspec.json.encode(push), type=pushes.AnyPush) == push
