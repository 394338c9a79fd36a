"""The state of Night Dealer: every field, who sees it and what it means."""

from ludotheque.core.record import MASK, MASKED, PUBLIC, Field
from ludotheque.core.state import state_layout
from ludotheque.games.night_dealer.codes import CELLS, MARKS, NONE, SEATS, TILES, WHEELS


def _composed(name: str, kind: str, shape: tuple[int, ...], legend: str, hidden: int) -> Field:
    """A field of the composition: the composer's own until the turn is validated (ND-Q25)."""
    return Field(name, kind, shape, MASKED, legend, mask="composer", hidden=hidden)


FIELDS = [
    # the match
    Field("seat", "i1", (), PUBLIC, "who must act; 0 = A, 1 = B, NOBODY when it is over"),
    Field("phase", "i1", (), PUBLIC, "ROLL, REROLL, COMPOSE, OMEN, PASS or OVER"),
    Field("points", "i1", (SEATS,), PUBLIC, "points of A and B, or rounds won (scoring=rounds)"),
    Field("round", "i1", (), PUBLIC, "round under way, from 1"),
    Field("starter", "i1", (), PUBLIC, "who opened round 1"),
    Field("ended", "i1", (), PUBLIC, "why the match ended, or NOT_OVER"),
    # the round
    Field("first", "i1", (), PUBLIC, "who is P1 in this round"),
    Field("turn", "i1", (), PUBLIC, "turn of the round, 1 to 6; odd ones are P1's"),
    Field("owner", "i1", (CELLS,), PUBLIC, "seat that holds each cell, or NONE"),
    Field("kind", "i1", (CELLS,), PUBLIC, "kind of the tile on each cell, or NONE"),
    Field("shield", "i1", (CELLS,), PUBLIC, "1 where the tile has a shield"),
    Field("badge", "i1", (CELLS,), PUBLIC, "1 where the tile was laid as ECLIPSE"),
    Field("trap", "i1", (SEATS,), PUBLIC, "cell of each player's trap, or NONE"),
    Field("wheel", "i1", (SEATS, WHEELS), PUBLIC, "face each wheel shows, SPENT or UNROLLED"),
    Field("drawn", "i1", (SEATS,), PUBLIC, "1 once the player's ECLIPSE has come up this round"),
    Field("omen", "i1", (), PUBLIC, "1 while P2 may still use Omen this round"),
    Field("mark_n", "i1", (), PUBLIC, "marks made, that come due at the end of the next turn"),
    Field("mark_cell", "i1", (MARKS,), PUBLIC, "their cells, in order of creation"),
    Field("mark_author", "i1", (MARKS,), PUBLIC, "who made them"),
    # the resolution under way
    Field("step", "i1", (), PUBLIC, "step of the resolution, 0 outside one"),
    Field("placed", "i2", (), PUBLIC, "cells of the tiles placed this turn, as bits"),
    Field("pending", "i2", (), PUBLIC, "cells about to flip in this batch, as bits"),
    Field("due_n", "i1", (), PUBLIC, "marks that come due in this resolution"),
    Field("due_at", "i1", (), PUBLIC, "how many of them were dealt with"),
    Field("due_cell", "i1", (MARKS,), PUBLIC, "their cells, in order of creation"),
    Field("due_author", "i1", (MARKS,), PUBLIC, "who made them"),
    # the composition
    Field("composer", "u2", (), MASK, "bit of the seat that is composing, 0 outside COMPOSE"),
    _composed("stage", "i1", (), "what is asked of the composer: TILE, MORE or EFFECT", 0),
    _composed("laid", "i1", (), "tiles laid so far", 0),
    _composed("asked", "i1", (), "tile whose effect is asked at EFFECT", 0),
    _composed("tile_wheel", "i1", (TILES,), "wheel of each tile, or NONE", NONE),
    _composed("tile_cell", "i1", (TILES,), "cell of each tile, or NONE", NONE),
    _composed("tile_kind", "i1", (TILES,), "kind of each tile, or NONE", NONE),
    _composed("tile_choice", "i2", (TILES,), "effect move chosen for each tile, or NONE", NONE),
]
NOTES = 240  # two tiles, their effects, nine clashes, four curses, end of round
STATE = state_layout(FIELDS, notes=NOTES)
