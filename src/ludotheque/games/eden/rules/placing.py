"""Operations on units: chosen one by one, pushed about, struck down, rebuilt (§3.2, §5.5)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import army, falling
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.select import row_amount
from ludotheque.games.eden.rules.usable import count_paid, may_choose, may_join, may_turn, opponent
from ludotheque.games.eden.state import PLACE

WAITING = -2  # the player must choose
CANCELLED = 9  # a shield was used


def to_units(t: Tables, s: State, d: Desk, row: int) -> int:
    """An operation on the units it selects: 1 if somebody must choose first."""
    while s.r_left == 0:
        if s.r_a == c.NONE:
            unit = chosen(t, s, d, row)
            if unit == WAITING:
                return 1
            if unit == c.NONE:
                break
            s.r_a = unit
        if act(t, s, d, row, s.r_a) == 1:
            return 1
        if s.u_where[s.r_a] != c.GONE:
            s.u_done[s.r_a] = 1
        s.r_a = c.NONE
        s.r_b = c.NONE
        s.r_step = 0
        if t.sel_pick[t.row_sel[row]] != c.PICK_ALL:
            break
    for unit in range(s.units_n):
        s.u_done[unit] = 0
    return 0


def chosen(t: Tables, s: State, d: Desk, row: int) -> int:
    """The next unit to be dealt with, NONE, or WAITING for the player's choice."""
    if t.sel_pick[t.row_sel[row]] == c.PICK_ALL:
        return next_of_all(t, s, d, row)
    found = c.NONE
    n = 0
    for unit in range(s.units_n):
        if may_choose(t, s, d, row, unit) == 1:
            found = unit
            n += 1
    if n > 1:
        asks(s, c.CMB_TARGET, s.r_seat)
        return WAITING
    return found


def next_of_all(t: Tables, s: State, d: Desk, row: int) -> int:
    """The first in reading order that was not dealt with, or NONE."""
    seat = s.r_seat
    if t.sel_of[t.row_sel[row]] == 1:
        seat = opponent(s, s.r_seat, s.r_front)
    unit = army.following(s, seat, s.r_front, c.NONE)
    while unit != c.NONE:
        if s.u_done[unit] == 0 and may_choose(t, s, d, row, unit) == 1:
            return unit
        unit = army.following(s, seat, s.r_front, unit)
    return c.NONE


def act(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """What is done to one unit: 1 if somebody must choose first."""
    verb, seat, card = t.row_verb[row], s.u_seat[unit], s.u_card[unit]
    if verb == c.FORCE:
        n = row_amount(t, s, d, row)
        s.u_force[unit] += n
        NOTE.force_changed(s, seat, card, n, EVERYONE)
    elif verb == c.MARK:
        s.u_marks[unit] |= 1 << (t.row_tag[row] - 1)
        NOTE.unit_marked(s, seat, card, t.row_tag[row] - 1, EVERYONE)
    elif verb == c.TOKEN:
        n = row_amount(t, s, d, row)
        s.u_mana[unit] += n
        NOTE.mana_put(s, seat, card, n, EVERYONE)
    elif verb == c.MOVE:
        return moving(t, s, d, row, unit)
    elif verb == c.REPLACE:
        return replacing(t, s, d, row, unit)
    else:
        return leaving(t, s, row, unit)
    return 0


def asks_shift(s: State, unit: int) -> int:
    """EDEN-AMB-43 1 if the owner must say which side closes the gap; then step 4 follows."""
    if s.r_step < 4 and army.has_mates(s, unit) == 1:
        return asks(s, c.CMB_SHIFT, s.u_seat[unit])
    return 0


def shield_of(t: Tables, s: State, seat: int) -> int:
    """EDEN-GAP-05 A card before a player that may cancel a neutralisation, or NONE."""
    for i in range(s.table_n[seat]):
        if t.bits[s.table[seat][i]] & c.SHIELDS:
            return s.table[seat][i]
    return c.NONE


def leaving(t: Tables, s: State, row: int, unit: int) -> int:
    """A unit is neutralised, destroyed or returned: 1 if somebody must choose first."""
    verb, seat = t.row_verb[row], s.u_seat[unit]
    if s.r_step == CANCELLED:
        return 0
    struck = verb == c.NEUTRALISE and s.r_step == 0 and seat != s.r_seat
    if struck and shield_of(t, s, seat) != c.NONE:
        return asks(s, c.SHIELD, seat)
    if asks_shift(s, unit) == 1:
        return 1
    army.step_out(s, unit, s.r_shift)
    if verb == c.NEUTRALISE:
        falling.neutralised(t, s, unit)
    elif verb == c.DESTROY:
        count_paid(t, s, t.cost[s.u_card[unit]])
        falling.destroyed(t, s, unit)
        army.vanish(s, unit)
    else:
        falling.return_unit(s, unit)
    return 0


def moving(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """A unit goes elsewhere: 1 if somebody must choose first."""
    to = t.row_to[row]
    if to in (c.JOIN, c.SWAP):
        if s.r_b == c.NONE and partner(t, s, d, row, unit) == 1:
            return 1
        if s.r_b == c.NONE:
            return 0
    if to == c.JOIN and s.r_step == 0:
        return asks(s, c.CMB_SIDE, s.r_seat)
    if to == c.SWAP:
        PLACE.swap(s, unit, s.r_b)
    else:
        if asks_shift(s, unit) == 1:
            return 1
        army.step_out(s, unit, s.r_shift)
        arrive(s, to, unit)
    NOTE.unit_moved(s, s.u_seat[unit], s.u_card[unit], EVERYONE)
    return 0


def arrive(s: State, to: int, unit: int) -> None:
    """A unit that has left its row takes its new place."""
    if to == c.JOIN:
        return army.beside(s, unit, s.r_b, s.r_way)
    if to == c.TOP:
        return army.to_top(s, unit)
    s.u_front[unit] = 1 - s.u_front[unit]
    army.to_bottom(s, unit)


def partner(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """The unit that another is moved to: 1 if the player must choose it."""
    n = 0
    for other in range(s.units_n):
        if may_join(t, s, d, row, unit * 128 + other) == 1:
            s.r_b = other
            n += 1
    if n > 1:
        s.r_b = c.NONE
        return asks(s, c.CMB_TARGET, s.r_seat)
    return 0


def replacing(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """A unit is rebuilt: 1 if the player must choose the card."""
    if s.r_b == c.NONE:
        n = 0
        for card in range(t.commons_n, t.cards_n):
            if may_turn(t, s, d, row, unit * 128 + card) == 1:
                s.r_b = card
                n += 1
        if n > 1:
            s.r_b = c.NONE
            return asks(s, c.CMB_REPLACE, s.r_seat)
    if s.r_b != c.NONE:
        falling.rebuild(t, s, unit, s.r_b)
    return 0


def take_place(t: Tables, s: State, row: int, unit: int) -> None:
    """A unit that was added goes beside the source, if it should and the source stands."""
    if t.row_at[row] == c.AT_RIGHT and s.u_where[s.r_unit] == c.IN_ARMY and unit != s.r_unit:
        army.step_out(s, unit, 0)
        army.beside(s, unit, s.r_unit, 1)
    if t.row_tag[row] > 0:
        s.u_marks[unit] |= 1 << (t.row_tag[row] - 1)


def add_card(t: Tables, s: State, row: int, card: int) -> None:
    """A card that has left its zone joins the army."""
    unit = falling.join(t, s, s.r_seat, card, s.r_front)
    take_place(t, s, row, unit)
    NOTE.unit_added(s, s.r_seat, card, EVERYONE)
