"""A witness: what a move changes for each eye, note by note.

While a move is played in Python, a `Witness` looks at the record whenever something is noted and
keeps the cells that changed. The patches of an eye lead from its view before the move to its view
after it, with a stop at every note that it may see and at no other: they never hold more than the
difference of two views that it may have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple

from ludotheque.core.patches import ALL, Patch
from ludotheque.core.record import (
    MASK,
    MASKED,
    OWNER,
    PUBLIC,
    SECRET,
    SIZES,
    SPECTATOR,
    Field,
    Layout,
)

Path = tuple[int, ...]
Moved = tuple[Path, int, int]  # a cell, what it held, what it holds
Known = tuple[Path, int, int, int, int]  # the same, and the bits of who could and can know it
Cells = dict[tuple[int, Path], list[int]]  # by place of the field and path: what was seen, and is
OWN = -1  # in place of bits: each eye sees its own bit of the value
PART = 32  # entries of a long row compared at once


class _Plan(NamedTuple):
    """The fields of a layout that are followed, those for all first, and how each is seen."""

    fields: tuple[Field, ...]
    public: int  # how many of them are for all
    masks: tuple[int, ...]  # the place of each field's mask; its own where it has none
    veils: frozenset[int]  # places of the masks
    under: dict[int, tuple[int, ...]]  # by the place of a mask: the fields under it
    get: attrgetter[Any]


def _plan(layout: Layout) -> _Plan:
    """The plan of a layout, made once: what somebody may see, and the masks that decide it."""
    made = _PLANS.get(id(layout))
    if made is None:
        masks = {f.mask for f in layout.fields}
        head = [f for f in layout.fields if f.name not in layout.tail]
        head = [f for f in head if f.sight != SECRET or f.name in masks]
        fields = tuple(sorted(head, key=lambda f: f.sight != PUBLIC))
        place = {f.name: i for i, f in enumerate(fields)}
        of = tuple(place[f.mask or f.name] for f in fields)
        under = {
            place[m]: tuple(i for i, f in enumerate(fields) if f.mask == m) for m in masks if m
        }
        public = sum(f.sight == PUBLIC for f in fields)
        plan = _Plan(fields, public, of, frozenset(under), under, attrgetter(*place))
        made = _PLANS[id(layout)] = (layout, plan)
    return made[1]


_PLANS: dict[int, tuple[Layout, _Plan]] = {}


class Note(NamedTuple):
    """What changed up to a note: for all as cells and as a patch, and what not all may know."""

    public: dict[int, list[Moved]]  # by place of the field
    patch: Patch
    hidden: dict[int, list[Known]]


class Witness:
    """Sees what one move changes in a record: handed to `Match.push` or `Edition.apply`.

    `before` is a record equal to the one that will change; it stays as it is.
    """

    def __init__(self, layout: Layout, before: Any) -> None:
        self._plan, self._watched = _plan(layout), _watched(layout)
        self._was = list(self._plan.get(before))
        self._s: Any = None
        self.notes: list[Note] = []  # and last what changed after them

    def begin(self, s: Any) -> None:
        """Watch a record until `end`."""
        self._s, s.__class__ = s, self._watched
        _SEEING[id(s)] = self

    def end(self) -> None:
        """Watch no longer."""
        del _SEEING[id(self._s)]
        self._s.__class__ = self._watched.__base__
        self.look()
        self._s, self._was = None, []

    def look(self) -> None:
        """Keep what changed since the last look."""
        plan, was = self._plan, self._was
        now = plan.get(self._s)
        public: dict[int, list[Moved]] = {}
        hidden: dict[int, list[Moved]] = {}
        for i in compress(range(len(was)), map(ne, was, now)):
            (public if i < plan.public else hidden)[i] = _moved(was[i], now[i])
        bare = not hidden and plan.veils.isdisjoint(public)
        known = {} if bare else self._known(public, hidden, now)
        self.notes.append(Note(public, _patch_of(plan.fields, public), known))
        for i in (*public, *hidden):
            was[i] = _copied(now[i])

    def _known(self, public: Any, hidden: Any, now: Any) -> dict[int, list[Known]]:
        """The changes that are not for all, with who may know them."""
        plan, found = self._plan, {}
        touched = set(hidden).union(*(plan.under[i] for i in (*public, *hidden) if i in plan.under))
        for i in sorted(touched):
            f, mask = plan.fields[i], plan.masks[i]
            if f.sight == MASKED:
                masked = public.get(mask) or hidden.get(mask) or ()
                cells = _touched(f, now[i], hidden.get(i, ()), masked)
                of = plan.fields[mask]
                found[i] = list(_under_mask(of, cells, self._was[mask], now[mask]))
            elif f.sight == OWNER:
                found[i] = [(p, old, new, 1 << p[0], 1 << p[0]) for p, old, new in hidden[i]]
            elif f.sight == MASK:
                cells = hidden[i]
                found[i] = [(p, _wide(f, old), _wide(f, new), OWN, OWN) for p, old, new in cells]
        return found

    def patches(self, eye: int, shown: Sequence[bool]) -> list[Patch]:
        """One patch for each note that an eye is shown, and last what changed after them."""
        found: list[Patch] = []
        cells: Cells = {}
        for note, stops in zip(self.notes, (*shown, True), strict=True):
            own = self._own(note, eye) if note.hidden else []
            if stops and not cells and not own:
                found.append(note.patch)
                continue
            for i, moved in (*note.public.items(), *own):
                for path, old, new in moved:
                    cells.setdefault((i, path), [old, 0])[1] = new
            if stops:
                found.append(self._patch(cells))
                cells = {}
        return found

    def _own(self, note: Note, eye: int) -> list[tuple[int, list[Moved]]]:
        """What an eye sees of the changes that are not for all."""
        found = []
        for i, known in note.hidden.items():
            moved = list(_seen(known, eye, self._plan.fields[i].hidden))
            if moved:
                found.append((i, moved))
        return found

    def _patch(self, cells: Cells) -> Patch:
        """Cells as a patch, in the order of the fields."""
        moved: dict[int, list[Moved]] = {}
        for (i, path), (old, new) in sorted(cells.items()):
            if old != new:
                moved.setdefault(i, []).append((path, old, new))
        return _patch_of(self._plan.fields, moved)


_SEEING: dict[int, Witness] = {}  # by the record's id, while it is watched


def _watched(layout: Layout) -> Any:
    """The record class of a layout, with a count of notes that tells the record's witness."""
    made = _WATCHED.get(id(layout))
    if made is None:
        slot: Any = layout.cls.__dict__["event_n"]

        def count(s: Any, value: int) -> None:
            slot.__set__(s, value)
            if value:
                _SEEING[id(s)].look()

        body = {"__slots__": (), "event_n": property(slot.__get__, count)}
        made = _WATCHED[id(layout)] = (layout, type(layout.name, (layout.cls,), body))
    return made[1]


