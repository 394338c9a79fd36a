"""Numbers with names that all rule files of Generals share."""

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
QUEUE = 400  # cells a search for paths may hold open
NONE = -1
NEUTRAL = -1  # owner of a building that nobody owns
ALL = 255  # a mask of all seats (room for seven) and, in bit 7, the spectators

# Phases
MAIN, MOVE, DRAW, ACTION, BUILD, OVER = 0, 1, 2, 3, 4, 5

# Directions, in the order paths are compared by (D-04)
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3

# Moves, in the order of MOVES
MOVE_UNIT = 0  # + cell
MOVE_LAUNCH = 1024  # + place aboard
MOVE_BUILD = 1072  # + cell
MOVE_POWER = 2096
MOVE_END = 2097
MOVE_TO = 2098  # + cell
MOVE_DRAW = 3122
MOVE_STEP = 3123  # + direction
MOVE_GO = 3127
MOVE_ATTACK = 3128  # + cell
MOVE_BOMB = 4152  # + cell
MOVE_CAPTURE = 5176
MOVE_UNLOAD = 5177  # + 4 * place aboard + direction
MOVE_WAIT = 5369
MOVE_CREATE = 5370  # + type
MOVE_RESIGN = 5401
MOVE_COUNT = 5402
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

# Refusals
NOT_NOW = 1  # not in this phase
ACT_FIRST = 2  # a unit has been chosen or has moved: its order comes first
NOT_YOUR_UNIT = 3
UNIT_DONE = 4
NO_SUCH_CARGO = 5
NOT_A_FLYER_ABOARD = 6  # only aircraft on a carrier take off
NOWHERE_TO_GO = 7  # an aircraft aboard without a free cell
NOT_YOUR_SITE = 8
SITE_MAKES_NOTHING = 9
SITE_OCCUPIED = 10
SITE_USED = 11
TOO_POOR = 12  # nothing there can be paid
NO_POWER = 13  # the general has none
GAUGE_NOT_FULL = 14
POWER_ACTIVE = 15
OFF_MAP = 16
OUT_OF_REACH = 17
OCCUPIED = 18
NO_STEP = 19  # the drawn path can't go there
NO_STOP = 20  # the drawn path can't end here
CANNOT_ATTACK = 21  # the type is unarmed
FIRED_AFTER_MOVE = 22
NO_TARGET = 23  # no enemy unit is seen there
OUT_OF_RANGE = 24
WRONG_DOMAIN = 25
NO_ENEMY_SITE = 26
OUT_OF_SIGHT = 27
NO_CAPTURE_HERE = 28  # no neutral building here
CANNOT_CAPTURE = 29  # this type can't
NO_UNLOAD = 30  # this transport's cargo does not leave so, or the cell does not fit
UNLOADS_ONLY = 31  # after an unloading only unloading or waiting
NOT_MADE_HERE = 32
TOO_DEAR = 33
NO_SUCH_TYPE = 34
NO_ROOM = 35  # no free neighbour for the second creation
GAME_OVER = 36

# Reasons for the end
CONQUEST = 1  # one team is left
NOBODY_LEFT = 2
DAY_LIMIT = 3

# Events. Cells are numbers; a "figure" is an entry of `unit` + 256 * HP + 32768 * done.
ORDERED = 1  # a: seat, b: place in the order of play
TURN_BEGAN = 2  # a: seat, b: day, c: income received
TURN_ENDED = 3  # a: seat
STEPPED = 4  # a: from, b: to, c: figure
BOARDED = 5  # a: from, b: cell of the transport, c: figure
TOOK_OFF = 6  # a: cell of the carrier, b: to, c: figure
UNLOADED_UNIT = 7  # a: cell of the transport, b: to, c: figure
INTERRUPTED = 8  # a: cell where the mover stopped
SPOTTED = 9  # a: cell, c: figure: an enemy comes into sight
SPOTTED_MORE = 10  # a: how many more
FIRED = 11  # a: attacker's cell, b: target's cell, c: 1 at a building
HURT = 12  # a: cell, b: HP lost, c: figure after it
DIED = 13  # a: cell, c: figure before it
REPLIED = 14  # a: cell of the unit that replies, b: cell it hits
BOMBED = 15  # a: cell, b: HP lost, c: HP left
NEUTRALISED = 16  # a: cell, b: seat that lost it, c: seat that did it
CAPTURED = 17  # a: cell, b: seat
WAITED = 18  # a: cell
CREATED = 19  # a: cell, c: figure
GAUGE = 20  # a: seat, b: points now
GAUGE_FULL = 21  # a: seat
POWER_USED = 22  # a: seat, b: general
REPAIRED = 23  # a: cell, b: HP gained
REFUELLED = 24  # a: cell
CRASHED = 25  # a: cell, c: figure
ELIMINATED = 26  # a: seat
RESIGNED = 27  # a: seat
GAME_ENDED = 28  # a: mask of winning seats, b: reason
CARGO_LOST = 29  # a: cell, b: how many

# What advice weighs, in hundredths; a style is a row of these
W_HIT, W_BACK, W_KILL, W_DANGER, W_ADVANCE, W_CAPTURE, W_SIEGE, W_HEAL = 0, 1, 2, 3, 4, 5, 6, 7
W_POWER, W_HOLD = 8, 9
T_HIT, T_MEAT, T_RANGE, T_SIEGE, T_SPEED, T_CAPTOR, T_SAVE = 10, 11, 12, 13, 14, 15, 16
WEIGHTS = 17
STYLES = 8  # room for styles

# What the estimate weighs
E_ARMY, E_MONEY, E_INCOME, E_MAKER, E_LATE, E_GAUGE, E_FRONT = 0, 1, 2, 3, 4, 5, 6
E_WEIGHTS = 7

# Advice
FAR = 1000000  # ticks of what can't be reached
FOES = 500  # enemies in sight that are reckoned with
MOST_CHOICES = 24  # moves worth trying
FIGHTING, LANDING, CARRYING = 0, 1, 2  # what a unit is about
