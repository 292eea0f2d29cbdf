"""The terminal itself: draw a screen, ask for a line, turn pages."""

import sys
import unicodedata
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from paiju.cli.table.hand import WIDTH
from paiju.cli.wrapping import wrap

LEAVING: Final = ("q", "quit", "exit")
_PAGE: Final = 21
_ECHO: Final = 30


class Left(Exception):
    """The player has left: end of input, an interrupt, or the word for it."""


class Terminal:
    """A screen of 80 columns and a keyboard; a pipe works as well."""

    def __init__(self) -> None:
        self.console = Console(width=WIDTH, highlight=False, soft_wrap=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal

    def draw(self, *parts: RenderableType) -> None:
        """Show a new screen; in a pipe it follows the last one."""
        if self.interactive:
            self.console.clear()
        self.say(*parts)

    def say(self, *parts: RenderableType) -> None:
        """Print below what is there."""
        for part in parts:
            if not isinstance(part, Text):
                self.console.print(part)
            elif part.no_wrap:
                # The console forgets it where the text alone says so.
                self.console.print(part, no_wrap=True, overflow="ellipsis")
            else:
                for line in wrap(part, WIDTH):
                    self.console.print(line, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Read a line; `Left` where there is no more."""
        try:
            line = self.console.input(Text(prompt, style="bold"))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not self.interactive:
            # What was typed is not on the screen: a transcript should have it.
            shown = "".join(letter for letter in line if letter.isprintable())
            self.console.print(Text(shown[:_ECHO]))
        # Chinese keyboards write wide letters, digits and signs: they mean the same.
        return unicodedata.normalize("NFKC", line).strip()

    def wrapped(self, lines: Sequence[Text]) -> list[Text]:
        """Break lines that are too long for the screen."""
        return [part for line in lines for part in wrap(line, WIDTH)]

    def pages(self, lines: Sequence[Text], more: str) -> None:
        """Print many lines, a screen at a time, and wait after each; q closes them."""
        if not self.interactive:
            self.say(*lines)
            return
        wrapped = self.wrapped(lines)
        for start in range(0, len(wrapped), _PAGE):
            self.draw(*wrapped[start : start + _PAGE])
            if self.ask(more) in LEAVING:
                return
