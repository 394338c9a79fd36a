"""Units on the board and aboard: placing, lifting, moving them, with all that hangs on it."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import eyes, owner_at, type_at, watching
from ludotheque.games.generals.rules.vision import (
    lit_mask,
    look,
    look_away,
    recheck_around,
    sight_mask,
)
from ludotheque.games.generals.state import ABOARD, UNITS


def cover_up(t: Tables, s: State, cell: int) -> None:
    """Set who sees the unit on a cell, where it is one that dives."""
    if t.fog == 1 and t.dives[type_at(s, cell)] == 1:
        s.unit_eyes[cell] = sight_mask(t, s, owner_at(s, cell), type_at(s, cell), cell)


def place(t: Tables, s: State, cell: int, unit: int, hp: int) -> None:
    """Put a unit on a free cell, where its fuel is already; it has had its order."""
    s.unit[cell] = unit
    s.hp[cell] = hp
    s.done[cell] = 1
    s.fuel_eyes[cell] = s.purse_eyes[owner_at(s, cell)]
    cover_up(t, s, cell)


def look_out(t: Tables, s: State, cell: int) -> None:
    """A unit that was put on a cell sees from there."""
    seat = owner_at(s, cell)
    look(t, s, seat, cell, t.vision[seat][s.power[seat]][type_at(s, cell)])
    recheck_around(t, s, cell)


def clear(t: Tables, s: State, cell: int) -> None:
    """Blank a cell without touching what its unit saw."""
    UNITS.clear(s, cell)
    s.fuel_eyes[cell] = c.ALL if t.fog == 0 else 0
    s.unit_eyes[cell] = lit_mask(t, s, cell)


def lift(t: Tables, s: State, cell: int) -> None:
    """Take a unit off the board."""
    seat = owner_at(s, cell)
    radius = t.vision[seat][s.power[seat]][type_at(s, cell)]
    clear(t, s, cell)
    look_away(t, s, seat, cell, radius)
    recheck_around(t, s, cell)


def shift(t: Tables, s: State, start: int, end: int) -> None:
    """GEN-FLOW-05 A unit and its cargo go to a free cell; what is seen changes at the end."""
    if start == end:
        return
    seat = owner_at(s, start)
    kind = type_at(s, start)
    radius = t.vision[seat][s.power[seat]][kind]
    UNITS.swap(s, start, end)
    s.fuel_eyes[end] = s.fuel_eyes[start]
    clear(t, s, start)
    cover_up(t, s, end)
    look(t, s, seat, end, radius)
    look_away(t, s, seat, start, radius)
    recheck_around(t, s, start)
    recheck_around(t, s, end)
    if t.capacity[kind] > 0:
        for n in range(s.aboard_n[seat]):
            if s.aboard_on[seat][n] == start:
                s.aboard_on[seat][n] = end


def cargo_on(s: State, seat: int, cell: int) -> int:
    """How many units a player's transport on a cell carries."""
    count = 0
    for n in range(s.aboard_n[seat]):
        if s.aboard_on[seat][n] == cell:
            count += 1
    return count


def takes(t: Tables, s: State, seat: int, kind: int, cell: int) -> int:
    """1 if the unit on a cell is the player's transport with room for a type (D-29)."""
    if s.unit[cell] == 0 or owner_at(s, cell) != seat:
        return 0
    carrier = type_at(s, cell)
    if t.capacity[carrier] == 0 or (t.carries[carrier] >> kind) & 1 == 0:
        return 0
    if s.aboard_n[seat] == c.HOLD or cargo_on(s, seat, cell) >= t.capacity[carrier]:
        return 0
    return 1


def kill(t: Tables, s: State, cell: int) -> None:
    """A unit is lost, and with it what it carries (D-29)."""
    seat = owner_at(s, cell)
    kind = type_at(s, cell)
    seen = watching(s, cell)
    lost = 0
    for n in range(s.aboard_n[seat] - 1, -1, -1):
        if s.aboard_on[seat][n] == cell:
            ABOARD.drop(s, seat, n)
            lost += 1
    s.units[seat] -= 1 + lost
    lift(t, s, cell)
    NOTE.died(s, cell, seat, kind, seen)
    if lost > 0:
        NOTE.cargo_lost(s, cell, lost, eyes(s.purse_eyes[seat]))
