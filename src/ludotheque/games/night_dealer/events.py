"""What Night Dealer tells: events, refusals, ends of a match, phases."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import (
    AMOUNT,
    CELL,
    SEAT,
    Events,
    Kind,
    Quiet,
    bits_of,
    one_of,
)
from ludotheque.core.noting import Notes
from ludotheque.games.night_dealer.codes import NONE

WHEEL, FACE, TILE, STEP = one_of("wheels"), one_of("faces"), one_of("tiles"), one_of("steps")
MOVE, REASON = one_of("moves"), one_of("reasons")
CELLS = bits_of(CELL)
ROUND = one_of("rounds", places="dealer")  # what the Dealer says of it
# Of all that one line tells: the wheels and their faces, the cells of shields, and how many.
ROLLED, FACES, SHIELDS = one_of("wheels", "n"), one_of("faces"), one_of("cells", "n")

EVENTS = Events(
    Kind("round_began", round=ROUND, first=SEAT, second=SEAT),
    Kind("rolled", seat=SEAT, wheel=WHEEL, face=FACE).gather(face=FACES),
    Kind("rerolled", seat=SEAT, wheel=WHEEL, face=FACE).gather(wheel=ROLLED, face=FACES),
    Kind("wheels_kept", seat=SEAT),
    Kind("eclipse_drawn", seat=SEAT, wheel=WHEEL),
    Quiet("laid", wheel=WHEEL, cell=CELL, tile=TILE),  # seen by the composer only
    Quiet("chosen", cell=CELL, move=MOVE),  # seen by the composer only
    Quiet("wheel_used", seat=SEAT, wheel=WHEEL, face=FACE),
    Kind("placed", seat=SEAT, cell=CELL, tile=TILE),
    Kind("own_trap_lifted", seat=SEAT, cell=CELL),
    Kind("trap_tagged", owner=SEAT, cell=CELL, tile=TILE),
    Kind("shielded", seat=SEAT, cell=CELL, ward=CELL).gather(cell=SHIELDS),
    Kind("trap_laid", seat=SEAT, cell=CELL, hex=CELL),
    Kind("trap_replaced", seat=SEAT, cell=CELL, old=CELL),
    Kind("marked", seat=SEAT, cell=CELL, hex=CELL),
    Quiet("attempted", step=STEP, cell=CELL, owner=SEAT),
    Kind("shield_broken", step=STEP, cell=CELL, owner=SEAT),
    Kind("omen_offered", seat=SEAT, step=STEP, cells=CELLS),
    Kind("omen_kept", seat=SEAT, step=STEP),
    Kind("omen_used", seat=SEAT, cell=CELL, step=STEP),
    Kind("flipped", step=STEP, cell=CELL, owner=SEAT),  # its new owner
    Kind("trap_spent", owner=SEAT, cell=CELL),
    Kind("curse_due", author=SEAT, cell=CELL),
    Kind("curse_void", author=SEAT, cell=CELL),
    Kind("passed", seat=SEAT),
    Kind("round_scored", round=AMOUNT, first=SEAT, cells=AMOUNT, second=SEAT, others=AMOUNT),
    Kind("match_ended", reason=REASON, winner=SEAT, high=AMOUNT, low=AMOUNT).told(
        "match_drawn", winner=NONE
    ),  # high: of the winner
)
NOTE = Notes(EVENTS)

REASONS = Codes(
    "target_reached more_points drawn_at_target drawn rounds_won more_rounds drawn_rounds"
)
# The last three refuse outcomes of a roll that chance never gives; only a scenario asks for them.
REFUSALS = Codes(
    """
    roll_first rolled_already reroll_first_on_t2 no_reroll_on_t1 rerolled_on_t2 rerolled_on_t3
    wheel_spent wheel_unrolled wheel_laid cell_taken cell_laid cell_apart kind_missing kind_given
    tile_first tile_needed no_pass more_or_stop one_tile_on_t3 ally_asked hex_asked ally_apart
    ally_not_own curse_apart curse_not_enemy curse_beside_ward curse_needs_mark trap_apart
    trap_not_empty no_omen omen_asked not_threatened not_p2_tile pass_only ended
    reroll_first_on_t3 no_such_face eclipse_drawn_before eclipse_twice
    """
)
# What everybody sees of the decision being put.
PHASES = Codes("roll reroll compose omen pass over", first=0)
