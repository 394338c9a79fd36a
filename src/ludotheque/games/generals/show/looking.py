"""What a view shows, read in one place by all that tell or draw it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core.naming import LETTERS
from ludotheque.core.sentences import text
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.generals.codes import NONE, SEATS, SIDE
from ludotheque.games.generals.edition.articles import FEMININE, MASCULINE, a, the
from ludotheque.games.generals.state import UNIT
from ludotheque.space.square import Board

SPECTATORS = 7  # their bit in masks of one byte


class Figure(NamedTuple):
    """A unit as it is seen."""

    type: int
    seat: int
    hp: int
    done: bool


def cell_name(cell: int) -> str:
    """A cell as people write it."""
    return f"({cell % SIDE}, {cell // SIDE})"


def player(seat: int) -> str:
    """What a seat is called in logs."""
    return LETTERS[seat] if 0 <= seat < SEATS else "–"


def unit_name(edition: Any, type: int) -> Words:
    """What a type is called; a number that is none has no other name than its own."""
    label = edition.labels["types"][type]
    found: Words = edition.texts["units"].get(label, Words(label, label))
    return found


def unit_names(edition: Any, type: int | None) -> dict[str, object]:
    """A type alone and with its articles, as sentences may want it; without one, any unit."""
    types = edition.facts["types"]
    if type is None or type >= len(types):
        unit = text(edition, "words", "unit") if type is None else unit_name(edition, type)
        with_articles = {"a_unit": a(unit, FEMININE), "the_unit": the(unit, FEMININE)}
        return {"unit": unit, **with_articles, "gender": FEMININE}
    id, texts = types[type]["id"], edition.texts
    return {
        "unit": texts["units"][id],
        "a_unit": texts["a_unit"][id],
        "the_unit": texts["the_unit"][id],
        "gender": types[type]["gender"],
    }


def building_names(edition: Any, cell: int) -> dict[str, Words]:
    """The building on a cell, alone and with its article; without one, any building."""
    site = edition.t.site[cell] if cell != NONE else NONE
    if site == NONE:
        building = text(edition, "words", "building")
        return {"building": building, "the_building": the(building, MASCULINE)}
    kind = edition.facts["kinds"][edition.t.site_kind[site]]
    texts = edition.texts
    return {
        "building": texts["buildings"][kind["id"]],
        "the_building": texts["the_building"][kind["id"]],
    }


def general_of(edition: Any, seat: int) -> str:
    """The id of a seat's general."""
    return str(edition.facts["generals"][edition.t.general[seat]]["id"])


def figure_at(s: Any, cell: int) -> Figure | None:
    """The unit that is seen on a cell."""
    if not s.unit[cell]:
        return None
    unit = s.unit[cell]
    return Figure(UNIT.type(unit), UNIT.owner(unit), s.hp[cell], bool(s.done[cell]))


def team_of(view: View) -> int | None:
    """The team of the one who looks; None for spectators."""
    return int(view.edition.t.team[view.seat]) if view.seat < SEATS else None


def knows(view: View, mask: int) -> bool:
    """Whether the one who looks is in a mask of one byte."""
    return bool(mask >> min(view.seat, SPECTATORS) & 1)


def is_lit(view: View, cell: int) -> bool:
    """Whether a cell is seen now: all are without fog, none by spectators of a fog game."""
    team = team_of(view)
    if not view.edition.t.fog:
        return True
    return team is not None and bool(view.state.viewers[team][cell])


def cells(view: View) -> list[list[int]]:
    """The cells of the map, row by row."""
    t = view.edition.t
    return Board(t.width, t.height).rows()


def memos(view: View) -> dict[int, tuple[Figure, int]]:
    """Where the team last saw enemies that may still be there: which, and on which day."""
    s, team = view.state, team_of(view)
    found: dict[int, tuple[Figure, int]] = {}
    for n in range(s.memo_n[team] if team is not None else 0):
        unit = s.memo_unit[team][n]
        seen = Figure(UNIT.type(unit), UNIT.owner(unit), s.memo_hp[team][n], False)
        found[s.memo_cell[team][n]] = (seen, s.memo_day[team][n])
    return {cell: found[cell] for cell in found if _may_be_there(view, cell, found[cell][0])}


def _may_be_there(view: View, cell: int, seen: Figure) -> bool:
    """Whether nothing seen now speaks against it."""
    dives = view.edition.t.dives[seen.type]
    return not view.state.unit[cell] and bool(dives or not is_lit(view, cell))


def cargo(view: View, seat: int, cell: int) -> list[int]:
    """The places aboard of what a player's transport on a cell carries, as far as it is known."""
    s = view.state
    if not knows(view, s.purse_eyes[seat]):
        return []
    return [n for n in range(s.aboard_n[seat]) if s.aboard_on[seat][n] == cell]


def winners_of(view: View) -> list[int]:
    """The seats that won, or share a draw."""
    return [seat for seat in range(SEATS) if view.state.winners >> seat & 1]
