"""Legality: `why_not` is its one home; every refusal names the rule in the way."""

from ludotheque.core.kernel import OK
from ludotheque.games.night_dealer.codes import (
    ALLY_APART,
    ALLY_ASKED,
    ALLY_NOT_OWN,
    CELL_APART,
    CELL_LAID,
    CELL_TAKEN,
    CELLS,
    COMPOSE,
    CURSE_APART,
    CURSE_BESIDE_WARD,
    CURSE_NEEDS_MARK,
    CURSE_NOT_ENEMY,
    ECLIPSE,
    EFFECT,
    ENDED,
    FACES,
    HEX,
    HEX_ASKED,
    KIND_GIVEN,
    KIND_MISSING,
    MORE,
    MORE_OR_STOP,
    MOVE_ALLY,
    MOVE_CANCEL,
    MOVE_CURSE,
    MOVE_KEEP,
    MOVE_PASS,
    MOVE_REROLL,
    MOVE_STOP,
    MOVE_TILE,
    MOVE_TRAP,
    NO_OMEN,
    NO_PASS,
    NO_REROLL_ON_T1,
    NONE,
    NOT_P2_TILE,
    NOT_THREATENED,
    OMEN,
    OMEN_ASKED,
    ONE_TILE_ON_T3,
    PASS,
    PASS_ONLY,
    REROLL,
    REROLL_FIRST_ON_T2,
    REROLL_FIRST_ON_T3,
    REROLLED_ON_T2,
    REROLLED_ON_T3,
    ROLL,
    ROLL_FIRST,
    ROLLED_ALREADY,
    SPENT,
    TILE,
    TILE_FIRST,
    TILE_NEEDED,
    TRAP_APART,
    TRAP_NOT_EMPTY,
    UNROLLED,
    WARD,
    WHEEL_LAID,
    WHEEL_SPENT,
    WHEEL_UNROLLED,
    WHEELS,
)
from ludotheque.games.night_dealer.moves import MOVE_CURSE_NONE
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.compose import most_tiles


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule that this move breaks."""
    if move < MOVE_REROLL:
        return why_not_roll(s)
    if move < MOVE_TILE:
        return why_not_reroll(s, move - MOVE_REROLL)
    if move < MOVE_STOP:
        return why_not_tile(t, s, move - MOVE_TILE)
    if move == MOVE_STOP:
        return why_not_stop(s)
    if move < MOVE_CURSE:
        return why_not_ally(t, s, move - MOVE_ALLY)
    if move < MOVE_TRAP:
        return why_not_curse(t, s, move - MOVE_CURSE)
    if move < MOVE_KEEP:
        return why_not_trap(t, s, move - MOVE_TRAP)
    if move < MOVE_PASS:
        return why_not_omen(s, move)
    return why_not_pass(s)


def what_is_asked(s: State) -> int:
    """The refusal of a move that does not answer the question put: it names the question."""
    if s.phase == ROLL:
        return ROLL_FIRST
    if s.phase == REROLL:
        return reroll_asked(s)
    if s.phase == OMEN:
        return OMEN_ASKED
    if s.phase == PASS:
        return PASS_ONLY
    if s.phase != COMPOSE:
        return ENDED
    if s.stage == TILE:
        return TILE_FIRST
    if s.stage == MORE:
        return MORE_OR_STOP
    if s.tile_kind[s.asked] == WARD:
        return ALLY_ASKED
    return HEX_ASKED


def reroll_asked(s: State) -> int:
    """ND-T2-a, ND-T3-a The reroll of this turn is not decided yet."""
    if s.turn <= 4:
        return REROLL_FIRST_ON_T2
    return REROLL_FIRST_ON_T3


def why_not_roll(s: State) -> int:
    """ND-T1-a, ND-Q3 All wheels are rolled once, on T1."""
    if s.phase == ROLL:
        return OK
    if s.phase == REROLL or s.phase == COMPOSE:
        return ROLLED_ALREADY
    return what_is_asked(s)


def why_not_reroll(s: State, subset: int) -> int:
    """ND-T2-a, ND-T3-a, ND-T-b, ND-Q3, ND-Q4 One reroll on T2 and on T3, of wheels not spent."""
    if s.phase == COMPOSE:
        if s.turn <= 2:
            return NO_REROLL_ON_T1
        if s.turn <= 4:
            return REROLLED_ON_T2
        return REROLLED_ON_T3
    if s.phase != REROLL:
        return what_is_asked(s)
    for wheel in range(WHEELS):
        if (subset >> wheel) & 1 != 0:
            refusal = why_not_wheel(s, wheel)
            if refusal != OK:
                return refusal
    return OK


def why_not_wheel(s: State, wheel: int) -> int:
    """ND-T-b, ND-T1-a A wheel that can still be used shows a face."""
    if s.wheel[s.seat][wheel] == SPENT:
        return WHEEL_SPENT
    if s.wheel[s.seat][wheel] == UNROLLED:
        return WHEEL_UNROLLED
    return OK


def why_not_tile(t: Tables, s: State, number: int) -> int:
    """ND-C-c, ND-C-d A wheel that shows a face, an empty cell, a kind for ECLIPSE only."""
    if s.phase != COMPOSE:
        return what_is_asked(s)
    if s.stage == EFFECT:
        if most_tiles(t, s) == 1:
            return ONE_TILE_ON_T3
        return what_is_asked(s)
    wheel = number // FACES // CELLS
    if s.laid > 0 and wheel == s.tile_wheel[0]:
        return WHEEL_LAID
    refusal = why_not_wheel(s, wheel)
    if refusal == OK:
        refusal = why_not_cell(t, s, number // FACES % CELLS)
    if refusal == OK:
        refusal = why_not_kind(s, wheel, number % FACES)
    return refusal


def why_not_cell(t: Tables, s: State, cell: int) -> int:
    """ND-Q5 Any empty cell; the second tile beside the first."""
    if s.owner[cell] != NONE:
        return CELL_TAKEN
    if s.stage == MORE:
        if cell == s.tile_cell[0]:
            return CELL_LAID
        if t.beside[s.tile_cell[0]][cell] == 0:
            return CELL_APART
    return OK


def why_not_kind(s: State, wheel: int, said: int) -> int:
    """ND-ECL-a The kind is said for ECLIPSE, and for nothing else."""
    if s.wheel[s.seat][wheel] == ECLIPSE:
        if said == 0:
            return KIND_MISSING
    elif said != 0:
        return KIND_GIVEN
    return OK


def why_not_stop(s: State) -> int:
    """ND-Q6 One tile at least."""
    if s.phase == COMPOSE and s.stage == TILE:
        return TILE_NEEDED
    if s.phase == COMPOSE and s.stage == MORE:
        return OK
    return what_is_asked(s)


def is_asked_of(s: State, kind: int) -> int:
    """Whether the effect of a tile of this kind is being asked."""
    return s.phase == COMPOSE and s.stage == EFFECT and s.tile_kind[s.asked] == kind


def why_not_ally(t: Tables, s: State, cell: int) -> int:
    """ND-WARD-b, ND-Q23 A tile of one's own beside the Ward."""
    if not is_asked_of(s, WARD):
        return what_is_asked(s)
    if t.beside[s.tile_cell[s.asked]][cell] == 0:
        return ALLY_APART
    if s.owner[cell] != s.seat and cell != s.tile_cell[1 - s.asked]:
        return ALLY_NOT_OWN
    return OK


