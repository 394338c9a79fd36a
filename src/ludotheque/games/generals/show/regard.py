"""What can be told of one cell when somebody asks: made from their view, as `aside` is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.core.view import View
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.combat import damage, percent_against, replies, reply_rate
from ludotheque.games.generals.show.guns import gun_of
from ludotheque.games.generals.show.shapes import Against, Menace, Regard
from ludotheque.games.generals.show.stops import cells_entered
from ludotheque.games.generals.state import UNIT


def regard(view: View, cell: int) -> Regard:
    """Where the unit seen on a cell could go and strike next, and what the building there could
    create against the enemies in sight."""
    t, s = view.edition.t, view.state
    found: Regard = {"reach": [], "zone": [], "menaced": [], "against": {}}
    if cell not in t.cell[: t.cells]:
        return found
    if s.unit[cell] > 0:
        found = {**found, **_reach(t, s, cell)}
    site = t.site[cell]
    if site != n.NONE and s.site_owner[site] == view.seat < t.seats:
        kinds = t.makes[t.site_kind[site]]
        fresh = [kind for kind in range(t.types) if kinds >> kind & 1]
        found["against"] = {str(kind): _against(t, s, view.seat, kind) for kind in fresh}
    return found


def _reach(t: Any, s: Any, cell: int) -> Any:
    """What the unit on a cell could do after a move, as far as this view can tell."""
    seat, kind = owner_at(s, cell), type_at(s, cell)
    entered = [other for other in cells_entered(t, s, cell) if not s.unit[other]]
    gun = gun_of(t, s, seat, kind)
    zone = gun.zone(t, {cell, *(entered if gun.mobile else ())})
    hit = [_menace(t, s, cell, other) for other in sorted(zone) if _can_hit(t, s, cell, other)]
    return {"reach": sorted({cell, *entered}), "zone": sorted(zone), "menaced": hit}


def _can_hit(t: Any, s: Any, cell: int, other: int) -> bool:
    """Whether a unit could hurt the one on another cell, were it seen there."""
    if s.unit[other] <= 0 or t.team[owner_at(s, other)] == t.team[owner_at(s, cell)]:
        return False
    return percent_against(t, type_at(s, cell), type_at(s, other)) > 0


def _menace(t: Any, s: Any, cell: int, other: int) -> Menace:
    loss = min(s.hp[other], damage(t, s, s.unit[cell], s.unit[other], 100))
    return {"cell": other, "loss": loss, "kills": loss == s.hp[other]}


def _against(t: Any, s: Any, seat: int, kind: int) -> list[Against]:
    """What a new unit would do to each kind of enemy in sight, and what that one replies."""
    seen = Counter(
        s.unit[cell]
        for cell in t.cell[: t.cells]
        if s.unit[cell] > 0 and t.team[owner_at(s, cell)] != t.team[seat]
    )
    return [_duel(t, s, UNIT.pack(seat, kind), other, seen[other]) for other in sorted(seen)]


def _duel(t: Any, s: Any, unit: int, other: int, count: int) -> Against:
    kind, hit = UNIT.type(unit), UNIT.type(other)
    loss = damage(t, s, unit, other, 100) if percent_against(t, kind, hit) else 0
    near = t.range_min[kind] == 1
    rate = reply_rate(t, s, other, 0) * replies(t, hit, kind, far=1) if loss and near else 0
    back = damage(t, s, other, unit, rate) if rate else 0
    return {"unit": other, "count": count, "loss": loss, "back": back}
