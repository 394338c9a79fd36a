"""The moves of The Attic."""

from ludotheque.core.moves import Moves, Verb, listed

from .codes import KINDS

MOVES = Moves(
    Verb("lay", kind=listed("kinds", KINDS)),
    Verb("toss", kind=listed("kinds", KINDS)),
    Verb("peek"),
    Verb("snatch"),
    Verb("pass"),
)
