"""Records on disk, read by the names of their fields, whatever field list they were written with.

A field list is kept as text beside the bytes, as `hand:u1:2x26 seat:i1`. Fields that are new since
then hold their default, fields that are gone are dropped, and one whose shape changed is taken over
entry by entry. What was written before lists were kept is told by digest in `layouts.toml`.
"""

from __future__ import annotations

import functools
import hashlib
import math
import re
import struct
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from ludotheque.core.complaints import BAD_FIELDS, OTHER_FIELDS, OTHER_SHAPE
from ludotheque.core.record import CODES, Field, Layout
from ludotheque.core.words import UsageError

LARGEST = 1 << 22  # bytes of a record, so that a small file can't fill the memory
LONGEST = 1 << 16  # letters of a field list
PAD = "pad_"  # what names of unused bytes begin with, in lists from before lists were kept
_ENTRY = re.compile(r"([a-z][a-z0-9_]*):([iu][1248])(?::([0-9]{1,7}(?:x[0-9]{1,7}){0,3}))?")
_DATA = Path(__file__).with_name("layouts.toml")
_encode = msgspec.msgpack.Encoder().encode

Values = dict[str, Any]  # of fields, by name


def text_of(fields: Iterable[Field]) -> str:
    """A field list as text."""
    return " ".join(":".join([f.name, f.type, *_shape_text(f)]) for f in fields)


def _shape_text(f: Field) -> list[str]:
    return ["x".join(map(str, f.shape))] if f.shape else []


@functools.lru_cache(maxsize=64)
def fields_of(text: str) -> tuple[Field, ...]:
    """The field list that a text is; UsageError if it is none."""
    found = []
    if len(text) > LONGEST:
        raise UsageError(BAD_FIELDS)
    for entry in text.split(" ") if text else ():
        match = _ENTRY.fullmatch(entry)
        if match is None:
            raise UsageError(BAD_FIELDS)
        name, kind, shape = match.groups()
        found.append(Field(name, kind, tuple(map(int, shape.split("x"))) if shape else ()))
    if len({f.name for f in found}) < len(found) or sum(f.bytes for f in found) > LARGEST:
        raise UsageError(BAD_FIELDS)
    return tuple(found)


def state_text(layout: Layout) -> str:
    """The field list that positions are kept with: all but the notes of the last move."""
    return _state_text(layout.fields, layout.tail)


@functools.lru_cache(maxsize=64)
def _state_text(fields: tuple[Field, ...], tail: frozenset[str]) -> str:
    return text_of(sorted((f for f in fields if f.name not in tail), key=lambda f: f.name))


def pack(text: str, record: Any) -> bytes:
    """The fields of a list, out of a record that has them, as bytes."""
    return b"".join(_packed(f, record) for f in fields_of(text))


def pack_as_once(text: str, record: Any) -> bytes | None:
    """The bytes that a list of before makes of a record of today; None if it can't hold it."""
    fields = [f for f in fields_of(text) if not f.name.startswith(PAD)]
    try:
        values = {f.name: _fitted(f, getattr(record, f.name), f.shape) for f in fields}
        return pack(text, SimpleNamespace(**values))
    except (AttributeError, UsageError, struct.error):
        return None


def _packed(f: Field, record: Any) -> bytes:
    if f.name.startswith(PAD):
        return bytes(f.bytes)
    values = leaves(getattr(record, f.name))
    return struct.pack(f"<{f.count}{CODES[f.type]}", *values)


def unpack(text: str, raw: bytes) -> Values:
    """The values that bytes of a field list hold; UsageError if they do not fit it."""
    fields = fields_of(text)
    if len(raw) != sum(f.bytes for f in fields):
        raise UsageError(OTHER_FIELDS)
    found, at = {}, 0
    for f in fields:
        values = struct.unpack_from(f"<{f.count}{CODES[f.type]}", raw, at)
        found[f.name] = _nested(values, f.shape)
        at += f.bytes
    return {name: value for name, value in found.items() if not name.startswith(PAD)}


