"""Whole actions, as scenario lines and clients write them, turned into moves one by one."""

import re
from typing import Any

from ludotheque.core.acting import Actor, Refusal
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.moves import SIDES
from ludotheque.games.tactique.rules.choices import slot_now
from ludotheque.games.tactique.rules.ending import finish
from ludotheque.games.tactique.scenario.position import cell_of, seat_of

PLACED = re.compile(r"(P[01])@([\d.]+)")
ROW = re.compile(r"row([123])")
CELL = re.compile(r"[\d.]+")
MOST = 99  # times that a line repeats something
NAMED = {"add": "cards", "preset": "decks", "pick": "conditions"}
NO_SUCH = {"add": n.DECK_UNKNOWN_CARD, "preset": n.DECK_FACTION, "pick": n.NOT_YOUR_CONDITION}
BASES = {"add": n.MOVE_ADD, "preset": n.MOVE_PRESET, "pick": n.MOVE_PICK}


def saying(begun: str, move: str, seat: int) -> str:
    """An action as a line says it, with one more of its choices."""
    verb, *args = move.split()
    if verb == "target":
        side, cell = args
        aims = begun.startswith("attack ")  # there only the enemy can be meant
        args = [cell if aims else f"P{seat if side == SIDES[0] else 1 - seat}@{cell}"]
    elif verb == "row":
        args = [f"row{args[1]}"]
    elif verb not in ("cell", "discard"):
        args = [verb, *args]
    return " ".join([begun, *args]).strip()


class Commander(Actor):
    """Plays whole actions."""

    def __init__(self, edition: Edition, state: Any) -> None:
        super().__init__(edition, state)
        self.gives_up: int | None = None  # a seat that concedes out of turn (Q41)

    def act(self, text: str) -> None:
        """Try an action; Refusal at its first faulty choice."""
        verb, *words = text.split()
        if verb == "concede":
            self._concede(words)
        elif verb in BASES:
            self._before(verb, words)
        elif verb == "end":
            times = words[0].removeprefix("*") if words else "1"
            for _ in range(whole_number(times, MOST)):
                self.make(n.MOVE_END)
        elif verb in ("play", "attack", "activate", "move"):
            self._compose(verb, words)
        else:
            raise ScenarioError(f"{verb!r} is nothing one can do")

    def _concede(self, words: list[str]) -> None:
        seat = seat_of(words[0] if words else "")
        if self.s.seat in (seat, NOBODY):
            self.make(n.MOVE_CONCEDE)
        else:
            self.gives_up = seat
            self.s.event_n = 0
            finish(self.s, 1 - seat, n.CONCEDE, n.NONE)

    def _before(self, verb: str, words: list[str]) -> None:
        """Before the game the player is named."""
        if len(words) != 2:
            raise ScenarioError(f"{verb}: a player and what")
        name, star, count = words[1].partition("*")
        for _ in range(whole_number(count, MOST) if star else 1):
            if self.made and self.s.phase != n.BUILD:
                raise Refusal(n.DECK_SIZE)  # the fortieth card has ended the building
            if self.s.seat == NOBODY:
                raise Refusal(n.GAME_OVER)
            if self.s.seat != seat_of(words[0]):
                raise Refusal(n.NOT_YOUR_TURN)
            names = self.edition.labels[NAMED[verb]]
            if name not in names:
                raise Refusal(NO_SUCH[verb])
            self.make(BASES[verb] + names.index(name))

    def _compose(self, verb: str, words: list[str]) -> None:
        first, *rest = words or [""]
        if verb == "play":
            names = self.edition.labels["cards"]
            self.make(n.MOVE_PLAY + names.index(first) if first in names else self._missing())
        elif verb == "activate":
            ability, *rest = rest or [""]
            place = cell_of(first) * n.ABILITIES
            self.make(n.MOVE_ACTIVATE + place + whole_number(ability, n.ABILITIES - 1))
        else:
            self.make((n.MOVE_ATTACK if verb == "attack" else n.MOVE_MOVE) + cell_of(first))
        for word in rest:
            self._choose(verb, word)
        if self.s.seat in (0, 1) and self.s.act[self.s.seat]:
            raise Refusal(n.INCOMPLETE)

    def _missing(self) -> int:
        raise Refusal(n.GAME_OVER if self.s.phase == n.OVER else n.NOT_IN_HAND)

    def _choose(self, verb: str, word: str) -> None:
        seat = self.s.seat
        if seat == NOBODY or not self.s.act[seat]:
            raise Refusal(n.INCOMPLETE)
        if found := PLACED.fullmatch(word):
            side = int(seat_of(found[1]) != seat)
            self.make(n.MOVE_TARGET + side * n.CELLS + cell_of(found[2]))
        elif found := ROW.fullmatch(word):
            self.make(n.MOVE_ROW + self._row_side() * n.ROWS + int(found[1]) - 1)
        elif CELL.fullmatch(word):
            target = n.MOVE_TARGET + n.CELLS if verb == "attack" else n.MOVE_CELL
            self.make(target + cell_of(word))
        elif word == "skip":
            self.make(n.MOVE_SKIP)
        else:
            names = self.edition.labels["cards"]
            if word not in names:
                raise Refusal(n.NOT_IN_DISCARD)
            self.make(n.MOVE_DISCARD + names.index(word))

    def _row_side(self) -> int:
        slot = slot_now(self.t, self.s, self.s.seat)
        return int(self.t.row_to_side[self.t.slot_row[slot]]) if slot >= 0 else n.ENEMY
