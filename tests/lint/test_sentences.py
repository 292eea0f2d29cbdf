"""The engine speaks in codes and facts; sentences live in paiju.text."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.lint.tree import name, python_files

ENGINE = tuple(f"src/paiju/{part}/" for part in ("cards", "game", "trick", "climb", "games"))
CHINESE = re.compile(r"[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]")
SENTENCE = re.compile(r"\b[A-Za-z]{2,} [a-z]{2,}\b")
# Names of cards that are accepted on input.
NOTATION = {"大王", "小王"}


def errors_of_the_caller(tree: ast.AST) -> set[int]:
    """Collect the texts of exceptions: they speak to programmers, not to players."""
    texts: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Raise(exc=ast.Call() as call):
                texts |= {id(inner) for inner in ast.walk(call)}
            case (
                ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))
                | ast.Call(func=ast.Name(id="expect"))
            ):
                texts |= {id(inner) for inner in ast.walk(node)}
            case _:
                pass
    return texts


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Find literals for people, docstrings and comments apart."""
    tree = ast.parse(source)
    apart = errors_of_the_caller(tree)
    apart |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        chinese = CHINESE.search(node.value) and node.value not in NOTATION
        if id(node) not in apart and (chinese or SENTENCE.search(node.value)):
            yield node.lineno, node.value


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('x = "You must follow suit."', 1),
        ('x = f"{count} cards were played"', 1),
        ('x = "必须跟牌"', 1),
        ('"""Follow suit, if you can (跟牌)."""\nx = 1  # must follow', 0),
        ('x = "must_follow_suit"', 0),
        ('x = "S5 HA JB"', 0),
        ('x = {"大王": 53}', 0),
        ('raise ValueError("no such seat")', 0),
        ('expect("seat", seat, int, "a number from 1")', 0),
    ],
)
def test_sentences_are_found(source: str, found: int) -> None:
    assert len(list(sentences(source))) == found


def test_engine_has_no_sentences() -> None:
    engine = [path for path in python_files() if name(path).startswith(ENGINE)]
    assert engine
    found = {name(path): list(sentences(path.read_text())) for path in engine}
    assert {path: texts for path, texts in found.items() if texts} == {}
