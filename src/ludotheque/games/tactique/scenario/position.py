"""Positions of Tactique from the set-up lines of a scenario."""

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.cards.written import Cards, lay, lay_list, lying
from ludotheque.core import pairs
from ludotheque.core.game import Edition
from ludotheque.core.kernel import EVERYONE
from ludotheque.core.scenario import Line, at_line, whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.vocabulary import TERRAINS
from ludotheque.games.tactique.moves import CELL_NAMES
from ludotheque.games.tactique.rules import building, zones

PLAYERS = ("P0", "P1")
UNIT = re.compile(r"([\d.]+):(\w+)(?:\(([^)]*)\))?")
GROUND = re.compile(r"([\d.]+):(\w+)")
PILES = {"hand": "hand", "deck": "deck", "discard": "discard", "persistent": "lasting"}
BEGINNING = ("deck", "condition")  # what may be said of a player of a new match
MOST_VALUE = 99
OF_PLAYER = {
    "echoes": pairs.number("echoes", usual=""),
    "capacity": pairs.number("capacity", usual=""),
    "kills": pairs.number("kills"),
    "kills_total": pairs.number("kills_total"),
    "hold": pairs.numbers("hold", n.ROWS, MOST_VALUE),
    "armed": pairs.marked("armed", n.ROWS),
    "proliferated": pairs.flag("brooded"),
}
VALUES = {name: pairs.number(name, MOST_VALUE) for name in ("hp", "shield", "age")}
FLAGS = {name: pairs.flag(name) for name in ("fresh", "stunned", "moved", "reassembled")}
MARKS = {**FLAGS, "attacked": pairs.flag("made"), "used": pairs.flag("uses")}
USUAL_TURN, USUAL_DECK = 5, 10
STARTER = "starter"
seat_of, cell_of = pairs.reader("player", PLAYERS), pairs.reader("cell", CELL_NAMES)


class Setup(pairs.Lines):
    """What the set-up lines say, sorted by what it is about."""

    def __init__(self, lines: list[Line]) -> None:
        self.factions: tuple[str, ...] = ()
        self.places: dict[str, list[tuple[int, int, str]]] = {"grid": [], "terrain": []}
        super().__init__(lines, PLAYERS)
        self.turn, self.active = self.turns or (USUAL_TURN, 0)

    def other(self, line: Line, word: str, who: str) -> bool:
        """Factions, and what stands and lies on the cells of a player."""
        if word == "factions" and not who:
            self.factions = tuple(line.text.split())
        elif word in self.places:
            self.places[word].append((line.at, seat_of(who), line.text))
        return word in ("factions", *self.places)


