"""What is changed: a piece of one file's text."""

from dataclasses import dataclass
from difflib import unified_diff


@dataclass(frozen=True, slots=True)
class Edit:
    """A piece of a file that is replaced; places are counted in bytes."""

    start: int
    end: int
    new: bytes
    kind: str
    within: str
    """The function or the section that it stands in."""


@dataclass(frozen=True, slots=True)
class Change:
    """A careless change of one file of the package."""

    file: str
    source: bytes
    edit: Edit

    @property
    def text(self) -> bytes:
        """The file with the change."""
        return self.source[: self.edit.start] + self.edit.new + self.source[self.edit.end :]

    @property
    def lines(self) -> range:
        """The lines that are changed, from 1."""
        first = self.source.count(b"\n", 0, self.edit.start) + 1
        return range(first, first + self.source.count(b"\n", self.edit.start, self.edit.end) + 1)

    @property
    def before(self) -> str:
        """The changed lines as they were, without the space around them."""
        return self._around(self.source, self.edit.end)

    @property
    def after(self) -> str:
        """The changed lines as they are now, without the space around them."""
        return self._around(self.text, self.edit.start + len(self.edit.new))

    def _around(self, text: bytes, end: int) -> str:
        first = text.rfind(b"\n", 0, self.edit.start) + 1
        last = text.find(b"\n", end)
        lines = text[first : last if last >= 0 else len(text)].decode().splitlines()
        return "\n".join(line.strip() for line in lines)

    @property
    def diff(self) -> str:
        """The change as programmers read it."""
        old, new = (text.decode().splitlines() for text in (self.source, self.text))
        told = unified_diff(old, new, f"a/{self.file}", f"b/{self.file}", n=2, lineterm="")
        return "\n".join(told)