def why_not_curse(t: Tables, s: State, cell: int) -> int:
    """ND-HEX-b, ND-HEX-c, ND-Q14 An enemy beside the Hex, none of them being a Ward."""
    if not is_asked_of(s, HEX):
        return what_is_asked(s)
    hex_cell = s.tile_cell[s.asked]
    if MOVE_CURSE + cell == MOVE_CURSE_NONE:
        if enemies_beside(t, s, hex_cell) > 0 and prey_beside(t, s, hex_cell) == 0:
            return CURSE_NEEDS_MARK
        return OK
    if t.beside[hex_cell][cell] == 0:
        return CURSE_APART
    if s.owner[cell] != 1 - s.seat:
        return CURSE_NOT_ENEMY
    if prey_beside(t, s, hex_cell) > 0:
        return CURSE_BESIDE_WARD
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
        if s.owner[near] == 1 - s.seat and t.beats[HEX][s.kind[near]] != 0:
            count += 1
    return count


def why_not_trap(t: Tables, s: State, cell: int) -> int:
    """ND-HEX-f An empty cell beside the Hex."""
    if not is_asked_of(s, HEX):
        return what_is_asked(s)
    if t.beside[s.tile_cell[s.asked]][cell] == 0:
        return TRAP_APART
    if s.owner[cell] != NONE or cell == s.tile_cell[1 - s.asked]:
        return TRAP_NOT_EMPTY
    return OK


def why_not_omen(s: State, move: int) -> int:
    """ND-OM-a, ND-Q21, ND-Q22 Let it be, or cancel one attempt on a tile of P2's."""
    if s.phase != OMEN:
        return NO_OMEN
    if move == MOVE_KEEP:
        return OK
    cell = move - MOVE_CANCEL
    if (s.pending >> cell) & 1 == 0:
        return NOT_THREATENED
    if s.owner[cell] != s.seat:
        return NOT_P2_TILE
    return OK


def why_not_pass(s: State) -> int:
    """ND-Q6 One passes only on a full board."""
    if s.phase == PASS:
        return OK
    if s.phase == REROLL or (s.phase == COMPOSE and s.stage == TILE):
        return NO_PASS
    return what_is_asked(s)
