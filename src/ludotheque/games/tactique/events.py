"""What Tactique tells: events, refusals, reasons for the end, phases."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import AMOUNT, CELL, FLAG, SEAT, Events, Kind, Quiet, list_of, one_of
from ludotheque.core.noting import Notes
from ludotheque.games.tactique.codes import NONE

CARD, DECK, GOAL, REASON = one_of("cards"), one_of("decks"), one_of("conditions"), one_of("reasons")
KEYWORD, TERRAIN, LAPSE = one_of("keywords"), one_of("terrains"), one_of("lapses")
HAND = list_of(CARD, 60)

REASONS = Codes("territory synergy survival elimination deckout limit concede")
EVENTS = Events(
    Kind("deck_chosen", seat=SEAT, deck=DECK).told("deck_built", deck=NONE),
    Kind("added", seat=SEAT, card=CARD),  # the seat alone sees it
    Kind("picked", seat=SEAT, goal=GOAL),  # the seat alone sees it
    Kind("has_picked", seat=SEAT).after("picked"),
    Kind("goal_shown", seat=SEAT, goal=GOAL),
    Kind("first_player", seat=SEAT),
    Kind("turn_began", seat=SEAT, turn=AMOUNT).heads(),
    Kind("echoes_set", seat=SEAT, n=AMOUNT),
    Kind("drew", seat=SEAT, cards=HAND),  # the seat alone sees them
    Kind("took", seat=SEAT, n=AMOUNT).after("drew"),
    Kind("played_card", seat=SEAT, card=CARD, left=AMOUNT),  # Echoes left
    Kind("placed", seat=SEAT, cell=CELL, card=CARD),
    Kind("attacked", seat=SEAT, cell=CELL, card=CARD, to=CELL, foe=CARD),
    Kind("used_ability", seat=SEAT, cell=CELL, card=CARD, left=AMOUNT),
    Kind("moved", seat=SEAT, cell=CELL, card=CARD, to=CELL),
    Kind("swapped", seat=SEAT, cell=CELL, card=CARD, to=CELL, other=CARD),
    Kind("triggered", seat=SEAT, card=CARD),
    Kind("damaged", seat=SEAT, cell=CELL, card=CARD, hp=AMOUNT, shield=AMOUNT)
    .told("unhurt", hp=0, shield=0)
    .told("damaged_shield", hp=0),
    Kind("poisoned", seat=SEAT, cell=CELL, card=CARD),
    Kind("healed", seat=SEAT, cell=CELL, card=CARD, n=AMOUNT),
    Kind("shielded", seat=SEAT, cell=CELL, card=CARD, n=AMOUNT),
    Kind("boosted", seat=SEAT, cell=CELL, card=CARD, n=AMOUNT, lapse=LAPSE),
    Kind("grew", seat=SEAT, cell=CELL, card=CARD, n=AMOUNT),
    Kind("gained", seat=SEAT, cell=CELL, card=CARD, keyword=KEYWORD, lapse=LAPSE),
    Kind("stunned", seat=SEAT, cell=CELL, card=CARD),
    Kind("readied", seat=SEAT, cell=CELL, card=CARD),
    Kind("doomed", seat=SEAT, cell=CELL, card=CARD),
    Kind("destroyed", seat=SEAT, cell=CELL, card=CARD),
    Kind("reassembled", seat=SEAT, cell=CELL, card=CARD),
    Kind("returned", seat=SEAT, cell=CELL, card=CARD, vanishes=FLAG).told("vanished", vanishes=1),
    Kind("summoned", seat=SEAT, cell=CELL, card=CARD),
    Kind("revived", seat=SEAT, cell=CELL, card=CARD),
    Kind("laid", seat=SEAT, cell=CELL, terrain=TERRAIN),
    Kind("burned", seat=SEAT, cell=CELL, card=CARD),  # by acid
    Kind("got_echoes", seat=SEAT, n=AMOUNT),
    Kind("lasts", seat=SEAT, card=CARD),  # a persistent spell comes into play
    Kind("faded", seat=SEAT, card=CARD),  # and leaves it
    Kind("repaired", seat=SEAT),
    Kind("closed_ranks", seat=SEAT),
    Kind("held", seat=SEAT, row=AMOUNT, n=AMOUNT),
    Kind("broken", seat=SEAT, row=AMOUNT),
    Kind("ripened", seat=SEAT, cell=CELL, card=CARD, n=AMOUNT),
    Kind("met", seat=SEAT, goal=GOAL),  # without winning
    Quiet("spent", seat=SEAT, card=CARD),  # a spell goes to the discard pile
    Kind("ended_turn", seat=SEAT),
    Kind("game_ended", winner=SEAT, loser=SEAT, reason=REASON, goal=GOAL)
    .told("game_drawn", winner=NONE)
    .told("game_conceded", reason=REASONS.number("concede"))
    .told("game_ended_plainly", goal=NONE),
)
NOTE = Notes(EVENTS)
REFUSALS = Codes(
    """
    game_over not_your_turn not_now deck_unknown_card deck_faction deck_begun deck_size deck_copies
    deck_cores not_your_condition not_in_hand too_dear persistent_twice no_room no_target no_unit
    fresh not_mobile no_ability stunned has_attacked has_moved used_up nothing_in_range
    nowhere_to_go out_of_range guarded not_a_target veiled empty_row not_in_discard
    not_playable_cell occupied not_adjacent terrain_there chosen_twice cannot_skip incomplete
    """
)
PHASES = Codes("build pick play over", first=0)
