"""The lines of offensives, combats, purchases and moves of troops, which take several choices."""

import re
from typing import Any

from ludotheque.core.acting import Refusal
from ludotheque.core.kernel import OK
from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules import expansion, logistics
from ludotheque.games.eden.rules.board import connect
from ludotheque.games.eden.scenario.actions import Actor
from ludotheque.games.eden.scenario.text import Units, cell_of, same_chances, seat_of

FRONT = re.compile(r"(\(\S+\))>(\(\S+\))\s+(\d+)\s+(\S+)")
WAY = re.compile(r"(\(\S+\))>(\(\S+\))")


class Fighter(Actor):
    """Plays them too."""

    before: Any  # the state before the first front

    def do_attack(self, words: list[str]) -> None:
        """attack (src)>(dst) N UNIT[, (src)>(dst) N UNIT], or attack none"""
        if words == ["none"]:
            return self.do_target(words)
        fronts = []
        for part in " ".join(words).split(", "):
            found = FRONT.fullmatch(part.strip())
            if not found:
                raise ScenarioError(f"{part.strip()!r} is not (src)>(dst) N UNIT")
            number = whole_number(found[3], n.AMOUNTS - 1)
            fronts.append((cell_of(found[1]), cell_of(found[2]), number, found[4]))
        self._to_target()
        for place, (source, target, _, _) in enumerate(fronts):
            self._front(place, source, target)
        if self.s.ask == n.OFF_TARGET:
            self.make(n.MOVE_DONE)
        for place, (_, _, number, _) in enumerate(fronts):
            self._group(place, number, len(fronts))
        for _, _, _, unit in fronts:
            self.asked(n.CMB_OPEN)
            self.make(n.MOVE_PICK + self.card(unit, n.NOT_AN_OPENER))

    def _to_target(self) -> None:
        if self.s.ask == n.EXP_END or (self.s.ask == n.EXP_PREP and self.s.attacked):
            raise Refusal(n.SECOND_OFFENSIVE)
        if self.s.ask == n.EXP_PREP:
            self.make(n.MOVE_DONE)
            if self.s.ask != n.OFF_TARGET:
                raise Refusal(n.NO_OFFENSIVE)
        self.asked(n.OFF_TARGET)

    def _front(self, place: int, source: int, target: int) -> None:
        if place > 1:
            raise Refusal(n.THIRD_FRONT)
        s = self.s
        if place == 1 and s.ask != n.OFF_TARGET:  # not put: judged as it was
            s = self.edition.rules.state.copy(self.before)
            s.fronts_n, s.source[0], s.target[0] = 1, self.s.source[0], self.s.target[0]
        why = expansion.refuse_frontier(self.t, s, source, target)
        if why != OK:
            raise Refusal(why)
        if self.s.ask != n.OFF_TARGET:
            raise Refusal(n.NO_SECOND_OPENER)
        self.before = self.s
        self.make(n.MOVE_AT + target)
        if self.s.ask == n.OFF_SOURCE:
            self.make(n.MOVE_AT + source)

    def _group(self, place: int, number: int, fronts: int) -> None:
        if self.s.ask == n.OFF_TROOPS and self.s.at == place:
            self.make(n.MOVE_NUMBER + number)
        elif self.s.group[place] != number:
            raise Refusal(n.WRONG_GROUP if fronts == 1 else n.WRONG_GROUPS)

    def do_target(self, words: list[str]) -> None:
        """target (q,r)|none"""
        self._to_target()
        self.make(n.MOVE_DONE if words[0] == "none" else n.MOVE_AT + cell_of(words[0]))

    def do_play(self, words: list[str]) -> None:
        """play UNIT [front k], or play CRYSTAL .."""
        if not self.s.fighting:
            return self.names("play", words)
        front = 0
        if len(words) == 3 and words[1] == "front":
            front = whole_number(words[2], 1)
        elif self.s.fronts_n == 2 and self.seat != self.s.active:
            front = list(self.s.foe).index(self.seat) if self.seat in self.s.foe else 0
        self.make(n.MOVE_SEND + self.card(words[0], n.NOT_PLAYABLE) * n.FRONTS + front)

    def do_activate(self, words: list[str]) -> None:
        """activate UNIT[.n] [choices]"""
        name, _, number = words[0].partition(".")
        unit = Units(self.edition, self.s).named(self.seat, name)
        if unit == n.NONE:
            raise Refusal(n.NO_ABILITY)
        last = whole_number(number, n.ABILITIES) if number else n.ABILITIES
        self.choose(self._activate(unit, range(last - 1 if number else 0, last), words[1:]))

    def _activate(self, unit: int, abilities: range, words: list[str]) -> list[str]:
        """Use the first of the abilities that may be used; the words that are left."""
        s, legal = self.s, self.legal()
        for ability in abilities:
            move = n.MOVE_ACTIVATE + unit * n.ABILITIES + ability
            chances = [c for c in same_chances(s, unit, ability) if n.MOVE_REACT + c in legal]
            if move in legal or len(chances) == 1:
                self.make(move if move in legal else n.MOVE_REACT + chances[0])
                return words
            if chances:
                event = Units(self.edition, s).named(self.seat, words[0])
                chosen = [c for c in chances if s.chance_event[c] == event]
                self.make(n.MOVE_REACT + (chosen[0] if chosen else n.CHANCES - 1))
                return words[1:]
        self.make(n.MOVE_ACTIVATE + unit * n.ABILITIES + abilities[0])
        return words

    def do_buy(self, words: list[str]) -> None:
        """buy CARD .., or buy CARD for Pn"""
        bought, rival = words, n.NONE
        if len(words) == 3 and words[1] == "for":
            bought, rival = words[:1], seat_of(words[2])
            if not logistics.is_rival(self.t, self.s, self.seat, rival):
                raise Refusal(n.NO_RIVAL)
        self.names("buy", bought)
        if rival != n.NONE and self.s.ask == n.LOG_RIVAL:
            self.make(n.MOVE_SEAT + rival)

    def do_move(self, words: list[str]) -> None:
        """move (from)>(to) N"""
        found = WAY.fullmatch(words[0]) if len(words) == 2 else None
        if not found:
            raise ScenarioError("move: (from)>(to) N")
        source, target = cell_of(found[1]), cell_of(found[2])
        number = whole_number(words[1], n.AMOUNTS - 1)
        self.asked(n.LOG_MOVE_FROM)
        self._check_move(source, target, number)
        self.make(n.MOVE_AT + source)
        if self.s.ask == n.LOG_MOVE_TO:
            self.make(n.MOVE_AT + target)
        if self.s.ask == n.LOG_MOVE_N:
            self.make(n.MOVE_NUMBER + number)

    def _check_move(self, source: int, target: int, number: int) -> None:
        d = DESK.here
        connect(self.t, self.s, d, self.s.active)
        why = logistics.refuse_from(self.t, self.s, d, source)
        why = why or logistics.refuse_to(self.s, d, source, target)
        if not why and not 1 <= number < self.s.troops[source]:
            why = n.LEFT_EMPTY
        if why:
            raise Refusal(why)
