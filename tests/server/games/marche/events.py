"""What the Walk tells."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import AMOUNT, SEAT, Events, Kind

EVENTS = Events(Kind("walked", seat=SEAT, steps=AMOUNT))
REFUSALS = Codes("tired")
REASONS = Codes("arrived")
