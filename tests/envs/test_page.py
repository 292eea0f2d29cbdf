"""The examples in docs/environments.md run, and every action in them is a legal move."""

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from paiju.envs import TableEnv
from paiju.game import Move

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/environments.md").read_text("utf-8")
EXAMPLES = [dedent(found) for found in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)]
TABLES = [one for one in EXAMPLES if "agent_iter" in one]


def test_there_are_examples_for_both_ways_to_act() -> None:
    assert len(TABLES) == 2
    assert ['actions="listed"' in one for one in TABLES] == [True, False]


@pytest.mark.parametrize("example", TABLES)
def test_every_action_of_an_example_is_legal(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    meant: list[Move | str] = []
    read = TableEnv._meant

    def watch(table: TableEnv, agent: str, action: Any) -> Move | str:  # noqa: ANN401 - spaces differ
        meant.append(read(table, agent, action))
        return meant[-1]

    monkeypatch.setattr(TableEnv, "_meant", watch)
    names: dict[str, Any] = {}
    exec(example, names)
    assert len(meant) > 20
    assert [code for code in meant if isinstance(code, str)] == []
    assert names["table"].num_agents == 0


def test_the_other_examples_run() -> None:
    for example in EXAMPLES:
        if example not in TABLES:
            exec(example, {})


def test_the_readme_leads_to_the_page() -> None:
    assert "(docs/environments.md)" in (ROOT / "README.md").read_text("utf-8")
