"""The moves worth a thought, best first: what planning tries besides what styles advise."""

from typing import Any

from ludotheque.core.kernel import NOBODY, OK
from ludotheque.games.generals.advice.fields import list_enemies
from ludotheque.games.generals.advice.making import site_to_use, type_worth
from ludotheque.games.generals.advice.orders import advise_draw, rank, rank_stops, unit_rank
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
    MOVE_UNIT,
    NONE,
)
from ludotheque.games.generals.rules.board import owner_at
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
        count = rank_stops(t, s, 0, STOPS, out)
    elif s.phase == BUILD:
        count = choose_type(t, s, out)
    else:
        count = rank(out, advise_draw(s), 0, 0, 1)
    for n in range(count):
        out[n] = out[CHOICES + n]
    return count


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


def choose_type(t: Any, s: Any, out: Any) -> int:
    """What the chosen building might make."""
    foes = list_enemies(t, s, s.seat, out)
    count = 0
    for kind in range(t.types):
        if why_not_create(t, s, s.chosen, kind) == OK:
            worth = type_worth(t, s, 0, s.seat, kind, s.chosen, foes, out)
            count = rank(out, MOVE_CREATE + kind, worth, count, MOST_CHOICES)
    return count
