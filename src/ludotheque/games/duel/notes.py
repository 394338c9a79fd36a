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


def note_first_player(s: Any, seat: int, seen: int) -> None:
    """Note the event `first_player`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 3, seen, 1)
    s.event[at] = seat


def note_turn_began(s: Any, seat: int, turn: int, own: int, seen: int) -> None:
    """Note the event `turn_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 4, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = turn
    s.event[at + 2] = own


def note_discarded(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `discarded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 5, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_shield_gone(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `shield_gone`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 6, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_froze(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `froze`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 7, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_drew(s: Any, seat: int, cards: i1row, cards_at: int, cards_n: int, seen: int) -> None:
    """Note the event `drew`; told to nobody, it is none."""
    if seen == 0:
        return
    assert cards_n <= 120, "too many cards in one note"
    at: int = open_note(s, 8, seen, 2 + cards_n)
    s.event[at] = seat
    s.event[at + 1] = cards_n
    for i in range(cards_n):
        s.event[at + 2 + i] = cards[cards_at + i]


def note_took(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `took`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 9, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_reshuffled(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `reshuffled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 10, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_mana_set(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `mana_set`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 11, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_played_card(s: Any, seat: int, card: int, left: int, seen: int) -> None:
    """Note the event `played_card`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 12, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = left


def note_struck(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `struck`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 13, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_announced(s: Any, seat: int, what: int, n: int, seen: int) -> None:
    """Note the event `announced`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 14, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = what
    s.event[at + 2] = n


def note_reacted(s: Any, seat: int, card: int, left: int, seen: int) -> None:
    """Note the event `reacted`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 15, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = left


def note_let_through(s: Any, seat: int, seen: int) -> None:
    """Note the event `let_through`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 16, seen, 1)
    s.event[at] = seat


def note_cancelled(s: Any, seat: int, what: int, seen: int) -> None:
    """Note the event `cancelled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 17, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = what


def note_damaged(s: Any, seat: int, hp: int, shield: int, seen: int) -> None:
    """Note the event `damaged`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 18, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = hp
    s.event[at + 2] = shield


def note_unhurt(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `unhurt`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 19, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_shielded(s: Any, seat: int, n: int, turns: int, seen: int) -> None:
    """Note the event `shielded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 20, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = n
    s.event[at + 2] = turns


def note_modified(s: Any, seat: int, stat: int, n: int, seen: int) -> None:
    """Note the event `modified`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 21, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = stat
    s.event[at + 2] = n


def note_healed(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `healed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 22, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_got_mana(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `got_mana`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 23, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_sharpened(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `sharpened`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 24, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_storm_rose(s: Any, seat: int, n: int, turns: int, seen: int) -> None:
    """Note the event `storm_rose`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 25, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = n
    s.event[at + 2] = turns


def note_storm_hit(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `storm_hit`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 26, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_chilled_gear(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `chilled_gear`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 27, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_thawed(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `thawed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 28, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_became_invincible(s: Any, seat: int, seen: int) -> None:
    """Note the event `became_invincible`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 29, seen, 1)
    s.event[at] = seat


def note_triggered(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `triggered`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 30, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_returned(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `returned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 31, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_put_back(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `put_back`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 32, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_to_grave(s: Any, seat: int, card: int, spared: int, seen: int) -> None:
    """Note the event `to_grave`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 33, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = spared


def note_to_removed(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `to_removed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 34, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_faded(s: Any, seat: int, stat: int, n: int, seen: int) -> None:
    """Note the event `faded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 35, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = stat
    s.event[at + 2] = n


def note_shield_ended(s: Any, seat: int, n: int, seen: int) -> None:
    """Note the event `shield_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 36, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = n


def note_ended_turn(s: Any, seat: int, turn: int, seen: int) -> None:
    """Note the event `ended_turn`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 37, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = turn


def note_game_ended(s: Any, winner: int, loser: int, reason: int, seen: int) -> None:
    """Note the event `game_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 38, seen, 3)
    s.event[at] = winner
    s.event[at + 1] = loser
    s.event[at + 2] = reason


def note_awoke(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `awoke`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 39, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_buried(s: Any, seat: int, cards: i1row, cards_at: int, cards_n: int, seen: int) -> None:
    """Note the event `buried`; told to nobody, it is none."""
    if seen == 0:
        return
    assert cards_n <= 120, "too many cards in one note"
    at: int = open_note(s, 40, seen, 2 + cards_n)
    s.event[at] = seat
    s.event[at + 1] = cards_n
    for i in range(cards_n):
        s.event[at + 2 + i] = cards[cards_at + i]


def note_promised(s: Any, seat: int, stat: int, n: int, seen: int) -> None:
    """Note the event `promised`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 41, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = stat
    s.event[at + 2] = n


def note_laid(s: Any, seat: int, cards: i1row, cards_at: int, cards_n: int, seen: int) -> None:
    """Note the event `laid`; told to nobody, it is none."""
    if seen == 0:
        return
    assert cards_n <= 4, "too many cards in one note"
    at: int = open_note(s, 42, seen, 2 + cards_n)
    s.event[at] = seat
    s.event[at + 1] = cards_n
    for i in range(cards_n):
        s.event[at + 2 + i] = cards[cards_at + i]
