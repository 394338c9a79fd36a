"""Records: named integer fields, kept as plain Python lists or as the bytes of a C struct.

A record is declared once, as a list of `Field`. From that list come the small Python class,
its copy, its bytes, its digest and (in `native`) the C struct: field by field the same.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from operator import attrgetter
from typing import Any, ClassVar

# Who may know a field. The default is SECRET: nothing leaves the engine by being forgotten.
PUBLIC = "public"  # everybody
OWNER = "owner"  # first axis is the seat; only that seat
SECRET = "secret"  # nobody
MASKED = "masked"  # per entry, the seats named in the companion field `mask`
MASK = "mask"  # such a companion: each seat sees only its own bit of it

NOBODY = -1  # no seat must act
SPECTATOR = 15  # the bit (and seat number) of those who only watch
EVERYONE = 0xFFFF  # a mask that names all seats and the spectators

UNROLLED = 16  # rows of a field that generated text names one by one; more go in a loop
SIZES = {"i1": 1, "u1": 1, "i2": 2, "u2": 2, "i4": 4, "u4": 4, "i8": 8, "u8": 8}
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


@dataclass(frozen=True)
class Field:
    """One field: its name, integer type, shape, who may know it, and what it means."""

    name: str
    type: str
    shape: tuple[int, ...] = ()
    sight: str = SECRET
    legend: str = ""
    mask: str = ""  # with MASKED: the companion; its shape is a leading part of this one's
    hidden: int = 0  # what a view shows in place of an entry it may not know
    advice: bool = field(default=False, repr=False)  # of tables: read by computer players alone
    default: int = field(default=0, repr=False)  # in records written before there was the field

    @property
    def count(self) -> int:
        """How many integers the field holds."""
        total = 1
        for n in self.shape:
            total *= n
        return total

    @property
    def bytes(self) -> int:
        """How many bytes the field takes."""
        return self.count * SIZES[self.type]


def public(name: str, type: str, shape: tuple[int, ...], legend: str) -> Field:
    """A field that everybody sees."""
    return Field(name, type, shape, PUBLIC, legend)


def advice(*fields: Field) -> list[Field]:
    """Fields of tables that computer players alone read, never a rule."""
    return [replace(f, advice=True) for f in fields]


class Record:
    """The base of every generated record class: integers and nested lists of them, no methods."""

    __slots__ = ()
    __fields__: tuple[str, ...] = ()
    __values__: ClassVar[Callable[[Any], Any]]  # all of them

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__fields__)
        return f"{type(self).__name__}({inside})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        values = type(self).__values__
        return bool(values(self) == values(other))

    __hash__ = None  # type: ignore[assignment]  # a record changes; hash its bytes


class Layout:
    """The generated form of a field list: class, copy, bytes, digest.

    Bytes are little-endian in the order of `placed`: wide fields first so that nothing needs
    padding inside, `tail` fields (the events, which search never copies) last, each part a
    multiple of eight bytes.
    """

    def __init__(self, name: str, fields: Iterable[Field], tail: Iterable[Field] = ()) -> None:
        self.name = name
        self.fields = (*fields, *tail)
        self.by_name = {f.name: f for f in self.fields}
        self.tail = frozenset(f.name for f in tail)
        self._check()
        head = [f for f in self.fields if f.name not in self.tail]
        rest = [f for f in self.fields if f.name in self.tail]
        self.placed = (*_place(head, "pad_head"), *_place(rest, "pad_tail"))
        self.size = sum(f.bytes for f in self.placed)
        self.head_size = sum(f.bytes for f in _place(head, "pad_head"))
        self.cls: type[Record] = type(
            name,
            (Record,),
            {
                "__slots__": tuple(self.by_name),
                "__fields__": tuple(self.by_name),
                "__values__": attrgetter("__class__", *self.by_name),  # of no field too
            },
        )
        self._struct = struct.Struct("<" + "".join(_code(f) for f in self.placed))

    # What the generated text does; made when it is first asked for, since many never are.
    @cached_property
    def _made(self) -> dict[str, Any]:
        return _generate(self)

    @cached_property
    def new(self) -> Callable[[], Any]:
        """Makes a record of zeros."""
        made: Callable[[], Any] = self._made["new"]
        return made

    @cached_property
    def copy(self) -> Callable[[Any], Any]:
        """Makes an independent copy of a record."""
        made: Callable[[Any], Any] = self._made["copy"]
        return made

    @cached_property
    def copy_into(self) -> Callable[[Any, Any], None]:
        """Makes the first record equal to the second."""
        made: Callable[[Any, Any], None] = self._made["copy_into"]
        return made

    @cached_property
    def _flat(self) -> Callable[[Any], tuple[int, ...]]:
        made: Callable[[Any], tuple[int, ...]] = self._made["flat"]
        return made

    @cached_property
    def _fill(self) -> Callable[[Any, tuple[int, ...]], None]:
        made: Callable[[Any, tuple[int, ...]], None] = self._made["fill"]
        return made

    def _check(self) -> None:
        if len(self.by_name) != len(self.fields):
            raise ValueError(f"{self.name}: a field name is used twice")
        for f in self.fields:
            if f.type not in SIZES:
                raise ValueError(f"{self.name}.{f.name}: type {f.type!r} is not known")
            if f.sight == MASKED:
                mask = self.by_name.get(f.mask)
                if mask is None or f.shape[: len(mask.shape)] != mask.shape:
                    raise ValueError(f"{self.name}.{f.name}: mask {f.mask!r} does not fit it")
            if f.sight == OWNER and not f.shape:
                raise ValueError(f"{self.name}.{f.name}: OWNER needs a first axis of seats")

    def pack(self, s: Any) -> bytes:
        """The record as bytes; a number that does not fit its field is an error."""
        try:
            return self._struct.pack(*self._flat(s))
        except struct.error as error:
            raise ValueError(f"{self.name}: {self._misfit(s) or error}") from None

    def unpack(self, raw: bytes | bytearray | memoryview) -> Any:
        """The record that these bytes are."""
        if len(raw) != self.size:
            raise ValueError(f"{self.name}: {len(raw)} bytes, {self.size} needed")
        s = self.cls()
        self._fill(s, self._struct.unpack(raw))
        return s

    def digest(self, s: Any) -> str:
        """Sixteen hexadecimal digits that stand for the record's value."""
        return hashlib.blake2b(self.pack(s), digest_size=8).hexdigest()

    @cached_property
    def advice(self) -> tuple[str, ...]:
        """The fields that no rule reads: a match is the same whatever they hold."""
        return tuple(f.name for f in self.fields if f.advice)

    def _misfit(self, s: Any) -> str:
        for f in self.fields:
            bits = 8 * SIZES[f.type]
            low, high = (0, 1 << bits) if f.type[0] == "u" else (-(1 << bits - 1), 1 << bits - 1)
            for n in _leaves(getattr(s, f.name)):
                if not isinstance(n, int) or not low <= n < high:
                    return f"{f.name} holds {n!r}, which does not fit {f.type}"
        return ""


