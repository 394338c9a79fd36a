"""Sight: the one way a state leaves the engine.

From the sight declared with each field comes a small record-style function that blanks, in place,
all that a seat may not know: the native builder compiles it, and search runs it. A view in Python
is made from the same declarations by expressions that go through long rows at once; tests hold the
two together.
"""

from __future__ import annotations

from itertools import compress
from typing import Any

from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, SIZES, Field, Layout


def redact(layout: Layout, s: Any, seat: int) -> Any:
    """A copy of the state that holds only what `seat` (or SPECTATOR) may know, without notes."""
    return _made(layout)["look"](s, seat)


def glimpse(layout: Layout, s: Any, seat: int) -> Any:
    """The same of a position that never changes again: each field is made when it is asked for."""
    view = _made(layout)["glimpse"]()
    view.of, view.by = s, seat
    return view


def differs(layout: Layout, s: Any, w: Any, seat: int) -> bool:
    """Whether a seat sees a difference between two positions."""
    return bool(_made(layout)["differs"](s, w, seat))


def blank(layout: Layout) -> Any:
    """The function `redact(s, seat)` of a layout, which blanks in place."""
    return _made(layout)["redact"]


def _made(layout: Layout) -> dict[str, Any]:
    """The functions of a layout, made once."""
    made = _MADE.get(id(layout))
    if made is None:
        space: dict[str, Any] = {"cls": layout.cls, "row_differs": row_differs}
        space |= {"places": places, "only": only}
        text = redact_source(layout) + _look_source(layout) + _differs_source(layout)
        exec(text + _glimpse_source(layout), space)  # our own text, from our own field list
        made = _MADE[id(layout)] = (layout, space)
    return made[1]


_MADE: dict[int, tuple[Layout, dict[str, Any]]] = {}
LONG = 256  # entries of a row that is not gone through for every field
PART = 32  # entries of a long row compared at once
BITS = ("    bit, small = 1 << seat, 1 << (seat & 7)",)  # of a seat in a mask, and in one of a byte


def _look_source(layout: Layout) -> str:
    """Text of `look(s, seat)`: the view, field by field."""
    lines = ["def look(s, seat):", *BITS, "    view = cls()"]
    for mask in _long_masks(layout):
        lines.append(f"    in_{mask} = places(s.{mask}, {_own_bit(layout.by_name[mask])})")
    lines += [f"    view.{f.name} = {_looked(layout, f, '')}" for f in layout.fields]
    return "\n".join([*lines, "    return view\n"])


def _glimpse_source(layout: Layout) -> str:
    """Text of the class `glimpse`: a view that makes a field when it is first asked for."""
    masks = _long_masks(layout)
    made = {f"in_{mask}": f"places(s.{mask}, {_own_bit(layout.by_name[mask])})" for mask in masks}
    made |= {f.name: _looked(layout, f, "view.") for f in layout.fields}
    lines = []
    for name, shown in made.items():
        lines += [f"def see_{name}(view):", "    s, seat = view.of, view.by", *BITS]
        lines += [f"    view.{name} = {shown}", f"    return view.{name}"]
    lines += ["SEE = {" + ", ".join(f"{name!r}: see_{name}" for name in made) + "}"]
    slots = ("of", "by", *(f"in_{mask}" for mask in masks))
    lines += ["class glimpse(cls):", f"    __slots__ = {slots}"]
    lines += ["    def __getattr__(view, name):", "        return SEE[name](view)"]
    return "\n".join(lines) + "\n"


def _looked(layout: Layout, f: Field, of: str) -> str:
    """The expression for a field of a view; places in long masks are found once for all fields."""
    if f.name in layout.tail:
        return _filled(f.shape, "0")
    if _is_long(layout, f):
        return f"only(s.{f.name}, {of}in_{f.mask}, {f.hidden})"
    return _shown(layout, f, "s")


def _long_masks(layout: Layout) -> list[str]:
    """The masks of which a view finds the places once."""
    return list(dict.fromkeys(f.mask for f in layout.fields if _is_long(layout, f)))


def _is_long(layout: Layout, f: Field) -> bool:
    """Whether a field is a long row under a mask, of which a seat mostly sees a part."""
    if f.sight != MASKED or f.name in layout.tail or len(f.shape) != 1:
        return False
    return f.shape == layout.by_name[f.mask].shape and f.shape[0] >= LONG


def places(mask: list[int], bit: int) -> list[int]:
    """Where a row may be seen; most places of a long mask are nobody's."""
    return [i for i in compress(range(len(mask)), mask) if mask[i] & bit]


def only(row: list[int], seen: list[int], hidden: int) -> list[int]:
    """A row of which some places are seen."""
    shown = [hidden] * len(row)
    for i in seen:
        shown[i] = row[i]
    return shown


def _differs_source(layout: Layout) -> str:
    """Text of `differs(s, w, seat)`: a field that is equal in both worlds is not looked at."""
    lines = ["def differs(s, w, seat):", *BITS]
    for f in layout.fields:
        if f.name in layout.tail or f.sight == SECRET:
            continue
        names = [f.name, f.mask] if f.sight == MASKED else [f.name]
        changed = " or ".join(f"s.{name} != w.{name}" for name in names)
        test = changed if f.sight == PUBLIC else f"({changed}) and ({_seen_change(layout, f)})"
        lines += [f"    if {test}:", "        return True"]
    return "\n".join([*lines, "    return False\n"])


