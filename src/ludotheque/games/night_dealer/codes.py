"""The named integers of Night Dealer: sizes, kinds, steps; and those that `events` declares."""

from ludotheque.games.night_dealer.numbers import *  # noqa: F403

SEATS = 2
CELLS = 9
WHEELS = 5
TURNS = 6  # of a round: three for each player
TILES = 2  # most tiles laid in one turn
MARKS = 4  # room for marks; a turn makes two at most

NONE = -1  # no owner, no cell, no kind, no choice

# Sizes of what the estimate weighs with (its fields in the tables)
FEATURES = 2  # see brain/features
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

# What only the composing player sees of it.
TILE, MORE, EFFECT = 0, 1, 2

# Steps of the resolution that can hold flip attempts (ND-RES-3 to ND-RES-5), and its end.
STEP_TRAP, STEP_TRIANGLE, STEP_CURSE, STEP_END = 3, 4, 5, 6