def record_of(layout: Layout, text: str, raw: bytes) -> Any:
    """A record of today's layout from bytes of any field list; UsageError if they do not fit."""
    values = unpack(text, raw)
    record = layout.new()
    for f in layout.fields:
        value = _fitted(f, values[f.name], f.shape) if f.name in values else fresh(f)
        setattr(record, f.name, value)
    try:
        layout.pack(record)  # every number fits its field of today
    except ValueError as error:
        raise UsageError(OTHER_SHAPE, field=str(error)) from None
    return record


def fresh(f: Field) -> Any:
    """What a field holds in records written before there was such a field."""
    return _filled(f.shape, f.default)


def is_fresh(f: Field, value: Any) -> bool:
    """Whether a value is what the field holds anyway."""
    return all(n == f.default for n in leaves(value))


def digest(text: str, record: Any, size: int = 8) -> str:
    """Hexadecimal digits, two a byte, for the values of some fields of a record, whatever their
    types and order."""
    values = [[f.name, f.shape, [*leaves(getattr(record, f.name))]] for f in fields_of(text)]
    return hashlib.blake2b(_encode(sorted(values)), digest_size=size).hexdigest()


def has_all(layout: Layout, text: str) -> bool:
    """Whether a layout has every field of a list, in the same shape."""
    known = {f.name: f.shape for f in layout.fields}
    fields = [f for f in fields_of(text) if not f.name.startswith(PAD)]
    return all(known.get(f.name) == f.shape for f in fields)


def leaves(value: Any) -> Sequence[int]:
    """The integers of a value, in order."""
    if not isinstance(value, list):
        return (value,)
    found: list[Any] = value
    while found and isinstance(found[0], list):
        found = [*chain.from_iterable(found)]
    return found


# -- what was written before field lists were kept


def tables_by(signature: str) -> str | None:
    """The field list of tables that were kept with a digest of it alone."""
    return _known()["tables"].get(signature)


def tables_once() -> Mapping[str, str]:
    """The field lists of tables that were kept without them, by their digest."""
    return _known()["tables"]


def state_by(snapshot: str) -> str | None:
    """The field list of a state that a snapshot was kept of."""
    known = _known()
    return known["states"].get(known["snapshots"].get(snapshot, ""))


def states() -> list[str]:
    """The field lists of states that were kept without them."""
    return [*_known()["states"].values()]


def state_by_size(layout: Layout, size: int) -> str:
    """The likeliest field list of a state of so many bytes."""
    names = {f.name for f in layout.fields}
    found = [text_of(layout.placed), *states()]
    fits = [text for text in found if _size(text) == size]
    return max(fits, key=lambda text: len(names & {f.name for f in fields_of(text)}), default="")


def _size(text: str) -> int:
    return sum(f.bytes for f in fields_of(text))


@functools.cache
def _known() -> Mapping[str, Mapping[str, str]]:
    return tomllib.loads(_DATA.read_text(encoding="utf-8"))


# -- values


def _nested(values: tuple[int, ...], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    if len(shape) == 1:
        return list(values)
    step = math.prod(shape[1:])
    return [_nested(values[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def _filled(shape: tuple[int, ...], value: int) -> Any:
    return [_filled(shape[1:], value) for _ in range(shape[0])] if shape else value


def _fitted(f: Field, value: Any, shape: tuple[int, ...]) -> Any:
    """A value in the shape of a field: entries it lacks are fresh, those too many must be."""
    if isinstance(value, list) != bool(shape):
        raise UsageError(OTHER_SHAPE, field=f.name)
    if not shape:
        return value
    if not all(is_fresh(f, rest) for rest in value[shape[0] :]):
        raise UsageError(OTHER_SHAPE, field=f.name)
    kept = [_fitted(f, inner, shape[1:]) for inner in value[: shape[0]]]
    return kept + [_filled(shape[1:], f.default) for _ in range(shape[0] - len(kept))]
