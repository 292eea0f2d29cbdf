"""The page of combinations: an index, and every picture with its name and its clause."""

from collections.abc import Sequence

from paiju.pictures.clauses import anchor, clause
from paiju.pictures.drawing import Picture
from paiju.pictures.words import context_text, headline, say
from paiju.text import name

Chapter = tuple[str, Sequence[Picture]]


def _entry(picture: Picture, lang: str) -> str:
    """Write one picture with its name, what holds for it, and its clause."""
    example = picture.example
    words, chapter = clause(picture.game, lang, example.clause)
    context = context_text(example, lang, picture.game)
    head = f"**{picture.caption[lang]}**" + (f" ({context})" if context else "")
    link = f"[{example.clause}](rules/{picture.game}.{lang}.md#{chapter})"
    alt = f"{picture.caption[lang]} — {picture.told[lang]}".replace("[", "(").replace("]", ")")
    return f"{head}\n\n![{alt}](pictures/{picture.file})\n\n{link} {words}\n"


def _heading(game: str, chapter: str, lang: str) -> str:
    """Name a chapter so that its name is found once on the page."""
    return f"{name('game', game, lang)} · {headline(say(chapter, lang))}"


def _game(game: str, chapters: Sequence[Chapter], lang: str) -> str:
    """Write the part of a game."""
    title = name("game", game, lang)
    rules = f"[{say('rules', lang)}](rules/{game}.{lang}.md)"
    index = " · ".join(
        f"[{headline(say(chapter, lang))}](#{anchor(_heading(game, chapter, lang))})"
        for chapter, _ in chapters
    )
    parts = [f"## {title}\n\n{index} · {rules}\n"]
    for chapter, pictures in chapters:
        parts.append(f"### {_heading(game, chapter, lang)}\n")
        parts.extend(_entry(picture, lang) for picture in pictures)
    return "\n".join(parts)


def page(games: Sequence[tuple[str, Sequence[Chapter]]], lang: str) -> str:
    """Write the whole page in one language."""
    lines = "\n".join(
        f"- [{name('game', game, lang)}](#{anchor(name('game', game, lang))})" for game, _ in games
    )
    head = f"# {say('title', lang)}\n\n{say('intro', lang)}\n\n{say('legend', lang)}\n\n{lines}\n"
    return "\n".join((head, *(_game(game, chapters, lang) for game, chapters in games)))
