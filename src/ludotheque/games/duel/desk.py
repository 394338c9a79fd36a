"""The desk of the duel: what the estimate works on."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields
from ludotheque.games.duel.codes import FEATURES, SEATS, UNITS

FIELDS = desk_fields(FEATURES, SEATS, UNITS)
DESK = Desk(FIELDS)
