"""The pictures of a game for those who read its rules: by name, each with a position to try."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import TypeAlias

from paiju.pictures.drawing import Picture, draw_beats, draw_ordered, draw_reads
from paiju.pictures.examples import Beats, Book, Play, Question, Reads, book_of

Chapter: TypeAlias = tuple[str, Sequence[Picture]]


def chapters(book: Book) -> tuple[Chapter, ...]:
    """Draw the examples of a game, chapter by chapter."""
    made = (
        ("types", tuple(draw_reads(book, example) for example in book.reads)),
        ("beats", tuple(draw_beats(book, example) for example in book.beats)),
        ("order", tuple(draw_ordered(book, example) for example in book.orders)),
    )
    return tuple(chapter for chapter in made if chapter[1])


@cache
def gallery(game: str) -> Mapping[str, Picture]:
    """Draw the pictures of a game, none where it has no examples; the judge confirms each."""
    book = book_of(game)
    if book is None:
        return {}
    drawn = chain.from_iterable(pictures for _, pictures in chapters(book))
    return {picture.example.name: picture for picture in drawn}


def _names(play: Play) -> list[str]:
    """Name the cards of a play."""
    return [str(card) for card in play.cards]


def position_of(picture: Picture) -> Question | None:
    """Return what to try after a picture: a play, and what it is held against."""
    match picture.example:
        case Reads(readings=readings):
            table, cards = [], _names(readings[0].play)
        case Beats(plays=plays):
            table, cards = _names(plays[0]), _names(plays[1])
        case _:
            return None
    return {**picture.example.context, "table": table, "hand": cards, "cards": cards}
