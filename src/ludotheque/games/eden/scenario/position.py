"""Positions of Eden from the set-up lines of a scenario, and as such lines."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from ludotheque.cards.written import Cards, lay
from ludotheque.core import scenario_fields
from ludotheque.core.content import read_toml
from ludotheque.core.game import Edition
from ludotheque.core.pairs import Word, flag, number, words_of
from ludotheque.core.scenario import Line, at_line, whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.options import COLOURS, CONTENT, GROUNDS
from ludotheque.games.eden.events import PHASES
from ludotheque.games.eden.rules import board, logistics, opening, play
from ludotheque.games.eden.scenario.text import (
    COUNTED,
    cell_of,
    ground_of,
    hex_of,
    hexes,
    pile_of,
    seat_of,
)

TILE = re.compile(r"(\(-?\d+,-?\d+\))=(\w+)")
MOST = 9999
PILES = ("hand", "deck", "discard", "front", "table")
OF_PLAYER = {"stocks": number("stocks"), "alive": flag("alive")._replace(usual="yes")}
STAGES = {n.MAP: n.S_MAP, n.FINAL: n.S_FINAL, n.EXPANSION: n.S_TURN}  # where a phase begins
SEAT = re.compile(r"\bP([0-5])\b")
MAPS = read_toml(CONTENT / "maps.toml").raw


class Setup(scenario_fields.Setup):
    """What the set-up lines say, and how many play by them."""

    words = ("turn", "players", "map", "tiles", "pure", "supply", "stamps")
    of_player = ("troops", "player", "world", "pile", "face", "shuffle")
    in_pairs = ("turn", "player")

    def __init__(self, lines: list[Line]) -> None:
        super().__init__(lines, seat_of)
        named = [int(seat) for line in lines for seat in SEAT.findall(f"{line.word} {line.text}")]
        said = [whole_number(text.strip(), n.SEATS) for _, text in self.match["players"]]
        drawn = [MAPS.get(text.strip(), {}).get("players", 0) for _, text in self.match["map"]]
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
                drawn = MAPS[text.strip()]["tiles"] if text.strip() in MAPS else text
                if TILE.sub("", drawn).strip():
                    raise ScenarioError(f"{text!r} is neither a named map nor (q,r)=what")
                for cell, what in TILE.findall(drawn):
                    self._tile(cell_of(cell), what)
        names = [text.strip() for _, text in self.setup.match["map"]]
        usual = [MAPS.get(name, {}).get("troops", []) for name in names]
        stand = dict(enumerate(next(filter(None, usual), [])))
        for seat in range(self.t.seats):
            at, text = self.setup.of("troops", seat, stand.get(seat, ""))
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
            if what not in GROUNDS[1:]:
                raise ScenarioError(f"{what!r} is not a colour, black or a player")
            board.lay(s, cell, GROUNDS.index(what))

    def _player(self, seat: int) -> None:
        s, t = self.s, self.t
        for key, word in self.setup.about(seat).items():
            with at_line(word.at, f"player P{seat}"):
                if key in OF_PLAYER:
                    OF_PLAYER[key].read(s, seat, word.text)
                elif key in PILES:
                    self._pile(seat, key, self.cards.pile(word.text))
                elif key not in ("civ", "colour"):
                    raise ScenarioError(f"{key!r} is nothing a player has")
        if not s.alive[seat]:
            s.fell[seat] = 1
            s.pool[seat][: t.cards_n] = [0] * t.cards_n

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
        supply = ((n.SUPPLY, word) for word in self.setup.match["supply"])
        for home, (at, text) in (*supply, *self.setup.player["world"].items()):
            with at_line(at):
                self._counts(home, text)
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
        begins = start == "new"
        for seat in range(t.seats):
            _, pile = self.setup.of("pile", seat, " ".join(GROUNDS[1:-1]) if begins else "")
            _, face = self.setup.of("face", seat, GROUNDS[t.colour[seat] * begins])
            tiles = [GROUNDS.index(name) for name in words_of(f"[{pile}]")]
            s.pile[seat][: len(tiles)] = tiles[::-1]
            s.pile_n[seat] = len(tiles)
            for tile in tiles:
                s.pile_of[seat][tile - 1] += 1
            s.face[seat] = GROUNDS.index(face.strip())

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
        if s.phase <= n.SETUP:
            s.day = 0
        s.stage = STAGES.get(s.phase, 0)
        if s.phase == n.MAP:
            s.active = (s.active - 1) % t.seats
        elif s.phase == n.FINAL:
            s.moved = (s.active - s.first) % t.seats
        elif s.phase == n.SETUP:
            opening.begin_setup(s, min(range(t.seats), key=lambda seat: s.stamp[seat]))
        elif s.phase == n.PRODUCTION:
            DESK.lend(logistics.produce)(t, s)
        if s.phase > n.EXPANSION:
            logistics.begin_logistics(s)


SAID = ("seats", "civilisations", "colours", "first")  # options that other lines say


def lines_of(edition: Edition, s: Any) -> list[str] | None:
    """The lines of the beginning of a turn in Expansion, or of the evening; None elsewhere.

    Supply and Worlds are what the piles leave of all cards: none is ever lost.
    """
    begins = _turn_begins(s) if s.phase == n.EXPANSION else _evening_begins(s)
    if not begins or max(s.fell) > 1:  # lines do not tell in which order players fell
        return None
    seats = range(edition.t.seats)
    tiles = [f"{hex_of(cell)}={ground_of(s.ground[cell])}" for cell in s.tile[: s.tiles_n]]
    turn = f"day={s.day} phase={PHASES[s.phase]} active=P{s.active} token=P{s.token}"
    lines = [*_options(edition), f"turn: {turn} first=P{s.first}", f"players: {len(seats)}"]
    lines.append(f"tiles: {' '.join(tiles)}")
    for seat in seats:
        held = [cell for cell in s.tile[: s.tiles_n] if s.owner[cell] == 1 + seat]
        troops = (f"{hex_of(cell)}{_times('x', s.troops[cell])}" for cell in held)
        lines += [f"troops P{seat}: {' '.join(troops)}"] if held else []
        lines.append(f"player P{seat}: {' '.join(filter(None, _player(edition, s, seat)))}")
    return [*lines, f"pure: {s.pure}"] if s.pure else lines


def _turn_begins(s: Any) -> bool:
    """Whether nothing was done yet in a turn that is no bonus."""
    fresh = s.ask == n.EXP_PREP and not s.attacked and not s.again and not any(s.uses)
    return bool(fresh and not any(s.front[s.active]))


def _evening_begins(s: Any) -> bool:
    """Whether nothing was bought yet today, by anybody."""
    done = any(s.bought) or any(map(any, s.sent)) or s.spent or any(s.uses)
    return s.phase == n.LOGISTICS and s.ask == n.LOG_BUY and s.active == s.token and not done


def _options(edition: Edition) -> list[str]:
    usual = {option.name: option.default for option in edition.rules.options}
    said = [
        f"{name}={value}"
        for name, value in edition.options.items()
        if name not in SAID and value != usual[name]
    ]
    return [f"options: {' '.join(said)}"] if said else []


def _times(sign: str, count: int) -> str:
    return f"{sign}{count}" if count > 1 else ""


def _player(edition: Edition, s: Any, seat: int) -> Iterator[str]:
    t, cards = edition.t, edition.labels["cards"]
    yield f"civ={edition.labels['civilisations'][t.civ[seat]]}"
    yield f"colour={COLOURS[t.colour[seat] - 1]}"
    yield from (word.given(s, seat, key) for key, word in OF_PLAYER.items())
    for key in PILES:
        pile = pile_of(s, key, seat)
        if pile:
            same = ((cards[card], len(list(run))) for card, run in groupby(pile))
            yield f"{key}=[{' '.join(card + _times('*', count) for card, count in same)}]"
