"""What a page is told beside a view (paths, targets, losses), held against the slow model."""

import copy

from .comparing import apart, place
from .model import fighting, walking
from .model.seeing import seen_cells, seen_units

LETTERS = str.maketrans("0123", "NESW")


def misleading(match, game):
    """All that the acting seat's page shows otherwise than it will be."""
    if match.over:
        return []
    told, wanted = match.view(match.seat).aside(), expected(game)
    return [f"aside {line}" for line in apart(of_page(told, wanted), wanted)]


def of_page(told, wanted):
    """The same items of the page, with cells as the model writes them."""
    found = {"income": told["income"]}
    for key in ("lit", "ready", "dry", "boards", "idle_sites"):
        if key in wanted:
            found[key] = {place(cell) for cell in told.get(key, ())}
    for key in ("ticks", "paths"):
        if key in wanted:
            found[key] = {place(int(cell)): value for cell, value in told[key].items()}
    if "stands" in wanted:
        found["stands"] = {
            (place(target["cell"]), target["site"]): {place(cell) for cell in target["stands"]}
            for target in told["targets"]
        }
        found["zone"] = {place(cell) for cell in told["zone"]}
    if "targets" in wanted:
        found["targets"] = {
            (place(target["cell"]), target["site"]): preview(target) for target in told["targets"]
        }
    return found


def preview(target):
    """Loss, whether it kills, the reply, whether that kills, whether an occupant is lost."""
    return tuple(target[name] for name in ("loss", "kills", "back", "dies", "occupant"))


def expected(game):
    """What the page should show in this phase."""
    told = {"income": [game.income(player.seat) for player in game.players]}
    if game.options["fog"]:
        told["lit"] = seen_cells(game, game.team(game.current))
    if game.phase == "main":
        told["ready"] = {unit.cell for unit in game.units if game.may_act(unit)}
        told["dry"] = {unit.cell for unit in game.units if falls(game, unit)}
        told["idle_sites"] = {b.cell for b in game.buildings.values() if game.creatable(b)}
    elif game.phase == "move":
        told |= moves(game)
    elif game.phase == "action":
        told["targets"] = {} if game.unloading else losses(game)
    return told


def moves(game):
    """Canonical paths with their ticks, and from where each target could be fired at."""
    known = walking.Knowledge(game, game.chosen)
    paths = dict(walking.canonical_paths(known))
    if game.chosen.aboard is None:
        paths[game.chosen.cell] = (0, 0, "")
    return {
        "ticks": {cell: key[0] for cell, key in paths.items()},
        "paths": {cell: key[2].translate(LETTERS) for cell, key in paths.items()},
        "boards": {cell for cell in paths if known.can_board(cell)},
        **fire(game, [cell for cell in paths if not known.can_board(cell)]),
    }


def falls(game, unit):
    """Whether an aircraft is lost if its owner's turn ends now, by ending it in a copy."""
    if unit.aboard is not None or unit.owner != game.current or unit.fuel != 0:
        return False
    return not any(other.cell == unit.cell for other in tried(game, "end").units)


def fire(game, stops):
    """The targets in sight by the cells they can be fired at from, and all cells in range."""
    unit, start = game.chosen, game.chosen.cell
    posts = [cell for cell in stops if fighting.may_fire(game, unit, cell != start)]
    reach = {}
    for post in posts:
        unit.cell = post
        reach[post] = {cell for cell in game.cells() if fighting.in_range(game, unit, cell)}
    unit.cell = start
    return {
        "stands": {
            (cell, site): {post for post in posts if cell in reach[post]}
            for cell, site in fought(game, unit)
        },
        "zone": set().union(*reach.values()),
    }


def fought(game, unit):
    """The enemies in sight that a unit's weapon hits at all: cell, and whether it is a building."""
    if game.reach(unit) is None:
        return
    team = game.team(unit.owner)
    for other in seen_units(game, team).values():
        hostile = game.is_enemy(unit.owner, other.owner)
        if hostile and fighting.percent_against_unit(game, unit, other) > 0:
            yield other.cell, False
    for building in game.buildings.values():
        hostile = building.owner is not None and game.is_enemy(unit.owner, building.owner)
        seen = hostile and building.cell in seen_cells(game, team)
        if seen and fighting.percent_against_building(game, unit, building) > 0:
            yield building.cell, True


def losses(game):
    """What each attack would do, by doing it to a copy."""
    found = {}
    for target in fighting.unit_targets(game, game.chosen, game.moved):
        after = tried(game, f"attack {target.cell[0]},{target.cell[1]}")
        loss = target.hp - hp_at(after, target.cell)
        back = game.chosen.hp - hp_at(after, game.chosen.cell)
        dies = back == game.chosen.hp
        found[target.cell, False] = (loss, loss == target.hp, back, dies, False)
    for target in fighting.building_targets(game, game.chosen, game.moved):
        after = tried(game, f"bomb {target.cell[0]},{target.cell[1]}")
        falls = after.buildings[target.cell].owner is None
        loss = target.hp if falls else target.hp - after.buildings[target.cell].hp
        known = seen_units(game, game.team(game.current)).get(target.cell)
        lost = falls and known is not None and game.is_enemy(known.owner, game.current)
        found[target.cell, True] = (loss, falls, 0, False, lost)  # GEN-C-05
    return found


def tried(game, move):
    """A copy of the game after a move."""
    after = copy.deepcopy(game)
    after.play(move)
    return after


def hp_at(game, cell):
    """The HP of the unit at a cell, 0 if there is none."""
    unit = game.unit_at(cell)
    return 0 if unit is None else unit.hp
