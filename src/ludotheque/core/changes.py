"""The cells in which two values of a field differ, and what they make of a patch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import ne
from typing import Any

from ludotheque.core.patches import Patch
from ludotheque.core.record import SIZES, SPECTATOR, Field

Path = tuple[int, ...]
Moved = tuple[Path, int, int]  # a cell, what it held, what it holds
Known = tuple[Path, int, int, int, int]  # the same, and the bits of who could and can know it
PART = 32  # entries of a long row compared at once
EIGHT = ("i8", "u8")  # whose values JavaScript does not keep: sent as digits


def _moved_number(was: int, now: int) -> list[Moved]:
    """A number that differs."""
    return [((), was, now)]


def _moved_row(was: list[int], now: list[int]) -> list[Moved]:
    """The cells in which two rows differ, with what each holds."""
    if len(now) <= PART:
        return [((i,), was[i], now[i]) for i in compress(range(len(now)), map(ne, was, now))]
    parts = [at for at in range(0, len(now), PART) if was[at : at + PART] != now[at : at + PART]]
    spots = (i for at in parts for i in range(at, min(at + PART, len(now))))
    return [((i,), was[i], now[i]) for i in spots if was[i] != now[i]]


def _moved_rows(was: list[Any], now: list[Any]) -> list[Moved]:
    """The same of rows of rows, as deep as they are."""
    inner = _moved_rows if isinstance(now[0][0], list) else _moved_row
    rows = [(i, inner(was[i], now[i])) for i in compress(range(len(now)), map(ne, was, now))]
    return [((i, *path), old, new) for i, row in rows for path, old, new in row]


MOVED: tuple[Callable[[Any, Any], list[Moved]], ...] = (_moved_number, _moved_row, _moved_rows)


def _told_number(was: int, now: int) -> Any:
    """What a patch says of a number that differs."""
    return now


def _told_row(was: list[int], now: list[int]) -> Any:
    """What a patch says of a row that differs."""
    if len(now) <= PART:
        return {i: now[i] for i in compress(range(len(now)), map(ne, was, now))}
    return {path[0]: new for path, _, new in _moved_row(was, now)}


def _told_rows(was: list[Any], now: list[Any]) -> Any:
    """The same of rows of rows, as deep as they are."""
    inner = _told_rows if isinstance(now[0][0], list) else _told_row
    return {i: inner(was[i], now[i]) for i in compress(range(len(now)), map(ne, was, now))}


_TOLD: tuple[Callable[[Any, Any], Any], ...] = (_told_number, _told_row, _told_rows)


def teller(f: Field) -> Callable[[Any, Any], Any]:
    """What says in a patch how a field that all may see differs."""
    told = _TOLD[min(len(f.shape), 2)]
    return (lambda was, now: _as_digits(told(was, now))) if f.type in EIGHT else told


def _as_digits(told: Any) -> Any:
    return {i: _as_digits(v) for i, v in told.items()} if isinstance(told, dict) else str(told)


def touched(was: Any, now: Any, moved: Sequence[Moved], masked: Sequence[Moved]) -> Sequence[Moved]:
    """The cells of a field whose value changed, and those whose mask did."""
    if not masked:
        return moved
    if not masked[0][0]:
        return _all(was, now, ())
    found = {cell[0]: cell for cell in moved}
    for at, _, _ in masked:
        found.update((cell[0], cell) for cell in _all(_at(was, at), _at(now, at), at))
    return sorted(found.values())  # their order tells nothing of what is hidden


def _all(was: Any, now: Any, at: Path) -> list[Moved]:
    """All cells below a path, changed or not."""
    if not isinstance(now, list):
        return [(at, was, now)]
    if not isinstance(now[0], list):
        return [((*at, i), old, new) for i, (old, new) in enumerate(zip(was, now, strict=True))]
    rows = enumerate(zip(was, now, strict=True))
    return [cell for i, (old, new) in rows for cell in _all(old, new, (*at, i))]


def under_mask(mask: Field, cells: Sequence[Moved], could: Any, can: Any) -> list[Known]:
    """Cells with who may know them."""
    depth = len(mask.shape)
    if not depth:
        was, may = wide_bits(mask, could), wide_bits(mask, can)
        return [(path, old, new, was, may) for path, old, new in cells]
    found = []
    for path, old, new in cells:
        was, may = _at(could, path[:depth]), _at(can, path[:depth])
        found.append((path, old, new, wide_bits(mask, was), wide_bits(mask, may)))
    return found


def _at(value: Any, path: Path) -> Any:
    for i in path:
        value = value[i]
    return value


def wide_bits(mask: Field, bits: int) -> int:
    """A mask's bits by seat; in a mask of one byte the spectators have bit 7."""
    return bits & 0x7F | (bits & 0x80) << SPECTATOR - 7 if SIZES[mask.type] == 1 else bits


def copied(value: Any) -> Any:
    """A value that does not change with a field."""
    if type(value) is not list:
        return value
    return [copied(v) for v in value] if type(value[0]) is list else value[:]


def patch_of(fields: Sequence[Field], moved: dict[int, list[Moved]]) -> Patch:
    """What some cells hold now, by the name of their field."""
    patch: Patch = {}
    for i, cells in moved.items():
        f = fields[i]
        wide = f.type in EIGHT
        if not f.shape:
            new = cells[0][2]
            patch[f.name] = str(new) if wide else new
        elif len(f.shape) == 1 and not wide:
            patch[f.name] = {path[0]: new for path, _, new in cells}
        else:
            for path, _, new in cells:
                _put(patch, (f.name, *path), str(new) if wide else new)
    return patch


def _put(patch: Patch, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        patch = patch.setdefault(step, {})
    patch[path[-1]] = value
