"""The desk of Tactique: what the estimate works on."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields
from ludotheque.games.tactique.codes import FEATURES, SEATS

FIELDS = desk_fields(FEATURES, SEATS)
DESK = Desk(FIELDS)
