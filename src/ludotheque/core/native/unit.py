"""Which texts and functions make the native unit of a game, and what their names stand for.

Names are looked up as Python does, in the module that holds the function, so that an alias, a
module attribute or the same name in two modules means in native code what it means in Python.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ludotheque.core import carried, game, kernel, playing, sight
from ludotheque.core.native.gather import expanded
from ludotheque.core.native.kinds import WIDE, Kind, annotated
from ludotheque.core.roles import ROLES, role_of
from ludotheque.core.words import DeveloperError
from ludotheque.core.written import Written, home_of

PACKAGE = Path(__file__).resolve().parents[2]
MAKERS = (
    "kinds.py",
    "gather.py",
    "unit.py",
    "scope.py",
    "rewrite.py",
    "generate.py",
    "compiler.py",
    "wrapper.pxi",
)
SHARED = {  # what the wrapper and the glue call, whatever the game calls its own functions
    "set_key": kernel.set_key,
    "check_notes": kernel.check_notes,
    "fold": playing.fold,
    "play_random": playing.play_random,
    "sum_random": playing.sum_random,
}
BUILTINS = ("abs", "float", "int", "len", "max", "min", "range")
MATHS = {math.sqrt: "sqrt", math.log: "log", math.exp: "exp"}
CLOCKS = {time.monotonic_ns: "unit_time", time.thread_time_ns: "unit_thread_time"}
NO_NAMES = """
    bint cdef char cimport const cpdef ctypedef DEF double ELIF ELSE enum extern float IF include
    inline int long NULL object short signed sizeof Desk State struct Tables union unsigned void
    volatile
"""
C_WORDS = frozenset(NO_NAMES.split())  # no argument or local may be called so in Cython
TAKEN = C_WORDS | {"exp", "fabs", "log", "memcpy", "memset", "Native", "sqrt", "whole_abs"}


class NativeError(DeveloperError):
    """The native unit of a game can't be made: says why."""


@dataclass(frozen=True)
class Source:
    """One record-style text and the names that Python sees from it."""

    label: str  # as messages show it: folder and file
    owner: str  # the name of its module
    text: str
    space: Mapping[str, Any]
    lines: Sequence[int] = ()  # of the file, that its own stand for; none: the same

    def line(self, at: int) -> int:
        """The line of the file that one of the text stands for."""
        return self.lines[at - 1] if self.lines else at

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed text."""
        return ast.parse(self.text, self.label)


@dataclass(eq=False)
class Function:
    """One record-style function: its place, parameters and result."""

    source: Source
    node: ast.FunctionDef
    c_name: str = ""
    calls: list[Function] = field(default_factory=list)
    raises: bool = False  # an assertion or a division may fail in it or below it

    @property
    def name(self) -> str:
        """Its name in Python."""
        return self.node.name

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All of its text, walked once: many questions are asked of it."""
        return tuple(ast.walk(self.node))

    @cached_property
    def params(self) -> dict[str, Kind]:
        """The kind of every parameter; unclear ones count as integers."""
        args = self.node.args.args
        return {a.arg: annotated(a.arg, a.annotation) or WIDE for a in args}

    @cached_property
    def result(self) -> Kind:
        """The kind of what it returns."""
        return annotated("", self.node.returns) or WIDE

    @cached_property
    def gives_value(self) -> bool:
        """Whether some `return` carries a value; what gives None may hand over to its like."""
        if isinstance(self.node.returns, ast.Constant):
            return False
        found = (n for n in self.nodes if isinstance(n, ast.Return))
        return any(not is_none(n.value) for n in found)


def is_none(value: ast.expr | None) -> bool:
    """Whether an expression is missing or the constant None."""
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


