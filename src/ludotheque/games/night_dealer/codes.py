"""The named integers of Night Dealer: sizes, kinds, phases, refusals, events, ends of a match."""

SEATS = 2
CELLS = 9
WHEELS = 5
TURNS = 6  # of a round: three for each player
TILES = 2  # most tiles laid in one turn
MARKS = 4  # room for marks; a turn makes two at most

NONE = -1  # no owner, no cell, no kind, no choice

# Sizes of what the estimate weighs with (its fields in the tables)
MOST_ROUNDS = 5
MOST_POINTS = CELLS * MOST_ROUNDS
COUNTS = 14  # what counts for each player
MOMENTS = 3 * TURNS  # when a position is looked at
STEPS = 16  # of the table of odds, for one spread
MIDDLE = 128  # where it stands at even
FULL = 1 << 16  # certainty

# Kinds; the first three are also what a tile on the board can be.
ATK, HEX, WARD, ECLIPSE = 0, 1, 2, 3
KINDS = 3
FACES = 4
SPENT = -1  # a wheel whose tile was laid
UNROLLED = -2  # a wheel before its first roll of the round

# What everybody sees of the decision being put.
ROLL, REROLL, COMPOSE, OMEN, PASS, OVER = 0, 1, 2, 3, 4, 5
# What only the composing player sees of it.
TILE, MORE, EFFECT = 0, 1, 2

# Steps of the resolution that can hold flip attempts (ND-RES-3 to ND-RES-5), and its end.
STEP_TRAP, STEP_TRIANGLE, STEP_CURSE, STEP_END = 3, 4, 5, 6

# Why a match ended.
TARGET_REACHED = 1
MORE_POINTS = 2
DRAWN_AT_TARGET = 3
DRAWN = 4
ROUNDS_WON = 5
MORE_ROUNDS = 6
DRAWN_ROUNDS = 7

REASONS = {
    TARGET_REACHED: "target_reached",
    MORE_POINTS: "more_points",
    DRAWN_AT_TARGET: "drawn_at_target",
    DRAWN: "drawn",
    ROUNDS_WON: "rounds_won",
    MORE_ROUNDS: "more_rounds",
    DRAWN_ROUNDS: "drawn_rounds",
}

# Why a move is refused.
ROLL_FIRST = 1
ROLLED_ALREADY = 2
REROLL_FIRST_ON_T2 = 3
NO_REROLL_ON_T1 = 4
REROLLED_ON_T2 = 5
REROLLED_ON_T3 = 6
WHEEL_SPENT = 7
WHEEL_UNROLLED = 8
WHEEL_LAID = 9
CELL_TAKEN = 10
CELL_LAID = 11
CELL_APART = 12
KIND_MISSING = 13
KIND_GIVEN = 14
TILE_FIRST = 15
TILE_NEEDED = 16
NO_PASS = 17
MORE_OR_STOP = 18
ONE_TILE_ON_T3 = 19
ALLY_ASKED = 20
HEX_ASKED = 21
ALLY_APART = 22
ALLY_NOT_OWN = 23
CURSE_APART = 24
CURSE_NOT_ENEMY = 25
CURSE_BESIDE_WARD = 26
CURSE_NEEDS_MARK = 27
TRAP_APART = 28
TRAP_NOT_EMPTY = 29
NO_OMEN = 30
OMEN_ASKED = 31
NOT_THREATENED = 32
NOT_P2_TILE = 33
PASS_ONLY = 34
ENDED = 35
REROLL_FIRST_ON_T3 = 36
# Outcomes of a roll that chance never gives; only a scenario can ask for them.
NO_SUCH_FACE = 37
ECLIPSE_DRAWN_BEFORE = 38
ECLIPSE_TWICE = 39

