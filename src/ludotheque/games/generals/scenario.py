"""The scenario words of Generals; its grammar is told in docs/scenarios.md."""

import re
from itertools import pairwise
from typing import Any

from ludotheque.core.kernel import NOBODY
from ludotheque.core.match import Match
from ludotheque.core.scenario import Line, Script
from ludotheque.core.words import Refused, UsageError
from ludotheque.games.generals import names as n
from ludotheque.games.generals.position import CELL, Position
from ludotheque.games.generals.rules import hand, listing, paths
from ludotheque.games.generals.rules.board import income_of
from ludotheque.games.generals.rules.vision import sees_unit

MOVE = re.compile(r"move (\w+) (\(\d+,\d+\))(?: via((?: \(\d+,\d+\))+))?")
CREATE = re.compile(r"create (\(\d+,\d+\)) (\w+) as (\w+)")
UNLOAD = re.compile(r"unload (\w+) (\(\d+,\d+\))")
OF_UNIT = re.compile(r"(\w+)\.(hp|pos|fuel|done|in)=(\S+)")
REACH = re.compile(r"reach (\w+) (has|lacks)((?: \(\d+,\d+\))+)")
TICKS = re.compile(r"ticks (\w+) (\(\d+,\d+\))=(\d+)")
TARGETS = re.compile(r"targets (\w+)=\[([^\]]*)\]")
BUILDING = re.compile(r"building (\(\d+,\d+\)) (P[1-4]|neutral) hp=(\d+)")
OF_PLAYER = re.compile(r"(money|income|gauge|alive) P([1-4])=(\w+)")
SEES = re.compile(r"sees P([1-4]) (\w+)=(yes|no)")
OF_MATCH = re.compile(r"(current|day|over|pending) (\w+)")
PLAIN = {"capture", "wait", "power", "end", "resign"}


def yes(value: Any) -> str:
    """How a scenario says whether."""
    return "yes" if value else "no"


