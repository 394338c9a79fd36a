"""The scenario words of Generals; its grammar is told in docs/scenarios.md."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import ClassVar, Self

from ludotheque.core.match import Match
from ludotheque.core.scenario import Line
from ludotheque.core.words import Refused, ScenarioError
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.events import EVENTS
from ludotheque.games.generals.scenario.expect import Expectations
from ludotheque.games.generals.scenario.position import Position
from ludotheque.games.generals.scenario.text import CELL, CELLS, NAME, PLAYER, cells_in, tidy
from ludotheque.games.generals.scenario.writing import lines_of, troops_of
from ludotheque.space.names import square_name

MOVE = re.compile(rf"move ({NAME}) ({CELLS})(?: via((?: {CELLS})+))?")
CREATE = re.compile(rf"create ({CELLS}) ({NAME})(?: as ({NAME}))?")
UNLOAD = re.compile(rf"unload ({NAME}) ({CELLS})")
BOMB = re.compile(rf"bomb ({CELLS})")
ATTACK = re.compile(rf"attack ({NAME})")
MADE = EVENTS.marked("made")
PLAIN = {"capture", "wait", "power", "end", "resign"}


class GeneralsScript(Expectations):
    """Builds a position from its lines, plays `move a (3,0)`, compares `b.hp=85`."""

    id_prefix = "GEN-"
    plain: ClassVar[Mapping[str, str]] = {"fog": "off"}

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe."""
        self.position = Position(self.game, options, lines)
        self.troops = self.position.troops
        self._mover = self._site = ""  # of the order that is being given by hand, and where to
        return Match(self.position.edition, 0, state=self.position.s)

    @classmethod
    def around(cls, match: Match) -> Self:
        """The words for a match that no block has set up: its units get names."""
        made = super().around(match)
        made.troops = troops_of(match.state)
        made._mover = made._site = ""
        return made

    def written(self) -> list[str] | None:
        """The set-up lines of the beginning of a turn."""
        return lines_of(self.match.edition, self.match.state)

    def told(self) -> str:
        """Whose turn of which day it is."""
        s = self.match.state
        return f"current P{s.seat + 1}; day {s.day}" if s.seat >= 0 else f"day {s.day}"

    def do(self, text: str) -> None:
        """Play one line; all its decisions or none."""
        text = tidy(text)
        if found := MOVE.fullmatch(text):
            self._move(found[1], found[2], CELL.findall(found[3] or ""))
        elif found := CREATE.fullmatch(text):
            self._create(found[1], found[2], found[3])
        elif found := UNLOAD.fullmatch(text):
            self._unload(found[1], found[2])
        elif found := BOMB.fullmatch(text):
            self._push("", f"bomb {square_name(self._goal(found[1]))}")
        elif found := ATTACK.fullmatch(text):
            self._attack(found[1])
        elif text in PLAIN:
            self._push("", text)
        else:
            raise ScenarioError(f"{text!r} is nothing one can do")

    def seat_named(self, name: str) -> int:
        """The seat of P1 to P6."""
        found = re.fullmatch(PLAYER, name)
        if not found:
            raise ScenarioError(f"{name!r} is not a player such as P1")
        seat = int(found[1]) - 1
        self.position.check_player(seat)
        return seat

    def play(self, number: int) -> str:
        """Play a move by its number, and say the order that it completes."""
        verb, *args = self.match.edition.notation(number).split()
        begins = self._begun(verb, args)
        said = "" if begins else self._order(verb, args)
        self.match.push(number)
        self.troops.follow(self.match.noted, self._mover)
        if verb == "create":
            made = next(event for event in self.match.noted if event.kind in MADE)
            self.troops.add(f"made{self.match.version}", self.match.seat, made.cell)
        if verb == "go":
            said = f"move {self._mover} ({self._site})"
        return said

    def _begun(self, verb: str, args: list[str]) -> bool:
        """Whether a move only begins an order; keeps in mind whose."""
        if verb in ("unit", "build"):
            self._site = args[0]
            self._mover = self.troops.at(_cell(args[0]))
        elif verb == "launch":
            self._mover = self.troops.hold[self.match.seat][int(args[0])]
            self._site = square_name(self._start(self._mover))
        elif verb == "step":
            near = self.match.edition.t.near[_cell(self._site)]
            self._site = square_name(near["NESW".index(args[0])])
        return verb in ("unit", "build", "launch", "draw", "step")

    def _order(self, verb: str, args: list[str]) -> str:
        """The line that a move completes, as the position is before it."""
        if verb == "to":
            return f"move {self._mover} ({args[0]})"
        if verb == "attack":
            return f"attack {self.troops.at(_cell(args[0]))}"
        if verb == "bomb":
            return f"bomb ({args[0]})"
        if verb == "create":
            return f"create ({self._site}) {args[0]}"
        if verb == "unload":
            return self._unloading(int(args[0]), "NESW".index(args[1]))
        return verb

    def _unloading(self, place: int, way: int) -> str:
        self._mover = self.troops.hold[self.match.seat][place]
        near = self.match.edition.t.near[self.match.state.chosen][way]
        return f"unload {self._mover} ({square_name(near)})"

    def twin(self) -> Self:
        """An independent copy, with names of its own."""
        other = super().twin()
        other.troops = self.troops.copy()
        return other

    def _attack(self, name: str) -> None:
        self._known(name)
        if name not in self.troops.cell:
            raise self._refusal(n.NO_TARGET)
        self._push("", f"attack {square_name(self.troops.cell[name])}")

    def _goal(self, text: str) -> int:
        """The cell of an order; one off the map is refused as by the rules."""
        ((x, y),) = cells_in(text)
        t = self.match.edition.t
        if not (0 <= x < t.width and 0 <= y < t.height):
            raise self._refusal(n.OFF_MAP)
        return y * n.SIDE + x

    def _push(self, mover: str, *moves: str) -> None:
        self.match.push(*moves)
        self.troops.follow(self.match.noted, mover)

    def _refusal(self, code: int) -> Refused:
        return self.match.edition.refusal(code)

    def _choice(self, name: str) -> str:
        """The move that chooses a unit."""
        self._known(name)
        if self.troops.is_lost(name):
            raise self._refusal(n.NOT_YOUR_UNIT)
        if name in self.troops.cell:
            return f"unit {square_name(self.troops.cell[name])}"
        if self.troops.owner[name] != self.match.seat:
            raise self._refusal(n.NOT_YOUR_UNIT)
        return f"launch {self.troops.place(name)}"

    def _move(self, name: str, goal: str, via: list[tuple[str, str]]) -> None:
        choice = self._choice(name)
        if not via:
            self._push(name, choice, f"to {square_name(self._goal(goal))}")
            return
        cells = [self._start(name), *(self._goal(f"({x},{y})") for x, y in via)]
        cells.append(self._goal(goal))
        steps = [self._way(a, b) for a, b in pairwise(cells)]
        self._push(name, choice, "draw", *steps, "go")

    def _way(self, start: int, end: int) -> str:
        near = self.match.edition.t.near[start]
        if end not in near:
            raise self._refusal(n.NO_STEP)
        return f"step {'NESW'[near.index(end)]}"

    def _create(self, cell: str, kind: str, name: str | None) -> None:
        label = self.match.edition.labels["types"][self.position.type(kind)]
        self.match.push(f"build {square_name(self._goal(cell))}", f"create {label}")
        if name is None:
            raise ScenarioError("a unit that is created needs a name: `create (x,y) type as name`")
        if name in self.troops.owner and not self.troops.is_lost(name):
            raise ScenarioError(f"{name} is already a unit of this scenario")
        s = self.match.state
        made = next(event for event in self.match.noted if event.kind in MADE)
        self.troops.add(name, s.seat, made.cell)

    def _unload(self, name: str, cell: str) -> None:
        self._known(name)
        s = self.match.state
        if s.phase != n.ACTION:
            raise self._refusal(n.NOT_NOW)
        near = self.match.edition.t.near[s.chosen]
        goal = self._goal(cell)
        if self.troops.carrier.get(name, "") != self.troops.at(s.chosen) or goal not in near:
            raise self._refusal(n.NO_UNLOAD)
        self._push(name, f"unload {self.troops.place(name)} {'NESW'[near.index(goal)]}")


def _cell(name: str) -> int:
    """The cell that a move names as `x,y`."""
    x, y = name.split(",")
    return int(y) * n.SIDE + int(x)
