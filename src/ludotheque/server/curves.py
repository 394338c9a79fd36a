"""The curve of a finished match: each seat's chance of winning as each turn begins."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.match import Match
from ludotheque.server import tables
from ludotheque.server.hall import Hall
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.turns import Asker, asker
from ludotheque.server.wire.tables import Curve, CurvePoint

CURVE_VISITS = 1500  # of the search, a position
CURVES_KEPT = 50


@dataclass
class _Work:
    at: list[int]  # moves made at each point
    points: list[CurvePoint] = field(default_factory=list)
    task: asyncio.Task[Any] | None = None


class Curves:
    """Chances of winning along finished matches, worked out when asked for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: OrderedDict[str, _Work] = OrderedDict()

    async def get(self, match: str, by: str | None = None) -> Curve:
        """How far the curve of a match is; with `by` the work begins, on that person's account."""
        if match not in self._known:
            found = await self._hall.whole(match, by)
            found.readable()
            tables.check_open_past(found)
            if by is None and match not in self._known:
                return Curve(match, 0, len(turning(found)), [])
            if by is not None:
                self._begin(match, found, by)
        work = self._known[match]
        if has_failed(work.task):
            del self._known[match]  # who asks once more begins anew
            raise Denied("study_failed")
        return Curve(match, len(work.points), len(work.at), work.points)

    def _begin(self, match: str, found: Playing, by: str) -> None:
        """Begin the work, unless somebody has while the match was read."""
        if match in self._known:
            return
        work = self._known[match] = _Work(turning(found))
        work.task = self._hall.spawn(self._draw(work, found, by))
        if len(self._known) > CURVES_KEPT:
            self._known.popitem(last=False)

    async def whole(self, found: Playing, by: str) -> list[CurvePoint]:
        """All points of a match that may be looked at, once they are worked out."""
        await self.get(found.table.match, by)
        work = self._known[found.table.match]
        assert work.task is not None
        await asyncio.shield(work.task)
        return work.points

    async def _draw(self, work: _Work, found: Playing, by: str) -> None:
        assert found.match is not None
        who = asker(by, lambda: False)  # play comes first
        wanted = set(work.at)
        for past in found.match.retrace():
            if past.version in wanted:
                work.points.append(CurvePoint(past.version, await self._point(past, who)))

    async def _point(self, past: Match, who: Asker) -> list[float]:
        """Each seat's chance: by search for who must act, by estimate for the rest."""
        outcome = past.outcome()
        if outcome is not None:
            return list(outcome.scores)
        edition, seat = past.edition, past.seat
        out = [0] * max(16, edition.rules.width)
        edition.rules.value(edition.t, past.state, out)
        own = await self._hall.computers.worth(who, past.view(seat), CURVE_VISITS)
        return [round(share, 4) for share in shares(edition.teams, seat, own, out)]


def has_failed(task: asyncio.Task[Any] | None) -> bool:
    """Whether some work came to nothing."""
    if task is None or not task.done():
        return False
    return task.cancelled() or task.exception() is not None


def turning(found: Playing) -> list[int]:
    """How many moves were made as each turn began, and at the end."""
    moves = found.moves
    begun = [i for i, move in enumerate(moves) if not i or move.turn != moves[i - 1].turn]
    return [*begun, len(moves)]


def shares(teams: list[int], seat: int, own: float, worth: list[int]) -> list[float]:
    """Each seat's chance, of which one is known: its team has it too, the others share the rest."""
    best = {team: max(worth[s] for s, of in enumerate(teams) if of == team) for team in teams}
    others = {team: value for team, value in best.items() if team != teams[seat]}
    total = sum(others.values())
    chance = {t: value / total if total else 1 / len(others) for t, value in others.items()}
    return [own if team == teams[seat] else chance[team] * (1 - own) for team in teams]
