"""Careless changes of Python: each yields edits for one node of the tree."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

_COMPARISONS: Final = {
    ast.Lt: (b"<", b"<="),
    ast.LtE: (b"<=", b"<"),
    ast.Gt: (b">", b">="),
    ast.GtE: (b">=", b">"),
    ast.Eq: (b"==", b"!="),
    ast.NotEq: (b"!=", b"=="),
    ast.Is: (b"is", b"is not"),
    ast.IsNot: (b"is not", b"is"),
    ast.In: (b"in", b"not in"),
    ast.NotIn: (b"not in", b"in"),
}
_ARITHMETIC: Final = {
    ast.Add: (b"+", b"-"),
    ast.Sub: (b"-", b"+"),
    ast.BitAnd: (b"&", b"|"),
    ast.BitOr: (b"|", b"&"),
    ast.LShift: (b"<<", b">>"),
    ast.RShift: (b">>", b"<<"),
    ast.Mult: (b"*", b"//"),
    ast.FloorDiv: (b"//", b"*"),
}
_TYPE_QUESTIONS: Final = frozenset({"isinstance", "issubclass"})
_ORDERS: Final = frozenset({"sorted", "reversed", "abs"})
_TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Names of one person at the table: one is easily taken for another.
_PERSON: Final = re.compile(r"(?:^|_)(?:seat|player|actor|owner|leader|dealer|winner|viewer|by)$")
_CLAUSE: Final = re.compile(r"\d+\.\d+")
_SPOKEN: Final = re.compile(r"\b_?log(?:s|ger|ging)?\b")

Found: TypeAlias = Iterator[tuple[int, int, bytes, str]]
"""From where, to where, what instead, and the kind of change."""


@dataclass(frozen=True, slots=True)
class Text:
    """A source, and where the nodes of its tree lie in it."""

    source: bytes
    starts: tuple[int, ...]

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Return where a node begins."""
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Return where a node ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def of(self, node: ast.expr | ast.stmt) -> bytes:
        """Return the text of a node."""
        return self.source[self.start(node) : self.end(node)]

    def whole(self, node: ast.expr | ast.stmt, new: bytes, kind: str) -> Found:
        """Replace a node."""
        yield self.start(node), self.end(node), new, kind


def _between(text: Text, left: ast.expr, right: ast.expr, old: bytes, new: bytes) -> Found:
    """Replace the sign between two operands."""
    start, end = text.end(left), text.start(right)
    words = rb"\s+".join(re.escape(word) for word in old.split())
    found = re.search(words, text.source[start:end])
    # In a comment between the lines a sign is no sign.
    if found is not None and b"#" not in text.source[start:end]:
        kind = "comparison" if new in {pair[1] for pair in _COMPARISONS.values()} else "arithmetic"
        yield start + found.start(), start + found.end(), new, kind


def _compared(text: Text, node: ast.Compare) -> Found:
    left = node.left
    for sign, right in zip(node.ops, node.comparators, strict=True):
        yield from _between(text, left, right, *_COMPARISONS[type(sign)])
        left = right