class GeneralsScript(Script):
    """Builds a position from its lines, plays `move a (3,0)`, compares `b.hp=85`."""

    id_prefix = "GEN-"

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe."""
        self.position = Position(self.game, options, lines)
        self.troops = self.position.troops
        return Match(self.position.printed, 0, state=self.position.s)

    # -- playing

    def do(self, text: str) -> None:
        """Play one line; all its decisions or none."""
        if found := MOVE.fullmatch(text):
            self._move(found[1], found[2], CELL.findall(found[3] or ""))
        elif found := CREATE.fullmatch(text):
            self._create(found[1], found[2], found[3])
        elif found := UNLOAD.fullmatch(text):
            self._unload(found[1], found[2])
        elif text in PLAIN:
            self._push("", text)
        else:
            self._aim(text)

    def _aim(self, text: str) -> None:
        word, _, what = text.partition(" ")
        if word == "bomb":
            self._push("", f"bomb {_label(what)}")
        elif word == "attack":
            self._known(what)
            if what not in self.troops.cell:
                raise self._refusal(n.NO_TARGET)
            self._push("", f"attack {_written(self.troops.cell[what])}")
        else:
            raise UsageError(f"{text!r} is nothing one can do")

    def _push(self, mover: str, *moves: str) -> None:
        self.match.push(*moves)
        s = self.match.state
        self.troops.follow(s.event[: s.event_n], mover)

    def _refusal(self, code: int) -> Refused:
        return self.match.printed.refusal(code)

    def _known(self, name: str) -> None:
        if name not in self.troops.owner:
            raise UsageError(f"{name!r} is no unit of this scenario")

    def _choice(self, name: str) -> str:
        """The move that chooses a unit."""
        self._known(name)
        if self.troops.is_lost(name):
            raise self._refusal(n.NOT_YOUR_UNIT)
        if name in self.troops.cell:
            return f"unit {_written(self.troops.cell[name])}"
        if self.troops.owner[name] != self.match.seat:
            raise self._refusal(n.NOT_YOUR_UNIT)
        return f"launch {self.troops.place(name)}"

    def _start(self, name: str) -> int:
        """The cell a unit's path begins on."""
        carrier = self.troops.carrier.get(name, name)
        return self.troops.cell[carrier]

    def _move(self, name: str, goal: str, via: list[tuple[str, str]]) -> None:
        choice = self._choice(name)
        if not via:
            self._push(name, choice, f"to {_label(goal)}")
            return
        cells = [self._start(name), *(self.position.cell(f"({x},{y})") for x, y in via)]
        cells.append(self.position.cell(goal))
        steps = [self._way(a, b) for a, b in pairwise(cells)]
        self._push(name, choice, "draw", *steps, "go")

    def _way(self, start: int, end: int) -> str:
        near = self.match.printed.t.near[start]
        if end not in near:
            raise self._refusal(n.NO_STEP)
        return f"step {'NESW'[near.index(end)]}"

    def _create(self, cell: str, kind: str, name: str) -> None:
        self.position.type(kind)
        if name in self.troops.owner:
            raise UsageError(f"{name} is already a unit of this scenario")
        self.match.push(f"build {_label(cell)}", f"create {kind}")
        s = self.match.state
        made = next(row for row in s.event[: s.event_n] if row[0] == n.CREATED)
        self.troops.add(name, s.seat, made[1])

    def _unload(self, name: str, cell: str) -> None:
        self._known(name)
        s = self.match.state
        if s.phase != n.ACTION:
            raise self._refusal(n.NOT_NOW)
        near = self.match.printed.t.near[s.chosen]
        goal = self.position.cell(cell)
        if self.troops.carrier.get(name, "") != self.troops.at(s.chosen) or goal not in near:
            raise self._refusal(n.NO_UNLOAD)
        self._push(name, f"unload {self.troops.place(name)} {'NESW'[near.index(goal)]}")

    # -- comparing

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        for pattern, compare in (
            (OF_UNIT, self._of_unit),
            (REACH, self._reach),
            (TICKS, self._ticks),
            (TARGETS, self._targets),
            (BUILDING, self._building),
            (OF_PLAYER, self._of_player),
            (SEES, self._sees),
            (OF_MATCH, self._of_match),
        ):
            if found := pattern.fullmatch(item):
                return compare(*found.groups())
        name, _, word = item.partition(" ")
        if word == "dead":
            self._known(name)
            return None if self.troops.is_lost(name) else "alive"
        raise UsageError(f"{item!r} is nothing one can expect")

    def _of_unit(self, name: str, what: str, wanted: str) -> str | None:
        self._known(name)
        if self.troops.is_lost(name):
            return "dead"
        found = (
            self._aboard(name, what) if name in self.troops.carrier else self._ashore(name, what)
        )
        return None if found == wanted else found

    def _ashore(self, name: str, what: str) -> str:
        s, cell = self.match.state, self.troops.cell[name]
        if what == "pos":
            return f"({_written(cell)})"
        if what == "in":
            return "none"
        return yes(s.done[cell]) if what == "done" else str(getattr(s, what)[cell])

    def _aboard(self, name: str, what: str) -> str:
        s, seat, place = self.match.state, self.troops.owner[name], self.troops.place(name)
        if what == "in":
            return self.troops.carrier[name]
        if what == "pos":
            return "none"
        found = getattr(s, f"aboard_{what}")[seat][place]
        return yes(found) if what == "done" else str(found)

    def _trial(self, name: str) -> Any:
        """A copy of the position in which a unit was chosen, whoever's turn it is."""
        self._known(name)
        if self.troops.is_lost(name):
            raise UsageError(f"{name} is dead")
        w = self.match.printed.rules.state.copy(self.match.state)
        hand.settle(w)
        w.seat, w.chosen = self.troops.owner[name], self._start(name)
        w.place = self.troops.place(name) if name in self.troops.carrier else n.NONE
        paths.find_reach(self.match.printed.t, w)
        return w

    def _reach(self, name: str, has: str, cells: str) -> str | None:
        w = self._trial(name)
        wanted = int(has == "has")
        for x, y in CELL.findall(cells):
            if paths.reaches(w, self.position.cell(f"({x},{y})")) != wanted:
                return f"({x},{y}) is {'not ' if wanted else ''}within reach"
        return None

    def _ticks(self, name: str, cell: str, wanted: str) -> str | None:
        w, goal, t = self._trial(name), self.position.cell(cell), self.match.printed.t
        if not paths.reaches(w, goal):
            return "out of reach"
        ticks = w.ticks[goal] - 1
        if w.unit[goal] and goal != w.chosen:
            kind = paths.mover(w, w.chosen, w.place, w.seat)
            if paths.may_board(t, w, w.seat, kind, w.chosen, w.place, goal):
                ticks = paths.board_ticks_to(t, w, goal)
        return None if str(ticks) == wanted else str(ticks)

    def _targets(self, name: str, wanted: str) -> str | None:
        self._known(name)
        s, t = self.match.state, self.match.printed.t
        cell = self.troops.cell.get(name, n.NONE)
        out = [0] * self.match.printed.rules.width
        moved = s.moved if s.phase == n.ACTION and s.chosen == cell else 0
        count = 0 if cell == n.NONE else listing.list_targets(t, s, cell, moved, out)
        found = sorted(self._target(move) for move in out[:count])
        return None if found == sorted(wanted.split()) else f"[{' '.join(found)}]"

    def _target(self, move: int) -> str:
        if move >= n.MOVE_BOMB:
            return f"({_written(move - n.MOVE_BOMB)})"
        return self.troops.at(move - n.MOVE_ATTACK)

    def _building(self, cell: str, who: str, hp: str) -> str | None:
        s, t = self.match.state, self.match.printed.t
        site = t.site[self.position.cell(cell)]
        if site == n.NONE:
            raise UsageError(f"there is no building on {cell}")
        lord = s.lord[site]
        found = f"{'neutral' if lord == n.NEUTRAL else f'P{lord + 1}'} hp={s.walls[site]}"
        return None if found == f"{who} hp={hp}" else found

    def _of_player(self, what: str, player: str, wanted: str) -> str | None:
        s, seat = self.match.state, int(player) - 1
        if what == "alive":
            found = yes(s.alive[seat])
        elif what == "income":
            found = str(income_of(self.match.printed.t, s, seat))
        else:
            found = str(getattr(s, what)[seat])
        return None if found == wanted else found

    def _sees(self, player: str, name: str, wanted: str) -> str | None:
        self._known(name)
        t, cell = self.match.printed.t, self.troops.cell.get(name, n.NONE)
        team = t.team[int(player) - 1]
        found = yes(cell != n.NONE and sees_unit(t, self.match.state, team, cell))
        return None if found == wanted else found

    def _of_match(self, what: str, wanted: str) -> str | None:
        s = self.match.state
        if what == "day":
            found = str(s.day)
        elif what == "current":
            found = "nobody" if s.seat == NOBODY else f"P{s.seat + 1}"
        elif what == "pending":
            free = s.phase in (n.MAIN, n.OVER)
            found = "none" if free else self.troops.at(s.chosen) or "building"
        else:
            return self._over(wanted)
        return None if found == wanted else found

    def _over(self, wanted: str) -> str | None:
        """`no`, `draw`, or a winner; all of a team have won."""
        outcome = self.match.outcome()
        if outcome is None:
            return None if wanted == "no" else "no"
        if max(outcome.scores) < 1:
            return None if wanted == "draw" else "draw"
        winners = [f"P{seat + 1}" for seat in outcome.winners]
        return None if wanted in winners else ",".join(winners)


def _label(cell: str) -> str:
    """A cell as moves are written."""
    found = CELL.fullmatch(cell)
    if not found:
        raise UsageError(f"{cell!r} is not a cell; cells are written (x,y)")
    return f"{int(found[1])},{int(found[2])}"


def _written(cell: int) -> str:
    return f"{cell % n.SIDE},{cell // n.SIDE}"
