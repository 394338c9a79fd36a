"""A note for every kind of event. Written by `python -m ludotheque.core.derive`."""

from typing import Any

from ludotheque.core.kernel import open_note


def note_round_began(s: Any, round: int, first: int, second: int, seen: int) -> None:
    """Note the event `round_began`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 1, seen, 3)
    s.event[at] = round
    s.event[at + 1] = first
    s.event[at + 2] = second


def note_rolled(s: Any, seat: int, wheel: int, face: int, seen: int) -> None:
    """Note the event `rolled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 2, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = wheel
    s.event[at + 2] = face


def note_rerolled(s: Any, seat: int, wheel: int, face: int, seen: int) -> None:
    """Note the event `rerolled`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 3, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = wheel
    s.event[at + 2] = face


def note_wheels_kept(s: Any, seat: int, seen: int) -> None:
    """Note the event `wheels_kept`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 4, seen, 1)
    s.event[at] = seat


def note_eclipse_drawn(s: Any, seat: int, wheel: int, seen: int) -> None:
    """Note the event `eclipse_drawn`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 5, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = wheel


def note_laid(s: Any, wheel: int, cell: int, tile: int, seen: int) -> None:
    """Note the event `laid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 6, seen, 3)
    s.event[at] = wheel
    s.event[at + 1] = cell
    s.event[at + 2] = tile


def note_chosen(s: Any, cell: int, move: int, seen: int) -> None:
    """Note the event `chosen`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 7, seen, 2)
    s.event[at] = cell
    s.event[at + 1] = move


def note_wheel_used(s: Any, seat: int, wheel: int, face: int, seen: int) -> None:
    """Note the event `wheel_used`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 8, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = wheel
    s.event[at + 2] = face


def note_placed(s: Any, seat: int, cell: int, tile: int, seen: int) -> None:
    """Note the event `placed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 9, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = tile


def note_own_trap_lifted(s: Any, seat: int, cell: int, seen: int) -> None:
    """Note the event `own_trap_lifted`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 10, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = cell


def note_trap_tagged(s: Any, owner: int, cell: int, tile: int, seen: int) -> None:
    """Note the event `trap_tagged`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 11, seen, 3)
    s.event[at] = owner
    s.event[at + 1] = cell
    s.event[at + 2] = tile


def note_shielded(s: Any, seat: int, cell: int, ward: int, seen: int) -> None:
    """Note the event `shielded`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 12, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = ward


def note_trap_laid(s: Any, seat: int, cell: int, hex: int, seen: int) -> None:
    """Note the event `trap_laid`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 13, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = hex


def note_trap_replaced(s: Any, seat: int, cell: int, old: int, seen: int) -> None:
    """Note the event `trap_replaced`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 14, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = old


def note_marked(s: Any, seat: int, cell: int, hex: int, seen: int) -> None:
    """Note the event `marked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 15, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = hex


def note_attempted(s: Any, step: int, cell: int, owner: int, seen: int) -> None:
    """Note the event `attempted`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 16, seen, 3)
    s.event[at] = step
    s.event[at + 1] = cell
    s.event[at + 2] = owner


def note_shield_broken(s: Any, step: int, cell: int, owner: int, seen: int) -> None:
    """Note the event `shield_broken`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 17, seen, 3)
    s.event[at] = step
    s.event[at + 1] = cell
    s.event[at + 2] = owner


def note_omen_offered(s: Any, seat: int, step: int, cells: int, seen: int) -> None:
    """Note the event `omen_offered`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 18, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = step
    s.event[at + 2] = cells


def note_omen_kept(s: Any, seat: int, step: int, seen: int) -> None:
    """Note the event `omen_kept`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 19, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = step


def note_omen_used(s: Any, seat: int, cell: int, step: int, seen: int) -> None:
    """Note the event `omen_used`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 20, seen, 3)
    s.event[at] = seat
    s.event[at + 1] = cell
    s.event[at + 2] = step


def note_flipped(s: Any, step: int, cell: int, owner: int, seen: int) -> None:
    """Note the event `flipped`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 21, seen, 3)
    s.event[at] = step
    s.event[at + 1] = cell
    s.event[at + 2] = owner


def note_trap_spent(s: Any, owner: int, cell: int, seen: int) -> None:
    """Note the event `trap_spent`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 22, seen, 2)
    s.event[at] = owner
    s.event[at + 1] = cell


def note_curse_due(s: Any, author: int, cell: int, seen: int) -> None:
    """Note the event `curse_due`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 23, seen, 2)
    s.event[at] = author
    s.event[at + 1] = cell


def note_curse_void(s: Any, author: int, cell: int, seen: int) -> None:
    """Note the event `curse_void`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 24, seen, 2)
    s.event[at] = author
    s.event[at + 1] = cell


def note_passed(s: Any, seat: int, seen: int) -> None:
    """Note the event `passed`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 25, seen, 1)
    s.event[at] = seat


def note_round_scored(
    s: Any, round: int, first: int, cells: int, second: int, others: int, seen: int
) -> None:
    """Note the event `round_scored`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 26, seen, 5)
    s.event[at] = round
    s.event[at + 1] = first
    s.event[at + 2] = cells
    s.event[at + 3] = second
    s.event[at + 4] = others


def note_match_ended(s: Any, reason: int, winner: int, high: int, low: int, seen: int) -> None:
    """Note the event `match_ended`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 27, seen, 4)
    s.event[at] = reason
    s.event[at + 1] = winner
    s.event[at + 2] = high
    s.event[at + 3] = low
