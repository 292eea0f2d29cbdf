"""The places of a catalogue of texts where a careless change could be made."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Final

from tools.mutate.changes import Edit

_SECTION: Final = re.compile(r"\[([\w.-]+)\]\s*$")
_ENTRY: Final = re.compile(r'([\w-]+|"[^"]+") = "((?:[^"\\]|\\.)*)"$')
_FACT: Final = re.compile(r"\{[^{}]*\}")
_NUMBER: Final = re.compile(r"\d+(?![^{]*\})")
# A note is for those who translate.
_UNSEEN: Final = frozenset({"note"})


@dataclass(frozen=True, slots=True)
class Entry:
    """A text of one line, and where it stands."""

    section: str
    key: str
    text: str
    start: int

    @property
    def path(self) -> str:
        """The keys that lead to it."""
        return f"{self.section}.{self.key}".removeprefix(".")

    @property
    def facts(self) -> tuple[str, ...]:
        """The facts that it names, in their order."""
        return tuple(_FACT.findall(self.text))


def entries(source: bytes) -> list[Entry]:
    """Read the texts of one line that somebody sees."""
    found: list[Entry] = []
    section, start, inside = "", 0, False
    for line in source.decode().splitlines(keepends=True):
        begins = _SECTION.match(line)
        entry = _ENTRY.match(line.rstrip("\n"))
        if not inside and begins:
            section = begins[1]
        elif not inside and entry and entry[1] not in _UNSEEN and not line.rstrip().endswith('"""'):
            place = start + len(line[: entry.start(2)].encode())
            found.append(Entry(section, entry[1].strip('"'), entry[2], place))
        inside ^= line.count('"""') % 2 == 1
        start += len(line.encode())
    return found


def _swapped(entry: Entry) -> Iterator[str]:
    """Exchange two facts."""
    places = list(_FACT.finditer(entry.text))
    for one, other in pairwise(places):
        if one[0] != other[0]:
            text = entry.text
            middle = text[one.end() : other.start()]
            yield text[: one.start()] + other[0] + middle + one[0] + text[other.end() :]


def _numbered(entry: Entry) -> Iterator[str]:
    """Write another number."""
    for place in _NUMBER.finditer(entry.text):
        yield f"{entry.text[: place.start()]}{int(place[0]) + 1}{entry.text[place.end() :]}"


def _mistaken(entry: Entry, others: list[Entry]) -> Iterator[str]:
    """Take the nearest sentence of another code with the same facts."""
    kind = entry.section.partition(".")[0]
    alike = (
        other.text
        for other in others
        if other.section.partition(".")[0] == kind
        and (other.key == entry.key) == ("." in entry.section)
        and set(other.facts) == set(entry.facts)
        and other.text != entry.text
    )
    yield from islice(alike, 1)


def catalogue_edits(source: bytes) -> list[Edit]:
    """Find every change of a catalogue, in the order of its text."""
    found: list[Edit] = []
    known = entries(source)
    for at, entry in enumerate(known):
        end = entry.start + len(entry.text.encode())
        # The nearest entries after this one come first.
        others = known[at + 1 :] + known[:at]
        for kind, texts in (
            ("fact", _swapped(entry)),
            ("number", _numbered(entry)),
            ("sentence", _mistaken(entry, others)),
        ):
            found += [Edit(entry.start, end, text.encode(), kind, entry.path) for text in texts]
    return found
