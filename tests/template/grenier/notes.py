"""A note for every kind of event. Written by `python -m ludotheque.core.derive`."""

from typing import Any

from ludotheque.core.kernel import open_note


def note_drew(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `drew`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 1, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_took(s: Any, seat: int, left: int, seen: int) -> None:
    """Note the event `took`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 2, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = left


def note_renewed(s: Any, cards: int, seen: int) -> None:
    """Note the event `renewed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 3, seen, 1)
    s.event[at] = cards


def note_laid(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `laid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 4, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_tossed(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `tossed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 5, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_peeked(s: Any, seat: int, seen: int) -> None:
    """Note the event `peeked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 6, seen, 1)
    s.event[at] = seat


def note_saw(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `saw`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 7, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_snatched(s: Any, seat: int, card: int, seen: int) -> None:
    """Note the event `snatched`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 8, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = card


def note_shelved(s: Any, seat: int, card: int, points: int, seen: int) -> None:
    """Note the event `shelved`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 9, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = card
    s.event[at + 2] = points


def note_ended(s: Any, reason: int, seen: int) -> None:
    """Note the event `ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 10, seen, 1)
    s.event[at] = reason
