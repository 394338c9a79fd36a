"""A note for every kind of event. Written by `python -m ludotheque.core.derive`."""

from typing import Any

from ludotheque.core.kernel import open_note


def note_ordered(s: Any, seat: int, place: int, seen: int) -> None:
    """Note the event `ordered`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 1, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = place


def note_turn_began(s: Any, seat: int, day: int, income: int, seen: int) -> None:
    """Note the event `turn_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 2, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = day
    s.event[at + 2] = income


def note_turn_ended(s: Any, seat: int, seen: int) -> None:
    """Note the event `turn_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 3, seen, 1)
    s.event[at] = seat


def note_stepped(s: Any, start: int, end: int, seat: int, type: int, hp: int, seen: int) -> None:
    """Note the event `stepped`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 4, seen, 5)
    s.event[at] = start
    s.event[at + 1] = end
    s.event[at + 2] = seat
    s.event[at + 3] = type
    s.event[at + 4] = hp


def note_boarded(s: Any, start: int, end: int, seat: int, type: int, hp: int, seen: int) -> None:
    """Note the event `boarded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 5, seen, 5)
    s.event[at] = start
    s.event[at + 1] = end
    s.event[at + 2] = seat
    s.event[at + 3] = type
    s.event[at + 4] = hp


def note_took_off(s: Any, start: int, end: int, seat: int, type: int, hp: int, seen: int) -> None:
    """Note the event `took_off`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 6, seen, 5)
    s.event[at] = start
    s.event[at + 1] = end
    s.event[at + 2] = seat
    s.event[at + 3] = type
    s.event[at + 4] = hp


def note_unloaded_unit(
    s: Any, start: int, end: int, seat: int, type: int, hp: int, seen: int
) -> None:
    """Note the event `unloaded_unit`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 7, seen, 5)
    s.event[at] = start
    s.event[at + 1] = end
    s.event[at + 2] = seat
    s.event[at + 3] = type
    s.event[at + 4] = hp


def note_interrupted(s: Any, cell: int, seen: int) -> None:
    """Note the event `interrupted`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 8, seen, 1)
    s.event[at] = cell


def note_spotted(s: Any, cell: int, seat: int, type: int, hp: int, done: int, seen: int) -> None:
    """Note the event `spotted`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 9, seen, 5)
    s.event[at] = cell
    s.event[at + 1] = seat
    s.event[at + 2] = type
    s.event[at + 3] = hp
    s.event[at + 4] = done


def note_spotted_more(s: Any, n: int, seen: int) -> None:
    """Note the event `spotted_more`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 10, seen, 1)
    s.event[at] = n


def note_fired(s: Any, start: int, end: int, building: int, seen: int) -> None:
    """Note the event `fired`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 11, seen, 3)
    s.event[at] = start
    s.event[at + 1] = end
    s.event[at + 2] = building


def note_hurt(s: Any, cell: int, seat: int, type: int, n: int, hp: int, seen: int) -> None:
    """Note the event `hurt`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 12, seen, 5)
    s.event[at] = cell
    s.event[at + 1] = seat
    s.event[at + 2] = type
    s.event[at + 3] = n
    s.event[at + 4] = hp


def note_died(s: Any, cell: int, seat: int, type: int, seen: int) -> None:
    """Note the event `died`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 13, seen, 3)
    s.event[at] = cell
    s.event[at + 1] = seat
    s.event[at + 2] = type


def note_replied(s: Any, start: int, end: int, seen: int) -> None:
    """Note the event `replied`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 14, seen, 2)
    s.event[at] = start
    s.event[at + 1] = end


def note_bombed(s: Any, cell: int, n: int, hp: int, seen: int) -> None:
    """Note the event `bombed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 15, seen, 3)
    s.event[at] = cell
    s.event[at + 1] = n
    s.event[at + 2] = hp


def note_neutralised(s: Any, cell: int, seat: int, by: int, seen: int) -> None:
    """Note the event `neutralised`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 16, seen, 3)
    s.event[at] = cell
    s.event[at + 1] = seat
    s.event[at + 2] = by


def note_captured(s: Any, cell: int, seat: int, seen: int) -> None:
    """Note the event `captured`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 17, seen, 2)
    s.event[at] = cell
    s.event[at + 1] = seat


def note_waited(s: Any, cell: int, seen: int) -> None:
    """Note the event `waited`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 18, seen, 1)
    s.event[at] = cell


def note_created(s: Any, cell: int, seat: int, type: int, seen: int) -> None:
    """Note the event `created`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 19, seen, 3)
    s.event[at] = cell
    s.event[at + 1] = seat
    s.event[at + 2] = type


def note_gauge(s: Any, seat: int, points: int, seen: int) -> None:
    """Note the event `gauge`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 20, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = points


def note_gauge_full(s: Any, seat: int, seen: int) -> None:
    """Note the event `gauge_full`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 21, seen, 1)
    s.event[at] = seat


def note_power_used(s: Any, seat: int, general: int, seen: int) -> None:
    """Note the event `power_used`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 22, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = general


def note_repaired(s: Any, cell: int, n: int, seen: int) -> None:
    """Note the event `repaired`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 23, seen, 2)
    s.event[at] = cell
    s.event[at + 1] = n


def note_refuelled(s: Any, cell: int, seen: int) -> None:
    """Note the event `refuelled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 24, seen, 1)
    s.event[at] = cell


def note_crashed(s: Any, cell: int, seat: int, type: int, seen: int) -> None:
    """Note the event `crashed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 25, seen, 3)
    s.event[at] = cell
    s.event[at + 1] = seat
    s.event[at + 2] = type


def note_eliminated(s: Any, seat: int, seen: int) -> None:
    """Note the event `eliminated`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 26, seen, 1)
    s.event[at] = seat


def note_resigned(s: Any, seat: int, seen: int) -> None:
    """Note the event `resigned`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 27, seen, 1)
    s.event[at] = seat


def note_game_ended(s: Any, winners: int, reason: int, drawn: int, seen: int) -> None:
    """Note the event `game_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 28, seen, 3)
    s.event[at] = winners
    s.event[at + 1] = reason
    s.event[at + 2] = drawn


def note_cargo_lost(s: Any, cell: int, n: int, seen: int) -> None:
    """Note the event `cargo_lost`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 29, seen, 2)
    s.event[at] = cell
    s.event[at + 1] = n
