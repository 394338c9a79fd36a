"""Map, buildings and unit types as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.generals.codes import CELLS, GROUND, NONE, SIDE, SITES
from ludotheque.games.generals.edition.constants import DOMAINS
from ludotheque.games.generals.edition.contents import Contents
from ludotheque.games.generals.edition.units import EXITS, UNTAGGED, Unit
from ludotheque.space.maps.drawn import Map, cells_of
from ludotheque.space.square import Board


def fill_map(t: Any, chart: Map, contents: Contents, patches: bool) -> None:
    """Cells, their neighbours and grounds, and the buildings of the map, row by row."""
    board = Board(chart.width, chart.height)
    t.width, t.height = chart.width, chart.height
    t.cells = chart.width * chart.height
    t.near = [[NONE] * 4 for _ in range(CELLS)]
    t.patch, t.site, t.site_start = [NONE] * CELLS, [NONE] * CELLS, [NONE] * SITES
    grounds = {letter: n for n, letter in enumerate(contents.legend.letters)}
    covers = {terrain.letter for terrain in contents.terrains if terrain.cover}
    for n, (x, y, letter) in enumerate(cells_of(chart)):
        cell = t.cell[n] = board.at(x, y)
        t.inside[cell] = 1
        t.ground[cell] = grounds[letter]
        t.cover[cell] = int(letter in covers)
        t.near[cell] = board.near(cell)
    if patches:
        _fill_patches(t)
    _fill_sites(t, chart, len(contents.terrains))


def _fill_sites(t: Any, chart: Map, terrains: int) -> None:
    """The buildings, and who owns them at the start: a place in the order of play."""
    owner = {cell: place for place, cells in enumerate(chart.owners) for cell in cells}
    for cell in t.cell[: t.cells]:
        if t.ground[cell] >= terrains:
            site = t.site[cell] = t.sites
            t.site_cell[site] = cell
            t.site_kind[site] = t.ground[cell] - terrains
            t.site_start[site] = owner.get((cell % SIDE, cell // SIDE), NONE)
            t.sites += 1


def _fill_patches(t: Any) -> None:
    """GEN-C-10 Cells of cover that hang together, all of one terrain, have one number."""
    count = 0
    for start in t.cell[: t.cells]:
        if not t.cover[start] or t.patch[start] != NONE:
            continue
        t.patch[start] = count
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            for near in t.near[cell]:
                same = near != NONE and t.ground[near] == t.ground[start]
                if same and t.patch[near] == NONE:
                    t.patch[near] = count
                    waiting.append(near)
        count += 1


def fill_buildings(t: Any, contents: Contents) -> None:
    """Chapter 1.3 What each kind of building brings, withstands and creates."""
    for kind, building in enumerate(contents.buildings):
        t.income[kind] = building.income
        t.full_walls[kind] = building.hp
        t.wall_armour[kind] = building.armour
        t.wet[kind] = int(building.wet)
        made = (n for n, unit in enumerate(contents.units) if unit.parent == building.id)
        t.makes[kind] = sum(1 << n for n in made)


def fill_types(t: Any, contents: Contents, options: Mapping[str, Any]) -> None:
    """Chapter 1.2 What no general changes of a type."""
    t.types = len(contents.units)
    kinds = [building.id for building in contents.buildings]
    numbers = {unit.id: n for n, unit in enumerate(contents.units)}
    for n, unit in enumerate(contents.units):
        t.base[n], t.armour[n], t.domain[n] = unit.base, unit.armour, unit.domain
        t.range_min[n] = unit.range[0] if unit.range else 0
        t.parent[n] = kinds.index(unit.parent)
        t.value[n] = unit.price
        t.flies[n], t.dives[n] = int(unit.fuel is not None), int(unit.dives)
        t.captures[n] = int(unit.domain == GROUND or options["capture"] == "any")
        for name, percents in unit.profiles.items():
            for domain in _domains(name, options["untagged"]):
                t.profile[n][domain] = list(percents)
        _fill_transport(t, n, unit, numbers)


def _domains(name: str, untagged: str) -> list[int]:
    """D-13, GEN-C-10 The domains that a line of a profile hits."""
    if name != UNTAGGED:
        return [DOMAINS[name]]
    return list(DOMAINS.values()) if untagged == "all" else [GROUND]


def _fill_transport(t: Any, n: int, unit: Unit, numbers: Mapping[str, int]) -> None:
    """Chapter 3.3 What a type carries."""
    if unit.transport is not None:
        t.capacity[n] = unit.transport.capacity
        t.carries[n] = sum(1 << numbers[name] for name in unit.transport.carries)
        t.exit[n] = EXITS[unit.transport.exit]
