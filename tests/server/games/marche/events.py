"""What the Walk tells."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import AMOUNT, SEAT, Events, Kind
from ludotheque.core.noting import Notes

EVENTS = Events(Kind("walked", seat=SEAT, steps=AMOUNT))
NOTE = Notes(EVENTS)
REFUSALS = Codes("tired")
REASONS = Codes("arrived")
