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
    for key in ("lit", "ready", "boards", "idle_sites"):
        if key in wanted:
            found[key] = {place(cell) for cell in told.get(key, ())}
    for key in ("ticks", "paths"):
        if key in wanted:
            found[key] = {place(int(cell)): value for cell, value in told[key].items()}
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
        told["idle_sites"] = {b.cell for b in game.buildings.values() if game.creatable(b)}
    elif game.phase == "move":
        told |= moves(game)
    elif game.phase == "action":
        told["targets"] = {} if game.unloading else losses(game)
    return told


def moves(game):
    """Canonical paths with their ticks, and where the unit would board."""
    known = walking.Knowledge(game, game.chosen)
    paths = dict(walking.canonical_paths(known))
    if game.chosen.aboard is None:
        paths[game.chosen.cell] = (0, 0, "")
    return {
        "ticks": {cell: key[0] for cell, key in paths.items()},
        "paths": {cell: key[2].translate(LETTERS) for cell, key in paths.items()},
        "boards": {cell for cell in paths if known.can_board(cell)},
    }


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
