"""What `expect:` items compare: the map, cards, combat and game as they stand."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from ludotheque.cards.written import Cards
from ludotheque.core.kernel import NOBODY
from ludotheque.core.pairs import bracketed, inside
from ludotheque.core.scenario_fields import Item, compared, in_order
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.vocabulary import MARKS
from ludotheque.games.eden.events import ASKS, PHASES, REASONS
from ludotheque.games.eden.rules import board, cards, ending, mapping, select
from ludotheque.games.eden.scenario import text as words
from ludotheque.games.eden.scenario.position import PILES
from ludotheque.games.eden.scenario.text import PLAYERS, Offers, Units, cell_of, hex_of, seat_of

PLACE = re.compile(r"(\(-?\d+,-?\d+\)) (wild|P[0-5]x\d+)")
OF_UNIT = re.compile(r"(P[0-5])\.([\w#-]+)\.(force|mana|marks)=(.*)")
HEXES = re.compile(r"\)(?=[\s\]])")  # where a hex is not followed by a number of troops
IN_ORDER = ("deck", "discard", "table", "pile")  # the order of the others is not told


class Expecting:
    """Compares items with the state: word, whose or where, what it should be."""

    def __init__(self, edition: Any, s: Any, refused: str) -> None:
        self.edition, self.t, self.refused = edition, edition.t, refused
        self.s = edition.rules.state.copy(s)
        self.d = DESK.here
        self.cards = Cards(edition, edition.t.cards_n)
        self.units, self.wanted = Units(edition, self.s), ""

    def compare(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        word, _, rest = item.partition(" ")
        self.wanted = item.partition("=")[2].strip()
        if found := PLACE.fullmatch(item):
            return compared(ITEMS, self, f"place {found[1]}={found[2]}")
        if found := OF_UNIT.fullmatch(item):
            return compared(ITEMS, self, f"{found[3]} {found[1]} {found[2]}={found[4]}")
        if word in ("options", "offers", "lacks"):
            return self._offered(word, _split(rest))
        if word in ("supply", "world"):
            return self._counts(word, rest)
        return compared(ITEMS, self, item)

    def told(self) -> str:
        """Whose territories are whose, and how it stands."""
        troops = (f"troops P{seat}={_troops(self, seat)}" for seat in range(self.t.seats))
        return "; ".join([*troops, f"over {_over(self)}"])

    def _offered(self, word: str, wanted: list[str]) -> str | None:
        found = Offers(self.edition, self.s, self.edition.legal(self.s)).all()
        same = {
            "options": sorted(wanted) == sorted(found),
            "offers": all(option in found for option in wanted),
            "lacks": not any(option in found for option in wanted),
        }
        return None if same[word] else ", ".join(found)

    def _counts(self, word: str, text: str) -> str | None:
        home = n.SUPPLY
        if word == "world":
            who, _, text = text.partition(" ")
            home = seat_of(who)
        names = [part.partition("=")[0] for part in text.split()]
        found = [f"{name}={self.s.pool[home][self.cards.number(name)]}" for name in names]
        return None if text.split() == found else " ".join(found)

    def turn_of(self, seat: int) -> Any:
        """The state, with a player's turn."""
        self.s.active = seat
        return self.s

    def standing(self, seat: int, where: int) -> list[int]:
        """A player's units that are somewhere, in reading order."""
        return [unit for unit in self.units.of(seat) if self.s.u_where[unit] == where]


def _over(e: Expecting) -> str:
    if not e.s.ended:
        return "no"
    winners = [who for seat, who in enumerate(PLAYERS) if e.s.winners >> seat & 1]
    return f"{' '.join(winners)} {REASONS[e.s.ended]}"


def _order(e: Expecting) -> str:
    seats = [(e.s.token + step) % e.t.seats for step in range(e.t.seats)]
    return bracketed(PLAYERS[seat] for seat in seats if e.s.alive[seat])


def _ranking(e: Expecting) -> str:
    """Winners, then the living as they stand, then the fallen, the last to fall first."""

    def place(seat: int) -> tuple[int, int]:
        if e.s.winners >> seat & 1:
            return 0, 0
        if e.s.alive[seat]:
            return 1, -ending.standing(e.t, e.s, e.d, seat)
        return 2, -e.s.fell[seat]

    return bracketed(PLAYERS[seat] for seat in sorted(range(e.t.seats), key=place))


def _cells(ask: int, e: Expecting, seat: int) -> str:
    """Where a player may lay a tile, or the portal."""
    s = e.turn_of(seat)
    s.ask, s.left = ask, n.NONE
    mapping.sees_map(e.t, s, e.d)
    room = [0] * n.WIDTH
    count = mapping.list_cells(e.t, s, e.d, room, n.WIDTH)
    return bracketed(sorted(hex_of(move - n.MOVE_AT) for move in room[:count]))


def _connected(e: Expecting, seat: int) -> str:
    board.connect(e.t, e.s, e.d, seat)
    return bracketed(sorted(hex_of(c) for c in e.s.tile[: e.s.tiles_n] if e.d.linked[c]))


def _troops(e: Expecting, seat: int) -> str:
    own = [cell for cell in e.s.tile[: e.s.tiles_n] if e.s.owner[cell] == 1 + seat]
    return bracketed(sorted(f"{hex_of(cell)}x{e.s.troops[cell]}" for cell in own))


