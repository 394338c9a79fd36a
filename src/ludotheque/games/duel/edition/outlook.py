"""What the features of the estimate need of the cards, and where a playout may end."""

from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.outlook import horizon_fields, read_horizon, table_fields
from ludotheque.core.record import PUBLIC, Field
from ludotheque.games.duel import codes as c

COUNTED = 4  # cards that a card of the form "n for each card" is taken to find
FIELDS = [
    Field("punch", "i2", (c.CARDS,), PUBLIC, "base damage of a card"),
    Field("swings", "i1", (c.CARDS,), PUBLIC, "blows it deals with the weapon"),
    Field("guard", "i2", (c.CARDS,), PUBLIC, "base shield of a card"),
    *table_fields(c.FEATURES, c.UNITS),
    *horizon_fields(),
]


def read_estimate(t: Any, file: Entry) -> None:
    """Fill the tables of the estimate."""
    read_horizon(t, file)
    for card in range(t.cards_n):
        _weigh_card(t, card)


def _weigh_card(t: Any, card: int) -> None:
    """What a card deals and gives by itself."""
    for row in range(t.first[card], t.last[card]):
        n = t.row_n[row] * (1 if t.row_n_of[row] == c.FIXED else COUNTED)
        if t.row_verb[row] == c.DAMAGE:
            t.punch[card] += n * t.row_hits[row]
        elif t.row_verb[row] == c.WEAPON_ATTACK:
            t.swings[card] += 2 if t.row_force[row] == c.DOUBLE_FORCE else 1
        elif t.row_verb[row] == c.SHIELD:
            t.guard[card] += n
