"""What names of `events` and `moves` stand for. Written by `python -m ludotheque.core.derive`."""

# REFUSALS
NOT_HELD = 1
CAT_STAYS = 2
ALREADY_SEEN = 3
WINDOW_OPEN = 4
NO_WINDOW = 5
NO_CAT = 6

# REASONS
GOAL_REACHED = 1
LAST_TURN = 2

# MOVES
MOVE_LAY = 0  # + kind
MOVE_TOSS = 5  # + kind
MOVE_PEEK = 10
MOVE_SNATCH = 11
MOVE_PASS = 12
MOVE_COUNT = 13
