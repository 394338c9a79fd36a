"""What a scenario of Generals may expect of a position."""

import re
from typing import Any

from ludotheque.core.kernel import NOBODY
from ludotheque.core.scenario import Script
from ludotheque.core.words import ScenarioError
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.desk import DESK
from ludotheque.games.generals.rules import hand, listing, paths
from ludotheque.games.generals.rules.board import income_of, type_at
from ludotheque.games.generals.rules.vision import sees_unit
from ludotheque.games.generals.scenario.position import Position
from ludotheque.games.generals.scenario.text import CELL, CELLS, NAME, PLAYER, tidy
from ludotheque.games.generals.scenario.troops import Troops
from ludotheque.space.names import square_name

OF_UNIT = re.compile(rf"({NAME})\.(hp|pos|fuel|done|in)=(\S+)")
REACH = re.compile(rf"reach ({NAME}) (has|lacks)((?: {CELLS})+)")
TICKS = re.compile(rf"ticks ({NAME}) ({CELLS})=(\d+)")
TARGETS = re.compile(rf"targets ({NAME})=\[([^\]]*)\]")
TARGET = re.compile(rf"{CELLS}|{NAME}")
BUILDING = re.compile(rf"building ({CELLS})(?: ({PLAYER}|[Nn]eutral))?(?: hp=(\d+))?")
OF_PLAYER = re.compile(rf"(money|income|gauge|alive) {PLAYER}=(\w+)")
SEES = re.compile(rf"sees {PLAYER} ({NAME})=(yes|no)")
OF_MATCH = re.compile(r"(current|day|over|pending) (\w+(?:, ?\w+)*)")


def yes(value: Any) -> str:
    """How a scenario says whether."""
    return "yes" if value else "no"