def _leaves(value: Any) -> Iterable[Any]:
    if isinstance(value, list):
        for inner in value:
            yield from _leaves(inner)
    else:
        yield value


def _place(fields: list[Field], pad: str) -> list[Field]:
    """Widest first, then filled up to a multiple of eight bytes."""
    order = sorted(fields, key=lambda f: -SIZES[f.type])
    spare = -sum(f.bytes for f in order) % 8
    return order + ([Field(pad, "i1", (spare,), SECRET, "unused")] if spare else [])


def _code(f: Field) -> str:
    return f"{f.bytes}x" if f.name.startswith("pad_") else f"{f.count}{CODES[f.type]}"


def _zeros(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copied(value: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return value
    if len(shape) == 1:
        return f"{value}[:]"
    return f"[{_copied('x' + str(len(shape)), shape[1:])} for x{len(shape)} in {value}]"


def _splat(value: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return value
    if len(shape) == 1:
        return f"*{value}"
    if math.prod(shape[:-1]) > UNROLLED:
        return f"*chain.from_iterable({_joined(value, shape)})"
    return ", ".join(_splat(f"{value}[{i}]", shape[1:]) for i in range(shape[0]))


def _joined(value: str, shape: tuple[int, ...]) -> str:
    """An expression for the rows of a nested list, whatever its depth."""
    for _ in shape[2:]:
        value = f"chain.from_iterable({value})"
    return value


def _nested(start: int, shape: tuple[int, ...]) -> str:
    """The expression that cuts a nested list out of the flat tuple `v`."""
    if not shape:
        return f"v[{start}]"
    if len(shape) == 1:
        return f"list(v[{start}:{start + shape[0]}])"
    step = math.prod(shape[1:])
    if math.prod(shape[:-1]) > UNROLLED:
        return _looped(str(start), shape)
    return "[" + ", ".join(_nested(start + i * step, shape[1:]) for i in range(shape[0])) + "]"


def _looped(start: str, shape: tuple[int, ...]) -> str:
    """The same in loops, for many rows."""
    if len(shape) == 1:
        return f"list(v[{start} : {start} + {shape[0]}])"
    at, step, size = f"i{len(shape)}", math.prod(shape[1:]), math.prod(shape)
    inside = _looped(at, shape[1:])
    return f"[{inside} for {at} in range({start}, {start} + {size}, {step})]"


def _generate(layout: Layout) -> dict[str, Any]:
    """Straight-line Python for the four operations, written once per layout."""
    lines = ["def new():", "    s = cls()"]
    lines += [f"    s.{f.name} = {_zeros(f.shape)}" for f in layout.fields]
    lines += ["    return s", "def copy(s):", "    w = cls()"]
    lines += [f"    w.{f.name} = {_copied('s.' + f.name, f.shape)}" for f in layout.fields]
    lines += ["    return w", "def copy_into(w, s):"]
    lines += [f"    w.{f.name} = {_copied('s.' + f.name, f.shape)}" for f in layout.fields]
    real = [f for f in layout.placed if not f.name.startswith("pad_")]
    lines += ["def flat(s):"]
    lines += ["    return (" + ", ".join(_splat("s." + f.name, f.shape) for f in real) + ",)"]
    lines += ["def fill(s, v):"]
    start = 0
    for f in real:
        lines.append(f"    s.{f.name} = {_nested(start, f.shape)}")
        start += f.count
    made: dict[str, Any] = {"cls": layout.cls, "chain": chain}
    exec("\n".join(lines), made)  # our own text, from our own field list
    return made
