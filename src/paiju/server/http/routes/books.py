"""What can be read: games and texts; and the judge.

The first to ask waits until a thread has read and packed it, and nobody else does.
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from functools import cache

import msgspec
from starlette.responses import Response

from paiju.bots import BOTS
from paiju.cards import Card
from paiju.game import AnyGame, games
from paiju.game.registry import brought
from paiju.game.rules import Switch, switches, to_json
from paiju.pictures import examples
from paiju.room.phrases import PHRASES
from paiju.server.http.cache import Kept, keep, kept_answer
from paiju.server.http.judge import ask_judge
from paiju.server.http.route import Call, Path, Stop
from paiju.server.workers.judge import rule_on
from paiju.text import LANGUAGES, SCREEN_PARTS, export, screen
from paiju.text.rulebook import book_language
from paiju.wire import books
from paiju.wire.views import write_cards

_log = logging.getLogger("paiju.http")


def _switch(switch: Switch, value: str | int) -> books.WireSwitch:
    """Write a house rule."""
    chosen = bool(switch.values)
    return books.WireSwitch(
        value=value,
        values=[one.value for one in switch.values] if chosen else None,
        low=None if chosen else switch.low,
        high=None if chosen else switch.high,
        clause=switch.clause,
    )


def _brings(game: AnyGame) -> list[books.Extra]:
    """Name what there is to read, to learn from and to try out."""
    found: dict[books.Extra, object] = {
        "rulebook": book_language(game.name, LANGUAGES[0]),
        "lesson": brought(game.name, "lesson.toml"),
        "puzzles": brought(game.name, "puzzles.jsonl"),
        "trying": game.asks.get("identify"),
    }
    return [extra for extra, there in found.items() if there is not None]


def _game(game: AnyGame, emblem: Sequence[Card]) -> books.WireGame:
    """Write a game."""
    presets = []
    for name, rules in game.presets.items():
        values = to_json(rules)
        made = {key: _switch(switch, values[key]) for key, switch in switches(rules).items()}
        presets.append(books.WirePreset(name=name, seats=game.seats(rules), switches=made))
    declared = switches(next(iter(game.presets.values()))).get("seats")
    counts = [preset.seats for preset in presets]
    if declared is not None:
        counts += [declared.low, declared.high]
    return books.WireGame(
        name=game.name,
        version=game.version,
        seats=books.SeatRange(low=min(counts), high=max(counts)),
        presets=presets,
        brings=_brings(game),
        emblem=write_cards(emblem),
    )


def _emblem(game: str) -> Sequence[Card]:
    """Return the cards that stand for a game; none where its examples cannot be read."""
    try:
        book = examples.book_of(game)
    except Exception:
        # Nobody's examples keep the other games from being listed.
        _log.exception("pictures", extra={"game": game})
        return ()
    return () if book is None else book.emblem


@cache
def _games() -> Kept:
    """Write all games."""
    made = books.Games(
        games=[_game(game, _emblem(name)) for name, game in games().items()],
        bots=[
            books.WireBot(name=name, offline=bot.quick is not None)
            for name, bot in BOTS.items()
            if bot.offered
        ],
        phrases=list(PHRASES),
    )
    return keep(msgspec.json.encode(made))


async def list_games(call: Call) -> Response:
    """List the games."""
    return kept_answer(await asyncio.to_thread(_games), call.request)


def language(call: Call) -> str:
    """Read the language in the path."""
    lang = call.path("lang")
    if lang not in LANGUAGES:
        raise Stop(404, "server.unknown")
    return lang


@cache
def _text(lang: str) -> Kept:
    """Write all texts of a language, with what strangers call their bots."""
    names = {name: bot.names[lang] for name, bot in BOTS.items() if lang in bot.names}
    return keep(json.dumps(export(lang, bots={"bot": names}), ensure_ascii=False).encode())


async def text(call: Call) -> Response:
    """Give all texts of a language."""
    return kept_answer(await asyncio.to_thread(_text, language(call)), call.request)


@cache
def _screen_text(lang: str, part: str) -> Kept:
    """Write the texts of one screen."""
    return keep(json.dumps(screen(lang, part), ensure_ascii=False).encode())


async def screen_text(call: Call) -> Response:
    """Give the texts of one screen, which the others do without."""
    part = call.path("part")
    if part not in SCREEN_PARTS:
        raise Stop(404, "server.unknown")
    kept = await asyncio.to_thread(_screen_text, language(call), part)
    return kept_answer(kept, call.request)


async def judge(call: Call) -> Response:
    """Rule on one question, or on a list of them."""
    return await ask_judge(call, rule_on, call.raw)


PATHS = (
    Path("GET", "/api/games", list_games, books.Games),
    Path("GET", "/api/text/{lang}", text),
    Path("GET", "/api/text/{lang}/{part}", screen_text),
    Path("POST", "/api/judge", judge, rate="judge"),
)
