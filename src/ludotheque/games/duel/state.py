"""The state of the duel: every field, who sees it and what it means."""

import functools
from dataclasses import replace

from ludotheque.cards.decks import list_fields
from ludotheque.cards.program import stack_fields
from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, Field, Layout
from ludotheque.core.rows import rows
from ludotheque.core.state import state_layout
from ludotheque.games.duel.codes import (
    DECK,
    GEAR,
    MODS,
    NONE,
    PLAYS,
    POOLS,
    SEATS,
    STACK,
    STORMS,
    TARGETS,
)

MOD_ROWS = rows(
    Field("mod", "i1", (SEATS,), PUBLIC, "modifiers of Force and Resistance"),
    MODS,
    find=("card", "stat", "left"),
    card=("i1", "card each comes from, or NONE"),
    stat=("i1", "FORCE or RESISTANCE"),
    amount=("i2", "how much"),
    left=("i1", "game turns left, or FOREVER, THIS_TURN, …"),
)
POOL_ROWS = rows(
    Field("pool", "i1", (SEATS,), PUBLIC, "shield pools"),
    POOLS,
    amount=("i2", "their shield, oldest first"),
    left=("i1", "game turns left, 0 without a timer"),
)
STORM_ROWS = rows(
    Field("storm", "i1", (SEATS,), PUBLIC, "storms a player has raised"),
    STORMS,
    find=("card", "left"),
    card=("i1", "their cards"),
    amount=("i2", "damage at each end of turn"),
    left=("i1", "game turns left"),
)
FIELDS = [
    # the match
    Field("seat", "i1", (), PUBLIC, "who must act; 0 = A, 1 = B, NOBODY when it is over"),
    Field("phase", "i1", (), PUBLIC, "BUILD, PLAY, RETURN, FREEZE, REACT or OVER"),
    Field("turn", "i2", (), PUBLIC, "game turn, from 1; 0 while decks are built"),
    Field("active", "i1", (), PUBLIC, "whose turn it is"),
    Field("first", "i1", (), PUBLIC, "who has game turn 1"),
    Field("ended", "i1", (), PUBLIC, "why the game ended, or NOT_OVER"),
    # a player's values
    Field("hp", "i2", (SEATS,), PUBLIC, "hit points"),
    Field("shield", "i2", (SEATS,), PUBLIC, "all shield pools together"),
    Field("mana", "i2", (SEATS,), PUBLIC, "mana left; the defender's pays Rapides"),
    Field("force", "i2", (SEATS,), PUBLIC, "Force: class and modifiers"),
    Field("resistance", "i2", (SEATS,), PUBLIC, "Resistance: class and modifiers"),
    Field("weapon_bonus", "i2", (SEATS,), PUBLIC, "added to the weapon's base damage"),
    Field("invincible", "i1", (SEATS,), PUBLIC, "1 until the start of one's next turn"),
    Field("struck", "i1", (SEATS,), PUBLIC, "1 once this turn's free strike is used"),
    Field("discarded", "i1", (SEATS,), PUBLIC, "cards discarded this turn"),
    Field("attacks", "i1", (SEATS,), PUBLIC, "attacks made this turn"),
    Field("chain", "i1", (SEATS,), PUBLIC, "strikes in a row"),
    Field("plays", "i1", (SEATS,), PUBLIC, "cards played this turn, Rapides not counted"),
    Field("done", "i4", (SEATS,), PUBLIC, "bits of remembered cards the player has finished"),
    Field("custom", "i1", (SEATS,), PUBLIC, "1 if the deck is a custom one"),
    # cards
    Field("hand", "i1", (SEATS, DECK), OWNER, "cards held, oldest first", hidden=NONE),
    Field("hand_n", "i1", (SEATS,), PUBLIC, "how many"),
    Field("deck", "i1", (SEATS, DECK), MASKED, "the deck, top last", mask="known", hidden=NONE),
    Field("known", "u1", (SEATS, DECK), MASK, "seats that know each card of the deck"),
    Field("deck_n", "i1", (SEATS,), PUBLIC, "cards in the deck"),
    Field("grave", "i1", (SEATS, DECK), PUBLIC, "graveyard, oldest first"),
    Field("grave_n", "i1", (SEATS,), PUBLIC, "how many"),
    Field("removed", "i1", (SEATS, DECK), PUBLIC, "cards removed from the game, oldest first"),
    Field("removed_n", "i1", (SEATS,), PUBLIC, "how many"),
    Field("thrown", "i1", (DECK,), PUBLIC, "cards the active player discarded this turn"),
    *list_fields(SEATS, DECK),
    Field("gear", "i1", (SEATS, GEAR), MASKED, "Equipments in board order", "laid", NONE),
    Field("laid", "u2", (SEATS,), MASK, "seats that know a player's Equipments"),
    Field("gear_n", "i1", (SEATS,), OWNER, "how many are chosen so far"),
    Field("gear_state", "i1", (SEATS, GEAR), PUBLIC, "READY, CHILLED or FROZEN"),
    # lasting effects
    *MOD_ROWS.fields,
    *POOL_ROWS.fields,
    *STORM_ROWS.fields,
    Field("later_n", "i1", (), PUBLIC, "effects that wait for the end of this turn"),
    Field("later", "i2", (PLAYS,), PUBLIC, "their effect rows, in order of play"),
    # the card or strike being resolved
    *stack_fields(STACK, TARGETS),  # the lowest is the card being played, or STRIKE
    Field("cancelled", "i1", (), PUBLIC, "1 once the announced attack is cancelled"),
    Field("dull", "i1", (), PUBLIC, "1 while a frozen weapon is being struck with"),
    Field("fresh", "i1", (), PUBLIC, "cards just drawn, last of the hand, one may go back"),
    Field("back", "i1", (), PUBLIC, "how many of them must still be put back"),
    Field("pile", "i1", (DECK,), SECRET, "room for dealing a guess, else zeros"),
]
NOTES = 320  # a turn ends (runes, waiting effects, storms) and the next begins (draws)
STATE = state_layout(FIELDS, notes=NOTES)
ROOM = 120  # cards of one player that a scenario may lay out; a match never has more than DECK


@functools.cache
def roomy() -> Layout:
    """The same state with room for more cards than a deck holds, for scenarios that ask for it."""
    wide = [replace(f, shape=tuple(ROOM if n == DECK else n for n in f.shape)) for f in FIELDS]
    return state_layout(wide, notes=NOTES + 2 * ROOM)
