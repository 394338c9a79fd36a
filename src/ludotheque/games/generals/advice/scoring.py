"""What an order is worth, in hundredths of money: hits, losses, buildings, dangers, ground."""

from typing import Any

from ludotheque.games.generals.advice.fields import (
    blank_field,
    fight_goals,
    spread,
)
from ludotheque.games.generals.names import (
    FAR,
    FIELD,
    LANDING,
    MOVE_ATTACK,
    MOVE_BOMB,
    MOVE_CAPTURE,
    MOVE_UNLOAD,
    MOVE_WAIT,
    NEUTRAL,
    NONE,
    SEEN,
    UNLOADED,
    W_ADVANCE,
    W_BACK,
    W_CAPTURE,
    W_DANGER,
    W_HEAL,
    W_HIT,
    W_KILL,
    W_SIEGE,
)
from ludotheque.games.generals.rules.board import (
    enter_cost,
    friendly,
    home,
    owner_at,
    type_at,
)
from ludotheque.games.generals.rules.combat import (
    damage,
    percent_against,
    reply_rate,
    wall_damage,
    wall_percent,
)
from ludotheque.games.generals.rules.vision import lit
from ludotheque.space.square import distance

TURNS_OF_INCOME = 6  # that a building is worth


def hit_worth(
    t: Any, s: Any, style: int, seat: int, kind: int, hp: int, cell: int, target: int
) -> int:
    """An attack on the unit on a cell, from another cell."""
    foe = owner_at(s, target)
    other = type_at(s, target)
    dealt = min(s.hp[target], damage(t, s, seat, kind, foe, other, 100))
    kills = 1 if dealt == s.hp[target] else 0
    worth = t.value[other] * dealt * t.style[style][W_HIT] // 100
    if kills == 1:
        worth += t.value[other] * t.style[style][W_KILL]
        worth += cargo_bonus(t, other)
    site = t.site[target]
    if site != NONE and (s.lord[site] == NEUTRAL or friendly(t, seat, s.lord[site]) == 1):
        worth += worth // 4  # it is about to take something, or stands in the way
    rate = reply_rate(t, s, target, kind, distance(cell, target), kills)
    if rate > 0:
        back = min(hp, damage(t, s, foe, other, seat, kind, rate))
        worth -= t.value[kind] * back * t.style[style][W_BACK] // 100
        if back == hp:
            worth -= t.value[kind] * t.style[style][W_KILL]
    return worth


def cargo_bonus(t: Any, kind: int) -> int:
    """A transport may be full."""
    return 1500 if t.capacity[kind] > 0 else 0


def siege_worth(t: Any, s: Any, style: int, seat: int, kind: int, target: int) -> int:
    """An attack on the building on a cell."""
    site = t.site[target]
    building = t.site_kind[site]
    dealt = min(s.walls[site], wall_damage(t, s, seat, kind, building))
    price = t.income[building] * TURNS_OF_INCOME
    if t.makes[building] != 0:
        price += 100
    worth = price * dealt * t.style[style][W_SIEGE] // (t.full_walls[building] * 2)
    if dealt == s.walls[site]:
        worth += price * t.style[style][W_SIEGE] // 2
        if s.unit[target] != 0 and friendly(t, seat, owner_at(s, target)) == 0:
            worth += t.value[type_at(s, target)] * s.hp[target]
    return worth


def site_worth(t: Any, style: int, kind: int) -> int:
    """A neutral building of a kind, taken."""
    price = t.income[kind] * TURNS_OF_INCOME
    if t.makes[kind] != 0:
        price += 100
    return price * t.style[style][W_CAPTURE]


def can_shell(t: Any, s: Any, seat: int, kind: int, site: int) -> int:
    """1 if a building is an enemy's, in sight, and of a kind that a type can hit."""
    lord = s.lord[site]
    if lord == NEUTRAL or friendly(t, seat, lord) == 1:
        return 0
    if lit(t, s, t.team[seat], t.site_cell[site]) == 0:
        return 0
    return 1 if wall_percent(t, kind, t.site_kind[site]) > 0 else 0


