"""The moves of Generals; units and buildings are named by their cells."""

from ludotheque.core.moves import Arg, Moves, Verb, among, listed
from ludotheque.games.generals.codes import (
    CELLS,
    HOLD,
    MOVE_ATTACK,
    MOVE_BOMB,
    MOVE_BUILD,
    MOVE_CAPTURE,
    MOVE_COUNT,
    MOVE_CREATE,
    MOVE_DRAW,
    MOVE_END,
    MOVE_GO,
    MOVE_LAUNCH,
    MOVE_POWER,
    MOVE_RESIGN,
    MOVE_STEP,
    MOVE_TO,
    MOVE_UNIT,
    MOVE_UNLOAD,
    MOVE_WAIT,
    TYPES,
)
from ludotheque.space.names import square_name

_CELL = Arg(CELLS, tuple(map(square_name, range(CELLS))))
_WAY = among("N", "E", "S", "W")
MOVES = Moves(
    Verb("unit", cell=_CELL),
    Verb("launch", place=HOLD),
    Verb("build", cell=_CELL),
    Verb("power"),
    Verb("end"),
    Verb("to", cell=_CELL),
    Verb("draw"),
    Verb("step", way=_WAY),
    Verb("go"),
    Verb("attack", cell=_CELL),
    Verb("bomb", cell=_CELL),
    Verb("capture"),
    Verb("unload", place=HOLD, way=_WAY),
    Verb("wait"),
    Verb("create", type=listed("types", TYPES)),
    Verb("resign"),
)
assert [MOVES.base(v.name) for v in MOVES.verbs] == [
    MOVE_UNIT,
    MOVE_LAUNCH,
    MOVE_BUILD,
    MOVE_POWER,
    MOVE_END,
    MOVE_TO,
    MOVE_DRAW,
    MOVE_STEP,
    MOVE_GO,
    MOVE_ATTACK,
    MOVE_BOMB,
    MOVE_CAPTURE,
    MOVE_UNLOAD,
    MOVE_WAIT,
    MOVE_CREATE,
    MOVE_RESIGN,
]
assert MOVES.count == MOVE_COUNT
