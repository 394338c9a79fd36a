"""Numbers with names that all rule files of the duel share."""

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
NONE = -1
STRIKE = -2  # `pending`: the announced attack is a strike with the weapon
NEUTRAL = -1  # class of a card that any deck may hold

# Phases
BUILD, PLAY, RETURN, FREEZE, REACT, OVER = 0, 1, 2, 3, 4, 5

# Moves, in the order of MOVES; a verb with a card has CARDS numbers
MOVE_PLAY = 0
MOVE_STRIKE = 120
MOVE_END = 121
MOVE_RETURN = 122
MOVE_FREEZE = 242
MOVE_RAPID = 362
MOVE_PASS = 482
MOVE_STANDARD = 483
MOVE_ADD = 484
MOVE_COUNT = 604

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

# States of an Equipment
READY, CHILLED, FROZEN = 0, 1, 2

# Refusals
NOT_NOW = 1  # not in this phase
NOT_IN_HAND = 2
RAPID_IN_OWN_TURN = 3
NOT_A_RAPID = 4
TOO_DEAR = 5
NO_TARGET = 6  # nothing left to freeze
TOO_MANY_PLAYS = 7
STRUCK_ALREADY = 8
WEAPON_ASLEEP = 9
ALREADY_CANCELLED = 10
NOT_JUST_DRAWN = 11
NOT_THEIR_GEAR = 12
ALREADY_FROZEN = 13
NOTHING_ANNOUNCED = 14  # a reaction to nothing
NO_SUCH_CARD = 15
GEAR_NOT_PLAYED = 16  # an Equipment lies on the board, it is not played
OTHER_CLASS = 17
TOO_MANY_COPIES = 18  # §3.7 a
TOO_MANY_NEUTRAL_COPIES = 19  # §3.7 b
TOO_MANY_NEUTRALS = 20  # §3.7 b
TOO_MANY_EPHEMERALS = 21  # §3.7 c
TOO_MANY_RAPIDS = 22  # §3.7 d
GEAR_TWICE = 23
GEAR_FULL = 24  # four Equipments
DECK_FULL = 25  # thirty other cards
DECK_BEGUN = 26  # `standard` after the first card was added
REACT_FIRST = 27  # the announced attack waits for an answer
RETURN_FIRST = 28  # a card just drawn must be put back
FREEZE_FIRST = 29  # an Equipment must be chosen
GAME_OVER = 30

# Reasons for the end
DEFEATED = 1
TURN_LIMIT = 2

# Events: a is the seat concerned unless said otherwise
DECK_CHOSEN = 1  # b: 1 custom
ADDED = 2  # b: card (the seat alone sees it)
FIRST_PLAYER = 3
TURN_BEGAN = 4  # b: turn, c: own turn
DISCARDED = 5  # b: how many
SHIELD_GONE = 6  # b: shield lost by the reset
FROZE = 7  # b: card
DREW = 8  # b, c: cards as in BURIED (the seat alone sees them)
TOOK = 9  # b: how many
RESHUFFLED = 10  # b: cards in the new deck
MANA_SET = 11  # b: mana
PLAYED_CARD = 12  # b: card, c: mana left
STRUCK = 13  # b: weapon
ANNOUNCED = 14  # b: card or STRIKE, c: damage if nothing answers
REACTED = 15  # b: card, c: mana left
LET_THROUGH = 16
CANCELLED = 17  # b: card or STRIKE
DAMAGED = 18  # a: who is hit, b: HP lost, c: shield lost
UNHURT = 19  # a: who is invincible, b: damage that did nothing
SHIELDED = 20  # b: shield gained, c: turns or 0
MODIFIED = 21  # b: stat, c: amount
HEALED = 22  # b: HP gained
GOT_MANA = 23  # b: mana gained
SHARPENED = 24  # b: weapon bonus gained
STORM_ROSE = 25  # b: amount, c: turns
STORM_HIT = 26  # b: card
CHILLED_GEAR = 27  # a: owner, b: card
THAWED = 28  # b: card
BECAME_INVINCIBLE = 29
TRIGGERED = 30  # b: card
RETURNED = 31  # b: card (the seat alone sees it)
PUT_BACK = 32  # b: how many
TO_GRAVE = 33  # b: card
TO_REMOVED = 34  # b: card
FADED = 35  # b: stat, c: amount that ended
SHIELD_ENDED = 36  # b: timed shield that ran out
ENDED_TURN = 37  # b: turn
GAME_ENDED = 38  # a: winner or NONE, b: reason
AWOKE = 39  # b: card: an Equipment that works from now on
BURIED = 40  # b, c: up to four discarded cards each, number + 1 in base 128, the first lowest
PROMISED = 41  # b: stat, c: amount that comes with the next own turn
LAID = 42  # b: the Equipments of a custom deck, as in BURIED

# What the estimate weighs
W_HP, W_LOW, W_SHIELD, W_FORCE, W_RESISTANCE, W_FORCE_TURN, W_RESISTANCE_TURN = 0, 1, 2, 3, 4, 5, 6
W_WEAPON, W_INVINCIBLE, W_STORM, W_FROZEN, W_CANCEL, W_RAPID, W_TURN = 7, 8, 9, 10, 11, 12, 13
W_PUNCH, W_GUARD, W_CARDS = 14, 15, 16
WEIGHTS = 17
