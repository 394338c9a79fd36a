"""What an order is worth, in hundredths of money: hits, losses, buildings, dangers, ground."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.brain.fields import lay_landing
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import enter_cost, friendly, home, owner_at, type_at
from ludotheque.games.generals.rules.combat import (
    damage,
    percent_against,
    replies,
    reply_rate,
    wall_damage,
    wall_percent,
)
from ludotheque.games.generals.rules.vision import lit
from ludotheque.games.generals.state import UNIT
from ludotheque.space.square import distance

TURNS_OF_INCOME = 6  # that a building is worth
UNREACHED = 60000  # ticks that a goal out of reach seems away


def hit_worth(t: Tables, s: State, d: Desk, cell: int, target: int) -> int:
    """An attack of the unit on the desk, from one cell on the unit on another."""
    seat = d.seat
    kind = d.kind
    style = d.style
    unit = UNIT.pack(seat, kind)
    other = type_at(s, target)
    dealt = min(s.hp[target], damage(t, s, unit, s.unit[target], 100))
    kills = 1 if dealt == s.hp[target] else 0
    worth = t.value[other] * dealt * t.style[style][c.W_HIT] // 100
    if kills == 1:
        worth += t.value[other] * t.style[style][c.W_KILL]
        worth += cargo_bonus(t, other)
    site = t.site[target]
    if site != c.NONE and (
        s.site_owner[site] == c.NEUTRAL or friendly(t, seat, s.site_owner[site]) == 1
    ):
        worth += worth // 4  # it is about to take something, or stands in the way
    if replies(t, other, kind, distance(cell, target)) == 1:
        rate = reply_rate(t, s, s.unit[target], kills)
        back = min(d.hp, damage(t, s, s.unit[target], unit, rate))
        worth -= t.value[kind] * back * t.style[style][c.W_BACK] // 100
        if back == d.hp:
            worth -= t.value[kind] * t.style[style][c.W_KILL]
    return worth


def cargo_bonus(t: Tables, kind: int) -> int:
    """A transport may be full."""
    return 1500 if t.capacity[kind] > 0 else 0


def siege_worth(t: Tables, s: State, d: Desk, target: int) -> int:
    """An attack on the building on a cell."""
    seat = d.seat
    site = t.site[target]
    building = t.site_kind[site]
    dealt = min(s.walls[site], wall_damage(t, s, seat, d.kind, building))
    price = t.income[building] * TURNS_OF_INCOME
    if t.makes[building] != 0:
        price += 100
    worth = price * dealt * t.style[d.style][c.W_SIEGE] // (t.full_walls[building] * 2)
    if dealt == s.walls[site]:
        worth += price * t.style[d.style][c.W_SIEGE] // 2
        if s.unit[target] != 0 and friendly(t, seat, owner_at(s, target)) == 0:
            worth += t.value[type_at(s, target)] * s.hp[target]
    return worth


def site_worth(t: Tables, style: int, kind: int) -> int:
    """A neutral building of a kind, taken."""
    price = t.income[kind] * TURNS_OF_INCOME
    if t.makes[kind] != 0:
        price += 100
    return price * t.style[style][c.W_CAPTURE]


def can_shell(t: Tables, s: State, d: Desk, site: int) -> int:
    """1 if a building is an enemy's, in sight, and of a kind that the unit can hit."""
    lord = s.site_owner[site]
    if lord == c.NEUTRAL or friendly(t, d.seat, lord) == 1:
        return 0
    if lit(t, s, t.team[d.seat], t.site_cell[site]) == 0:
        return 0
    return 1 if wall_percent(t, d.kind, t.site_kind[site]) > 0 else 0


