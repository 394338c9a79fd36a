"""What names of `events` and `moves` stand for. Written by `python -m ludotheque.core.derive`."""

# REFUSALS
NOT_HELD, CAT_STAYS, ALREADY_SEEN, WINDOW_OPEN, NO_WINDOW, NO_CAT = range(1, 7)

# REASONS
GOAL_REACHED, LAST_TURN = range(1, 3)

# MOVES
MOVE_LAY = 0  # + kind
MOVE_TOSS = 5  # + kind
MOVE_PEEK, MOVE_SNATCH, MOVE_PASS = range(10, 13)
MOVE_COUNT = 13
