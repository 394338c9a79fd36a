"""The legal moves in ascending order, written without asking `why_not` of each."""

from ludotheque.core.types import i8row
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.moves import EFFECT_MOVES
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.compose import effect_choices
from ludotheque.games.night_dealer.rules.resolve import offered


def legal(t: Tables, s: State, out: i8row) -> int:
    """The legal moves, ascending; how many there are."""
    if s.phase == c.COMPOSE:
        if s.stage == c.TILE:
            return first_tiles(s, out)
        if s.stage == c.MORE:
            return second_tiles(t, s, out)
        return effects(t, s, out)
    if s.phase == c.REROLL:
        return rerolls(s, out)
    if s.phase == c.OMEN:
        return answers(s, out)
    if s.phase == c.ROLL:
        out[0] = c.MOVE_ROLL
        return 1
    if s.phase == c.PASS:
        out[0] = c.MOVE_PASS
        return 1
    return 0


def rerolls(s: State, out: i8row) -> int:
    """ND-Q4 Every subset of the wheels that show a face; the empty one keeps them."""
    spent = 0
    for wheel in range(c.WHEELS):
        if s.wheel[s.seat][wheel] < 0:
            spent |= 1 << wheel
    count = 0
    for subset in range(1 << c.WHEELS):
        if subset & spent == 0:
            out[count] = c.MOVE_REROLL + subset
            count += 1
    return count


def tiles_on(s: State, wheel: int, cell: int, out: i8row, count: int) -> int:
    """Add the ways to lay a wheel on a cell: one, or one for each kind of an ECLIPSE."""
    move = c.MOVE_TILE + (wheel * c.CELLS + cell) * c.FACES
    if s.wheel[s.seat][wheel] != c.ECLIPSE:
        out[count] = move
        return count + 1
    for kind in range(c.KINDS):
        out[count + kind] = move + 1 + kind
    return count + c.KINDS


def first_tiles(s: State, out: i8row) -> int:
    """ND-Q5 Any wheel that shows a face, on any empty cell."""
    count = 0
    for wheel in range(c.WHEELS):
        if s.wheel[s.seat][wheel] >= 0:
            for cell in range(c.CELLS):
                if s.owner[cell] == c.NONE:
                    count = tiles_on(s, wheel, cell, out, count)
    return count


def second_tiles(t: Tables, s: State, out: i8row) -> int:
    """ND-Q5 Another wheel on an empty cell beside the first tile, or stop."""
    count = 0
    start = s.tile_cell[0]
    for wheel in range(c.WHEELS):
        if s.wheel[s.seat][wheel] >= 0 and wheel != s.tile_wheel[0]:
            for i in range(t.neighbours[start]):
                if s.owner[t.neighbour[start][i]] == c.NONE:
                    count = tiles_on(s, wheel, t.neighbour[start][i], out, count)
    out[count] = c.MOVE_STOP
    return count + 1


def effects(t: Tables, s: State, out: i8row) -> int:
    """The effects open to the tile asked about."""
    choices = effect_choices(t, s, s.asked)
    count = 0
    for i in range(EFFECT_MOVES):
        if (choices >> i) & 1 != 0:
            out[count] = c.MOVE_ALLY + i
            count += 1
    return count


def answers(s: State, out: i8row) -> int:
    """ND-Q21 Let it be, or cancel one of the attempts offered."""
    cells = offered(s)
    out[0] = c.MOVE_KEEP
    count = 1
    for cell in range(c.CELLS):
        if (cells >> cell) & 1 != 0:
            out[count] = c.MOVE_CANCEL + cell
            count += 1
    return count
