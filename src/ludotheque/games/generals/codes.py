"""Numbers with names for the rules of Generals, those that `events` declares among them."""

from ludotheque.games.generals.numbers import *  # noqa: F403
from ludotheque.space.square import SIDE as SIDE  # a cell is row * SIDE + column

SEATS = 6  # room for players; a map says how many
TEAMS = SEATS
PLAYERS = 4  # the most that a map for people may have (GEN-MAP-05)
CELLS = 1024
TYPES = 31  # room for unit types, as `unit` packs them
KINDS = 8  # room for kinds of building
GROUNDS = 24  # room for kinds of ground: terrains, then kinds of building
SITES = 80  # room for buildings of a map
HOLD = 48  # units of one player that may be aboard transports at once (GEN-C-13)
MEMOS = 32  # remembered sightings of a team
PATH = 16  # cells of a path at most
QUEUE = 512  # cells a search for paths may hold open; a power of two, so that no rule divides
NONE = -1
NEUTRAL = -1  # owner of a building that nobody owns
ALL = 255  # a mask of all seats (room for seven) and, in bit 7, the spectators

# Directions, in the order paths are compared by (D-04)
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3

# The most that are legal at once, as a unit acts: an attack on each cell and each building, each
# unit aboard unloaded four ways, capture, wait. Choosing a unit (one on each cell, those that may
# take off, the buildings, power, end, giving up) and a cell to go to are fewer.
WIDTH = CELLS + SITES + 4 * HOLD + 2

# Domains and armours, as profiles are indexed
GROUND, WATER, AIR = 0, 1, 2
LIGHT, MEDIUM, HEAVY = 0, 1, 2

# How cargo leaves
UNLOADED, TAKES_OFF = 1, 2  # 0: the type carries nothing

FULL_HP = 100  # D-16

# What advice weighs, in hundredths; a style is a row of these
W_HIT, W_BACK, W_KILL, W_DANGER, W_ADVANCE, W_CAPTURE, W_SIEGE, W_HEAL = 0, 1, 2, 3, 4, 5, 6, 7
W_POWER, W_HOLD = 8, 9
T_HIT, T_MEAT, T_RANGE, T_SIEGE, T_SPEED, T_CAPTOR, T_SAVE = 10, 11, 12, 13, 14, 15, 16
WEIGHTS = 17
STYLES = 16  # room for styles

# What the estimate weighs
E_ARMY, E_MONEY, E_INCOME, E_MAKER, E_LATE, E_GAUGE, E_FRONT = 0, 1, 2, 3, 4, 5, 6
E_WEIGHTS = 7
FEATURES = 3  # see brain/features

# Advice
FAR = 1000000  # ticks of what can't be reached
FOES = 500  # enemies in sight that are reckoned with
MOST_CHOICES = 24  # moves worth trying
FIGHTING, LANDING, CARRYING = 0, 1, 2  # what a unit is about
