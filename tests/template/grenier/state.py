"""The state: every field, its shape, who may see it and what it means."""

from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, Field
from ludotheque.core.state import state_layout

from .codes import CARDS, KINDS, NONE, SEATS

STATE = state_layout(
    [
        Field("seat", "i1", (), PUBLIC, "who must act, or NOBODY"),
        Field("turn", "i1", (), PUBLIC, "whose turn it is"),
        Field("turns", "i1", (), PUBLIC, "turns ended so far"),
        Field("laid", "i1", (), PUBLIC, "kind laid and still to be answered, or NONE"),
        Field("hand", "i1", (SEATS, KINDS), OWNER, "copies of each kind held"),
        Field("held", "i1", (SEATS,), PUBLIC, "cards in each hand"),
        Field("shelf", "i1", (SEATS, KINDS), PUBLIC, "copies of each kind on the shelf"),
        Field("points", "i2", (SEATS,), PUBLIC, "value of each shelf"),
        Field("discard", "i1", (KINDS,), PUBLIC, "copies of each kind in the discard"),
        Field("deck_n", "i1", (), PUBLIC, "cards in the deck"),
        Field("deck", "i1", (CARDS,), MASKED, "the deck, top last", mask="known", hidden=NONE),
        Field("known", "u2", (CARDS,), MASK, "seats that have seen each card of the deck"),
        Field("pile", "i1", (CARDS,), SECRET, "room for dealing a guess, else zeros"),
    ],
    notes=96,
)
