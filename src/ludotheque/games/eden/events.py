"""What Eden tells: events, refusals, reasons for the end, phases and decisions."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import AMOUNT, CELL, FLAG, SEAT, Events, Kind, list_of, one_of
from ludotheque.core.noting import Notes

CARD, GROUND, REASON, MARKED = map(one_of, ("cards", "grounds", "reasons", "marks"))
HAND = list_of(CARD, 160)

REASONS = Codes("conquest supremacy days")
EVENTS = Events(
    Kind("first_player", seat=SEAT),
    Kind("tile_drawn", seat=SEAT, ground=GROUND),
    Kind("tile_laid", seat=SEAT, cell=CELL, ground=GROUND),
    Kind("tile_set_aside", seat=SEAT, ground=GROUND),
    Kind("black_given", seat=SEAT, n=AMOUNT),
    Kind("portal_laid", seat=SEAT, cell=CELL),
    Kind("portal_removed", seat=SEAT, cell=CELL),
    Kind("last_round"),
    Kind("token_given", seat=SEAT),
    Kind("unit_chosen", seat=SEAT, card=CARD),
    Kind("shuffled", seat=SEAT).marked("shuffle"),
    Kind("drew", seat=SEAT, cards=HAND),  # the seat alone sees them
    Kind("took", seat=SEAT, n=AMOUNT).after("drew"),
    Kind("troop_placed", seat=SEAT, cell=CELL),
    Kind("day_began", day=AMOUNT).heads(),
    Kind("turn_began", seat=SEAT).heads(),
    Kind("bonus_began", seat=SEAT).heads(),
    Kind("crystal_played", seat=SEAT, card=CARD),
    Kind("crystals_back", seat=SEAT),
    Kind("discarded", seat=SEAT, card=CARD),
    Kind("unit_returned", seat=SEAT, card=CARD),  # from the hand to the World
    Kind("option_used", seat=SEAT, card=CARD),
    Kind("destroyed", seat=SEAT, card=CARD),
    Kind("card_taken", seat=SEAT, card=CARD),
    Kind("offensive", seat=SEAT, cell=CELL, to=CELL, n=AMOUNT),
    Kind("bonus_paid", seat=SEAT, cell=CELL),
    Kind("unit_played", seat=SEAT, card=CARD, front=AMOUNT),
    Kind("stopped", seat=SEAT),
    Kind("ability_used", seat=SEAT, card=CARD),
    Kind("force_changed", seat=SEAT, card=CARD, n=AMOUNT),
    Kind("side_changed", seat=SEAT, n=AMOUNT),
    Kind("unit_neutralised", seat=SEAT, card=CARD),
    Kind("unit_destroyed", seat=SEAT, card=CARD),
    Kind("unit_to_hand", seat=SEAT, card=CARD),
    Kind("unit_moved", seat=SEAT, card=CARD),
    Kind("unit_added", seat=SEAT, card=CARD),
    Kind("unit_rebuilt", seat=SEAT, card=CARD, into=CARD),
    Kind("unit_marked", seat=SEAT, card=CARD, mark=MARKED),
    Kind("mana_put", seat=SEAT, card=CARD, n=AMOUNT),
    Kind("mana_spent", seat=SEAT, n=AMOUNT),
    Kind("stocks_gained", seat=SEAT, n=AMOUNT),
    Kind("stocks_spent", seat=SEAT, n=AMOUNT),
    Kind("troop_lost", seat=SEAT, cell=CELL),
    Kind("card_revealed", seat=SEAT, card=CARD),
    Kind("card_kept", seat=SEAT, card=CARD),
    Kind("card_recovered", seat=SEAT, card=CARD),
    Kind("card_milled", seat=SEAT, card=CARD),
    Kind("shield_used", seat=SEAT, card=CARD),
    Kind("front_decided", seat=SEAT, attack=AMOUNT, defence=AMOUNT, won=FLAG).told(
        "front_lost", won=0
    ),
    Kind("troop_retreated", seat=SEAT, cell=CELL),
    Kind("troops_removed", seat=SEAT, cell=CELL),
    Kind("occupied", seat=SEAT, cell=CELL, n=AMOUNT),
    Kind("troop_kept", seat=SEAT, cell=CELL),
    Kind("pure_lost", n=AMOUNT),
    Kind("eliminated", seat=SEAT, by=SEAT),
    Kind("produced", seat=SEAT, n=AMOUNT),
    Kind("pure_gained", seat=SEAT, n=AMOUNT),
    Kind("bought", seat=SEAT, card=CARD),
    Kind("sent_to", seat=SEAT, card=CARD, rival=SEAT),
    Kind("sent_back", seat=SEAT, card=CARD, rival=SEAT),
    Kind("mustered", seat=SEAT, card=CARD),
    Kind("crystals_spent", seat=SEAT),
    Kind("troops_moved", seat=SEAT, cell=CELL, to=CELL, n=AMOUNT),
    Kind("game_ended", winner=SEAT, reason=REASON),
)
NOTE = Notes(EVENTS)
REFUSALS = Codes(
    """
    game_over not_your_turn has_stopped second_offensive not_now
    no_tile not_touching beside_portal near_own_portal near_heart portals_near black_wasted
    same_cell many_contacts portal_is_laid portal_not_laid last_tile nothing_to_move no_other_cell
    portal_due not_a_starter none_left not_by_portal
    not_in_hand not_a_crystal not_a_unit stays_in_hand not_on_table options_used no_such_option
    other_world not_to_take no_offensive third_front not_a_frontier not_conquered same_frontier
    too_few_bonus too_few_second too_few no_second_opener no_opener wrong_group wrong_groups
    cannot_open not_an_opener not_playable no_army came_back needs_unit
    no_ability is_silenced not_immediate not_delayed not_post no_chance impossible is_protected
    not_held lost_too no_refuge one_must_enter too_many
    supremacy_lost no_heart buying_limit pure_short stocks_short crystals_short no_rival
    muster_dear not_own not_connected left_empty has_received has_given no_bonus no_refill
    """
)
PHASES = Codes("map final setup expansion production logistics over", first=0)
ASKS = Codes(
    """
    nothing map_draw map_tile map_portal map_black map_portal_pos map_final setup_unit setup_troop
    exp_prep rift off_target off_source off_troops cmb_open exp_end
    cmb_play cmb_ability cmb_target cmb_add cmb_side cmb_shift cmb_discard cmb_settle cmb_amount
    cmb_trash cmb_replace shield def_discard def_refill retreat occupy heart_spend
    log_buy log_rival log_muster log_place log_move_from log_move_to log_move_n
    """,
    first=0,
)
