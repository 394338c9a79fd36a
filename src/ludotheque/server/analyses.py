"""The turning points of a finished match: what cost most, and what would have been better.

The curve says which turns cost their player most; of those each decision is weighed, by what its
maker could know then. All of it is done behind play, in the line of who asked.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.undo import is_mid_action
from ludotheque.server import tables, variations, views
from ludotheque.server.curves import Curves, has_failed, turning
from ludotheque.server.hall import Hall
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.turns import Asker, asker
from ludotheque.server.wire.tables import Analysis, CurvePoint, Turning
from ludotheque.server.wire.view import Legal

VISITS = 3000  # of the search, a decision
ENOUGH = 40  # visits after which a move's own figure is believed
KEPT = 50  # analyses
EACH = 2  # in work at once for one person
POINTS = 3  # turning points told
TURNS = 5  # turns looked at
DECISIONS = 16  # of one turn
LEAST = 0.04  # chance that a decision must cost


@dataclass
class _Work:
    by: str
    total: int
    done: int = 0
    found: list[Turning] = field(default_factory=list)
    task: asyncio.Task[Any] | None = None

    @property
    def whole(self) -> bool:
        return self.task is not None and self.task.done()


class Analyses:
    """Turning points of finished matches, worked out when asked for."""

    def __init__(self, hall: Hall, curves: Curves) -> None:
        self._hall, self._curves = hall, curves
        self._known: OrderedDict[tuple[str, int], _Work] = OrderedDict()

    async def get(self, match: str, by: str | None = None) -> Analysis:
        """How far the analysis of a match is; with `by` the work begins, on that account."""
        found = await self._hall.whole(match, by)
        found.readable()
        tables.check_open_past(found)
        key = (match, found.table.made)
        if key not in self._known:
            if by is None:
                return Analysis(match, 0, len(turning(found)), False, [])
            self._begin(key, found, by)
        work = self._known[key]
        if has_failed(work.task):
            del self._known[key]  # who asks once more begins anew
            raise Denied("study_failed")
        told = sorted(work.found, key=lambda point: point.made) if work.whole else []
        return Analysis(match, work.done, work.total, work.whole, told)

    def _begin(self, key: tuple[str, int], found: Playing, by: str) -> None:
        if sum(work.by == by and not work.whole for work in self._known.values()) >= EACH:
            raise Denied("too_fast")
        work = self._known[key] = _Work(by, len(turning(found)))
        work.task = self._hall.spawn(self._study(work, found, by))
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _study(self, work: _Work, found: Playing, by: str) -> None:
        assert found.match is not None
        points = await self._curves.whole(found, by)
        work.done = len(points)
        costly = await self._hall.desk.run(by, _costly, found, points)
        work.total += sum(len(turn.decisions) for turn in costly)
        who = asker(by, lambda: False)
        slips = [s for turn in costly if (s := await self._worst(work, who, turn)) is not None]
        slips.sort(key=lambda slip: slip.cost, reverse=True)
        work.found = [await self._told(who, found.match, slip) for slip in slips[:POINTS]]

    async def _worst(self, work: _Work, who: Asker, turn: _Turn) -> _Slip | None:
        """The decision of a turn that cost most."""
        worst: _Slip | None = None
        for made in turn.decisions:
            past = await self._hall.desk.run(who.owner, turn.match.at, made)
            found = await self._hall.computers.weighed(who, past.view(past.seat), VISITS)
            slip = _slip(made, turn.match.numbers[made], found, turn.after)
            work.done += 1
            if slip.cost >= LEAST and (worst is None or slip.cost > worst.cost):
                worst = slip
        return worst

    async def _told(self, who: Asker, match: Match, slip: _Slip) -> Turning:
        past = await self._hall.desk.run(who.owner, match.at, slip.made)
        return Turning(
            made=slip.made,
            seat=past.seat,
            played=await self._hall.desk.run(who.owner, _played, match, slip.made),
            better=await variations.variation(self._hall, who, past, slip.better),
            chance=round(slip.chance, 4),
            best=round(slip.best, 4),
        )


@dataclass(frozen=True)
class _Slip:
    made: int
    better: int
    chance: float
    best: float

    @property
    def cost(self) -> float:
        return self.best - self.chance


def _slip(made: int, played: int, found: list[tuple[int, int, float]], after: float) -> _Slip:
    """What a move cost; one that was hardly looked at is worth what came of it."""
    better, _, best = found[0]
    own = [value for move, visits, value in found if move == played and visits >= ENOUGH]
    return _Slip(made, better, best if better == played else own[0] if own else after, best)


class _Turn:
    """A turn that cost its player much."""

    def __init__(self, found: Playing, first: int, last: int, after: float) -> None:
        assert found.match is not None
        self.match, self.after = found.match, after
        seat = found.moves[first].seat
        mine = [made for made in range(first, last) if found.moves[made].seat == seat]
        self.decisions = [made for made in mine if len(found.match.at(made).view(seat).moves) > 1]
        del self.decisions[DECISIONS:]


def _costly(found: Playing, points: list[CurvePoint]) -> list[_Turn]:
    """The turns worth a look."""
    return [_Turn(found, *span) for span in dearest(found, points)]


def dearest(found: Playing, points: list[CurvePoint]) -> list[tuple[int, int, float]]:
    """The turns that cost a person most: their first move, their end, the chance after them."""
    people = {i for i, sitter in enumerate(found.table.seats) if sitter.kind != "level"}
    spans = []
    for begun, ended in pairwise(points):
        seat = found.moves[begun.made].seat
        if not people or seat in people:
            after = ended.chances[seat]
            spans.append((begun.chances[seat] - after, begun.made, ended.made, after))
    spans.sort(key=lambda span: span[0], reverse=True)
    return [span[1:] for span in spans[:TURNS] if span[0] > 0]


def _played(match: Match, made: int) -> list[Legal]:
    """What was played from a decision on, to the end of its turn."""
    past, told = match.at(made), []
    edition, seat = past.edition, past.seat
    turn = edition.rules.turns(edition.t, past.state)
    for number in match.numbers[made:]:
        told.append(views.move_as_wire(past.view(seat), number))
        past.push(number)
        if past.seat != seat or edition.rules.turns(edition.t, past.state) != turn:
            break
        if len(told) >= variations.MOST and not is_mid_action(edition, past.state):
            break
    return told
