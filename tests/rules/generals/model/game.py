"""The game as decisions: what each of them does."""

from . import fighting, turning, walking
from .choices import ACTION, BUILD, MOVE, PATH, Choices, read
from .pieces import Unit
from .world import STEPS


class Game(Choices):
    """A whole game: `legal` lists the decisions, `play` takes one."""

    def __init__(self, book, rows, owners, teams, generals, options=None, order=None):
        super().__init__(book, rows, owners, teams, generals, options)
        self.order = list(order or range(len(self.players)))
        self.current, self.day = self.order[0], 1
        self.over, self.reason, self.scores = False, None, None
        self.rest()

    def start(self):
        """GEN-FLOW-06 Three turns of income for everybody, and the first turn."""
        for player in self.players:
            turns = self.book.constants["start_turns_of_income"]
            player.money = turns * self.income(player.seat)
        turning.begin_turn(self)
        return self

    def play(self, move):
        """Take a legal decision."""
        assert move in self.legal(), f"{move} is not legal"
        verb, *words = move.split()
        getattr(self, f"do_{verb}")(*words)
        if not self.over:
            self.after()

    def after(self):
        """The elimination test that follows every decision."""
        turning.eliminate(self)
        if not self.over and not self.players[self.current].alive:
            self.rest()
            turning.pass_on(self)

    def do_unit(self, cell):
        """Choose a unit on the board."""
        self.phase, self.chosen = MOVE, self.unit_at(read(cell))

    def do_launch(self, slot):
        """Choose an aircraft aboard."""
        self.phase, self.chosen = MOVE, self.players[self.current].carried[int(slot)]

    def do_build(self, cell):
        """Choose a building."""
        self.phase, self.site = BUILD, self.buildings[read(cell)]

    def do_power(self):
        """Use the general's power."""
        me = self.players[self.current]
        me.gauge, me.active = 0, True
        for unit in self.own(me.seat):
            unit.hp = min(100, unit.hp + me.general["once"].get("heal_all", 0))

    def do_end(self):
        """End of turn."""
        turning.end_turn(self)

    def do_resign(self):
        """Leave the game; GEN-C-09 only from one's own MAIN."""
        turning.eliminate(self, self.current)

    def do_to(self, cell):
        """Move along the canonical path, or stay."""
        goal = read(cell)
        if goal == self.chosen.cell:
            self.travel([])
        else:
            paths = walking.canonical_paths(walking.Knowledge(self, self.chosen))
            self.travel(walking.walk(self.chosen.cell, paths[goal][2]))

    def do_draw(self):
        """Begin to draw a path."""
        self.phase = PATH

    def do_step(self, name):
        """One more cell."""
        at = self.path[-1] if self.path else self.chosen.cell
        self.path.append((at[0] + STEPS[name][0], at[1] + STEPS[name][1]))

    def do_go(self):
        """Move along the drawn path."""
        self.travel(self.path)

    def travel(self, path):
        """D-23 Go cell by cell; stop before an enemy that nobody saw, else arrive."""
        unit, home = self.chosen, self.players[self.current].carried
        boards = bool(path) and walking.Knowledge(self, unit).can_board(path[-1])
        start, carrier = unit.cell, unit.aboard
        for at, cell in enumerate(path):
            other = self.unit_at(cell)
            if other is not None and self.is_enemy(other.owner, unit.owner):
                self.arrive(unit, path[at - 1] if at > 0 else start)
                self.finish_unit()
                return
        if boards:
            if carrier is None:
                self.units.remove(unit)
            else:
                home.remove(unit)
            unit.aboard = self.unit_at(path[-1])
            unit.cell = path[-1]
            home.append(unit)
            self.finish_unit()
            return
        self.arrive(unit, path[-1] if path else start)
        self.phase, self.moved, self.path = ACTION, unit.cell != start, []

    def arrive(self, unit, cell):
        """Stand on a cell, with all one carries."""
        if unit.aboard is not None:
            self.players[unit.owner].carried.remove(unit)
            unit.aboard = None
            self.units.append(unit)
        unit.cell = cell
        for cargo in self.cargo(unit):
            cargo.cell = cell

    def finish_unit(self):
        """The activation is over."""
        self.chosen.done = True
        self.rest()

    def do_attack(self, cell):
        """Attack a unit."""
        attacker = self.chosen
        self.finish_unit()
        fighting.attack_unit(self, attacker, self.unit_at(read(cell)))

    def do_bomb(self, cell):
        """Attack a building."""
        attacker = self.chosen
        self.finish_unit()
        fighting.attack_building(self, attacker, self.buildings[read(cell)])

    def do_capture(self):
        """Take a neutral building."""
        building = self.buildings[self.chosen.cell]
        fighting.neutralise(self, building)  # full HP, nothing created yet
        building.owner = self.current
        self.finish_unit()

    def do_unload(self, slot, name):
        """Set a carried unit down; it is done for this turn."""
        cargo = self.players[self.current].carried[int(slot)]
        step, at = STEPS[name], self.chosen.cell
        self.arrive(cargo, (at[0] + step[0], at[1] + step[1]))
        cargo.done = True
        self.unloading = True
        if not self.unloads(self.chosen):
            self.finish_unit()

    def do_wait(self):
        """Do nothing more."""
        self.finish_unit()

    def do_create(self, kind):
        """GEN-CREATE-01 to 04 Pay, and place the new unit; it is done for this turn."""
        building = self.site
        unit = Unit(kind, self.current, self.cradle(building, kind), done=True)
        unit.fuel = self.full_fuel(unit)
        self.players[self.current].money -= self.price(self.current, kind)
        building.made += 1
        self.units.append(unit)
        self.rest()
