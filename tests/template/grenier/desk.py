"""The desk: what the estimate works on; no part of a position."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields

from .codes import FEATURES, SEATS

DESK = Desk(desk_fields(FEATURES, SEATS))
