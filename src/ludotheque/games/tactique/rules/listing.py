"""The legal moves of a position, in ascending order (§4.2)."""

from ludotheque.cards.piles import enlist
from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules import choices, legality
from ludotheque.games.tactique.rules.effects import first_empty
from ludotheque.games.tactique.rules.values import targets


def legal(t: Tables, s: State, out: i8row) -> int:
    """The legal moves, ascending."""
    if s.phase == c.PLAY:
        return list_actions(t, s, out) if s.act[s.seat] == 0 else list_choices(t, s, out)
    n = 0
    first, last = c.MOVE_ADD, c.MOVE_PICK
    if s.phase == c.PICK:
        first, last = c.MOVE_PICK, c.MOVE_PICK + t.goals_n
    elif s.phase == c.OVER:
        return 0
    for move in range(first, last):
        if legality.why_not(t, s, move) == OK:
            out[n] = move
            n += 1
    return n


def list_actions(t: Tables, s: State, out: i8row) -> int:
    """§4.2 MAIN: cards, attacks, activations, moves, the end; and giving up."""
    seat = s.seat
    n = 0
    if s.echoes[seat] > 0:
        room = first_empty(t, s, seat) != c.NONE
        for i in range(s.hand_n[seat]):
            card = s.hand[seat][i]
            if t.cost[card] > s.echoes[seat]:
                continue
            fits = room
            if t.type[card] != c.UNIT:
                fits = legality.why_not_cast(t, s, seat, card) == OK
            if fits:
                n = enlist(out, n, c.MOVE_PLAY + card)
    n = list_units(t, s, out, n)
    out[n] = c.MOVE_END
    out[n + 1] = c.MOVE_CONCEDE
    return n + 2


def list_units(t: Tables, s: State, out: i8row, n: int) -> int:
    """What units may do: attack, activate, move, in this order."""
    first, formed = s.seat * c.CELLS, s.seat * c.FORMED
    for i in range(formed, formed + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] != c.NONE and legality.why_not_attack(t, s, spot) == OK:
            out[n] = c.MOVE_ATTACK + spot - first
            n += 1
    for i in range(formed, formed + c.FORMED):
        spot = t.cells[i]
        card = s.unit[spot]
        if card >= 0 and (t.works[card] >> c.ACTIVATED) & 1 == 1:
            for ability in range(c.ABILITIES):
                if legality.why_not_activate(t, s, spot, ability) == OK:
                    out[n] = c.MOVE_ACTIVATE + (spot - first) * c.ABILITIES + ability
                    n += 1
    for i in range(formed, formed + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] != c.NONE and legality.why_not_step(t, s, spot) == OK:
            out[n] = c.MOVE_MOVE + spot - first
            n += 1
    return n


def list_choices(t: Tables, s: State, out: i8row) -> int:
    """What may be chosen next."""
    slot = choices.slot_now(t, s, s.seat)
    if slot == c.NONE:
        return list_first(t, s, out)
    n = list_values(t, s, out, slot)
    if t.slot_free[slot] == 1:
        out[n] = c.MOVE_SKIP
        n += 1
    return n


def list_first(t: Tables, s: State, out: i8row) -> int:
    """The choices that are no ability's."""
    seat = s.seat
    if s.act[seat] == c.ACT_ATTACK:
        return list_targets(t, s, out, targets(t, s, s.act_what[seat]))
    n = 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        move = c.MOVE_CELL + t.cells[i] - seat * c.CELLS
        if legality.why_not_first(t, s, move) == OK:
            out[n] = move
            n += 1
    return n


def list_targets(t: Tables, s: State, out: i8row, found: int) -> int:
    """The enemy units that may be attacked, given as bits."""
    n = 0
    other = 1 - s.seat
    for i in range(other * c.FORMED, other * c.FORMED + c.FORMED):
        if (found >> t.cells[i]) & 1 == 1:
            out[n] = c.MOVE_TARGET + c.CELLS + t.cells[i] - other * c.CELLS
            n += 1
    return n


def list_values(t: Tables, s: State, out: i8row, slot: int) -> int:
    """What an ability's next choice may be."""
    seat, kind = s.seat, t.slot_kind[slot]
    first = choices.values_from(t, slot, seat)
    n = 0
    for value in range(first, first + choices.values_count(t, slot)):
        if choices.why_not_pick(t, s, slot, value) == OK:
            out[n] = move_of(seat, kind, value)
            n += 1
    return n


def move_of(seat: int, kind: int, value: int) -> int:
    """The move that chooses a number that is kept."""
    if kind == c.PICK_UNIT:
        side = 0 if value // c.CELLS == seat else 1
        return c.MOVE_TARGET + side * c.CELLS + value % c.CELLS
    if kind == c.PICK_ROW:
        side = 0 if value // c.ROWS == seat else 1
        return c.MOVE_ROW + side * c.ROWS + value % c.ROWS
    return c.MOVE_DISCARD + value if kind == c.PICK_DISCARD else c.MOVE_CELL + value % c.CELLS
