"""What a page need not work out for itself: made from a view, so that it tells nothing more."""

from __future__ import annotations

from typing import Any, cast

from ludotheque.core.asides import why
from ludotheque.core.kernel import OK
from ludotheque.core.view import View
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.rules import legality
from ludotheque.games.generals.rules.board import income_of, owner_at, type_at
from ludotheque.games.generals.rules.combat import (
    damage,
    percent_against,
    replies,
    reply_rate,
    wall_damage,
    wall_percent,
)
from ludotheque.games.generals.rules.paths import ticks_of
from ludotheque.games.generals.rules.turns import crashes
from ludotheque.games.generals.rules.vision import lit, sees_unit
from ludotheque.games.generals.show.guns import gun_of
from ludotheque.games.generals.show.shapes import (
    Aim,
    Aside,
    Chart,
    Choices,
    Member,
    Memo,
    Offer,
    Target,
)
from ludotheque.games.generals.show.stops import named, stops_of
from ludotheque.games.generals.show.threats import threat
from ludotheque.games.generals.state import UNIT
from ludotheque.space.square import distance


def aside(view: View) -> Aside:
    """Numbers for the page, fit for JSON."""
    t, s = view.edition.t, view.state
    found: Aside = {
        "income": [income_of(t, s, seat) for seat in range(t.seats)],
        "players": [_player(t, s, view.seat, seat) for seat in range(t.seats)],
    }
    facts = view.edition.facts
    if facts["sketch"]:  # a page knows the maps of options, not that of a scenario
        found["chart"] = cast(Chart, {key: facts[key] for key in Chart.__annotations__})
    if view.seat < t.seats:
        team = t.team[view.seat]
        if t.fog:
            found["lit"] = [cell for cell in t.cell[: t.cells] if lit(t, s, team, cell)]
        found["memos"] = _memos(t, s, team)
    return {**_choices(view), **found} if view.acting else found


def _player(t: Any, s: Any, viewer: int, seat: int) -> Member:
    known = s.purse_eyes[seat] >> (viewer & 7) & 1
    return {
        "seat": seat,
        "team": t.team[seat],
        "general": t.general[seat],
        "alive": bool(s.alive[seat]),
        "money": s.money[seat] if known else None,
        "gauge": s.gauge[seat] if known else None,
        "full": bool(s.full[seat]),
        "power": bool(s.power[seat]),
        "cost": t.power_cost[seat],
    }


def _memos(t: Any, s: Any, team: int) -> list[Memo]:
    """Sightings of enemies that went out of sight, but for those whose cell is seen to be empty."""
    return [
        {
            "cell": s.memo_cell[team][i],
            "unit": s.memo_unit[team][i],
            "hp": s.memo_hp[team][i],
            "day": s.memo_day[team][i],
        }
        for i in range(s.memo_n[team])
        if t.dives[UNIT.type(s.memo_unit[team][i])] or not lit(t, s, team, s.memo_cell[team][i])
    ]


def _choices(view: View) -> Choices:
    """What helps to decide, by phase."""
    t, s = view.edition.t, view.state
    if s.phase == n.MAIN:
        return {
            "ready": [move - n.MOVE_UNIT for move in view.moves if move < n.MOVE_LAUNCH],
            "idle_sites": [
                move - n.MOVE_BUILD for move in view.moves if n.MOVE_BUILD <= move < n.MOVE_POWER
            ],
            "dry": _dry(t, s, view.seat),
            "catalogue": _catalogue(view),
            "threat": threat(view.edition, s, t.team[view.seat]),
        }
    if s.phase == n.BUILD:
        return {"catalogue": _catalogue(view)}
    return _order(t, s, view)


def _dry(t: Any, s: Any, seat: int) -> list[int]:
    """Own aircraft that are lost if the turn ends now."""
    return [
        cell
        for cell in t.cell[: t.cells]
        if s.unit[cell] and owner_at(s, cell) == seat and crashes(t, s, seat, cell)
    ]


def _order(t: Any, s: Any, view: View) -> Choices:
    """Paths, ticks and targets of the chosen unit."""
    if s.phase == n.ACTION:
        seat, kind = view.seat, type_at(s, s.chosen)
        targets = [
            _from_here(s.chosen, target)
            for target in _targets(t, s, seat, kind, s.hp[s.chosen])
            if _allowed(t, s, target["cell"], target["site"])
        ]
        return {"unit": s.chosen, "targets": targets}
    taking_off = s.place != n.NONE
    kind = s.aboard_type[view.seat][s.place] if taking_off else type_at(s, s.chosen)
    hp = s.aboard_hp[view.seat][s.place] if taking_off else s.hp[s.chosen]
    stops = stops_of(t, s, s.chosen, s.place)
    boards = [cell for cell in stops if s.unit[cell] and cell != s.chosen]
    gun = gun_of(t, s, view.seat, kind)
    posts = [cell for cell in stops if cell not in boards and (cell == s.chosen or gun.mobile)]
    targets = [
        _from(target, [post for post in posts if gun.reaches(post, target["cell"])])
        for target in _targets(t, s, view.seat, kind, hp)
    ]
    return {
        "unit": s.chosen,
        "budget": t.budget[view.seat][s.power[view.seat]][kind],
        "ticks": {str(cell): ticks_of(way) for cell, way in stops.items()},
        "paths": {str(cell): named(way) for cell, way in stops.items()},
        "boards": boards,
        "zone": sorted(gun.zone(t, posts)),
        "targets": targets,
    }