class Expectations(Script):
    """Compares items such as `b.hp=85` with the position."""

    position: Position
    troops: Troops

    def _known(self, name: str) -> None:
        if name not in self.troops.owner:
            raise ScenarioError(f"{name!r} is no unit of this scenario")

    def _start(self, name: str) -> int:
        """The cell a unit's path begins on."""
        carrier = self.troops.carrier.get(name, name)
        return self.troops.cell[carrier]

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        item = tidy(item)
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
        raise ScenarioError(f"{item!r} is nothing one can expect")

    def _of_unit(self, name: str, what: str, wanted: str) -> str | None:
        self._known(name)
        if self.troops.is_lost(name):
            return "dead"
        found = (
            self._aboard(name, what) if name in self.troops.carrier else self._ashore(name, what)
        )
        nowhere = what == "pos" and wanted == "none" and name in self.troops.carrier
        return None if found == wanted or nowhere else found

    def _ashore(self, name: str, what: str) -> str:
        s, cell = self.match.state, self.troops.cell[name]
        if what == "pos":
            return f"({square_name(cell)})"
        if what == "in":
            return "none"
        return yes(s.done[cell]) if what == "done" else str(getattr(s, what)[cell])

    def _aboard(self, name: str, what: str) -> str:
        s, seat, place = self.match.state, self.troops.owner[name], self.troops.place(name)
        if what == "in":
            return self.troops.carrier[name]
        if what == "pos":
            return f"({square_name(self._start(name))})"
        found = getattr(s, f"aboard_{what}")[seat][place]
        return yes(found) if what == "done" else str(found)

    def _trial(self, name: str) -> Any:
        """A copy of the position in which a unit was chosen, whoever's turn it is."""
        self._known(name)
        if self.troops.is_lost(name):
            raise ScenarioError(f"{name} is dead")
        w = self.match.edition.rules.state.copy(self.match.state)
        hand.settle(w)
        w.seat, w.chosen = self.troops.owner[name], self._start(name)
        w.place = self.troops.place(name) if name in self.troops.carrier else n.NONE
        paths.find_reach(self.match.edition.t, w, DESK.here)
        if w.place != n.NONE and not self._takes_off(w):
            w.reach = [0] * len(w.reach)
        return w

    def _takes_off(self, w: Any) -> bool:
        """D-29 Whether what is carried by the chosen unit leaves by itself."""
        return bool(self.match.edition.t.exit[type_at(w, w.chosen)] == n.TAKES_OFF)

    def _reach(self, name: str, has: str, cells: str) -> str | None:
        w = self._trial(name)
        wanted = int(has == "has")
        for x, y in CELL.findall(cells):
            if paths.reaches(w, self.position.cell(f"({x},{y})")) != wanted:
                return f"({x},{y}) is {'not ' if wanted else ''}within reach"
        return None

    def _ticks(self, name: str, cell: str, wanted: str) -> str | None:
        w, goal, t = self._trial(name), self.position.cell(cell), self.match.edition.t
        if not paths.reaches(w, goal):
            return "out of reach"
        ticks = paths.ticks_of(paths.way_to(t, w, DESK.here, goal))
        return None if str(ticks) == wanted else str(ticks)

    def _targets(self, name: str, wanted: str) -> str | None:
        self._known(name)
        s, t = self.match.state, self.match.edition.t
        cell = self.troops.cell.get(name, n.NONE)
        out = [0] * self.match.edition.rules.width
        moved = s.moved if s.phase == n.ACTION and s.chosen == cell else 0
        count = 0 if cell == n.NONE else listing.list_targets(t, s, cell, moved, out)
        found = sorted(self._target(move) for move in out[:count])
        return None if found == sorted(TARGET.findall(wanted)) else f"[{' '.join(found)}]"

    def _target(self, move: int) -> str:
        if move >= n.MOVE_BOMB:
            return f"({square_name(move - n.MOVE_BOMB)})"
        return self.troops.at(move - n.MOVE_ATTACK)

    def _building(self, cell: str, who: str | None, _: str, hp: str | None) -> str | None:
        s, t = self.match.state, self.match.edition.t
        site = t.site[self.position.cell(cell)]
        if site == n.NONE:
            raise ScenarioError(f"there is no building on {cell}")
        lord = "neutral" if s.site_owner[site] == n.NEUTRAL else f"P{s.site_owner[site] + 1}"
        fits = (who or lord).lower() == lord.lower() and int(hp or s.walls[site]) == s.walls[site]
        return None if fits else f"{lord} hp={s.walls[site]}"

    def _of_player(self, what: str, player: str, wanted: str) -> str | None:
        s, seat = self.match.state, int(player) - 1
        self.position.check_player(seat)
        if what == "alive":
            found = yes(s.alive[seat])
        elif what == "income":
            found = str(income_of(self.match.edition.t, s, seat))
        else:
            found = str(getattr(s, what)[seat])
        return None if found == wanted else found

    def _sees(self, player: str, name: str, wanted: str) -> str | None:
        """Whether a player sees a unit; of cargo, whether its being there is known."""
        self._known(name)
        t, s, seat = self.match.edition.t, self.match.state, int(player) - 1
        self.position.check_player(seat)
        if name in self.troops.carrier:
            found = yes(s.purse_eyes[self.troops.owner[name]] >> seat & 1)
        else:
            cell = self.troops.cell.get(name, n.NONE)
            found = yes(cell != n.NONE and sees_unit(t, s, t.team[seat], cell))
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
        return None if found.lower() == wanted.lower() else found

    def _over(self, wanted: str) -> str | None:
        """`no`, `draw`, or winners; all of a team have won."""
        outcome = self.match.outcome()
        if outcome is None:
            return None if wanted == "no" else "no"
        if max(outcome.scores) < 1:
            return None if wanted == "draw" else "draw"
        winners = [f"P{seat + 1}" for seat in outcome.winners]
        named = {who.strip().upper() for who in wanted.split(",")}
        return None if named <= set(winners) else ",".join(winners)
