"""Draw a hand: sorted groups of cards with a number over each, in rows that fit the screen."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from paiju.cards import Card
from paiju.cli.table.faces import brief, face, faces
from paiju.cli.words import Words
from paiju.desk import Arranged

WIDTH: Final = 80
_MARGIN: Final = 3
_GAP: Final = 2
_NAME: Final = 8
# A card and its distance from the next: narrow only where that saves a row.
_CELLS: Final = (5, 4)


@dataclass(slots=True)
class _Row:
    """One row of cards with the numbers above it."""

    numbers: Text
    cards: Text

    @staticmethod
    def empty(label: str = "") -> "_Row":
        """Start a row; a label may stand in its margin."""
        row = _Row(Text(), Text())
        row.add(Text(), Text(label, style="dim"), _MARGIN)
        return row

    def add(self, number: Text, card: Text, width: int) -> None:
        """Put a card at the end, both lines padded to its width."""
        for line, part in ((self.numbers, number), (self.cards, card)):
            line.append_text(part)
            line.append(" " * (width - cell_len(part.plain)))


def _chosen_places(arranged: Arranged, chosen: tuple[Card, ...]) -> frozenset[int]:
    """Find the places of the chosen cards, each copy once."""
    left = list(chosen)
    places = set()
    for place, held in enumerate(arranged.cards):
        if held in left:
            left.remove(held)
            places.add(place)
    return frozenset(places)


def _rows(arranged: Arranged, chosen: tuple[Card, ...], words: Words, cell: int) -> Iterator[_Row]:
    """Lay the groups out, breaking a row where the next card would not fit."""
    places = _chosen_places(arranged, chosen)
    trumps = any(group.name == "trump" for group in arranged.groups[:1])
    row = _Row.empty(words.say("trump_label") if trumps else "")
    place = 0
    for group in arranged.groups:
        needed = min(cell * len(group.cards), WIDTH - _MARGIN)
        if row.cards.cell_len + needed > WIDTH:
            yield row
            row = _Row.empty()
        for held in group.cards:
            if row.cards.cell_len + cell > WIDTH:
                yield row
                row = _Row.empty()
            picked = place in places
            number = Text(f"*{place + 1}" if picked else str(place + 1))
            number.stylize("bold yellow" if picked else "dim")
            card = face(held, words, chosen=picked)
            row.add(number, card, max(cell, card.cell_len + 1))
            place += 1
        row.add(Text(), Text(), _GAP)
    yield row


def hand_lines(arranged: Arranged, chosen: tuple[Card, ...], words: Words) -> list[Text]:
    """Return a hand as lines: numbers above cards; a star marks what is chosen."""
    lines: list[Text] = []
    layouts = (list(_rows(arranged, chosen, words, cell)) for cell in _CELLS)
    for row in min(layouts, key=len):
        for line in (row.numbers, row.cards):
            line.rstrip()
            lines.append(line)
    return lines


def plain_line(arranged: Arranged, words: Words) -> Text:
    """Return a hand as one line without numbers, for hands that lie open; short if it is long."""
    line = Text("  ").join(faces(group.cards, words) for group in arranged.groups)
    if line.cell_len <= WIDTH - _NAME:
        return line
    return Text("  ").join(brief(group.cards, words) for group in arranged.groups)
