"""What a page need not work out for itself: made from a view, so that it tells nothing more."""

from __future__ import annotations

from typing import Any, TypedDict

from ludotheque.core.view import View
from ludotheque.games.night_dealer.codes import CELLS, COMPOSE, NONE
from ludotheque.games.night_dealer.rules.compose import goes_on


class Aside(TypedDict):
    """What stands beside a view."""

    closing: list[int]  # cells on which a tile laid now might be the last of the turn


def aside(view: View) -> Aside:
    """Where a tile may end the turn by itself, for the seat that composes it."""
    t, s = view.edition.t, view.state
    return {"closing": _closing(t, s) if view.acting and s.phase == COMPOSE else []}


def _closing(t: Any, s: Any) -> list[int]:
    empty = (cell for cell in range(CELLS) if s.owner[cell] == NONE)
    return [cell for cell in empty if not goes_on(t, s, s.laid + 1, cell)]
