"""One question a line, one ruling a line, whatever the line holds."""

import json
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from itertools import islice
from typing import Any

import pytest

from paiju.judge import rule, stream
from paiju.judge.rulings import Ruling
from paiju.judge.stream import LONGEST_LINE, lines_of

pytestmark = pytest.mark.usefixtures("stub")


def answers(*lines: bytes | str) -> list[Any]:
    return [json.loads(line) for line in stream(lines)]


def echo(seat: int) -> str:
    return json.dumps({"ask": "echo", "game": "stub", "seat": seat})


def test_order_is_kept_and_a_bad_line_stops_nothing() -> None:
    first, bad, last = answers(echo(1), "{oops", echo(3))
    assert (first, last) == ({"seat": 1}, {"seat": 3})
    assert bad["error"]["code"] == "bad_question"
    assert bad["error"]["field"] is None
    assert set(bad["error"]["message"]) == {"zh", "en"}


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe{}",
        b'{"ask": "\xc3"}',
        b"{",
        b"nul",
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"ask": "echo", "game": "stub", "number": NaN}',
        b'{"ask": "echo", "game": "stub", "number": Infinity}',
        b'{"ask": "echo", "game": "stub", "number": ' + b"9" * 5000 + b"}",
        b'"' + b"x" * 70_000 + b'"',
        b"\x00",
        b"{} {}",
    ],
)
def test_what_is_no_json_is_one_error(line: bytes) -> None:
    (answer, after) = answers(line, echo(2))
    assert answer["error"]["field"] is None
    assert after == {"seat": 2}


class Counting(BytesIO):
    """A file that keeps how much was asked of it at once, and is not read long after its end."""

    most = 0
    ends = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        self.most = max(self.most, len(line))
        self.ends += not line
        assert self.ends < 3, "read on behind the end"
        return line


LONG = b"x" * LONGEST_LINE


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (b"", []),
        (b"a", [b"a"]),
        (b"a\n", [b"a\n"]),
        (b"a\n\nb", [b"a\n", b"\n", b"b"]),
        (LONG, [LONG]),
        (LONG + b"\n", [LONG + b"\n"]),
        (LONG + b"\nb", [LONG + b"\n", b"b"]),
        (LONG + b"xyz", [LONG + b"x"]),
        (LONG + b"xyz\nb\n", [LONG + b"x", b"b\n"]),
        (LONG * 3 + b"\nb", [LONG + b"x", b"b"]),
        (LONG + b"x\nb", [LONG + b"x", b"b"]),
        (LONG + b"x" + LONG + b"\nb", [LONG + b"x", b"b"]),
    ],
)
def test_lines_end_where_they_end(text: bytes, lines: list[bytes]) -> None:
    assert list(islice(lines_of(Counting(text)), 9)) == lines


def test_of_a_line_that_is_too_long_no_more_is_read_than_needed() -> None:
    long = b'{"ask": "' + b"x" * 300_000 + b'"}\n'
    file = Counting(echo(1).encode() + b"\n" + long + b"\n" + echo(2).encode())
    first, error, second = map(json.loads, stream(file))
    assert (first, second) == ({"seat": 1}, {"seat": 2})
    assert "65536" in error["error"]["message"]["en"]
    assert file.most == LONGEST_LINE + 1


def test_a_fault_of_a_game_does_not_end_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(question: object, *, trace: bool = False) -> Ruling:
        if question == {}:
            raise ZeroDivisionError
        return rule(question, trace=trace)

    # The package has a function of this name.
    monkeypatch.setattr(import_module("paiju.judge.stream"), "rule", broken)
    fault, after = answers("{}", echo(2))
    assert fault["error"]["code"] == "judge_fault"
    assert fault["error"]["field"] is None
    assert "ZeroDivisionError" in fault["error"]["message"]["zh"]
    assert after == {"seat": 2}


def test_a_key_that_repeats_is_named() -> None:
    (answer,) = answers('{"ask": "echo", "game": "stub", "seat": 1, "seat": 2}')
    assert answer["error"]["field"] == "seat"


def test_blank_lines_are_no_questions() -> None:
    assert answers("", "  \t", echo(1), "\r\n", b"\n", echo(2)) == [{"seat": 1}, {"seat": 2}]


def test_a_byte_order_mark_and_dos_line_ends_do_no_harm() -> None:
    assert answers(b"\xef\xbb\xbf" + echo(1).encode() + b"\r\n") == [{"seat": 1}]


def test_lone_surrogates_are_answered_in_proper_utf8() -> None:
    (line,) = stream(['{"ask": "\\ud800", "game": "\\udfff"}'])
    assert json.loads(line.encode().decode())["error"]["field"] == "game"


def test_lists_are_no_questions_of_the_stream() -> None:
    (answer,) = answers(f"[{echo(1)}]")
    assert answer["error"]["field"] is None


def test_answers_come_as_soon_as_they_are_asked_for() -> None:
    asked: list[int] = []

    def ask() -> Iterator[str]:
        for seat in (1, 2, 3):
            asked.append(seat)
            yield echo(seat)

    rulings = stream(ask())
    next(rulings)
    assert asked == [1]


def test_a_trace_rides_along() -> None:
    (line,) = stream([echo(1)], trace=True)
    assert [step["step"] for step in json.loads(line)["trace"]][-1] == "answered"
