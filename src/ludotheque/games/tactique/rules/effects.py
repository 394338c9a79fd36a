"""The steps of abilities, in the closed vocabulary (§3.9); the top of the stack is whose they are.

The stack knows of an ability its card and player, and as targets its source, the birth of the
unit that is it, and its foe; what its player chose stands in `picks`.
"""

from ludotheque.cards.piles import take
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import beside, passes, reaches, side_of
from ludotheque.games.tactique.rules.harm import endow, grow, heal, hurt, protect, strengthen
from ludotheque.games.tactique.rules.values import linked
from ludotheque.games.tactique.rules.zones import bounce, draw, enter, fade, summon
from ludotheque.games.tactique.state import UNITS


def amount(t: Tables, s: State, row: int, seat: int) -> int:
    """TAC-VOC-D What a step's number is worth now."""
    if t.row_n_most[row] == 0:
        return t.row_n[row]
    return min(t.row_n_most[row], t.row_n[row] + linked(t, s, seat))


def run_step(t: Tables, s: State, row: int) -> int:
    """TAC-VOC-O One step of the ability on top."""
    verb = t.row_verb[row]
    seat = s.stack_seat[s.stack_n - 1]
    if verb == c.DRAW:
        return draw(s, seat, t.row_n[row])
    if verb == c.ECHO:
        return gain(t, s, seat, t.row_n[row])
    if verb == c.DISPEL:
        while s.lasting_n[1 - seat] > 0:
            fade(s, 1 - seat, 0)
        return 0
    if verb in (c.SUMMON, c.TERRAIN):
        return on_cells(t, s, row, verb)
    if verb == c.REVIVE:
        return revive(t, s, row, seat)
    units = chosen_units(t, s, row)
    s.same = units
    if verb == c.MOVE:
        return shift(t, s, row, seat)
    n = amount(t, s, row, seat)
    for spot in range(c.SPOTS):
        if (units >> spot) & 1 == 1:
            on_unit(t, s, row, spot, n)
    return 0


def gain(t: Tables, s: State, seat: int, n: int) -> int:
    """TAC-2.3-b Echoes this turn, not above the most."""
    more = min(n, t.echoes_max - s.echoes[seat])
    if more > 0:
        s.echoes[seat] += more
        NOTE.got_echoes(s, seat, more, EVERYONE)
    return 0


def on_unit(t: Tables, s: State, row: int, spot: int, n: int) -> None:
    """What a step does to one unit."""
    verb = t.row_verb[row]
    seat = s.stack_seat[s.stack_n - 1]
    if verb == c.DAMAGE:
        hurt(t, s, spot, n, 0)
    elif verb == c.HEAL:
        heal(s, spot, n)
    elif verb == c.SHIELD:
        protect(t, s, spot, n)
    elif verb == c.ATK:
        strengthen(s, spot, n, t.row_dur[row], seat)
    elif verb == c.HP:
        grow(s, spot, n)
    elif verb == c.GRANT:
        endow(t, s, row, spot, seat)
    elif verb == c.BOUNCE:
        bounce(t, s, spot)
    else:
        mark(s, verb, spot)


def mark(s: State, verb: int, spot: int) -> None:
    """The operations that only set a mark on a unit."""
    owner, cell = side_of(spot), spot % c.CELLS
    if verb == c.STUN:
        s.stunned[spot] = 1
        NOTE.stunned(s, owner, cell, s.unit[spot], EVERYONE)
    elif verb == c.DESTROY:
        s.hp[spot] = min(s.hp[spot], 0)
        NOTE.doomed(s, owner, cell, s.unit[spot], EVERYONE)
    elif verb == c.READY:
        s.allowed[spot] = s.made[spot] + 1
        NOTE.readied(s, owner, cell, s.unit[spot], EVERYONE)


def chosen_units(t: Tables, s: State, row: int) -> int:
    """TAC-VOC-U The units that a step is about, as bits."""
    top = s.stack_n - 1
    how, seat, source = t.row_to[row], s.stack_seat[top], s.stack_target[top][0]
    if how == c.SAME:
        return standing(s, s.same)
    if how == c.CHOOSE:
        return single(s, s.picks[seat][t.row_pick[row]])
    if how == c.WHOLE_ROW:
        return standing(s, row_bits(s.picks[seat][t.row_pick[row]]))
    if how == c.SELF:
        here = source < c.SPOTS and s.born[source] == s.stack_target[top][1]
        return single(s, source) if here else 0
    if how == c.FOE:
        return single(s, s.stack_target[top][2])
    if how == c.LOWEST:
        return single(s, weakest(t, s, row, source))
    found = 0
    bit = 1
    for spot in range(c.SPOTS):
        if s.unit[spot] == c.NONE:
            continue
        if how == c.FOE_ADJACENT:
            if beside(t, s.stack_target[top][2], spot) == 1:
                found |= bit << spot
        elif reaches(t, s, row, source, spot) == 1:
            found |= bit << spot
    return found


