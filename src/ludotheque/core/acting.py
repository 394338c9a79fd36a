"""Lines of scenarios that take several moves: tried on a copy of the state, one after the other."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.kernel import OK


class Refusal(Exception):  # caught at once: why a line is refused
    """The code of the first faulty choice of a line."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Actor:
    """Plays a line choice by choice; what it made are moves that a match can take."""

    def __init__(self, edition: Edition, state: Any) -> None:
        self.edition, self.t = edition, edition.t
        self.s = edition.rules.state.copy(state)
        self.made: list[int] = []

    def act(self, text: str) -> None:
        """Play a line; Refusal at its first faulty choice."""
        raise NotImplementedError

    def play(self, text: str) -> None:
        """Play a line, or raise what the rules refuse it with."""
        try:
            self.act(text)
        except Refusal as refusal:
            raise self.edition.refusal(refusal.code) from None

    def make(self, move: int) -> None:
        """Play a move, or refuse the line."""
        why = self.edition.rules.why_not(self.t, self.s, move)
        if why != OK:
            raise Refusal(why)
        self.apply(move)
        self.made.append(move)

    def apply(self, move: int) -> None:
        """Play a move that is legal."""
        self.edition.apply(self.s, move)

    def legal(self) -> list[int]:
        """The legal moves."""
        return self.edition.legal(self.s)
