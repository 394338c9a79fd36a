"""A match: a state that changes only by legal moves, with its past."""

from __future__ import annotations

import secrets
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ludotheque.core import sight
from ludotheque.core.chance import Scripted, chance_of, checked_seed, script
from ludotheque.core.complaints import NO_MOVE_YET, NO_SEAT, TOO_FAR_BACK
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY, NOT_OVER, OK, WIN
from ludotheque.core.record import SPECTATOR, Layout
from ludotheque.core.view import Event, Move, Outcome, View
from ludotheque.core.words import MATCH_OVER, NOT_YOUR_TURN, Refused, UsageError, quoted

AnyMove = Move | int | str | dict[str, str]
KEPT = 64  # moves between two positions kept, so that an earlier one is near


class Match:
    """One game being played. Only `push` and `undo` change it, and only to another true position.

    The past is kept as the seed and the moves, with a position now and then; an earlier one is
    played again from the nearest kept before it.
    """

    def __init__(self, edition: Edition, seed: int | None = None, state: Any = None) -> None:
        self.edition = edition
        self.seed = secrets.randbits(128) if seed is None else checked_seed(seed)
        self.start = None if state is None else _without_past(edition.rules.state, state)
        self.state = self._first()
        self.numbers = array("i")  # the moves made
        self._seats = array("b")  # who made them
        self._notes = array("i")  # all events, as the record has them
        self._notes_end = array("i")  # where those of the set-up and of each move end
        self._scripted: dict[int, Scripted] = {}  # chance changed by hand, by version
        self._kept: list[bytes] = []  # the positions after every KEPT moves, small
        self._keep_notes(self.state)

    def _first(self) -> Any:
        if self.start is not None:
            return self.edition.rules.state.unpack(self.start)
        return self.edition.first(self.seed)

    # -- asking

    @property
    def seat(self) -> int:
        """The seat that must act, or NOBODY (-1) when it is over."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.seat == NOBODY

    @property
    def version(self) -> int:
        """How many moves were made."""
        return len(self.numbers)

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        return [Move(n, self.edition.notation(n)) for n in self.numbers]

    @property
    def seats(self) -> list[int]:
        """Who made each of them."""
        return list(self._seats)

    @property
    def noted(self) -> tuple[Event, ...]:
        """All that the last move noted, or the set-up: not for everybody's eyes."""
        return self.edition.rules.events.noted(self.state)

    def legal(self) -> list[Move]:
        """The legal moves of the seat that must act."""
        return [Move(n, self.edition.notation(n)) for n in self.edition.legal(self.state)]

    def why_not(self, move: AnyMove, seat: int | None = None) -> Refused | None:
        """None if the move is legal now, else the refusal that `push` would raise."""
        try:
            self._check(self.state, move, seat)
        except Refused as refusal:
            return refusal.with_traceback(None)
        return None

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know; without a seat, what spectators see.

        `view(match.seat)` goes on after the end: NOBODY sees what spectators do.
        """
        who = self._known(None if self.over and seat == NOBODY else seat)
        acting = who == self.state.seat
        return View(
            edition=self.edition,
            seat=who,
            state=sight.redact(self.edition.rules.state, self.state, who),
            moves=tuple(self.edition.legal(self.state)) if acting else (),
            events=tuple(self._latest(who)),
            outcome=self.outcome(),
        )

    def events(self, seat: int | None = None, since: int | None = None) -> list[Event]:
        """Events of the last move, or of all from move number `since` on, as a seat saw them.

        What the set-up noted comes before the first move.
        """
        who = self._known(seat)
        first = self.version - 1 if since is None else since
        if self.version == 0 and since is None:
            first = 0
        if type(first) is not int or not 0 <= first <= self.version:
            raise UsageError(NO_MOVE_YET, number=quoted(since), made=self.version)
        return self._seen(who, self._notes_end[first] if first > 0 else 0, len(self._notes))

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        out = [0] * self.edition.rules.most_seats
        code = self.edition.rules.outcome(self.edition.t, self.state, out)
        if code == NOT_OVER:
            return None
        scores = tuple(n / WIN for n in out[: self.edition.seats])
        best = max(scores)
        winners = tuple(i for i, n in enumerate(scores) if n == best)
        winners = winners if len(winners) < len(scores) else ()
        return Outcome(scores, self.edition.rules.reasons[code], winners)

    # -- acting

    def push(self, *moves: AnyMove, seat: int | None = None, witness: Any = None) -> Match:
        """Play one move or several, all or nothing; Refused says which rule is in the way.

        Of one move a `witness.Witness` can see what changes.
        """
        if len(moves) == 1:
            self._push(self.state, self._check(self.state, moves[0], seat), witness)
            return self
        trial = self.clone()
        for move in moves:
            trial._push(trial.state, trial._check(trial.state, move, seat))
        self._take(trial)
        return self

    def undo(self, count: int = 1, seed: int | None = None) -> Match:
        """Take back the last moves; with a seed, chance that spoke in them is keyed anew."""
        if type(count) is not int or not 0 <= count <= self.version:
            raise UsageError(TOO_FAR_BACK, count=quoted(count), made=self.version)
        left = chance_of(self.state)
        self._take(self.at(self.version - count))
        if seed is not None and chance_of(self.state) != left:
            self.key_anew(seed)
        return self

    def key_anew(self, seed: int) -> None:
        """Give chance another key: what comes is not what would have come."""
        self._script(Scripted(seed=checked_seed(seed)))

    @property
    def keys(self) -> dict[int, int]:
        """Where chance was keyed anew: after how many moves, and with which seed."""
        return {
            at: scripted.seed
            for at, scripted in self._scripted.items()
            if scripted.seed is not None
        }

    def at(self, version: int) -> Match:
        """The same match as it was after `version` moves."""
        if type(version) is not int or not 0 <= version <= self.version:
            raise UsageError(NO_MOVE_YET, number=quoted(version), made=self.version)
        earlier = self._cut(version)
        for at in range(len(earlier._kept) * KEPT, version):
            self._script_again(at, earlier.state)
            self.edition.apply(earlier.state, self.numbers[at])
        self._script_again(version, earlier.state)
        return earlier

    def retrace(
        self, first: int = 0, last: int | None = None, watch: Callable[[Any], Any] | None = None
    ) -> Iterator[Match]:
        """The match as it was after `first` moves, after one more, and so on up to `last`.

        It is one match that changes under the eyes of who looks; `watch(state)` makes a witness.
        """
        past = self.at(first)
        yield past
        for number in self.numbers[first : self.version if last is None else last]:
            past.push(number, witness=watch and watch(past.state))
            if past.version in self._scripted:
                past._script(self._scripted[past.version])
            yield past

    def branch(self, seed: int | None = None) -> Match:
        """An independent copy whose chance is keyed anew: from here on the course may differ."""
        twin = self.clone()
        twin.key_anew(secrets.randbits(128) if seed is None else seed)
        return twin

    def script(self, draws: Iterable[int]) -> None:
        """Write down the next draws of chance, for a scenario."""
        self._script(Scripted(draws=tuple(draws)))

    def told_at(self, version: int) -> tuple[int, ...]:
        """The draws written down before the move after a version."""
        return self._scripted.get(version, Scripted()).draws

    def clone(self) -> Match:
        """An independent copy."""
        twin = self._past(self.version)
        twin.state = self.edition.rules.state.copy(self.state)
        return twin

    def _repr_html_(self) -> str:
        return self.view(self.seat if not self.over else None).svg()

    # -- inside

    def _known(self, seat: int | None) -> int:
        if seat is None or seat == SPECTATOR:
            return SPECTATOR
        if type(seat) is not int or not 0 <= seat < self.edition.seats:
            raise UsageError(NO_SEAT, seat=quoted(seat), last=self.edition.seats - 1)
        return seat

    def _check(self, s: Any, move: AnyMove, seat: int | None) -> int:
        number = self.edition.number(move.number if isinstance(move, Move) else move)
        if s.seat == NOBODY:
            raise MATCH_OVER.fresh()
        if seat is not None and self._known(seat) != s.seat:
            raise NOT_YOUR_TURN.fresh()
        code = self.edition.rules.why_not(self.edition.t, s, number)
        if code != OK:
            raise self.edition.refusal(code)
        return number

    def _push(self, s: Any, number: int, witness: Any = None) -> None:
        self._seats.append(s.seat)
        self.edition.apply(s, number, witness)
        self.numbers.append(number)
        self._keep_notes(s)
        if self.version % KEPT == 0:
            self._kept.append(zlib.compress(self.edition.rules.state.pack(s), 1))

    def _past(self, version: int) -> Match:
        """A match with the first `version` moves of this one, and no position yet."""
        past = Match.__new__(Match)
        past.edition, past.seed, past.start = self.edition, self.seed, self.start
        past.numbers, past._seats = self.numbers[:version], self._seats[:version]
        past._notes_end = self._notes_end[: version + 1]
        past._notes = self._notes[: past._notes_end[-1]]
        past._scripted = {at: scripted for at, scripted in self._scripted.items() if at <= version}
        past._kept = self._kept[: version // KEPT]
        return past

    def _cut(self, version: int) -> Match:
        """The same in the last position kept of it, or in the first one."""
        past = self._past(version)
        layout = self.edition.rules.state
        kept = past._kept[-1:]
        past.state = layout.unpack(zlib.decompress(kept[0])) if kept else self._first()
        return past

    def _script_again(self, version: int, s: Any) -> None:
        """Change chance by hand as was done there."""
        if version in self._scripted:
            script(s, self._scripted[version])

    def _keep_notes(self, s: Any) -> None:
        self._notes.extend(s.event[: s.event_n])
        self._notes_end.append(len(self._notes))

    def _seen(self, who: int, start: int, end: int) -> list[Event]:
        """The events noted between two places, as far as a seat may see them."""
        return list(self.edition.rules.events.read(self._notes, start, end, who))

    def _latest(self, who: int) -> list[Event]:
        """The events of the last move that a seat saw anything of: hidden moves leave no gap."""
        for move in range(self.version, -1, -1):
            start = self._notes_end[move - 1] if move > 0 else 0
            seen = self._seen(who, start, self._notes_end[move])
            if seen:
                return seen
        return []

    def _script(self, scripted: Scripted) -> None:
        script(self.state, scripted)
        self._scripted[self.version] = scripted

    def _take(self, other: Match) -> None:
        self.state, self.numbers, self._seats = other.state, other.numbers, other._seats
        self._notes, self._notes_end = other._notes, other._notes_end
        self._scripted, self._kept = other._scripted, other._kept


def _without_past(layout: Layout, state: Any) -> bytes:
    """The bytes of a position set up by hand: it has no past, so nothing is noted in it."""
    first, blank = layout.copy(state), layout.new()
    for name in layout.tail:
        setattr(first, name, getattr(blank, name))
    return layout.pack(first)
