"""Numbers with names that all rule files share."""

SEATS = 3  # most seats
KINDS = 5  # kinds of cards
CARDS = 24  # room for cards
NONE = -1  # no kind

# Moves, in the order of MOVES in game.py
LAY = 0
TOSS = 5
PEEK = 10
SNATCH = 11
PASS = 12
MOVE_COUNT = 13

# Refusals
NOT_HELD = 1
CAT_STAYS = 2
ALREADY_SEEN = 3
WINDOW_OPEN = 4
NO_WINDOW = 5
NO_CAT = 6

# Events
DREW = 1
TOOK = 2
RENEWED = 3
LAID = 4
TOSSED = 5
PEEKED = 6
SAW = 7
SNATCHED = 8
SHELVED = 9
ENDED = 10

# Reasons for the end
GOAL_REACHED = 1
LAST_TURN = 2
