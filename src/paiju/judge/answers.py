"""Write answers as plain values of JSON."""

from collections.abc import Mapping
from typing import TypeAlias

from paiju.cards import Card
from paiju.game import Fact, Reading, Refusal, Unit
from paiju.game.ruling import Answer, BadQuestion, TooMuchWork
from paiju.text import LANGUAGES, message, name

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None


def write_fact(fact: Fact) -> Json:
    """Write a fact; cards in the short form."""
    # Most facts are numbers and words, and every view has dozens.
    if fact is None or isinstance(fact, (int, str)):
        return fact
    if isinstance(fact, Card):
        return str(fact)
    if isinstance(fact, tuple):
        return [write_fact(one) for one in fact]
    return {str(key): write_fact(one) for key, one in fact.items()}


def _unit(unit: Unit) -> Json:
    """Write a part of a play."""
    return {"type": unit.type, "cards": write_fact(unit.cards)}


def _reading(reading: Reading, game: str) -> Json:
    """Write a reading with its name in every language."""
    return {
        "type": reading.type,
        "name": {lang: name("type", reading.type, lang, game) for lang in LANGUAGES},
        "family": reading.family,
        "rank": reading.rank,
        "length": reading.length,
        "as": write_fact(reading.stands_for),
        "units": [_unit(unit) for unit in reading.units],
    }


def _write(value: object, game: str) -> Json:
    """Write a part of an answer."""
    match value:
        case Reading():
            return _reading(value, game)
        case Unit():
            return _unit(value)
        case tuple():
            return [_write(one, game) for one in value]
        case Mapping():
            return {str(key): _write(one, game) for key, one in value.items()}
        case None | bool() | int() | str() | Card():
            return write_fact(value)
        case _:
            raise TypeError(f"no answer holds a {type(value).__name__}")


def _message(refusals: tuple[Refusal, ...], game: str) -> Json:
    """Write refusals in every language, one sentence after another."""
    said = [message(refusal, game) for refusal in refusals]
    return {lang: " ".join(one[lang] for one in said) for lang in LANGUAGES}


def write_answer(answer: Answer, game: str) -> dict[str, Json]:
    """Write what a game answers; its refusal becomes `code` and `message`."""
    written: dict[str, Json] = {}
    for key, value in answer.items():
        if key != "refusal":
            written[key] = _write(value, game)
        elif isinstance(value, Refusal):
            written |= {"code": value.code, "message": _message((value,), game)}
        else:
            written |= {"code": None, "message": None}
    return written


def write_fault(text: str) -> dict[str, Json]:
    """Write that the judge itself failed; `text` names the error for whoever mends it."""
    told = _message((Refusal("judge_fault", facts={"text": text}),), "")
    return {"error": {"code": "judge_fault", "field": None, "message": told}}


def write_too_much(error: TooMuchWork) -> dict[str, Json]:
    """Write that a question costs more than may be spent on it."""
    refusal = error.refusal
    return {"error": {"code": refusal.code, "field": None, "message": _message((refusal,), "")}}


def write_error(error: BadQuestion, game: str = "") -> dict[str, Json]:
    """Write why a question cannot be answered; no field is at fault where none could be read."""
    told = _message(error.refusals, game)
    return {"error": {"code": "bad_question", "field": error.field or None, "message": told}}