class Position:
    """Puts what the lines say into a state; chance keeps the written order."""

    def __init__(self, edition: Edition) -> None:
        self.edition, self.t = edition, edition.t
        self.cards = Cards(edition, edition.t.units_n)
        self.s = edition.rules.state.new()
        self.s.fate_n = -1
        building.lay_out(self.t, self.s)

    def begin(self, setup: Setup) -> Any:
        """A new match: decks as given, no shuffle, everything else as it really begins."""
        for seat, name in enumerate(PLAYERS):
            for key, word in setup.players[name].items():
                with at_line(word.at, f"player {name}"):
                    if key not in BEGINNING:
                        raise ScenarioError(f"{key}: a new match begins with nothing of the kind")
                    if key == "deck":
                        self._list(seat, self.pile(seat, word.text))
                    else:
                        self._condition(seat, word.text)
        building.next_builder(self.t, self.s, 0)
        self.s.event_n = 0
        return self.s

    def lay(self, setup: Setup, first: int) -> Any:
        """The position in the middle of a turn."""
        t, s = self.t, self.s
        s.first, s.active, s.seat, s.phase = first, setup.active, setup.active, n.PLAY
        other = 1 - setup.active
        s.own_turn[setup.active] = setup.turn
        s.own_turn[other] = setup.turn if other == first else setup.turn - 1
        for place in (self._units, self._grounds):
            place(setup)
        for seat, name in enumerate(PLAYERS):
            s.capacity[seat] = 1 if t.pool else min(t.echoes_max, s.own_turn[seat] + 1)
            s.echoes[seat] = min(t.echoes_max, s.own_turn[seat] + 1)
            self._player(seat, setup.players[name])
        if setup.turn > t.max_rounds:
            raise ScenarioError(f"turn {setup.turn} is beyond max_rounds {t.max_rounds}")
        s.event_n = 0
        return s

    def pile(self, seat: int, text: str) -> list[int]:
        """The cards of a list in brackets; a ready deck's name stands for its cards."""
        found: list[int] = []
        for name, count in pairs.counted(text):
            found += self._deck(seat, name) or [self.cards.number(name)] * count
        return found

    def _deck(self, seat: int, name: str) -> list[int]:
        t, names = self.t, self.edition.labels["decks"]
        if name == STARTER:
            return list(t.deck_list[t.starter[t.faction[seat]]])
        return list(t.deck_list[names.index(name)]) if name in names[: t.decks_n] else []

    def _player(self, seat: int, said: Mapping[str, pairs.Word]) -> None:
        s = self.s
        first = next(c for c in range(self.t.cards_n) if self.t.klass[c] == self.t.faction[seat])
        lay(s, "deck", seat, [first] * USUAL_DECK)
        if self.t.mode != n.ALL_COUNT and "condition" not in said:
            goals = [
                g for g in range(self.t.goals_n) if self.t.goal_faction[g] == self.t.faction[seat]
            ]
            self._pick(seat, goals[0])
        for key, word in said.items():
            with at_line(word.at, f"player {PLAYERS[seat]}"):
                self._value(seat, key, word.text)
        s.custom[seat] = int(self.t.preset[seat] == n.NONE)
        units = s.unit[seat * n.CELLS : (seat + 1) * n.CELLS]
        seen = [c for c in units if c != n.NONE and self.t.type[c] != n.TOKEN]
        seen += lying(s, "discard", seat) + lying(s, "lasting", seat)
        self._list(seat, seen + lying(s, "hand", seat) + lying(s, "deck", seat), len(seen))

    def _value(self, seat: int, key: str, text: str) -> None:
        s = self.s
        if key in OF_PLAYER:
            OF_PLAYER[key].read(s, seat, text)
        elif key in PILES:
            lay(s, PILES[key], seat, self.pile(seat, text))
        elif key == "condition":
            self._condition(seat, text)
        else:
            raise ScenarioError(f"player: {key!r} is not a word of this game")

    def _list(self, seat: int, cards: list[int], seen: int = 0) -> None:
        """A player's deck list is what lies somewhere, known to all unless it is custom."""
        hidden = self.s.custom[seat] and not self.t.open_lists
        lay_list(self.s, seat, cards, seen if hidden else len(cards))

    def _condition(self, seat: int, name: str) -> None:
        names = self.edition.labels["conditions"][: self.t.goals_n]
        if name not in names:
            raise ScenarioError(f"condition={name}: one of {', '.join(names)}")
        if self.t.mode == n.ALL_COUNT:
            raise ScenarioError("condition: nothing is picked unless victory_mode asks for it")
        self._pick(seat, names.index(name))

    def _pick(self, seat: int, goal: int) -> None:
        self.s.goal[seat] = goal
        playing = self.s.phase == n.PLAY and self.t.mode == n.CHOSEN
        self.s.told[seat] = EVERYONE if playing else 1 << seat

    def _units(self, setup: Setup) -> None:
        for at, seat, text in setup.places["grid"]:
            with at_line(at, f"grid {PLAYERS[seat]}"):
                left = UNIT.sub("", text).strip()
                if left:
                    raise ScenarioError(f"{left!r} is not `cell:card` or `cell:card(marks)`")
                for cell, card, marks in UNIT.findall(text):
                    self._unit(spot_of(seat, cell), self.cards.number(card), marks)

    def _unit(self, spot: int, card: int, marks: str) -> None:
        s, t = self.s, self.t
        if s.unit[spot] != n.NONE:
            raise ScenarioError(f"{CELL_NAMES[spot % n.CELLS]} is given twice")
        if t.type[card] not in (n.UNIT, n.TOKEN):
            raise ScenarioError(f"{self.cards.ids[card]} is a spell")
        zones.enter(t, s, spot, card)
        s.fresh[spot] = 0
        for mark in marks.replace(",", " ").split():
            self._mark(spot, *mark.partition("="))

    def _mark(self, spot: int, key: str, sign: str, text: str) -> None:
        s = self.s
        if sign and key in VALUES:
            VALUES[key].read(s, spot, text)
            s.max_hp[spot] = max(s.max_hp[spot], s.hp[spot])
        elif sign and key == "atk":
            s.boost[spot][n.PERM] = whole_number(text.removeprefix("+"), MOST_VALUE)
        elif not sign and key in MARKS:
            MARKS[key].read(s, spot, pairs.YES_NO[0])
        else:
            raise ScenarioError(f"{key!r} is no mark of a unit")

    def _grounds(self, setup: Setup) -> None:
        for at, seat, text in setup.places["terrain"]:
            with at_line(at, f"terrain {PLAYERS[seat]}"):
                for cell, kind in GROUND.findall(text):
                    if kind not in TERRAINS:
                        raise ScenarioError(f"{kind!r} is not one of {', '.join(TERRAINS)}")
                    self.s.terrain[spot_of(seat, cell)] = 1 + TERRAINS.index(kind)


def spot_of(seat: int, cell: str) -> int:
    """The spot of a player's cell."""
    return seat * n.CELLS + cell_of(cell)
