"""The moves of Night Dealer."""

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

MOVE_CURSE_NONE = MOVES.base("curse") + CELLS
EFFECT_MOVES = MOVES.base("keep") - MOVES.base("ally")  # ally, curse and trap, in one row
