"""What a move told a seat, which decides what may be taken back (LUD-5)."""

from typing import Any

from ludotheque.games.generals import names as n

NEWS = (n.SPOTTED, n.SPOTTED_MORE, n.INTERRUPTED)  # of what the mover's own team did not know


def tells(t: Any, before: Any, after: Any, seat: int) -> bool:
    """Under fog: new ground or an enemy seen by the mover's team, anything seen by another."""
    if not t.fog:
        return False
    kinds = [row[0] for row in after.event[: after.event_n] if row[4] >> seat & 1]
    team = t.team[seat]
    if team != t.team[before.seat]:
        return bool(kinds)
    if any(kind in NEWS for kind in kinds):
        return True
    was, now = before.far[team], after.far[team]
    return any(now[cell] and not was[cell] for cell in t.cell[: t.cells])
