"""The state of Generals: every field, who sees it and what it means."""

from ludotheque.core.packed import packed
from ludotheque.core.record import MASKED, PUBLIC, SECRET, Field
from ludotheque.core.rows import rows
from ludotheque.core.standing import Standing
from ludotheque.core.state import state_layout
from ludotheque.games.generals.codes import (
    CELLS,
    HOLD,
    MEMOS,
    NONE,
    PATH,
    SEATS,
    SIDE,
    SITES,
    TEAMS,
)

UNIT = packed(
    Field("unit", "u1", (CELLS,), MASKED, "owner and type of what stands there", mask="unit_eyes"),
    owner=3,
    type=5,
)
UNITS = Standing(
    "units",
    UNIT.field,
    Field("hp", "i1", (CELLS,), MASKED, "HP of the unit there", mask="unit_eyes"),
    Field("done", "i1", (CELLS,), MASKED, "1 if it has had its order", mask="unit_eyes"),
    Field("fuel", "i1", (CELLS,), MASKED, "its fuel", mask="fuel_eyes"),
)
ABOARD = rows(  # carried units, in the order of boarding
    Field("aboard", "i1", (SEATS,), MASKED, "units carried", mask="purse_eyes"),
    HOLD,
    find=("on",),
    on=("i2", "cell of the transport"),
    type=("i1", "type"),
    hp=("i1", "HP"),
    fuel=("i1", "fuel"),
    done=("i1", "1 if it has had its order"),
)
MEMO = rows(  # enemies that went out of sight, oldest first
    Field("memo", "i1", (TEAMS,), MASKED, "remembered sightings", mask="team_eyes"),
    MEMOS,
    find=("cell",),
    cell=("i2", "where"),
    unit=("u1", "which, as in `unit`"),
    hp=("i1", "its HP then"),
    day=("u1", "the day"),
)
FIELDS = [
    # the match
    Field("seat", "i1", (), PUBLIC, "who must act; NOBODY when it is over"),
    Field("day", "i2", (), PUBLIC, "the day, from 1"),
    Field("turn_at", "i1", (), PUBLIC, "place of the acting seat in the order of play"),
    Field("order", "i1", (SEATS,), PUBLIC, "seats in the order of play"),
    Field("ended", "i1", (), PUBLIC, "why the game ended, or NOT_OVER"),
    Field("winners", "u1", (), PUBLIC, "bits of the seats that won or drew"),
    # players
    Field("alive", "i1", (SEATS,), PUBLIC, "1 while a player is in the game"),
    Field("turns", "i2", (SEATS,), PUBLIC, "turns begun"),
    Field("power", "i1", (SEATS,), PUBLIC, "1 while the general's power is active"),
    Field("full", "i1", (SEATS,), PUBLIC, "1 while the gauge is full"),
    Field("makers", "i2", (SEATS,), PUBLIC, "producing buildings owned"),
    Field("money", "i4", (SEATS,), MASKED, "money", mask="purse_eyes"),
    Field("gauge", "i2", (SEATS,), MASKED, "points of the power gauge", mask="purse_eyes"),
    Field("units", "i2", (SEATS,), MASKED, "units owned, cargo included", mask="purse_eyes"),
    Field("purse_eyes", "u1", (SEATS,), PUBLIC, "who knows all about a player: the team, or all"),
    Field("team_eyes", "u1", (TEAMS,), PUBLIC, "who sees what a team sees"),
    # the order being given
    Field("phase", "i1", (), MASKED, "MAIN, MOVE, DRAW, ACTION, BUILD or OVER", mask="order_eyes"),
    Field(
        "chosen",
        "i2",
        (),
        MASKED,
        "cell of the chosen unit or building, or NONE",
        "order_eyes",
        NONE,
    ),
    Field("place", "i1", (), MASKED, "its place aboard, for one taking off", "order_eyes", NONE),
    Field("moved", "i1", (), MASKED, "1 if the chosen unit changed its cell", mask="order_eyes"),
    Field(
        "unloading", "i1", (), MASKED, "1 once a unit was unloaded in this order", mask="order_eyes"
    ),
    Field(
        "reach", "u4", (SIDE,), MASKED, "by row, bits of the cells it can go to", mask="order_eyes"
    ),
    Field("path", "i2", (PATH,), MASKED, "cells of the drawn path", mask="order_eyes"),
    Field("path_n", "i1", (), MASKED, "how many", mask="order_eyes"),
    Field("spent", "i4", (), MASKED, "ticks the drawn path takes", mask="order_eyes"),
    Field("ways", "i1", (), MASKED, "bits of the directions it can go on", mask="order_eyes"),
    Field("stop", "i1", (), MASKED, "1 if it may end here", mask="order_eyes"),
    Field(
        "made", "i1", (SITES,), MASKED, "creations of each building this turn", mask="order_eyes"
    ),
    Field("order_eyes", "u1", (), PUBLIC, "who knows the order being given"),
    # the board
    Field("site_owner", "i1", (SITES,), PUBLIC, "owner of each building, or NEUTRAL"),
    Field("walls", "u1", (SITES,), PUBLIC, "its HP"),
    *UNITS.fields,
    Field(
        "viewers",
        "u1",
        (TEAMS, CELLS),
        MASKED,
        "viewers of a team that see a cell",
        mask="team_eyes",
    ),
    *ABOARD.fields,
    *MEMO.fields,
    # who sees what: blanked last, since the fields above are cut by them
    Field("unit_eyes", "u1", (CELLS,), SECRET, "who would see the unit on a cell"),
    Field("fuel_eyes", "u1", (CELLS,), SECRET, "who knows the fuel of the unit on a cell"),
    # while a move is played
    Field("spotted", "i2", (), SECRET, "enemies that came into sight with it"),
    Field("more_at", "i2", (), SECRET, "where a note counts those not told one by one"),
]
NOTES = 2048  # a turn ends with dozens of crashes, and the next begins with as many repairs
STATE = state_layout(FIELDS, notes=NOTES)
