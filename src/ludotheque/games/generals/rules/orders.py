"""Orders: moving, ambush, boarding, taking off, unloading, creating (D-23, D-25, D-29)."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import (
    enemy_on,
    enter_cost,
    eyes,
    owner_at,
    type_at,
    watching,
)
from ludotheque.games.generals.rules.forces import lift, look_out, place, shift
from ludotheque.games.generals.rules.hand import drop_path, settle
from ludotheque.games.generals.rules.vision import remember, sight_mask
from ludotheque.games.generals.state import ABOARD, UNIT

STEPS, BOARDS, TAKES_OFF, UNLOADS = 0, 1, 2, 3  # ways to step


def clear_way(t: Tables, s: State) -> int:
    """D-23 How many steps of the path can be made before an unseen enemy is met."""
    for n in range(s.path_n):
        if enemy_on(t, s, s.seat, s.path[n]) == 1:
            return n
    return s.path_n


def pick_up(s: State, d: Desk) -> None:
    """Lay the chosen unit on the desk, where it stands before its order."""
    d.seat = s.seat
    d.at = s.chosen
    d.kind = type_at(s, d.at)
    d.hp = s.hp[d.at]
    d.fuel = s.fuel[d.at]
    d.saw = s.unit_eyes[d.at] | s.purse_eyes[d.seat]


def pick_cargo(t: Tables, s: State, d: Desk, slot: int) -> None:
    """Lay a unit aboard the chosen transport on the desk."""
    d.seat = s.seat
    d.at = s.chosen
    d.kind = s.aboard_type[d.seat][slot]
    d.hp = s.aboard_hp[d.seat][slot]
    d.fuel = s.aboard_fuel[d.seat][slot]
    d.saw = seen_at_hatch(t, s, d, d.at)


def put_down(t: Tables, s: State, d: Desk, cell: int) -> None:
    """The unit on the desk stands on a free cell."""
    s.fuel[cell] = d.fuel
    place(t, s, cell, UNIT.pack(d.seat, d.kind), d.hp)


def tell_step(s: State, d: Desk, end: int, sees: int) -> None:
    """GEN-C-06 A step of the unit on the desk, to each as far as its cells were seen."""
    note_step(s, d, d.at, end, d.saw & sees)
    note_step(s, d, d.at, c.NONE, d.saw & (c.ALL - sees))
    note_step(s, d, c.NONE, end, sees & (c.ALL - d.saw))
    d.at = end
    d.saw = sees


def note_step(s: State, d: Desk, start: int, end: int, mask: int) -> None:
    """Note one of the ways to step, for those who see so much of it."""
    seen = eyes(mask)
    if seen == 0:
        return
    if d.step == STEPS:
        NOTE.stepped(s, start, end, d.seat, d.kind, d.hp, seen)
    elif d.step == BOARDS:
        NOTE.boarded(s, start, end, d.seat, d.kind, d.hp, seen)
    elif d.step == TAKES_OFF:
        NOTE.took_off(s, start, end, d.seat, d.kind, d.hp, seen)
    else:
        NOTE.unloaded_unit(s, start, end, d.seat, d.kind, d.hp, seen)


def seen_at_hatch(t: Tables, s: State, d: Desk, cell: int) -> int:
    """GEN-C-06, D-09 Who sees a unit go into or out of a transport; one that dives, from beside."""
    return (s.unit_eyes[cell] | s.purse_eyes[d.seat]) & sight_mask(t, s, d.seat, d.kind, cell)


def go(t: Tables, s: State, d: Desk) -> None:
    """GEN-TURN-01, GEN-MEET-02 The chosen unit follows its path."""
    steps = clear_way(t, s)
    ambushed = 1 if steps < s.path_n else 0
    end = s.path[steps - 1] if steps > 0 else s.chosen
    boards = 1 if ambushed == 0 and steps > 0 and s.unit[end] != 0 else 0
    if s.place != c.NONE and steps > 0:
        take_off(t, s, d, steps, boards)
    elif steps > 0:
        march(t, s, d, steps, boards)
    if ambushed == 1:
        stop_short(t, s, end, steps)
        settle(s)
    elif boards == 1:
        settle(s)
    else:
        s.phase = c.ACTION
        s.moved = 1 if end != s.chosen else 0
        start_action(s, end)


def start_action(s: State, cell: int) -> None:
    """The unit stands where it acts; the path is history."""
    s.chosen = cell
    s.place = c.NONE
    drop_path(s)
    for row in range(len(s.reach)):
        s.reach[row] = 0


def stop_short(t: Tables, s: State, end: int, steps: int) -> None:
    """GEN-MEET-02 A unit that met an enemy has no further action this turn."""
    if steps == 0 and s.place != c.NONE:
        s.aboard_done[s.seat][s.place] = 1
    else:
        s.done[end] = 1
    NOTE.interrupted(s, end, eyes(s.unit_eyes[end] | s.purse_eyes[s.seat]))


def march(t: Tables, s: State, d: Desk, steps: int, boards: int) -> None:
    """A unit on the board makes its steps; with `boards` the last takes it aboard."""
    start = s.chosen
    pick_up(s, d)
    follow(t, s, d, steps, boards)
    if boards == 1:
        lift(t, s, start)
        ABOARD.push(s, d.seat, d.at, d.kind, d.hp, d.fuel, 1)
    else:
        shift(t, s, start, d.at)


def follow(t: Tables, s: State, d: Desk, steps: int, boards: int) -> None:
    """Tell the steps of the path; teams that lose the unit from sight remember it."""
    ever = d.saw
    for n in range(steps):
        near = s.path[n]
        sees = sight_mask(t, s, d.seat, d.kind, near)
        d.step = TAKES_OFF if n == 0 and s.place != c.NONE else STEPS
        if boards == 1 and n == steps - 1:
            d.step = BOARDS
            sees = seen_at_hatch(t, s, d, near)
        tell_step(s, d, near, sees)
        ever |= sees
    if t.fog == 1 and boards == 0:
        lose_sight(t, s, d, ever & (c.ALL - d.saw), steps)


def lose_sight(t: Tables, s: State, d: Desk, lost: int, steps: int) -> None:
    """Each team of a mask remembers the unit where it saw it last."""
    for team in range(t.teams):
        if s.team_eyes[team] & lost != 0:
            at = s.chosen
            for n in range(steps):
                if s.team_eyes[team] & sight_mask(t, s, d.seat, d.kind, s.path[n]) != 0:
                    at = s.path[n]
            remember(s, team, at, UNIT.pack(d.seat, d.kind), d.hp)


def take_off(t: Tables, s: State, d: Desk, steps: int, boards: int) -> None:
    """D-29 An aircraft aboard takes off and makes its steps."""
    pick_cargo(t, s, d, s.place)
    follow(t, s, d, steps, boards)
    ABOARD.drop(s, d.seat, s.place)
    if boards == 1:
        ABOARD.push(s, d.seat, d.at, d.kind, d.hp, d.fuel, 1)
    else:
        put_down(t, s, d, d.at)
        look_out(t, s, d.at)
        s.done[d.at] = 0


def can_unload(t: Tables, s: State, cell: int, slot: int, way: int) -> int:
    """1 if cargo may be put beside its transport: on a free cell that its type can enter."""
    seat = owner_at(s, cell)
    if t.exit[type_at(s, cell)] != c.UNLOADED or s.aboard_on[seat][slot] != cell:
        return 0
    near = t.near[cell][way]
    if near == c.NONE or s.unit[near] != 0:
        return 0
    return 1 if enter_cost(t, s, seat, s.aboard_type[seat][slot], near) > 0 else 0


def can_unload_any(t: Tables, s: State, cell: int) -> int:
    """1 if the transport on a cell could unload something."""
    seat = owner_at(s, cell)
    if t.exit[type_at(s, cell)] != c.UNLOADED:
        return 0
    for slot in range(s.aboard_n[seat]):
        for way in range(4):
            if can_unload(t, s, cell, slot, way) == 1:
                return 1
    return 0


def unload(t: Tables, s: State, d: Desk, slot: int, way: int) -> None:
    """D-29 The transport puts a unit on a cell beside it."""
    near = t.near[s.chosen][way]
    pick_cargo(t, s, d, slot)
    d.step = UNLOADS
    tell_step(s, d, near, sight_mask(t, s, d.seat, d.kind, near))
    ABOARD.drop(s, d.seat, slot)
    put_down(t, s, d, near)
    look_out(t, s, near)
    s.unloading = 1


def creation_cell(t: Tables, s: State, seat: int, site: int, kind: int) -> int:
    """D-25, §3.4 Where a building would put a new unit of a type, or NONE."""
    cell = t.site_cell[site]
    if s.unit[cell] == 0:
        return cell
    if s.made[site] == 0:
        return c.NONE
    for way in range(4):
        near = t.near[cell][way]
        if near != c.NONE and s.unit[near] == 0 and enter_cost(t, s, seat, kind, near) > 0:
            return near
    return c.NONE


def create(t: Tables, s: State, d: Desk, site: int, kind: int) -> None:
    """GEN-CREATE-01 to 04 A building makes a unit, which has had its order."""
    seat = s.seat
    cell = creation_cell(t, s, seat, site, kind)
    s.money[seat] -= t.price[seat][s.power[seat]][kind]
    s.made[site] += 1
    s.units[seat] += 1
    d.seat = seat
    d.kind = kind
    d.hp = c.FULL_HP
    d.fuel = t.tank[seat][s.power[seat]][kind] if t.flies[kind] == 1 else 0
    put_down(t, s, d, cell)
    NOTE.created(s, cell, seat, kind, watching(s, cell))
    look_out(t, s, cell)


def heal_everyone(t: Tables, s: State, seat: int) -> None:
    """§3.4 `heal_all`: all own units, cargo included, regain HP at once."""
    points = t.heal_all[seat]
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat:
            s.hp[cell] = min(c.FULL_HP, s.hp[cell] + points)
    for n in range(s.aboard_n[seat]):
        s.aboard_hp[seat][n] = min(c.FULL_HP, s.aboard_hp[seat][n] + points)
