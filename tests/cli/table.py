"""Run the terminal for a test: typed lines in, what is on the screen out."""

import re
from collections.abc import Iterator

from rich.cells import cell_len
from typer.testing import CliRunner, Result

from paiju.cli.app import app

WIDTH = 80
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def run(*arguments: str, typed: str = "") -> Result:
    """Run a command with typed lines; nothing but an exit may come out of it."""
    result = CliRunner().invoke(app, list(arguments), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def plain(text: str) -> str:
    """Take the colours and cursor movements out."""
    return _ESCAPES.sub("", text).replace("\r", "")


def too_wide(text: str) -> list[str]:
    """Return the lines that do not fit the screen."""
    return [line for line in plain(text).split("\n") if cell_len(line) > WIDTH]


def by_numbers(most: int, turns: int) -> str:
    """Type the number of every card in turn, so that each turn ends with the first legal one."""

    def lines() -> Iterator[str]:
        for _ in range(turns):
            yield "p"
            yield "1 2!"
            yield from (f"{number}!" for number in range(1, most + 1))

    return "\n".join(lines()) + "\n"
