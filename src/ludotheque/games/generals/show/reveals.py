"""What a move told a seat, which decides what may be taken back (LUD-5)."""

from typing import Any

from ludotheque.games.generals import codes as n
from ludotheque.games.generals.events import EVENTS
from ludotheque.games.generals.rules.board import enter_cost
from ludotheque.games.generals.rules.vision import sees_diver

STEPS = EVENTS.marked("step")
NEWS = EVENTS.marked("news")  # of what the mover's own team did not know
# Whether another team sees these depends on where its eyes are, which the mover may not learn from
# what can be taken back: that they were watched counts for nothing.
WATCHED = EVENTS.marked("watched")


def reveals(t: Any, before: Any, after: Any, seat: int) -> bool:
    """Under fog: what is new to the mover's team, and what another team surely knows.

    That nobody was met where somebody might have lurked is new as well.
    """
    if not t.fog:
        return False
    events = EVENTS.noted(after, seat)
    kinds = [event.kind for event in events]
    team = t.team[seat]
    if team != t.team[before.seat]:
        return any(kind not in WATCHED for kind in kinds)
    if any(kind in NEWS for kind in kinds):
        return True
    was, now = before.viewers[team], after.viewers[team]
    if any(now[cell] and not was[cell] for cell in t.cell[: t.cells]):
        return True
    steps = [event.end for event in events if event.kind in STEPS]
    return _has_probed(t, before, after, team, steps)


def _has_probed(t: Any, before: Any, after: Any, team: int, steps: list[int]) -> bool:
    """Whether a way led through, or to the side of, a cell that might have hidden an enemy."""
    if any(_may_hide(t, before, team, cell) for cell in steps):
        return True
    beside = (cell for cell in t.near[steps[-1]] if cell != n.NONE) if steps else ()
    return any(
        _may_hide_diver(t, before, team, cell) and sees_diver(t, after, team, cell)
        for cell in beside
    )


def _may_hide(t: Any, s: Any, team: int, cell: int) -> bool:
    """Whether an enemy may stand on a cell of which a team knows nothing."""
    return s.viewers[team][cell] == 0 or _may_hide_diver(t, s, team, cell)


def _may_hide_diver(t: Any, s: Any, team: int, cell: int) -> bool:
    """D-09 Whether a submerged enemy may lie on a cell, in sight or not."""
    if s.unit[cell] != 0 and s.unit_eyes[cell] & s.team_eyes[team]:
        return False  # somebody is seen there
    kinds = (kind for kind in range(n.TYPES) if t.dives[kind])
    floats = any(enter_cost(t, s, seat, kind, cell) for kind in kinds for seat in range(t.seats))
    return floats and not sees_diver(t, s, team, cell)
