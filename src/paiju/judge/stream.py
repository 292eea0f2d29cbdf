"""Questions and rulings as lines of JSON, in order."""

import json
from collections.abc import Iterable, Iterator
from io import BufferedIOBase
from typing import BinaryIO, Final

from paiju.game import Refusal
from paiju.game.ruling import BadQuestion
from paiju.judge.answers import write_error, write_fault
from paiju.judge.fields import brief
from paiju.judge.rulings import Ruling, rule

# A question has at most a few hundred cards; of a longer line no more is read.
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
    """Read one line; `BadQuestion` where it is too long or no JSON."""
    if len(line) > LONGEST_LINE:
        raise BadQuestion("", Refusal("ask_long", facts={"most": LONGEST_LINE}))
    try:
        text = line.decode("utf-8-sig")
        return json.loads(text, parse_constant=_constant, object_pairs_hook=_once)
    except BadQuestion:
        raise
    except (ValueError, RecursionError) as error:
        raise BadQuestion("", Refusal("ask_json")) from error


def _answer(line: bytes, trace: bool) -> Ruling:
    """Rule on one line; a fault of ours is told, for the next line is somebody else's."""
    try:
        return rule(read_line(line), trace=trace)
    except BadQuestion as error:
        return write_error(error)
    except Exception as error:
        return write_fault(type(error).__name__)


def lines_of(source: BinaryIO | BufferedIOBase) -> Iterator[bytes]:
    """Read a file line by line; of a line that is too long only enough to tell."""
    while line := source.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE + 1)


def stream(lines: Iterable[bytes | str], *, trace: bool = False) -> Iterator[str]:
    """Answer line by line, without ends of lines; blank lines are no questions.

    Of a binary file no more is read of a line than the longest question has.
    """
    for line in lines_of(lines) if isinstance(lines, BufferedIOBase) else lines:
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        if raw.strip():
            yield json.dumps(_answer(raw, trace), ensure_ascii=False)
