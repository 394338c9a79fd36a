"""The moves of Tactique: small choices, cards by id and cells by row and column."""

from ludotheque.core.moves import Arg, Moves, Verb, among, listed, span
from ludotheque.games.tactique.codes import ABILITIES, CARDS, CELLS, COLUMNS, GOALS, PRESETS, ROWS

CELL_NAMES = tuple(f"{1 + cell // COLUMNS}.{1 + cell % COLUMNS}" for cell in range(CELLS))
SIDES = ("ally", "enemy")
_CARD = listed("cards", CARDS)
_CELL = Arg(CELLS, CELL_NAMES)
MOVES = Moves(
    Verb("add", card=_CARD),
    Verb("preset", deck=listed("decks", PRESETS)),
    Verb("pick", condition=listed("conditions", GOALS)),
    Verb("play", card=_CARD),
    Verb("attack", cell=_CELL),
    Verb("activate", cell=_CELL, ability=ABILITIES),
    Verb("move", cell=_CELL),
    Verb("end"),
    Verb("concede"),
    Verb("cell", cell=_CELL),
    Verb("target", side=among(*SIDES), cell=_CELL),
    Verb("row", side=among(*SIDES), row=span(1, ROWS)),
    Verb("discard", card=_CARD),
    Verb("skip"),
)
