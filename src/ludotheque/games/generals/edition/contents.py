"""Everything a content folder holds, read and checked."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.content import read_toml
from ludotheque.core.words import ContentError, UsageError
from ludotheque.games.generals.codes import PLAYERS, SIDE, SITES, WATER
from ludotheque.games.generals.edition.constants import DOMAINS, Constants, read_constants
from ludotheque.games.generals.edition.generals import General, read_generals
from ludotheque.games.generals.edition.grounds import (
    Building,
    Terrain,
    check_letters,
    read_buildings,
    read_terrains,
)
from ludotheque.games.generals.edition.units import Unit, read_units
from ludotheque.space.maps import drawn
from ludotheque.space.maps.check import Legend, MapRules
from ludotheque.space.maps.drawn import Map

MAPS = "maps"
MAP_RULES = MapRules("GEN-MAP-", (5, SIDE), (2, PLAYERS), (5, 99), SITES)


@dataclass(frozen=True)
class Contents:
    """A content folder, as some options print it."""

    constants: Constants
    terrains: Sequence[Terrain]
    buildings: Sequence[Building]
    units: Sequence[Unit]
    generals: Sequence[General]
    maps: Mapping[str, Map]  # by id, fewest players and smallest first
    legend: Legend


def read_contents(folder: Path, options: Mapping[str, Any]) -> Contents:
    """A content folder under some options; a bad file is a ContentError."""
    constants = read_constants(folder)
    terrains, buildings = _read_grounds(folder, constants)
    units = read_units(folder, options, constants, [b.id for b in buildings])
    legend = _legend(constants, terrains, buildings, {unit.parent for unit in units})
    return Contents(
        constants,
        terrains,
        buildings,
        units,
        read_generals(folder, options, constants),
        read_maps(folder, legend),
        legend,
    )


def read_legend(folder: Path) -> Legend:
    """What the letters of the maps of a content folder mean; no option changes that."""
    constants = read_constants(folder)
    terrains, buildings = _read_grounds(folder, constants)
    units = read_toml(folder / "units.toml").entries()
    names = [building.id for building in buildings]
    return _legend(constants, terrains, buildings, {u.choice("parent", names) for _, u in units})


def _read_grounds(
    folder: Path, constants: Constants
) -> tuple[Sequence[Terrain], Sequence[Building]]:
    terrains = read_terrains(folder, constants)
    buildings = read_buildings(folder, terrains)
    check_letters(terrains, buildings)
    return terrains, buildings


def _legend(
    constants: Constants,
    terrains: Sequence[Terrain],
    buildings: Sequence[Building],
    parents: Set[str],
) -> Legend:
    """What the letters of maps mean; `parents` are the buildings that create units."""
    afloat = {name for name, domain in constants.move_types.items() if DOMAINS[domain] == WATER}
    return Legend(
        rules=MAP_RULES,
        letters=(*(t.letter for t in terrains), *(b.letter for b in buildings)),
        buildings=frozenset(b.letter for b in buildings),
        makers=frozenset(b.letter for b in buildings if b.id in parents),
        wet=frozenset(b.letter for b in buildings if b.wet),
        water=frozenset(t.letter for t in terrains if afloat & set(t.percents)),
    )


def read_maps(folder: Path, legend: Legend) -> dict[str, Map]:
    """The maps of a content folder by id, in the order they are offered."""
    found = {path.stem: _read_map(path, legend) for path in sorted((folder / MAPS).glob("*.txt"))}
    if not found:
        raise ContentError(f"{MAPS}: there is no map")
    return {id: found[id] for id in drawn.in_order(found)}


def _read_map(path: Path, legend: Legend) -> Map:
    try:
        return _parsed(path.read_text(encoding="utf-8"), legend)
    except UsageError as error:
        raise ContentError(f"{MAPS}/{path.name}: {error}") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{MAPS}/{path.name}: not readable as text: {error}") from None


@functools.lru_cache(maxsize=64)
def _parsed(text: str, legend: Legend) -> Map:
    """A map read once: every choice of options prints the same ones."""
    return drawn.parse(text, legend)
