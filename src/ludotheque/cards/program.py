"""Programs: the effects of all cards as rows of one long table, its columns those of the keys.

By row the tables hold `row_source`, `row_verb` (the verb's place in the vocabulary, from 1),
`row_span` (how many rows behind it belong to it) and `row_<key>` for every key of every verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ludotheque.cards.keys import Column, Effect, Inner, Key, Named, Optional
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.words import ContentError

TYPES = {"i1": 1 << 7, "i2": 1 << 15, "i4": 1 << 31}


class Span(NamedTuple):
    """The rows of some effects: the first, and the one behind the last."""

    first: int
    last: int


def fields_of(name: str, key: Key, shape: tuple[int, ...], legend: str) -> list[Field]:
    """The fields that keep a value of a key, `name` and what its columns add to that."""
    return [_field(f"{name}{c.suffix}", c, shape, legend) for c in key.columns()]


def _field(name: str, column: Column, shape: tuple[int, ...], legend: str) -> Field:
    most = max(column.high, -column.low - 1)
    return Field(name, next(t for t, end in TYPES.items() if most < end), shape, PUBLIC, legend)


class Program:
    """The table of a vocabulary, with room for so many rows."""

    def __init__(self, vocabulary: Vocabulary, rows: int) -> None:
        self.vocabulary, self.rows = vocabulary, rows
        self.verbs = {verb: number for number, verb in enumerate(vocabulary.verbs, 1)}

    @cached_property
    def fields(self) -> list[Field]:
        """What the tables hold by row."""
        shape = (self.rows,)
        found = [
            Field("row_source", "i2", shape, PUBLIC, "whose effect each row is"),
            Field("row_verb", "i1", shape, PUBLIC, "what it does"),
            Field("row_span", "i1", shape, PUBLIC, "rows behind this one that belong to it"),
        ]
        for name, column in self._columns.items():
            said = ", ".join(v for v, keys in self.vocabulary.verbs.items() if _has(keys, name))
            found.append(_field(f"row_{name}", column, shape, said))
        return found

    @cached_property
    def _columns(self) -> dict[str, Column]:
        """By name, wide enough for every verb that has it."""
        found: dict[str, Column] = {}
        for keys in self.vocabulary.verbs.values():
            for name, key in keys.items():
                for c in key.columns():
                    old = found.get(name + c.suffix, c)
                    wide = Column(c.suffix, min(old.low, c.low), max(old.high, c.high))
                    found[name + c.suffix] = wide
        return found

    @cached_property
    def usual(self) -> dict[str, int]:
        """What a column holds where a verb has no such key: what is meant where it is left out."""
        found = dict.fromkeys(self._columns, 0)
        for keys in self.vocabulary.verbs.values():
            for name, key in keys.items():
                if isinstance(key, Optional):
                    found |= kept(name, key, key.default, _nothing)
        return found


def _has(keys: Any, column: str) -> bool:
    return any(column == name + c.suffix for name, key in keys.items() for c in key.columns())


def _nothing(name: str) -> int:
    raise AssertionError(f"what is usual names nothing, not {name!r}")


def kept(name: str, key: Key, value: Any, named: Named) -> dict[str, int]:
    """A value of a key in its numbers, by the names of its fields."""
    columns = (name + c.suffix for c in key.columns())
    return dict(zip(columns, key.numbers(value, named), strict=True))


def stack_fields(room: int, targets: int) -> list[Field]:
    """The fields of a resolution stack (see `cards.stack`): so many programs and their targets."""
    return [
        Field("stack_n", "i1", (), PUBLIC, "programs that wait, the last to be gone on with"),
        Field("stack_source", "i2", (room,), PUBLIC, "whose each is, or NONE", hidden=-1),
        Field("stack_seat", "i1", (room,), PUBLIC, "the player who controls it"),
        Field("stack_row", "i2", (room,), PUBLIC, "the row it goes on with"),
        Field("stack_last", "i2", (room,), PUBLIC, "the row behind its last"),
        Field("stack_chosen", "i1", (room,), PUBLIC, "how many targets are chosen for it"),
        Field("stack_target", "i2", (room, targets), PUBLIC, "these targets"),
    ]


class Writer:
    """Writes the effects of one card after the other into the tables."""

    def __init__(self, program: Program, t: Any, file: str, named: Named) -> None:
        self.program, self.t, self.file, self.named = program, t, file, named
        self.row = 0

    def write(self, source: int, effects: Sequence[Effect]) -> Span:
        """The effects of a card, those inside others behind them; where they stand."""
        first = self.row
        for effect in effects:
            self._effect(source, effect)
        return Span(first, self.row)

    def _effect(self, source: int, effect: Effect) -> None:
        t, row, keys = self.t, self.row, self.program.vocabulary.verbs[effect.verb]
        if row == self.program.rows:
            raise ContentError(f"{self.file}: there is room for {row} effects only")
        self.row += 1
        t.row_source[row], t.row_verb[row] = source, self.program.verbs[effect.verb]
        values = dict(self.program.usual)
        for name, key in keys.items():
            values |= kept(name, key, effect.values[name], self.named)
        for name, number in values.items():
            getattr(t, f"row_{name}")[row] = number
        for name in (name for name, key in keys.items() if isinstance(key, Inner)):
            self.write(source, effect.values[name])
        t.row_span[row] = self.row - row - 1
