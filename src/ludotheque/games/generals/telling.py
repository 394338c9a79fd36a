"""What a move told a seat, which decides what may be taken back (LUD-5)."""

from typing import Any

from ludotheque.games.generals import names as n

NEWS = (n.SPOTTED, n.SPOTTED_MORE, n.INTERRUPTED)  # of what the mover's own team did not know
# Whether another team sees these depends on where its eyes are, which the mover may not learn from
# what can be taken back: that they were watched counts for nothing.
WATCHED = (
    *NEWS, n.STEPPED, n.BOARDED, n.TOOK_OFF, n.UNLOADED_UNIT, n.WAITED, n.CREATED,
)  # fmt: skip


def tells(t: Any, before: Any, after: Any, seat: int) -> bool:
    """Under fog: what is new to the mover's team, and what another team surely knows."""
    if not t.fog:
        return False
    kinds = [row[0] for row in after.event[: after.event_n] if row[4] >> seat & 1]
    team = t.team[seat]
    if team != t.team[before.seat]:
        return any(kind not in WATCHED for kind in kinds)
    if any(kind in NEWS for kind in kinds):
        return True
    was, now = before.far[team], after.far[team]
    return any(now[cell] and not was[cell] for cell in t.cell[: t.cells])