def _from(target: Target, stands: list[int]) -> Aim:
    """GEN-FIRE-01 A target with the cells it can be fired at from, and those where it replies."""
    beside = [stand for stand in stands if distance(stand, target["cell"]) == 1]
    return {**target, "stands": stands, "replied": beside if target["back"] else []}


def _from_here(cell: int, target: Target) -> Aim:
    """A target as it is from a cell: what it does not reply it does not cost."""
    cell_name = _from(target, [cell])
    return cell_name if cell_name["replied"] else {**cell_name, "back": 0, "dies": False}


def _allowed(t: Any, s: Any, cell: int, site: bool) -> bool:
    check = legality.why_not_bomb if site else legality.why_not_attack
    return bool(not s.unloading and check(t, s, s.chosen, s.moved, cell) == OK)


def _targets(t: Any, s: Any, seat: int, kind: int, hp: int) -> list[Target]:
    """Every enemy in sight that a type can hit at all, with what both would lose."""
    team = t.team[seat]
    found: list[Target] = []
    if not t.range_max[seat][s.power[seat]][kind]:
        return []
    for cell in t.cell[: t.cells]:
        if (
            s.unit[cell]
            and t.team[owner_at(s, cell)] != team
            and sees_unit(t, s, team, cell)
            and percent_against(t, kind, type_at(s, cell))
        ):
            found.append(_duel(t, s, seat, kind, hp, cell))
        site = t.site[cell]
        if (
            site != n.NONE
            and s.site_owner[site] != n.NEUTRAL
            and t.team[s.site_owner[site]] != team
            and lit(t, s, team, cell)
            and wall_percent(t, kind, t.site_kind[site])
        ):
            found.append(_siege(t, s, seat, kind, cell))
    return found


def _duel(t: Any, s: Any, seat: int, kind: int, hp: int, cell: int) -> Target:
    """GEN-COMBAT-02, GEN-COMBAT-03 An attack on a unit, and its reply if it is made from beside."""
    unit, other = UNIT.pack(seat, kind), s.unit[cell]
    loss = min(s.hp[cell], damage(t, s, unit, other, 100))
    kills = loss == s.hp[cell]
    rate = reply_rate(t, s, other, int(kills)) * replies(t, type_at(s, cell), kind, far=1)
    back = min(hp, damage(t, s, other, unit, rate))
    return {
        "cell": cell,
        "site": False,
        "loss": loss,
        "kills": kills,
        "back": back,
        "dies": back == hp,
        "occupant": False,
    }


def _siege(t: Any, s: Any, seat: int, kind: int, cell: int) -> Target:
    """GEN-BLD-04, GEN-BLD-05, GEN-C-05 An attack on a building; only occupants in sight count."""
    site = t.site[cell]
    loss = min(s.walls[site], wall_damage(t, s, seat, kind, t.site_kind[site]))
    falls = loss == s.walls[site]
    hostile = s.unit[cell] and t.team[owner_at(s, cell)] != t.team[seat]
    return {
        "cell": cell,
        "site": True,
        "loss": loss,
        "kills": falls,
        "back": 0,
        "dies": False,
        "occupant": bool(falls and hostile and sees_unit(t, s, t.team[seat], cell)),
    }


def _catalogue(view: View) -> dict[str, list[Offer]]:
    """What each own building that creates anything offers, and why not."""
    t, s = view.edition.t, view.state
    found = {}
    for site in range(t.sites):
        kinds = t.makes[t.site_kind[site]]
        if s.site_owner[site] == view.seat and kinds:
            cell = t.site_cell[site]
            closed = _closed(t, s, cell)
            types = [kind for kind in range(t.types) if kinds >> kind & 1]
            found[str(cell)] = [_offer(view, cell, kind, closed) for kind in types]
    return found


def _closed(t: Any, s: Any, cell: int) -> int:
    """Why a building can't create anything at all, or OK."""
    code = legality.why_not_build(t, s, cell)
    return OK if code in (n.TOO_POOR, n.NO_ROOM) else int(code)


def _offer(view: View, cell: int, kind: int, closed: int) -> Offer:
    t, s = view.edition.t, view.state
    code = closed or legality.why_not_create(t, s, cell, kind)
    return {
        "type": kind,
        "price": t.price[view.seat][s.power[view.seat]][kind],
        "can": code == OK,
        "why": why(view.edition, code),
    }
