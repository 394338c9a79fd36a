"""What lies on the table: units, buildings and players."""


class Unit:
    """A unit on the board, or aboard another one of its owner."""

    def __init__(self, kind, owner, cell, hp=100, fuel=None, done=False):
        self.kind, self.owner, self.cell = kind, owner, cell
        self.hp, self.fuel, self.done = hp, fuel, done
        self.aboard = None  # the unit that carries it

    def __repr__(self):
        where = "aboard" if self.aboard else "at"
        return f"{self.kind} of {self.owner} {where} {self.cell} hp {self.hp} fuel {self.fuel}"


class Building:
    """A building on its cell; nobody's while `owner` is None."""

    def __init__(self, kind, cell, owner, hp):
        self.kind, self.cell, self.owner, self.hp = kind, cell, owner, hp
        self.made = 0  # units it created in its owner's turn


class Player:
    """A seat: its general, team, money and gauge, and the units it carries, first boarded first."""

    def __init__(self, seat, team, general):
        self.seat, self.team, self.general = seat, team, general
        self.alive = True
        self.money = 0
        self.gauge = 0
        self.active = False  # the general's power
        self.turns = 0  # turns begun
        self.carried = []
