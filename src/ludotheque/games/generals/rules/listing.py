"""The legal moves of each phase, ascending."""

from ludotheque.core.kernel import NOBODY, OK
from ludotheque.core.types import i8row
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.legality import (
    why_no_fire,
    why_not_attack,
    why_not_bomb,
    why_not_build,
    why_not_capture,
    why_not_create,
    why_not_launch,
    why_not_power,
)
from ludotheque.games.generals.rules.orders import can_unload
from ludotheque.games.generals.rules.paths import reaches_elsewhere


def legal(t: Tables, s: State, out: i8row) -> int:
    """All legal moves into `out`, ascending; returns how many."""
    if s.seat == NOBODY:
        return 0
    if s.phase == c.MAIN:
        n = list_main(t, s, out)
        out[n] = c.MOVE_RESIGN
        return n + 1
    return list_order(t, s, out)


def usual(t: Tables, s: State, out: i8row) -> int:
    """The same without giving up."""
    if s.seat == NOBODY:
        return 0
    if s.phase == c.MAIN:
        return list_main(t, s, out)
    return list_order(t, s, out)


def list_order(t: Tables, s: State, out: i8row) -> int:
    """The choices while an order is being given."""
    if s.phase == c.MOVE:
        return list_move(t, s, out)
    if s.phase == c.DRAW:
        return list_draw(s, out)
    if s.phase == c.ACTION:
        return list_action(t, s, out)
    return list_create(t, s, out)


def list_main(t: Tables, s: State, out: i8row) -> int:
    """Units, aircraft aboard, buildings, the power, the end of the turn."""
    n = 0
    seat = s.seat
    for i in range(t.cells):
        cell = t.cell[i]
        if s.unit[cell] != 0 and s.done[cell] == 0 and owner_at(s, cell) == seat:
            out[n] = c.MOVE_UNIT + cell
            n += 1
    for place in range(s.aboard_n[seat]):
        if why_not_launch(t, s, place) == OK:
            out[n] = c.MOVE_LAUNCH + place
            n += 1
    for site in range(t.sites):
        if s.site_owner[site] == seat and why_not_build(t, s, t.site_cell[site]) == OK:
            out[n] = c.MOVE_BUILD + t.site_cell[site]
            n += 1
    if why_not_power(t, s) == OK:
        out[n] = c.MOVE_POWER
        n += 1
    out[n] = c.MOVE_END
    return n + 1


def list_move(t: Tables, s: State, out: i8row) -> int:
    """The cells within reach."""
    n = 0
    for y in range(t.height):
        bits = s.reach[y]
        x = 0
        while bits != 0:
            if bits & 1 == 1:
                out[n] = c.MOVE_TO + y * c.SIDE + x
                n += 1
            bits >>= 1
            x += 1
    if reaches_elsewhere(t, s) == 1:
        out[n] = c.MOVE_DRAW
        n += 1
    return n


def list_draw(s: State, out: i8row) -> int:
    """Steps of a drawn path, and its end."""
    n = 0
    for way in range(4):
        if (s.ways >> way) & 1 == 1:
            out[n] = c.MOVE_STEP + way
            n += 1
    if s.stop == 1:
        out[n] = c.MOVE_GO
        n += 1
    return n


def list_action(t: Tables, s: State, out: i8row) -> int:
    """Targets, capture, unloading, waiting."""
    n = 0
    if s.unloading == 0:
        n = list_targets(t, s, s.chosen, s.moved, out)
        if why_not_capture(t, s) == OK:
            out[n] = c.MOVE_CAPTURE
            n += 1
    for slot in range(s.aboard_n[s.seat]):
        if s.aboard_on[s.seat][slot] == s.chosen:
            for way in range(4):
                if can_unload(t, s, s.chosen, slot, way) == 1:
                    out[n] = c.MOVE_UNLOAD + 4 * slot + way
                    n += 1
    out[n] = c.MOVE_WAIT
    return n + 1


def list_targets(t: Tables, s: State, cell: int, moved: int, out: i8row) -> int:
    """The attacks that the unit on a cell could make from there."""
    if why_no_fire(t, s, cell, moved) != OK:
        return 0
    seat = owner_at(s, cell)
    radius = t.range_max[seat][s.power[seat]][type_at(s, cell)]
    n = 0
    for what in range(2):
        for y in range(max(0, cell // c.SIDE - radius), min(t.height, cell // c.SIDE + radius + 1)):
            down = y - cell // c.SIDE
            rest = radius - (down if down > 0 else -down)
            column = cell % c.SIDE
            for x in range(max(0, column - rest), min(t.width, column + rest + 1)):
                target = y * c.SIDE + x
                if (
                    what == 0
                    and s.unit[target] != 0
                    and why_not_attack(t, s, cell, moved, target) == OK
                ):
                    out[n] = c.MOVE_ATTACK + target
                    n += 1
                if (
                    what == 1
                    and t.site[target] != c.NONE
                    and why_not_bomb(t, s, cell, moved, target) == OK
                ):
                    out[n] = c.MOVE_BOMB + target
                    n += 1
    return n


def list_create(t: Tables, s: State, out: i8row) -> int:
    """The types that the chosen building can make now."""
    n = 0
    for kind in range(t.types):
        if why_not_create(t, s, s.chosen, kind) == OK:
            out[n] = c.MOVE_CREATE + kind
            n += 1
    return n
