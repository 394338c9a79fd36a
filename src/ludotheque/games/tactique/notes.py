"""A note for every kind of event. Written by `python -m ludotheque.core.derive`."""

from typing import Any

from ludotheque.core.kernel import open_note
from ludotheque.core.types import i1row


def note_deck_chosen(s: Any, seat: int, deck: int, seen: int) -> None:
    """Note the event `deck_chosen`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 1, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = deck


def note_added(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `added`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 2, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_picked(s: Any, seat: int, goal: int, seen: int) -> None:
    """Note the event `picked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 3, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = goal


def note_has_picked(s: Any, seat: int, seen: int) -> None:
    """Note the event `has_picked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 4, seen, 1)
    s.event[at] = seat


def note_goal_shown(s: Any, seat: int, goal: int, seen: int) -> None:
    """Note the event `goal_shown`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 5, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = goal


def note_first_player(s: Any, seat: int, seen: int) -> None:
    """Note the event `first_player`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 6, seen, 1)
    s.event[at] = seat


def note_turn_began(s: Any, seat: int, turn: int, seen: int) -> None:
    """Note the event `turn_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 7, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = turn


def note_echoes_set(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `echoes_set`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 8, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_drew(s: Any, seat: int, cards: i1row, cards_at: int, cards_n: int, seen: int) -> None:
    """Note the event `drew`; told to nobody, it is none."""
    if seen == 0:
        return
    assert cards_n <= 60, "too many cards in one note"
    at: int = open_note(s, 9, seen, 2 + cards_n)
    s.event[at] = seat
    s.event[at + 1] = cards_n
    for i in range(cards_n):
        s.event[at + 2 + i] = cards[cards_at + i]


def note_took(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `took`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 10, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_played_card(s: Any, seat: int, card: int, left: int, seen: int) -> None:
    """Note the event `played_card`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 11, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = left


def note_placed(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `placed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 12, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_attacked(s: Any, seat: int, cell: int, card: int, to: int, foe: int, seen: int) -> None:
    """Note the event `attacked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 13, seen, 5)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = to
    s.event[at + 4] = foe


def note_used_ability(s: Any, seat: int, cell: int, card: int, left: int, seen: int) -> None:
    """Note the event `used_ability`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 14, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = left


def note_moved(s: Any, seat: int, cell: int, card: int, to: int, seen: int) -> None:
    """Note the event `moved`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 15, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = to


def note_swapped(s: Any, seat: int, cell: int, card: int, to: int, other: int, seen: int) -> None:
    """Note the event `swapped`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 16, seen, 5)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = to
    s.event[at + 4] = other


def note_triggered(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `triggered`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 17, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_damaged(s: Any, seat: int, cell: int, card: int, hp: int, shield: int, seen: int) -> None:
    """Note the event `damaged`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 18, seen, 5)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = hp
    s.event[at + 4] = shield


def note_poisoned(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `poisoned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 19, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_healed(s: Any, seat: int, cell: int, card: int, n: int, seen: int) -> None:
    """Note the event `healed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 20, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = n


def note_shielded(s: Any, seat: int, cell: int, card: int, n: int, seen: int) -> None:
    """Note the event `shielded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 21, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = n


def note_boosted(s: Any, seat: int, cell: int, card: int, n: int, lapse: int, seen: int) -> None:
    """Note the event `boosted`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 22, seen, 5)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = n
    s.event[at + 4] = lapse


def note_grew(s: Any, seat: int, cell: int, card: int, n: int, seen: int) -> None:
    """Note the event `grew`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 23, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = n


def note_gained(
    s: Any, seat: int, cell: int, card: int, keyword: int, lapse: int, seen: int
) -> None:
    """Note the event `gained`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 24, seen, 5)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = keyword
    s.event[at + 4] = lapse


def note_stunned(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `stunned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 25, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_readied(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `readied`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 26, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_doomed(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `doomed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 27, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_destroyed(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `destroyed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 28, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_reassembled(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `reassembled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 29, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_returned(s: Any, seat: int, cell: int, card: int, vanishes: int, seen: int) -> None:
    """Note the event `returned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 30, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = vanishes


def note_summoned(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `summoned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 31, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_revived(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `revived`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 32, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_laid(s: Any, seat: int, cell: int, terrain: int, seen: int) -> None:
    """Note the event `laid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 33, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = terrain


def note_burned(s: Any, seat: int, cell: int, card: int, seen: int) -> None:
    """Note the event `burned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 34, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card


def note_got_echoes(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `got_echoes`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 35, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_lasts(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `lasts`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 36, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_faded(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `faded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 37, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_repaired(s: Any, seat: int, seen: int) -> None:
    """Note the event `repaired`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 38, seen, 1)
    s.event[at] = seat


def note_closed_ranks(s: Any, seat: int, seen: int) -> None:
    """Note the event `closed_ranks`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 39, seen, 1)
    s.event[at] = seat


def note_held(s: Any, seat: int, row: int, n: int, seen: int) -> None:
    """Note the event `held`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 40, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = row
    s.event[at + 2] = n


def note_broken(s: Any, seat: int, row: int, seen: int) -> None:
    """Note the event `broken`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 41, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = row


def note_ripened(s: Any, seat: int, cell: int, card: int, n: int, seen: int) -> None:
    """Note the event `ripened`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 42, seen, 4)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = card
    s.event[at + 3] = n


def note_met(s: Any, seat: int, goal: int, seen: int) -> None:
    """Note the event `met`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 43, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = goal


def note_spent(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `spent`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 44, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_ended_turn(s: Any, seat: int, seen: int) -> None:
    """Note the event `ended_turn`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 45, seen, 1)
    s.event[at] = seat


def note_game_ended(s: Any, winner: int, loser: int, reason: int, goal: int, seen: int) -> None:
    """Note the event `game_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 46, seen, 4)
    s.event[at] = winner
    s.event[at + 1] = loser
    s.event[at + 2] = reason
    s.event[at + 3] = goal
