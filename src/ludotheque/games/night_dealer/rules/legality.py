"""Legality: `why_not` is its one home; every refusal names the rule in the way."""

from ludotheque.core.kernel import OK
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.moves import MOVE_CURSE_NONE
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.compose import most_tiles


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule that this move breaks."""
    if move < c.MOVE_REROLL:
        return why_not_roll(s)
    if move < c.MOVE_TILE:
        return why_not_reroll(s, move - c.MOVE_REROLL)
    if move < c.MOVE_STOP:
        return why_not_tile(t, s, move - c.MOVE_TILE)
    if move == c.MOVE_STOP:
        return why_not_stop(s)
    if move < c.MOVE_CURSE:
        return why_not_ally(t, s, move - c.MOVE_ALLY)
    if move < c.MOVE_TRAP:
        return why_not_curse(t, s, move - c.MOVE_CURSE)
    if move < c.MOVE_KEEP:
        return why_not_trap(t, s, move - c.MOVE_TRAP)
    if move < c.MOVE_PASS:
        return why_not_omen(s, move)
    return why_not_pass(s)


def what_is_asked(s: State) -> int:
    """The refusal of a move that does not answer the question put: it names the question."""
    if s.phase == c.ROLL:
        return c.ROLL_FIRST
    if s.phase == c.REROLL:
        return reroll_asked(s)
    if s.phase == c.OMEN:
        return c.OMEN_ASKED
    if s.phase == c.PASS:
        return c.PASS_ONLY
    if s.phase != c.COMPOSE:
        return c.ENDED
    if s.stage == c.TILE:
        return c.TILE_FIRST
    if s.stage == c.MORE:
        return c.MORE_OR_STOP
    if s.tile_kind[s.asked] == c.WARD:
        return c.ALLY_ASKED
    return c.HEX_ASKED


def reroll_asked(s: State) -> int:
    """ND-T2-a, ND-T3-a The reroll of this turn is not decided yet."""
    if s.turn <= 4:
        return c.REROLL_FIRST_ON_T2
    return c.REROLL_FIRST_ON_T3


def why_not_roll(s: State) -> int:
    """ND-T1-a, ND-Q3 All wheels are rolled once, on T1."""
    if s.phase == c.ROLL:
        return OK
    if s.phase == c.REROLL or s.phase == c.COMPOSE:
        return c.ROLLED_ALREADY
    return what_is_asked(s)


def why_not_reroll(s: State, subset: int) -> int:
    """ND-T2-a, ND-T3-a, ND-T-b, ND-Q3, ND-Q4 One reroll on T2 and on T3, of wheels not spent."""
    if s.phase == c.COMPOSE:
        if s.turn <= 2:
            return c.NO_REROLL_ON_T1
        if s.turn <= 4:
            return c.REROLLED_ON_T2
        return c.REROLLED_ON_T3
    if s.phase != c.REROLL:
        return what_is_asked(s)
    for wheel in range(c.WHEELS):
        if (subset >> wheel) & 1 != 0:
            refusal = why_not_wheel(s, wheel)
            if refusal != OK:
                return refusal
    return OK


def why_not_wheel(s: State, wheel: int) -> int:
    """ND-T-b, ND-T1-a A wheel that can still be used shows a face."""
    if s.wheel[s.seat][wheel] == c.SPENT:
        return c.WHEEL_SPENT
    if s.wheel[s.seat][wheel] == c.UNROLLED:
        return c.WHEEL_UNROLLED
    return OK


def why_not_tile(t: Tables, s: State, number: int) -> int:
    """ND-C-c, ND-C-d A wheel that shows a face, an empty cell, a kind for ECLIPSE only."""
    if s.phase != c.COMPOSE:
        return what_is_asked(s)
    if s.stage == c.EFFECT:
        if most_tiles(t, s) == 1:
            return c.ONE_TILE_ON_T3
        return what_is_asked(s)
    wheel = number // c.FACES // c.CELLS
    if s.laid > 0 and wheel == s.tile_wheel[0]:
        return c.WHEEL_LAID
    refusal = why_not_wheel(s, wheel)
    if refusal == OK:
        refusal = why_not_cell(t, s, number // c.FACES % c.CELLS)
    if refusal == OK:
        refusal = why_not_kind(s, wheel, number % c.FACES)
    return refusal


def why_not_cell(t: Tables, s: State, cell: int) -> int:
    """ND-Q5 Any empty cell; the second tile beside the first."""
    if s.owner[cell] != c.NONE:
        return c.CELL_TAKEN
    if s.stage == c.MORE:
        if cell == s.tile_cell[0]:
            return c.CELL_LAID
        if t.beside[s.tile_cell[0]][cell] == 0:
            return c.CELL_APART
    return OK


def why_not_kind(s: State, wheel: int, said: int) -> int:
    """ND-ECL-a The kind is said for ECLIPSE, and for nothing else."""
    if s.wheel[s.seat][wheel] == c.ECLIPSE:
        if said == 0:
            return c.KIND_MISSING
    elif said != 0:
        return c.KIND_GIVEN
    return OK


def why_not_stop(s: State) -> int:
    """ND-Q6 One tile at least."""
    if s.phase == c.COMPOSE and s.stage == c.TILE:
        return c.TILE_NEEDED
    if s.phase == c.COMPOSE and s.stage == c.MORE:
        return OK
    return what_is_asked(s)


def is_asked_of(s: State, kind: int) -> int:
    """Whether the effect of a tile of this kind is being asked."""
    return s.phase == c.COMPOSE and s.stage == c.EFFECT and s.tile_kind[s.asked] == kind


def why_not_ally(t: Tables, s: State, cell: int) -> int:
    """ND-WARD-b, ND-Q23 A tile of one's own beside the Ward."""
    if not is_asked_of(s, c.WARD):
        return what_is_asked(s)
    if t.beside[s.tile_cell[s.asked]][cell] == 0:
        return c.ALLY_APART
    if s.owner[cell] != s.seat and cell != s.tile_cell[1 - s.asked]:
        return c.ALLY_NOT_OWN
    return OK


