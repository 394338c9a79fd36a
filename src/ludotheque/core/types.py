"""Names that tell the native builder the C type of an argument or local; to Python they are int.

In record-style code every name is a signed 64-bit integer unless it is `t`, `s`, `d`, `out` or
carries one of these annotations.
"""

from typing import Any, TypeAlias

u64: TypeAlias = int  # an unsigned 64-bit word
f64: TypeAlias = float  # a double
i1row: TypeAlias = list[int]  # a list of "i1" entries: one row of a field
u1row: TypeAlias = list[int]
i2row: TypeAlias = list[int]
u2row: TypeAlias = list[int]
i4row: TypeAlias = list[int]
i8row: TypeAlias = list[int]  # also: a scratch list of 64-bit integers, like `out`
State: TypeAlias = Any  # another state than `s`
Desk: TypeAlias = Any  # the record to work on, like `d`
Tables: TypeAlias = Any  # the edition, like `t`
Rules: TypeAlias = Any  # the contract, always called `g`; in native code it is the desk
Row: TypeAlias = list[int]  # a field with one axis
Rows: TypeAlias = list[Row]  # with two
Sheets: TypeAlias = list[Rows]  # with three
Books: TypeAlias = list[Sheets]  # with four

# What a field of a record stands for to a type checker: see `shapes`
NUMBER: int = 0
ROW: Row = []
ROWS: Rows = []
SHEETS: Sheets = []
BOOKS: Books = []
