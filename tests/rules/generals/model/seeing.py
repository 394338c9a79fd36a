"""Who sees what: D-06 to D-09, worked out from the whole board each time."""

from .world import distance


def viewers(world, team):
    """Cell and vision of everything that looks out for a team."""
    found = [(u.cell, world.vision(u)) for u in world.units if world.team(u.owner) == team]
    for building in world.buildings.values():
        if building.owner is not None and world.team(building.owner) == team:
            found.append((building.cell, world.book.constants["building_vision"]))
    return found


def sees_everything(world, team):
    """Without fog, or while a general of the team shows the whole map."""
    if not world.options["fog"]:
        return True
    any_kind = next(iter(world.book.units))  # `see_all` goes by player, not by type
    return any(
        player.alive and world.modifiers(player.seat, any_kind, "see_all")
        for player in world.players
        if player.team == team
    )


def patch_of(world, cell):
    """The connected cells of the same terrain as this one, buildings left out."""
    kind = world.letter(cell)
    found, edge = {cell}, [cell]
    while edge:
        for _, there in world.next_to(edge.pop()):
            if there not in found and world.letter(there) == kind:
                found.add(there)
                edge.append(there)
    return found


def is_cover(world, cell):
    """GEN-VIS-03 Whether one sees into a cell only from beside; D-07 never a building."""
    return cell not in world.buildings and world.terrain(cell)["cover"]


def seen_cells(world, team):
    """Every cell that a team sees now."""
    if sees_everything(world, team):
        return set(world.cells())
    found = set()
    for at, vision in viewers(world, team):
        patch = patch_of(world, at) if world.options["cover"] == "patch" else set()
        for cell in world.within(at, vision):
            if distance(at, cell) <= 1 or cell in patch or not is_cover(world, cell):
                found.add(cell)
    return found


def sees_unit(world, team, unit, cells=None):
    """Whether a team sees a unit on the board; `cells` are those it sees, if known already."""
    if world.team(unit.owner) == team or sees_everything(world, team):
        return True
    if unit.cell not in (seen_cells(world, team) if cells is None else cells):
        return False
    if not world.book.units[unit.kind].get("submerged"):
        return True
    return any(distance(at, unit.cell) <= 1 for at, _ in viewers(world, team))  # D-09


def seen_units(world, team):
    """Every unit on the board that a team sees, by cell."""
    cells = seen_cells(world, team)
    return {u.cell: u for u in world.units if sees_unit(world, team, u, cells)}
