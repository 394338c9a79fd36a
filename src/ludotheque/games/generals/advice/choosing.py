"""The moves worth a thought, best first: what planning tries besides what styles advise."""

from typing import Any

from ludotheque.core.kernel import NOBODY, OK
from ludotheque.games.generals.advice.fields import is_stuck, lay_field, list_enemies
from ludotheque.games.generals.advice.making import site_to_use, type_worth
from ludotheque.games.generals.advice.orders import advise_draw, stop_worth, unit_rank
from ludotheque.games.generals.names import (
    ACTION,
    BUILD,
    CHOICES,
    MAIN,
    MOST_CHOICES,
    MOVE,
    MOVE_BUILD,
    MOVE_CREATE,
    MOVE_END,
    MOVE_LAUNCH,
    MOVE_POWER,
    MOVE_TO,
    MOVE_UNIT,
    NONE,
    SIDE,
)
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.legality import why_not_create, why_not_launch, why_not_power
from ludotheque.games.generals.rules.listing import list_action

UNITS = 8  # tried as the next to act
STOPS = 16  # tried for a unit to go to
LAST = -1000000  # worth of ending the turn


def likely(t: Any, s: Any, out: Any) -> int:
    """The moves worth trying into `out`, best first; returns how many."""
    if s.seat == NOBODY:
        return 0
    if s.phase == ACTION:
        return list_action(t, s, out)
    count = 0
    if s.phase == MAIN:
        count = choose_main(t, s, out)
    elif s.phase == MOVE:
        count = choose_stop(t, s, out)
    elif s.phase == BUILD:
        count = choose_type(t, s, out)
    else:
        count = rank(out, advise_draw(s), 0, 0, 1)
    for n in range(count):
        out[n] = out[CHOICES + n]
    return count


def rank(out: Any, move: int, worth: int, count: int, most: int) -> int:
    """Put a move in its place among the best so far; returns how many there are."""
    if count == most and worth <= out[CHOICES + MOST_CHOICES + count - 1]:
        return count
    spot = count if count < most else count - 1
    while spot > 0 and out[CHOICES + MOST_CHOICES + spot - 1] < worth:
        out[CHOICES + spot] = out[CHOICES + spot - 1]
        out[CHOICES + MOST_CHOICES + spot] = out[CHOICES + MOST_CHOICES + spot - 1]
        spot -= 1
    out[CHOICES + spot] = move
    out[CHOICES + MOST_CHOICES + spot] = worth
    return min(count + 1, most)


def choose_main(t: Any, s: Any, out: Any) -> int:
    """The power, some units, aircraft aboard, a building, the end of the turn."""
    seat = s.seat
    foes = list_enemies(t, s, seat, out)
    count = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and s.done[cell] == 0 and owner_at(s, cell) == seat:
            count = rank(
                out, MOVE_UNIT + cell, -unit_rank(t, s, seat, cell, foes, out), count, UNITS
            )
    if why_not_power(t, s) == OK:
        count = rank(out, MOVE_POWER, LAST, count, MOST_CHOICES)
    for place in range(s.aboard[seat]):
        if count < MOST_CHOICES - 2 and why_not_launch(t, s, place) == OK:
            count = rank(out, MOVE_LAUNCH + place, LAST, count, MOST_CHOICES)
    site = site_to_use(t, s, 0, out)
    if site != NONE:
        count = rank(out, MOVE_BUILD + t.site_cell[site], LAST, count, MOST_CHOICES)
    return rank(out, MOVE_END, LAST, count, MOST_CHOICES)


def choose_stop(t: Any, s: Any, out: Any) -> int:
    """Where the chosen unit might go."""
    seat = s.seat
    start = s.chosen
    kind = type_at(s, start)
    hp = s.hp[start]
    fuel = s.fuel[start]
    if s.place != NONE:
        kind = s.aboard_type[seat][s.place]
        hp = s.aboard_hp[seat][s.place]
        fuel = s.aboard_fuel[seat][s.place]
    foes = list_enemies(t, s, seat, out)
    about = lay_field(t, s, seat, kind, start, hp, fuel, foes, out)
    stuck = is_stuck(t, s, seat, kind, start, foes, out)
    count = 0
    for y in range(t.height):
        bits = s.reach[y]
        x = 0
        while bits != 0:
            if bits & 1 == 1:
                cell = y * SIDE + x
                worth = stop_worth(t, s, 0, kind, hp, fuel, cell, about, stuck, foes, out)
                count = rank(out, MOVE_TO + cell, worth, count, STOPS)
            bits >>= 1
            x += 1
    return count


def choose_type(t: Any, s: Any, out: Any) -> int:
    """What the chosen building might make."""
    foes = list_enemies(t, s, s.seat, out)
    count = 0
    for kind in range(t.types):
        if why_not_create(t, s, s.chosen, kind) == OK:
            worth = type_worth(t, s, 0, s.seat, kind, s.chosen, foes, out)
            count = rank(out, MOVE_CREATE + kind, worth, count, MOST_CHOICES)
    return count
