"""The moves of The Attic, numbered once."""

from ludotheque.core.moves import Moves, Verb, listed

from .codes import KINDS, LAY, PASS, PEEK, SNATCH, TOSS

MOVES = Moves(
    Verb("lay", kind=listed("kinds", KINDS)),
    Verb("toss", kind=listed("kinds", KINDS)),
    Verb("peek"),
    Verb("snatch"),
    Verb("pass"),
)
assert [MOVES.base(v.name) for v in MOVES.verbs] == [LAY, TOSS, PEEK, SNATCH, PASS]
