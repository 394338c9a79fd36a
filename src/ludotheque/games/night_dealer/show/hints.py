"""The Apprentice's hints (ND-UI-e): what a composition would do, from what its player sees.

Hints are made on a copy of the view. They never look at rolls to come, and leave Omen unused.
"""

from dataclasses import dataclass
from typing import Any

from ludotheque.core.view import View
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.rules.compose import (
    effect_choices,
    forget_composition,
    only_bit,
    reveal,
)
from ludotheque.games.night_dealer.rules.resolve import close_batch, open_batch


@dataclass(frozen=True)
class Preview:
    """Cells (from 0) that the present composition would win, lose, bare of a shield; marks due."""

    won: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    broken: tuple[int, ...] = ()
    due: tuple[int, ...] = ()


@dataclass(frozen=True)
class CellHint:
    """What one tile alone would win and lose on a cell, and as which kind."""

    gain: int
    loss: int
    kind: int


def is_composing(view: View) -> bool:
    """Whether the one who looks is composing a turn."""
    return bool(view.acting and view.state.phase == c.COMPOSE)


def preview(view: View) -> Preview:
    """Steps 0 to 5 for the present composition; nothing to tell unless tiles are laid."""
    if not is_composing(view) or view.state.laid == 0:
        return Preview()
    t, s = view.edition.t, _copy(view)
    due = tuple(sorted(set(s.mark_cell[: s.mark_n])))
    for tile in range(s.laid):
        choices = effect_choices(t, s, tile)
        if s.tile_choice[tile] == c.NONE and choices and choices & (choices - 1) == 0:
            s.tile_choice[tile] = c.MOVE_ALLY + only_bit(choices)
    reveal(s)
    owner, shield = s.owner[:], s.shield[:]
    _settle(t, s, c.STEP_END)
    changed = [cell for cell in range(c.CELLS) if s.owner[cell] != owner[cell]]
    return Preview(
        won=tuple(cell for cell in changed if s.owner[cell] == view.seat),
        lost=tuple(cell for cell in changed if s.owner[cell] != view.seat),
        broken=tuple(cell for cell in range(c.CELLS) if shield[cell] > s.shield[cell]),
        due=due,
    )


def cell_hints(view: View, wheel: int) -> dict[int, CellHint]:
    """For a wheel (from 0): gain and loss of its tile on each empty cell, in steps 3 and 4."""
    if not is_composing(view) or view.state.wheel[view.seat][wheel] <= c.SPENT:
        return {}
    face = view.state.wheel[view.seat][wheel]
    kinds = range(c.KINDS) if face == c.ECLIPSE else [face]
    found = {}
    for cell in range(c.CELLS):
        if view.state.owner[cell] == c.NONE:
            tries = [_alone(view, wheel, cell, kind) for kind in kinds]
            found[cell] = max(tries, key=lambda hint: (hint.gain - hint.loss, -hint.loss))
    return found


def _copy(view: View) -> Any:
    """A state to play on: Omen is left unused."""
    s = view.edition.rules.state.copy(view.state)
    s.omen = 0
    return s


def _settle(t: Any, s: Any, end: int) -> None:
    """Play the attempts of a resolution up to a step."""
    while s.step < end:
        open_batch(t, s)
        close_batch(s)


def _alone(view: View, wheel: int, cell: int, kind: int) -> CellHint:
    """What one tile does by itself, without ally, curse or trap."""
    t, s = view.edition.t, _copy(view)
    forget_composition(s)
    s.seat, s.laid = view.seat, 1
    s.tile_wheel[0], s.tile_cell[0], s.tile_kind[0] = wheel, cell, kind
    reveal(s)
    owner = s.owner[:]
    _settle(t, s, c.STEP_CURSE)
    changed = [n for n in range(c.CELLS) if s.owner[n] != owner[n]]
    gain = sum(s.owner[n] == view.seat for n in changed)
    return CellHint(gain, len(changed) - gain, kind)


def aids(view: View) -> dict[str, Any]:
    """For the page: what one tile of each wheel would win and lose on each cell, or None."""
    rows = []
    for wheel in range(c.WHEELS):
        found = cell_hints(view, wheel)
        line = [found.get(cell) for cell in range(c.CELLS)]
        rows.append([None if hint is None else [hint.gain, hint.loss] for hint in line])
    return {"cells": rows}
