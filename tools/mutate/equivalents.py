"""Changes that change nothing: known, with the reason."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.changes import Change
from tools.mutate.tree import ROOT

LIST = ROOT / "tests" / "mutate" / "equivalent.toml"


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A change that no test can find, as it is kept: lines may move, texts may not."""

    file: str
    within: str
    before: str
    after: str
    reason: str

    def is_of(self, change: Change) -> bool:
        """Return whether this is the change."""
        place = (change.file, change.edit.within)
        return place == (self.file, self.within) and (change.before, change.after) == (
            self.before,
            self.after,
        )


def read_equivalents(path: Path = LIST) -> list[Equivalent]:
    """Read the list; an entry without a reason is an error."""
    listed = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    found = [Equivalent(**entry) for entry in listed]
    for entry in found:
        if not entry.reason.strip():
            raise ValueError(f"{entry.file}: {entry.before}: an equivalent change needs a reason")
    return found
