"""The moves of Tactique: small choices, cards by id and cells by row and column."""

from ludotheque.core.moves import Arg, Moves, Verb, among, listed, span
from ludotheque.games.tactique.codes import (
    ABILITIES,
    CARDS,
    CELLS,
    COLUMNS,
    GOALS,
    MOVE_ACTIVATE,
    MOVE_ADD,
    MOVE_ATTACK,
    MOVE_CELL,
    MOVE_CONCEDE,
    MOVE_COUNT,
    MOVE_DISCARD,
    MOVE_END,
    MOVE_MOVE,
    MOVE_PICK,
    MOVE_PLAY,
    MOVE_PRESET,
    MOVE_ROW,
    MOVE_SKIP,
    MOVE_TARGET,
    PRESETS,
    ROWS,
)

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
assert [MOVES.base(v.name) for v in MOVES.verbs] == [
    MOVE_ADD,
    MOVE_PRESET,
    MOVE_PICK,
    MOVE_PLAY,
    MOVE_ATTACK,
    MOVE_ACTIVATE,
    MOVE_MOVE,
    MOVE_END,
    MOVE_CONCEDE,
    MOVE_CELL,
    MOVE_TARGET,
    MOVE_ROW,
    MOVE_DISCARD,
    MOVE_SKIP,
]
assert MOVES.count == MOVE_COUNT
