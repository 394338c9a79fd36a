"""Patches: the cells of a state that changed, for one eye; a `witness` makes them.

A patch is fit for JSON: `{field: value}`, or `{field: {index: value}}` and deeper for the cells of
a field with axes.
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any]
ALL = -1  # the eye of who is shown all of a past


def patched(value: Any, change: Any) -> Any:
    """A value with a patch applied; what the patch does not name is shared with the old one."""
    if not isinstance(change, dict):
        return change
    if isinstance(value, dict):
        return {**value, **{key: patched(value[key], inner) for key, inner in change.items()}}
    made = list(value)
    for key, inner in change.items():
        made[int(key)] = patched(made[int(key)], inner)  # JSON makes words of indices
    return made


def joined(first: list[Patch], then: list[Patch]) -> list[Patch]:
    """The patches of two moves in a row as those of one."""
    return [*first[:-1], _merged(first[-1], then[0]), *then[1:]]


def _merged(first: Any, then: Any) -> Any:
    if not (isinstance(first, dict) and isinstance(then, dict)):
        return then
    return {**first, **{k: _merged(first.get(k), v) for k, v in then.items()}}
