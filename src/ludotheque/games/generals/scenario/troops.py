"""The names a scenario gives to units, followed through the notes of each move."""

from collections.abc import Iterable, Sequence

from ludotheque.games.generals import codes as n


class Troops:
    """Where each named unit is: on a cell, in a transport, or nowhere once it is lost."""

    def __init__(self) -> None:
        self.owner: dict[str, int] = {}
        self.cell: dict[str, int] = {}
        self.carrier: dict[str, str] = {}  # name -> name of its transport
        self.hold: dict[int, list[str]] = {}  # by owner, in the order of boarding

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

    def follow(self, notes: Iterable[Sequence[int]], mover: str) -> None:
        """Keep up with what a move did; `mover` is who moved, left a transport or was made."""
        for kind, _, a, b, _ in notes:
            if kind in (n.STEPPED, n.TOOK_OFF, n.UNLOADED_UNIT) and n.NONE not in (a, b):
                self._land(mover, b)
            elif kind == n.BOARDED and n.NONE not in (a, b):
                self._leave(mover)
                self.board(mover, self.owner[mover], self.at(b))
            elif kind == n.DIED:
                self._lose(self.at(a))
            elif kind == n.ELIMINATED:
                for name in [name for name, seat in self.owner.items() if seat == a]:
                    self._lose(name)

    def _land(self, name: str, cell: int) -> None:
        self._leave(name)
        self.cell[name] = cell

    def _leave(self, name: str) -> None:
        self.cell.pop(name, None)
        if self.carrier.pop(name, None) is not None:
            self.hold[self.owner[name]].remove(name)

    def _lose(self, name: str) -> None:
        for cargo in [other for other, carrier in self.carrier.items() if carrier == name]:
            self._leave(cargo)
        self._leave(name)
