"""The records of a game as Python types, for type checkers: text derived from their layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.core.record import Layout, Record
from ludotheque.core.state import AnyState

HEAD = (
    "from ludotheque.core.record import Record\n"
    "from ludotheque.core.state import AnyState\n"
    "from ludotheque.core.types import "
)
NAMES = ("NUMBER", "ROW", "ROWS", "SHEETS", "BOOKS")  # by depth, as `types` has them
WIDTH = 100  # of a line


def shapes_of(*layouts: Layout) -> str:
    """A class for each layout, its fields by their type: those of a type stand together."""
    depths = sorted({len(f.shape) for layout in layouts for f in layout.fields})
    head = HEAD + ", ".join(sorted(NAMES[depth] for depth in depths)) + "\n"
    return "\n\n".join([head, *map(_shape, layouts)])


def _shape(layout: Layout) -> str:
    base: type[Record] = AnyState if layout.name == "State" else Record
    lines = [
        f"class {layout.name}({base.__name__}):",
        f'    """What the record {layout.name} holds."""',
        "",
    ]
    own = [f for f in layout.fields if f.name not in base.__annotations__]
    for depth, name in enumerate(NAMES):
        fields = (f"{f.name} = " for f in own if len(f.shape) == depth)
        lines += (f"    {row}{name}" for row in filled(fields, WIDTH - len(f"    {name}")))
    return "\n".join(lines) + "\n"


def filled(words: Iterable[str], width: int) -> Iterator[str]:
    """Words in their order on lines that are not too wide."""
    line = ""
    for word in words:
        if line and len(line + word) > width:
            yield line
            line = ""
        line += word
    if line:
        yield line