def best_attack(t: Tables, s: State, d: Desk, cell: int, moved: int) -> int:
    """The best attack from a cell as worth * 8192 + move, or 0: nothing worth doing."""
    power = s.power[d.seat]
    most = t.range_max[d.seat][power][d.kind]
    if most == 0 or (moved == 1 and t.steady[d.seat][power][d.kind] == 1):
        return 0
    least = t.range_min[d.kind]
    best = 0
    for n in range(d.foes):
        target = d.foe[n]
        far = distance(cell, target)
        if far >= least and far <= most and percent_against(t, d.kind, type_at(s, target)) > 0:
            best = max(best, hit_worth(t, s, d, cell, target) * 8192 + c.MOVE_ATTACK + target)
    for site in range(t.sites):
        target = t.site_cell[site]
        far = distance(cell, target)
        if far >= least and far <= most and can_shell(t, s, d, site) == 1:
            best = max(best, siege_worth(t, s, d, target) * 8192 + c.MOVE_BOMB + target)
    return best


def best_action(t: Tables, s: State, d: Desk, cell: int, moved: int) -> int:
    """The best thing to do on a cell as worth * 8192 + move; waiting is worth 0."""
    best = best_attack(t, s, d, cell, moved)
    site = t.site[cell]
    if site != c.NONE and s.site_owner[site] == c.NEUTRAL and t.captures[d.kind] == 1:
        best = max(best, site_worth(t, d.style, t.site_kind[site]) * 8192 + c.MOVE_CAPTURE)
    return max(best, c.MOVE_WAIT)


def danger(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What enemies in sight could do to the unit on a cell next turn, in hundredths of money."""
    total = 0
    for n in range(d.foes):
        target = d.foe[n]
        other = type_at(s, target)
        foe = owner_at(s, target)
        power = s.power[foe]
        reach = t.range_max[foe][power][other]
        if reach > 0 and percent_against(t, other, d.kind) > 0:
            if t.steady[foe][power][other] == 0:
                reach += t.budget[foe][power][other] // t.point
            if distance(cell, target) <= reach:
                total += damage(t, s, s.unit[target], UNIT.pack(d.seat, d.kind), 100)
    return t.value[d.kind] * min(d.hp, total)


def place_worth(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What it is worth to end the turn on a cell."""
    kind = d.kind
    at_home = home(t, s, d.seat, cell, kind)
    away = d.field[cell] if d.field[cell] < c.FAR else UNREACHED
    worth = -(away * t.style[d.style][c.W_ADVANCE] // 1000)
    if t.style[d.style][c.W_DANGER] > 0:
        worth -= danger(t, s, d, cell) * t.style[d.style][c.W_DANGER] // 100
    if d.hp < c.FULL_HP and at_home == 1:
        gain = min(c.FULL_HP - d.hp, t.heal[d.seat][s.power[d.seat]][kind])
        worth += t.value[kind] * gain * t.style[d.style][c.W_HEAL] // 100
    if t.flies[kind] == 1 and d.fuel == 0 and at_home == 0:
        worth -= t.value[kind] * 150
    site = t.site[cell]
    if (
        site != c.NONE
        and s.site_owner[site] == d.seat
        and t.makes[t.site_kind[site]] != 0
        and (d.hp >= 70 or at_home == 0)
    ):
        worth -= 900  # it would be in the way of what is made here
    return worth


def best_unload(t: Tables, s: State, d: Desk, cell: int) -> int:
    """The best unloading from a transport on a cell as worth * 8192 + move, or 0: none."""
    if t.exit[type_at(s, cell)] != c.UNLOADED:
        return 0
    best = 0
    for slot in range(s.aboard_n[d.seat]):
        if s.aboard_on[d.seat][slot] == cell:
            cargo = s.aboard_type[d.seat][slot]
            lay_landing(t, s, d, cargo)
            for way in range(4):
                near = t.near[cell][way]
                if (
                    near != c.NONE
                    and s.unit[near] == 0
                    and enter_cost(t, s, d.seat, cargo, near) > 0
                ):
                    away = d.landing[near]
                    if away < c.FAR:
                        worth = max(1, 40000 - away) * 8192 + c.MOVE_UNLOAD + 4 * slot + way
                        best = max(best, worth)
    return best
