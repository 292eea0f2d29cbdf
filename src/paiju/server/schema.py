"""What all routes take and give, written to openapi.json: the page's types are made from it."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

from paiju.server.app import ROUTES
from paiju.server.http.openapi import describe

FILE: Final = "openapi.json"


def text() -> str:
    """Return the description as it is kept in the repository: without the version of a release."""
    described = describe(ROUTES)
    described["info"] = {"title": "paiju", "version": "0"}
    return json.dumps(described, ensure_ascii=False, indent=2) + "\n"


def kept() -> str:
    """Return what the repository keeps; a test compares it with `text`."""
    return (files("paiju.server") / FILE).read_text("utf-8")


if __name__ == "__main__":
    Path(__file__).with_name(FILE).write_text(text(), "utf-8")
