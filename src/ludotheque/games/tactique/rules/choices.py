"""Choices of the action being composed: what is asked next, and what may be chosen (§4.2)."""

from ludotheque.cards.piles import find
from ludotheque.core.kernel import OK
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import passes, side_of, suits
from ludotheque.games.tactique.rules.values import has


def acting_card(s: State, seat: int) -> int:
    """The card whose action is being composed: played, or of the unit that acts."""
    what = s.act_what[seat]
    return what if s.act[seat] == c.ACT_PLAY else s.unit[what]


def own_picks(t: Tables, s: State, seat: int) -> int:
    """1 if the first choice is the cell of the unit being played, and not one of an ability."""
    return 1 if s.act[seat] == c.ACT_PLAY and t.type[s.act_what[seat]] == c.UNIT else 0


def slot_now(t: Tables, s: State, seat: int) -> int:
    """The choice that an ability asks for next, or NONE."""
    act, ability = s.act[seat], s.act_ability[seat]
    if ability == c.NONE or (act != c.ACT_PLAY and act != c.ACT_ACTIVATE):
        return c.NONE
    done = s.picks_n[seat] - own_picks(t, s, seat)
    card = acting_card(s, seat)
    slot = t.slot_first[card][ability] + done
    return slot if done >= 0 and slot < t.slot_last[card][ability] else c.NONE


def source_now(s: State, seat: int) -> int:
    """Where the ability comes from: the unit that acts or comes, or the player's side."""
    if s.act[seat] == c.ACT_ACTIVATE:
        return s.act_what[seat]
    return c.SPOTS + seat


def side(t: Tables, row: int, seat: int) -> int:
    """The player whose units a step asks for."""
    return 1 - seat if t.row_to_side[row] == 1 else seat


def why_not_fitting(t: Tables, s: State, slot: int, value: int) -> int:
    """OK, or why a choice does not fit what is asked for, whatever else was chosen."""
    kind, row = t.slot_kind[slot], t.slot_row[slot]
    if kind == c.PICK_UNIT:
        return why_not_unit(t, s, row, value)
    if kind == c.PICK_ROW:
        fits = value // c.ROWS == side(t, row, s.seat) and held(s, value) == 1
        return OK if fits else c.EMPTY_ROW
    if kind == c.PICK_DISCARD:
        lies = find(s.discard[s.seat], s.discard_n[s.seat], value, 0) != c.NONE
        fits = lies and t.type[value] == c.UNIT and suits(t, row, value) == 1
        return OK if fits else c.NOT_IN_DISCARD
    return why_not_cell(t, s, slot, value)


def why_not_unit(t: Tables, s: State, row: int, spot: int) -> int:
    """TAC-DEC-04, TAC-KW-veil A unit of that side that passes the filters."""
    owner = side_of(spot)
    if owner != side(t, row, s.seat) or s.unit[spot] == c.NONE:
        return c.NOT_A_TARGET
    if passes(t, s, row, source_now(s, s.seat), spot) == 0:
        return c.NOT_A_TARGET
    return c.VEILED if owner != s.seat and has(t, s, spot, c.VEIL) == 1 else OK


def held(s: State, row: int) -> int:
    """1 if a row of both grids' six holds a unit."""
    for spot in range(row * c.COLUMNS, row * c.COLUMNS + c.COLUMNS):
        if s.unit[spot] != c.NONE:
            return 1
    return 0


def why_not_cell(t: Tables, s: State, slot: int, spot: int) -> int:
    """TAC-VOC-K A cell of the kind that is asked for."""
    kind, row = t.slot_kind[slot], t.slot_row[slot]
    if t.playable[spot] == 0:
        return c.NOT_PLAYABLE_CELL
    if kind == c.PICK_EMPTY:
        taken = own_picks(t, s, s.seat) == 1 and s.picks_n[s.seat] > 0
        if s.unit[spot] != c.NONE or (taken and s.picks[s.seat][0] == spot):
            return c.OCCUPIED
    if kind == c.PICK_GROUND and s.terrain[spot] == t.row_kind[row] + 1:
        return c.TERRAIN_THERE
    return OK


def why_not_pick(t: Tables, s: State, slot: int, value: int) -> int:
    """OK, or why something can't be chosen now (Q43 among it)."""
    why = why_not_fitting(t, s, slot, value)
    if why != OK or s.picks_n[s.seat] == 0:
        return why
    first = slot - s.picks_n[s.seat] + own_picks(t, s, s.seat)
    kind = t.slot_kind[slot]
    for earlier in range(first, slot):
        same = alike(t.slot_kind[earlier], kind) == 1
        if kind == c.PICK_OWN and t.slot_row[earlier] == t.slot_row[slot]:
            same = True
        at = s.picks_n[s.seat] - (slot - earlier)
        if same and s.picks[s.seat][at] == value:
            return c.CHOSEN_TWICE
    return OK


def alike(a: int, b: int) -> int:
    """1 if two choices must differ: both of units, or both of cells."""
    if a == c.PICK_UNIT or b == c.PICK_UNIT:
        return 1 if a == b else 0
    return 1 if a >= c.PICK_EMPTY and b >= c.PICK_EMPTY else 0


def values_from(t: Tables, slot: int, seat: int) -> int:
    """The first number that a choice may be: spots, rows of both grids, or cards."""
    kind = t.slot_kind[slot]
    if kind == c.PICK_UNIT:
        return side(t, t.slot_row[slot], seat) * c.CELLS
    if kind == c.PICK_ROW:
        return side(t, t.slot_row[slot], seat) * c.ROWS
    if kind == c.PICK_DISCARD:
        return 0
    return ground_side(t, slot, seat) * c.CELLS


def values_count(t: Tables, slot: int) -> int:
    """How many numbers there are from there on."""
    kind = t.slot_kind[slot]
    if kind == c.PICK_ROW:
        return c.ROWS
    return c.CARDS if kind == c.PICK_DISCARD else c.CELLS


def ground_side(t: Tables, slot: int, seat: int) -> int:
    """The player whose cell is asked for."""
    far = t.slot_kind[slot] == c.PICK_GROUND and t.row_cell_side[t.slot_row[slot]] == 1
    return 1 - seat if far else seat


def lacking(t: Tables, s: State, card: int, ability: int) -> int:
    """Q35 OK, or why the first compulsory choice of an ability that lacks a candidate does."""
    first = t.slot_first[card][ability]
    for slot in range(first, t.slot_last[card][ability]):
        if t.slot_free[slot] == 1:
            continue
        need = 1
        for earlier in range(first, slot):
            need += alike(t.slot_kind[earlier], t.slot_kind[slot])
        if enough(t, s, slot, need) == 0:
            return c.NO_ROOM if t.slot_kind[slot] == c.PICK_EMPTY else c.NO_TARGET
    return OK


def enough(t: Tables, s: State, slot: int, need: int) -> int:
    """1 if so many choices fit what is asked for."""
    if t.slot_kind[slot] == c.PICK_DISCARD:
        return enough_discarded(t, s, slot, need)
    first = values_from(t, slot, s.seat)
    for value in range(first, first + values_count(t, slot)):
        if why_not_fitting(t, s, slot, value) == OK:
            need -= 1
            if need == 0:
                return 1
    return 0


def enough_discarded(t: Tables, s: State, slot: int, need: int) -> int:
    """The same in a discard pile."""
    for i in range(s.discard_n[s.seat]):
        if why_not_fitting(t, s, slot, s.discard[s.seat][i]) == OK:
            need -= 1
            if need == 0:
                return 1
    return 0
