"""What a general changes, as tables: by seat, and by whether the power is active."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core.words import ContentError
from ludotheque.games.generals.codes import PATH, WATER
from ludotheque.games.generals.edition.constants import DOMAINS
from ludotheque.games.generals.edition.contents import Contents
from ludotheque.games.generals.edition.generals import General, Modifier, value
from ludotheque.games.generals.edition.units import Unit

AFLOAT = 100  # percent at which ships enter a wet building (D-03)


def fill_general(t: Any, seat: int, contents: Contents, no_indirect: bool) -> None:
    """Every number of a seat that its general may change (chapter 3.4)."""
    general = contents.generals[t.general[seat]]
    t.power_cost[seat], t.heal_all[seat] = general.cost, general.heal_all
    for power, modifiers in enumerate(_modifiers(general)):
        t.creations[seat][power] = value(modifiers, "creations", None, 1)
        t.sees_all[seat][power] = value(modifiers, "see_all", None, 0)
        for n, unit in enumerate(contents.units):
            _fill_moving(t, (seat, power, n), unit, modifiers, contents)
            _fill_fighting(t, (seat, power, n), unit, modifiers, contents)
            held = unit.no_fire_after_move or (no_indirect and unit.indirect)
            freed = value(modifiers, "fire_after_move", unit, 0)
            t.steady[seat][power][n] = int(held and not freed)


def check_paths(contents: Contents) -> None:
    """Refuse a type that some general would let go further than a path has room for."""
    for general in contents.generals:
        modifiers = _modifiers(general)[1]
        for unit in contents.units:
            speed = max([value(modifiers, "terrain_min", unit, 0), *_percents(unit, contents)])
            far = value(modifiers, "move", unit, unit.move) * speed // 100
            if far >= PATH:
                what = f"goes {far} cells under [{general.id}]; {PATH - 1} at most"
                raise ContentError(f"units.toml: [{unit.id}] {what}")


def _modifiers(general: General) -> tuple[Sequence[Modifier], Sequence[Modifier]]:
    """What holds always, and what holds while the power is active."""
    return general.passive, (*general.passive, *general.active)


def _fill_moving(
    t: Any, at: tuple[int, int, int], unit: Unit, modifiers: Sequence[Modifier], contents: Contents
) -> None:
    """D-01 Ticks, and what else bears on moving and seeing."""
    seat, power, n = at
    point = contents.constants.ticks_per_point
    t.budget[seat][power][n] = max(0, value(modifiers, "move", unit, unit.move)) * point
    t.vision[seat][power][n] = max(1, value(modifiers, "vision", unit, unit.vision))
    if unit.fuel is not None:
        t.tank[seat][power][n] = max(1, value(modifiers, "fuel_max", unit, unit.fuel))
    t.thrifty[seat][power][n] = value(modifiers, "fuel_free", unit, 0)
    least = value(modifiers, "terrain_min", unit, 0)
    for ground, percent in enumerate(_percents(unit, contents)):
        if percent:
            t.cost[seat][power][n][ground] = 100 * point // max(percent, least)


def _percents(unit: Unit, contents: Contents) -> Iterator[int]:
    """The speed of a type on each ground: terrains, then buildings; 0 where it can't go."""
    speeds = {}
    for terrain in contents.terrains:
        speeds[terrain.id] = terrain.percents.get(unit.move_type, 0)
        yield speeds[terrain.id]
    afloat = DOMAINS[contents.constants.move_types[unit.move_type]] == WATER
    for building in contents.buildings:
        if afloat:
            yield AFLOAT if building.wet else 0
        else:
            yield speeds[building.ground]  # GEN-BLD-06


def _fill_fighting(
    t: Any, at: tuple[int, int, int], unit: Unit, modifiers: Sequence[Modifier], contents: Contents
) -> None:
    """D-10 Points, ranges, replies, repair and price."""
    seat, power, n = at
    constants = contents.constants
    t.attack[seat][power][n] = value(modifiers, "attack", unit, 0)
    t.defence[seat][power][n] = value(modifiers, "defence", unit, 0)
    if unit.range is not None:
        reach = value(modifiers, "range_max", unit, unit.range[1])
        t.range_max[seat][power][n] = max(unit.range[0], reach)
    t.reply_alive[seat][power][n] = value(modifiers, "reply_alive", unit, constants.reply_alive)
    t.reply_dead[seat][power][n] = value(modifiers, "reply_dead", unit, constants.reply_dead)
    t.heal[seat][power][n] = value(modifiers, "heal", unit, constants.repair)
    percent = 100 + value(modifiers, "price", unit, 0)
    t.price[seat][power][n] = -(-unit.price * percent // 100)
