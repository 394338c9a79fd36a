"""What a guide asks of a game's scenario words beyond what a scenario does: moves made by hand.

A scenario plays lines of text. A learner plays with a mouse, so a guide follows moves by their
numbers, says them as a `do:` line would, and tells chance what to show.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import ClassVar, Self

from ludotheque.core.match import Match
from ludotheque.core.words import UsageError, Words

UNWRITTEN = Words(
    "Ce jeu ne sait pas encore écrire ses positions.",
    "This game can't write its positions down yet.",
)


class Hands:
    """The part of a game's script that follows moves by number."""

    match: Match
    plain: ClassVar[Mapping[str, str]] = {}  # options under which `written` says all there is

    def seat_named(self, name: str) -> int:
        """The seat that lines call by a name, such as P1; ScenarioError if there is none."""
        raise NotImplementedError

    def play(self, number: int) -> str:
        """Play a move for the seat that must act, and say it as after `do:`; nothing if it is only
        the beginning of what one line says."""
        raise NotImplementedError

    def draws_for(self, number: int, shown: str) -> list[int]:
        """The draws that let a move show what a guide wrote down; none if chance has no part."""
        return []

    @classmethod
    def around(cls, match: Match) -> Self:
        """The words for a match that no block has set up."""
        made = cls.__new__(cls)
        made.match = match
        return made

    def written(self) -> list[str] | None:
        """The set-up lines of the present position; None if they can't say it."""
        raise UsageError(UNWRITTEN)

    def told(self) -> str:
        """What the present position looks like, as after `expect:`."""
        raise UsageError(UNWRITTEN)

    def twin(self) -> Self:
        """An independent copy, to try something."""
        other = copy(self)
        other.match = self.match.clone()
        return other