def _other_numbers(value: int) -> set[int]:
    """Return what is written for a number by mistake: one more, one less, a nought too many."""
    if value >= 100 and value % 10 == 0:
        return {value * 10, value // 10}
    return {value + 1, abs(value - 1)}


def _constant(text: Text, node: ast.Constant) -> Found:
    old = text.of(node)
    match node.value:
        case bool(value):
            yield from text.whole(node, str(not value).encode(), "constant")
        case int(value):
            form = hex if old[:2].lower() == b"0x" else str
            for other in _other_numbers(value):
                yield from text.whole(node, form(other).encode(), "constant")
        case float(value):
            yield from text.whole(node, repr(value * 2 or 1.0).encode(), "constant")
        case str(value) if _CLAUSE.fullmatch(value):
            chapter, _, number = value.partition(".")
            clause = f"{chapter}.{int(number) - 1 or 2}"
            yield from text.whole(node, old.replace(value.encode(), clause.encode()), "fact")
        case _:
            pass


def _joined(text: Text, node: ast.BoolOp) -> Found:
    """Forget one of several conditions."""
    first, second, *_ = node.values
    yield text.start(first), text.start(second), b"", "condition"
    for before, value in pairwise(node.values):
        yield text.end(before), text.end(value), b"", "condition"


def _leaves(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Return | ast.Raise | ast.Continue | ast.Break)


def _guard(text: Text, node: ast.If) -> Found:
    """Forget a case that is turned away, or forget what something depends on."""
    if _leaves(node.body[-1]) and not node.orelse:
        yield from text.whole(node.test, b"False", "condition")
    elif not node.orelse:
        yield from text.whole(node.test, b"True", "condition")
    else:
        yield from text.whole(node.test, b"not (" + text.of(node.test) + b")", "condition")


def _chosen(text: Text, node: ast.IfExp) -> Found:
    swapped = b" ".join(
        [text.of(node.orelse), b"if", text.of(node.test), b"else", text.of(node.body)]
    )
    yield from text.whole(node, swapped, "condition")


def _simple(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Attribute | ast.Constant | ast.Subscript)


def _named(node: ast.Call) -> str:
    """Return the last name of what is called."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _swapped(text: Text, node: ast.Call) -> Found:
    """Exchange two arguments."""
    for one, other in pairwise(node.args):
        if _simple(one) and _simple(other) and text.of(one) != text.of(other):
            middle = text.source[text.end(one) : text.start(other)]
            swapped = text.of(other) + middle + text.of(one)
            yield text.start(one), text.end(other), swapped, "argument"


def _called(text: Text, node: ast.Call) -> Found:
    """Exchange or forget arguments, or take a function for its twin."""
    name = _named(node)
    if name in _TYPE_QUESTIONS:
        return
    yield from _swapped(text, node)
    # A field that a class needs is not forgotten: nothing would run.
    if name[:1].islower() or name[:1] == "_":
        for before, keyword in pairwise(node.keywords):
            yield text.end(before.value), text.end(keyword.value), b"", "argument"
    if isinstance(node.func, ast.Name) and name in _TWINS:
        yield from text.whole(node.func, _TWINS[name].encode(), "comparison")


def _calls_inside(text: Text, node: ast.AST) -> Found:
    """Forget calls whose values are used; what a statement calls is forgotten as a whole."""
    users = ast.expr | ast.keyword | ast.Assign | ast.Return | ast.AnnAssign
    # What is awaited has no plain value.
    if isinstance(node, users) and not isinstance(node, ast.Await):
        for part in ast.iter_child_nodes(node):
            yield from _unwrapped(text, part)


def _unwrapped(text: Text, node: ast.AST) -> Found:
    """Forget to put in order, or to ask what a seat may see."""
    match node:
        case ast.Call(func=ast.Name(id=name), args=[value, *_]) if name in _ORDERS:
            yield from text.whole(node, text.of(value), "call")
        case ast.Call(args=[ast.Name() as value, ast.Name(id=name)]) if _PERSON.search(name):
            yield from text.whole(node, text.of(value), "call")
        case _:
            pass


def _forgotten(text: Text, node: ast.stmt) -> Found:
    """Forget a statement that does something."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            if b"assert_never" not in text.of(node) and b"super()" not in text.of(node):
                yield from text.whole(node, b"pass", "call")
        case ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield from text.whole(node, b"pass", "call")
        case _:
            pass


def people(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Return the persons whom a function is told of: names that are bound from the first line."""
    given = function.args
    names = (one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs))
    return frozenset(name for name in names if _PERSON.search(name))


def _person(text: Text, node: ast.Name, known: frozenset[str]) -> Found:
    """Take one person for another, or for the first one."""
    if isinstance(node.ctx, ast.Load) and _PERSON.search(node.id):
        for other in sorted(known - {node.id}) or ["0"]:
            yield from text.whole(node, other.encode(), "seat")


def edits(text: Text, node: ast.AST, known: frozenset[str]) -> Found:
    """Find the changes that could be made of one node."""
    yield from _calls_inside(text, node)
    match node:
        case ast.Compare():
            yield from _compared(text, node)
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _ARITHMETIC:
            yield from _between(text, left, right, *_ARITHMETIC[type(sign)])
        case ast.Constant():
            yield from _constant(text, node)
        case ast.BoolOp():
            yield from _joined(text, node)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from text.whole(node, b"(" + text.of(operand) + b")", "condition")
        case ast.If():
            yield from _guard(text, node)
        case ast.IfExp():
            yield from _chosen(text, node)
        case ast.comprehension(ifs=[condition, *_]):
            yield from text.whole(condition, b"True", "condition")
        case ast.Call():
            yield from _called(text, node)
        case ast.Name():
            yield from _person(text, node, known)
        case ast.Break():
            yield from text.whole(node, b"continue", "call")
        case ast.Continue():
            yield from text.whole(node, b"break", "call")
        case ast.stmt():
            yield from _forgotten(text, node)
        case _:
            pass


def spoken(text: Text, node: ast.AST) -> bool:
    """Return whether a statement only writes a log."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    return _SPOKEN.search(text.of(node.value.func).decode()) is not None
