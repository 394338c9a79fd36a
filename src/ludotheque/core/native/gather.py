"""`sum`, `any` and `all` of a generator as plain loops, before a text is compiled.

    return sum(s.mana[unit] for unit in range(s.units_n) if s.seat_of[unit] == seat)

A loop runs ahead of its statement, so what is gathered must be asked for in any case: where it is
not, as behind an `and`, the generator is left, and the lint names it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import zip_longest

FOLDED = {"sum": 0, "any": 0, "all": 1}  # what each is while nothing was found


def expanded(text: str) -> tuple[str, list[int]]:
    """The text with loops in place of generators; which line of it each of its lines stands for."""
    lines = text.split("\n")
    found = [([line], at) for at, line in enumerate(lines, 1)]
    for node in ast.parse(text).body:
        loops = _Function()
        if isinstance(node, ast.FunctionDef) and any(map(_is_gathered, ast.walk(node))):
            node.body = loops.block(node.body)
        if isinstance(node, ast.FunctionDef) and loops.count:
            first, last = node.lineno - 1, node.end_lineno or node.lineno
            found[first] = (ast.unparse(ast.fix_missing_locations(node)).split("\n"), node.lineno)
            found[first + 1 : last] = [([], at) for at in range(first + 2, last + 1)]
    made = [(line, at) for some, at in found for line in some]
    return "\n".join(line for line, _ in made), [at for _, at in made]


def _is_gathered(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return node.func.id in FOLDED and [type(arg) for arg in node.args] == [ast.GeneratorExp]


class _Function(ast.NodeTransformer):
    """Writes the loops of one function."""

    def __init__(self) -> None:
        self.count = 0
        self.ahead: list[ast.stmt] = []
        self.ranges: dict[str, ast.expr] = {}

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Statements, each behind the loops it needs; a range may be named on the line before."""
        made: list[ast.stmt] = []
        for statement, behind in zip_longest(body, body[1:]):
            if behind is not None and self._names_range(statement, behind):
                continue
            self.ahead = []
            if isinstance(statement, ast.If):
                statement.test = self.visit(statement.test)
            elif not isinstance(statement, (ast.For, ast.While)):
                self.generic_visit(statement)
            made += [*self.ahead, statement]
            for name in ("body", "orelse"):
                setattr(statement, name, self.block(getattr(statement, name, [])))
            self.ranges = {}
        return made

    def _names_range(self, node: ast.stmt, behind: ast.stmt) -> bool:
        """Whether a statement gives a name to a range of which the next one gathers."""
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            return False
        found = (n for call in ast.walk(behind) if _is_gathered(call) for n in ast.walk(call))
        name, loops = node.targets[0].id, (n for n in found if isinstance(n, ast.comprehension))
        if not any(isinstance(n.iter, ast.Name) and n.iter.id == name for n in loops):
            return False
        self.ranges[name] = node.value
        return True

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.BoolOp:
        """Only the first value is asked for in any case."""
        node.values[0] = self.visit(node.values[0])
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.IfExp:
        """Only the test is."""
        node.test = self.visit(node.test)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """The first two values are."""
        node.left, node.comparators[0] = self.visit(node.left), self.visit(node.comparators[0])
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.GeneratorExp:
        """Not one inside another."""
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """What is gathered, by its name."""
        if not _is_gathered(node):
            return self.generic_visit(node)
        assert isinstance(node.func, ast.Name) and isinstance(node.args[0], ast.GeneratorExp)
        self.count += 1
        for loop in node.args[0].generators:
            if isinstance(loop.iter, ast.Name):
                loop.iter = self.ranges.get(loop.iter.id, loop.iter)
        kind, inside = node.func.id, _own_names(node.args[0], self.count)
        name = f"gather_{self.count}"
        start = f"{name} = {FOLDED[kind]}"
        self.ahead += ast.parse("\n".join([start, *_loops(inside, kind, name)])).body
        return ast.Name(name, ast.Load())


def _own_names(node: ast.GeneratorExp, count: int) -> ast.GeneratorExp:
    """A generator whose locals are called otherwise than those of its function."""
    names = {n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name)}
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and inner.id in names:
            inner.id = f"{inner.id}_{count}"
    return node


def _loops(node: ast.GeneratorExp, kind: str, name: str) -> Iterator[str]:
    """The lines that gather."""
    margin, ends = "", []
    for inner in node.generators:
        yield f"{margin}for {ast.unparse(inner.target)} in {ast.unparse(inner.iter)}:"
        ends.append(margin)
        margin += "    "
        for test in inner.ifs:
            yield f"{margin}if {ast.unparse(test)}:"
            margin += "    "
    if kind == "sum":
        yield f"{margin}{name} += {ast.unparse(node.elt)}"
        return
    found = ast.unparse(node.elt)
    yield f"{margin}if {f'not ({found})' if kind == 'all' else found}:"
    yield f"{margin}    {name} = {1 - FOLDED[kind]}"
    yield f"{margin}    break"
    for outer in reversed(ends[1:]):  # what was found is looked for no more
        yield f"{outer}if {name} == {1 - FOLDED[kind]}:"
        yield f"{outer}    break"
