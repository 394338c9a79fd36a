"""Packed fields: several small numbers in one entry, and nothing at all as 0.

    UNIT = packed(Field("unit", "u1", (CELLS,), PUBLIC, "what stands there"), owner=3, type=5)

declares a field whose entries hold an owner in three bits and a type in five, and the functions
`UNIT.pack(owner, type)`, `UNIT.owner(entry)`, `UNIT.type(entry)` and, for an entry of the field
itself, `UNIT.owner_at(s, cell)`, `UNIT.type_at(s, cell)`. The last part counts from one, so that no
entry that holds something is 0: it has room for one number less than its bits.
"""

from __future__ import annotations

from ludotheque.core.record import SIZES, Field
from ludotheque.core.written import Written


class Packed(Written):
    """A declared packed field: the field for the list of a record, its functions for rules."""

    def __init__(self, field: Field, parts: dict[str, int]) -> None:
        self.field = field
        self.shifts: dict[str, int] = {}
        self.bits = parts
        at = 0
        for name, bits in parts.items():
            self.shifts[name] = at
            at += bits
        self.last = list(parts)[-1]
        super().__init__(f"packed_{field.name}", self._functions())

    def room(self, part: str) -> int:
        """How many numbers a part can be, from 0."""
        return (1 << self.bits[part]) - (part == self.last)

    def _functions(self) -> dict[str, list[str]]:
        axes = [f"i{depth}" for depth in range(len(self.field.shape))]
        spot = f"s.{self.field.name}" + "".join(f"[{i}]" for i in axes)
        taken = [f"{part}_" for part in self.bits]  # a part may be called as a builtin of Python
        made = '"""The entry that holds these parts."""'
        found = {f"pack({', '.join(taken)})": [made, f"return {self._packed(taken)}"]}
        for part in self.bits:
            said, whole = f'"""{part.capitalize()} of', f"{part}_at({', '.join(['s', *axes])})"
            found[f"{part}(entry)"] = [f'{said} an entry."""', f"return {self.read(part, 'entry')}"]
            found[whole] = [f'{said} what lies there."""', f"return {self.read(part, spot)}"]
        return found

    def _packed(self, values: list[str]) -> str:
        last = f"(({values[-1]} + 1) << {self.shifts[self.last]})"
        pairs = zip(values[:-1], self.shifts.values(), strict=False)
        return " + ".join([*(f"({value} << {at})" if at else value for value, at in pairs), last])

    def read(self, part: str, entry: str) -> str:
        """The expression that reads a part of an entry, the same in Python and TypeScript."""
        shifted = f"({entry} >> {self.shifts[part]})" if self.shifts[part] else entry
        if part == self.last:
            return f"{shifted} - 1"
        return f"{shifted} & {(1 << self.bits[part]) - 1}"

    def typescript(self) -> str:
        """The same functions for a page, as one constant with the name of the field."""
        named = [f"{part}: number" for part in self.bits]
        lines = [f"  pack: ({', '.join(named)}): number => {self._packed(list(self.bits))},"]
        for part in self.bits:
            lines.append(f"  {part}: (entry: number): number => {self.read(part, 'entry')},")
        return "\n".join([f"export const {self.field.name} = {{", *lines, "};\n"])


def packed(field: Field, /, **bits: int) -> Packed:
    """A field whose entries hold several parts, each with so many bits, the first lowest."""
    if field.type[0] != "u" or sum(bits.values()) > 8 * SIZES[field.type]:
        raise ValueError(f"{field.name}: {sum(bits.values())} bits do not fit {field.type}")
    return Packed(field, bits)
