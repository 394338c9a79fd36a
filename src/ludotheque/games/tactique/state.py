"""The state of Tactique: every field, who sees it and what it means."""

from ludotheque.cards.decks import list_fields
from ludotheque.cards.program import stack_fields
from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, Field, public
from ludotheque.core.standing import Standing
from ludotheque.core.state import state_layout
from ludotheque.games.tactique import codes as c

UNITS = Standing(
    "units",
    Field(
        "unit", "i1", (c.SPOTS,), PUBLIC, "card of the unit on each spot, or NONE", hidden=c.NONE
    ),
    public("hp", "i2", (c.SPOTS,), "its hit points"),
    public("max_hp", "i2", (c.SPOTS,), "the most it may have"),
    public("shield", "i1", (c.SPOTS,), "its shield points"),
    public("made", "i1", (c.SPOTS,), "attacks it made this turn"),
    public("allowed", "i1", (c.SPOTS,), "attacks it may make"),
    public("fresh", "i1", (c.SPOTS,), "1 if it entered play this turn"),
    public("stunned", "i1", (c.SPOTS,), "1 while it is stunned"),
    public("moved", "i1", (c.SPOTS,), "1 once it used Mobile this turn"),
    public("uses", "i1", (c.SPOTS,), "activations this turn"),
    public("reassembled", "i1", (c.SPOTS,), "1 once it was reassembled"),
    public("age", "i1", (c.SPOTS,), "turns a Core has ripened"),
    public("born", "i2", (c.SPOTS,), "which unit of the match it is, from 1"),
    public("boost", "i2", (c.SPOTS, c.LAPSES), "ATK bonuses: perm, turn, next of each player"),
    public("plate", "i1", (c.SPOTS, c.LAPSES), "armor given, likewise"),
    public("granted", "u2", (c.SPOTS, c.LAPSES), "keywords given as bits, likewise"),
)
FIELDS = [
    # the match
    public("seat", "i1", (), "who must act, NOBODY when it is over"),
    public("phase", "i1", (), "BUILD, PICK, PLAY or OVER"),
    public("active", "i1", (), "whose turn it is"),
    public("first", "i1", (), "who has the first turn"),
    public("ended", "i1", (), "why the game ended, or NOT_OVER"),
    public("winner", "i1", (), "who has won, or NONE"),
    public("won_by", "i1", (), "the victory condition that was met, or NONE"),
    public("births", "i2", (), "units that entered play so far"),
    public("own_turn", "i1", (c.SEATS,), "turns each player has begun"),
    public("capacity", "i1", (c.SEATS,), "Echoes a player has anew each turn"),
    public("echoes", "i1", (c.SEATS,), "Echoes left"),
    public("kills", "i1", (c.SEATS,), "enemy units destroyed in one's last own turn"),
    public("kills_total", "i2", (c.SEATS,), "enemy units destroyed so far, by any cause"),
    public("brooded", "i1", (c.SEATS,), "1 once Proliferation was used this turn"),
    public("hold", "i1", (c.SEATS, c.ROWS), "turns each row has been held"),
    public("armed", "i1", (c.SEATS, c.ROWS), "1 if the row was complete at the end of a turn"),
    public("custom", "i1", (c.SEATS,), "1 if the deck was built card by card"),
    Field(
        "goal", "i1", (c.SEATS,), MASKED, "condition picked, or NONE", mask="told", hidden=c.NONE
    ),
    Field("told", "u2", (c.SEATS,), MASK, "seats that know what a player picked"),
    public("ruled_out", "u2", (c.SEATS,), "conditions met without winning, as bits"),
    # the grids
    *UNITS.fields,
    public("terrain", "i1", (c.SPOTS,), "COVER, CREEP, RELAY, ACID or 0"),
    # cards
    Field("hand", "i1", (c.SEATS, c.PILE), OWNER, "cards held, oldest first", hidden=c.NONE),
    public("hand_n", "i1", (c.SEATS,), "how many"),
    public("known", "i1", (c.SEATS, c.PILE), "cards of the hand that all know (Q40)"),
    public("known_n", "i1", (c.SEATS,), "how many"),
    Field("deck", "i1", (c.SEATS, c.PILE), SECRET, "the deck, top last", hidden=c.NONE),
    public("deck_n", "i1", (c.SEATS,), "cards in the deck"),
    public("discard", "i1", (c.SEATS, c.PILE), "discard pile, oldest first"),
    public("discard_n", "i1", (c.SEATS,), "how many"),
    public("lasting", "i1", (c.SEATS, c.LASTING), "persistent spells in play, oldest first"),
    public("lasting_n", "i1", (c.SEATS,), "how many"),
    *list_fields(c.SEATS, c.PILE),
    # the action being composed (Q42)
    Field("act", "i1", (c.SEATS,), OWNER, "ACT_PLAY, ACT_ATTACK, …, or 0"),
    Field("act_what", "i1", (c.SEATS,), OWNER, "the card played, or the spot of the unit"),
    Field("act_ability", "i1", (c.SEATS,), OWNER, "the ability that asks for choices, or NONE"),
    Field("picks", "i1", (c.SEATS, c.PICKS), OWNER, "choices made so far, NONE for those skipped"),
    Field("picks_n", "i1", (c.SEATS,), OWNER, "how many"),
    # while a move is played
    *stack_fields(c.STACK, c.TARGETS),
    Field("same", "i4", (), SECRET, "units of the previous step, as bits"),
    Field("pile", "i1", (c.PILE,), SECRET, "room for dealing a guess, else zeros"),
]
NOTES = 372  # a turn ends in a chain of deaths, and the next begins with acid and repairs
STATE = state_layout(FIELDS, notes=NOTES)
