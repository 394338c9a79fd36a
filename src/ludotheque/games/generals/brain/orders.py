"""The plain player's orders: which unit next, where it goes, what it does, what is made."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.brain.fields import lay_field, list_enemies
from ludotheque.games.generals.brain.making import best_type, site_to_use
from ludotheque.games.generals.brain.scoring import best_action, best_unload, place_worth
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.forces import cargo_on
from ludotheque.games.generals.rules.legality import why_not_create, why_not_launch, why_not_power
from ludotheque.space.square import distance

BOARD_WORTH = 30000  # for a unit that has nothing to do on its island
ACTION_SHARE = 8192  # best_action packs worth and move


def advise(t: Tables, s: State, d: Desk, style: int, out: i8row) -> int:
    """The move that a plain player of a style would make now."""
    take_seat(t, s, d, style)
    if s.phase == c.MAIN:
        return advise_main(t, s, d)
    if s.phase == c.MOVE:
        return advise_move(t, s, d)
    if s.phase == c.ACTION:
        return advise_action(t, s, d)
    if s.phase == c.BUILD:
        return advise_create(t, s, d)
    return advise_draw(s)


def take_seat(t: Tables, s: State, d: Desk, style: int) -> None:
    """Clear the desk for the player who must act, and look where the enemies are."""
    d.seat = s.seat
    d.style = style
    d.best_n = 0
    list_enemies(t, s, d)


def advise_create(t: Tables, s: State, d: Desk) -> int:
    """What the chosen building makes; something it must."""
    kind = best_type(t, s, d, t.site[s.chosen])
    if kind == c.NONE:
        kind = 0
        while why_not_create(t, s, s.chosen, kind) != OK:
            kind += 1
    return c.MOVE_CREATE + kind


def advise_draw(s: State) -> int:
    """A drawn path is ended as soon as may be."""
    if s.stop == 1:
        return c.MOVE_GO
    for way in range(4):
        if (s.ways >> way) & 1 == 1:
            return c.MOVE_STEP + way
    return c.MOVE_GO


def advise_main(t: Tables, s: State, d: Desk) -> int:
    """The power, then units, aircraft aboard, buildings, and the end of the turn."""
    if t.style[d.style][c.W_POWER] > 0 and d.foes > 1 and why_not_power(t, s) == OK:
        return c.MOVE_POWER
    cell = next_unit(t, s, d)
    if cell != c.NONE:
        return c.MOVE_UNIT + cell
    for place in range(s.aboard_n[d.seat]):
        if d.foes > 0 and why_not_launch(t, s, place) == OK:
            return c.MOVE_LAUNCH + place
    site = site_to_use(t, s, d)
    if site != c.NONE:
        return c.MOVE_BUILD + t.site_cell[site]
    return c.MOVE_END


def next_unit(t: Tables, s: State, d: Desk) -> int:
    """The next unit: the one of the lowest rank that may still act, or NONE."""
    best = c.NONE
    least = c.FAR
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and s.done[cell] == 0 and owner_at(s, cell) == d.seat:
            late = unit_rank(t, s, d, cell)
            if late < least:
                least = late
                best = cell
    return best


def unit_rank(t: Tables, s: State, d: Desk, cell: int) -> int:
    """How late a unit acts: ranged ones first, then those nearest to an enemy, transports last."""
    kind = type_at(s, cell)
    late = 40
    for n in range(d.foes):
        late = min(late, distance(cell, d.foe[n]))
    if t.range_max[d.seat][s.power[d.seat]][kind] > 1:
        late -= 100
    if t.capacity[kind] > 0:
        late += 100
        if cargo_on(s, d.seat, cell) > 0:
            late -= 400  # who is carried waits for it
    return late


def advise_move(t: Tables, s: State, d: Desk) -> int:
    """Where the chosen unit goes."""
    rank_stops(t, s, d, 1)
    return d.best[0] if d.best_n > 0 else c.MOVE_TO + s.chosen


def take_unit(s: State, d: Desk) -> None:
    """Lay the chosen unit on the desk, aboard or not."""
    d.start = s.chosen
    if s.place != c.NONE:
        d.kind = s.aboard_type[d.seat][s.place]
        d.hp = s.aboard_hp[d.seat][s.place]
        d.fuel = s.aboard_fuel[d.seat][s.place]
    else:
        d.kind = type_at(s, d.start)
        d.hp = s.hp[d.start]
        d.fuel = s.fuel[d.start]


def rank_stops(t: Tables, s: State, d: Desk, most: int) -> None:
    """The best places for the chosen unit to go to, as moves."""
    take_unit(s, d)
    lay_field(t, s, d)
    for y in range(t.height):
        bits = s.reach[y]
        x = 0
        while bits != 0:
            if bits & 1 == 1:
                cell = y * c.SIDE + x
                rank(d, c.MOVE_TO + cell, stop_worth(t, s, d, cell), most)
            bits >>= 1
            x += 1


def rank(d: Desk, move: int, worth: int, most: int) -> None:
    """Put a move in its place among the best so far."""
    if d.best_n == most:
        if worth <= d.best_worth[most - 1]:
            return
        d.best_n -= 1
    spot = d.best_n
    while spot > 0 and d.best_worth[spot - 1] < worth:
        d.best[spot] = d.best[spot - 1]
        d.best_worth[spot] = d.best_worth[spot - 1]
        spot -= 1
    d.best[spot] = move
    d.best_worth[spot] = worth
    d.best_n += 1


def stop_worth(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What it is worth to go to a cell and do the best thing there."""
    if s.unit[cell] != 0 and cell != d.start and owner_at(s, cell) == d.seat:
        return aboard_worth(t, d, type_at(s, cell))
    moved = 1 if cell != d.start else 0
    worth = place_worth(t, s, d, cell) + best_action(t, s, d, cell, moved) // ACTION_SHARE
    if moved == 0 and t.style[d.style][c.W_HOLD] > 0:
        worth += 300
    return worth


def aboard_worth(t: Tables, d: Desk, carrier: int) -> int:
    """What it is worth to board: aircraft that must land, and who has nothing to do here."""
    if t.flies[d.kind] == 1:
        return d.about * BOARD_WORTH - 4000
    if d.stuck == 1 and t.domain[carrier] != c.GROUND:
        return BOARD_WORTH
    return -BOARD_WORTH


def advise_action(t: Tables, s: State, d: Desk) -> int:
    """What the chosen unit does where it stands."""
    take_unit(s, d)
    best = best_unload(t, s, d, d.start)
    if s.unloading == 0:
        best = max(best, best_action(t, s, d, d.start, s.moved))
    if best == 0:
        return c.MOVE_WAIT
    return best % ACTION_SHARE
