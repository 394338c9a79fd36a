"""Numbers with names that all rule files share; those that `events` declares among them."""

from .numbers import *  # noqa: F403

SEATS = 3  # most seats
KINDS = 5  # kinds of cards
CARDS = 24  # room for cards
NONE = -1  # no kind
FEATURES = 3  # that the estimate weighs: see brain/features
