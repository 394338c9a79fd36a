"""What would compile but mean something else than in Python, named with file, line and function.

Seen: syntax outside record style (lists, strings, defaults, nested functions, …), unknown names,
fields and functions, tables written to, whole rows assigned or compared, constant indices out of
range, indices that a function may have answered with a negative number and nobody looked at,
shifts by 64 and more, unsigned words mixed with signed numbers, locals read too early, paths
without a result.

Not seen (the law "Python and native agree to the byte" and the sanitizer run watch these): a
number too big for the field it is stored in; a sum or product beyond 64 bits; an index computed
from fields that is negative or too big; a negative number given to a `u64`; a shift by a
computed amount of 64 and more; the square root of a negative number.
"""

from __future__ import annotations

import ast
from types import ModuleType

from ludotheque.core.native.flow import Flow
from ludotheque.core.native.kinds import UNKNOWN, annotated
from ludotheque.core.native.scope import HELPERS, Scope
from ludotheque.core.native.tracing import Tracing
from ludotheque.core.native.unit import C_WORDS, Function, is_none
from ludotheque.core.native.unsigned import check_word
from ludotheque.core.roles import ROLES, role_of
from ludotheque.core.written import Written

STATEMENTS = (ast.FunctionDef, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For)
STEPS = (ast.While, ast.If, ast.Assert, ast.Expr, ast.Pass, ast.Break, ast.Continue, ast.arg)
VALUES = (ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Compare, ast.Call, ast.Constant)
PLACES = (ast.Attribute, ast.Subscript, ast.Name, ast.Tuple)
ALLOWED = (*STATEMENTS, *STEPS, *VALUES, *PLACES)


def lint(scopes: dict[Function, Scope]) -> list[str]:
    """One line for each thing that is wrong; empty if all is well."""
    tracing = Tracing(scopes)
    found: list[str] = []
    for scope in scopes.values():
        found += Linter(scope, tracing).found()
    return found


