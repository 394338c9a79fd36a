"""A match being played: the table and the position that the entries of its log add up to.

`add` is the one way anything changes, both when an act is tried and when a log is read. An act is
tried on a `fork`; the fork takes the place of the original once its entries are on disk.

Each eye (a seat, or last the spectators) counts only the changes it can see: a step taken behind a
screen moves no number that another seat is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core import layouts
from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR
from ludotheque.core.sight import differs
from ludotheque.core.undo import is_mid_action
from ludotheque.core.view import Event
from ludotheque.core.words import Refused, Words
from ludotheque.server import clocks, entries, fairness, happenings, talk, traces
from ludotheque.server.catalogue import has_secrets
from ludotheque.server.counting import steps_shown
from ludotheque.server.entries import NOBODY, Table
from ludotheque.server.made import Made
from ludotheque.server.refusals import Denied, MoveRefused
from ludotheque.server.traces import Trace
from ludotheque.server.wire.view import Text


class TooFarBack(Exception):
    """A position before the snapshot is wanted: the whole log must be read."""


class Playing:
    """Table and position. `match` is None when it can't be played any more; `readonly` says why."""

    def __init__(self, table: Table, edition: Edition | None, readonly: Text | None) -> None:
        self.table, self.edition, self.readonly = table, edition, readonly
        self.base = 0  # moves made before the snapshot it was opened from
        self.moves: list[Made] = []  # those after
        self.opening: tuple[Event, ...] = ()  # what the set-up noted
        self.quiet: dict[Made, bool] = {}  # of moves: whether they told nobody anything
        self.traces: dict[Made, Trace] = {}  # of the last moves: what each changed
        self.latest: tuple[Made | None, Any] = (None, None)  # the last move, what was before it
        self.undone: tuple[int, list[int]] = (NOBODY, [])  # who went back last, version per eye
        self.match: Match | None = None
        self.window: bool | None = None  # see windows.is_open; None: not asked yet
        self.terms = b""  # see `summaries.summary`; empty: not asked yet
        self._untouched: Any = None  # the position of which this is a fork, until it is changed
        if edition is not None and readonly is None:
            seed = int(table.created.seed, 16)
            start = _first_position(table.created, edition) if table.created.start else None
            self.match = Match(edition, seed, start)
            self.opening = self.match.noted

    @property
    def seat(self) -> int:
        """The seat that must act."""
        return self.match.seat if self.match and self.table.phase == "on" else NOBODY

    def readable(self) -> Edition:
        """The game of a match whose past can be looked at; Denied says why it can't."""
        if self.readonly is not None:
            raise Denied("readonly", Words(self.readonly.fr, self.readonly.en))
        if self.edition is None or self.match is None:
            raise Denied("readonly")
        return self.edition

    def fork(self) -> Playing:
        """An independent copy to try an act on."""
        twin = Playing.__new__(Playing)
        twin.table, twin.edition, twin.readonly = self.table.copy(), self.edition, self.readonly
        twin.base, twin.moves, twin.undone = self.base, self.moves[:], self.undone
        twin.match = self.match.clone() if self.match else None
        twin._untouched = self.match.state if self.match else None
        twin.opening, twin.quiet, twin.latest = self.opening, self.quiet, self.latest
        twin.traces = self.traces.copy()
        twin.window, twin.terms = None, self.terms
        return twin

    def add(self, what: Any, at: float) -> None:
        """Take the next entry in; MoveRefused if the rules do not allow it."""
        self.table.seq += 1
        self.table.at, self.window = at, None
        ADDED[type(what)](self, what, at)

    def index_of(self, eye: int, made: int) -> int:
        """How many moves were truly made before the move that an eye counts as number `made`."""
        seen = [i for i, move in enumerate(self.moves) if move.shown[eye]]
        place = made - (self.table.eyes[eye].made - len(seen))
        if place < 0:
            raise TooFarBack
        return self.base + seen[place] if place < len(seen) else self.table.made

    def counted(self, eye: int, made: int) -> int:
        """How many of the first `made` moves an eye could count."""
        later = sum(1 for move in self.moves[max(0, made - self.base) :] if move.shown[eye])
        return self.table.eyes[eye].made - later

    def drew_since(self, made: int) -> bool:
        """Whether chance spoke after the first `made` moves."""
        if made < self.base:
            raise TooFarBack
        return any(move.drew for move in self.moves[made - self.base :])

    # -- one method a kind of entry

    def _created(self, what: entries.Created, at: float) -> None:
        self.table.created_at = at
        if what.start:
            happenings.note(self.table, at, "from_position")

    def _seated(self, what: entries.Seated, at: float) -> None:
        table = self.table
        clocks.pass_on(table, table.acting, at)
        happenings.seated(table, what, at)
        fairness.seated(table, what)
        table.seats[what.seat] = what.sitter
        table.shown_at = at
        if table.phase == "on":
            self._remember_holders()

    def _ruled(self, what: entries.Ruled, at: float) -> None:
        table = self.table
        before = table.seats[what.seat]
        if what.seat == table.acting and table.asked_under is None:
            table.asked_under = before.pass_after
        table.seats[what.seat] = msgspec.structs.replace(before, pass_after=what.seconds)
        happenings.note(table, at, "ruled", what.seat, what.seconds)

    def _adopted(self, what: entries.Adopted, at: float) -> None:
        self.table.adopt(what)

    def _forgotten(self, what: entries.Forgotten, at: float) -> None:
        self.table.forgotten += 1

    def _begun(self, what: entries.Begun, at: float) -> None:
        self.table.phase, self.table.version = "on", self.table.seq
        clocks.start(self.table, self.match.seat if self.match else NOBODY, at)
        self.table.levels = [sitter.level for sitter in self.table.seats]
        self._remember_holders()
        happenings.note(self.table, at, "begun")
        self._show_all(at)

    def _moved(self, what: entries.Moved, at: float) -> None:
        table = self.table
        happenings.moved(table, what, at)
        fairness.moved(table, what)
        versions = [eye.version + 1 for eye in table.eyes]
        if self.match is not None:
            for index, number in enumerate(what.moves):
                try:
                    self._push(what.seat, number, at, versions)
                except Refused as refusal:
                    raise MoveRefused(refusal, index) from None
            self._count(versions, self.moves[-len(what.moves) :], at)
        table.made += len(what.moves)
        table.version, table.ask, table.asked_under = table.seq, None, None
        clocks.pass_on(table, self.match.seat if self.match else NOBODY, at)

    def _push(self, seat: int, number: int, at: float, versions: list[int]) -> None:
        assert self.match is not None and self.edition is not None
        before = self._glance()
        witness = traces.witness(self.edition, before)
        self.match.push(number, seat=seat, witness=witness)
        events = self.match.noted
        trace = Trace(witness, events)
        same = before.seat == self.match.seat and seat == before.seat
        seen = tuple(
            version if eye == seat or not same or self._shows(eye, trace, events) else 0
            for eye, version in enumerate(versions)
        )
        counted = steps_shown(self.edition, events, seen, self.match.seat != seat)
        drew = self.match.state.draws != before.draws
        begun = self.edition.rules.turns(self.edition.t, before)
        turn = (begun, NOBODY if begun else seat)
        mid = is_mid_action(self.edition, before)
        self.moves.append(Made(at, seat, number, events, seen, counted, drew, mid, turn))
        self.latest = (self.moves[-1], before)
        self.traces[self.moves[-1]] = trace
        if len(self.traces) > traces.KEPT:
            del self.traces[next(iter(self.traces))]

    def _shows(self, eye: int, trace: Trace, events: tuple[Event, ...]) -> bool:
        """Whether an eye sees anything of a move."""
        assert self.edition is not None
        who = self._who(eye)
        if not has_secrets(self.edition.rules) or any(e.shown_to(who) for e in events):
            return True
        return any(trace.patches(who))

    def _who(self, eye: int) -> int:
        """The seat of an eye, or SPECTATOR."""
        return eye if eye < len(self.table.seats) else SPECTATOR

    def _count(self, versions: list[int], moves: list[Made], at: float) -> None:
        for number, eye in enumerate(self.table.eyes):
            seen = sum(1 for move in moves if move.shown[number])
            eye.made += seen
            eye.steps += sum(move.counted[number] for move in moves)
            eye.version = versions[number] if seen else eye.version
        self.table.steps += sum(move.counted[-1] for move in moves)
        if moves[-1].shown[-1]:  # what all can see takes an offer away: nothing else is told so
            self.table.shown_at, self.table.draw = at, None

    def _undone(self, what: entries.Undone, at: float) -> None:
        table = self.table
        if self.match is not None:
            self._take_back(what, at)
        table.made = what.made
        happenings.undone(table, what, at)
        table.version, table.ask, table.asked_under = table.seq, None, None
        clocks.pass_on(table, self.match.seat if self.match else NOBODY, at, bonus=False)

    def _keyed(self, what: entries.Keyed, at: float) -> None:
        if self.match is not None:
            self.match.key_anew(int(what.key, 16))

    def _take_back(self, what: entries.Undone, at: float) -> None:
        if what.made < self.base:
            raise TooFarBack
        assert self.match is not None
        before = self._glance()
        self.match.undo(self.table.made - what.made)
        gone = self.moves[what.made - self.base :]
        fairness.undone(self.table, what, gone)
        del self.moves[what.made - self.base :]
        versions = [0] * len(self.table.eyes)
        self.table.steps -= sum(move.counted[-1] for move in gone)
        for number, eye in enumerate(self.table.eyes):
            eye.steps -= sum(move.counted[number] for move in gone)
            unseen = sum(1 for move in gone if move.shown[number])
            if unseen or self._is_seen(number, what.by, before):
                eye.made, eye.version = eye.made - unseen, eye.version + 1
                versions[number] = eye.version
        self.undone = (what.by, versions)
        if versions[-1]:
            self.table.shown_at = at

    def _glance(self) -> Any:
        """The position before a change, to tell whose view it changes."""
        assert self.edition is not None and self.match is not None
        before, self._untouched = self._untouched, None
        return self.edition.rules.state.copy(self.match.state) if before is None else before

    def _is_seen(self, eye: int, by: int, before: Any) -> bool:
        """Whether moves that `by` takes back can be missed through an eye."""
        assert self.match is not None and self.edition is not None
        after, rules = self.match.state, self.edition.rules
        if not has_secrets(rules) or eye == by or before.seat != after.seat:
            return True
        return differs(rules.state, before, after, self._who(eye))

    def _show_all(self, at: float) -> None:
        for eye in self.table.eyes:
            eye.version += 1
        self.table.shown_at = at

    def _asked(self, what: entries.Asked, at: float) -> None:
        self.table.ask, self.table.agreed = what, []
        happenings.note(self.table, at, "undo_asked", what.by)

    def _answered(self, what: entries.Answered, at: float) -> None:
        if what.yes:
            self.table.agreed += what.seats
        else:
            self.table.ask = None
            happenings.note(self.table, at, "undo_refused", what.seats[0])

    def _resigned(self, what: entries.Resigned, at: float) -> None:
        kind = "timeout_lost" if what.why == "time" else "resigned"
        happenings.note(self.table, at, kind, what.seat)
        seat = self.table.seats[what.seat]
        self.table.gave_up[what.seat] = seat
        self.table.seats[what.seat] = msgspec.structs.replace(seat, resigned=True)

    def _ended(self, what: entries.Ended, at: float) -> None:
        table = self.table
        clocks.pass_on(table, NOBODY, at, bonus=False)
        table.phase, table.result, table.version, table.ask = "over", what, table.seq, None
        table.draw = None
        self._show_all(at)

    def _followed(self, what: entries.Followed, at: float) -> None:
        self.table.rematch = what.match
        happenings.note(self.table, at, "rematch", what.by)

    def _remember_holders(self) -> None:
        for number, sitter in enumerate(self.table.seats):
            held = self.table.held.setdefault(sitter.person, []) if sitter.who else []
            if number not in held:
                held.append(number)


def _first_position(what: entries.Created, edition: Edition) -> Any:
    """The position that a match began with, by the names of its fields."""
    raw, layout = bytes.fromhex(what.start), edition.rules.state
    fields = what.fields or layouts.state_by_size(layout, len(raw))
    return layouts.record_of(layout, fields, raw)


ADDED: dict[type, Callable[[Playing, Any, float], None]] = {
    entries.Created: Playing._created, entries.Seated: Playing._seated,
    entries.Begun: Playing._begun, entries.Moved: Playing._moved,
    entries.Undone: Playing._undone, entries.Keyed: Playing._keyed,
    entries.Hinted: lambda playing, what, at: fairness.hinted(playing.table, what),
    entries.Asked: Playing._asked, entries.Answered: Playing._answered,
    entries.Resigned: Playing._resigned, entries.Ended: Playing._ended,
    entries.Ruled: Playing._ruled,
    entries.Mannered: lambda playing, what, at: happenings.mannered(playing.table, what, at),
    entries.Talked: lambda playing, what, at: talk.heard(playing.table, what, at),
    entries.Followed: Playing._followed,
    entries.Adopted: Playing._adopted, entries.Forgotten: Playing._forgotten,
}  # fmt: skip
