"""Find in kernel sources what the compiler gets wrong, or makes slow without a word."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

# The compiler writes a constant on the left of a shift as a C int of 32 bits.
_C_INT = 2**31
# A constant that does not fit a tagged integer is an object at every use.
_TAGGED = 2**62
_IMPORTS = frozenset({"typing", "mypy_extensions", "librt.vecs"})

Constants = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Finding:
    """One offending place."""

    line: int
    rule: str


def fold(node: ast.expr, known: Constants) -> int | None:
    """Compute the value that the compiler would fold an expression to."""
    match node:
        case ast.Constant(value=int(value)):
            return int(value)
        case ast.Name(id=name):
            return known.get(name)
        case ast.UnaryOp(operand=operand):
            a = fold(operand, known)
            return None if a is None else _compute(ast.UnaryOp(node.op, ast.Constant(a)))
        case ast.BinOp(left=left, right=right):
            a, b = fold(left, known), fold(right, known)
            if a is None or b is None:
                return None
            return _compute(ast.BinOp(ast.Constant(a), node.op, ast.Constant(b)))
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[argument]):
            return fold(argument, known)
        case _:
            return None


def _compute(node: ast.expr) -> int:
    code = compile(ast.fix_missing_locations(ast.Expression(node)), "constant", "eval")
    return int(eval(code))


def module_constants(tree: ast.Module, imported: Mapping[str, Constants]) -> dict[str, int]:
    """Collect the constants that a module defines or takes from another kernel."""
    known: dict[str, int] = {}
    for statement in tree.body:
        match statement:
            case ast.ImportFrom(module=str(module), names=names):
                source = imported.get(module, {})
                known |= {
                    alias.asname or alias.name: source[alias.name]
                    for alias in names
                    if alias.name in source
                }
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                folded = fold(value, known)
                if folded is not None:
                    known[name] = folded
            case _:
                pass
    return known


@dataclass(slots=True)
class _Locals:
    """The names a function binds, and how."""

    typed: set[str] = field(default_factory=set)
    values: dict[str, list[ast.expr | None]] = field(default_factory=dict)

    def bind(self, name: str, value: ast.expr | None) -> None:
        self.values.setdefault(name, []).append(value)


def _locals(function: ast.FunctionDef) -> _Locals:
    found = _Locals()
    arguments = function.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        found.typed.add(argument.arg)
        found.bind(argument.arg, None)
    for node in ast.walk(function):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=value):
                found.typed.add(name)
                if value is not None:
                    found.bind(name, value)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    if isinstance(target, ast.Name):
                        found.bind(target.id, value)
            case (
                ast.AugAssign(target=ast.Name(id=name))
                | ast.For(target=ast.Name(id=name))
                | ast.NamedExpr(target=ast.Name(id=name))
            ):
                found.bind(name, None)
            case _:
                pass
    return found


def _folded_locals(bound: _Locals, known: Constants) -> dict[str, int]:
    """Keep the locals bound once, to a constant: the compiler puts the constant in their place."""
    result = {name: value for name, value in known.items() if name not in bound.values}
    for name, values in bound.values.items():
        only = values[0] if len(values) == 1 else None
        value = None if only is None else fold(only, known)
        if value is not None:
            result[name] = value
    return result


def _bad_shift(left: ast.expr, operator: ast.operator, right: ast.expr, known: Constants) -> bool:
    if not isinstance(operator, ast.LShift | ast.RShift) or fold(right, known) is not None:
        return False
    value = fold(left, known)
    if value is None:
        return False
    return isinstance(operator, ast.LShift) or abs(value) < _C_INT


def _in_expression(node: ast.expr, known: Constants) -> Iterator[str]:
    match node:
        case ast.BinOp(left=left, op=operator, right=right):
            if _bad_shift(left, operator, right, known):
                yield "shift of a constant by a variable is computed in 32 bits"
            if isinstance(operator, ast.Pow) and fold(node, known) is None:
                yield "power boxes its result"
        case ast.IfExp(body=body, orelse=other):
            if fold(body, known) is not None or fold(other, known) is not None:
                yield "conditional expression with a constant boxes both sides"
        case ast.Name() | ast.Constant():
            value = fold(node, known)
            if value is not None and not -_TAGGED <= value < _TAGGED:
                yield "constant beyond 62 bits is boxed"
        case ast.Call(func=ast.Name(id="range"), args=[start, end, *_]):
            if fold(start, known) is None and fold(end, known) is not None:
                yield "range from a variable to a constant boxes"
        case _:
            pass


def _untyped(function: ast.FunctionDef, bound: _Locals, known: Constants) -> Iterator[Finding]:
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                plain = isinstance(value, ast.Constant) and isinstance(value.value, bool)
                if name not in bound.typed and not plain and fold(value, known) is not None:
                    yield Finding(node.lineno, "local without a type takes a constant: it is boxed")
            case ast.For(
                target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=args)
            ):
                if name not in bound.typed and all(fold(a, known) is not None for a in args):
                    yield Finding(node.lineno, "counter without a type runs over constants: boxed")
            case _:
                pass


def _imports(tree: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module)):
                ours = module.startswith("paiju.") and ".kernel." in f"{module}."
                if module not in _IMPORTS and not ours:
                    yield Finding(node.lineno, f"kernel imports {module}: only kernels may be used")
            case ast.Import() | ast.ImportFrom():
                yield Finding(node.lineno, "kernel imports a whole module")
            case _:
                pass


def check(source: str, imported: Mapping[str, Constants] | None = None) -> list[Finding]:
    """Check one kernel; `imported` holds the constants of the other kernels by module."""
    tree = ast.parse(source)
    known = module_constants(tree, imported or {})
    found = list(_imports(tree))
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        bound = _locals(function)
        folded = _folded_locals(bound, known)
        found += _untyped(function, bound, folded)
        for node in ast.walk(function):
            if isinstance(node, ast.expr):
                found += [Finding(node.lineno, rule) for rule in _in_expression(node, folded)]
    return sorted(set(found), key=lambda finding: (finding.line, finding.rule))
