"""Positions of Eden from the set-up lines of a scenario."""

import re
from collections.abc import Callable
from typing import Any

from ludotheque.cards.written import Cards, lay
from ludotheque.core import scenario_fields
from ludotheque.core.game import Edition
from ludotheque.core.pairs import Word, words_of
from ludotheque.core.scenario import Line, at_line, whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.options import COLOURS
from ludotheque.games.eden.events import PHASES
from ludotheque.games.eden.rules import board, founding, logistics, opening, play
from ludotheque.games.eden.scenario.text import COUNTED, cell_of, hexes, seat_of

TILE = re.compile(r"(\(-?\d+,-?\d+\))=(\w+)")
MOST = 9999
ARM = "(0,0)=heart (1,0)=green (2,0)=red (3,0)=blue (4,0)=P0 (-1,0)=orange (-2,0)=black"
M1 = f"{ARM} (-3,0)=yellow (-4,0)=P1"
M2 = f"{M1} (1,-1)=yellow (2,-1)=violet (0,-1)=blue (0,1)=red (-1,1)=green (-2,1)=violet"
M3 = f"{M2} (0,2)=blue (0,3)=orange (0,4)=P2"
ARMS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FRAME = {
    0: "(4,0) (3,0) (2,0) (1,0)x3",
    1: "(-4,0) (-3,0) (-2,0) (-1,0) (0,0)x2",
}
PILES = ("hand", "deck", "discard", "front", "table")
SEAT = re.compile(r"\bP([0-5])\b")
WIDE = {"M3": 3, "M6": 6}  # players of a map with more than two


def six_arms() -> str:
    """The map M6."""
    tiles = []
    for arm, (q, r) in enumerate(ARMS):
        tiles += [f"({q * k},{r * k})={COLOURS[(arm + k - 1) % 6]}" for k in (1, 2, 3)]
        tiles.append(f"({4 * q},{4 * r})=P{arm}")
    return "(0,0)=heart " + " ".join(tiles)


MAPS: dict[str, Callable[[], str]] = {
    "M1": lambda: M1,
    "M2": lambda: M2,
    "M3": lambda: M3,
    "M6": six_arms,
    "frame": lambda: M1,
}


class Setup(scenario_fields.Setup):
    """What the set-up lines say, and how many play by them."""

    words = ("turn", "players", "map", "tiles", "pure", "supply", "stamps")
    of_player = ("troops", "player", "world", "pile", "face", "shuffle")
    in_pairs = ("turn", "player")

    def __init__(self, lines: list[Line]) -> None:
        super().__init__(lines, seat_of)
        named = [int(seat) for line in lines for seat in SEAT.findall(f"{line.word} {line.text}")]
        said = [whole_number(text.strip(), n.SEATS) for _, text in self.match["players"]]
        drawn = [WIDE.get(text.strip(), 0) for _, text in self.match["map"]]
        self.seats = max(2, *(1 + seat for seat in named), *said, *drawn)

    def value(self, key: str, usual: str) -> str:
        """What the line `turn` says under a key."""
        turn = self.pairs.get("turn", {})
        return turn[key].text if key in turn else usual

    def of(self, word: str, seat: int, usual: str = "") -> Word:
        """What a line says of a player."""
        return self.player[word].get(seat, Word(0, usual))

    def about(self, seat: int) -> dict[str, Word]:
        """What the line `player` says of one."""
        return self.pairs.get(f"player P{seat}", {})


