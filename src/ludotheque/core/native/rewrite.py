"""Record-style text as Cython text: typed signatures, the same statements on the same lines.

Beside declaring, a rewritten copy does four things: it puts constants in place, widens 32-bit
operands so that no sum, product or shift is cut off, hands the desk on where Python hands on the
contract `g`, and gives every function a result, because a C function without one can't report a
failed assertion.
"""

from __future__ import annotations

import ast
import io
import tokenize

from ludotheque.core.native.kinds import literal, of_number
from ludotheque.core.native.scope import Scope
from ludotheque.core.native.unit import Function, Source, is_none

CAST = "<long long>"
FAILED = {"i8": "-2000000011", "u8": "0xC0FFEE5AFE5A1ADEULL", "f8": "-1.5e300"}  # unlikely results


def failing(function: Function | None, base: str = "i8") -> str:
    """How a signature reports a failed assertion: not at all if it can't fail."""
    if function is None or not function.raises:
        return "noexcept"
    return f"except? {FAILED[base]}"


def signature(function: Function) -> str:
    """The C signature of a function."""
    inside = ", ".join(f"{kind.c_type} {name}" for name, kind in function.params.items())
    base = function.result.base
    result = function.result.c_type
    return f"cdef inline {result} {function.c_name}({inside}) {failing(function, base)} nogil:"


def rewritten(source: Source, scopes: dict[Function, Scope]) -> str:
    """The text of a source as Cython reads it; what nobody reaches is left blank."""
    edits = Edits(source.text)
    kept: set[int] = set()
    for function, scope in scopes.items():
        if function.source is source:
            Rewriter(scope, edits).function()
            kept.update(range(function.node.lineno - 1, (function.node.end_lineno or 0) + 1))
    lines = edits.applied().split("\n")
    return "\n".join(line if at in kept else "" for at, line in enumerate(lines, 1))


class Edits:
    """Changes to a text that keep every line where it is."""

    def __init__(self, text: str) -> None:
        self.raw = text.encode()
        self.starts = [0]
        for line in self.raw.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        self._made: set[tuple[int, int, bytes]] = set()
        self.colons = _signature_ends(text)

    def at(self, line: int, column: int) -> int:
        """The byte at which a line and column stand (columns count bytes, as in `ast`)."""
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Where a node begins."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Where a node ends."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def insert(self, node: ast.expr, text: str) -> None:
        """Put text before a node."""
        self.replace(self.start(node), self.start(node), text)

    def replace(self, start: int, end: int, text: str) -> None:
        """Put text in place of a stretch, with as many line ends as it had."""
        text += "\n" * self.raw[start:end].count(b"\n")
        self._made.add((start, end, text.encode()))

    def applied(self) -> str:
        """The text with all changes made."""
        parts, done = [], 0
        for start, end, text in sorted(self._made):
            assert start >= done, f"two changes at byte {start}"
            parts += [self.raw[done:start], text]
            done = end
        return b"".join([*parts, self.raw[done:]]).decode()


def _signature_ends(text: str) -> dict[int, tuple[int, int]]:
    """Line of each `def` -> line and character column just after the colon of its signature."""
    ends: dict[int, tuple[int, int]] = {}
    line, depth = 0, 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and token.string == "def" and not line:
            line = token.start[0]
        elif token.type == tokenize.OP and line:
            depth += (token.string in "([{") - (token.string in ")]}")
            if token.string == ":" and depth == 0:
                ends[line], line = token.end, 0
    return ends