REFUSALS = {
    ROLL_FIRST: "roll_first",
    ROLLED_ALREADY: "rolled_already",
    REROLL_FIRST_ON_T2: "reroll_first_on_t2",
    REROLL_FIRST_ON_T3: "reroll_first_on_t3",
    NO_REROLL_ON_T1: "no_reroll_on_t1",
    REROLLED_ON_T2: "rerolled_on_t2",
    REROLLED_ON_T3: "rerolled_on_t3",
    WHEEL_SPENT: "wheel_spent",
    WHEEL_UNROLLED: "wheel_unrolled",
    WHEEL_LAID: "wheel_laid",
    CELL_TAKEN: "cell_taken",
    CELL_LAID: "cell_laid",
    CELL_APART: "cell_apart",
    KIND_MISSING: "kind_missing",
    KIND_GIVEN: "kind_given",
    TILE_FIRST: "tile_first",
    TILE_NEEDED: "tile_needed",
    NO_PASS: "no_pass",
    MORE_OR_STOP: "more_or_stop",
    ONE_TILE_ON_T3: "one_tile_on_t3",
    ALLY_ASKED: "ally_asked",
    HEX_ASKED: "hex_asked",
    ALLY_APART: "ally_apart",
    ALLY_NOT_OWN: "ally_not_own",
    CURSE_APART: "curse_apart",
    CURSE_NOT_ENEMY: "curse_not_enemy",
    CURSE_BESIDE_WARD: "curse_beside_ward",
    CURSE_NEEDS_MARK: "curse_needs_mark",
    TRAP_APART: "trap_apart",
    TRAP_NOT_EMPTY: "trap_not_empty",
    NO_OMEN: "no_omen",
    OMEN_ASKED: "omen_asked",
    NOT_THREATENED: "not_threatened",
    NOT_P2_TILE: "not_p2_tile",
    PASS_ONLY: "pass_only",
    ENDED: "ended",
    NO_SUCH_FACE: "no_such_face",
    ECLIPSE_DRAWN_BEFORE: "eclipse_drawn_before",
    ECLIPSE_TWICE: "eclipse_twice",
}

# What happened: kind of a note, with the meaning of its three numbers.
ROUND_BEGAN = 1  # round, first seat
ROLLED = 2  # seat, wheel, face
REROLLED = 3  # seat, wheel, face
WHEELS_KEPT = 4  # seat
ECLIPSE_DRAWN = 5  # seat, wheel
LAID = 6  # wheel, cell, kind: seen by the composer only
CHOSEN = 7  # cell, move: seen by the composer only
WHEEL_USED = 8  # seat, wheel, face
PLACED = 9  # seat, cell, kind
OWN_TRAP_LIFTED = 10  # seat, cell
TRAP_TAGGED = 11  # owner of the trap, cell, kind of the tile
SHIELDED = 12  # seat, cell, cell of the Ward
TRAP_LAID = 13  # seat, cell, cell of the Hex
TRAP_REPLACED = 14  # seat, new cell, old cell
MARKED = 15  # seat, cell, cell of the Hex
ATTEMPTED = 16  # step, cell, owner
SHIELD_BROKEN = 17  # step, cell, owner
OMEN_OFFERED = 18  # seat, step, cells as bits
OMEN_KEPT = 19  # seat, step
OMEN_USED = 20  # seat, cell, step
FLIPPED = 21  # step, cell, new owner
TRAP_SPENT = 22  # owner of the trap, cell
CURSE_DUE = 23  # author, cell
CURSE_VOID = 24  # author, cell
PASSED = 25  # seat
ROUND_SCORED = 26  # round, cells of A, cells of B
MATCH_ENDED = 27  # reason, winner or NONE

EVENTS = {
    ROUND_BEGAN: "round_began",
    ROLLED: "rolled",
    REROLLED: "rerolled",
    WHEELS_KEPT: "wheels_kept",
    ECLIPSE_DRAWN: "eclipse_drawn",
    LAID: "laid",
    CHOSEN: "chosen",
    WHEEL_USED: "wheel_used",
    PLACED: "placed",
    OWN_TRAP_LIFTED: "own_trap_lifted",
    TRAP_TAGGED: "trap_tagged",
    SHIELDED: "shielded",
    TRAP_LAID: "trap_laid",
    TRAP_REPLACED: "trap_replaced",
    MARKED: "marked",
    ATTEMPTED: "attempted",
    SHIELD_BROKEN: "shield_broken",
    OMEN_OFFERED: "omen_offered",
    OMEN_KEPT: "omen_kept",
    OMEN_USED: "omen_used",
    FLIPPED: "flipped",
    TRAP_SPENT: "trap_spent",
    CURSE_DUE: "curse_due",
    CURSE_VOID: "curse_void",
    PASSED: "passed",
    ROUND_SCORED: "round_scored",
    MATCH_ENDED: "match_ended",
}
