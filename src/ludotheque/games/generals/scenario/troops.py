"""The names a scenario gives to units, followed through the notes of each move."""

from collections.abc import Iterable

from ludotheque.core.view import Event
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.events import EVENTS

STEPS, BOARDS = EVENTS.marked("step"), EVENTS.marked("boards")
LOST, OUT = EVENTS.marked("lost"), EVENTS.marked("out")


class Troops:
    """Where each named unit is: on a cell, in a transport, or nowhere once it is lost."""

    def __init__(self) -> None:
        self.owner: dict[str, int] = {}
        self.cell: dict[str, int] = {}
        self.carrier: dict[str, str] = {}  # name -> name of its transport
        self.hold: dict[int, list[str]] = {}  # by owner, in the order of boarding

    def copy(self) -> "Troops":
        """An independent copy."""
        other = Troops()
        other.owner, other.cell, other.carrier = self.owner.copy(), self.cell.copy(), {}
        other.carrier.update(self.carrier)
        other.hold = {seat: names[:] for seat, names in self.hold.items()}
        return other

    def add(self, name: str, seat: int, cell: int) -> None:
        """A unit on the board."""
        self.owner[name], self.cell[name] = seat, cell

    def board(self, name: str, seat: int, carrier: str) -> None:
        """A unit aboard."""
        self.owner[name], self.carrier[name] = seat, carrier
        self.cell.pop(name, None)
        self.hold.setdefault(seat, []).append(name)

    def at(self, cell: int) -> str:
        """The name of the unit on a cell; empty if it has none."""
        return next((name for name, where in self.cell.items() if where == cell), "")

    def is_lost(self, name: str) -> bool:
        """Whether a unit is no more."""
        return name not in self.cell and name not in self.carrier

    def place(self, name: str) -> int:
        """The place of a unit among its owner's units aboard."""
        return self.hold[self.owner[name]].index(name)

    def follow(self, events: Iterable[Event], mover: str) -> None:
        """Keep up with what a move did; `mover` is who moved, left a transport or was made."""
        for event in events:
            if event.kind in STEPS and n.NONE not in (event.start, event.end):
                self._step(event, mover)
            elif event.kind in LOST:
                self._lose(self.at(event.cell))
            elif event.kind in OUT:
                for name in [name for name, seat in self.owner.items() if seat == event.seat]:
                    self._lose(name)

    def _step(self, event: Event, mover: str) -> None:
        self._leave(mover)
        if event.kind in BOARDS:
            self.board(mover, self.owner[mover], self.at(event.end))
        else:
            self.cell[mover] = event.end

    def _leave(self, name: str) -> None:
        self.cell.pop(name, None)
        if self.carrier.pop(name, None) is not None:
            self.hold[self.owner[name]].remove(name)

    def _lose(self, name: str) -> None:
        for cargo in [other for other, carrier in self.carrier.items() if carrier == name]:
            self._leave(cargo)
        self._leave(name)
