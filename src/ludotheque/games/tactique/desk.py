"""The desk of Tactique: what the estimate works on."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields
from ludotheque.core.record import SECRET, Field
from ludotheque.games.tactique.codes import FEATURES, SEATS, SPOTS

FIELDS = [
    *desk_fields(FEATURES, SEATS),
    Field("harm", "i2", (SPOTS,), SECRET, "what enemy units may take of a unit's life together"),
    Field("blow", "i2", (SPOTS,), SECRET, "the most that one of them may take"),
]
DESK = Desk(FIELDS)
