"""How far a unit goes: D-01 to D-05, boarding, drawn paths, and meeting the unseen."""

import heapq

from .seeing import seen_units
from .world import STEPS

MOST_CARRIED = 48  # GEN-C-13


class Knowledge:
    """What the mover's team knows while a unit moves; hidden enemies are no part of it (D-04)."""

    def __init__(self, world, unit):
        self.world, self.unit = world, unit
        self.start = unit.cell
        self.budget = world.budget(unit)
        self.seen = seen_units(world, world.team(unit.owner))
        if unit.aboard is None:
            del self.seen[unit.cell]  # nobody stands in one's own way

    def is_blocked(self, cell):
        """D-05 A seen enemy stands there."""
        other = self.seen.get(cell)
        return other is not None and self.world.is_enemy(other.owner, self.unit.owner)

    def can_board(self, cell):
        """D-29 An own transport with room for this unit stands there."""
        world, unit, transport = self.world, self.unit, self.seen.get(cell)
        if transport is None or transport.owner != unit.owner or cell == self.start:
            return False
        hold = world.book.units[transport.kind].get("transport")
        if hold is None or unit.kind not in hold["carries"] or world.cargo(unit):
            return False
        if len(world.cargo(transport)) >= hold["capacity"]:
            return False
        carried = world.players[unit.owner].carried
        return unit in carried or len(carried) < MOST_CARRIED

    def is_free(self, cell):
        """Nobody known to be there: a place to stop."""
        return cell not in self.seen


def canonical_paths(known, barred=(), start=None, budget=None):
    """The canonical path to every legal stop: cell -> (ticks, steps, directions as numbers).

    The start itself is not among them. Cells in `barred` are never entered.
    """
    start = known.start if start is None else start
    budget = known.budget if budget is None else budget
    world, best, stops = known.world, {}, {}
    queue = [((0, 0, ""), start)]
    while queue:
        key, cell = heapq.heappop(queue)
        if cell in best:
            continue
        best[cell] = key
        for name, there in world.next_to(cell):
            if there == known.start or there in barred or known.is_blocked(there):
                continue
            path = key[2] + str(list(STEPS).index(name))
            if known.can_board(there):
                offer(stops, there, key[0] + boarding(world), path, budget)
            cost = world.cost(known.unit, there)
            if cost is not None and key[0] + cost <= budget:
                heapq.heappush(queue, ((key[0] + cost, key[1] + 1, path), there))
                if known.is_free(there):
                    offer(stops, there, key[0] + cost, path, budget)
    return stops


def boarding(world):
    """Ticks of the step onto a transport, whatever the terrain."""
    return world.book.constants["board_ticks"]


def offer(stops, cell, ticks, path, budget):
    """Keep the better of two paths to a stop: fewest ticks, fewest steps, N before E S W."""
    if ticks <= budget:
        key = (ticks, len(path), path)
        stops[cell] = min(key, stops.get(cell, key))


def walk(start, path):
    """The cells of a path written as directions, without the start."""
    cells, (x, y) = [], start
    for name in path:
        dx, dy = list(STEPS.values())[int(name)]
        x, y = x + dx, y + dy
        cells.append((x, y))
    return cells


def spent(known, path):
    """Ticks to have entered all these cells by their terrain; None if one can't be entered."""
    costs = [known.world.cost(known.unit, cell) for cell in path]
    return None if None in costs else sum(costs)


def can_stop(known, path):
    """GEN-C-03 Whether `go` is legal: the last cell is free, or a transport with room."""
    if not path:
        return False
    before = spent(known, path[:-1])
    if known.can_board(path[-1]):
        return before + boarding(known.world) <= known.budget
    return known.is_free(path[-1])


def drawable(known, path):
    """GEN-C-03 The directions in which a drawn path may go on."""
    at = path[-1] if path else known.start
    before = spent(known, path)
    if before is None:
        return []  # a transport on terrain the unit can't enter: it can only board
    found = []
    for name, there in known.world.next_to(at):
        if there == known.start or there in path or known.is_blocked(there):
            continue
        if can_be_drawn(known, path, before, there):
            found.append(name)
    return found


def can_be_drawn(known, path, before, there):
    """Whether a stop can still be had after stepping on a cell."""
    if known.can_board(there) and before + boarding(known.world) <= known.budget:
        return True
    cost = known.world.cost(known.unit, there)
    if cost is None or before + cost > known.budget:
        return False
    if known.is_free(there):
        return True
    left = known.budget - before - cost
    return bool(canonical_paths(known, {*path, there}, there, left))
