"""What the estimate needs of the tables, and where a playout may end."""

from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.outlook import table_fields
from ludotheque.core.record import PUBLIC, Field, advice
from ludotheque.games.tactique.codes import FEATURES

FIELDS = [
    *table_fields(FEATURES),
    *advice(Field("horizon", "i2", (), PUBLIC, "turns of a chapter: where a playout may end")),
]


def read_estimate(t: Any, file: Entry) -> None:
    """Fill the tables of the estimate."""
    t.horizon = file.integer("horizon", 1, 1000)
    file.done()
