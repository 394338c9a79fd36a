"""A note for every kind of event. Written by `python -m ludotheque.core.derive`."""

from typing import Any

from ludotheque.core.kernel import open_note
from ludotheque.core.types import i1row


def note_first_player(s: Any, seat: int, seen: int) -> None:
    """Note the event `first_player`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 1, seen, 1)
    s.event[at] = seat


def note_tile_drawn(s: Any, seat: int, ground: int, seen: int) -> None:
    """Note the event `tile_drawn`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 2, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = ground


def note_tile_laid(s: Any, seat: int, cell: int, ground: int, seen: int) -> None:
    """Note the event `tile_laid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 3, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = ground


def note_tile_set_aside(s: Any, seat: int, ground: int, seen: int) -> None:
    """Note the event `tile_set_aside`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 4, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = ground


def note_black_given(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `black_given`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 5, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_portal_laid(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `portal_laid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 6, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_portal_removed(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `portal_removed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 7, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_last_round(s: Any, seen: int) -> None:
    """Note the event `last_round`; told to nobody, it is none."""
    if seen == 0:
        return
    open_note(s, 8, seen, 0)


def note_token_given(s: Any, seat: int, seen: int) -> None:
    """Note the event `token_given`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 9, seen, 1)
    s.event[at] = seat


def note_unit_chosen(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_chosen`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 10, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_shuffled(s: Any, seat: int, seen: int) -> None:
    """Note the event `shuffled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 11, seen, 1)
    s.event[at] = seat


def note_drew(s: Any, seat: int, cards: i1row, cards_at: int, cards_n: int, seen: int) -> None:
    """Note the event `drew`; told to nobody, it is none."""
    if seen == 0:
        return
    assert cards_n <= 160, "too many cards in one note"
    at: int = open_note(s, 12, seen, 2 + cards_n)
    s.event[at] = seat
    s.event[at + 1] = cards_n
    for i in range(cards_n):
        s.event[at + 2 + i] = cards[cards_at + i]


def note_took(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `took`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 13, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_troop_placed(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `troop_placed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 14, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_day_began(s: Any, day: int, seen: int) -> None:
    """Note the event `day_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 15, seen, 1)
    s.event[at] = day


def note_turn_began(s: Any, seat: int, seen: int) -> None:
    """Note the event `turn_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 16, seen, 1)
    s.event[at] = seat


def note_bonus_began(s: Any, seat: int, seen: int) -> None:
    """Note the event `bonus_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 17, seen, 1)
    s.event[at] = seat


def note_crystal_played(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `crystal_played`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 18, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_crystals_back(s: Any, seat: int, seen: int) -> None:
    """Note the event `crystals_back`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 19, seen, 1)
    s.event[at] = seat


def note_discarded(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `discarded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 20, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_unit_returned(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_returned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 21, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_option_used(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `option_used`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 22, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_destroyed(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `destroyed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 23, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_card_taken(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `card_taken`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 24, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_offensive(s: Any, seat: int, cell: int, to: int, n: int, seen: int) -> None:
    """Note the event `offensive`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 25, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = to
    s.event[at + 3] = n


def note_bonus_paid(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `bonus_paid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 26, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_unit_played(s: Any, seat: int, card: int, front: int, seen: int) -> None:
    """Note the event `unit_played`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 27, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = front


def note_stopped(s: Any, seat: int, seen: int) -> None:
    """Note the event `stopped`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 28, seen, 1)
    s.event[at] = seat


def note_ability_used(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `ability_used`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 29, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_force_changed(s: Any, seat: int, card: int, n: int, seen: int) -> None:
    """Note the event `force_changed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 30, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = n


def note_side_changed(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `side_changed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 31, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_unit_neutralised(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_neutralised`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 32, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_unit_destroyed(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_destroyed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 33, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_unit_to_hand(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_to_hand`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 34, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_unit_moved(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_moved`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 35, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_unit_added(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `unit_added`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 36, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_unit_rebuilt(s: Any, seat: int, card: int, into: int, seen: int) -> None:
    """Note the event `unit_rebuilt`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 37, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = into


def note_unit_marked(s: Any, seat: int, card: int, mark: int, seen: int) -> None:
    """Note the event `unit_marked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 38, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = mark


def note_mana_put(s: Any, seat: int, card: int, n: int, seen: int) -> None:
    """Note the event `mana_put`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 39, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = n


def note_mana_spent(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `mana_spent`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 40, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_stocks_gained(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `stocks_gained`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 41, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_stocks_spent(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `stocks_spent`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 42, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_troop_lost(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `troop_lost`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 43, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_card_revealed(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `card_revealed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 44, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_card_kept(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `card_kept`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 45, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_card_recovered(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `card_recovered`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 46, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_card_milled(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `card_milled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 47, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_shield_used(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `shield_used`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 48, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_front_decided(s: Any, seat: int, attack: int, defence: int, won: int, seen: int) -> None:
    """Note the event `front_decided`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 49, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = attack
    s.event[at + 2] = defence
    s.event[at + 3] = won


def note_troop_retreated(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `troop_retreated`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 50, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_troops_removed(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `troops_removed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 51, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_occupied(s: Any, seat: int, cell: int, n: int, seen: int) -> None:
    """Note the event `occupied`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 52, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = n


def note_troop_kept(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `troop_kept`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 53, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_pure_lost(s: Any, n: int, seen: int) -> None:
    """Note the event `pure_lost`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 54, seen, 1)
    s.event[at] = n


def note_eliminated(s: Any, seat: int, by: int, seen: int) -> None:
    """Note the event `eliminated`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 55, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = by


def note_produced(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `produced`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 56, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_pure_gained(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `pure_gained`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 57, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_bought(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `bought`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 58, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_sent_to(s: Any, seat: int, card: int, rival: int, seen: int) -> None:
    """Note the event `sent_to`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 59, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = rival


def note_sent_back(s: Any, seat: int, card: int, rival: int, seen: int) -> None:
    """Note the event `sent_back`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 60, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = rival


def note_mustered(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `mustered`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 61, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_crystals_spent(s: Any, seat: int, seen: int) -> None:
    """Note the event `crystals_spent`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 62, seen, 1)
    s.event[at] = seat


def note_troops_moved(s: Any, seat: int, cell: int, to: int, n: int, seen: int) -> None:
    """Note the event `troops_moved`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 63, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = to
    s.event[at + 3] = n


def note_game_ended(s: Any, winner: int, reason: int, seen: int) -> None:
    """Note the event `game_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 64, seen, 2)
    s.event[at] = winner
    s.event[at + 1] = reason
