"""Positions of Generals from the set-up lines of a scenario."""

import dataclasses
import re
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.scenario import Line, at_line, whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.edition import loading
from ludotheque.games.generals.rules import forces, hand, orders, turns
from ludotheque.games.generals.rules.board import income_of
from ludotheque.games.generals.scenario.map import sketch
from ludotheque.games.generals.scenario.text import CELL, CELLS, NAME, PLAYER, folded, tidy
from ludotheque.games.generals.scenario.troops import Troops
from ludotheque.games.generals.state import ABOARD
from ludotheque.games.generals.state import UNIT as ENTRY

PAIR = re.compile(rf"{PLAYER}=(\d+)")
UNIT = re.compile(rf"({NAME}) {PLAYER} ({NAME}) ({CELLS}|in {NAME})((?: \w+=\d+| done)*)")
BUILDING = re.compile(rf"({CELLS}) hp=(\d+)")
LARGEST = 30000
MOST_MONEY = 999_999_999


class Position:
    """Puts what the lines say into a state, and knows units by their names."""

    def __init__(self, game: Game, options: dict[str, str], lines: list[Line]) -> None:
        self.lines = lines
        day = whole_number(options.pop("day", "5"), LARGEST)
        start = options.pop("start", "")
        if start not in ("", "new"):
            raise ScenarioError(f"start={start}: only `new` is known")
        self.edition = _edition(game, options, lines)
        self.t, self.s = self.edition.t, self.edition.rules.state.new()
        self.types = self._types()
        self.troops = Troops()
        self._lay_out()
        if start == "new":
            for seat in range(self.t.seats):
                self.s.money[seat] = self.t.start_turns * income_of(self.t, self.s, seat)
        else:
            self.s.day = day
            self.s.turns[: self.t.seats] = [1] * self.t.seats
            if not 1 <= day <= self.t.day_limit:
                raise ScenarioError(f"day {day} is beyond day_limit {self.t.day_limit}")
        self._fill()
        self.s.event_n = self.s.spotted = self.s.more_at = 0

    def _types(self) -> dict[str, int]:
        """The number of each unit type by its id and its names, as they may be written."""
        found: dict[str, int] = {}
        for kind, id in enumerate(self.edition.labels["types"][: self.t.types]):
            words = self.edition.texts["units"][id]
            found |= {folded(name): kind for name in (id, words.fr, words.en)}
        return found

    def _lay_out(self) -> None:
        self.s.order = list(range(n.SEATS))
        self.s.fate_n = -1
        turns.lay_out(self.t, self.s)  # owners by P-number, whoever begins
        self.s.order = list(self.t.order)

    def _fill(self) -> None:
        """Units, buildings, money and gauges, then the first turn."""
        s = self.s
        seat = s.order[0]
        s.seat, s.order_eyes = seat, s.team_eyes[self.t.team[seat]]
        hand.settle(s)
        s.turns[seat] = max(1, s.turns[seat])
        for line in sorted(self.lines, key=_rank):
            word = line.word.partition(" ")[0]
            if word not in ("map", "owner"):
                with at_line(line.at, line.word):
                    self._line(line, word)

    def _line(self, line: Line, word: str) -> None:
        rest = tidy(line.text)
        if word == "unit":
            self._unit(rest)
        elif word == "building":
            self._building(rest)
        elif word in ("money", "gauge"):
            for pair in re.split(r"[ ,;]+", rest.strip(",; ")):
                self._amount(word, pair)
        elif word == "arrived":
            self._arrived(rest)
        else:
            raise ScenarioError(
                "not a word of this game; "
                "there are map, owner, building, unit, money, gauge, arrived"
            )

    def _amount(self, word: str, pair: str) -> None:
        found = PAIR.fullmatch(pair)
        if not found:
            raise ScenarioError(f"{pair!r} is not of the form P1=90")
        seat = int(found[1]) - 1
        self.check_player(seat)
        amount = whole_number(found[2], MOST_MONEY)
        if word == "money":
            self.s.money[seat] = amount
            return
        cost = self.t.power_cost[seat]
        if amount > cost:
            raise ScenarioError(f"{amount} is more than the power’s cost {cost}")
        self.s.gauge[seat] = amount
        self.s.full[seat] = int(0 < cost == amount)

    def check_player(self, seat: int) -> None:
        """A player who is not in the game is an error."""
        if seat >= self.t.seats:
            raise ScenarioError(f"P{seat + 1} does not play; there are {self.t.seats} players")

    def _building(self, rest: str) -> None:
        found = BUILDING.fullmatch(rest)
        if not found:
            raise ScenarioError(f"{rest!r} is not of the form `(x,y) hp=N`")
        site = self.t.site[self.cell(found[1])]
        if site == n.NONE:
            raise ScenarioError(f"there is no building on {found[1]}")
        hp, most = whole_number(found[2], LARGEST), self.t.full_walls[self.t.site_kind[site]]
        if not 1 <= hp <= most:
            raise ScenarioError(f"{hp} HP can’t be: 1 to {most}")
        self.s.walls[site] = hp

    def _unit(self, rest: str) -> None:
        found = UNIT.fullmatch(rest)
        if not found:
            raise ScenarioError(f"{rest!r} is not of the form `name P1 type (x,y)`")
        name, seat, kind = found[1], int(found[2]) - 1, self.type(found[3])
        if name in self.troops.owner:
            raise ScenarioError(f"{name} is named twice")
        self.check_player(seat)
        hp, fuel = self._strength(seat, kind, found[5])
        done = int("done" in found[5].split())
        if found[4].startswith("in "):
            self._stow(name, seat, kind, hp, fuel, found[4][3:], done)
        else:
            self._place(name, seat, kind, hp, fuel, self.cell(found[4]), done)
        self.s.units[seat] += 1

    def _strength(self, seat: int, kind: int, text: str) -> tuple[int, int]:
        """HP and fuel of a unit, as said or full."""
        said = dict(re.findall(r"(\w+)=(\d+)", text))
        unknown = set(said) - {"hp", "fuel"}
        if unknown:
            raise ScenarioError(f"{unknown.pop()!r} is not known; there are hp, fuel, done")
        hp = whole_number(said.get("hp", str(n.FULL_HP)), LARGEST)
        tank = self.t.tank[seat][0][kind] if self.t.flies[kind] else 0
        fuel = whole_number(said.get("fuel", str(tank)), LARGEST)
        if not 1 <= hp <= n.FULL_HP:
            raise ScenarioError(f"{hp} HP can’t be: 1 to {n.FULL_HP}")
        if fuel > tank:
            raise ScenarioError(f"fuel {fuel} can’t be: {tank} at most")
        return hp, fuel

    def _place(
        self, name: str, seat: int, kind: int, hp: int, fuel: int, cell: int, done: int
    ) -> None:
        t, s = self.t, self.s
        if s.unit[cell]:
            raise ScenarioError(f"{name}: the cell is taken by {self.troops.at(cell)}")
        if not t.cost[seat][0][kind][t.ground[cell]]:
            raise ScenarioError(f"{name}: such a unit can’t stand there")
        s.fuel[cell] = fuel
        forces.place(t, s, cell, ENTRY.pack(seat, kind), hp)
        forces.look_out(t, s, cell)
        s.done[cell] = done
        self.troops.add(name, seat, cell)

    def _stow(
        self, name: str, seat: int, kind: int, hp: int, fuel: int, carrier: str, done: int
    ) -> None:
        cell = self.troops.cell.get(carrier, n.NONE)
        if cell == n.NONE:
            raise ScenarioError(f"there is no unit {carrier} on the map for {name} to be in")
        if not forces.takes(self.t, self.s, seat, kind, cell):
            raise ScenarioError(f"{carrier} does not take {name}, or is full")
        ABOARD.push(self.s, seat, cell, kind, hp, fuel, 1)
        place = self.s.aboard_n[seat] - 1
        self.s.aboard_done[seat][place] = done
        self.troops.board(name, seat, carrier)

    def _arrived(self, name: str) -> None:
        """A unit has made its move: what it does there is asked."""
        cell = self.troops.cell.get(name, n.NONE)
        if cell == n.NONE or self.troops.owner[name] != self.s.seat or self.s.done[cell]:
            raise ScenarioError(f"{name!r} is no unit on the map that can act now")
        self.s.phase, self.s.moved = n.ACTION, 1
        orders.start_action(self.s, cell)

    def cell(self, text: str) -> int:
        """The number of a cell of the map."""
        found = CELL.fullmatch(text)
        if not found:
            raise ScenarioError(f"{text!r} is not a cell; cells are written (x,y)")
        x, y = int(found[1]), int(found[2])
        if not (0 <= x < self.t.width and 0 <= y < self.t.height):
            raise ScenarioError(f"{text} is off the map")
        return y * n.SIDE + x

    def type(self, name: str) -> int:
        """The number of a unit type, called by its id or by its name in either language."""
        kind = self.types.get(folded(name))
        if kind is None:
            known = ", ".join(self.edition.labels["types"][: self.t.types])
            raise ScenarioError(f"{name!r} is not a unit type; types: {known}")
        return kind


