"""The places of a Python source where a careless change could be made."""

import ast
from collections.abc import Iterator
from itertools import accumulate

from tools.mutate.changes import Edit
from tools.mutate.operators import Text, edits, people, spoken

_UNTOLD = ("__repr__", "__str__")
_TYPES = frozenset({"TypeAlias", "TypeVar", "NewType", "ParamSpec", "cast"})


def _named(node: ast.expr | None, names: frozenset[str]) -> bool:
    """Return whether an expression is, or calls, one of some names."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in names
        case ast.Call(func=function):
            return _named(function, names)
        case _:
            return False


def _parts(node: ast.AST) -> list[ast.AST]:
    """Return what belongs to a node and does something when it runs: no types, no names."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            defaults = (*node.args.defaults, *(one for one in node.args.kw_defaults if one))
            return [] if node.name in _UNTOLD else [*defaults, *node.body]
        case ast.ClassDef():
            protocol = any(
                _named(base, frozenset({"Protocol", "TypedDict"})) for base in node.bases
            )
            return [] if protocol else list(node.body)
        case ast.AnnAssign():
            typed = _named(node.annotation, _TYPES) or node.value is None
            return [] if typed or node.value is None else [node.value]
        case ast.Assign(value=value) if _named(value, _TYPES):
            return []
        case ast.If(test=test) if _named(test, frozenset({"TYPE_CHECKING"})):
            return []
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return []
        case ast.Call(func=function) if _named(function, _TYPES):
            return []
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[thing, _]):
            return [thing]
        case ast.Call(func=ast.Name()):
            return [*node.args, *node.keywords]
        case ast.Subscript(value=ast.Name(id="list" | "dict" | "set" | "tuple" | "type")):
            return []
        case _:
            return list(ast.iter_child_nodes(node))


def _silent(text: Text, node: ast.AST) -> bool:
    """Return whether nothing that a user could notice depends on a statement."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.If(test=test) if _named(test, frozenset({"TYPE_CHECKING"})):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__" | "__slots__")]):
            return True
        case _:
            return spoken(text, node)


def _walk(
    text: Text, node: ast.AST, within: str, known: frozenset[str]
) -> Iterator[tuple[int, int, bytes, str, str]]:
    if _silent(text, node):
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        within = f"{within}.{node.name}".removeprefix(".")
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        known = people(node)
    # A field that is never set is found by the first test that comes by.
    if not (within.endswith("__init__") and isinstance(node, ast.Assign)):
        for edit in edits(text, node, known):
            yield *edit, within
    for part in _parts(node):
        yield from _walk(text, part, within, known)


def _compiles(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def python_edits(source: bytes) -> list[Edit]:
    """Find every change of a source, in the order of its text."""
    starts = (0, *accumulate(len(line) for line in source.splitlines(keepends=True)))
    text = Text(source, tuple(starts))
    found = {
        Edit(start, end, new, kind, within)
        for start, end, new, kind, within in _walk(text, ast.parse(source), "", frozenset())
        if source[start:end] != new
    }
    return sorted(found, key=lambda edit: (edit.start, edit.end, edit.new))


def is_valid(source: bytes, edit: Edit) -> bool:
    """Return whether Python can read a source with a change."""
    return _compiles(source[: edit.start] + edit.new + source[edit.end :])