def _seen_change(layout: Layout, f: Field) -> str:
    """The expression of whether a seat sees that a field differs."""
    if f.sight == MASKED and f.shape == layout.by_name[f.mask].shape and len(f.shape) == 1:
        rows = f"s.{f.name}, s.{f.mask}, w.{f.name}, w.{f.mask}"
        return f"row_differs({rows}, {_own_bit(layout.by_name[f.mask])}, {f.hidden})"
    return f"{_shown(layout, f, 's')} != {_shown(layout, f, 'w')}"


def row_differs(
    here: list[int], mask: list[int], there: list[int], other: list[int], bit: int, hidden: int
) -> bool:
    """Whether two rows under masks look different; long rows mostly are alike in most parts."""
    for at in range(0, len(here), PART):
        part = slice(at, at + PART)
        if here[part] == there[part] and mask[part] == other[part]:
            continue
        for i in range(at, min(at + PART, len(here))):
            seen = here[i] if mask[i] & bit else hidden
            if seen != (there[i] if other[i] & bit else hidden):
                return True
    return False


def _shown(layout: Layout, f: Field, state: str) -> str:
    """The expression of what a seat may know of a field."""
    value = f"{state}.{f.name}"
    if f.sight == PUBLIC:
        return _copied(value, f.shape)
    if f.sight == MASK:
        return _each([value], f.shape, f"{{0}} & {_own_bit(f)}")
    if f.sight == OWNER:
        rest = f.shape[1:]
        inside = f"{_copied('x', rest)} if i == seat else {_filled(rest, str(f.hidden))}"
        return f"[{inside} for i, x in enumerate({value})]"
    if f.sight == MASKED:
        mask = layout.by_name[f.mask]
        rest = f.shape[len(mask.shape) :]
        shown, hidden = _copied("{0}", rest), _filled(rest, str(f.hidden))
        inside = f"({shown} if {{1}} & {_own_bit(mask)} else {hidden})"
        inside = f"{{0}} and {inside}" if not rest and f.hidden == 0 else inside  # mostly zeros
        return _each([value, f"{state}.{f.mask}"], mask.shape, inside)
    return _filled(f.shape, str(f.hidden))


def _own_bit(mask: Field) -> str:
    """The name of a seat's bit in a mask, among BITS."""
    return "small" if SIZES[mask.type] == 1 else "bit"


def _each(rows: list[str], shape: tuple[int, ...], inside: str) -> str:
    """An expression for every entry of rows of the same shape, which stand in it as {0}, {1}."""
    if not shape:
        return inside.format(*rows)
    names = [f"{letter}{len(shape)}" for letter in "xy"[: len(rows)]]
    walk = f"zip({', '.join(rows)})" if len(rows) > 1 else rows[0]
    return f"[{_each(names, shape[1:], inside)} for {', '.join(names)} in {walk}]"


def _copied(value: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return value
    if len(shape) == 1:
        return f"{value}[:]"
    name = f"c{len(shape)}"
    return f"[{_copied(name, shape[1:])} for {name} in {value}]"


def _filled(shape: tuple[int, ...], value: str) -> str:
    if not shape:
        return value
    if len(shape) == 1:
        return f"[{value}] * {shape[0]}"
    return f"[{_filled(shape[1:], value)} for _ in range({shape[0]})]"


def redact_source(layout: Layout) -> str:
    """Record-style text of `redact(s, seat)` for the fields that search carries along."""
    lines = ["def redact(s, seat):", '    """Blank all that the seat may not know."""']
    gone: set[str] = set()  # what is blanked can't tell any more who may know the rest
    for f in layout.fields:
        if f.name not in layout.tail and f.sight != PUBLIC:
            if f.mask in gone:
                raise ValueError(f"{layout.name}.{f.name}: its mask {f.mask!r} must stand below it")
            lines += _field_lines(layout, f)
            gone |= {f.name} if f.sight != MASK else set()
    return "\n".join(lines) + "\n"


def _field_lines(layout: Layout, f: Field) -> list[str]:
    if f.sight == MASK:
        lines, spot, pad = _loops(f"s.{f.name}", f.shape, 0, "    ")
        return [*lines, f"{pad}{spot} = {spot} & (1 << {_bit(f)})"]
    if f.sight == OWNER:
        lines, spot, pad = _loops(f"s.{f.name}", f.shape[:1], 0, "    ")
        lines.append(f"{pad}if i0 != seat:")
        return lines + _wipe(spot, f, 1, pad + "    ")
    if f.sight == MASKED:
        depth = len(layout.by_name[f.mask].shape)
        lines, spot, pad = _loops(f"s.{f.name}", f.shape[:depth], 0, "    ")
        where = "".join(f"[i{k}]" for k in range(depth))
        bit = _bit(layout.by_name[f.mask])
        lines.append(f"{pad}if (s.{f.mask}{where} >> {bit}) & 1 == 0:")
        return lines + _wipe(spot, f, depth, pad + "    ")
    return _wipe(f"s.{f.name}", f, 0, "    ")


def _bit(mask: Field) -> str:
    """The bit of a seat in a mask; in a mask of one byte the spectators have bit 7."""
    return "(seat & 7)" if SIZES[mask.type] == 1 else "seat"


def _loops(spot: str, shape: tuple[int, ...], depth: int, pad: str) -> tuple[list[str], str, str]:
    lines = []
    for n in shape:
        lines.append(f"{pad}for i{depth} in range({n}):")
        spot, pad, depth = f"{spot}[i{depth}]", pad + "    ", depth + 1
    return lines, spot, pad


def _wipe(spot: str, f: Field, depth: int, pad: str) -> list[str]:
    lines, spot, pad = _loops(spot, f.shape[depth:], depth, pad)
    return [*lines, f"{pad}{spot} = {f.hidden}"]
