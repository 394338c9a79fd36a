"""The names inside one function: what they stand for and what kind of C value they are."""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from ludotheque.core.native.kinds import (
    NARROW,
    REAL,
    RULES,
    UNKNOWN,
    WIDE,
    Kind,
    annotated,
    joined,
    of_number,
)
from ludotheque.core.native.unit import BUILTINS, CLOCKS, MATHS, TAKEN, Function, Unit
from ludotheque.core.written import Written

HELPERS = (
    "copy",
    "redact",
    "fingerprint",
    "value",
    "prune",
    "playout_moves",
    "advise",
    "random_moves",
    "chapter",
    "pace",
    "begin",
    "write",
    "wastes",
    "tidy",
    "suspect",
)  # besides the roles
FOLDS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.Pow: operator.pow,
}
DIVISIONS = (ast.FloorDiv, ast.Mod, ast.Div)
WIDENED = (ast.Add, ast.Sub, ast.Mult, ast.LShift)


class Scope:
    """What the names of a function mean."""

    def __init__(self, unit: Unit, function: Function) -> None:
        self.unit, self.function = unit, function
        self.names: dict[str, Kind] = dict(function.params)
        self.locals: dict[str, Kind] = {}
        self._find_locals()

    def _find_locals(self) -> None:
        """Annotated locals first, then rows by what they are given, the rest as integers."""
        nodes = self.function.nodes
        for node in nodes:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = annotated(node.target.id, node.annotation)
                self.locals[node.target.id] = kind or WIDE
        for node in nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.locals.setdefault(node.id, WIDE)
        for name in self.function.params:
            self.locals.pop(name, None)
        self.names.update(self.locals)
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                kind = self.kind(node.value)
                if len(kind.shape) == 1 and self.locals.get(node.targets[0].id) == WIDE:
                    self.locals[node.targets[0].id] = self.names[node.targets[0].id] = kind

    # -- what a name stands for

    def outside(self, node: ast.expr) -> Any:
        """The Python object of a global name, or of one in a module or declaration; else None."""
        space = self.function.source.space
        if isinstance(node, ast.Name) and node.id not in self.names:
            return space.get(node.id, getattr(builtins, node.id, None))
        if isinstance(node, ast.Attribute):
            holder = self.outside(node.value)
            if isinstance(holder, (ModuleType, Written)):
                return getattr(holder, node.attr, None)
        return None

    def callee(self, call: ast.Call) -> Function | str | None:
        """What is called: a function, `g.name`, the name of a builtin or of C's mathematics."""
        if self.contract_name(call.func):
            return f"g.{self.contract_name(call.func)}"
        made = self.outside(call.func)
        if not callable(made):
            return None
        if made in MATHS or made in CLOCKS:
            return MATHS.get(made) or CLOCKS[made]
        name = getattr(made, "__name__", "")
        if name in BUILTINS and made is getattr(builtins, name):
            return str(name)
        return self.unit.find(made)

    def contract_name(self, node: ast.expr) -> str:
        """The name after `g.`, or nothing."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return ""
        return node.attr if self.names.get(node.value.id) == RULES else ""

    def constant(self, node: ast.expr) -> int | None:
        """The integer that an expression always is, or None."""
        if isinstance(node, ast.Constant):
            value = node.value
            return value if isinstance(value, int) and not isinstance(value, bool) else None
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self._named_constant(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
            inner = self.constant(node.operand)
            return None if inner is None else -inner if isinstance(node.op, ast.USub) else ~inner
        if isinstance(node, ast.BinOp) and type(node.op) in FOLDS:
            return self._folded(node)
        if isinstance(node, ast.Call) and self.callee(node) == "len" and len(node.args) == 1:
            return next((n for n in self.kind(node.args[0]).shape[:1] if n != UNKNOWN), None)
        return None

    def _named_constant(self, node: ast.Name | ast.Attribute) -> int | None:
        if self.contract_name(node) == "width":
            return self.unit.rules.width
        made = self.outside(node)
        return int(made) if isinstance(made, int) else None

    def _folded(self, node: ast.BinOp) -> int | None:
        left, right = self.constant(node.left), self.constant(node.right)
        if left is None or right is None:
            return None
        if isinstance(node.op, (ast.LShift, ast.Pow)) and not 0 <= right <= 64:
            return None
        if isinstance(node.op, DIVISIONS) and right == 0:
            return None
        return int(FOLDS[type(node.op)](left, right))

    # -- kinds

    def kind(self, node: ast.expr) -> Kind:
        """The kind of an expression; what makes no sense counts as an integer."""
        value = self.constant(node)
        if value is not None:
            return of_number(value)
        if isinstance(node, ast.Constant):
            return REAL if isinstance(node.value, float) else NARROW
        if isinstance(node, ast.Name):
            return self.names.get(node.id, WIDE)
        if isinstance(node, ast.Attribute):
            return self._field_kind(node)
        if isinstance(node, ast.Subscript):
            kind = self.kind(node.value)
            return Kind(kind.base, kind.shape[1:])
        if isinstance(node, ast.Call):
            return self._call_kind(node)
        return self._operator_kind(node)

    def _field_kind(self, node: ast.Attribute) -> Kind:
        layout = self.unit.layouts.get(self.kind(node.value).base)
        found = layout.by_name.get(node.attr) if layout is not None else None
        return Kind(found.type, found.shape) if found is not None else WIDE

    def _call_kind(self, node: ast.Call) -> Kind:
        called = self.callee(node)
        if isinstance(called, Function):
            return called.result
        if called in MATHS.values() or called == "float":
            return REAL
        if called in ("min", "max", "abs"):
            return self._all_joined(node.args)
        return WIDE

    def _operator_kind(self, node: ast.expr) -> Kind:
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, ast.Div):
                return REAL
            kind = joined(self.kind(node.left), self.kind(node.right))
            return WIDE if kind == NARROW and isinstance(node.op, WIDENED) else kind
        if isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
            return joined(self.kind(node.operand), NARROW)
        if isinstance(node, ast.BoolOp):
            return self._all_joined(node.values)
        if isinstance(node, ast.IfExp):
            return self._all_joined([node.body, node.orelse])
        return NARROW

    def _all_joined(self, nodes: list[ast.expr]) -> Kind:
        kind = NARROW
        for node in nodes:
            kind = joined(kind, self.kind(node))
        return kind

    def needs_cast(self, node: ast.BinOp) -> bool:
        """Whether C would calculate this in 32 bits where Python has no limit."""
        if not self.kind(node.left).is_narrow or not isinstance(node.op, WIDENED):
            return False
        return isinstance(node.op, ast.LShift) or self.kind(node.right).is_narrow


def reach(unit: Unit) -> dict[Function, Scope]:
    """The functions that the roots reach, with their names, calls and whether they may fail."""
    scopes: dict[Function, Scope] = {}
    waiting = list(unit.roots())
    while waiting:
        function = waiting.pop()
        if function not in scopes:
            scopes[function] = Scope(unit, function)
            function.calls = list(_called(scopes[function]))
            waiting += function.calls
    ordered = sorted(scopes, key=lambda f: (unit.sources.index(f.source), f.node.lineno))
    _name_all(ordered)
    _spread_raises(scopes)
    return {function: scopes[function] for function in ordered}


def _called(scope: Scope) -> Iterator[Function]:
    for node in scope.function.nodes:
        if isinstance(node, ast.Call):
            called = scope.callee(node)
            if isinstance(called, Function):
                yield called
            elif called is not None and called.startswith("g."):
                yield from behind(scope.unit, called[2:])


def behind(unit: Unit, name: str) -> Iterator[Function]:
    """The functions that `g.name` stands for."""
    legal = [unit.roles["legal"] or unit.roles["why_not"]]
    found = {
        "legal": legal,
        "prune": [unit.roles["prune"]] if unit.roles["prune"] else legal,
        "playout_moves": [unit.roles["playout_moves"]] if unit.roles["playout_moves"] else legal,
        "random_moves": [unit.roles["random_moves"]] if unit.roles["random_moves"] else legal,
        "advise": [unit.roles["advise"]] if unit.roles["advise"] else legal,
        "chapter": [unit.roles["chapter"]],
        "wastes": [unit.roles["wastes"]],
        "tidy": [unit.roles["tidy"]],
        "suspect": [unit.roles["suspect"]],
        "value": [unit.roles["outcome"], unit.roles["estimate"]],
        "redact": [unit.redact],
        "fingerprint": [unit.shared["fold"]],
        "begin": [unit.shared["set_key"], unit.roles["setup"]],
    }
    yield from (f for f in found.get(name, [unit.roles.get(name)]) if f is not None)


def _name_all(functions: list[Function]) -> None:
    """Each its own name; where two modules use one, the module goes before it."""
    seen: set[str] = set()
    for f in functions:
        taken = f.name in seen or f.name in TAKEN or f.name.startswith(("game_", "unit_"))
        stem = f.source.label.rpartition("/")[2].removesuffix(".py")
        f.c_name = f"{stem}__{f.name}" if taken else f.name
        while f.c_name in seen:
            f.c_name += "_"
        seen.add(f.c_name)


def _spread_raises(scopes: dict[Function, Scope]) -> None:
    for function, scope in scopes.items():
        function.raises = any(_may_fail(scope, n) for n in function.nodes)
    changed = True
    while changed:
        changed = False
        for function in scopes:
            if not function.raises and any(f.raises for f in function.calls):
                function.raises = changed = True


def _may_fail(scope: Scope, node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, DIVISIONS):
        return not scope.constant(node.right)
    if isinstance(node, ast.AugAssign) and isinstance(node.op, DIVISIONS):
        return not scope.constant(node.value)
    return False