def best_attack(
    t: Any,
    s: Any,
    style: int,
    seat: int,
    kind: int,
    hp: int,
    cell: int,
    moved: int,
    foes: int,
    out: Any,
) -> int:
    """The best attack from a cell as worth * 8192 + move, or 0: nothing worth doing."""
    power = s.power[seat]
    most = t.range_max[seat][power][kind]
    if most == 0 or (moved == 1 and t.steady[seat][power][kind] == 1):
        return 0
    least = t.range_min[kind]
    best = 0
    for n in range(foes):
        target = out[SEEN + n]
        far = distance(cell, target)
        if far >= least and far <= most and percent_against(t, kind, type_at(s, target)) > 0:
            worth = hit_worth(t, s, style, seat, kind, hp, cell, target)
            if worth * 8192 + MOVE_ATTACK + target > best:
                best = worth * 8192 + MOVE_ATTACK + target
    for site in range(t.sites):
        target = t.site_cell[site]
        far = distance(cell, target)
        if far >= least and far <= most and can_shell(t, s, seat, kind, site) == 1:
            worth = siege_worth(t, s, style, seat, kind, target)
            best = max(best, worth * 8192 + MOVE_BOMB + target)
    return best


def best_action(
    t: Any,
    s: Any,
    style: int,
    seat: int,
    kind: int,
    hp: int,
    cell: int,
    moved: int,
    foes: int,
    out: Any,
) -> int:
    """The best thing to do on a cell as worth * 8192 + move; waiting is worth 0."""
    best = best_attack(t, s, style, seat, kind, hp, cell, moved, foes, out)
    site = t.site[cell]
    if site != NONE and s.lord[site] == NEUTRAL and t.captures[kind] == 1:
        worth = site_worth(t, style, t.site_kind[site])
        if worth * 8192 + MOVE_CAPTURE > best:
            best = worth * 8192 + MOVE_CAPTURE
    return max(best, MOVE_WAIT)


def danger(t: Any, s: Any, seat: int, kind: int, hp: int, cell: int, foes: int, out: Any) -> int:
    """What enemies in sight could do to a unit on a cell next turn, in hundredths of money."""
    total = 0
    for n in range(foes):
        target = out[SEEN + n]
        other = type_at(s, target)
        foe = owner_at(s, target)
        power = s.power[foe]
        reach = t.range_max[foe][power][other]
        if reach > 0 and percent_against(t, other, kind) > 0:
            if t.steady[foe][power][other] == 0:
                reach += t.budget[foe][power][other] // t.point
            if distance(cell, target) <= reach:
                total += damage(t, s, foe, other, seat, kind, 100)
    return t.value[kind] * min(hp, total)


def place_worth(
    t: Any,
    s: Any,
    style: int,
    seat: int,
    kind: int,
    hp: int,
    fuel: int,
    cell: int,
    foes: int,
    out: Any,
) -> int:
    """What it is worth to end the turn on a cell."""
    away = out[FIELD + cell]
    worth = 0
    if away < FAR:
        worth -= away * t.style[style][W_ADVANCE] // 1000
    else:
        worth -= 60000 * t.style[style][W_ADVANCE] // 1000
    if t.style[style][W_DANGER] > 0:
        worth -= danger(t, s, seat, kind, hp, cell, foes, out) * t.style[style][W_DANGER] // 100
    if hp < 100 and home(t, s, seat, cell, kind) == 1:
        gain = min(100 - hp, t.heal[seat][s.power[seat]][kind])
        worth += t.value[kind] * gain * t.style[style][W_HEAL] // 100
    if t.flies[kind] == 1 and fuel == 0 and home(t, s, seat, cell, kind) == 0:
        worth -= t.value[kind] * 150
    site = t.site[cell]
    if (
        site != NONE
        and s.lord[site] == seat
        and t.makes[t.site_kind[site]] != 0
        and (hp >= 70 or home(t, s, seat, cell, kind) == 0)
    ):
        worth -= 900  # it would be in the way of what is made here
    return worth


def best_unload(t: Any, s: Any, seat: int, cell: int, foes: int, out: Any) -> int:
    """The best unloading from a transport on a cell as worth * 8192 + move, or 0: none."""
    if t.exit[type_at(s, cell)] != UNLOADED:
        return 0
    best = 0
    for slot in range(s.aboard[seat]):
        if s.aboard_on[seat][slot] == cell:
            cargo = s.aboard_type[seat][slot]
            blank_field(t, out, LANDING)
            count = fight_goals(t, s, seat, cargo, foes, LANDING, out)
            spread(t, s, seat, cargo, LANDING, count, out)
            for way in range(4):
                near = t.near[cell][way]
                if near != NONE and s.unit[near] == 0 and enter_cost(t, s, seat, cargo, near) > 0:
                    away = out[LANDING + near]
                    if away < FAR:
                        worth = max(1, 40000 - away) * 8192 + MOVE_UNLOAD + 4 * slot + way
                        best = max(best, worth)
    return best
