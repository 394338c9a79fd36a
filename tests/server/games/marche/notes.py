"""A note for every kind of event. Written by `python -m ludotheque.core.derive`."""

from typing import Any

from ludotheque.core.kernel import open_note


def note_walked(s: Any, seat: int, steps: int, seen: int) -> None:
    """Note the event `walked`; told to nobody, it is none."""
    if seen == 0:
        return
    at: int = open_note(s, 1, seen, 2)
    s.event[at] = seat
    s.event[at + 1] = steps
