"""Questions and rulings as lines of JSON, in order."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from paiju.game import Refusal
from paiju.game.ruling import BadQuestion
from paiju.judge.answers import write_error
from paiju.judge.fields import brief
from paiju.judge.rulings import Ruling, rule

# A question has at most a few hundred cards; a longer line is not read at all.
LONGEST_LINE: Final = 1 << 16


def _constant(word: str) -> None:
    """Refuse what Python takes for JSON and nobody else does."""
    raise ValueError(word)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object whose keys are all different."""
    made: dict[str, object] = {}
    for key, value in pairs:
        if key in made:
            facts = {"field": brief(key), "part": brief(key)}
            raise BadQuestion(brief(key), Refusal("ask_twice", facts=facts))
        made[key] = value
    return made


def read_line(line: bytes) -> object:
    """Read one line; `BadQuestion` where it is no JSON."""
    try:
        if len(line) > LONGEST_LINE:
            raise ValueError
        text = line.decode("utf-8-sig")
        return json.loads(text, parse_constant=_constant, object_pairs_hook=_once)
    except BadQuestion:
        raise
    except (ValueError, RecursionError) as error:
        raise BadQuestion("", Refusal("ask_json")) from error


def _answer(line: bytes, trace: bool) -> Ruling:
    """Rule on one line."""
    try:
        question = read_line(line)
    except BadQuestion as error:
        return write_error(error)
    return rule(question, trace=trace)


def stream(lines: Iterable[bytes | str], *, trace: bool = False) -> Iterator[str]:
    """Answer line by line, without ends of lines; blank lines are no questions."""
    for line in lines:
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        if raw.strip():
            yield json.dumps(_answer(raw, trace), ensure_ascii=False)
