"""What functions do to rows they are given, and which answers may be negative."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ludotheque.core.native.kinds import TABLES
from ludotheque.core.native.scope import Scope
from ludotheque.core.native.unit import Function

TABLE = "t"  # the root of everything that stands in the tables


class Tracing:
    """Facts about all functions together, found once."""

    def __init__(self, scopes: dict[Function, Scope]) -> None:
        self.scopes = scopes
        self.writes = {f: set(self._stored(scope)) for f, scope in scopes.items()}
        self.negative = {f for f, scope in scopes.items() if _answers_negative(scope)}
        handed = {f: set(self._handed(scope)) for f, scope in scopes.items()}
        changed = True
        while changed:
            changed = False
            for function, rows in handed.items():
                found = {root for called, name, root in rows if name in self.writes[called]}
                changed = changed or not found <= self.writes[function]
                self.writes[function] |= found

    def root(self, scope: Scope, node: ast.expr) -> str:
        """The name that a place hangs on: TABLE, an argument, or a local's own origin."""
        while isinstance(node, (ast.Subscript, ast.Attribute)):
            node = node.value
        if not isinstance(node, ast.Name):
            return ""
        if scope.names.get(node.id) == TABLES:
            return TABLE
        if node.id in scope.locals and scope.locals[node.id].is_row:
            roots = {self.root(scope, value) for value in given_to(scope, node.id)}
            return TABLE if TABLE in roots else min(roots, default="")
        return node.id

    def _stored(self, scope: Scope) -> Iterator[str]:
        """The arguments whose entries a function changes itself."""
        for node in scope.function.nodes:
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                yield self.root(scope, node)

    def _handed(self, scope: Scope) -> Iterator[tuple[Function, str, str]]:
        """What it hands to others: which, the name it has there, and the root it hangs on here."""
        for node in scope.function.nodes:
            if not isinstance(node, ast.Call):
                continue
            called = scope.callee(node)
            if isinstance(called, Function) and len(called.params) == len(node.args):
                for arg, name in zip(node.args, called.params, strict=True):
                    yield called, name, self.root(scope, arg)

    def may_be_negative(self, scope: Scope, index: ast.expr) -> bool:
        """Whether an index was set to or answered with a negative number and never compared."""
        if not isinstance(index, ast.Name):
            return self._is_negative(scope, index)
        if any(_is_compared(n, index.id) for n in scope.function.nodes):
            return False
        return any(self._is_negative(scope, value) for value in given_to(scope, index.id))

    def _is_negative(self, scope: Scope, value: ast.expr) -> bool:
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub):
            return True
        if isinstance(value, ast.Call):
            return scope.callee(value) in self.negative
        return (scope.constant(value) or 0) < 0


def given_to(scope: Scope, name: str) -> Iterator[ast.expr]:
    """The values that a function assigns to a local."""
    for node in scope.function.nodes:
        if isinstance(node, ast.Assign):
            targets, values = [node.targets[0]], [node.value]
            if isinstance(targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
                targets, values = targets[0].elts, node.value.elts
            for target, value in zip(targets, values, strict=False):
                if isinstance(target, ast.Name) and target.id == name:
                    yield value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target = node.target
            if isinstance(target, ast.Name) and target.id == name:
                yield node.value


def _answers_negative(scope: Scope) -> bool:
    for node in scope.function.nodes:
        if isinstance(node, ast.Return) and node.value is not None:
            value = scope.constant(node.value)
            if value is not None and value < 0:
                return True
    return False


def _is_compared(node: ast.AST, name: str) -> bool:
    if not isinstance(node, ast.Compare):
        return False
    return any(isinstance(n, ast.Name) and n.id == name for n in (node.left, *node.comparators))
