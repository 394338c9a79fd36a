"""What kind of C value a name or expression of record-style code is."""

from __future__ import annotations

import ast
from typing import NamedTuple

from ludotheque.core.record import SIZES

C_TYPES = {
    "i1": "signed_byte",
    "u1": "unsigned_byte",
    "i2": "short",
    "u2": "unsigned short",
    "i4": "int",
    "u4": "unsigned int",
    "i8": "long long",
    "u8": "unsigned long long",
    "f8": "double",
    "State": "State*",
    "Tables": "Tables*",
    "Desk": "Desk*",
    "Rules": "Desk*",  # the contract is the compiled functions: only the desk is handed on
}
UNKNOWN = 0  # the length of a row that came as an argument


class Kind(NamedTuple):
    """A scalar (no shape), a row or rows of scalars, or one of the records."""

    base: str
    shape: tuple[int, ...] = ()

    @property
    def c_type(self) -> str:
        """How C declares an argument or local of this kind."""
        return C_TYPES[self.base] + ("*" if self.shape else "")

    @property
    def is_record(self) -> bool:
        """Whether it is a state, the tables, the desk or the contract."""
        return self.base in ("State", "Tables", "Desk", "Rules")

    @property
    def is_row(self) -> bool:
        """Whether it must be indexed before it is a number."""
        return bool(self.shape)

    @property
    def is_narrow(self) -> bool:
        """Whether C would calculate with it in 32 bits."""
        return not self.shape and self.base in SIZES and SIZES[self.base] < 8

    @property
    def is_word(self) -> bool:
        """Whether it is an unsigned 64-bit scalar."""
        return not self.shape and self.base == "u8"


NARROW = Kind("i4")
WIDE = Kind("i8")
WORD = Kind("u8")
REAL = Kind("f8")
STATE, TABLES, DESK, RULES = Kind("State"), Kind("Tables"), Kind("Desk"), Kind("Rules")

ANNOTATIONS = {
    "int": WIDE,
    "bool": WIDE,
    "None": WIDE,
    "u64": WORD,
    "f64": REAL,
    "State": STATE,
    "Tables": TABLES,
    "Desk": DESK,
    "Rules": RULES,
    **{f"{base}row": Kind(base, (UNKNOWN,)) for base in ("i1", "u1", "i2", "u2", "i4", "i8")},
}
BY_NAME = {"t": TABLES, "s": STATE, "d": DESK, "g": RULES, "out": Kind("i8", (UNKNOWN,))}


def annotated(name: str, annotation: ast.expr | None) -> Kind | None:
    """The kind that an annotation gives a name; None if it does not tell."""
    word = _last_word(annotation)
    if word in ("", "Any"):
        return BY_NAME.get(name, WIDE if not word else None)
    return ANNOTATIONS.get(word)


def _last_word(annotation: ast.expr | None) -> str:
    if annotation is None:
        return ""
    if isinstance(annotation, ast.Constant):
        return str(annotation.value)
    return ast.unparse(annotation).rpartition(".")[2]


def of_number(value: int) -> Kind:
    """The kind of an integer constant."""
    if -(1 << 31) <= value < 1 << 31:
        return NARROW
    return WIDE if value < 1 << 63 else WORD


def joined(a: Kind, b: Kind) -> Kind:
    """What C makes of two scalars together."""
    for kind in (REAL, WORD, WIDE):
        if kind in (a, b):
            return kind
    return NARROW


def literal(value: int) -> str:
    """An integer as Cython must read it to keep all its bits."""
    kind = of_number(value)
    text = f"{value}{'' if kind is NARROW else 'ULL' if kind is WORD else 'LL'}"
    return text if value >= 0 else f"({text})"
