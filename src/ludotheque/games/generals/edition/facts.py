"""What a page needs to know of the edition, besides texts."""

from __future__ import annotations

from typing import Any, TypedDict

from ludotheque.core.facts import fact
from ludotheque.games.generals.edition.constants import ARMOURS, DOMAINS
from ludotheque.games.generals.edition.contents import MAP_RULES, Contents
from ludotheque.games.generals.edition.grounds import Building
from ludotheque.games.generals.edition.units import Unit
from ludotheque.games.generals.rules import combat
from ludotheque.space.maps import drawn
from ludotheque.space.maps.drawn import Map

DOMAIN_NAMES = tuple(DOMAINS)
ARMOUR_NAMES = tuple(ARMOURS)
UNCHANGED = 100 * 100 * 100  # percent: attack, defence and rate as printed


class Name(TypedDict):
    """A name in both languages."""

    fr: str
    en: str


class SiteFact(TypedDict):
    """A building of the map, its kind by number."""

    cell: int
    kind: int


class TypeFact(TypedDict):
    """A type of units."""

    id: str
    gender: int  # of its French name
    letter: str
    price: int
    move: int
    move_type: str
    vision: int
    fuel: int | None
    damage: dict[str, list[int]]  # by each armour, by domain of the target
    range: list[int] | None
    armour: str
    domain: str
    capacity: int
    carries: list[str]
    exit: str | None
    dives: bool
    no_fire_after_move: bool


class TerrainFact(TypedDict):
    """A kind of ground."""

    id: str
    letter: str
    tint: str
    drawing: str
    cover: bool
    percents: dict[str, int]


class KindFact(TypedDict):
    """A kind of buildings."""

    id: str
    gender: int
    letter: str
    drawing: str
    income: int
    hp: int
    armour: str
    ground: str
    wet: bool
    makes: list[str]


class GeneralFact(TypedDict):
    """A general, and what its power costs."""

    id: str
    cost: int


class MapFact(TypedDict):
    """A map that may be chosen; `text` is all of it."""

    id: str
    width: int
    height: int
    players: int
    text: str


class Played(TypedDict):
    """The map that is played, and all that is printed."""

    width: int
    height: int
    rows: list[str]
    name: Name
    sketch: bool  # the map is a scenario's
    players: int
    day_limit: int
    sites: list[SiteFact]
    types: list[TypeFact]
    kinds: list[KindFact]
    terrains: list[TerrainFact]
    generals: list[GeneralFact]
    point: int  # ticks of a movement point


class Limits(TypedDict):
    """The numbers of the map rules: fewest and most, or at most."""

    side: tuple[int, int]  # columns or rows
    players: tuple[int, int]
    days: tuple[int, int]
    buildings: int


class Choices(TypedDict):
    """The maps one may choose, and what a map may be."""

    maps: list[MapFact]
    map_rules: Limits


class Facts(Played, Choices):
    """All that a page is told."""


def facts(t: Any, chart: Map, contents: Contents, sketch: bool) -> Played:
    """All of it, fit for JSON."""
    return {
        "width": chart.width,
        "height": chart.height,
        "rows": list(chart.rows),
        "name": {"fr": chart.name.fr, "en": chart.name.en},
        "sketch": sketch,
        "players": chart.players,
        "day_limit": t.day_limit,
        "sites": [{"cell": t.site_cell[n], "kind": t.site_kind[n]} for n in range(t.sites)],
        "types": [_type(unit, _damage(t, n)) for n, unit in enumerate(contents.units)],
        "kinds": [_kind(building, contents) for building in contents.buildings],
        "terrains": [fact(TerrainFact, terrain) for terrain in contents.terrains],
        "generals": [fact(GeneralFact, general) for general in contents.generals],
        "point": contents.constants.ticks_per_point,
    }


def choices(contents: Contents) -> Choices:
    """What may be chosen, fit for JSON."""
    return {
        "maps": [_map(id, one) for id, one in contents.maps.items()],
        "map_rules": fact(Limits, MAP_RULES),
    }


def _damage(t: Any, kind: int) -> dict[str, list[int]]:
    """What a type does to each armour of the domains it hits, under the options at hand (D-13);
    no general's part in it."""
    return {
        name: [combat.rounded(t.base[kind] * percent * UNCHANGED) for percent in percents]
        for name, percents in zip(DOMAIN_NAMES, t.profile[kind], strict=True)
        if any(percents)
    }


def _type(unit: Unit, damage: dict[str, list[int]]) -> TypeFact:
    transport = unit.transport
    return fact(
        TypeFact,
        unit,
        damage=damage,
        armour=ARMOUR_NAMES[unit.armour],
        domain=DOMAIN_NAMES[unit.domain],
        capacity=transport.capacity if transport else 0,
        carries=transport.carries if transport else (),
        exit=transport.exit if transport else None,
    )


def _kind(building: Building, contents: Contents) -> KindFact:
    makes = [unit.id for unit in contents.units if unit.parent == building.id]
    return fact(KindFact, building, armour=ARMOUR_NAMES[building.armour], makes=makes)


def _map(id: str, chart: Map) -> MapFact:
    return fact(MapFact, chart, id=id, text=drawn.draw(chart))