class Unit:
    """All functions that the contract of a game reaches, with the texts they stand in."""

    def __init__(self, rules: game.Rules) -> None:
        self.rules = rules
        self.layouts = {"State": rules.state, "Tables": rules.tables, "Desk": rules.desk}
        self.sources = list(read_sources(rules))
        self._by_owner = {source.owner: source for source in self.sources}
        self._functions: dict[tuple[str, str], Function] = {}
        for source in self.sources:
            for node in source.tree.body:
                if isinstance(node, ast.FunctionDef):
                    self._functions[source.owner, node.name] = Function(source, node)
        self.roles = {role: self._role(role) for role in ROLES}
        self.shared = {name: self._must_find(made, name) for name, made in SHARED.items()}
        self.redact = self._functions["redact", "redact"]
        carry = carried.search()
        self.search = None if carry is None else self._must_find(carry.search, "search")
        self.decide = None if carry is None else self._must_find(carry.decide, "decide")
        self.contest = None if carry is None else self._must_find(carry.contest, "contest")

    def find(self, made: Any) -> Function | None:
        """The function of this unit that a Python function object is."""
        if not isinstance(made, FunctionType):
            return None
        return self._functions.get((made.__module__, made.__qualname__))

    def roots(self) -> Iterator[Function]:
        """Where compiling starts: the contract, redaction, random play, search, contests."""
        carry = (self.search, self.decide, self.contest)
        named = (*self.roles.values(), *self.shared.values(), self.redact, *carry)
        yield from (f for f in named if f is not None)

    @property
    def ask_count(self) -> int:
        """How many moves `legal` asks about if it was made by `ask_all`, else 0."""
        made = self.rules.legal
        if not is_ask_all(made):
            return 0
        inside = inspect.getclosurevars(made).nonlocals
        if inside["why_not"] is not self.rules.why_not:
            raise NativeError("ask_all was given another why_not than Rules.why_not")
        return int(inside["moves"].count)

    def _role(self, role: str) -> Function | None:
        made = role_of(self.rules, role)
        if made is None or (role == "legal" and is_ask_all(made)):
            return None
        return self._must_find(made, f"Rules.{role}")

    def _must_find(self, made: Any, what: str) -> Function:
        found = self.find(made)
        if found is None:
            raise NativeError(
                f"{self.rules.id}: {what} is {getattr(made, '__qualname__', made)!r} of "
                f"{getattr(made, '__module__', '?')}, not a plain function of Rules.modules"
            )
        return found


def is_ask_all(made: Callable[..., Any]) -> bool:
    """Whether a `legal` was made by `game.ask_all`."""
    return made.__module__ == game.__name__ and made.__qualname__ == "ask_all.<locals>.legal"


def read_sources(
    rules: game.Rules, rewrite: Callable[[str], tuple[str, list[int]]] = expanded
) -> Iterator[Source]:
    """The texts of a unit: declarations, kernel, the game, redaction, random play, search."""
    carry = carried.search()
    yield from _declared(rules.modules)
    for module in (kernel, *rules.modules):
        yield _of_module(module, rewrite)
    yield Source("redact", "redact", "\n" + sight.redact_source(rules.state), {})
    for module in (playing, *(carry.modules if carry else ())):
        yield _of_module(module, rewrite)


def _declared(modules: Sequence[ModuleType]) -> Iterator[Source]:
    """The texts written from what these modules name: rows, packed fields."""
    found: dict[str, Written] = {}
    for value in (value for module in modules for value in vars(module).values()):
        home = home_of(value)
        if home is not None and found.setdefault(home.title, home) is not home:
            raise NativeError(f"two declarations are called {home.title!r}")
    for home in found.values():
        yield Source(home.title.replace("_", "/", 1), home.title, home.text, home.space)


def as_written(text: str) -> tuple[str, list[int]]:
    """A text as it stands in its file."""
    return text, []


def _of_module(module: ModuleType, rewrite: Callable[[str], tuple[str, list[int]]]) -> Source:
    assert module.__file__ is not None, f"{module.__name__} has no file"
    path = Path(module.__file__)
    label = f"{path.parent.name}/{path.name}"
    text, lines = rewrite(path.read_text(encoding="utf-8"))
    return Source(label, module.__name__, text, vars(module), lines)


def _numbers(space: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The integers that a text can name, its own and those of modules it names."""
    found = {name: value for name, value in space.items() if isinstance(value, int)}
    for name, module in space.items():
        if isinstance(module, ModuleType):
            inside = vars(module).items()
            found.update({f"{name}.{k}": v for k, v in inside if isinstance(v, int)})
    return sorted(found.items())


def digest(rules: game.Rules) -> str:
    """Sixteen digits that stand for all that the native unit is made from.

    Texts count as written: to parse them would take most of the time that a small command takes.
    """
    total = hashlib.blake2b(digest_size=8)
    for source in read_sources(rules, as_written):
        total.update(repr((source.owner, source.text, _numbers(source.space))).encode())
    for layout in (rules.state, rules.tables, rules.desk):
        total.update(repr((layout.head_size, layout.placed)).encode())
    roles = [(role, getattr(role_of(rules, role), "__qualname__", None)) for role in ROLES]
    total.update(
        repr((roles, rules.width, rules.moves.count, rules.seats, rules.most_seats)).encode()
    )
    for name in MAKERS:
        total.update((Path(__file__).parent / name).read_bytes())
    return total.hexdigest()
