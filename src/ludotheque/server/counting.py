"""How a match is counted for people, in lists, logs and replays alike.

A step is a move that a log has something to say of, or that passes the turn on. What only prepares
it (a unit chosen, a tile laid behind a screen) counts with the step it leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludotheque.core.game import Edition
from ludotheque.core.record import SPECTATOR
from ludotheque.core.view import Event
from ludotheque.core.words import SILENCE, Words


def steps_shown(
    edition: Edition, events: Sequence[Event], shown: Sequence[int], passed: bool
) -> tuple[bool, ...]:
    """Whether a move is a step: for each seat, for spectators, and last for who is shown all."""
    eyes = (*range(len(shown) - 1), SPECTATOR)
    if passed or edition.rules.face.show is None:
        return (*map(bool, shown), True)
    said = [event for event in events if log_line(edition, event).fr]
    return (*(any(event.shown_to(who) for event in said) for who in eyes), bool(said))


@lru_cache(maxsize=8192)
def log_line(edition: Edition, event: Event) -> Words:
    """What a log says of an event, the same to all who hear of it; nothing of many."""
    if edition.rules.face.show is None:
        return SILENCE
    words: Words = edition.rules.face.show.event.words(edition, event)
    return words
