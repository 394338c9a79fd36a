"""What the events of a move tell each seat, held against what the slow model says it saw.

GEN-C-06: an event shows if its cell (for a submarine, the unit) was seen just before or just after
it; what a seat newly sees, or sees no more, some event has told it.
"""

from ludotheque.core.record import SPECTATOR

from .comparing import place
from .model.observing import is_friend
from .model.seeing import seen_cells, seen_units, viewers
from .model.world import distance

MOVING = ("stepped", "boarded", "took_off", "unloaded_unit")
ON_UNITS = "interrupted spotted hurt died waited created repaired refuelled crashed cargo_lost"
# The arguments of an event that are cells of units.
CELLS = {
    **dict.fromkeys((*MOVING, "fired", "replied"), ("start", "end")),
    **dict.fromkeys(ON_UNITS.split(), ("cell",)),
}
PRIVATE = ("refuelled", "cargo_lost", "gauge")  # with fog, the team's business
PUBLIC = {
    "ordered", "turn_began", "turn_ended", "bombed", "neutralised", "captured", "gauge_full",
    "power_used", "eliminated", "resigned", "game_ended",
}  # fmt: skip


class Sight:
    """What a team sees at one moment; a spectator of a game with fog sees nothing."""

    def __init__(self, game, seat):
        self.cells, self.units, self.eyes = set(), {}, []
        if seat is not None:
            team = game.team(seat)
            self.cells, self.eyes = seen_cells(game, team), [at for at, _ in viewers(game, team)]
            self.units = {cell: unit.kind for cell, unit in seen_units(game, team).items()}
        elif not game.options["fog"]:
            self.cells = set(game.cells())
            self.units = {unit.cell: unit.kind for unit in game.units}
        self.owners = {unit.cell: unit.owner for unit in game.units}
        self.divers = {
            unit.cell: unit.owner
            for unit in game.units
            if game.book.units[unit.kind].get("submerged")
        }

    def touches(self, cell):
        """Whether something of the team is on a cell or beside it."""
        return any(distance(at, cell) <= 1 for at in self.eyes)


def sights(game):
    """What each seat, and a spectator, sees now."""
    return {seat: Sight(game, seat) for seat in (None, *range(len(game.players)))}


def misinformed(match, game, before, after):
    """Every event that tells a seat too much, and every change that none tells."""
    wrong = []
    for seat in before:
        told = match.events(SPECTATOR if seat is None else seat)
        for event in told:
            if is_leak(game, seat, event, before[seat], after[seat]):
                wrong.append(f"seat {seat} is told too much by {event}")
        if not any(event.kind == "spotted_more" for event in told):
            wrong += unsaid(seat, told, before[seat], after[seat])
    return wrong


def is_leak(game, seat, event, before, after):
    """Whether an event tells a seat of a cell, a submarine or a secret that it may not know."""
    if event.kind in PUBLIC or event.kind == "spotted_more":
        return False
    if event.kind in PRIVATE:
        owner = event.seat if event.kind == "gauge" else before.owners[place(event.cell)]
        return game.options["fog"] and not is_friend(game, seat, owner)
    for name in CELLS[event.kind]:
        cell = place(getattr(event, name))
        at_walls = event.kind == "fired" and name == "end" and event.building == 1
        if cell is not None and not at_walls and is_hidden(game, seat, event, cell, before, after):
            return True
    return False


def is_hidden(game, seat, event, cell, before, after):
    """Whether a seat saw neither the cell nor, of a submarine, the unit."""
    diver = before.divers.get(cell, after.divers.get(cell))
    if event.kind in MOVING:
        kind, owner = event.type, event.seat
        if is_friend(game, seat, owner):
            return False  # one's own move is no secret, wherever it leads
        names = list(game.book.units)
        diver = owner if game.book.units[names[kind]].get("submerged") else None
    if cell not in before.cells | after.cells:
        return True
    if not game.options["fog"] or diver is None or is_friend(game, seat, diver):
        return False
    shown = before.cells == set(game.cells()) or after.cells == set(game.cells())
    return not (shown or before.touches(cell) or after.touches(cell))


def unsaid(seat, told, before, after):
    """Units that came into a seat's sight, or went out of it in plain sight, without a word."""
    cells = {
        place(getattr(event, name)) for event in told for name in CELLS.get(event.kind, ())
    }  # fmt: skip
    gone = [event.kind for event in told if event.kind in ("eliminated", "turn_began")]
    wrong = []
    for cell, kind in after.units.items():
        if before.units.get(cell) != kind and cell not in cells:
            wrong.append(f"seat {seat} is not told that a {kind} is at {cell}")
    for cell, kind in before.units.items():
        watched = after.touches(cell) if cell in before.divers else cell in after.cells
        lost = watched and after.units.get(cell) != kind and cell not in cells
        if lost and not gone:
            wrong.append(f"seat {seat} is not told that the {kind} at {cell} is gone")
    return wrong
