"""The moves worth a thought, best first: what planning tries besides what styles advise."""

from ludotheque.core.kernel import NOBODY, OK
from ludotheque.core.types import i8row
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.brain.making import site_to_use, type_worth
from ludotheque.games.generals.brain.orders import (
    advise_draw,
    next_unit,
    rank,
    rank_stops,
    take_seat,
    take_unit,
    unit_rank,
)
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.combat import percent_against, replies
from ludotheque.games.generals.rules.legality import (
    why_not_capture,
    why_not_create,
    why_not_launch,
    why_not_power,
)
from ludotheque.games.generals.rules.listing import list_action
from ludotheque.space.square import distance

UNITS = 8  # tried as the next to act
STOPS = 16  # tried for a unit to go to
LAST = -1000000  # worth of ending the turn


def likely(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """The moves worth trying into `out`, best first; returns how many."""
    if s.seat == NOBODY:
        return 0
    if s.phase == c.ACTION:
        return list_action(t, s, out)
    take_seat(t, s, d, 0)
    if s.phase == c.MAIN:
        choose_main(t, s, d)
    elif s.phase == c.MOVE:
        rank_stops(t, s, d, STOPS)
    elif s.phase == c.BUILD:
        choose_type(t, s, d)
    else:
        rank(d, advise_draw(s), 0, 1)
    for n in range(d.best_n):
        out[n] = d.best[n]
    return d.best_n


def choose_main(t: Tables, s: State, d: Desk) -> None:
    """The power, some units, aircraft aboard, a building, the end of the turn."""
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and s.done[cell] == 0 and owner_at(s, cell) == d.seat:
            rank(d, c.MOVE_UNIT + cell, -unit_rank(t, s, d, cell), UNITS)
    if why_not_power(t, s) == OK:
        rank(d, c.MOVE_POWER, LAST, c.MOST_CHOICES)
    for place in range(s.aboard_n[d.seat]):
        if d.best_n < c.MOST_CHOICES - 2 and why_not_launch(t, s, place) == OK:
            rank(d, c.MOVE_LAUNCH + place, LAST, c.MOST_CHOICES)
    site = site_to_use(t, s, d)
    if site != c.NONE:
        rank(d, c.MOVE_BUILD + t.site_cell[site], LAST, c.MOST_CHOICES)
    rank(d, c.MOVE_END, LAST, c.MOST_CHOICES)


def choose_type(t: Tables, s: State, d: Desk) -> None:
    """What the chosen building might make."""
    for kind in range(t.types):
        if why_not_create(t, s, s.chosen, kind) == OK:
            rank(d, c.MOVE_CREATE + kind, type_worth(t, s, d, kind, s.chosen), c.MOST_CHOICES)


def wastes(t: Tables, s: State, d: Desk, move: int) -> int:
    """Whether a move ends the turn while a unit waits for its order or something can be made, or
    lets a unit wait that could take a building or strike unanswered where it stands."""
    if move == c.MOVE_WAIT and s.phase == c.ACTION and s.unloading == 0:
        take_seat(t, s, d, 0)
        take_unit(s, d)
        return 1 if why_not_capture(t, s) == OK or strikes_freely(t, s, d) == 1 else 0
    if move != c.MOVE_END:
        return 0
    take_seat(t, s, d, 0)
    return 1 if next_unit(t, s, d) != c.NONE or site_to_use(t, s, d) != c.NONE else 0


def strikes_freely(t: Tables, s: State, d: Desk) -> int:
    """1 if the unit on the desk can hit an enemy from where it stands and nothing answers."""
    power = s.power[d.seat]
    most = t.range_max[d.seat][power][d.kind]
    if s.moved == 1 and t.steady[d.seat][power][d.kind] == 1:
        return 0
    for n in range(d.foes):
        target = d.foe[n]
        far = distance(d.start, target)
        other = type_at(s, target)
        hits = far >= t.range_min[d.kind] and far <= most and percent_against(t, d.kind, other) > 0
        if hits and replies(t, other, d.kind, far) == 0:
            return 1
    return 0
