"""The moves of Generals; units and buildings are named by their cells."""

from ludotheque.core.moves import Arg, Moves, Verb, among, listed
from ludotheque.games.generals.codes import CELLS, HOLD, TYPES
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
