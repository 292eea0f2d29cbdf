"""A file holds one idea and a function one thought."""

import ast

from tests.lint.tree import name, python_files

FILE_LINES = 450
FUNCTION_LINES = 60


def oversized(source: str) -> list[str]:
    """Name what is too long."""
    lines = source.count("\n")
    found = [f"file of {lines} lines"] if lines > FILE_LINES else []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                found.append(f"{node.name} of {length} lines")
    return found


def test_oversized_is_found() -> None:
    function = "def f():\n" + "    pass\n" * FUNCTION_LINES
    assert oversized(function) == [f"f of {FUNCTION_LINES + 1} lines"]
    assert oversized("x = 1\n" * (FILE_LINES + 1)) == [f"file of {FILE_LINES + 1} lines"]
    assert oversized("def f():\n" + "    pass\n" * (FUNCTION_LINES - 1)) == []


def test_nothing_is_oversized() -> None:
    found = {name(path): oversized(path.read_text()) for path in python_files()}
    assert {path: parts for path, parts in found.items() if parts} == {}
