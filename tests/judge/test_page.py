"""The examples in docs/judge.md are what the judge says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from paiju.game import games
from paiju.judge import rule

PAGE = (Path(__file__).parents[2] / "docs/judge.md").read_text("utf-8")
BLOCKS = re.findall(r"```jsonl\n(.*?)```", PAGE, re.DOTALL)
LINES = [json.loads(line) for block in BLOCKS for line in block.splitlines()]
EXAMPLES = list(zip(LINES[::2], LINES[1::2], strict=True))


@pytest.mark.parametrize(("question", "answer"), EXAMPLES, ids=lambda value: value.get("ask"))
def test_examples(question: dict[str, Any], answer: dict[str, Any]) -> None:
    assert rule(question) == answer


def test_the_table_names_every_question_and_field() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", text)) for name, text in rows}
    declared: dict[str, set[str]] = {}
    for game in games().values():
        for name, ask in game.asks.items():
            fields = {*ask.required, *ask.optional} - {"level", "trump", "shown"}
            declared[name] = declared.get(name, set()) | fields
    assert told == declared
