"""The desk of Tactique: what the estimate works on."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields
from ludotheque.core.record import SECRET, Field
from ludotheque.games.tactique import codes as c

FIELDS = [
    *desk_fields(c.FEATURES, c.SEATS),
    Field("harm", "i2", (c.SPOTS,), SECRET, "what enemy units may take of a unit's life together"),
    Field("blow", "i2", (c.SPOTS,), SECRET, "the most that one of them may take"),
]
DESK = Desk(FIELDS)
