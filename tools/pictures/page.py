"""The page of combinations: an index, and every picture with its name and its clause."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from paiju.pictures.drawing import Picture
from paiju.pictures.examples import Book
from paiju.pictures.gallery import Chapter
from paiju.pictures.words import context_text, headline, say
from paiju.text import name
from tools.pictures.clauses import anchor, clause


def _rule_book(game: str, lang: str) -> str:
    """Return where the rule book of a game lies, as seen from docs."""
    return f"../src/paiju/games/{game}/rulebook/{lang}.md"


def _picture(picture: Picture, lang: str) -> str:
    """Write one picture below its name and what holds for it alone."""
    context = context_text(picture.example.own, lang, picture.game)
    head = f"**{picture.caption[lang]}**" + (f" ({context})" if context else "")
    return f"{head}\n\n![{picture.told[lang]}](pictures/{picture.file})\n"


def _entries(pictures: Sequence[Picture], lang: str) -> Iterator[str]:
    """Write pictures, and after those of one clause its words."""
    for number, group in groupby(pictures, key=lambda picture: picture.example.clause):
        shown = list(group)
        yield from (_picture(picture, lang) for picture in shown)
        game = shown[0].game
        words, chapter = clause(game, lang, number)
        yield f"> [{number}]({_rule_book(game, lang)}#{chapter}) {words}\n"


def _heading(game: str, chapter: str, lang: str) -> str:
    """Name a chapter so that its name is found once on the page."""
    return f"{name('game', game, lang)} · {headline(say(chapter, lang))}"


def _game(book: Book, chapters: Sequence[Chapter], lang: str) -> str:
    """Write the part of a game."""
    game = book.game
    title = name("game", game, lang)
    rules = f"[{say('rules', lang)}]({_rule_book(game, lang)})"
    index = " · ".join(
        f"[{headline(say(chapter, lang))}](#{anchor(_heading(game, chapter, lang))})"
        for chapter, _ in chapters
    )
    parts = [f"## {title}\n\n{index} · {rules}\n"]
    if context := context_text(book.context, lang, game):
        parts.append(say("context", lang, context=context) + "\n")
    for chapter, pictures in chapters:
        parts.append(f"### {_heading(game, chapter, lang)}\n")
        parts.extend(_entries(pictures, lang))
    return "\n".join(parts)


def page(games: Sequence[tuple[Book, Sequence[Chapter]]], lang: str) -> str:
    """Write the whole page in one language."""
    names = [name("game", book.game, lang) for book, _ in games]
    lines = "\n".join(f"- [{title}](#{anchor(title)})" for title in names)
    head = f"# {say('title', lang)}\n\n{say('intro', lang)}\n\n{say('legend', lang)}\n\n{lines}\n"
    return "\n".join((head, *(_game(book, chapters, lang) for book, chapters in games)))