def _rank(line: Line) -> int:
    """When a line is read: cargo after its transports, an order under way after all units."""
    found = UNIT.fullmatch(tidy(line.text)) if line.word == "unit" else None
    is_cargo = found is not None and found[4].startswith("in ")
    return 2 if line.word == "arrived" else int(is_cargo)


def _players(lines: list[Line]) -> int:
    """How many players the units that are set up belong to, two at least."""
    found = (UNIT.fullmatch(tidy(line.text)) for line in lines if line.word == "unit")
    return max([2, *(int(unit[2]) for unit in found if unit)])


def _edition(game: Game, options: dict[str, str], lines: list[Line]) -> Edition:
    """The game printed on the scenario's map, seat by P-number."""
    chosen = options.pop("map", "")
    chart = sketch(game.folder / "content", chosen, lines, _players(lines))
    options.setdefault("fog", "off")
    options.setdefault("order", ",".join(str(seat) for seat in range(chart.players)))
    for name in ("generals", "teams"):
        needed = min(chart.players, n.PLAYERS)
        if name in options and len(options[name].split(",")) < needed:
            raise ScenarioError(f"option {name}: one value for each of the {needed} players")

    def load(folder: Any, chosen: Any) -> Any:
        return loading.load(folder, chosen, chart)

    rules = dataclasses.replace(game.rules, load=load)
    return Edition(rules, game.folder, options)
