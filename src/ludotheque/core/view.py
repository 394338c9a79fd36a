"""What a seat sees: the redacted state, its legal moves, the events of the last move."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.core.events import Event
from ludotheque.core.game import Edition
from ludotheque.core.record import SPECTATOR


@dataclass(frozen=True)
class Move:
    """A move with its number and its one-line notation."""

    number: int
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Move({self.notation!r})"


class Outcome(NamedTuple):
    """How a match ended: share of the win per seat, reason, and the seats that won."""

    scores: tuple[float, ...]
    reason: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """All that one seat (or SPECTATOR) may know; what an agent chooses from."""

    edition: Edition
    seat: int
    state: Any  # redacted: what is hidden holds the field's `hidden` value
    moves: tuple[int, ...]  # legal moves if this seat must act
    events: tuple[Event, ...]  # of the last move, as far as this seat may see them
    outcome: Outcome | None

    @property
    def acting(self) -> bool:
        """Whether this seat must act now."""
        return bool(self.state.seat == self.seat)

    @property
    def legal(self) -> list[Move]:
        """The legal moves, if this seat must act."""
        return [Move(n, self.edition.notation(n)) for n in self.moves]

    def aside(self) -> Mapping[str, Any] | None:
        """What the game works out of this view for a page, fit for JSON; None if it does not."""
        made = self.edition.rules.face.aside
        return None if made is None else made(self)

    def board(self, lang: str = "en") -> str:
        """The view as text with Rich markup, for a terminal."""
        return str(self.edition.rules.face.show.board(self, lang))

    def svg(self, lang: str = "en") -> str:
        """The view as a picture."""
        return str(self.edition.rules.face.show.svg(self, lang))

    def _repr_html_(self) -> str:
        return self.svg()

    @functools.cached_property
    def packed(self) -> bytes:
        """The redacted state as bytes, packed once for all who think about this view."""
        return self.edition.rules.state.pack(self.state)

    def key(self) -> bytes:
        """The bytes of all that is seen: equal for two worlds that the seat can't tell apart."""
        return self.edition.rules.state.pack(self.state) + self.rest()

    def rest(self) -> bytes:
        """The bytes of what is seen besides the state."""
        return repr((self.seat, self.moves, self.events, self.outcome)).encode()


__all__ = ["SPECTATOR", "Event", "Move", "Outcome", "View"]
