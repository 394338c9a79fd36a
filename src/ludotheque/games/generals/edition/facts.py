"""What a page needs to know of the edition, besides texts."""

from __future__ import annotations

from typing import Any

from ludotheque.games.generals.edition.constants import ARMOURS, DOMAINS
from ludotheque.games.generals.edition.contents import Contents
from ludotheque.games.generals.edition.generals import General, Modifier
from ludotheque.games.generals.edition.grounds import Building, Terrain
from ludotheque.games.generals.edition.maps import drawn
from ludotheque.games.generals.edition.maps.check import limits
from ludotheque.games.generals.edition.maps.drawn import Map
from ludotheque.games.generals.edition.units import Unit

DOMAIN_NAMES = tuple(DOMAINS)
ARMOUR_NAMES = tuple(ARMOURS)


def facts(t: Any, chart: Map, contents: Contents) -> dict[str, Any]:
    """The map that is played and all that is printed, fit for JSON."""
    return {
        "width": chart.width,
        "height": chart.height,
        "rows": list(chart.rows),
        "name": chart.name._asdict(),
        "players": chart.players,
        "day_limit": t.day_limit,
        "sites": [{"cell": t.site_cell[n], "kind": t.site_kind[n]} for n in range(t.sites)],
        "types": [_type(unit) for unit in contents.units],
        "kinds": [_kind(building, contents) for building in contents.buildings],
        "terrains": [_terrain(terrain) for terrain in contents.terrains],
        "generals": [_general(general) for general in contents.generals],
        "building_vision": contents.constants.building_vision,
        "point": contents.constants.ticks_per_point,
        "untagged": [name for n, name in enumerate(DOMAIN_NAMES) if _hits(t, contents, n)],
    }


def choices(contents: Contents) -> dict[str, Any]:
    """The maps one may choose, and what a map may be, fit for JSON."""
    return {
        "maps": [_map(id, one) for id, one in contents.maps.items()],
        "map_rules": limits(),
    }


def _hits(t: Any, contents: Contents, domain: int) -> bool:
    """Whether weapons without a tag hit a domain under the options at hand (D-13)."""
    return any(
        "untagged" in unit.profiles and any(t.profile[n][domain])
        for n, unit in enumerate(contents.units)
    )


def _type(unit: Unit) -> dict[str, Any]:
    transport = unit.transport
    return {
        "id": unit.id,
        "gender": unit.gender,
        "letter": unit.letter,
        "price": unit.price,
        "move": unit.move,
        "move_type": unit.move_type,
        "vision": unit.vision,
        "fuel": unit.fuel,
        "base": unit.base,
        "profiles": {name: list(percents) for name, percents in unit.profiles.items()},
        "range": list(unit.range) if unit.range else None,
        "armour": ARMOUR_NAMES[unit.armour],
        "domain": DOMAIN_NAMES[unit.domain],
        "parent": unit.parent,
        "capacity": transport.capacity if transport else 0,
        "carries": list(transport.carries) if transport else [],
        "exit": transport.exit if transport else None,
        "dives": unit.dives,
        "no_fire_after_move": unit.no_fire_after_move,
    }


def _terrain(terrain: Terrain) -> dict[str, Any]:
    return {
        "id": terrain.id,
        "letter": terrain.letter,
        "tint": terrain.tint,
        "drawing": terrain.drawing,
        "cover": terrain.cover,
        "percents": dict(terrain.percents),
    }


def _kind(building: Building, contents: Contents) -> dict[str, Any]:
    return {
        "id": building.id,
        "gender": building.gender,
        "letter": building.letter,
        "drawing": building.drawing,
        "income": building.income,
        "hp": building.hp,
        "armour": ARMOUR_NAMES[building.armour],
        "ground": building.ground,
        "wet": building.wet,
        "makes": [unit.id for unit in contents.units if unit.parent == building.id],
    }


def _general(general: General) -> dict[str, Any]:
    return {
        "id": general.id,
        "cost": general.cost,
        "passive": [_modifier(one) for one in general.passive],
        "active": [_modifier(one) for one in general.active],
        "heal_all": general.heal_all,
    }


def _modifier(modifier: Modifier) -> dict[str, Any]:
    chosen = modifier.filter
    return {
        "stat": modifier.stat,
        "value": modifier.value,
        "domains": list(chosen.domains),
        "move_types": list(chosen.move_types),
        "indirect": chosen.indirect,
    }


def _map(id: str, chart: Map) -> dict[str, Any]:
    return {
        "id": id,
        "width": chart.width,
        "height": chart.height,
        "players": chart.players,
        "day_limit": chart.day_limit,
        "symmetry": chart.symmetry,
        "rows": list(chart.rows),
        "owners": [[list(cell) for cell in cells] for cells in chart.owners],
        "text": drawn.draw(chart),
    }
