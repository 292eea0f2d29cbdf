"""Sentences from codes and facts.

A text names its facts and how to show each: `{seat:seat}`, `{cards:cards}`, `{suit:suit}`,
`{needed:n card}` (a number with its noun), or `{text}` as it is.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Final, TypeAlias

from paiju._arguments import expect
from paiju.cards import Card, NotationError, parse_card
from paiju.game import Event, Fact, Facts, Refusal, games
from paiju.text.catalogue import LANGUAGES, Catalogue, catalogue

Seats: TypeAlias = Mapping[int, str]
"""What seats are called, where they have names."""

_SYMBOLS: Final = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
_LONGEST: Final = 120


def plain(text: str) -> str:
    """Cut what a stranger wrote to what can be shown on a line."""
    seen = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return seen if len(seen) <= _LONGEST else f"{seen[: _LONGEST - 1]}…"


def _word(words: Catalogue, *path: str) -> str:
    """Return a word, or the last key where there is none, as an English reader would write it."""
    return words.find(*path) or plain(path[-1]).replace("_", " ")


def _card(words: Catalogue, value: Fact) -> str:
    """Write a card as players see it."""
    if not isinstance(value, Card):
        try:
            return _card(words, parse_card(str(value)))
        except NotationError:
            return plain(str(value))
    if value.suit is None:
        return _word(words, "card", str(value))
    return f"{_SYMBOLS[value.suit]}{value.rank}"


def _seat(words: Catalogue, seat: int, seats: Seats | None) -> str:
    """Name a seat."""
    if seats is not None and seat in seats:
        return seats[seat]
    return _word(words, "seat", "number").replace("{n}", str(seat))


def _counted(words: Catalogue, noun: str, count: Fact) -> str:
    """Write a number with its noun, which may have forms of its own for single numbers."""
    forms = (str(count), "one" if count == 1 else "other")
    form = next((one for one in forms if words.find("noun", noun, one)), "other")
    return _word(words, "noun", noun, form).replace("{n}", str(count))


def _listed(words: Catalogue, kind: str, shown: list[str]) -> str:
    """Write a list; seats as a sentence names them, each once."""
    if kind == "cards":
        return " ".join(shown)
    comma = _word(words, "word", "comma")
    if kind != "seat":
        return comma.join(shown)
    *first, last = dict.fromkeys(shown)
    return comma.join(first) + _word(words, "word", "and") + last if first else last


def _show(words: Catalogue, value: Fact, kind: str, seats: Seats | None) -> str:
    """Write one fact, as the kind says."""
    if value is None or value == ():
        return words.find(kind, "none") or _word(words, "word", "none")
    if isinstance(value, tuple):
        return _listed(words, kind, [_show(words, one, kind, seats) for one in value])
    if isinstance(value, Mapping):
        parts = (f"{plain(key)} {_show(words, one, kind, seats)}" for key, one in value.items())
        return _word(words, "word", "comma").join(parts)
    if isinstance(value, bool):
        return _word(words, "word", "yes" if value else "no")
    if isinstance(value, Card) or kind == "cards":
        return _card(words, value)
    if kind.startswith("n "):
        return _counted(words, kind[2:], value)
    if isinstance(value, int):
        return _seat(words, value, seats) if kind == "seat" else str(value)
    if kind == "game" and value in games():
        words = catalogue(words.lang, value)
    return _word(words, kind, value) if kind else plain(value)


def _fill(words: Catalogue, text: str, facts: Facts, seats: Seats | None) -> str:
    """Put facts into a text; a word of ours that comes first is capitalised, a stranger's not."""
    parts: list[str] = []
    for literal, field, kind, _ in Formatter().parse(text):
        parts.append(literal)
        if field is not None:
            shown = _show(words, facts[field], kind or "", seats)
            first = kind and not "".join(parts)
            parts.append(shown[:1].upper() + shown[1:] if first else shown)
    return "".join(parts)


def fields(text: str) -> frozenset[str]:
    """Return the facts that a text names."""
    return frozenset(field for _, field, _, _ in Formatter().parse(text) if field is not None)


def sentence(
    kind: str, code: str, facts: Facts, lang: str, game: str = "", seats: Seats | None = None
) -> str:
    """Return the sentence of a code: `own` where all its facts are known, else `text`.

    A code without a sentence, which only a game from elsewhere can have, is shown as it is.
    """
    words = catalogue(lang, game)
    for form in ("own", "text"):
        text = words.find(kind, code, form)
        if text is not None and fields(text) <= facts.keys():
            return _fill(words, text, facts, seats)
    shown = (f"{name} {_show(words, fact, '', seats)}" for name, fact in facts.items())
    return " · ".join((plain(code), *shown))


def render(thing: Refusal | Event, lang: str, game: str = "", seats: Seats | None = None) -> str:
    """Return the sentence of a refusal, with its clause, or of an event.

    >>> print(render(Refusal("must_follow_suit", "xiaoer.5.2", {"suit": "H", "needed": 1}), "zh"))
    你有红桃，必须跟红桃（至少1张）。（xiaoer.5.2）
    """
    expect("thing", thing, (Refusal, Event), "what game.check returned, or an event of a step")
    if isinstance(thing, Event):
        return sentence("event", thing.name, thing.facts, lang, game, seats)
    said = sentence("refusal", thing.code, thing.facts, lang, game, seats)
    return said + cite(thing.rule, lang)


def cite(rule: str, lang: str) -> str:
    """Write which clause says so, to stand behind a sentence; nothing where none does."""
    return _word(catalogue(lang), "word", "clause").replace("{rule}", rule) if rule else ""


def message(refusal: Refusal, game: str = "") -> dict[str, str]:
    """Return the sentence of a refusal in every language."""
    return {lang: render(refusal, lang, game) for lang in LANGUAGES}


def name(kind: str, key: str, lang: str, game: str = "") -> str:
    """Return what a game, preset, switch, phase, act, type, verb, suit, … is called.

    >>> name("type", "joker_bomb", "zh"), name("game", "xiaoer", "en")
    ('王炸', 'Xiao Er Ding Zhu')
    """
    part = key if kind in ("game", "about") else game
    return _word(catalogue(lang, part), kind, *key.split("."))


def number_name(act: str, number: int | None, lang: str, game: str = "") -> str:
    """Return how the number of an act is said, as it is where the game has no words for it.

    A game says `other` of any number, or a number by itself, and `none` where none is named.

    >>> number_name("call", 2, "en", "friends"), number_name("call", 2, "en", "xiaoer")
    ('copy 2', '2')
    >>> number_name("call", None, "en", "friends"), number_name("call", None, "en", "xiaoer")
    ('play alone', '')
    """
    words = catalogue(lang, game)
    if number is None:
        return words.find("number", act, "none") or ""
    text = words.find("number", act, str(number)) or words.find("number", act, "other")
    return (text or "{n}").replace("{n}", str(number))


def show(value: Fact, lang: str, kind: str = "", game: str = "", seats: Seats | None = None) -> str:
    """Return a fact as people read it; `kind` is what a text would put behind its colon.

    >>> from paiju.cards import parse_cards
    >>> show(parse_cards("S5 JB"), "zh", "cards"), show(3, "en", "n card")
    ('♠5 大王', '3 cards')
    """
    return _show(catalogue(lang, game), value, kind, seats)
