"""What stands on places: fields by place that belong together, and what rules do with them.

    UNITS = Standing("units", public("unit", "i1", (SPOTS,), …), public("hp", "i2", (SPOTS,), …))

declares these fields and the functions `UNITS.clear(s, at)`, after which nothing stands there, and
`UNITS.swap(s, a, b)`: what stands on two places changes places, one of which may be empty.
"""

from __future__ import annotations

from ludotheque.core.record import Field
from ludotheque.core.written import Lines, Written


class Standing(Written):
    """Declared fields by place: for the list of a record, and their functions for rules."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.fields = fields
        clear = [line for field in fields for line in _each(field, f"{{at}} = {field.hidden}")]
        swap = [line for field in fields for line in _each(field, "{a}, {b} = {b}, {a}")]
        functions = {
            "clear(s, at)": ['"""Nothing stands there."""', *clear],
            "swap(s, a, b)": ['"""What stands there changes places."""', *swap],
        }
        super().__init__(f"standing_{name}", functions)


def _each(field: Field, done: str) -> Lines:
    """What is done with a field at some places, or with each of its entries there."""
    _, *inner = field.shape
    entry = "[i]" if inner else ""
    line = done.format_map({at: f"s.{field.name}[{at}]{entry}" for at in ("at", "a", "b")})
    return [f"for i in range({inner[0]}):", f"    {line}"] if inner else [line]
