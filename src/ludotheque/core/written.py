"""Record-style functions written from a declaration: Python runs them, native units compile them.

A rule calls them by the name of what was declared, `ABOARD.push(s, seat, …)`, or under a name that
its module gives them, `owner_at = UNIT.owner_at`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import TYPE_CHECKING, Any

Lines = list[str]
NONE: Mapping[str, Any] = {}


class Written:
    """The functions that a declaration stands for, and the text they are made from."""

    def __init__(
        self, title: str, functions: dict[str, Lines], names: Mapping[str, Any] = NONE
    ) -> None:
        self.title = title  # how native units tell it from other texts
        blocks = ["\n    ".join([f"def {head}:", *body]) for head, body in functions.items()]
        self.text = "\n\n".join([f'"""{title}"""', *blocks]) + "\n"
        self.space: dict[str, Any] = {"__name__": title, **names}  # what the text may name
        exec(self.text, self.space)  # our own text, from our own declaration
        for name, made in self.space.items():
            if isinstance(made, FunctionType) and name not in names:
                if hasattr(self, name):
                    raise ValueError(f"{title}: nothing in it can be called {name!r}")
                made.__dict__["written"] = self
                self.__dict__[name] = made

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., int]: ...


def home_of(value: Any) -> Written | None:
    """The declaration that a value is, or from which a function was written."""
    if isinstance(value, Written):
        return value
    found = getattr(value, "written", None) if isinstance(value, FunctionType) else None
    return found if isinstance(found, Written) else None
