"""How the players of a comparison choose: at random, or rather where something happens."""

from .model.seeing import seen_units
from .model.world import STEPS, distance


def at_random(game, chance):
    """Any decision but resigning; the turn is ended when little is left to do, or on a whim."""
    moves = sorted(move for move in game.legal() if move != "resign")
    rather = [move for move in moves if move not in ("end", "draw")]
    return chance.choice(rather if rather and chance.random() < 0.93 else moves)


def eagerly(game, chance):
    """Rather an attack, a capture, a boarding, an unloading or the power; and towards them."""
    moves = sorted(move for move in game.legal() if move != "resign")
    if chance.random() < 0.1:
        return at_random(game, chance)
    if game.phase == "action":
        rather = [move for move in moves if move != "wait"]
    elif game.phase == "move":
        rather = inviting(game, [move for move in moves if move.startswith("to ")])
    else:
        rather = [move for move in moves if move not in ("end", "draw")]
        if "power" in moves and chance.random() < 0.5:
            return "power"
    return chance.choice(rather or moves)


def drawing(game, chance):
    """Paths drawn by hand, rather over friends and onto transports."""
    moves = sorted(move for move in game.legal() if move != "resign")
    if game.phase == "move" and "draw" in moves and chance.random() < 0.9:
        return "draw"
    if game.phase == "path":
        friends = [move for move in moves if move != "go" and game.unit_at(ahead(game, move))]
        onto = game.path and game.unit_at(game.path[-1])
        if "go" in moves and onto and chance.random() < 0.5:
            return "go"
        return chance.choice(friends if friends and chance.random() < 0.5 else moves)
    return eagerly(game, chance)


def ahead(game, step):
    """The cell that a step of a drawn path leads to."""
    x, y = game.path[-1] if game.path else game.chosen.cell
    dx, dy = STEPS[step.split()[1]]
    return x + dx, y + dy


def quitting(game, chance):
    """Like `eagerly`, but now and then somebody resigns."""
    if game.phase == "main" and chance.random() < 0.02:
        return "resign"
    return eagerly(game, chance)


def inviting(game, moves):
    """The moves that end beside something to do."""
    unit = game.chosen
    known = seen_units(game, game.team(unit.owner))
    enemies = [cell for cell, other in known.items() if game.is_enemy(other.owner, unit.owner)]
    for building in game.buildings.values():
        if building.owner is not None and game.is_enemy(building.owner, unit.owner):
            enemies.append(building.cell)
    low, high = game.reach(unit) or (1, 1)
    found = []
    for move in moves:
        cell = tuple(map(int, move.split()[1].split(",")))
        building = game.buildings.get(cell)
        boards = cell in known and cell != unit.cell
        takes = building is not None and building.owner is None
        near = any(low <= distance(cell, other) <= high for other in enemies)
        if boards or takes or near:
            found.append(move)
    return found
