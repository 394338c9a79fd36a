"""The moves of Night Dealer, numbered once; rules use the first number of each verb."""

from ludotheque.core.moves import Moves, Verb, among, span
from ludotheque.games.night_dealer.codes import CELLS, WHEELS

SUBSETS = tuple(
    ",".join(str(i + 1) for i in range(WHEELS) if mask >> i & 1) or "none"
    for mask in range(1 << WHEELS)
)  # bit i: wheel i + 1
KIND_WORDS = ("", "A", "H", "W")  # nothing, or the affinity of an ECLIPSE
CURSED = (*(str(cell + 1) for cell in range(CELLS)), "none")

MOVES = Moves(
    Verb("roll"),
    Verb("reroll", wheels=among(*SUBSETS)),
    Verb("tile", wheel=span(1, WHEELS), cell=span(1, CELLS), kind=among(*KIND_WORDS)),
    Verb("stop"),
    Verb("ally", cell=span(1, CELLS)),
    Verb("curse", cell=among(*CURSED)),
    Verb("trap", cell=span(1, CELLS)),
    Verb("keep"),
    Verb("cancel", cell=span(1, CELLS)),
    Verb("pass"),
)

MOVE_ROLL = MOVES.base("roll")
MOVE_REROLL = MOVES.base("reroll")  # + bits of the wheels
MOVE_TILE = MOVES.base("tile")  # + (wheel * CELLS + cell) * FACES + 0, or 1 + kind for ECLIPSE
MOVE_STOP = MOVES.base("stop")
MOVE_ALLY = MOVES.base("ally")  # + cell
MOVE_CURSE = MOVES.base("curse")  # + cell
MOVE_CURSE_NONE = MOVE_CURSE + CELLS
MOVE_TRAP = MOVES.base("trap")  # + cell
MOVE_KEEP = MOVES.base("keep")
MOVE_CANCEL = MOVES.base("cancel")  # + cell
MOVE_PASS = MOVES.base("pass")
EFFECT_MOVES = MOVE_KEEP - MOVE_ALLY  # ally, curse and trap, in one row
