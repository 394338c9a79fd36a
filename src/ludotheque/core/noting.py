"""Notes: a function for every kind of event, written from its declaration.

A game says `NOTE = Notes(EVENTS)`, and its rules `NOTE.drew(s, seat, card, seen)`: what happened,
and the mask of the seats that are told. A list is given as a row, the place of its first entry in
it, and how many there are.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core import types
from ludotheque.core.events import Events, Kind, Sense
from ludotheque.core.kernel import open_note
from ludotheque.core.written import Lines, Written


class Notes(Written):
    """What rules note events with."""

    def __init__(self, events: Events) -> None:
        written = [_note(number, kind) for number, kind in enumerate(events, 1)]
        rows = {f"{sense.row}row" for kind in events for sense in kind.args.values() if sense.row}
        named = {"open_note": open_note, **{row: getattr(types, row) for row in rows}}
        super().__init__("notes", dict(written), named)


def _note(number: int, kind: Kind) -> tuple[str, Lines]:
    """One function: it opens the note and lays the arguments down, one after the other."""
    params = ["s", *(p for arg in kind.args.items() for p in _params(*arg)), "seen"]
    lists = [name for name, sense in kind.args.items() if sense.row]
    length = " + ".join([str(len(kind.args)), *(f"{name}_n" for name in lists)])
    opened = f"open_note(s, {number}, seen, {length})"
    return f"{kind.name}({', '.join(params)})", [
        f'"""Note the event `{kind.name}`; told to nobody, it is none."""',
        *("if seen == 0:", "    return"),
        *(f'assert {n}_n <= {kind.args[n].most}, "too many {n} in one note"' for n in lists),
        f"at = {opened}" if kind.args else opened,
        *_laid(kind),
    ]


def _params(name: str, sense: Sense) -> list[str]:
    return [f"{name}: {sense.row}row", f"{name}_at", f"{name}_n"] if sense.row else [name]


def _laid(kind: Kind) -> Iterator[str]:
    at = "at"
    for passed, (name, sense) in enumerate(kind.args.items()):
        place = f"{at} + {passed}" if passed else at
        yield f"s.event[{place}] = {name}_n" if sense.row else f"s.event[{place}] = {name}"
        if sense.row:
            yield f"for i in range({name}_n):"
            yield f"    s.event[{at} + {passed + 1} + i] = {name}[{name}_at + i]"
            at = f"{at} + {name}_n"
