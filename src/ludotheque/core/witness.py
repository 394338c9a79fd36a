"""A witness: what a move changes for each eye, note by note.

While a move is played in Python, a `Witness` looks at the record whenever something is noted and
keeps the cells that changed. The patches of an eye lead from its view before the move to its view
after it, with a stop at every note that it may see and at no other: they never hold more than the
difference of two views that it may have. Computed fields of a game are told like public ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core.changes import (
    MOVED,
    Known,
    Moved,
    Path,
    copied,
    patch_of,
    teller,
    touched,
    under_mask,
    wide_bits,
)
from ludotheque.core.patches import ALL, Patch
from ludotheque.core.record import (
    MASK,
    MASKED,
    OWNER,
    PUBLIC,
    SECRET,
    Field,
    Layout,
)

if TYPE_CHECKING:
    from ludotheque.core.game import Edition, Rules

Cells = dict[tuple[int, Path], list[int]]  # by place of the field and path: what was seen, and is
OWN = -1  # in place of bits: each eye sees its own bit of the value


class _Plan(NamedTuple):
    """The fields of a layout that are followed, those for all first, and how each is seen."""

    fields: tuple[Field, ...]
    public: int  # how many of them are for all
    masks: tuple[int, ...]  # the place of each field's mask; its own where it has none
    veils: frozenset[int]  # places of the masks
    under: dict[int, tuple[int, ...]]  # by the place of a mask: the fields under it
    get: attrgetter[Any]  # those that a state holds: all but the computed ones
    held: int  # how many of those are for all; behind them come the computed ones
    moved: tuple[Callable[[Any, Any], list[Moved]], ...]  # the cells of each field that differ
    told: tuple[Callable[[Any, Any], Any], ...]  # the same as a patch says it


def _plan(rules: Rules) -> _Plan:
    """The plan of a game, made once: what somebody may see, and the masks that decide it."""
    layout, computed = rules.state, rules.face.computed
    made = _PLANS.get(id(layout))
    if made is None:
        masks = {f.mask for f in layout.fields}
        head = [f for f in layout.fields if f.name not in layout.tail]
        head = [f for f in head if f.sight != SECRET or f.name in masks]
        more = computed.fields if computed else ()
        open_ = [f for f in head if f.sight == PUBLIC]
        dark = [f for f in head if f.sight != PUBLIC]
        fields = (*open_, *more, *dark)
        place = {f.name: i for i, f in enumerate(fields)}
        of = tuple(place[f.mask or f.name] for f in fields)
        under = {
            place[m]: tuple(i for i, f in enumerate(fields) if f.mask == m) for m in masks if m
        }
        public = len(open_) + len(more)
        moved = tuple(MOVED[min(len(f.shape), 2)] for f in fields)
        told = tuple(map(teller, fields))
        get = attrgetter(*(f.name for f in (*open_, *dark)))
        held = len(open_)
        plan = _Plan(fields, public, of, frozenset(under), under, get, held, moved, told)
        made = _PLANS[id(layout)] = (layout, plan)
    return made[1]


_PLANS: dict[int, tuple[Layout, _Plan]] = {}


class Note(NamedTuple):
    """What changed up to a note: for all as values and as a patch, and what not all may know."""

    public: dict[int, tuple[Any, Any]]  # by place of the field: what it was, what it is
    patch: Patch
    hidden: dict[int, list[Known]]
    seers: int  # bits of all who could or can know any of that


_NOTHING = Note({}, {}, {}, 0)


class Witness:
    """Sees what one move changes in a record: handed to `Match.push` or `Edition.apply`.

    `before` is a record equal to the one that will change; it stays as it is.
    """

    def __init__(self, edition: Edition, before: Any) -> None:
        self._plan, self._watched = _plan(edition.rules), _watched(edition.rules.state)
        self._t, self._computed = edition.t, edition.rules.face.computed
        self._was = list(self._values(before))
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
        now = self._values(self._s)
        changed = list(compress(range(len(was)), map(ne, was, now)))
        if not changed:
            self.notes.append(_NOTHING)
            return
        known: dict[int, list[Known]] = {}
        if changed[-1] >= plan.public or not plan.veils.isdisjoint(changed):
            dark = [i for i in changed if i >= plan.public or i in plan.veils]
            known = self._known({i: plan.moved[i](was[i], now[i]) for i in dark}, now)
        public: dict[int, tuple[Any, Any]] = {}
        patch: Patch = {}
        for i in changed:
            old, was[i] = was[i], copied(now[i])
            if i < plan.public:
                public[i] = old, was[i]
                patch[plan.fields[i].name] = plan.told[i](old, was[i])
        self.notes.append(Note(public, patch, known, _seers(known)))

    def _values(self, s: Any) -> Sequence[Any]:
        """What the fields of the plan hold in a record, the computed ones too."""
        found: Sequence[Any] = self._plan.get(s)
        if self._computed is None:
            return found
        held = self._plan.held
        return (*found[:held], *self._computed.values(self._t, s), *found[held:])

    def _known(self, changed: dict[int, list[Moved]], now: Any) -> dict[int, list[Known]]:
        """The changes that are not for all, with who may know them."""
        plan, was, found = self._plan, self._was, {}
        hidden = {i for i in changed if i >= plan.public}
        for i in sorted(hidden.union(*(plan.under[i] for i in changed if i in plan.under))):
            f, mask = plan.fields[i], plan.masks[i]
            if f.sight == MASKED:
                cells = touched(was[i], now[i], changed.get(i, ()), changed.get(mask, ()))
                found[i] = under_mask(plan.fields[mask], cells, was[mask], now[mask])
            elif f.sight == OWNER:
                found[i] = [(p, old, new, 1 << p[0], 1 << p[0]) for p, old, new in changed[i]]
            elif f.sight == MASK:
                cells = changed[i]
                found[i] = [
                    (p, wide_bits(f, old), wide_bits(f, new), OWN, OWN) for p, old, new in cells
                ]
        return found

    def patches(self, eye: int, shown: Sequence[bool]) -> list[Patch]:
        """One patch for each note that an eye is shown, and last what changed after them."""
        found: list[Patch] = []
        cells: Cells = {}
        bit = 0 if eye == ALL else 1 << eye
        for note, stops in zip(self.notes, (*shown, True), strict=True):
            own = self._own(note, eye) if eye == ALL or note.seers & bit else {}
            if stops and not cells:
                mine = patch_of(self._plan.fields, own)
                found.append({**note.patch, **mine} if mine else note.patch)
                continue
            open_cells = {i: self._plan.moved[i](*values) for i, values in note.public.items()}
            for i, moved in (*open_cells.items(), *own.items()):
                for path, old, new in moved:
                    cells.setdefault((i, path), [old, 0])[1] = new
            if stops:
                found.append(self._patch(cells))
                cells = {}
        return found

    def _own(self, note: Note, eye: int) -> dict[int, list[Moved]]:
        """What an eye sees of the changes that are not for all."""
        found = {}
        for i, known in note.hidden.items():
            moved = _seen(known, eye, self._plan.fields[i].hidden)
            if moved:
                found[i] = moved
        return found

    def _patch(self, cells: Cells) -> Patch:
        """Cells as a patch, in the order of the fields."""
        moved: dict[int, list[Moved]] = {}
        for (i, path), (old, new) in sorted(cells.items()):
            if old != new:
                moved.setdefault(i, []).append((path, old, new))
        return patch_of(self._plan.fields, moved)


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


def _seers(hidden: dict[int, list[Known]]) -> int:
    """The bits of all who could or can know some of the changes: -1 where each has an own bit."""
    bits = 0
    for known in hidden.values():
        for _, _, _, could, can in known:
            bits |= could | can
    return bits


def _seen(known: list[Known], eye: int, veil: int) -> list[Moved]:
    """The cells that change for an eye; where it may not know one, it sees `veil`."""
    if eye == ALL:
        return [(path, old, new) for path, old, new, _, _ in known if old != new]
    found, bit = [], 1 << eye
    for path, old, new, could, can in known:
        if could == OWN:
            was, now = old & bit, new & bit
        else:
            was = old if could & bit else veil
            now = new if can & bit else veil
        if was != now:
            found.append((path, was, now))
    return found
