"""Orders: moving, ambush, boarding, taking off, unloading, creating (D-23, D-25, D-29)."""

from ludotheque.games.generals.codes import (
    ACTION,
    ALL,
    FULL_HP,
    NONE,
    UNLOADED,
)
from ludotheque.games.generals.notes import (
    note_boarded,
    note_created,
    note_interrupted,
    note_stepped,
    note_took_off,
    note_unloaded_unit,
)
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import (
    enemy_on,
    enter_cost,
    eyes,
    owner_at,
    type_at,
)
from ludotheque.games.generals.rules.forces import lift, place, shift
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


def tell_step(s: State, step: int, start: int, end: int, what: int, saw: int, sees: int) -> None:
    """GEN-C-06 A step, to each as far as its cells were seen."""
    note_step(s, step, start, end, what, eyes(saw & sees))
    note_step(s, step, start, NONE, what, eyes(saw & (ALL - sees)))
    note_step(s, step, NONE, end, what, eyes(sees & (ALL - saw)))


def note_step(s: State, step: int, start: int, end: int, what: int, seen: int) -> None:
    """Note one of the ways to step, of a unit and its HP in one number."""
    kind = UNIT.type(what & 255)
    hp = what >> 8
    if step == STEPS:
        note_stepped(s, start, end, s.seat, kind, hp, seen)
    elif step == BOARDS:
        note_boarded(s, start, end, s.seat, kind, hp, seen)
    elif step == TAKES_OFF:
        note_took_off(s, start, end, s.seat, kind, hp, seen)
    else:
        note_unloaded_unit(s, start, end, s.seat, kind, hp, seen)


def seen_at_hatch(t: Tables, s: State, seat: int, kind: int, cell: int) -> int:
    """GEN-C-06, D-09 Who sees a unit go into or out of a transport; one that dives, from beside."""
    return (s.unit_eyes[cell] | s.purse_eyes[seat]) & sight_mask(t, s, seat, kind, cell)


def go(t: Tables, s: State) -> None:
    """GEN-TURN-01, GEN-MEET-02 The chosen unit follows its path."""
    steps = clear_way(t, s)
    ambushed = 1 if steps < s.path_n else 0
    end = s.path[steps - 1] if steps > 0 else s.chosen
    boards = 1 if ambushed == 0 and steps > 0 and s.unit[end] != 0 else 0
    if s.place != NONE and steps > 0:
        take_off(t, s, steps, boards)
    elif steps > 0:
        march(t, s, steps, boards)
    if ambushed == 1:
        stop_short(t, s, end, steps)
        settle(s)
    elif boards == 1:
        settle(s)
    else:
        s.phase = ACTION
        s.moved = 1 if end != s.chosen else 0
        start_action(s, end)


def start_action(s: State, cell: int) -> None:
    """The unit stands where it acts; the path is history."""
    s.chosen = cell
    s.place = NONE
    drop_path(s)
    for row in range(len(s.reach)):
        s.reach[row] = 0


def stop_short(t: Tables, s: State, end: int, steps: int) -> None:
    """GEN-MEET-02 A unit that met an enemy has no further action this turn."""
    if steps == 0 and s.place != NONE:
        s.aboard_done[s.seat][s.place] = 1
    else:
        s.done[end] = 1
    note_interrupted(s, end, eyes(s.unit_eyes[end] | s.purse_eyes[s.seat]))


def march(t: Tables, s: State, steps: int, boards: int) -> None:
    """A unit on the board makes its steps; with `boards` the last takes it aboard."""
    seat = s.seat
    start = s.chosen
    end = s.path[steps - 1]
    kind = type_at(s, start)
    hp = s.hp[start]
    fuel = s.fuel[start]
    what = s.unit[start] + 256 * hp
    follow(t, s, kind, what, s.unit_eyes[start] | s.purse_eyes[seat], steps, boards)
    if boards == 1:
        lift(t, s, start)
        ABOARD.push(s, seat, end, kind, hp, fuel, 1)
    else:
        shift(t, s, start, end)


def follow(t: Tables, s: State, kind: int, what: int, saw: int, steps: int, boards: int) -> None:
    """Tell the steps of the path; teams that lose the unit from sight remember it."""
    seat = s.seat
    at = s.chosen
    ever = saw
    for n in range(steps):
        near = s.path[n]
        sees = sight_mask(t, s, seat, kind, near)
        step = STEPS
        if n == 0 and s.place != NONE:
            step = TAKES_OFF
        if boards == 1 and n == steps - 1:
            step = BOARDS
            sees = seen_at_hatch(t, s, seat, kind, near)
        tell_step(s, step, at, near, what, saw, sees)
        at = near
        saw = sees
        ever |= sees
    if t.fog == 1 and boards == 0:
        lose_sight(t, s, kind, what, ever & (ALL - saw), steps)


