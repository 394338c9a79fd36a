"""Positions of Tactique as the set-up lines of a scenario."""

from collections.abc import Iterator
from typing import Any

from ludotheque.cards.written import Cards, lying
from ludotheque.core.game import Edition
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.vocabulary import TERRAINS
from ludotheque.games.tactique.moves import CELL_NAMES
from ludotheque.games.tactique.scenario.position import FLAGS, OTHER_MARKS, PILES, PLAYERS

COUNTS = ("kills", "kills_total")


def lines_of(edition: Edition, s: Any) -> list[str] | None:
    """The lines of a position of free play; None while an action is being composed."""
    if s.phase != n.PLAY or s.act[s.active]:
        return None
    factions = [edition.labels["factions"][k] for k in edition.t.faction]
    turn = f"turn: {s.own_turn[s.active]} active={PLAYERS[s.active]}"
    lines = [f"factions: {' '.join(factions)}", turn]
    for seat, who in enumerate(PLAYERS):
        lines.append(f"player {who}: {' '.join(_player(edition, s, seat))}")
        spots = range(seat * n.CELLS, (seat + 1) * n.CELLS)
        units = [_unit(edition, s, spot) for spot in spots if s.unit[spot] != n.NONE]
        grounds = [f"{_cell(p)}:{TERRAINS[s.terrain[p] - 1]}" for p in spots if s.terrain[p]]
        lines += [f"grid {who}: {' '.join(units)}"] if units else []
        lines += [f"terrain {who}: {' '.join(grounds)}"] if grounds else []
    return lines


def _player(edition: Edition, s: Any, seat: int) -> Iterator[str]:
    cards = Cards(edition, edition.t.units_n)
    yield f"echoes={s.echoes[seat]}"
    yield f"capacity={s.capacity[seat]}"
    for key in COUNTS:
        if getattr(s, key)[seat]:
            yield f"{key}={getattr(s, key)[seat]}"
    for key, field in PILES.items():
        pile = lying(s, field, seat)
        if pile or key == "deck":
            yield f"{key}={cards.said(pile)}"
    if any(s.hold[seat]):
        yield f"hold={','.join(map(str, s.hold[seat]))}"
    if any(s.armed[seat]):
        yield f"armed=[{' '.join(str(r + 1) for r in range(n.ROWS) if s.armed[seat][r])}]"
    if s.brooded[seat]:
        yield "proliferated=yes"


def _unit(edition: Edition, s: Any, spot: int) -> str:
    card = s.unit[spot]
    marks = [f"hp={s.hp[spot]}"] if s.hp[spot] != edition.t.hp[card] else []
    marks += [
        f"{key}={getattr(s, key)[spot]}" for key in ("shield", "age") if getattr(s, key)[spot]
    ]
    marks += [f"atk=+{s.boost[spot][n.PERM]}"] if s.boost[spot][n.PERM] > 0 else []
    marks += [flag for flag in FLAGS if getattr(s, flag)[spot]]
    marks += [mark for mark, field in OTHER_MARKS.items() if getattr(s, field)[spot]]
    named = f"{_cell(spot)}:{edition.labels['cards'][card]}"
    return f"{named}({','.join(marks)})" if marks else named


def _cell(spot: int) -> str:
    return CELL_NAMES[spot % n.CELLS]
