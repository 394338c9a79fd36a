"""What a room tells those who watch it."""

from __future__ import annotations

from typing import Protocol

from ludotheque.server.refusals import Denied


class Watcher(Protocol):
    """A page that follows a room."""

    who: str | None
    seat: int | None  # through whose eyes it looks

    def table_changed(self) -> None:
        """Something but the position changed."""

    def position_changed(self) -> None:
        """The position may look different now."""

    def chat_cut(self) -> None:
        """Words were taken back."""

    def chat_grew(self) -> None:
        """Somebody said something."""

    def room_closed(self, why: Denied) -> None:
        """The room is held no longer."""
