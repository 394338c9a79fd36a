"""Positions of Generals from the set-up lines of a scenario."""

import dataclasses
import re
from typing import Any

from ludotheque.core.game import Printed
from ludotheque.core.library import Game
from ludotheque.core.scenario import Line
from ludotheque.core.words import UsageError, Words
from ludotheque.games.generals import names as n
from ludotheque.games.generals import tables
from ludotheque.games.generals.drawn import Map
from ludotheque.games.generals.rules import forces, hand, turns
from ludotheque.games.generals.rules.board import income_of
from ludotheque.games.generals.troops import Troops

CELL = re.compile(r"\((\d+),(\d+)\)")
PAIR = re.compile(r"P([1-4])=(\d+)")
UNIT = re.compile(r"(\w+) P([1-4]) (\w+) (\(\d+,\d+\)|in \w+)((?: \w+=\d+| done)*)")
BUILDING = re.compile(r"(\(\d+,\d+\)) hp=(\d+)")
LARGEST = 30000
DAYS = 40  # the day limit of a scenario that names none


class Position:
    """Puts what the lines say into a state, and knows units by their names."""

    def __init__(self, game: Game, options: dict[str, str], lines: list[Line]) -> None:
        self.lines = lines
        day = _number(options.pop("day", "5"))
        start = options.pop("start", "")
        if start not in ("", "new"):
            raise UsageError(f"start={start}: only `new` is known")
        options.setdefault("fog", "off")
        options.setdefault("day_limit", str(DAYS))
        self.printed = _printed(game, options, self._sketch())
        self.t, self.s = self.printed.t, self.printed.rules.state.new()
        self.troops = Troops()
        self._lay_out()
        if start == "new":
            for seat in range(self.t.seats):
                self.s.money[seat] = self.t.start_turns * income_of(self.t, self.s, seat)
        else:
            self.s.day = day
            self.s.turns[: self.t.seats] = [1] * self.t.seats
            if not 1 <= day <= self.t.day_limit:
                raise UsageError(f"day {day} is beyond day_limit {self.t.day_limit}")
        self._fill(start)
        self.s.event_n = 0

    def _sketch(self) -> Map:
        """The map as drawn; who owns what stands beside it."""
        rows: list[str] = []
        owners: dict[int, list[tuple[int, int]]] = {}
        for line in self.lines:
            word, _, who = line.word.partition(" ")
            if line.word == "map":
                rows = [row.strip() for row in line.rows]
            elif word == "owner":
                if who not in ("P1", "P2", "P3", "P4"):
                    raise UsageError(f"{who!r} is not a player; players: P1 to P4")
                cells = [(int(x), int(y)) for x, y in CELL.findall(line.rest)]
                owners.setdefault(int(who[1]), []).extend(cells)
        if not rows or len({len(row) for row in rows}) != 1:
            raise UsageError("map: rows of one length are needed")
        if len(rows) > n.SIDE or len(rows[0]) > n.SIDE:
            raise UsageError(f"map: at most {n.SIDE} rows and columns")
        players = max([*owners, *self._players(), 2])
        empty = Words("", "")
        places = tuple(tuple(owners.get(p, ())) for p in range(1, players + 1))
        return Map(empty, empty, players, DAYS, "none", places, tuple(rows))

    def _players(self) -> list[int]:
        """The players whose units are set up."""
        found = (UNIT.fullmatch(line.rest) for line in self.lines if line.word == "unit")
        return [int(unit[2]) for unit in found if unit]

    def _lay_out(self) -> None:
        self.s.order = list(range(n.SEATS))
        self.s.fate_n = -1
        turns.lay_out(self.t, self.s)  # owners by P-number, whoever begins
        self.s.order = list(self.t.order)
        for line in self.lines:
            if line.word.startswith("owner"):
                for x, y in CELL.findall(line.rest):
                    if self.t.site[self.cell(f"({x},{y})")] == n.NONE:
                        raise UsageError(f"owner: there is no building on ({x},{y})")

    def _fill(self, start: str) -> None:
        """Units, buildings, money and gauges, then the first turn."""
        s = self.s
        seat = s.order[0]
        s.seat, s.hand = seat, s.eyes[self.t.team[seat]]
        hand.settle(s)
        s.turns[seat] = max(1, s.turns[seat])
        for line in self.lines:
            self._line(line, line.word.partition(" ")[0])
        if start == "new" and any(s.units):
            raise UsageError("a new game begins without units")

    def _line(self, line: Line, word: str) -> None:
        if word in ("map", "owner"):
            return
        if line.rows:
            raise UsageError(f"{line.word}: stands on one line")
        if word == "unit":
            self._unit(line.rest)
        elif word == "building":
            self._building(line.rest)
        elif word in ("money", "gauge"):
            for pair in line.rest.split():
                found = PAIR.fullmatch(pair)
                if not found or int(found[1]) > self.t.seats:
                    raise UsageError(f"{word}: {pair!r} is not of the form P1=90")
                self._amount(word, int(found[1]) - 1, _number(found[2]))
        else:
            raise UsageError(f"{line.word!r} is not a word of this game")

    def _amount(self, word: str, seat: int, amount: int) -> None:
        if word == "money":
            self.s.money[seat] = amount
            return
        cost = self.t.power_cost[seat]
        if amount > cost:
            raise UsageError(f"gauge: {amount} is more than the power’s cost {cost}")
        self.s.gauge[seat] = amount
        self.s.full[seat] = int(0 < cost == amount)

    def _building(self, rest: str) -> None:
        found = BUILDING.fullmatch(rest)
        site = self.t.site[self.cell(found[1])] if found else n.NONE
        if not found or site == n.NONE:
            raise UsageError(f"building: {rest!r} is not of the form `(x,y) hp=N`")
        hp = _number(found[2])
        if not 1 <= hp <= self.t.full_walls[self.t.site_kind[site]]:
            raise UsageError(f"building: {hp} HP can't be")
        self.s.walls[site] = hp

    def _unit(self, rest: str) -> None:
        found = UNIT.fullmatch(rest)
        if not found:
            raise UsageError(f"unit: {rest!r} is not of the form `name P1 type (x,y)`")
        name, seat, kind = found[1], int(found[2]) - 1, self.type(found[3])
        if name in self.troops.owner:
            raise UsageError(f"unit: {name} is named twice")
        said = dict(re.findall(r"(\w+)=(\d+)", found[5]))
        unknown = set(said) - {"hp", "fuel"}
        if unknown:
            raise UsageError(f"unit: {unknown.pop()!r} is not known")
        hp = _number(said.get("hp", str(n.FULL_HP)))
        tank = self.t.tank[seat][0][kind] if self.t.flies[kind] else 0
        fuel = _number(said.get("fuel", str(tank)))
        if not 1 <= hp <= n.FULL_HP or fuel > tank:
            raise UsageError(f"unit: {name}: {hp} HP, fuel {fuel} can't be")
        self.s.units[seat] += 1
        done = int("done" in found[5].split())
        if found[4].startswith("in "):
            self._stow(name, seat, kind, hp, fuel, found[4][3:], done)
        else:
            self._place(name, seat, kind, hp, fuel, self.cell(found[4]), done)

    def _place(
        self, name: str, seat: int, kind: int, hp: int, fuel: int, cell: int, done: int
    ) -> None:
        t, s = self.t, self.s
        if s.unit[cell]:
            raise UsageError(f"unit: {name}: the cell is taken")
        if not t.cost[seat][0][kind][t.ground[cell]]:
            raise UsageError(f"unit: {name}: such a unit can't stand there")
        forces.place(t, s, cell, 1 + 4 * kind + seat, hp, fuel)
        s.done[cell] = done
        self.troops.add(name, seat, cell)

    def _stow(
        self, name: str, seat: int, kind: int, hp: int, fuel: int, carrier: str, done: int
    ) -> None:
        cell = self.troops.cell.get(carrier, n.NONE)
        if cell == n.NONE or not forces.takes(self.t, self.s, seat, kind, cell):
            raise UsageError(f"unit: {name} can't be in {carrier}")
        forces.stow(self.s, seat, cell, kind, hp, fuel)
        place = self.s.aboard[seat] - 1
        self.s.aboard_done[seat][place] = done
        self.troops.board(name, seat, carrier)

    def cell(self, text: str) -> int:
        """The number of a cell of the map."""
        found = CELL.fullmatch(text)
        if not found:
            raise UsageError(f"{text!r} is not a cell; cells are written (x,y)")
        x, y = int(found[1]), int(found[2])
        if x >= self.t.width or y >= self.t.height:
            raise UsageError(f"{text} is off the map")
        return y * n.SIDE + x

    def type(self, name: str) -> int:
        """The number of a unit type."""
        types = list(self.printed.labels["types"][: self.t.types])
        if name not in types:
            raise UsageError(f"{name!r} is not a unit type; types: {', '.join(types)}")
        return types.index(name)


def _printed(game: Game, options: dict[str, str], sketch: Map) -> Printed:
    """The game printed on a sketched map, seat by P-number."""
    if "map" in options:
        raise UsageError("option map: a scenario draws its own")
    options.setdefault("order", ",".join(str(seat) for seat in range(sketch.players)))
    for name in ("generals", "teams"):
        if name in options and len(options[name].split(",")) < sketch.players:
            raise UsageError(f"option {name}: one value for each of the {sketch.players} players")

    def load(folder: Any, chosen: Any) -> Any:
        return tables.load(folder, chosen, sketch)

    rules = dataclasses.replace(game.rules, load=load)
    return Printed(rules, game.folder, options, game.digest)


def _number(text: str) -> int:
    """A whole number, not too large."""
    if not text.isdecimal() or len(text) > 9 or int(text) > LARGEST:
        raise UsageError(f"{text!r} is not a number from 0 to {LARGEST}")
    return int(text)
