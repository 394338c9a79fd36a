"""The moves of the duel; cards are named by id, never by copy."""

from ludotheque.core.moves import Moves, Verb, listed
from ludotheque.games.duel.codes import CARDS

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
