"""Attacks on units and buildings, replies, collateral loss and the power gauge (D-10 to D-22)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import eyes, friendly, owner_at, type_at, watching
from ludotheque.games.generals.rules.forces import kill
from ludotheque.games.generals.rules.vision import look, look_away, recheck_around
from ludotheque.games.generals.state import UNIT
from ludotheque.space.square import distance

DENOMINATOR = 100000000  # 100^4 (D-10)


def rounded(number: int) -> int:
    """D-10 One rounding at the end, half up; whatever does damage does at least 1."""
    loss = (2 * number + DENOMINATOR) // (2 * DENOMINATOR)
    if number > 0 and loss == 0:
        return 1
    return loss


def percent_against(t: Tables, kind: int, other: int) -> int:
    """GEN-ATT-01, GEN-ATT-02 The figure of a type's profile against another type; 0: never."""
    return t.profile[kind][t.domain[other]][t.armour[other]]


def damage(t: Tables, s: State, unit: int, other: int, rate: int) -> int:
    """What a unit does to another, as `unit` packs them, at a rate of 100 or that of a reply."""
    seat = UNIT.owner(unit)
    kind = UNIT.type(unit)
    foe = UNIT.owner(other)
    hit = UNIT.type(other)
    points = t.attack[seat][s.power[seat]][kind]
    guard = t.defence[foe][s.power[foe]][hit]
    number = t.base[kind] * percent_against(t, kind, hit)
    return rounded(number * (100 + points) * (100 - guard) * rate)


def wall_percent(t: Tables, kind: int, building: int) -> int:
    """D-21 The figure against a kind of building; a port is a target on land and at sea."""
    percent = t.profile[kind][c.GROUND][t.wall_armour[building]]
    if t.wet[building] == 1:
        percent = max(percent, t.profile[kind][c.WATER][t.wall_armour[building]])
    return percent


def wall_damage(t: Tables, s: State, seat: int, kind: int, building: int) -> int:
    """What a player's type does to a kind of building."""
    points = t.attack[seat][s.power[seat]][kind]
    number = t.base[kind] * wall_percent(t, kind, building)
    return rounded(number * (100 + points) * 100 * 100)


def replies(t: Tables, kind: int, attacker: int, far: int) -> int:
    """GEN-ATT-04 1 if a type may reply to another that attacks from so far: in melee only."""
    if far != 1 or t.range_min[kind] != 1 or percent_against(t, kind, attacker) == 0:
        return 0
    return 1


def reply_rate(t: Tables, s: State, unit: int, dies: int) -> int:
    """D-12 The rate at which a unit replies, if it may; 0: it does not."""
    seat = UNIT.owner(unit)
    if dies == 1:
        return t.reply_dead[seat][s.power[seat]][UNIT.type(unit)]
    return t.reply_alive[seat][s.power[seat]][UNIT.type(unit)]


def gain(t: Tables, s: State, seat: int, points: int) -> None:
    """D-35 Points for a gauge, up to its cost; none while the power is active."""
    cost = t.power_cost[seat]
    if cost == 0 or s.power[seat] == 1 or s.gauge[seat] == cost:
        return
    s.gauge[seat] = min(cost, s.gauge[seat] + points)
    NOTE.gauge(s, seat, s.gauge[seat], eyes(s.purse_eyes[seat]))
    if s.gauge[seat] == cost:
        s.full[seat] = 1
        NOTE.gauge_full(s, seat, EVERYONE)


def strike(t: Tables, s: State, cell: int, loss: int, author: int) -> None:
    """A unit loses HP through a player; whoever is at 0 is taken off later."""
    seat = owner_at(s, cell)
    lost = min(loss, s.hp[cell])
    s.hp[cell] -= lost
    NOTE.hurt(s, cell, seat, type_at(s, cell), lost, s.hp[cell], watching(s, cell))
    gain(t, s, seat, 2 * lost)
    gain(t, s, author, lost)


