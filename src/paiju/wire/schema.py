"""The JSON schema of everything on the socket, written to schema.json for clients."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from paiju.wire import fact_schema
from paiju.wire.commands import AnyCommand
from paiju.wire.pushes import AnyPush

FILE: Final = "schema.json"


def schema() -> dict[str, Any]:
    """Return one schema with a definition for each type; `Command` and `Push` are the unions."""
    (commands, pushes), definitions = msgspec.json.schema_components(
        (AnyCommand, AnyPush), ref_template="#/$defs/{name}"
    )
    definitions |= fact_schema.definitions()
    definitions["WireView"]["properties"] |= {
        "facts": {"$ref": "#/$defs/Facts"},
        "private": {"$ref": "#/$defs/PrivateFacts"},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "paiju",
        "$defs": {**dict(sorted(definitions.items())), "AnyCommand": commands, "AnyPush": pushes},
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/AnyPush"}],
    }


def text() -> str:
    """Return the schema as it is kept in the repository."""
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


def kept() -> str:
    """Return what the repository keeps; a test compares it with `text`."""
    return (files("paiju.wire") / FILE).read_text("utf-8")


if __name__ == "__main__":
    Path(__file__).with_name(FILE).write_text(text(), "utf-8")
