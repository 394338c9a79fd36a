"""What the duel tells: events, refusals, reasons for the end, phases."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import AMOUNT, FLAG, SEAT, Events, Kind, list_of, one_of
from ludotheque.core.noting import Notes
from ludotheque.games.duel.codes import NONE, STRIKE

CARD, STAT, REASON = one_of("cards"), one_of("stats"), one_of("reasons")
ATTACK = one_of("attacks")  # a card, or STRIKE: the weapon
DECK_KIND = one_of("decks")  # 0 a class's own, 1 built by its player
GEAR, HAND = list_of(CARD, 4), list_of(CARD, 120)  # scenarios may lay out large hands

REASONS = Codes("defeated turn_limit")
EVENTS = Events(
    Kind("deck_chosen", seat=SEAT, deck=DECK_KIND),
    Kind("added", seat=SEAT, card=CARD),  # the seat alone sees it
    Kind("first_player", seat=SEAT),
    Kind("turn_began", seat=SEAT, turn=AMOUNT, own=AMOUNT).heads(),
    Kind("discarded", seat=SEAT, n=AMOUNT),
    Kind("shield_gone", seat=SEAT, n=AMOUNT),  # lost by the reset
    Kind("froze", seat=SEAT, card=CARD),
    Kind("drew", seat=SEAT, cards=HAND),  # the seat alone sees them
    Kind("took", seat=SEAT, n=AMOUNT).after("drew"),
    Kind("reshuffled", seat=SEAT, n=AMOUNT),  # cards in the new deck
    Kind("mana_set", seat=SEAT, n=AMOUNT),
    Kind("played_card", seat=SEAT, card=CARD, left=AMOUNT),  # mana left
    Kind("struck", seat=SEAT, card=CARD),
    Kind("announced", seat=SEAT, what=ATTACK, n=AMOUNT),  # damage if nothing answers
    Kind("reacted", seat=SEAT, card=CARD, left=AMOUNT),
    Kind("let_through", seat=SEAT),
    Kind("cancelled", seat=SEAT, what=ATTACK).told("cancelled_strike", what=STRIKE),
    Kind("damaged", seat=SEAT, hp=AMOUNT, shield=AMOUNT).told(  # what the one hit loses
        "damaged_shield", hp=0
    ),
    Kind("unhurt", seat=SEAT, n=AMOUNT),  # damage that did nothing
    Kind("shielded", seat=SEAT, n=AMOUNT, turns=AMOUNT),
    Kind("modified", seat=SEAT, stat=STAT, n=AMOUNT),
    Kind("healed", seat=SEAT, n=AMOUNT),
    Kind("got_mana", seat=SEAT, n=AMOUNT),
    Kind("sharpened", seat=SEAT, n=AMOUNT),
    Kind("storm_rose", seat=SEAT, n=AMOUNT, turns=AMOUNT),
    Kind("storm_hit", seat=SEAT, card=CARD),
    Kind("chilled_gear", seat=SEAT, card=CARD),
    Kind("thawed", seat=SEAT, card=CARD),
    Kind("became_invincible", seat=SEAT),
    Kind("triggered", seat=SEAT, card=CARD),
    Kind("returned", seat=SEAT, card=CARD),  # the seat alone sees it
    Kind("put_back", seat=SEAT, n=AMOUNT).after("returned"),
    Kind("to_grave", seat=SEAT, card=CARD, spared=FLAG).told("", spared=0),  # no Ephemeral
    Kind("to_removed", seat=SEAT, card=CARD),
    Kind("faded", seat=SEAT, stat=STAT, n=AMOUNT),
    Kind("shield_ended", seat=SEAT, n=AMOUNT),
    Kind("ended_turn", seat=SEAT, turn=AMOUNT),
    Kind("game_ended", winner=SEAT, loser=SEAT, reason=REASON)  # nobody, when drawn
    .told("game_drawn", winner=NONE)
    .told("game_ended_fallen", reason=REASONS.number("defeated")),
    Kind("awoke", seat=SEAT, card=CARD),
    Kind("buried", seat=SEAT, cards=HAND),
    Kind("promised", seat=SEAT, stat=STAT, n=AMOUNT),  # with the next own turn
    Kind("laid", seat=SEAT, cards=GEAR),
)
NOTE = Notes(EVENTS)
REFUSALS = Codes(
    """
    not_now not_in_hand rapid_in_own_turn not_a_rapid too_dear no_target too_many_plays
    struck_already weapon_asleep already_cancelled not_just_drawn not_their_gear already_frozen
    nothing_announced no_such_card gear_not_played other_class too_many_copies
    too_many_neutral_copies too_many_neutrals too_many_ephemerals too_many_rapids gear_twice
    gear_full deck_full deck_begun react_first return_first freeze_first game_over
    """
)
GEAR_STATES = Codes("ready chilled frozen", first=0)  # of an Equipment
PHASES = Codes("build play return freeze react over", first=0)
