"""The moves of Eden: small choices; which one is meant, the decision tells."""

from ludotheque.core.moves import Arg, Moves, Verb, among, listed
from ludotheque.games.eden import codes as c
from ludotheque.space.hex import q_of, r_of

PORTAL_WORDS = ("none", "add", "remove", "move")
CELL_NAMES = tuple(f"{q_of(cell)},{r_of(cell)}" for cell in range(c.CELLS))
_CARD = listed("cards", c.CARDS)
MOVES = Moves(
    Verb("draw", tile=among("pile", "face")),
    Verb("at", cell=Arg(c.CELLS, CELL_NAMES)),
    Verb("portal", how=among(*PORTAL_WORDS)),
    Verb("play", card=_CARD),  # a crystal, in front of oneself
    Verb("discard", card=_CARD),
    Verb("world", card=_CARD),
    Verb("use", card=_CARD, mode=listed("modes", c.MODE_NAMES)),
    Verb("rift", card=_CARD),
    Verb("pick", card=_CARD),
    Verb("raise", card=_CARD),
    Verb("buy", card=_CARD),
    Verb("send", card=_CARD, front=c.FRONTS),  # a unit, onto a front
    Verb("unit", unit=c.UNITS),
    Verb("activate", unit=c.UNITS, ability=c.ABILITIES),
    Verb("react", chance=c.CHANCES),
    Verb("number", n=c.AMOUNTS),
    Verb("seat", seat=c.SEATS),
    Verb("left"),
    Verb("right"),
    Verb("yes"),
    Verb("no"),
    Verb("refill"),
    Verb("bonus"),
    Verb("done"),
)