_WATCHED: dict[int, tuple[Layout, type]] = {}


def _seen(known: list[Known], eye: int, veil: int) -> Iterator[Moved]:
    """The cells that change for an eye; where it may not know one, it sees `veil`."""
    bit = -1 if eye == ALL else 1 << eye
    for path, old, new, could, can in known:
        if could == OWN:
            was, now = old & bit, new & bit
        else:
            was = old if could & bit or eye == ALL else veil
            now = new if can & bit or eye == ALL else veil
        if was != now:
            yield path, was, now


def _moved(was: Any, now: Any) -> list[Moved]:
    """The cells in which two values of a field differ, with what each holds."""
    if not isinstance(now, list):
        return [((), was, now)]
    if isinstance(now[0], list):
        rows = [(i, _moved(was[i], now[i])) for i in compress(range(len(now)), map(ne, was, now))]
        return [((i, *path), old, new) for i, row in rows for path, old, new in row]
    if len(now) <= PART:
        return [((i,), was[i], now[i]) for i in compress(range(len(now)), map(ne, was, now))]
    parts = [at for at in range(0, len(now), PART) if was[at : at + PART] != now[at : at + PART]]
    spots = (i for at in parts for i in range(at, min(at + PART, len(now))))
    return [((i,), was[i], now[i]) for i in spots if was[i] != now[i]]


def _touched(f: Field, now: Any, moved: Iterable[Moved], masked: Iterable[Moved]) -> list[Moved]:
    """The cells of a field whose value changed, and those whose mask did."""
    if not masked:
        return [*moved]
    found = {path: (path, old, new) for path, old, new in moved}
    for at, _, _ in masked:
        for path in _under(at, f.shape[len(at) :]):
            if path not in found:
                value = _at(now, path)  # which did not change
                found[path] = (path, value, value)
    return list(found.values())


def _under_mask(mask: Field, cells: list[Moved], could: Any, can: Any) -> Iterator[Known]:
    """Cells with who may know them."""
    depth = len(mask.shape)
    for path, old, new in cells:
        was, may = _at(could, path[:depth]), _at(can, path[:depth])
        yield path, old, new, _wide(mask, was), _wide(mask, may)


def _under(path: Path, shape: tuple[int, ...]) -> Iterator[Path]:
    """The paths of all cells below a path."""
    if not shape:
        yield path
        return
    for i in range(shape[0]):
        yield from _under((*path, i), shape[1:])


def _at(value: Any, path: Path) -> Any:
    for i in path:
        value = value[i]
    return value


def _wide(mask: Field, bits: int) -> int:
    """A mask's bits by seat; in a mask of one byte the spectators have bit 7."""
    return bits & 0x7F | (bits & 0x80) << SPECTATOR - 7 if SIZES[mask.type] == 1 else bits


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [_copied(v) for v in value] if isinstance(value[0], list) else value[:]


def _patch_of(fields: Sequence[Field], moved: dict[int, list[Moved]]) -> Patch:
    """What some cells hold now, by the name of their field."""
    patch: Patch = {}
    for i, cells in moved.items():
        f = fields[i]
        if len(f.shape) == 1 and f.type not in EIGHT:
            patch[f.name] = {path[0]: new for path, _, new in cells}
            continue
        for path, _, new in cells:
            _put(patch, (f.name, *path), str(new) if f.type in EIGHT else new)
    return patch


EIGHT = ("i8", "u8")  # whose values JavaScript does not keep: sent as digits


def _put(patch: Patch, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        patch = patch.setdefault(step, {})
    patch[path[-1]] = value
