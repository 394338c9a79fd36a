"""Positions of Tactique as the set-up lines of a scenario."""

from collections.abc import Iterator
from typing import Any

from ludotheque.cards.written import Cards, lying
from ludotheque.core.game import Edition
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.vocabulary import TERRAINS
from ludotheque.games.tactique.moves import CELL_NAMES
from ludotheque.games.tactique.scenario.position import MARKS, OF_PLAYER, PILES, PLAYERS, VALUES


def lines_of(edition: Edition, s: Any) -> list[str] | None:
    """The lines of a position of free play; None while an action is being composed."""
    if s.phase != n.PLAY or s.act[s.active]:
        return None
    factions = [edition.labels["factions"][k] for k in edition.t.faction]
    turn = f"turn: {s.own_turn[s.active]} active={PLAYERS[s.active]}"
    lines = [f"factions: {' '.join(factions)}", turn]
    for seat, who in enumerate(PLAYERS):
        lines.append(f"player {who}: {' '.join(filter(None, _player(edition, s, seat)))}")
        spots = range(seat * n.CELLS, (seat + 1) * n.CELLS)
        units = [_unit(edition, s, spot) for spot in spots if s.unit[spot] != n.NONE]
        grounds = [f"{_cell(p)}:{TERRAINS[s.terrain[p] - 1]}" for p in spots if s.terrain[p]]
        lines += [f"grid {who}: {' '.join(units)}"] if units else []
        lines += [f"terrain {who}: {' '.join(grounds)}"] if grounds else []
    return lines


def _player(edition: Edition, s: Any, seat: int) -> Iterator[str]:
    cards = Cards(edition, edition.t.units_n)
    for key, word in OF_PLAYER.items():
        yield word.given(s, seat, key)
    for key, field in PILES.items():
        pile = lying(s, field, seat)
        yield f"{key}={cards.said(pile)}" if pile or key == "deck" else ""


def _unit(edition: Edition, s: Any, spot: int) -> str:
    card, boost = s.unit[spot], s.boost[spot][n.PERM]
    marks = [VALUES[key].given(s, spot, key) for key in VALUES]
    if s.hp[spot] == edition.t.hp[card]:
        marks.remove(f"hp={s.hp[spot]}")
    marks += [f"atk=+{boost}"] if boost > 0 else []
    marks += [mark for mark, word in MARKS.items() if word.said(s, spot) != word.usual]
    named = f"{_cell(spot)}:{edition.labels['cards'][card]}"
    said = ",".join(filter(None, marks))
    return f"{named}({said})" if said else named


def _cell(spot: int) -> str:
    return CELL_NAMES[spot % n.CELLS]