class Position:
    """Puts what the lines say into a state; chance keeps the written order."""

    def __init__(self, edition: Edition, setup: Setup) -> None:
        self.edition, self.t, self.setup = edition, edition.t, setup
        self.cards = Cards(edition, edition.t.cards_n)
        self._civilisations()
        self.s = edition.rules.state.new()
        self.s.fate_n = -1
        opening.lay_out(self.t, self.s)
        self.shuffles = {
            seat: [self.cards.pile(part) for part in re.findall(r"\[[^\]]*\]", text)]
            for seat, (_, text) in setup.player["shuffle"].items()
        }

    def _civilisations(self) -> None:
        t, names = self.t, list(self.edition.labels["civilisations"])
        for seat in range(t.seats):
            said = self.setup.about(seat)
            civ = said["civ"].text if "civ" in said else "TST"
            colour = said["colour"].text if "colour" in said else COLOURS[seat]
            if civ not in names or colour not in COLOURS:
                raise ScenarioError(f"player P{seat}: civ={civ} colour={colour} is not known")
            t.civ[seat], t.colour[seat] = names.index(civ), 1 + COLOURS.index(colour)

    def lay(self, start: str) -> Any:
        """The position, gone on with up to the first decision."""
        self._map()
        for seat in range(self.t.seats):
            self._player(seat)
        self._numbers()
        self._tiles(start)
        self._begin(start)
        self.s.event_n = 0
        DESK.lend(play.go_on)(self.t, self.s)
        self.s.event_n = 0
        return self.s

    def _map(self) -> None:
        for at, text in (*self.setup.match["map"], *self.setup.match["tiles"]):
            with at_line(at):
                name = text.strip()
                drawn = MAPS[name]() if name in MAPS else text
                if TILE.sub("", drawn).strip():
                    raise ScenarioError(f"{text!r} is neither a named map nor (q,r)=what")
                for cell, what in TILE.findall(drawn):
                    self._tile(cell_of(cell), what)
        frame = any(text.strip() == "frame" for _, text in self.setup.match["map"])
        for seat in range(self.t.seats):
            at, text = self.setup.of("troops", seat, FRAME.get(seat, "") if frame else "")
            with at_line(at, f"troops P{seat}"):
                for cell, count in hexes(text):
                    self.s.owner[cell], self.s.troops[cell] = 1 + seat, count

    def _tile(self, cell: int, what: str) -> None:
        s = self.s
        if cell in s.portal:
            s.portal[s.portal.index(cell)] = n.NONE
        if re.fullmatch(r"P[0-5]", what):
            seat = seat_of(what)
            old = s.portal[seat]
            if old != n.NONE and old != cell:
                board.lift(s, old)
            s.portal[seat] = cell
            board.lay(s, cell, n.PORTAL + seat)
        elif what != "heart":
            if what not in (*COLOURS, "black"):
                raise ScenarioError(f"{what!r} is not a colour, black or a player")
            board.lay(s, cell, (*COLOURS, "black").index(what) + 1)

    def _player(self, seat: int) -> None:
        s, t = self.s, self.t
        for key, word in self.setup.about(seat).items():
            with at_line(word.at, f"player P{seat}"):
                if key == "stocks":
                    s.stocks[seat] = whole_number(word.text, MOST)
                elif key == "alive":
                    s.alive[seat] = int(word.text == "yes")
                    s.fell[seat] = 1 - s.alive[seat]
                elif key in PILES:
                    self._pile(seat, key, self.cards.pile(word.text))
                elif key not in ("civ", "colour"):
                    raise ScenarioError(f"{key!r} is nothing a player has")
        if not s.alive[seat]:
            for card in range(t.cards_n):
                s.pool[seat][card] = 0

    def _pile(self, seat: int, key: str, cards: list[int]) -> None:
        s, t = self.s, self.t
        for card in cards:
            home = seat if t.type[card] == n.UNIT else n.SUPPLY
            s.pool[home][card] -= 1
            if s.pool[home][card] < 0:
                raise ScenarioError(f"there are not so many copies of {self.cards.ids[card]}")
            if key in ("hand", "deck"):
                s.held[seat][card] += 1
            if key in COUNTED:
                getattr(s, key)[seat][card] += 1
        if key == "hand":
            s.hand_n[seat] += len(cards)
        elif key not in COUNTED:
            lay(s, key, seat, cards)

    def _numbers(self) -> None:
        s = self.s
        for at, text in self.setup.match["pure"]:
            with at_line(at):
                s.pure = whole_number(text.strip(), MOST)
        for at, text in self.setup.match["supply"]:
            with at_line(at):
                self._counts(n.SUPPLY, text)
        for seat, (at, text) in self.setup.player["world"].items():
            with at_line(at):
                self._counts(seat, text)
        seats = [seat for seat in range(self.t.seats) if s.portal[seat] != n.NONE]
        for at, text in self.setup.match["stamps"]:
            with at_line(at):
                named = [seat_of(name) for name in text.split()]
                seats = [*named, *(seat for seat in seats if seat not in named)]
        for stamp, seat in enumerate(seats, 1):
            s.stamp[seat] = s.stamps = stamp

    def _counts(self, home: int, text: str) -> None:
        for part in text.split():
            name, _, count = part.partition("=")
            self.s.pool[home][self.cards.number(name)] = whole_number(count, 127)

    def _tiles(self, start: str) -> None:
        s, t = self.s, self.t
        for seat in range(t.seats):
            begins = start == "new"
            _, pile = self.setup.of("pile", seat, " ".join((*COLOURS, "black")) if begins else "")
            usual = COLOURS[t.colour[seat] - 1] if begins else "none"
            _, face = self.setup.of("face", seat, usual)
            names = (*COLOURS, "black")
            tiles = [1 + names.index(name) for name in words_of(f"[{pile}]")]
            s.pile[seat][: len(tiles)] = tiles[::-1]
            s.pile_n[seat] = len(tiles)
            for tile in tiles:
                s.pile_of[seat][tile - 1] += 1
            s.face[seat] = 0 if face.strip() == "none" else 1 + names.index(face.strip())

    def _begin(self, start: str) -> None:
        s, t, setup = self.s, self.t, self.setup
        phase = "map" if start == "new" else setup.value("phase", "expansion")
        if phase not in PHASES.values():
            raise ScenarioError(f"turn: phase={phase} is not known")
        s.phase = PHASES.number(phase)
        s.first = seat_of(setup.value("first", "P0"))
        s.token = seat_of(setup.value("token", "P0"))
        s.day = whole_number(setup.value("day", "3"), t.max_days)
        usual = s.first if s.phase in (n.MAP, n.FINAL) else s.token
        s.active = seat_of(setup.value("active", f"P{usual}"))
        s.begun = 1
        if s.phase == n.MAP:
            s.active = (s.active - 1) % t.seats
            s.stage, s.day = n.S_MAP, 0
        elif s.phase == n.FINAL:
            s.stage, s.day = n.S_FINAL, 0
            s.moved = (s.active - s.first) % t.seats
        elif s.phase == n.SETUP:
            s.day = 0
            founding.begin_setup(s, min(range(t.seats), key=lambda seat: s.stamp[seat]))
        elif s.phase == n.EXPANSION:
            s.stage = n.S_TURN
        else:
            if s.phase == n.PRODUCTION:
                DESK.lend(logistics.produce)(t, s)
            logistics.begin_logistics(s)