class Rewriter:
    """Writes the changes that one function needs."""

    def __init__(self, scope: Scope, edits: Edits) -> None:
        self.scope, self.edits = scope, edits

    def function(self) -> None:
        """Signature, declarations and body."""
        node = self.scope.function.node
        line, column = self.edits.colons[node.lineno]
        column = len(self.scope.function.source.text.split("\n")[line - 1][:column].encode())
        self.edits.replace(
            self.edits.start(node), self.edits.at(line, column), signature(self.scope.function)
        )
        if self.scope.locals:
            kinds = (f'{name}="{kind.c_type}"' for name, kind in self.scope.locals.items())
            above = self.edits.at(node.lineno - 1, 0)
            ends = self.edits.start(node) - 1
            self.edits.replace(above, ends, f"@cython.locals({', '.join(kinds)})")
        for statement in node.body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        """One statement with all that is inside it."""
        if isinstance(node, ast.Return) and is_none(node.value):
            self.edits.replace(self.edits.start(node), self.edits.end(node), "return 0")
            return
        if isinstance(node, ast.AnnAssign):
            self._annotated(node)
        if isinstance(node, ast.For):
            self._for(node)
        if isinstance(node, ast.Assert):
            self.load(node.test)
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                self.statement(child)
            elif isinstance(child, ast.expr) and not isinstance(node, (ast.For, ast.AnnAssign)):
                self.expression(child)

    def _annotated(self, node: ast.AnnAssign) -> None:
        """`name: kind = value` without its annotation; the columns stay."""
        self.expression(node.target)
        if node.value is None:
            self.edits.replace(self.edits.start(node), self.edits.end(node), "pass")
            return
        start, end = self.edits.end(node.target), self.edits.end(node.annotation)
        self.edits.replace(start, end, " " * (end - start))
        self.load(node.value)

    def _for(self, node: ast.For) -> None:
        """A loop over a row says how long the row is."""
        self.expression(node.target)
        self.load(node.iter)
        if self.scope.kind(node.iter).is_row:
            end = self.edits.end(node.iter)
            self.edits.replace(end, end, f"[:{self.scope.kind(node.iter).shape[0]}]")

    def expression(self, node: ast.expr) -> None:
        """A target or a value."""
        if isinstance(getattr(node, "ctx", None), ast.Store):
            self._store(node)
        else:
            self.load(node)

    def _store(self, node: ast.expr) -> None:
        if isinstance(node, ast.Subscript):
            self.load(node.slice)
            self._place(node.value)
        elif isinstance(node, ast.Tuple):
            for target in node.elts:
                self._store(target)

    def _place(self, node: ast.expr) -> None:
        """The row that an index picks from: only its own indices are values."""
        if isinstance(node, ast.Subscript):
            self.load(node.slice)
            self._place(node.value)

    def load(self, node: ast.expr) -> None:
        """A value."""
        value = self.scope.constant(node)
        if value is not None:
            plain = isinstance(node, ast.Constant) and of_number(value).is_narrow
            if not plain:
                self.edits.replace(self.edits.start(node), self.edits.end(node), literal(value))
        elif isinstance(node, ast.Call):
            self._call(node)
        elif isinstance(node, (ast.Attribute, ast.Subscript)):
            if self.scope.kind(node).base == "u4" and not self.scope.kind(node).is_row:
                self.edits.insert(node, CAST)
            self._place(node)
        else:
            if isinstance(node, ast.BinOp) and self.scope.needs_cast(node):
                self._widen(node.left)
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self.load(child)

    def _widen(self, left: ast.expr) -> None:
        """C takes the wider of two operands, so the first leaf is enough; a truth value is 0 or 1
        and needs nothing."""
        leaf = left
        while not isinstance(leaf, (ast.Compare, ast.BoolOp)):
            inner = getattr(leaf, "left", getattr(leaf, "body", None))
            if not isinstance(inner, ast.expr):
                break
            leaf = inner
        if isinstance(leaf, (ast.Compare, ast.BoolOp)):
            return
        if isinstance(leaf, ast.UnaryOp) and isinstance(leaf.op, ast.Not):
            return
        self.edits.insert(left, CAST)

    def _call(self, node: ast.Call) -> None:
        called = self.scope.callee(node)
        args = list(node.args)
        if isinstance(called, Function):
            self._rename(node.func, called.c_name)
        elif called is not None:
            self._rename(node.func, self._c_word(called, args))
            if isinstance(node.func, ast.Attribute) and self.scope.contract_name(node.func):
                self.edits.insert(args[0], f"{ast.unparse(node.func.value)}, ")
        for arg in args:
            self.load(arg)

    def _c_word(self, called: str, args: list[ast.expr]) -> str:
        if called.startswith("g."):
            return f"game_{called[2:]}"
        if called == "abs":
            return "fabs" if self.scope.kind(args[0]).base == "f8" else "whole_abs"
        return {"int": CAST, "float": "<double>"}.get(called, called)

    def _rename(self, node: ast.expr, name: str) -> None:
        if ast.unparse(node) != name:
            self.edits.replace(self.edits.start(node), self.edits.end(node), name)