class Linter:
    """Looks at one function."""

    def __init__(self, scope: Scope, tracing: Tracing) -> None:
        self.scope, self.function, self.tracing = scope, scope.function, tracing
        self._found: dict[str, None] = {}
        done = ast.Expr if scope.function.gives_value else (ast.Expr, ast.Return)
        self._statements = {  # calls whose result nobody uses
            id(n.value) for n in scope.function.nodes if isinstance(n, done)
        }

    def say(self, node: ast.AST, what: str) -> None:
        """Note something wrong."""
        line = self.function.source.line(getattr(node, "lineno", self.function.node.lineno))
        self._found[f"{self.function.source.label}:{line}: {self.function.name}: {what}"] = None

    def found(self) -> list[str]:
        """All that is wrong with the function, first the syntax and, if that is fine, the rest."""
        self._signature()
        skipped = self._annotations()
        for node in self.function.nodes:
            if id(node) not in skipped:
                self._syntax(node)
        if not self._found:
            self._names()
            self._paths()
            for node in self.function.nodes:
                if id(node) not in skipped:
                    self._meaning(node)
        return list(self._found)

    def _signature(self) -> None:
        node = self.function.node
        args = node.args
        if args.defaults or args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
            self.say(node, "plain positional parameters only")
        if node.decorator_list:
            self.say(node, "a decorator changes what Python does but not native code")
        if annotated("", node.returns) is None:
            self.say(node, f"the result can't be {ast.unparse(node.returns or node)!r} in C")
        for arg in args.args:
            if annotated(arg.arg, arg.annotation) is None:
                self.say(arg, f"say which kind {arg.arg!r} is, with a name of core/types.py")
        above = self.function.source.text.split("\n")[node.lineno - 2].strip()
        if above and not above.startswith("#"):
            self.say(node, "leave a blank line above: its declarations go there")

    def _annotations(self) -> set[int]:
        """Nodes that only Python reads: annotations, docstring, what an assertion says."""
        skipped: set[int] = set()
        node = self.function.node
        outer: list[ast.AST | None] = [node.returns, *(a.annotation for a in node.args.args)]
        if ast.get_docstring(node) is not None:
            outer.append(node.body[0])
        for inner in self.function.nodes:
            if isinstance(inner, ast.AnnAssign):
                outer.append(inner.annotation)
            if isinstance(inner, ast.Assert) and isinstance(inner.msg, ast.Constant):
                outer.append(inner.msg)
        for top in outer:
            skipped.update(id(n) for n in ast.walk(top)) if top is not None else None
        return skipped

    def _syntax(self, node: ast.AST) -> None:
        if not hasattr(node, "lineno"):
            return  # a part of a node that has one
        nested = isinstance(node, ast.FunctionDef) and node is not self.function.node
        if not isinstance(node, ALLOWED) or nested:
            self.say(node, f"{type(node).__name__} is not record style")
        elif isinstance(node, ast.Constant):
            if not isinstance(node.value, (int, float)) and node.value is not None:
                self.say(node, f"{type(node.value).__name__} values are not record style")
        elif isinstance(node, ast.Call) and node.keywords:
            self.say(node, "arguments go by place, not by name")
        elif isinstance(node, ast.AnnAssign) and annotated("", node.annotation) is None:
            self.say(node, f"{ast.unparse(node.annotation)!r} is no kind of core/types.py")

    def _names(self) -> None:
        node = self.function.node
        for name in self.scope.names:
            if name in C_WORDS or name.startswith("__"):
                self.say(node, f"{name!r} is a word of C or Cython: choose another name")
        for name, kind in self.scope.locals.items():
            if kind.is_record and name not in self.function.params:
                self.say(node, f"the local {name!r} can't be a record: take it as an argument")

    def _paths(self) -> None:
        node, params = self.function.node, frozenset(self.function.params)
        flow = Flow(node, params, frozenset(self.scope.locals))
        for name in flow.early:
            self.say(name, f"{name.id!r} may be read before it is set")
        returns = [n for n in self.function.nodes if isinstance(n, ast.Return)]
        empty = next((n for n in returns if is_none(n.value)), None)
        if self.function.gives_value and (flow.falls_through or empty is not None):
            self.say(empty or node, "returns a value on some paths only")
        if not self.function.gives_value:
            for given in (n.value for n in returns if not is_none(n.value)):
                if not self._hands_over(given):
                    self.say(node, "is said to give None, but returns a value")

    def _hands_over(self, value: ast.expr | None) -> bool:
        """Whether what is returned is a call of a function that gives no value either."""
        called = self.scope.callee(value) if isinstance(value, ast.Call) else None
        return isinstance(called, Function) and not called.gives_value

    def _meaning(self, node: ast.AST) -> None:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            self._name(node)
        elif isinstance(node, ast.Attribute):
            self._attribute(node)
        elif isinstance(node, ast.Call):
            self._call(node)
        elif isinstance(node, ast.Subscript):
            self._subscript(node)
        elif isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            self._assignment(node)
        elif isinstance(node, ast.For):
            self._loop(node)
        elif isinstance(node, (ast.BinOp, ast.Compare, ast.BoolOp, ast.UnaryOp)):
            self._operation(node)
        elif isinstance(node, ast.Constant) and not _fits(node.value):
            self.say(node, f"{node.value!r} does not fit 64 bits")
        if isinstance(
            node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Compare, ast.Call)
        ):
            check_word(self.scope, node, self.say)

    def _name(self, node: ast.Name) -> None:
        if node.id in self.scope.names:
            return
        made = self.scope.outside(node)
        if made is None:
            self.say(node, f"{node.id!r} is not known here")
        elif not isinstance(made, (int, ModuleType, Written)) and not callable(made):
            self.say(node, f"{node.id!r} is a {type(made).__name__}: it belongs in the tables")

    def _attribute(self, node: ast.Attribute) -> None:
        if self.scope.contract_name(node):
            known = {*HELPERS, "width", *(r for r in ROLES if role_of(self.scope.unit.rules, r))}
            if node.attr not in known:
                self.say(node, f"the contract has no {node.attr!r} here")
            return
        if self.scope.outside(node) is not None:
            return
        kind = self.scope.kind(node.value)
        layout = self.scope.unit.layouts.get(kind.base)
        if layout is None or kind.shape:
            self.say(node, f"{ast.unparse(node.value)!r} has no fields")
        elif node.attr not in layout.by_name:
            self.say(node, f"no field {node.attr!r} in {kind.base}")

    def _call(self, node: ast.Call) -> None:
        called = self.scope.callee(node)
        if called is None:
            made = self.scope.outside(node.func)
            home = f" of {made.__module__}" if hasattr(made, "__module__") else ""
            shown = f"{ast.unparse(node.func)!r}{home}"
            self.say(node, f"calls {shown}: not a plain function of Rules.modules")
        elif isinstance(called, Function):
            self._arguments(node, called)
            if not called.gives_value and id(node) not in self._statements:
                self.say(node, f"{called.name}() gives no value to use")
        elif called == "len" and self.scope.constant(node) is None:
            self.say(node, "len() of a row that came as an argument is not known in C")
        elif called == "range" and not self._heads_loop(node):
            self.say(node, "range() only heads a loop")
        elif called in ("min", "max") and len(node.args) < 2:
            self.say(node, f"{called}() needs two numbers or more")

    def _heads_loop(self, call: ast.Call) -> bool:
        loops = (n for n in self.function.nodes if isinstance(n, ast.For))
        return any(loop.iter is call for loop in loops)

    def _arguments(self, node: ast.Call, called: Function) -> None:
        if len(node.args) != len(called.params):
            self.say(node, f"{called.name}() takes {len(called.params)} arguments")
            return
        for arg, (name, kind) in zip(node.args, called.params.items(), strict=True):
            given = self.scope.kind(arg)
            fits = given.base == kind.base if kind.is_row or kind.is_record else not given.is_record
            if not fits or len(given.shape) != len(kind.shape):
                self.say(node, f"{called.name}(): {ast.unparse(arg)!r} does not fit {name!r}")
            elif name in self.tracing.writes[called] and self.tracing.root(self.scope, arg) == "t":
                self.say(node, f"{called.name}() writes {name!r}, but tables are read-only")

    def _subscript(self, node: ast.Subscript) -> None:
        kind = self.scope.kind(node.value)
        if not kind.is_row:
            self.say(node, f"{ast.unparse(node.value)!r} is not a row")
            return
        if isinstance(node.slice, (ast.Slice, ast.Tuple)):
            self.say(node, "one index at a time")
            return
        index = self.scope.constant(node.slice)
        if index is not None and (
            index < 0 or (kind.shape[0] != UNKNOWN and index >= kind.shape[0])
        ):
            self.say(node, f"index {index} of a row of {kind.shape[0]}")
        elif index is None and self.tracing.may_be_negative(self.scope, node.slice):
            shown = ast.unparse(node.slice)
            self.say(node, f"the index {shown!r} may be negative: look at it first")

    def _assignment(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> None:
        if isinstance(node, ast.Assign) and len(node.targets) > 1:
            self.say(node, "one target at a time")
            return
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            self._target(node, part)

    def _target(self, node: ast.AST, target: ast.expr) -> None:
        if isinstance(target, ast.Name):
            if self.scope.names[target.id].is_record:
                self.say(node, f"{target.id!r} is a record: copy with g.copy()")
            return
        if self.tracing.root(self.scope, target) == "t":
            self.say(node, "tables are read-only")
        if self.scope.kind(target).is_row:
            self.say(node, "a whole row can't be assigned: copy it entry by entry")

    def _loop(self, node: ast.For) -> None:
        kind = self.scope.kind(node.iter)
        ranged = isinstance(node.iter, ast.Call) and self.scope.callee(node.iter) == "range"
        if not isinstance(node.target, ast.Name):
            self.say(node, "a loop sets one local")
        elif not ranged and not (len(kind.shape) == 1 and kind.shape[0] != UNKNOWN):
            self.say(node, "loop over range() or over one row of known length")

    def _operation(self, node: ast.BinOp | ast.Compare | ast.BoolOp | ast.UnaryOp) -> None:
        among = isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn))
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.Tuple) and not among:
                self.say(node, "a tuple only stands after `in` or in an assignment")
            elif isinstance(part, ast.expr) and not isinstance(part, ast.Tuple):
                kind = self.scope.kind(part)
                if kind.is_row or kind.is_record:
                    self.say(node, f"{ast.unparse(part)!r} is not a number")
        if among and not isinstance(node.comparators[0], ast.Tuple):  # type: ignore[union-attr]
            self.say(node, "`in` asks a tuple of numbers")
        if isinstance(node, ast.BinOp):
            self._binary(node)

    def _binary(self, node: ast.BinOp) -> None:
        if isinstance(node.op, (ast.Pow, ast.MatMult)) and self.scope.constant(node) is None:
            self.say(node, "powers are for constants")
        if isinstance(node.op, (ast.LShift, ast.RShift)):
            by = self.scope.constant(node.right)
            if by is not None and not 0 <= by < 64:
                self.say(node, f"a shift by {by}: only 0 to 63 mean the same in C")
            if isinstance(node.left, (ast.Compare, ast.BoolOp)):
                self.say(node, "a truth value is shifted: put it in a local first")
        value = self.scope.constant(node)
        if not _fits(value):
            self.say(node, f"{value} does not fit 64 bits")


def _fits(value: object) -> bool:
    return not isinstance(value, int) or -(1 << 63) <= value < 1 << 64
