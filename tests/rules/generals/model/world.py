"""The table as a whole: where things are, whose they are, and what generals change."""

from .pieces import Building, Player

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # always in this order
USUAL = {
    "fog": True,
    "capture": "ground",
    "cover": "adjacent",
    "fire_after_move": "seed",
    "day_limit": 40,
}


def distance(a, b):
    """Columns plus rows between two cells."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class World:
    """Map, buildings, units and players; no rule of play."""

    def __init__(self, book, rows, owners, teams, generals, options=None):
        """`owners` gives for each seat the cells of its buildings."""
        self.book, self.rows = book, rows
        self.options = {**USUAL, **(options or {})}
        self.width, self.height = len(rows[0]), len(rows)
        self.players = [
            Player(seat, team, book.generals[name])
            for seat, (team, name) in enumerate(zip(teams, generals, strict=True))
        ]
        self.units = []  # those on the board
        self.buildings = {}
        for cell in self.cells():
            kind = book.building_of_letter.get(self.letter(cell))
            if kind is not None:
                owner = next((seat for seat, mine in enumerate(owners) if cell in mine), None)
                self.buildings[cell] = Building(kind, cell, owner, book.buildings[kind]["hp"])

    # -- the map

    def cells(self):
        """All cells, row by row."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def within(self, cell, steps):
        """The cells that lie no more than so many steps from one, row by row."""
        for y in range(max(cell[1] - steps, 0), min(cell[1] + steps + 1, self.height)):
            left = steps - abs(y - cell[1])
            for x in range(max(cell[0] - left, 0), min(cell[0] + left + 1, self.width)):
                yield x, y

    def letter(self, cell):
        """What is drawn on a cell."""
        return self.rows[cell[1]][cell[0]]

    def terrain(self, cell):
        """The terrain of a cell; GEN-BLD-06 a building counts as a road."""
        name = self.book.terrain_of_letter.get(self.letter(cell), "road")
        return self.book.terrains[name]

    def next_to(self, cell):
        """The neighbours on the map with their directions, N E S W."""
        for name, (dx, dy) in STEPS.items():
            there = (cell[0] + dx, cell[1] + dy)
            if 0 <= there[0] < self.width and 0 <= there[1] < self.height:
                yield name, there

    def percent(self, unit, cell):
        """The movement percentage of a unit's type on a cell; None where it can't go (D-02)."""
        move_type = self.book.units[unit.kind]["move_type"]
        building = self.buildings.get(cell)
        if building is not None and move_type == "float":
            return 100 if building.kind == "port" else None  # D-03
        found = self.terrain(cell)["pct"].get(move_type)
        if found is None:
            return None
        return max([found, *self.modifiers(unit.owner, unit.kind, "terrain_min")])

    def cost(self, unit, cell):
        """D-01 Ticks to enter a cell, or None."""
        percent = self.percent(unit, cell)
        if percent is None:
            return None
        ticks = 100 * self.book.constants["ticks_per_point"]
        assert ticks % percent == 0
        return ticks // percent

    # -- who is where

    def unit_at(self, cell):
        """The unit on the board at a cell, or None."""
        for unit in self.units:
            if unit.cell == cell:
                return unit
        return None

    def own(self, seat):
        """All units of a seat, those aboard included."""
        return [u for u in self.units if u.owner == seat] + self.players[seat].carried

    def cargo(self, transport):
        """The units aboard a transport, first boarded first."""
        return [u for u in self.players[transport.owner].carried if u.aboard is transport]

    def team(self, seat):
        """The team of a seat."""
        return self.players[seat].team

    def is_enemy(self, one, other):
        """Whether two seats are of different teams."""
        return self.team(one) != self.team(other)

    def income(self, seat):
        """GEN-BLD-07 What a seat's buildings bring each turn."""
        own = [b for b in self.buildings.values() if b.owner == seat]
        return sum(self.book.buildings[b.kind]["income"] for b in own)

    # -- generals

    def modifiers(self, seat, kind, stat):
        """The values of a stat that a seat's general now gives to a unit type."""
        player = self.players[seat]
        listed = list(player.general["passive"])
        if player.active:
            listed += player.general["power"]
        return [
            m["value"]
            for m in listed
            if m["stat"] == stat and self.book.matches(kind, m.get("filter", {}))
        ]

    def added(self, unit, stat):
        """The sum of a stat's modifiers for a unit."""
        return sum(self.modifiers(unit.owner, unit.kind, stat))

    def budget(self, unit):
        """The ticks of a whole move."""
        points = self.book.units[unit.kind]["move"] + self.added(unit, "move")
        return points * self.book.constants["ticks_per_point"]

    def vision(self, unit):
        """How far a unit sees."""
        return self.book.units[unit.kind]["vision"] + self.added(unit, "vision")

    def reach(self, unit):
        """The range of a unit's weapon, or None."""
        edition = self.book.units[unit.kind]["range"]
        if edition is None:
            return None
        return edition[0], edition[1] + self.added(unit, "range_max")

    def full_fuel(self, unit):
        """The fuel of a freshly fuelled aircraft; None for all else."""
        edition = self.book.units[unit.kind]["fuel"]
        return None if edition is None else edition + self.added(unit, "fuel_max")

    def price(self, seat, kind):
        """What a unit costs its buyer, rounded up."""
        percent = 100 + sum(self.modifiers(seat, kind, "price"))
        return -(-self.book.units[kind]["price"] * percent // 100)
