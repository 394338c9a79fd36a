"""Numbers with names for the rules of the duel, those that `events` declares among them."""

from ludotheque.games.duel.numbers import *  # noqa: F403

SEATS = 2
CARDS = 120  # room for card ids; content may hold fewer
DECK = 30  # cards of a deck besides its Equipments (DUEL-DECK-01)
GEAR = 4  # Equipments of a deck (DUEL-DECK-01)
CLASSES = 8  # room for classes
ROWS = 400  # room for effect rows of all cards together
MODS = 16  # modifiers of Force and Resistance a player may have at once
STORMS = 12  # storms a player may have at once
POOLS = 12  # shield pools a player may have at once
PLAYS = 40  # cards the active player may play in a turn (E-25)
STACK, TARGETS = 1, 1  # one program waits at most, and no target is chosen for it
NONE = -1
STRIKE = -2  # source of a program: the announced attack is a strike with the weapon
NEUTRAL = -1  # class of a card that any deck may hold

# Types of cards
EQUIP, NORMAL, EPHEMERAL, RAPID = 0, 1, 2, 3

# Effects, in the order of the vocabulary
DAMAGE, WEAPON_ATTACK, SHIELD, STAT, DRAW, SCRY_DRAW, HEAL, MANA = 1, 2, 3, 4, 5, 6, 7, 8
WEAPON_BONUS, STORM, FREEZE_GEAR, INVINCIBLE, AT_END, CANCEL, END_TURN = 9, 10, 11, 12, 13, 14, 15

# What an amount is counted of
FIXED, OF_HAND, OF_DISCARDED = 0, 1, 2

# How much Force counts
FULL_FORCE, NO_FORCE, DOUBLE_FORCE = 0, 1, 2

# Stats
FORCE, RESISTANCE = 0, 1

# How long a modifier lasts; a number above 0 counts game turns
FOREVER, THIS_TURN, NEXT_TURN = -1, -2, -3

# When an Equipment works
TURN_START, TURN_END, ON_FRAPPE, ON_CHAIN = 1, 2, 3, 4  # 0: a weapon alone

# Conditions
ALWAYS, NO_ATTACK, STAT_IS, PLAYED = 0, 1, 2, 3

FEATURES = 26  # that the estimate weighs: see brain/features
UNITS = 24  # hidden ones that sway it
