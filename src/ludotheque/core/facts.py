"""What is printed, told to pages: values of what was read, under the names of a declared type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

Told = TypeVar("Told")


def fact(kind: type[Told], source: Any, **given: Any) -> Told:
    """All that a TypedDict names: what is given, else what the source has under that name."""
    names = kind.__annotations__
    found = {name: getattr(source, name) for name in names if name not in given} | given
    return cast(Told, {name: _plain(found[name]) for name in names})


def _plain(value: Any) -> Any:
    """A value fit for JSON, which has but lists and objects."""
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, tuple) else value
