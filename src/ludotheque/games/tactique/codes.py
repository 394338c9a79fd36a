"""Numbers with names for the rules of Tactique, those that `events` declares among them."""

from ludotheque.games.tactique.numbers import *  # noqa: F403

SEATS = 2
ROWS, COLUMNS = 3, 5
CELLS = 15  # of a grid; cell = row * COLUMNS + column, the front row first
FORMED = 9  # playable cells of every formation (§3.7)
SPOTS = 30  # of both grids; spot = seat * CELLS + cell, and SPOTS + seat is a player's side
CARDS = 120  # room for card ids, tokens among them; content may hold fewer
DECK = 40  # cards of a deck (TAC-2.1-a)
PILE = 60  # room for the cards of one player; scenarios may lay out more than a deck
PRESETS = 24  # room for ready decks
FACTIONS = 8  # room for factions
GOALS = 16  # room for victory conditions of all factions together
ABILITIES = 4  # of one card
STEPS = 300  # room for the steps of all abilities together
SLOTS = 240  # room for the choices that all abilities ask for
PICKS = 6  # choices of one action
STACK, TARGETS = 32, 3  # triggers that wait; for each: source, its birth, foe
LASTING = 4  # room for persistent spells of a player
NONE = -1
FREELY = 127  # limit of an activated ability that may be used any number of times

# Types of cards
UNIT, INSTANT, GROUND, PERSISTENT, TOKEN = 0, 1, 2, 3, 4

# Operations, in the order of the vocabulary
DAMAGE, HEAL, SHIELD, ATK, HP, GRANT, STUN, DESTROY, BOUNCE = 1, 2, 3, 4, 5, 6, 7, 8, 9
MOVE, SUMMON, REVIVE, READY, TERRAIN, DRAW, ECHO, DISPEL = 10, 11, 12, 13, 14, 15, 16, 17

# Keywords: places in the vocabulary, and bits
KEY_GUARD, KEY_ARMOR, KEY_SYNAPSE = 0, 1, 6
GUARD, PIERCE, SKIRMISH, FIRST_STRIKE, VENOM = 1 << 0, 1 << 2, 1 << 3, 1 << 4, 1 << 5
SYNAPSE, MOBILE, REASSEMBLE, VEIL = 1 << 6, 1 << 7, 1 << 8, 1 << 9
LENDS_ATK = 10  # what a static step lends: a keyword by its place, or ATK

# Unit selectors, in the order of the vocabulary; 0: the step has none
SELF, FOE, ADJACENT, FOE_ADJACENT, ROW_MATES, ALL, LOWEST = 1, 2, 3, 4, 5, 6, 7
CHOOSE, WHOLE_ROW, SAME, CHOOSE_DISCARD = 8, 9, 10, 11
ALLY, ENEMY = 0, 1

# Filters, as bits
OTHER, DAMAGED, ATTACKED, ROW_FULL, IS_TOKEN = 1, 2, 4, 8, 16

# Cell selectors; 0: the step has none
CHOOSE_EMPTY, CHOOSE_OWN, CHOOSE_CELL, ADJACENT_EMPTY = range(1, 5)
FIRST_EMPTY, FOE_CELL, SAME_ROW = range(5, 8)

# Terrains; 0: none
COVER, CREEP, RELAY, ACID = 1, 2, 3, 4

# Triggers, in the order of the vocabulary
CAST, DEPLOY, STATIC, ACTIVATED, ATTACK, KILL, DEATH, ALLY_DEATH = range(8)
TURN_START, TURN_END = 8, 9
ALLIES = -2  # source of what waits: the allies of units destroyed together
BROOD = -3  # source of what waits: Proliferation

# Durations; `next` has a place for each player
PERM, TURN, NEXT = 0, 1, 2
LAPSES = 4

# Traits, as bits
CORE = 1

# Actions being composed
ACT_PLAY, ACT_ATTACK, ACT_ACTIVATE, ACT_MOVE = 1, 2, 3, 4

# Choices that an ability asks for
PICK_UNIT, PICK_ROW, PICK_DISCARD, PICK_EMPTY, PICK_OWN, PICK_GROUND = 1, 2, 3, 4, 5, 6

# Passives of factions
CLOSE_RANKS, PROLIFERATION, SELF_REPAIR = 0, 1, 2

# Victory: kinds in the order in which they are tested (Q29), modes
TERRITORIAL, SYNERGETIC, SURVIVING, ELIMINATING = 0, 1, 2, 3
ALL_COUNT, CHOSEN, SECRET_PICK = 0, 1, 2
DORMANT = 2  # the row where a Core does not age, from 0

# What an amount is counted of
LINKED = 1

FEATURES = 29  # what the estimate weighs: see brain/features
