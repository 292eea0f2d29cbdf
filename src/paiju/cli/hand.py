"""Draw a hand: sorted groups of cards with a number over each, in rows that fit the screen."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from paiju.cards import Card
from paiju.cli.arrange import Arranged
from paiju.cli.faces import face, faces
from paiju.cli.words import Words

WIDTH: Final = 80
_GAP: Final = 2
_CELL: Final = 5


@dataclass(slots=True)
class _Row:
    """One row of cards with the numbers above it."""

    numbers: Text
    cards: Text

    @staticmethod
    def empty() -> "_Row":
        """Start a row."""
        return _Row(Text(" " * _GAP), Text(" " * _GAP))

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


def _rows(arranged: Arranged, chosen: tuple[Card, ...], words: Words) -> Iterator[_Row]:
    """Lay the groups out, breaking a row where the next card would not fit."""
    places = _chosen_places(arranged, chosen)
    row = _Row.empty()
    place = 0
    for group in arranged.groups:
        for held in group.cards:
            if row.cards.cell_len + _CELL > WIDTH:
                yield row
                row = _Row.empty()
            picked = place in places
            number = Text(f"*{place + 1}" if picked else str(place + 1))
            number.stylize("bold yellow" if picked else "dim")
            row.add(number, face(held, words, chosen=picked), _CELL)
            place += 1
        row.add(Text(), Text(), _GAP)
    yield row


def hand_lines(arranged: Arranged, chosen: tuple[Card, ...], words: Words) -> list[Text]:
    """Return a hand as lines: numbers above cards; a star marks what is chosen."""
    lines: list[Text] = []
    for row in _rows(arranged, chosen, words):
        for line in (row.numbers, row.cards):
            line.rstrip()
            lines.append(line)
    return lines


def plain_line(arranged: Arranged, words: Words) -> Text:
    """Return a hand as one line without numbers, for hands that lie open."""
    return Text("  ").join(faces(group.cards, words) for group in arranged.groups)
