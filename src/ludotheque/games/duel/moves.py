"""The moves of the duel; cards are named by id, never by copy."""

from ludotheque.core.moves import Moves, Verb, listed
from ludotheque.games.duel.codes import (
    CARDS,
    MOVE_ADD,
    MOVE_COUNT,
    MOVE_END,
    MOVE_FREEZE,
    MOVE_PASS,
    MOVE_PLAY,
    MOVE_RAPID,
    MOVE_RETURN,
    MOVE_STANDARD,
    MOVE_STRIKE,
)

_CARD = listed("cards", CARDS)
MOVES = Moves(
    Verb("play", card=_CARD),
    Verb("strike"),
    Verb("end"),
    Verb("return", card=_CARD),
    Verb("freeze", card=_CARD),
    Verb("rapid", card=_CARD),
    Verb("pass"),
    Verb("standard"),
    Verb("add", card=_CARD),
)
assert [MOVES.base(v.name) for v in MOVES.verbs] == [
    MOVE_PLAY,
    MOVE_STRIKE,
    MOVE_END,
    MOVE_RETURN,
    MOVE_FREEZE,
    MOVE_RAPID,
    MOVE_PASS,
    MOVE_STANDARD,
    MOVE_ADD,
]
assert MOVES.count == MOVE_COUNT