def why_not_curse(t: Tables, s: State, cell: int) -> int:
    """ND-HEX-b, ND-HEX-c, ND-Q14 An enemy beside the Hex, none of them being a Ward."""
    if not is_asked_of(s, c.HEX):
        return what_is_asked(s)
    hex_cell = s.tile_cell[s.asked]
    if c.MOVE_CURSE + cell == MOVE_CURSE_NONE:
        if enemies_beside(t, s, hex_cell) > 0 and prey_beside(t, s, hex_cell) == 0:
            return c.CURSE_NEEDS_MARK
        return OK
    if t.beside[hex_cell][cell] == 0:
        return c.CURSE_APART
    if s.owner[cell] != 1 - s.seat:
        return c.CURSE_NOT_ENEMY
    if prey_beside(t, s, hex_cell) > 0:
        return c.CURSE_BESIDE_WARD
    return OK


def enemies_beside(t: Tables, s: State, cell: int) -> int:
    """How many adjacent tiles are the enemy's."""
    count = 0
    for i in range(t.neighbours[cell]):
        if s.owner[t.neighbour[cell][i]] == 1 - s.seat:
            count += 1
    return count


def prey_beside(t: Tables, s: State, cell: int) -> int:
    """ND-HEX-b How many of them the triangle gives to a Hex on this cell."""
    count = 0
    for i in range(t.neighbours[cell]):
        near = t.neighbour[cell][i]
        if s.owner[near] == 1 - s.seat and t.beats[c.HEX][s.kind[near]] != 0:
            count += 1
    return count


def why_not_trap(t: Tables, s: State, cell: int) -> int:
    """ND-HEX-f An empty cell beside the Hex."""
    if not is_asked_of(s, c.HEX):
        return what_is_asked(s)
    if t.beside[s.tile_cell[s.asked]][cell] == 0:
        return c.TRAP_APART
    if s.owner[cell] != c.NONE or cell == s.tile_cell[1 - s.asked]:
        return c.TRAP_NOT_EMPTY
    return OK


def why_not_omen(s: State, move: int) -> int:
    """ND-OM-a, ND-Q21, ND-Q22 Let it be, or cancel one attempt on a tile of P2's."""
    if s.phase != c.OMEN:
        return c.NO_OMEN
    if move == c.MOVE_KEEP:
        return OK
    cell = move - c.MOVE_CANCEL
    if (s.pending >> cell) & 1 == 0:
        return c.NOT_THREATENED
    if s.owner[cell] != s.seat:
        return c.NOT_P2_TILE
    return OK


def why_not_pass(s: State) -> int:
    """ND-Q6 One passes only on a full board."""
    if s.phase == c.PASS:
        return OK
    if s.phase == c.REROLL or (s.phase == c.COMPOSE and s.stage == c.TILE):
        return c.NO_PASS
    return what_is_asked(s)
