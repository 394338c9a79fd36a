"""Unsigned 64-bit words among signed numbers: where C and Python part."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from ludotheque.core.native.kinds import Kind
from ludotheque.core.native.scope import Scope
from ludotheque.core.native.unit import Function

Say = Callable[[ast.AST, str], None]


def check_word(scope: Scope, node: ast.AST, say: Say) -> None:
    """Name every word that becomes a signed number with its top bit, and every mixed comparison."""
    if isinstance(node, ast.Compare):
        _compare(scope, node, say)
        return
    for value, kind, place in _moves(scope, node):
        signed = not kind.is_word and not kind.is_row and not kind.is_record and kind.base != "f8"
        if signed and scope.kind(value).is_word and not fits(scope, value):
            say(node, f"an unsigned word goes into {place}, which is signed: use u64 or cut it")


def _moves(scope: Scope, node: ast.AST) -> Iterator[tuple[ast.expr, Kind, str]]:
    """The values that go somewhere, with the kind and name of the place."""
    if isinstance(node, ast.Assign):
        yield node.value, scope.kind(node.targets[0]), ast.unparse(node.targets[0])
    elif isinstance(node, (ast.AnnAssign, ast.AugAssign)) and node.value is not None:
        yield node.value, scope.kind(node.target), ast.unparse(node.target)
    elif isinstance(node, ast.Return) and node.value is not None:
        yield node.value, scope.function.result, "the result"
    elif isinstance(node, ast.Call):
        called = scope.callee(node)
        if isinstance(called, Function):
            for arg, (name, kind) in zip(node.args, called.params.items(), strict=False):
                yield arg, kind, repr(name)


def _compare(scope: Scope, node: ast.Compare, say: Say) -> None:
    parts: list[ast.expr] = []
    for part in (node.left, *node.comparators):
        parts += part.elts if isinstance(part, ast.Tuple) else [part]
    words = [p for p in parts if scope.kind(p).is_word]
    for part in parts:
        value = scope.constant(part)
        signed = value < 0 if value is not None else part not in words
        if words and signed and scope.kind(part).base != "f8":
            say(node, f"{ast.unparse(part)!r} is signed and compared with an unsigned word")


def fits(scope: Scope, node: ast.expr) -> bool:
    """Whether a word surely has its top bit clear."""
    if not scope.kind(node).is_word:
        return True
    if isinstance(node, ast.IfExp):
        return fits(scope, node.body) and fits(scope, node.orelse)
    if not isinstance(node, ast.BinOp):
        return False
    right = scope.constant(node.right)
    if isinstance(node.op, (ast.RShift, ast.FloorDiv)):
        return right is not None and right >= (1 if isinstance(node.op, ast.RShift) else 2)
    if isinstance(node.op, ast.BitAnd):
        sides = (right, scope.constant(node.left))
        return any(side is not None and 0 <= side < 1 << 63 for side in sides)
    return isinstance(node.op, ast.Mod)