def fire(s: State, cell: int, target: int, target_seen: int, building: int) -> None:
    """Tell of a shot: who sees only the attacker is not told what it aimed at."""
    seen = s.unit_eyes[cell] | s.purse_eyes[owner_at(s, cell)]
    NOTE.fired(s, cell, target, building, eyes(seen & target_seen))
    NOTE.fired(s, cell, c.NONE, building, eyes(seen & (c.ALL - target_seen)))


def attack(t: Tables, s: State, cell: int, target: int) -> None:
    """GEN-COMBAT-01 to 03, D-11 A unit attacks another; in melee that one may reply."""
    unit = s.unit[cell]
    other = s.unit[target]
    foe = owner_at(s, target)
    fire(s, cell, target, s.unit_eyes[target] | s.purse_eyes[foe], 0)
    strike(t, s, target, damage(t, s, unit, other, 100), owner_at(s, cell))
    dies = 1 if s.hp[target] == 0 else 0
    rate = reply_rate(t, s, other, dies)
    if rate > 0 and replies(t, type_at(s, target), type_at(s, cell), distance(cell, target)) == 1:
        NOTE.replied(s, target, cell, watching(s, target) & watching(s, cell))
        strike(t, s, cell, damage(t, s, other, unit, rate), foe)
    if dies == 1:
        kill(t, s, target)
    if s.hp[cell] == 0:
        kill(t, s, cell)


def bomb(t: Tables, s: State, cell: int, target: int) -> None:
    """GEN-BLD-03, GEN-BLD-04 A unit attacks a building, which never replies."""
    seat = owner_at(s, cell)
    site = t.site[target]
    loss = min(s.walls[site], wall_damage(t, s, seat, type_at(s, cell), t.site_kind[site]))
    fire(s, cell, target, c.ALL, 1)
    s.walls[site] -= loss
    NOTE.bombed(s, target, loss, s.walls[site], EVERYONE)
    if s.walls[site] == 0:
        neutralise(t, s, site, seat)


def neutralise(t: Tables, s: State, site: int, author: int) -> None:
    """GEN-BLD-05, D-20 A building turns neutral; a unit on it hostile to the author is lost."""
    cell = t.site_cell[site]
    owner = s.site_owner[site]
    release(t, s, site)
    NOTE.neutralised(s, cell, owner, author, EVERYONE)
    if s.unit[cell] != 0 and friendly(t, author, owner_at(s, cell)) == 0:
        seat = owner_at(s, cell)
        lost = s.hp[cell]
        gain(t, s, seat, 2 * lost)
        gain(t, s, author, lost)
        kill(t, s, cell)


def release(t: Tables, s: State, site: int) -> None:
    """D-19 A building turns neutral with full HP; its owner no longer sees from it."""
    seat = s.site_owner[site]
    kind = t.site_kind[site]
    s.site_owner[site] = c.NEUTRAL
    s.walls[site] = t.full_walls[kind]
    if t.makes[kind] != 0:
        s.makers[seat] -= 1
    look_away(t, s, seat, t.site_cell[site], t.site_vision)
    recheck_around(t, s, t.site_cell[site])


def seize(t: Tables, s: State, site: int, seat: int) -> None:
    """D-17 A player takes a neutral building."""
    kind = t.site_kind[site]
    s.site_owner[site] = seat
    s.walls[site] = t.full_walls[kind]
    if t.makes[kind] != 0:
        s.makers[seat] += 1
    look(t, s, seat, t.site_cell[site], t.site_vision)
    recheck_around(t, s, t.site_cell[site])


def capture(t: Tables, s: State, cell: int) -> None:
    """GEN-BLD-02 The unit on a cell captures the neutral building there."""
    seat = owner_at(s, cell)
    s.site_owner[t.site[cell]] = seat
    NOTE.captured(s, cell, seat, EVERYONE)
    seize(t, s, t.site[cell], seat)
