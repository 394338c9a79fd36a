"""The records of a game as Python types, for type checkers: text derived from their layouts."""

from __future__ import annotations

from ludotheque.core.record import Layout, Record
from ludotheque.core.state import AnyState

HEAD = (
    "from ludotheque.core.record import Record\n"
    "from ludotheque.core.state import AnyState\n"
    "from ludotheque.core.types import "
)
NAMES = ("int", "Row", "Rows", "Sheets", "Books")  # by depth: a field may be called `list`


def shapes_of(*layouts: Layout) -> str:
    """A class for each layout, with the type and the meaning of every field."""
    depths = sorted({len(f.shape) for layout in layouts for f in layout.fields} - {0})
    head = HEAD + ", ".join(sorted(NAMES[depth] for depth in depths)) + "\n"
    return "\n\n".join([head, *map(_shape, layouts)])


def _shape(layout: Layout) -> str:
    base: type[Record] = AnyState if layout.name == "State" else Record
    head = f"class {layout.name}({base.__name__}):"
    own = [f for f in layout.fields if f.name not in base.__annotations__]
    lines = [head, f'    """What the record {layout.name} holds."""', ""]
    return "\n".join([*lines, *(f"    {f.name}: {NAMES[len(f.shape)]}" for f in own)]) + "\n"
