"""What the Attic tells: events, refusals, reasons for the end."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import AMOUNT, SEAT, Events, Kind, one_of
from ludotheque.core.noting import Notes

KIND, REASON = one_of("kinds"), one_of("reasons")

EVENTS = Events(
    Kind("drew", seat=SEAT, card=KIND),  # the seat alone sees it
    Kind("took", seat=SEAT, left=AMOUNT),  # cards left in the deck
    Kind("renewed", cards=AMOUNT),
    Kind("laid", seat=SEAT, card=KIND),
    Kind("tossed", seat=SEAT, card=KIND),
    Kind("peeked", seat=SEAT),
    Kind("saw", seat=SEAT, card=KIND),  # the seat alone sees it
    Kind("snatched", seat=SEAT, card=KIND),
    Kind("shelved", seat=SEAT, card=KIND, points=AMOUNT),
    Kind("ended", reason=REASON),
)
NOTE = Notes(EVENTS)
REFUSALS = Codes("not_held cat_stays already_seen window_open no_window no_cat")
REASONS = Codes("goal_reached last_turn")
