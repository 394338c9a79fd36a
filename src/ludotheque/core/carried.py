"""What native units carry besides the rules: the computer players, handed in by the package.

The core imports no player; `ludotheque` itself, which may import everything, says where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType


@dataclass(frozen=True)
class Search:
    """Record-style modules in the order of their use, and the functions that are called of them."""

    modules: tuple[ModuleType, ...]
    search: Callable[..., object]
    decide: Callable[..., object]
    contest: Callable[..., object]


_found: list[Callable[[], Search]] = []


def hand_in(find: Callable[[], Search]) -> None:
    """Say where the search is found; it is loaded when a unit needs it."""
    _found[:] = [find]


def search() -> Search | None:
    """The search that units carry, if one was handed in."""
    return _found[0]() if _found else None
