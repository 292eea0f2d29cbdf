"""Rule books with their pictures, and positions to try."""

import asyncio
from collections import Counter
from dataclasses import asdict
from functools import cache
from itertools import groupby
from typing import Final, cast

import msgspec
from starlette.responses import Response

from paiju.desk.trying import Position, choices_of, context_of, try_out
from paiju.game import Refused, find, games
from paiju.game.rules import RulesLike
from paiju.pictures.drawing import Picture
from paiju.pictures.gallery import gallery, position_of
from paiju.server.http.cache import Kept, keep, kept_answer
from paiju.server.http.judge import ask_judge
from paiju.server.http.route import Call, Path, Stop, failure
from paiju.server.http.routes.books import language
from paiju.text import LANGUAGES
from paiju.text.rulebook import book_language, book_text, clauses, opening
from paiju.wire import books

_KEEP: Final = "public, max-age=3600"


def _picture(picture: Picture, lang: str) -> books.WirePicture:
    """Write a picture with what can be tried after it."""
    position = position_of(picture)
    return books.WirePicture(
        name=picture.example.name,
        caption=picture.caption[lang],
        told=picture.told[lang],
        width=round(picture.width),
        height=round(picture.height),
        position=cast("books.PicturePosition | None", position),
    )


def _chapters(game: str, lang: str) -> list[books.WireChapter]:
    """Write a rule book chapter by chapter, every picture with its clause."""
    shown: dict[str, list[books.WirePicture]] = {}
    for picture in gallery(game).values():
        shown.setdefault(picture.example.clause, []).append(_picture(picture, lang))
    made: list[books.WireChapter] = []
    for title, same in groupby(clauses(game, lang), key=lambda clause: clause.chapter):
        written = [
            books.WireClause(
                number=clause.number,
                words=clause.words,
                rows=[list(row) for row in clause.rows],
                pictures=shown.get(clause.number, []),
            )
            for clause in same
        ]
        made.append(books.WireChapter(title=title, clauses=written))
    return made


@cache
def _book(name: str, lang: str) -> Kept:
    """Write the rule book of a game."""
    game = games()[name]
    deck = Counter(game.deck(next(iter(game.presets.values()))))
    book = books.RuleBook(
        game=name,
        lang=book_language(name, lang) or lang,
        text=book_text(name, lang) or "",
        opening=opening(name, lang),
        chapters=_chapters(name, lang),
        context=list(context_of(game)),
        shown=list(choices_of(game, "shown")),
        copies=max(deck.values()),
    )
    return keep(msgspec.json.encode(book))


def _game_with_book(call: Call) -> str:
    """Read the game in the path."""
    game = call.path("game")
    if game not in games():
        raise Stop(404, "server.unknown")
    if book_language(game, LANGUAGES[0]) is None:
        raise Stop(404, "game.no_rulebook", game=game)
    return game


async def rules(call: Call) -> Response:
    """Give the rule book of a game."""
    lang = language(call)
    game = _game_with_book(call)
    # The first to ask waits for the pictures to be drawn, and nobody else with them.
    book = await asyncio.to_thread(_book, game, lang)
    return kept_answer(book, call.request)


async def picture(call: Call) -> Response:
    """Give a picture of the rule book."""
    game = _game_with_book(call)
    found = (await asyncio.to_thread(gallery, game)).get(call.path("name"))
    if found is None:
        raise Stop(404, "server.unknown")
    return Response(found.svg, media_type="image/svg+xml", headers={"cache-control": _KEEP})


def try_on(body: books.Position) -> bytes:
    """Say everything about a position, as the answer to be sent; runs beside the loop."""
    game = find(body.game)
    rules: RulesLike = game.parse(body.rules)
    given = {"level": body.level, "trump": body.trump, "shown": body.shown}
    context = {name: given[name] for name in context_of(game) if given[name] is not None}
    if "trump" in context_of(game):
        context["trump"] = body.trump
    head = {"game": body.game, "rules": body.rules, **context}
    tried = try_out(Position(game, rules, head, body.table, body.hand, body.cards))
    return msgspec.json.encode(books.WireTried(**asdict(tried)))


async def try_position(call: Call) -> Response:
    """Say everything about a position."""
    body = call.body(books.Position)
    try:
        find(body.game).parse(body.rules)
    except Refused as error:
        return failure(400, error.refusal, body.game)
    return await ask_judge(call, try_on, body)


PATHS = (
    Path("GET", "/api/rules/{game}/{lang}", rules, books.RuleBook),
    Path("GET", "/api/pictures/{game}/{name}.svg", picture),
    Path("POST", "/api/try", try_position, books.WireTried, books.Position, rate="judge"),
)