def single(s: State, spot: int) -> int:
    """The unit on one spot, as bits; none for NONE or where none stands."""
    bit = 1
    return bit << spot if spot >= 0 and s.unit[spot] != c.NONE else 0


def standing(s: State, spots: int) -> int:
    """Of some spots those that hold a unit."""
    found = 0
    for spot in range(c.SPOTS):
        if (spots >> spot) & 1 == 1:
            found |= single(s, spot)
    return found


def row_bits(row: int) -> int:
    """The spots of a row of both grids' six, as bits."""
    bits = (1 << c.COLUMNS) - 1
    return bits << (row * c.COLUMNS) if row >= 0 else 0


def weakest(t: Tables, s: State, row: int, source: int) -> int:
    """TAC-VOC-U The unit with the least HP, the first in cell order among equals; or NONE."""
    owner = side_of(source)
    seat = 1 - owner if t.row_to_side[row] == 1 else owner
    found = c.NONE
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        fits = s.unit[spot] != c.NONE and passes(t, s, row, source, spot) == 1
        if fits and (found == c.NONE or s.hp[spot] < s.hp[found]):
            found = spot
    return found


def on_cells(t: Tables, s: State, row: int, verb: int) -> int:
    """A step that changes cells: a token or a terrain."""
    cells = chosen_cells(t, s, row)
    for spot in range(c.SPOTS):
        if (cells >> spot) & 1 == 1:
            if verb == c.TERRAIN:
                s.terrain[spot] = t.row_kind[row] + 1
                NOTE.laid(s, side_of(spot), spot % c.CELLS, t.row_kind[row], EVERYONE)
            else:
                summon(t, s, spot, t.row_token[row])
    return 0


def chosen_cells(t: Tables, s: State, row: int) -> int:
    """TAC-VOC-K The cells that a step is about, as bits."""
    top = s.stack_n - 1
    how, seat, source = t.row_cell[row], s.stack_seat[top], s.stack_target[top][0]
    spot = c.NONE
    bit = 1
    if how == c.ADJACENT_EMPTY:
        spot = first_beside(t, s, source)
    elif how == c.FIRST_EMPTY:
        spot = first_empty(t, s, seat)
    elif how == c.FOE_CELL:
        spot = s.stack_target[top][2]
    elif how == c.SAME_ROW:
        return open_cells(t, row_bits(s.picks[seat][t.row_place[row]]))
    else:
        spot = s.picks[seat][t.row_place[row]]
    return bit << spot if spot >= 0 else 0


def open_cells(t: Tables, spots: int) -> int:
    """Of some spots those that are playable."""
    found = 0
    bit = 1
    for spot in range(c.SPOTS):
        if (spots >> spot) & 1 == 1 and t.playable[spot] == 1:
            found |= bit << spot
    return found


def first_beside(t: Tables, s: State, source: int) -> int:
    """The first empty playable cell beside the source, in cell order; or NONE."""
    for i in range(4):
        spot = t.near[source][i]
        if spot >= 0 and t.playable[spot] == 1 and s.unit[spot] == c.NONE:
            return spot
    return c.NONE


def first_empty(t: Tables, s: State, seat: int) -> int:
    """The first empty playable cell of a player, in cell order; or NONE."""
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        if s.unit[t.cells[i]] == c.NONE:
            return t.cells[i]
    return c.NONE


def revive(t: Tables, s: State, row: int, seat: int) -> int:
    """TAC-VOC-O A discarded unit comes into play as new; its deploy does not happen."""
    card, spot = s.picks[seat][t.row_pick[row]], s.picks[seat][t.row_place[row]]
    if card < 0 or spot < 0 or s.unit[spot] != c.NONE:
        return 0
    s.discard_n[seat] = take(s.discard[seat], s.discard_n[seat], card, 0)
    enter(t, s, spot, card)
    NOTE.revived(s, seat, spot - seat * c.CELLS, card, EVERYONE)
    return 0


def shift(t: Tables, s: State, row: int, seat: int) -> int:
    """TAC-VOC-O The chosen unit goes to the chosen cell; whoever stands there comes here."""
    source, to = s.picks[seat][t.row_pick[row]], s.picks[seat][t.row_place[row]]
    if source < 0 or to < 0 or s.unit[source] == c.NONE:
        return 0
    relocate(s, source, to)
    bit = 1
    s.same = bit << to
    return 0


def relocate(s: State, source: int, to: int) -> None:
    """TAC-9.1-b A unit moves, or two change places."""
    seat = side_of(source)
    first = seat * c.CELLS
    card, other = s.unit[source], s.unit[to]
    UNITS.swap(s, source, to)
    if other == c.NONE:
        NOTE.moved(s, seat, source - first, card, to - first, EVERYONE)
    else:
        NOTE.swapped(s, seat, source - first, card, to - first, other, EVERYONE)
