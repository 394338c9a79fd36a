"""Looking back: a match by move, through eyes that may see it, and its curve of chances."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR
from ludotheque.core.replay import dump
from ludotheque.core.sight import redact
from ludotheque.server import tables
from ludotheque.server.hall import Hall
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.shelf import has_secrets
from ludotheque.server.views import (
    events_as_wire,
    eye_of,
    legal_as_wire,
    outcome_as_wire,
    state_as_wire,
)
from ludotheque.server.wire.tables import Curve, ReplayFrame, ReplayIndex, ReplayMark

CURVE_VISITS = 600  # of the search, a position
CURVES_KEPT = 50


def eyes_allowed(found: Playing, who: str | None) -> list[int | None]:
    """Whose eyes a viewer may choose: all of an open past, else their own or a spectator's."""
    table = found.table
    if not (table.created.spectators or table.seats_of(who) or table.created.owner == who):
        return []
    return [*(range(len(table.seats)) if _is_open(found) else table.seats_of(who)), None]


def _is_open(found: Playing) -> bool:
    rules = found.printed.rules if found.printed else None
    public = rules is not None and not has_secrets(rules)
    return public or (found.table.phase == "over" and found.table.created.open_eyes)


def choose_eye(found: Playing, who: str | None, asked: str | None) -> int | None:
    """The eye asked for: a seat's number, "watch", or by default one's own."""
    allowed = eyes_allowed(found, who)
    if not allowed:
        raise Denied("eyes")
    if asked is None:
        mine = found.table.seats_of(who)
        return mine[0] if mine else None
    wanted = None if asked == "watch" else int(asked) if asked.isdecimal() else -1
    if wanted not in allowed:
        raise Denied("eyes")
    return wanted


def _shown(found: Playing, eye: int | None) -> list[int]:
    """The moves a viewer may count: all of an open past, else those their eyes saw."""
    if _is_open(found) and found.table.phase == "over":
        return list(range(len(found.moves)))
    number = eye_of(found, eye)
    return [i for i, move in enumerate(found.moves) if move.shown[number]]


def index(found: Playing, who: str | None, eye: int | None) -> ReplayIndex:
    """The whole match for the scrubber."""
    table, printed = found.table, found.printed
    if printed is None or found.match is None or found.readonly is not None:
        raise Denied("readonly")
    marks, turn, last = [], 0, -1
    is_open = _is_open(found)
    for made, place in enumerate(_shown(found, eye), 1):
        move = found.moves[place]
        turn += 1 if move.seat != last else 0
        last = move.seat
        known = is_open or move.seat == eye
        notation = printed.notation(move.number) if known else None
        events = events_as_wire(printed, move.events, SPECTATOR if eye is None else eye)
        marks.append(ReplayMark(made, move.seat, move.at, turn, notation, events))
    return ReplayIndex(
        match=table.match,
        game=table.created.game,
        version=table.created.rules,
        options=table.created.options,
        over=table.phase == "over",
        eyes=eyes_allowed(found, who),
        eye=eye,
        marks=marks,
        outcome=outcome_as_wire(printed, table.result),
    )


def frame(found: Playing, eye: int | None, made: int) -> ReplayFrame:
    """The position after some moves, as counted by the viewer."""
    table, printed = found.table, found.printed
    if printed is None or found.match is None or found.readonly is not None:
        raise Denied("readonly")
    if table.phase == "waiting":
        raise Denied("not_begun")
    shown = _shown(found, eye)
    if made > len(shown):
        raise Denied("not_found")
    true = shown[made] if made < len(shown) else len(found.moves)
    match = found.match.at(true)
    who = SPECTATOR if eye is None else eye
    at_end = true == len(found.moves) and table.phase == "over"
    return ReplayFrame(
        match=table.match,
        made=made,
        eye=eye,
        acting=match.seat if match.seat >= 0 and not at_end else None,
        state=state_as_wire(printed, redact(printed.rules.state, match.state, who)),
        legal=legal_as_wire(match.view(eye)) if eye is not None and not at_end else [],
        events=events_as_wire(printed, found.moves[shown[made - 1]].events, who) if made else [],
        outcome=outcome_as_wire(printed, table.result) if at_end else None,
        aside=match.view(eye).aside(),
    )


def export(found: Playing) -> str:
    """The replay file: it holds the seed, so never while the match is on."""
    if found.match is None:
        raise Denied("readonly")
    tables.check_open_past(found)
    return dump(found.match)


@dataclass
class _Work:
    total: int
    points: list[list[float]] = field(default_factory=list)
    task: asyncio.Task[Any] | None = None


class Curves:
    """Chances of winning along finished matches, worked out when asked for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: OrderedDict[str, _Work] = OrderedDict()

    async def get(self, match: str, start: bool) -> Curve:
        """How far the curve of a match is; `start` begins the work."""
        if match not in self._known:
            found = await self._hall.whole(match)
            if found.match is None or found.readonly is not None:
                raise Denied("readonly")
            tables.check_open_past(found)
            if not start:
                return Curve(match, 0, found.table.made + 1, [])
            work = self._known[match] = _Work(found.table.made + 1)
            work.task = self._hall.spawn(self._draw(work, found))
            if len(self._known) > CURVES_KEPT:
                self._known.popitem(last=False)
        work = self._known[match]
        return Curve(match, len(work.points), work.total, work.points)

    async def _draw(self, work: _Work, found: Playing) -> None:
        assert found.match is not None
        past = found.match.at(0)
        for number in [*found.match.numbers, None]:
            work.points.append(await self._point(past, found))
            if number is not None:
                past.push(number)

    async def _point(self, past: Match, found: Playing) -> list[float]:
        """Each seat's chance: by search for who must act, by estimate for the rest."""
        outcome = past.outcome()
        if outcome is not None:
            return list(outcome.scores)
        printed, seat = past.printed, past.seat
        out = [0] * max(16, printed.rules.width)
        printed.rules.value(printed.t, past.state, out)
        rest = sum(out[s] for s in range(printed.seats) if s != seat) or 1
        own = await self._hall.computers.worth(past.view(seat), CURVE_VISITS)
        shares = [out[s] / rest * (1 - own) for s in range(printed.seats)]
        shares[seat] = own
        return [round(share, 4) for share in shares]
