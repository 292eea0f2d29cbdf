"""What pages tell people to type is there: flags, variables, targets, files, the Caddyfile."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from paiju.cli.app import app
from tests.lint.tree import ROOT

PAGES = sorted(
    path
    for name in ("README", "docs/quickstart", "docs/hosting", "docs/faq")
    for path in ROOT.glob(f"{name}*.md")
)
HELP = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200).output
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
COMMANDS = set(re.findall(r"^ +([a-z-]+) ", CliRunner().invoke(app, ["-h"]).output, re.MULTILINE))


def typed(page: Path) -> str:
    """Return what a page shows as typed: blocks and short code."""
    text = page.read_text("utf-8")
    return "\n".join(re.findall(r"^```sh\n.*?^```|`[^`\n]+`", text, re.DOTALL | re.MULTILINE))


def test_pages_are_found_in_both_languages() -> None:
    assert len(PAGES) >= 6
    assert len(PAGES) % 2 == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_commands_are_there(page: Path) -> None:
    shown = typed(page)
    assert set(re.findall(r"\bmake ([a-z-]+)", shown)) <= TARGETS
    assert set(re.findall(r"\bPAIJU_[A-Z_]+", shown)) <= set(re.findall(r"PAIJU_[A-Z_]+", HELP))
    for command, rest in re.findall(r"\bpaiju ([a-z]+)\b([^\n`]*)", shown):
        assert command in COMMANDS
        if command == "serve":
            assert set(re.findall(r"--[a-z-]+", rest)) <= set(re.findall(r"--[a-z-]+", HELP))
    for file in re.findall(r"\bdeploy/[\w./-]+", shown):
        assert (ROOT / file).is_file(), file


@pytest.mark.parametrize("page", ["hosting.md", "hosting.zh.md"])
def test_the_caddyfile_is_the_one_that_is_tested(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    [shown] = re.findall(r"^```caddyfile\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert (ROOT / "deploy" / "Caddyfile").read_text().endswith(shown)