def lose_sight(t: Tables, s: State, kind: int, what: int, lost: int, steps: int) -> None:
    """Each team of a mask remembers the unit where it saw it last."""
    for team in range(t.teams):
        if s.team_eyes[team] & lost != 0:
            at = s.chosen
            for n in range(steps):
                if s.team_eyes[team] & sight_mask(t, s, s.seat, kind, s.path[n]) != 0:
                    at = s.path[n]
            remember(s, team, at, what & 255, what >> 8)


def take_off(t: Tables, s: State, steps: int, boards: int) -> None:
    """D-29 An aircraft aboard takes off and makes its steps."""
    seat = s.seat
    end = s.path[steps - 1]
    kind = s.aboard_type[seat][s.place]
    hp = s.aboard_hp[seat][s.place]
    fuel = s.aboard_fuel[seat][s.place]
    unit = UNIT.pack(seat, kind)
    saw = seen_at_hatch(t, s, seat, kind, s.chosen)
    follow(t, s, kind, unit + 256 * hp, saw, steps, boards)
    ABOARD.drop(s, seat, s.place)
    if boards == 1:
        ABOARD.push(s, seat, end, kind, hp, fuel, 1)
    else:
        place(t, s, end, unit, hp, fuel)
        s.done[end] = 0


def can_unload(t: Tables, s: State, cell: int, slot: int, way: int) -> int:
    """1 if cargo may be put beside its transport: on a free cell that its type can enter."""
    seat = owner_at(s, cell)
    if t.exit[type_at(s, cell)] != UNLOADED or s.aboard_on[seat][slot] != cell:
        return 0
    near = t.near[cell][way]
    if near == NONE or s.unit[near] != 0:
        return 0
    return 1 if enter_cost(t, s, seat, s.aboard_type[seat][slot], near) > 0 else 0


def can_unload_any(t: Tables, s: State, cell: int) -> int:
    """1 if the transport on a cell could unload something."""
    seat = owner_at(s, cell)
    if t.exit[type_at(s, cell)] != UNLOADED:
        return 0
    for slot in range(s.aboard_n[seat]):
        for way in range(4):
            if can_unload(t, s, cell, slot, way) == 1:
                return 1
    return 0


def unload(t: Tables, s: State, slot: int, way: int) -> None:
    """D-29 The transport puts a unit on a cell beside it."""
    seat = s.seat
    cell = s.chosen
    near = t.near[cell][way]
    kind = s.aboard_type[seat][slot]
    unit = UNIT.pack(seat, kind)
    hp = s.aboard_hp[seat][slot]
    fuel = s.aboard_fuel[seat][slot]
    sees = sight_mask(t, s, seat, kind, near)
    saw = seen_at_hatch(t, s, seat, kind, cell)
    tell_step(s, UNLOADS, cell, near, unit + 256 * hp, saw, sees)
    ABOARD.drop(s, seat, slot)
    place(t, s, near, unit, hp, fuel)
    s.unloading = 1


def creation_cell(t: Tables, s: State, seat: int, site: int, kind: int) -> int:
    """D-25, §3.4 Where a building would put a new unit of a type, or NONE."""
    cell = t.site_cell[site]
    if s.unit[cell] == 0:
        return cell
    if s.made[site] == 0:
        return NONE
    for way in range(4):
        near = t.near[cell][way]
        if near != NONE and s.unit[near] == 0 and enter_cost(t, s, seat, kind, near) > 0:
            return near
    return NONE


def create(t: Tables, s: State, site: int, kind: int) -> None:
    """GEN-CREATE-01 to 04 A building makes a unit, which has had its order."""
    seat = s.seat
    cell = creation_cell(t, s, seat, site, kind)
    s.money[seat] -= t.price[seat][s.power[seat]][kind]
    s.made[site] += 1
    s.units[seat] += 1
    unit = UNIT.pack(seat, kind)
    tank = t.tank[seat][s.power[seat]][kind] if t.flies[kind] == 1 else 0
    mask = sight_mask(t, s, seat, kind, cell)
    note_created(s, cell, seat, kind, eyes(mask))
    place(t, s, cell, unit, FULL_HP, tank)


def heal_everyone(t: Tables, s: State, seat: int) -> None:
    """§3.4 `heal_all`: all own units, cargo included, regain HP at once."""
    points = t.heal_all[seat]
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat:
            s.hp[cell] = min(FULL_HP, s.hp[cell] + points)
    for n in range(s.aboard_n[seat]):
        s.aboard_hp[seat][n] = min(FULL_HP, s.aboard_hp[seat][n] + points)
