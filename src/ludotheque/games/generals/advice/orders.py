"""The plain player's orders: which unit next, where it goes, what it does, what is made."""

from typing import Any

from ludotheque.core.kernel import OK
from ludotheque.games.generals.advice.fields import (
    is_stuck,
    lay_field,
    list_enemies,
)
from ludotheque.games.generals.advice.making import best_type, site_to_use
from ludotheque.games.generals.advice.scoring import (
    best_action,
    best_unload,
    place_worth,
)
from ludotheque.games.generals.names import (
    ACTION,
    BUILD,
    CHOICES,
    FAR,
    GROUND,
    MAIN,
    MOST_CHOICES,
    MOVE,
    MOVE_BUILD,
    MOVE_CREATE,
    MOVE_END,
    MOVE_GO,
    MOVE_LAUNCH,
    MOVE_POWER,
    MOVE_STEP,
    MOVE_TO,
    MOVE_UNIT,
    MOVE_WAIT,
    NONE,
    SEEN,
    SIDE,
    W_HOLD,
    W_POWER,
)
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.forces import cargo_on
from ludotheque.games.generals.rules.legality import why_not_create, why_not_launch, why_not_power
from ludotheque.space.square import distance

BOARD_WORTH = 30000  # for a unit that has nothing to do on its island
UNLOAD_WORTH = 20000
ACTION_SHARE = 8192  # best_action packs worth and move


def advise(t: Any, s: Any, style: int, out: Any) -> int:
    """The move that a plain player of a style would make now."""
    if s.phase == MAIN:
        return advise_main(t, s, style, out)
    if s.phase == MOVE:
        return advise_move(t, s, style, out)
    if s.phase == ACTION:
        return advise_action(t, s, style, out)
    if s.phase == BUILD:
        return advise_create(t, s, style, out)
    return advise_draw(s)


def advise_create(t: Any, s: Any, style: int, out: Any) -> int:
    """What the chosen building makes; something it must."""
    kind = best_type(t, s, style, t.site[s.chosen], out)
    if kind == NONE:
        kind = 0
        while why_not_create(t, s, s.chosen, kind) != OK:
            kind += 1
    return MOVE_CREATE + kind


def advise_draw(s: Any) -> int:
    """A drawn path is ended as soon as may be."""
    if s.stop == 1:
        return MOVE_GO
    for way in range(4):
        if (s.ways >> way) & 1 == 1:
            return MOVE_STEP + way
    return MOVE_GO


def advise_main(t: Any, s: Any, style: int, out: Any) -> int:
    """The power, then units, aircraft aboard, buildings, and the end of the turn."""
    seat = s.seat
    foes = list_enemies(t, s, seat, out)
    if t.style[style][W_POWER] > 0 and foes > 1 and why_not_power(t, s) == OK:
        return MOVE_POWER
    cell = next_unit(t, s, seat, foes, out)
    if cell != NONE:
        return MOVE_UNIT + cell
    for place in range(s.aboard[seat]):
        if foes > 0 and why_not_launch(t, s, place) == OK:
            return MOVE_LAUNCH + place
    site = site_to_use(t, s, style, out)
    if site != NONE:
        return MOVE_BUILD + t.site_cell[site]
    return MOVE_END


def next_unit(t: Any, s: Any, seat: int, foes: int, out: Any) -> int:
    """The next unit: the one of the lowest rank that may still act, or NONE."""
    best = NONE
    least = FAR
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and s.done[cell] == 0 and owner_at(s, cell) == seat:
            late = unit_rank(t, s, seat, cell, foes, out)
            if late < least:
                least = late
                best = cell
    return best


def unit_rank(t: Any, s: Any, seat: int, cell: int, foes: int, out: Any) -> int:
    """How late a unit acts: ranged ones first, then those nearest to an enemy, transports last."""
    kind = type_at(s, cell)
    late = 40
    for n in range(foes):
        late = min(late, distance(cell, out[SEEN + n]))
    if t.range_max[seat][s.power[seat]][kind] > 1:
        late -= 100
    if t.capacity[kind] > 0:
        late += 100
        if cargo_on(s, seat, cell) > 0:
            late -= 400  # who is carried waits for it
    return late


def advise_move(t: Any, s: Any, style: int, out: Any) -> int:
    """Where the chosen unit goes."""
    if rank_stops(t, s, style, 1, out) == 0:
        return MOVE_TO + s.chosen
    return out[CHOICES]


def rank_stops(t: Any, s: Any, style: int, most: int, out: Any) -> int:
    """The best places for the chosen unit to go to, as moves from CHOICES on; returns how many."""
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
                worth = stop_worth(t, s, style, kind, hp, fuel, cell, about, stuck, foes, out)
                count = rank(out, MOVE_TO + cell, worth, count, most)
            bits >>= 1
            x += 1
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


def stop_worth(
    t: Any,
    s: Any,
    style: int,
    kind: int,
    hp: int,
    fuel: int,
    cell: int,
    about: int,
    stuck: int,
    foes: int,
    out: Any,
) -> int:
    """What it is worth to go to a cell and do the best thing there."""
    seat = s.seat
    start = s.chosen
    if s.unit[cell] != 0 and cell != start and owner_at(s, cell) == seat:
        return aboard_worth(t, kind, type_at(s, cell), about, stuck)
    moved = 1 if cell != start else 0
    worth = place_worth(t, s, style, seat, kind, hp, fuel, cell, foes, out)
    worth += best_action(t, s, style, seat, kind, hp, cell, moved, foes, out) // ACTION_SHARE
    if moved == 0 and t.style[style][W_HOLD] > 0:
        worth += 300
    return worth


def aboard_worth(t: Any, kind: int, carrier: int, about: int, stuck: int) -> int:
    """What it is worth to board: aircraft that must land, and who has nothing to do here."""
    if t.flies[kind] == 1:
        return about * BOARD_WORTH - 4000
    if stuck == 1 and t.domain[carrier] != GROUND:
        return BOARD_WORTH
    return -BOARD_WORTH


def advise_action(t: Any, s: Any, style: int, out: Any) -> int:
    """What the chosen unit does where it stands."""
    seat = s.seat
    cell = s.chosen
    foes = list_enemies(t, s, seat, out)
    best = best_unload(t, s, seat, cell, foes, out)
    if s.unloading == 0:
        kind = type_at(s, cell)
        moved = s.moved
        action = best_action(t, s, style, seat, kind, s.hp[cell], cell, moved, foes, out)
        best = max(best, action)
    if best == 0:
        return MOVE_WAIT
    return best % ACTION_SHARE
