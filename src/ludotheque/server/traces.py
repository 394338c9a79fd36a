"""What moves changed, for those who are shown the past step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.patches import ALL, Patch, joined
from ludotheque.core.view import Event
from ludotheque.core.witness import Witness

KEPT = 32  # moves of a match whose traces are at hand; one takes as much as all else of its move


class Trace:
    """What one move changed for each eye, worked out when it is first asked for."""

    def __init__(self, witness: Witness, events: Sequence[Event]) -> None:
        self._witness, self._events = witness, events
        self._patches: dict[int, list[Patch]] = {}

    def patches(self, who: int) -> list[Patch]:
        """One patch for each event that a seat, SPECTATOR or ALL is shown, and last the rest."""
        if who not in self._patches:
            shown = [who == ALL or event.shown_to(who) for event in self._events]
            self._patches[who] = self._witness.patches(who, shown)
        return self._patches[who]

    def rest(self, who: int) -> list[Patch]:
        """All of it as one patch, for who is told of none of its events."""
        return self._witness.patches(who, [False] * len(self._events))


def witness(edition: Edition, before: Any) -> Witness:
    """Somebody to see a move made in a position, of which a copy is given."""
    return Witness(edition, before)


def watching(edition: Edition, seen: list[Witness]) -> Callable[[Any], Witness]:
    """What makes a witness of each move that `Match.retrace` makes again, and keeps it."""

    def watch(state: Any) -> Witness:
        seen.append(witness(edition, edition.rules.state.copy(state)))
        return seen[-1]

    return watch


def together(parts: Iterable[list[Patch]]) -> list[Patch]:
    """The patches of several moves as those of one."""
    return reduce(joined, parts)
