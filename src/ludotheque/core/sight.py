"""Sight: the one way a state leaves the engine.

From the sight declared with each field comes a small record-style function that blanks, in place,
all that a seat may not know. Python runs it as it is; the native builder compiles the same text.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, Field, Layout


def redact(layout: Layout, s: Any, seat: int) -> Any:
    """A copy of the state that holds only what `seat` (or SPECTATOR) may know, without notes."""
    view = layout.copy(s)
    blank(layout)(view, seat)
    fresh = layout.new()
    for name in layout.tail:
        setattr(view, name, getattr(fresh, name))
    return view


def blank(layout: Layout) -> Any:
    """The compiled-from-text function `redact(s, seat)` of a layout, made once."""
    made = _MADE.get(id(layout))
    if made is None:
        space: dict[str, Any] = {}
        exec(redact_source(layout), space)  # our own text, from our own field list
        made = _MADE[id(layout)] = (layout, space["redact"])
    return made[1]


_MADE: dict[int, Any] = {}


def redact_source(layout: Layout) -> str:
    """Record-style text of `redact(s, seat)` for the fields that search carries along."""
    lines = ["def redact(s, seat):", '    """Blank all that the seat may not know."""']
    for f in layout.fields:
        if f.name not in layout.tail and f.sight != PUBLIC:
            lines += _field_lines(layout, f)
    lines.append("    return 0")
    return "\n".join(lines) + "\n"


def _field_lines(layout: Layout, f: Field) -> list[str]:
    if f.sight == MASK:
        lines, spot, pad = _loops(f"s.{f.name}", f.shape, 0, "    ")
        return [*lines, f"{pad}{spot} = {spot} & (1 << seat)"]
    if f.sight == OWNER:
        lines, spot, pad = _loops(f"s.{f.name}", f.shape[:1], 0, "    ")
        lines.append(f"{pad}if i0 != seat:")
        return lines + _wipe(spot, f, 1, pad + "    ")
    if f.sight == MASKED:
        depth = len(layout.by_name[f.mask].shape)
        lines, spot, pad = _loops(f"s.{f.name}", f.shape[:depth], 0, "    ")
        where = "".join(f"[i{k}]" for k in range(depth))
        lines.append(f"{pad}if (s.{f.mask}{where} >> seat) & 1 == 0:")
        return lines + _wipe(spot, f, depth, pad + "    ")
    return _wipe(f"s.{f.name}", f, 0, "    ")


def _loops(spot: str, shape: tuple[int, ...], depth: int, pad: str) -> tuple[list[str], str, str]:
    lines = []
    for n in shape:
        lines.append(f"{pad}for i{depth} in range({n}):")
        spot, pad, depth = f"{spot}[i{depth}]", pad + "    ", depth + 1
    return lines, spot, pad


def _wipe(spot: str, f: Field, depth: int, pad: str) -> list[str]:
    lines, spot, pad = _loops(spot, f.shape[depth:], depth, pad)
    return [*lines, f"{pad}{spot} = {f.hidden}"]
