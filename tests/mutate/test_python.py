"""Careless changes of Python are those that a programmer could make, and no others."""

import ast

import pytest

from tools.mutate.changes import Change
from tools.mutate.python import is_valid, python_edits


def changed(source: str) -> set[tuple[str, str]]:
    """Return the kind and the changed lines of every change."""
    text = source.encode()
    found = (Change("x.py", text, edit) for edit in python_edits(text))
    return {(change.edit.kind, change.after) for change in found}


@pytest.mark.parametrize(
    ("line", "kind", "after"),
    [
        ("x = a < b", "comparison", "x = a <= b"),
        ("x = a not in b", "comparison", "x = a in b"),
        ("x = a is  not b", "comparison", "x = a is b"),
        ("x = min(a)", "comparison", "x = max(a)"),
        ("x = a - b", "arithmetic", "x = a + b"),
        ("x = 7", "constant", "x = 8"),
        ("x = 7", "constant", "x = 6"),
        ("x = 0x1f", "constant", "x = 0x20"),
        ("x = True", "constant", "x = False"),
        ("x = 0.5", "constant", "x = 1.0"),
        ("x = a and b and c", "condition", "x = a and c"),
        ("x = a and b", "condition", "x = b"),
        ("x = not a", "condition", "x = (a)"),
        ("x = a if b else c", "condition", "x = c if b else a"),
        ("x = [a for a in b if a]", "condition", "x = [a for a in b if True]"),
        ("f(牌, 张)", "argument", "f(张, 牌)"),
        ("x = replace(a, b=c, d=e)", "argument", "x = replace(a, b=c)"),
        ("x = change(room, bank=a, lapses=0)", "argument", "x = change(room, bank=a)"),
        ("x = told(game.seen(event, seat))", "call", "x = told(event)"),
        ("x = sorted(a)", "call", "x = a"),
        ("x = 20_000", "constant", "x = 2000"),
        ("f(a)", "call", "pass"),
        ("a.b = c", "call", "pass"),
        ("x += a", "call", "pass"),
        ("x = Refusal(a, '6.10')", "fact", "x = Refusal(a, '6.9')"),
        ("x = hands[seat]", "seat", "x = hands[0]"),
    ],
)
def test_line_is_changed(line: str, kind: str, after: str) -> None:
    assert (kind, after) in changed(f"{line}\n")


def test_guard_is_forgotten() -> None:
    source = "def f(a):\n    if a:\n        return\n    g()\n"
    assert ("condition", "if False:") in changed(source)


def test_condition_of_a_deed_is_forgotten() -> None:
    assert ("condition", "if True:") in changed("if a:\n    g()\n")


def test_branches_are_exchanged() -> None:
    assert ("condition", "if not (a):") in changed("if a:\n    g()\nelse:\n    h()\n")


def test_one_seat_is_taken_for_another() -> None:
    source = "def f(seat, viewer):\n    return hands[seat]\n"
    assert ("seat", "return hands[viewer]") in changed(source)


def test_several_lines_become_one() -> None:
    source = "def f():\n    g(\n        a\n    )\n"
    change = next(
        Change("x.py", source.encode(), edit)
        for edit in python_edits(source.encode())
        if edit.kind == "call"
    )
    assert change.text == b"def f():\n    pass\n"
    assert change.lines == range(2, 5)
    assert change.edit.within == "f"


@pytest.mark.parametrize(
    "source",
    [
        '"""At most 3."""\n',
        "def f(a: Literal[3]) -> Literal[3]: ...\n",
        "def __repr__(self):\n    return 3\n",
        "class A(Protocol):\n    def f(self, a=3): ...\n",
        "if TYPE_CHECKING:\n    f(3)\n",
        "A: TypeAlias = tuple[int, 3]\n",
        "log.info('dealt', 3)\n",
        "assert a < 3\n",
        "assert_never(a)\n",
        "import a\n",
        "x = f'{a < 3}'\n",
        "x = isinstance(a, int | str)\n",
        "x = len(a)\n",
        "x = left_by_seat(a)\n",
        "x = Room(a=b, c=d)\n",
    ],
)
def test_what_does_nothing_is_left_alone(source: str) -> None:
    assert changed(source) == set()


def test_changes_that_python_cannot_read_are_known() -> None:
    source = b"x = a and (b\n    or c)\n"
    for edit in python_edits(source):
        text = source[: edit.start] + edit.new + source[edit.end :]
        try:
            ast.parse(text)
        except SyntaxError:
            assert not is_valid(source, edit)
        else:
            assert is_valid(source, edit)
