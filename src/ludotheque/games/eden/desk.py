"""The desk of Eden: distances, what is connected, moves to look at, and the estimate's own."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields
from ludotheque.core.record import SECRET, Field
from ludotheque.games.eden import codes as c
from ludotheque.space.desk import steps_fields

FIELDS = [
    *steps_fields(1 + c.SEATS, c.CELLS, c.TILES),  # from the Heart, then from each portal
    Field("linked", "i1", (c.CELLS,), SECRET, "1 where a player's territories are connected"),
    Field("chain", "i2", (8,), SECRET, "black tiles thought of, from the map outwards"),
    Field("turn", "i1", (8,), SECRET, "ways tried from each"),
    Field("source", "i1", (), SECRET, "the unit whose ability or effect is looked at"),
    Field("event", "i1", (), SECRET, "the event unit that goes with it, or NONE"),
    Field("public", "i1", (), SECRET, "1: hands are judged by what all know of them"),
    Field("style", "i1", (), SECRET, "how a plain player plays: 0 as usual, BOLD, WARY"),
    Field("hand", "i4", (), SECRET, "what a full hand of the active player may bring"),
    Field("listed", "i2", (), SECRET, "legal moves found so far"),
    Field("enough", "i2", (), SECRET, "how many of them are wanted"),
    Field("moves", "i8", (c.WIDTH,), SECRET, "moves to look at"),
]
DESK = Desk([*FIELDS, *desk_fields(c.FEATURES, c.SEATS)])
