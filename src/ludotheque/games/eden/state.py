"""The state of Eden: every field, who sees it and what it means."""

from ludotheque.core.blank import Blank
from ludotheque.core.cases import Told
from ludotheque.core.record import OWNER, SECRET, Field, public
from ludotheque.core.rows import rows
from ludotheque.core.standing import Standing
from ludotheque.core.state import state_layout
from ludotheque.games.eden import codes as c

EACH, ALL, BOTH = (c.SEATS,), (c.UNITS,), (c.FRONTS,)
MAP = [
    public("ground", "i1", (c.CELLS,), "0, a colour from 1, BLACK, HEART or PORTAL + seat"),
    public("owner", "i1", (c.CELLS,), "1 + seat that controls it, or 0"),
    public("troops", "i2", (c.CELLS,), "troops that stand there"),
    public("tile", "i2", (c.TILES,), "cells with a tile, ascending"),
    public("tiles_n", "i1", (), "how many"),
    public("portal", "i2", EACH, "cell of each portal, or NONE"),
    public("stamp", "i2", EACH, "when it was added last"),
    public("stamps", "i2", (), "additions of portals so far"),
    Field("pile", "i1", (c.SEATS, c.STACK), SECRET, "face-down tiles, top last"),
    public("pile_n", "i1", EACH, "how many"),
    public("pile_of", "i1", (c.SEATS, c.STACK), "how many of each colour lie there"),
    public("face", "i1", EACH, "the face-up tile, or 0"),
    public("drawn", "i1", (), "the tile to be laid, or 0"),
    public("blacks", "i1", (), "black tiles still to be laid before the portal"),
    public("left", "i2", (), "the cell that the portal has just left, or NONE"),
    public("first", "i1", (), "first player of the map stage"),
]
PLAYERS = [
    public("alive", "i1", EACH, "1 while a player is in the game"),
    public("fell", "i1", EACH, "in which order players were eliminated, from 1"),
    public("stocks", "i2", EACH, "energy stocks"),
    Field("hand", "i1", (c.SEATS, c.CARDS), OWNER, "copies of each card held"),
    public("hand_n", "i2", EACH, "cards held"),
    Field("deck", "i1", (c.SEATS, c.PILE), SECRET, "the deck, top last", hidden=c.NONE),
    public("deck_n", "i2", EACH, "cards in it"),
    public("held", "i1", (c.SEATS, c.CARDS), "copies of each card in hand and deck together"),
    public("discard", "i1", (c.SEATS, c.PILE), "discard, oldest first"),
    public("discard_n", "i2", EACH, "how many"),
    public("front", "i1", (c.SEATS, c.COMMONS), "crystals played, by card"),
    public("table", "i1", (c.SEATS, c.TABLE), "technologies, oldest first"),
    public("table_n", "i1", EACH, "how many"),
    public("pool", "i1", (c.SEATS + 1, c.CARDS), "Worlds by seat, then the supply"),
    public("uses", "i1", EACH, "options of cards in hand used in this turn of play"),
    public("bought", "i1", (c.COMMONS,), "copies bought in this Logistics phase"),
    public("sent", "i1", (c.SEATS, c.SEATS), "cards sent today, by sender and receiver"),
    public("spent", "i2", (), "crystal value spent in this Logistics phase"),
]
GAME = [
    public("seat", "i1", (), "who must act, NOBODY when it is over"),
    public("ask", "i1", (), "the decision: MAP_DRAW, …, or NOTHING"),
    public("stage", "i1", (), "where the game goes on: see rules/flow"),
    public("phase", "i1", (), "MAP, FINAL, SETUP, EXPANSION, PRODUCTION, LOGISTICS, OVER"),
    public("day", "i1", (), "from 1"),
    public("token", "i1", (), "who holds the first-player token"),
    public("active", "i1", (), "whose turn it is"),
    public("moved", "i1", (), "players who have had their turn in this phase"),
    public("begun", "i4", (), "turns begun so far"),
    public("today", "i2", (), "decisions of this day"),
    public("pure", "i2", (), "pure energy on the Heart"),
    public("placed", "i1", (), "troops still to be placed"),
    public("ended", "i1", (), "why the game ended, or NOT_OVER"),
    public("winners", "u1", (), "who has won, as bits"),
    # an Expansion turn
    public("again", "i1", (), "1 in a bonus turn"),
    public("captured", "i1", (), "1 once a territory of another player was taken in this turn"),
    public("attacked", "i1", (), "1 once the offensive of this turn was decided"),
    public("base", "i2", BOTH, "territories conquered in the turn before, or NONE"),
    public("rift_left", "i1", (), "what units of a rift may still cost"),
    public("rift_units", "i1", (), "units that a rift may still bring"),
    public("rift_first", "i1", (), "1 while nothing was taken from it"),
    public("given", "i1", (c.TILES,), "1 where troops came from, 2 where they went, by tile"),
    public("from_cell", "i2", (), "source of the troops being moved"),
    public("to_cell", "i2", (), "and where they go"),
]
COMBAT = [
    public("fronts_n", "i1", (), "fronts of the offensive"),
    public("source", "i2", BOTH, "where each comes from"),
    public("target", "i2", BOTH, "and goes to"),
    public("group", "i2", BOTH, "the attacker's troops at the front"),
    public("foe", "i1", BOTH, "who defends it, NONE: wild"),
    public("wild", "i1", BOTH, "total of a wild territory"),
    public("side", "i2", (c.FRONTS, 2), "added to the totals of attacker and defender"),
    public("total", "i2", (c.FRONTS, 2), "totals when the winner was determined"),
    public("won", "i1", BOTH, "1 if the attacker has won, 0 if not, NONE: not yet known"),
    public("fighting", "i1", (), "1 while a combat runs"),
    public("stopped", "u1", (), "players who have stopped, as bits"),
    public("ring_at", "i1", (), "place in the ring of who plays"),
    public("same_again", "i1", (), "1 if the same player decides again"),
    public("window", "i1", (), "PLAYING, DELAYING, AFTER, or 0"),
    public("window_at", "i1", (), "place in the order of priority"),
    public("acts", "i2", (), "abilities used in this combat"),
    public("at", "i1", (), "front or defender that is being settled"),
    public("losing", "i1", (), "1 + seat that loses the Heart, or 0"),
]
CHANCE = rows(  # reactions that wait
    public("chance", "i1", (), "reactions that wait"),
    c.CHANCES,
    find=("unit", "ability"),
    unit=("i1", "whose"),
    ability=("i1", "which ability"),
    event=("i1", "the event unit, or NONE"),
)
ARMIES = [
    public("units_n", "i1", (), "places in use, with gaps"),
    public("u_where", "i1", ALL, "GONE, IN_ARMY, IN_PILE or DEPARTED"),
    public("u_card", "i1", ALL, "its card"),
    public("u_seat", "i1", ALL, "whose it is"),
    public("u_front", "i1", ALL, "the front it stands or stood on"),
    public("u_row", "i1", ALL, "its row from 0, or its place in the neutralised pile"),
    public("u_col", "i1", ALL, "its column"),
    public("u_force", "i2", ALL, "changes of its Force"),
    public("u_mana", "i1", ALL, "mana on it"),
    public("u_marks", "u1", ALL, "DOOMED, SILENCED, …"),
    public("u_used", "u1", ALL, "abilities used, as bits"),
    public("u_true", "u1", ALL, "conditions of reactions that held last, as bits"),
    public("u_fresh", "i1", ALL, "1 if it was just added"),
    public("u_done", "i1", ALL, "1 once the operation has dealt with it"),
    *CHANCE.fields,
    public("returned", "i1", (c.SEATS, c.CARDS), "cards that came back to a hand in this combat"),
]
RESOLVING = [
    public("r_on", "i1", (), "1 while an ability is being resolved"),
    public("r_row", "i2", (), "the operation it goes on with"),
    public("r_last", "i2", (), "the one behind the last"),
    public("r_ability", "i1", (), "which ability of the unit's card"),
    public("r_card", "i1", (), "the card whose ability it is"),
    public("r_unit", "i1", (), "the unit"),
    public("r_seat", "i1", (), "who controls it"),
    public("r_front", "i1", (), "on which front"),
    public("r_event", "i1", (), "the event unit, or NONE"),
    public("r_paid", "i2", (), "what its cost has taken"),
    public("r_open", "i1", (), "the card revealed, or NONE"),
    public("r_step", "i1", (), "how far the operation is"),
    public("r_left", "i1", (), "how often it is still to be done"),
    public("r_a", "i1", (), "the unit chosen, or NONE"),
    public("r_b", "i1", (), "the unit it goes to, or NONE"),
    public("r_way", "i1", (), "beside it: 0 left, 1 right"),
    public("r_shift", "i1", (), "who closes the gap: 0 those on the left, 1 on the right"),
]
WORK = [Field("spare", "i1", (c.PILE,), SECRET, "room for shuffling and dealing, else zeros")]
FIELDS = [*GAME, *MAP, *PLAYERS, *COMBAT, *ARMIES, *RESOLVING, *WORK]
NOTES = 1150
# What is put back together: before a match, a combat, a turn, a Logistics, a day; after a combat,
# an ability, an operation, a turn, moves of troops
OPENED = Blank(
    *("opened", FIELDS, ""),
    none="portal deck discard table base foe won source target left from_cell to_cell"
    " r_open r_card r_event r_a r_b",
)
FOUGHT = Blank(
    *("fought", FIELDS, "u_card u_seat u_front group wild returned fighting fronts_n stopped at"),
    none="foe source target",
)
RESOLVED = Blank(
    *("resolved", FIELDS, "r_on r_row r_last r_ability r_unit r_seat r_front r_paid"),
    none="r_card r_event r_open",
)
PREPARED = Blank("prepared", FIELDS, "stopped ring_at same_again acts")
TURNED = Blank("turned", FIELDS, "uses captured attacked fronts_n")
BOUGHT = Blank("bought", FIELDS, "bought spent")
DAWNED = Blank("dawned", FIELDS, "sent today")
NO_BASE = Blank("no_base", FIELDS, "", none="base")
SHIFTED = Blank("shifted", FIELDS, "given")
OPERATED = Blank("operated", FIELDS, "r_step r_left r_way r_shift", none="r_a r_b")


def _of_unit(name: str, fields: str) -> Standing:
    return Standing(name, *(field for field in ARMIES if field.name in fields.split()))


PLACE = _of_unit("place", "u_row u_col")
RENEWED = _of_unit("renewed", "u_force u_mana u_used u_true u_fresh")
VANISHED = _of_unit("vanished", "u_where u_row u_col u_marks u_done")
STATE = state_layout(FIELDS, notes=NOTES)
BY_STAGE = Told("advance(t, s, d)", "s.stage", seat="s.active")
BY_HABIT = Told("usual(t, s, d, out, n)", "s.ask")
BY_DECISION = Told(
    "to_decision(t, s, d, move)",
    "s.ask",
    seat="s.seat",
    cell=f"move - {c.MOVE_AT}",
    card=f"(move - {c.MOVE_PLAY}) % {c.CARDS}",
    face=f"move - {c.MOVE_DRAW}",
    how=f"move - {c.MOVE_PORTAL}",
    n=f"move - {c.MOVE_NUMBER}",
    rival=f"move - {c.MOVE_SEAT}",
)
assert c.ABILITIES <= 8  # bits of u_used