def _pile(word: str, e: Expecting, seat: int) -> str:
    if word == "pile":
        found = [e.s.u_card[unit] for unit in e.standing(seat, n.IN_PILE)]
    else:
        found = words.pile_of(e.s, word, seat)
    return e.cards.said(found if word in IN_ORDER else sorted(found))


def _pile_said(word: str, e: Expecting, text: str) -> str:
    wanted = e.cards.pile(text)
    return e.cards.said(wanted if word in IN_ORDER else sorted(wanted))


def _place(e: Expecting, cell: int) -> str:
    owner = e.s.owner[cell]
    return f"P{owner - 1}x{e.s.troops[cell]}" if owner else "wild"


def _of_unit(found: Callable[[Expecting, int], object], e: Expecting, words: list[str]) -> object:
    unit = e.units.named(seat_of(words[0]), words[1])
    return "no such unit" if unit == n.NONE else found(e, unit)


def _marks(e: Expecting, unit: int) -> str:
    marks = e.s.u_marks[unit]
    return bracketed(mark for place, mark in enumerate(MARKS) if marks >> place & 1)


def _army(e: Expecting, words: list[str]) -> str:
    s, rows = e.s, dict[int, list[str]]()
    for unit in e.standing(seat_of(words[0]), n.IN_ARMY):
        if s.u_front[unit] == int(words[1]):
            name = f"{e.cards.ids[s.u_card[unit]]}@{s.u_col[unit]}"
            rows.setdefault(s.u_row[unit], []).append(name)
    found = " / ".join(" ".join(row) for _, row in sorted(rows.items())).split()
    asked = [*e.wanted.strip("[]").split(), *found]  # columns are told where asked for
    pairs = zip(asked, found, strict=False)
    return bracketed(b if "@" in a else b.partition("@")[0] for a, b in pairs)


def _total(e: Expecting, front: int) -> str:
    return "-".join(str(select.total_of(e.t, e.s, e.d, front, side)) for side in (0, 1))


def _result(e: Expecting, front: int) -> str:
    return "{}-{} {}".format(*e.s.total[front], ("lost", "won", "open")[e.s.won[front]])


def _split(text: str) -> list[str]:
    parts = re.split(r",(?![^(]*\))", inside(text.strip()))
    return [" ".join(part.split()) for part in parts if part.strip()]


def _yes(value: object) -> str:
    return "yes" if value else "no"


Of = Callable[[Expecting, Any], object]
MATCH: dict[str, Callable[[Expecting], object]] = {
    "decision": lambda e: f"{ASKS[e.s.ask].upper()} P{e.s.seat}" if e.s.seat != NOBODY else "none",
    "refused": lambda e: e.refused,
    "phase": lambda e: PHASES[e.s.phase],
    "day": lambda e: e.s.day,
    "token": lambda e: f"P{e.s.token}",
    "pure": lambda e: e.s.pure,
    "over": _over,
    "order": _order,
    "ranking": _ranking,
}
PLAYER: dict[str, Of] = {
    "income": lambda e, seat: board.income(e.t, e.s, e.d, seat),
    "black": lambda e, seat: mapping.black_needed(e.t, e.turn_of(seat), e.d),
    "alive": lambda e, seat: _yes(e.s.alive[seat]),
    "score": lambda e, seat: ending.score(e.t, e.s, e.d, seat),
    "hand_size": lambda e, seat: e.s.hand_n[seat],
    "deck_size": lambda e, seat: e.s.deck_n[seat],
    "stocks": lambda e, seat: e.s.stocks[seat],
    "crystals": lambda e, seat: cards.crystals(e.t, e.s, seat) - e.s.spent,
}
AREAS: dict[str, Of] = {
    "connected": _connected,
    "cells": partial(_cells, n.MAP_TILE),
    "portals": partial(_cells, n.MAP_FINAL),
}
CELL: dict[str, Of] = {
    "place": _place,
    "tile": lambda e, cell: words.ground_of(e.s.ground[cell]),
    "rich": lambda e, cell: _yes(board.is_rich(e.t, e.s, cell)),
    "wild": lambda e, cell: board.wild_force(e.t, e.s, e.d, cell),
}
UNIT: dict[str, Of] = {
    "force": lambda e, unit: select.force(e.t, e.s, e.d, unit),
    "mana": lambda e, unit: e.s.u_mana[unit],
    "marks": _marks,
}
FRONT: dict[str, Of] = {"total": _total, "group": lambda e, k: e.s.group[k], "result": _result}
ITEMS = {
    **{word: Item(found) for word, found in MATCH.items()},
    **{word: Item(found, seat_of) for word, found in PLAYER.items()},
    **{word: Item(found, seat_of, in_order) for word, found in AREAS.items()},
    **{w: Item(partial(_pile, w), seat_of, partial(_pile_said, w)) for w in (*PILES, "pile")},
    **{word: Item(found, cell_of) for word, found in CELL.items()},
    **{word: Item(partial(_of_unit, found), str.split) for word, found in UNIT.items()},
    **{word: Item(found, int) for word, found in FRONT.items()},
    "troops": Item(_troops, seat_of, lambda e, text: in_order(e, HEXES.sub(")x1", text))),
    "between": Item(
        lambda e, cells: board.between(e.t, e.s, e.d, *cells),
        lambda text: [cell_of(part) for part in text.split()],
    ),
    "army": Item(_army, str.split),
}
