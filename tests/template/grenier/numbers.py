"""What the names of `events.py` stand for. Written by `python -m ludotheque.core.derive`."""

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
