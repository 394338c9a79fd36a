"""The state of Tactique: every field, who sees it and what it means."""

from ludotheque.cards.decks import list_fields
from ludotheque.cards.program import stack_fields
from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, Field
from ludotheque.core.state import state_layout
from ludotheque.games.tactique.codes import (
    LAPSES,
    LASTING,
    NONE,
    PICKS,
    PILE,
    ROWS,
    SEATS,
    SPOTS,
    STACK,
    TARGETS,
)

UNIT_FIELDS = [
    Field("unit", "i1", (SPOTS,), PUBLIC, "card of the unit on each spot, or NONE", hidden=NONE),
    Field("hp", "i2", (SPOTS,), PUBLIC, "its hit points"),
    Field("max_hp", "i2", (SPOTS,), PUBLIC, "the most it may have"),
    Field("shield", "i1", (SPOTS,), PUBLIC, "its shield points"),
    Field("made", "i1", (SPOTS,), PUBLIC, "attacks it made this turn"),
    Field("allowed", "i1", (SPOTS,), PUBLIC, "attacks it may make"),
    Field("fresh", "i1", (SPOTS,), PUBLIC, "1 if it entered play this turn"),
    Field("stunned", "i1", (SPOTS,), PUBLIC, "1 while it is stunned"),
    Field("moved", "i1", (SPOTS,), PUBLIC, "1 once it used Mobile this turn"),
    Field("uses", "i1", (SPOTS,), PUBLIC, "activations this turn"),
    Field("reassembled", "i1", (SPOTS,), PUBLIC, "1 once it was reassembled"),
    Field("age", "i1", (SPOTS,), PUBLIC, "turns a Core has ripened"),
    Field("born", "i2", (SPOTS,), PUBLIC, "which unit of the match it is, from 1"),
    Field("boost", "i2", (SPOTS, LAPSES), PUBLIC, "ATK bonuses: perm, turn, next of each player"),
    Field("plate", "i1", (SPOTS, LAPSES), PUBLIC, "armor given, likewise"),
    Field("granted", "u2", (SPOTS, LAPSES), PUBLIC, "keywords given as bits, likewise"),
]
FIELDS = [
    # the match
    Field("seat", "i1", (), PUBLIC, "who must act, NOBODY when it is over"),
    Field("phase", "i1", (), PUBLIC, "BUILD, PICK, PLAY or OVER"),
    Field("active", "i1", (), PUBLIC, "whose turn it is"),
    Field("first", "i1", (), PUBLIC, "who has the first turn"),
    Field("ended", "i1", (), PUBLIC, "why the game ended, or NOT_OVER"),
    Field("winner", "i1", (), PUBLIC, "who has won, or NONE"),
    Field("won_by", "i1", (), PUBLIC, "the victory condition that was met, or NONE"),
    Field("births", "i2", (), PUBLIC, "units that entered play so far"),
    Field("own_turn", "i1", (SEATS,), PUBLIC, "turns each player has begun"),
    Field("capacity", "i1", (SEATS,), PUBLIC, "Echoes a player has anew each turn"),
    Field("echoes", "i1", (SEATS,), PUBLIC, "Echoes left"),
    Field("kills", "i1", (SEATS,), PUBLIC, "enemy units destroyed in one's last own turn"),
    Field("kills_total", "i2", (SEATS,), PUBLIC, "enemy units destroyed so far, by any cause"),
    Field("brooded", "i1", (SEATS,), PUBLIC, "1 once Proliferation was used this turn"),
    Field("hold", "i1", (SEATS, ROWS), PUBLIC, "turns each row has been held"),
    Field("armed", "i1", (SEATS, ROWS), PUBLIC, "1 if the row was complete at the end of a turn"),
    Field("custom", "i1", (SEATS,), PUBLIC, "1 if the deck was built card by card"),
    Field("goal", "i1", (SEATS,), MASKED, "condition picked, or NONE", mask="told", hidden=NONE),
    Field("told", "u2", (SEATS,), MASK, "seats that know what a player picked"),
    Field("ruled_out", "u2", (SEATS,), PUBLIC, "conditions met without winning, as bits"),
    # the grids
    *UNIT_FIELDS,
    Field("terrain", "i1", (SPOTS,), PUBLIC, "COVER, CREEP, RELAY, ACID or 0"),
    # cards
    Field("hand", "i1", (SEATS, PILE), OWNER, "cards held, oldest first", hidden=NONE),
    Field("hand_n", "i1", (SEATS,), PUBLIC, "how many"),
    Field("known", "i1", (SEATS, PILE), PUBLIC, "cards of the hand that all know (Q40)"),
    Field("known_n", "i1", (SEATS,), PUBLIC, "how many"),
    Field("deck", "i1", (SEATS, PILE), SECRET, "the deck, top last", hidden=NONE),
    Field("deck_n", "i1", (SEATS,), PUBLIC, "cards in the deck"),
    Field("discard", "i1", (SEATS, PILE), PUBLIC, "discard pile, oldest first"),
    Field("discard_n", "i1", (SEATS,), PUBLIC, "how many"),
    Field("lasting", "i1", (SEATS, LASTING), PUBLIC, "persistent spells in play, oldest first"),
    Field("lasting_n", "i1", (SEATS,), PUBLIC, "how many"),
    *list_fields(SEATS, PILE),
    # the action being composed (Q42)
    Field("act", "i1", (SEATS,), OWNER, "ACT_PLAY, ACT_ATTACK, …, or 0"),
    Field("act_what", "i1", (SEATS,), OWNER, "the card played, or the spot of the unit"),
    Field("act_ability", "i1", (SEATS,), OWNER, "the ability that asks for choices, or NONE"),
    Field("picks", "i1", (SEATS, PICKS), OWNER, "choices made so far, NONE for those skipped"),
    Field("picks_n", "i1", (SEATS,), OWNER, "how many"),
    # while a move is played
    *stack_fields(STACK, TARGETS),
    Field("same", "i4", (), SECRET, "units of the previous step, as bits"),
    Field("pile", "i1", (PILE,), SECRET, "room for dealing a guess, else zeros"),
]
NOTES = 372  # a turn ends in a chain of deaths, and the next begins with acid and repairs
STATE = state_layout(FIELDS, notes=NOTES)
