"""Attacks, replies, buildings brought down, and the gauge: D-10 to D-22 and D-35."""

from .book import ARMOURS
from .seeing import seen_cells, seen_units
from .world import distance


def damage(world, base, percent, attack, defence, rate):
    """D-10 One rounding at the very end, half up; never 0 unless nothing was inflicted."""
    number = base * percent * (100 + attack) * (100 - defence) * rate
    whole = (2 * number + 100**4) // (2 * 100**4)
    return max(whole, 1) if number > 0 else 0


def percent_against(world, unit, domains, armour):
    """The best usable figure of a unit's profiles against a target; 0 if there is none."""
    profiles = world.book.units[unit.kind]["profiles"]
    return max((profiles[d][ARMOURS.index(armour)] for d in domains if d in profiles), default=0)


def percent_against_unit(world, unit, target):
    """GEN-ATT-01, GEN-ATT-02 The figure against a unit."""
    edition = world.book.units[target.kind]
    return percent_against(world, unit, [edition["domain"]], edition["armour"])


def percent_against_building(world, unit, building):
    """D-21 The figure against a building: a land target, a port also a sea target."""
    domains = ["sol", "eau"] if building.kind == "port" else ["sol"]
    armour = world.book.buildings[building.kind]["armour"]
    return percent_against(world, unit, domains, armour)


def may_fire(world, unit, moved):
    """D-15 and the option fire_after_move: whether a unit may attack at all."""
    if world.reach(unit) is None:
        return False
    bound = world.book.units[unit.kind].get("no_fire_after_move", False)
    if world.options["fire_after_move"] == "no_indirect":
        bound = bound or world.book.is_indirect(unit.kind)
    return not (moved and bound and not world.modifiers(unit.owner, unit.kind, "fire_after_move"))


def in_range(world, unit, cell):
    """GEN-ATT-03 Whether a cell lies within a unit's range."""
    low, high = world.reach(unit)
    return low <= distance(unit.cell, cell) <= high


def unit_targets(world, unit, moved):
    """The enemy units that a unit may attack from where it stands."""
    if not may_fire(world, unit, moved):
        return []
    return [
        other
        for other in seen_units(world, world.team(unit.owner)).values()
        if world.is_enemy(unit.owner, other.owner)
        and in_range(world, unit, other.cell)
        and percent_against_unit(world, unit, other) > 0
    ]


def building_targets(world, unit, moved):
    """D-22 The enemy buildings that a unit may attack from where it stands."""
    if not may_fire(world, unit, moved):
        return []
    seen = seen_cells(world, world.team(unit.owner))
    return [
        building
        for building in world.buildings.values()
        if building.owner is not None
        and world.is_enemy(unit.owner, building.owner)
        and building.cell in seen
        and in_range(world, unit, building.cell)
        and percent_against_building(world, unit, building) > 0
    ]


def hit(world, striker, target, rate):
    """What one unit's blow costs another."""
    base = world.book.units[striker.kind]["base"]
    percent = percent_against_unit(world, striker, target)
    attack, defence = world.added(striker, "attack"), world.added(target, "defence")
    return damage(world, base, percent, attack, defence, rate)


def reply_rate(world, unit):
    """GEN-COMBAT-02, GEN-COMBAT-03 Half if the unit lives, a quarter if it died, or better."""
    stat = "reply_alive" if unit.hp > 0 else "reply_dead"
    return max([world.book.constants[stat], *world.modifiers(unit.owner, unit.kind, stat)])


def can_reply(world, unit, attacker):
    """D-12 Attacked from the next cell, with a weapon for that distance and that target."""
    if world.reach(unit) is None or distance(unit.cell, attacker.cell) != 1:
        return False
    return world.reach(unit)[0] <= 1 and percent_against_unit(world, unit, attacker) > 0


def lose(world, unit, loss, author):
    """HP lost to an enemy: D-35 both gauges gain by it."""
    loss = min(loss, unit.hp)
    unit.hp -= loss
    charge(world.players[unit.owner], 2 * loss)
    charge(world.players[author], loss)


def charge(player, points):
    """Fill a gauge up to the general's cost; not while the power is active."""
    if not player.active:
        player.gauge = min(player.gauge + points, player.general["cost"])


def attack_unit(world, attacker, target):
    """D-11 The attack first, then the reply, even of a unit that died."""
    lose(world, target, hit(world, attacker, target, 100), attacker.owner)
    if can_reply(world, target, attacker):
        rate = reply_rate(world, target)
        lose(world, attacker, hit(world, target, attacker, rate), target.owner)
    for unit in (target, attacker):
        if unit.hp <= 0:
            remove(world, unit)


def attack_building(world, attacker, building):
    """GEN-BLD-03, GEN-BLD-04 A building loses HP, and is nobody's when it has none left."""
    base = world.book.units[attacker.kind]["base"]
    percent = percent_against_building(world, attacker, building)
    building.hp -= damage(world, base, percent, world.added(attacker, "attack"), 0, 100)
    if building.hp <= 0:
        neutralise(world, building)
        occupant = world.unit_at(building.cell)
        if occupant is not None and world.is_enemy(attacker.owner, occupant.owner):
            lose(world, occupant, occupant.hp, attacker.owner)  # GEN-BLD-05, D-20
            remove(world, occupant)


def neutralise(world, building):
    """D-19 A building turns neutral, with full HP."""
    building.owner = None
    building.hp = world.book.buildings[building.kind]["hp"]
    building.made = 0


def remove(world, unit):
    """A unit leaves the game with all it carries."""
    carried = world.players[unit.owner].carried
    for cargo in world.cargo(unit):
        carried.remove(cargo)
    world.units.remove(unit)
