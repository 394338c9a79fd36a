"""The layout of the tables: what content and options say, in numbers."""

from ludotheque.core.outlook import table_fields
from ludotheque.core.record import PUBLIC, Field, Layout

from .codes import FEATURES, KINDS

TABLES = Layout(
    "Tables",
    [
        Field("seats_n", "i1", (), PUBLIC, "seats in this match"),
        Field("hand_size", "i1", (), PUBLIC, "cards a hand is filled to"),
        Field("turns_each", "i1", (), PUBLIC, "turns each seat has"),
        Field("goal", "i2", (), PUBLIC, "points that end the game"),
        Field("cat", "i1", (), PUBLIC, "the kind that snatches"),
        Field("value", "i1", (KINDS,), PUBLIC, "points of each kind on a shelf"),
        Field("copies", "i1", (KINDS,), PUBLIC, "cards of each kind in the game"),
        *table_fields(FEATURES),
    ],
)
