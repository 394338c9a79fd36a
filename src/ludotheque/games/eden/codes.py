"""Numbers with names for the rules of Eden, those that `events` declares among them."""

from ludotheque.games.eden.numbers import *  # noqa: F403
from ludotheque.space import steps

SEATS = 6
CELLS = 1024  # of the box of hexes; the Heart lies in the middle
HEART_CELL = 528
TILES = 128  # room for tiles of a map: 55 with six players, and black ones
CARDS = 96  # room for card ids, those of the tests among them
COMMONS = 16  # of these, cards for all: crystals, common cards, technologies
CIVS = 8  # room for civilisations
PILE = 160  # room for the cards of one player
TABLE = 16  # room for technologies before a player
STACK = 8  # room for the tiles of a face-down pile
SUPPLY = 6  # the row of `pool` behind the Worlds: what all may buy
UNITS = 96  # room for units in a combat
ABILITIES = 4  # of one card
CHANCES = 96  # room for reactions that wait
ROWS = 384  # room for the operations of all abilities
SELS = 64  # room for selectors
IFS = 48  # room for lists of conditions
CONDS = 3  # conditions of one list
PERMS = 160  # room for permanent effects
MODES = 16  # room for options of cards in hand
MODE_NAMES = 8
FRONTS = 2
AMOUNTS = 400  # numbers that may be said, from 0
SIX = 6
NONE = -1
WIDTH = 512

# What one may do with the portal
PORTAL_NONE, PORTAL_ADD, PORTAL_REMOVE, PORTAL_MOVE = 0, 1, 2, 3

# Grounds: 0 nothing lies there, 1 to 6 colours
BLACK, HEART, PORTAL = 7, 8, 9  # PORTAL + seat
COLOURS = 6

# Types of cards
CRYSTAL, COMMON, TECH, UNIT = 0, 1, 2, 3

# Bits of a card
NO_RETURN, REVEAL_SKIP, UNIQUE, SHIELDS, CHAMPION, NEEDS_HEART = 1, 2, 4, 8, 16, 32

# Where a bought card goes
TO_DISCARD, TO_TABLE, TO_RIVAL, TO_WIN = 0, 1, 2, 3

# Timings, and what tells a reaction
IMMEDIATE, DELAYED, POST, REACTION = 1, 2, 3, 4
ALLY_ADDED, SELF_NEUTRALISED, ALLY_NEUTRALISED, ENEMY_NEUTRALISED = 1, 2, 3, 4
CARD_DISCARDED, ALLY_DESTROYED = 5, 6

# Operations, in the order of the vocabulary
DRAW, DISCARD, FORCE, SIDE, NEUTRALISE, DESTROY, RETURN, MOVE, ADD, MARK, TOKEN = range(1, 12)
SPEND, ENERGY, TROOP, REVEAL, SETTLE, RECOVER, TRASH, MILL, DIG, REPLACE, IF = range(12, 23)

# Zones of selectors, from 0 in the order of the vocabulary
Z_SELF, Z_ANY, Z_ROW, Z_COLUMN, Z_STACK, Z_FACING, Z_TOP, Z_EVENT = 0, 1, 2, 3, 4, 5, 6, 7
ALLY, ENEMY = 0, 1
PICK_ONE, PICK_ALL = 0, 1

# Conditions, from 1: words, then counters
IS_ATTACKER, IS_DEFENDER, VS_PLAYER, VS_WILD, TWO_FRONTS = 1, 2, 3, 4, 5
HAS_WON, HAS_LOST, TERRITORY_COLOUR, ON_TOP, REVEALED_UNIT = 6, 7, 8, 9, 10
C_HAND, C_DISCARD_UNITS, C_NEUTRALISED, C_MANA, C_PAID, C_UNITS = 11, 12, 13, 14, 15, 16
ANY_AMOUNT = 17  # an amount that the player chooses
EQUAL, AT_LEAST, AT_MOST = 0, 1, 2

# Marks, as bits, and their places
DOOMED, SILENCED, SHIELDED, REBUILT = 1, 2, 4, 8

# Permanent effects that rules ask for one by one
P_FORCE, P_IMMUNE = 1, 2
TO_NEUTRALISE, TO_MOVE, TO_MINUS = 0, 1, 2

# Fields of operations
OPP = 1  # who
HAND, WORLD, GRAVE, REVEALED = 0, 1, 2, 3  # from
AT_BOTTOM, AT_RIGHT = 0, 1
JOIN, SWAP, TOP, OTHER_FRONT = 0, 1, 2, 3
DECK_TOP, DECK_BOTTOM = 0, 1

# Windows of options of cards in hand, as bits
W_PREP, W_COMBAT, W_ABILITY, W_DEF, W_BUY = 1, 2, 4, 8, 16
PAY_DISCARD, PAY_DESTROY = 0, 1

# World rules as numbers of a civilisation
SALVAGE_NONE, SALVAGE_MANA, SALVAGE_DESTROYED = 0, 1, 2

# Windows of a combat
PLAYING, DELAYING, AFTER = 1, 2, 3

# Where a unit is
GONE, IN_ARMY, IN_PILE = 0, 1, 2
DEPARTED = 3  # gone, but its reaction to its own neutralisation waits

# Distances
BY_PATH, BY_HEX = 0, 1

FEATURES = 18  # what the estimate weighs: see brain/features

# Stages: where the game goes on when nothing is asked
S_MAP, S_PORTAL, S_FINAL, S_TROOPS_FIRST, S_TURN, S_TARGET, S_PAY, S_GROUPS = range(1, 9)
S_OPEN, S_WINDOW, S_RING, S_DECIDE, S_LOSSES, S_DEFEND, S_CONQUER, S_HEART = range(9, 17)
S_FALL, S_POST, S_END, S_NEXT, S_BUY, S_PLACE, S_SHIFT, S_UNITS_FIRST, S_PREP = range(17, 26)
S_TILE = 26

FAR = steps.FAR  # steps to what cannot be reached
MOST_BLACK = 6  # black tiles tried at most
