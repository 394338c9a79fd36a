"""Which functions of a contract are compiled, and the modules that hold all they call.

A game names the functions; their files, and those of whatever they call, are found by the calls
themselves, as Python sees the names. So no list of files is kept beside the imports.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from ludotheque.core.written import Written, home_of

ROLES = (
    "setup",
    "why_not",
    "legal",
    "apply",
    "outcome",
    "guess",
    "estimate",
    "prune",
    "playout_moves",
    "random_moves",
    "advise",
    "chapter",
    "pace",
    "turns",
    "wastes",
    "tidy",
    "suspect",
)
OWN = ("ludotheque.core.kernel", "ludotheque.core.game")  # of every unit, and what asks `why_not`


def role_of(rules: Any, role: str) -> Any:
    """What the contract holds under a name: its own, or what it knows for computer players."""
    return getattr(rules.brain if hasattr(rules.brain, role) else rules, role)


def modules_of(rules: Any) -> tuple[ModuleType, ...]:
    """The record-style files of a game, by name."""
    held = (role_of(rules, role) for role in ROLES)
    waiting = [inspect.unwrap(made) for made in held if made is not None]
    seen: set[FunctionType] = set()
    while waiting:
        made = waiting.pop()
        if made not in seen and made.__module__ not in OWN:
            seen.add(made)
            waiting += _named(made)
    names = {made.__module__ for made in seen if home_of(made) is None}
    return tuple(sys.modules[name] for name in sorted(names))


def _named(made: FunctionType) -> Iterator[FunctionType]:
    """The functions that the text of one names, alone or as `module.function`, or declared."""
    names = tuple(_names(made.__code__))
    for value in (made.__globals__.get(name) for name in names):
        if isinstance(value, FunctionType):
            yield value
        elif isinstance(value, (ModuleType, Written)):
            inside = (getattr(value, name, None) for name in names)
            yield from (held for held in inside if isinstance(held, FunctionType))


def _names(code: CodeType) -> Iterator[str]:
    """All names that a text names, those of its generators among them."""
    yield from code.co_names
    for inner in (const for const in code.co_consts if isinstance(const, CodeType)):
        yield from _names(inner)
