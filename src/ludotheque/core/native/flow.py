"""Paths through a function: locals read before they are set, and ends without a value.

Conservative: a loop may run no time at all, and two tests of the same thing are two tests.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

Known = frozenset[str]  # the locals that surely have a value
GONE = None  # the path does not go on


class Flow:
    """Follows one function; `early` holds the reads that may come too early."""

    def __init__(self, node: ast.FunctionDef, params: Known, names: Known) -> None:
        self.names = names
        self.early: list[ast.Name] = []
        self._breaks: list[list[Known]] = []
        self.falls_through = self._block(node.body, params) is not GONE

    def _block(self, body: list[ast.stmt], known: Known) -> Known | None:
        now: Known | None = known
        for statement in body:
            if now is GONE:
                break
            now = self._statement(statement, now)
        return now

    def _statement(self, node: ast.stmt, known: Known) -> Known | None:
        if isinstance(node, ast.If):
            self._read(node.test, known)
            return _both(self._block(node.body, known), self._block(node.orelse, known))
        if isinstance(node, ast.For):
            return self._for(node, known)
        if isinstance(node, ast.While):
            return self._while(node, known)
        self._read_simple(node, known)
        if isinstance(node, ast.Break) and self._breaks:
            self._breaks[-1].append(known)
        if isinstance(node, (ast.Return, ast.Break, ast.Continue)) or _never_holds(node):
            return GONE
        return known | frozenset(_set_by(node))

    def _for(self, node: ast.For, known: Known) -> Known | None:
        self._read(node.iter, known)
        self._breaks.append([])
        self._block(node.body, known | frozenset(_names(node.target)))
        return self._after_loop(self._block(node.orelse, known))

    def _while(self, node: ast.While, known: Known) -> Known | None:
        self._read(node.test, known)
        self._breaks.append([])
        self._block(node.body, known)
        endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return self._after_loop(GONE if endless else self._block(node.orelse, known))

    def _after_loop(self, normal: Known | None) -> Known | None:
        for known in self._breaks.pop():
            normal = _both(normal, known)
        return normal

    def _read_simple(self, node: ast.stmt, known: Known) -> None:
        self._read(node, known)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            self._check(node.target, known)

    def _read(self, node: ast.AST, known: Known) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load):
                self._check(inner, known)

    def _check(self, name: ast.Name, known: Known) -> None:
        if name.id in self.names and name.id not in known:
            self.early.append(name)


def _both(a: Known | None, b: Known | None) -> Known | None:
    if a is GONE or b is GONE:
        return b if a is GONE else a
    return a & b


def _never_holds(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Assert) and isinstance(node.test, ast.Constant) and not node.test.value
    )


def _set_by(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id


def _names(target: ast.expr) -> Iterator[str]:
    yield from (n.id for n in ast.walk(target) if isinstance(n, ast.Name))
