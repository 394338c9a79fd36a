"""What may be decided in each phase, as notation."""

from . import fighting, walking
from .pieces import Unit
from .world import World

MAIN, MOVE, PATH, ACTION, BUILD = "main", "move", "path", "action", "build"


def written(cell):
    """A cell as moves name it."""
    return f"{cell[0]},{cell[1]}"


def read(text):
    """The cell that a move names."""
    x, y = text.split(",")
    return int(x), int(y)


class Choices(World):
    """The legal decisions of the current player."""

    def rest(self):
        """Back to MAIN: nothing chosen."""
        self.phase = MAIN
        self.chosen = None  # the unit that moves or acts
        self.moved = self.unloading = False
        self.path = []  # the cells drawn so far
        self.site = None  # the building that creates

    def legal(self):
        """All decisions as notation."""
        if self.over:
            return []
        return getattr(self, f"legal_{self.phase}")()

    def legal_main(self):
        """Choose a unit or a building, use the power, end the turn or resign."""
        me = self.players[self.current]
        moves = [f"unit {written(u.cell)}" for u in self.units if self.may_act(u)]
        for slot, unit in enumerate(me.carried):
            if self.may_take_off(unit):
                moves.append(f"launch {slot}")
        moves += [f"build {written(b.cell)}" for b in self.buildings.values() if self.creatable(b)]
        if 0 < me.general["cost"] == me.gauge and not me.active:
            moves.append("power")  # GEN-C-02
        return [*moves, "end", "resign"]

    def may_act(self, unit):
        """Whether a unit of the current player is still to be activated."""
        return unit.owner == self.current and not unit.done

    def may_take_off(self, unit):
        """A carried aircraft that has not acted and has somewhere to go."""
        hold = self.book.units[unit.aboard.kind]["transport"]
        if not self.may_act(unit) or hold["exit"] != "takeoff":
            return False
        return bool(walking.canonical_paths(walking.Knowledge(self, unit)))

    def creatable(self, building):
        """The types that a building of the current player can create now."""
        me = self.players[self.current]
        if building.owner != me.seat:
            return []
        return [
            kind
            for kind in self.book.buildings[building.kind]["creates"]
            if self.price(me.seat, kind) <= me.money and self.cradle(building, kind)
        ]

    def cradle(self, building, kind):
        """The cell where a new unit would stand, or None (D-25 and the stat `creations`)."""
        seat = building.owner
        if building.made >= max([1, *self.modifiers(seat, kind, "creations")]):
            return None
        if self.unit_at(building.cell) is None:
            return building.cell
        if building.made == 0:
            return None  # the first one needs the building's own cell
        unborn = Unit(kind, seat, building.cell)
        for _, cell in self.next_to(building.cell):
            if self.unit_at(cell) is None and self.percent(unborn, cell) is not None:
                return cell
        return None

    def legal_move(self):
        """Every cell in reach; `draw` where a first step can be drawn."""
        known = walking.Knowledge(self, self.chosen)
        cells = set(walking.canonical_paths(known))
        if self.chosen.aboard is None:
            cells.add(self.chosen.cell)
        moves = [f"to {written(cell)}" for cell in cells]
        return moves + (["draw"] if walking.drawable(known, []) else [])

    def legal_path(self):
        """Draw on, or go."""
        known = walking.Knowledge(self, self.chosen)
        moves = [f"step {name}" for name in walking.drawable(known, self.path)]
        return moves + (["go"] if walking.can_stop(known, self.path) else [])

    def legal_action(self):
        """Attack, capture, unload or wait; after unloading only the last two."""
        unit, moves = self.chosen, ["wait"]
        if not self.unloading:
            for target in fighting.unit_targets(self, unit, self.moved):
                moves.append(f"attack {written(target.cell)}")
            for target in fighting.building_targets(self, unit, self.moved):
                moves.append(f"bomb {written(target.cell)}")
            if self.can_capture(unit):
                moves.append("capture")
        return moves + self.unloads(unit)

    def can_capture(self, unit):
        """D-17 A ground unit (or any, by option) on a neutral building."""
        building = self.buildings.get(unit.cell)
        if building is None or building.owner is not None:
            return False
        ground = self.book.units[unit.kind]["domain"] == "sol"
        return ground or self.options["capture"] == "any"

    def unloads(self, unit):
        """D-29 Every carried unit that can be set down, and where."""
        hold = self.book.units[unit.kind].get("transport")
        if hold is None or hold["exit"] != "unload":
            return []
        found = []
        for slot, cargo in enumerate(self.players[unit.owner].carried):
            for name, cell in self.next_to(unit.cell):
                free = self.unit_at(cell) is None and self.percent(cargo, cell) is not None
                if cargo.aboard is unit and free:
                    found.append(f"unload {slot} {name}")
        return found

    def legal_build(self):
        """What the chosen building can create."""
        return [f"create {kind}" for kind in self.creatable(self.site)]
