"""What `expect:` items compare: the map, cards, combat and game as they stand."""

import re
from collections.abc import Callable
from typing import Any

from ludotheque.cards.written import Cards
from ludotheque.core.kernel import NOBODY
from ludotheque.core.pairs import bracketed
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.vocabulary import MARKS
from ludotheque.games.eden.events import ASKS, PHASES, REASONS
from ludotheque.games.eden.rules import board, cards, ending, mapping, select
from ludotheque.games.eden.scenario.offers import Offers
from ludotheque.games.eden.scenario.position import PILES
from ludotheque.games.eden.scenario.text import Units, cell_of, ground_of, hex_of, pile_of, seat_of
from ludotheque.games.eden.show.ranking import ranking

PLACE = re.compile(r"(\(-?\d+,-?\d+\)) (wild|P[0-5]x\d+)")
OF_UNIT = re.compile(r"(P[0-5])\.([\w#-]+)\.(force|mana|marks)=(.*)")
IN_ORDER = ("deck", "discard", "table", "pile")  # the order of the others is not told


class Expecting:
    """Compares items with the state: word, whose or where, what it should be."""

    def __init__(self, edition: Any, s: Any, refused: str) -> None:
        self.edition, self.t, self.refused = edition, edition.t, refused
        self.s = edition.rules.state.copy(s)
        self.d = DESK.here
        self.cards = Cards(edition, edition.t.cards_n)

    def compare(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        if found := PLACE.fullmatch(item):
            return _same(found[2], self._place(cell_of(found[1])))
        if found := OF_UNIT.fullmatch(item):
            return _same(found[4], self._of_unit(found[1], found[2], found[3]))
        word, _, rest = item.partition(" ")
        if word in ("options", "offers", "lacks"):
            return self._offered(word, _split(rest))
        if word in ("supply", "world"):
            return self._counts(word, rest)
        plain = self._plain().get(word)
        if plain is not None:
            return _same(rest, plain())
        where, _, wanted = rest.partition("=")
        return self._pair(word, where, wanted.strip())

    def told(self) -> str:
        """Whose territories are whose, and how it stands."""
        seats = (f"P{seat}" for seat in range(self.t.seats))
        troops = [f"troops {who}={self.of_troops(who, '')}" for who in seats]
        return "; ".join([*troops, f"over {self._over()}"])

    def _plain(self) -> dict[str, Callable[[], str]]:
        """Items about the game as a whole."""
        s = self.s
        return {
            "decision": self._decision,
            "refused": lambda: self.refused,
            "phase": lambda: PHASES[s.phase],
            "day": lambda: str(s.day),
            "token": lambda: f"P{s.token}",
            "pure": lambda: str(s.pure),
            "over": self._over,
            "order": self._order,
            "ranking": lambda: _seats(ranking(self.t, s)),
        }

    def _pair(self, word: str, where: str, wanted: str) -> str | None:
        if word in self._numbers():
            return _same(wanted, str(self._numbers()[word](seat_of(where))))
        if word in PILES:
            return self._pile(word, wanted, pile_of(self.s, word, seat_of(where)))
        if word == "pile":
            units = self._units(seat_of(where), n.IN_PILE)
            return self._pile(word, wanted, [self.s.u_card[unit] for unit in units])
        if word in self._areas():
            found = sorted(hex_of(cell) for cell in self._areas()[word](seat_of(where)))
            return _same(_sorted(wanted), bracketed(found))
        made = getattr(self, f"of_{word}", None)
        if made is None:
            raise ScenarioError(f"{word!r} is nothing one can expect")
        return _same(_sorted(wanted) if word == "troops" else wanted, made(where, wanted))

    def _numbers(self) -> dict[str, Callable[[int], object]]:
        """Items with a number or word for each player."""
        t, s, d = self.t, self.s, self.d
        return {
            "income": lambda seat: board.income(t, s, d, seat),
            "black": self._black,
            "alive": lambda seat: "yes" if s.alive[seat] else "no",
            "score": lambda seat: ending.score(t, s, d, seat),
            "hand_size": lambda seat: s.hand_n[seat],
            "deck_size": lambda seat: s.deck_n[seat],
            "stocks": lambda seat: s.stocks[seat],
            "crystals": lambda seat: cards.crystals(t, s, seat) - s.spent,
        }

    def _areas(self) -> dict[str, Callable[[int], list[int]]]:
        """Items with hexes of each player."""
        return {
            "connected": self._connected,
            "cells": lambda seat: self._cells(seat, n.MAP_TILE),
            "portals": lambda seat: self._cells(seat, n.MAP_FINAL),
        }

    # -- cards

    def _pile(self, word: str, text: str, found: list[int]) -> str | None:
        wanted = self.cards.pile(text)
        same = wanted == found if word in IN_ORDER else sorted(wanted) == sorted(found)
        return None if same else self.cards.said(found)

    def _counts(self, word: str, text: str) -> str | None:
        home = n.SUPPLY
        if word == "world":
            who, _, text = text.partition(" ")
            home = seat_of(who)
        names = [part.partition("=")[0] for part in text.split()]
        found = [f"{name}={self.s.pool[home][self.cards.number(name)]}" for name in names]
        return _same(text, " ".join(found))

    # -- the map

    def _place(self, cell: int) -> str:
        owner = self.s.owner[cell]
        return f"P{owner - 1}x{self.s.troops[cell]}" if owner else "wild"

    def of_troops(self, who: str, wanted: str) -> str:
        """troops Pn=[(q,r)xN ..]"""
        s, seat = self.s, seat_of(who)
        own = [cell for cell in s.tile[: s.tiles_n] if s.owner[cell] == 1 + seat]
        plain = set(wanted.strip("[]").split())
        said = [hex_of(cell) + _times(s.troops[cell], hex_of(cell) in plain) for cell in own]
        return bracketed(sorted(said))

    def of_tile(self, where: str, wanted: str) -> str:
        """tile (q,r)=colour|black|heart|Pn|none"""
        return ground_of(self.s.ground[cell_of(where)])

    def of_rich(self, where: str, wanted: str) -> str:
        """rich (q,r)=yes|no"""
        return "yes" if board.is_rich(self.t, self.s, cell_of(where)) else "no"

    def of_wild(self, where: str, wanted: str) -> str:
        """wild (q,r)=N"""
        return str(board.wild_force(self.t, self.s, self.d, cell_of(where)))

    def of_between(self, where: str, wanted: str) -> str:
        """between (q,r) (q,r)=N"""
        a, b = (cell_of(part) for part in where.split())
        return str(board.between(self.t, self.s, self.d, a, b))

    def _connected(self, seat: int) -> list[int]:
        board.connect(self.t, self.s, self.d, seat)
        return [cell for cell in self.s.tile[: self.s.tiles_n] if self.d.linked[cell]]

    def _cells(self, seat: int, ask: int) -> list[int]:
        s = self.s
        s.active, s.ask, s.left = seat, ask, n.NONE
        board.survey(self.t, s, self.d, s.portal[seat] if ask == n.MAP_FINAL else n.NONE)
        room = [0] * n.WIDTH
        count = mapping.list_cells(self.t, s, self.d, room)
        return [move - n.MOVE_AT for move in room[:count]]

    def _black(self, seat: int) -> int:
        self.s.active = seat
        return mapping.black_needed(self.t, self.s, self.d)

    # -- combat

    def _units(self, seat: int, where: int) -> list[int]:
        units = Units(self.edition, self.s).of(seat)
        return [unit for unit in units if self.s.u_where[unit] == where]

    def _of_unit(self, who: str, name: str, what: str) -> str:
        unit = Units(self.edition, self.s).named(seat_of(who), name)
        if unit == n.NONE:
            return "no such unit"
        if what == "force":
            return str(select.force(self.t, self.s, self.d, unit))
        if what == "mana":
            return str(self.s.u_mana[unit])
        marks = self.s.u_marks[unit]
        return bracketed(mark for place, mark in enumerate(MARKS) if marks >> place & 1)

    def of_army(self, place: str, wanted: str) -> str:
        """army Pn k=[U U / U], with columns where they are asked for"""
        who, front = place.split()
        s, rows = self.s, dict[int, list[str]]()
        for unit in self._units(seat_of(who), n.IN_ARMY):
            if s.u_front[unit] == int(front):
                name = f"{self.cards.ids[s.u_card[unit]]}@{s.u_col[unit]}"
                rows.setdefault(s.u_row[unit], []).append(name)
        found = " / ".join(" ".join(row) for _, row in sorted(rows.items())).split()
        asked = [*wanted.strip("[]").split(), *found][: len(found)]
        kept = [b if "@" in a else b.partition("@")[0] for a, b in zip(asked, found, strict=True)]
        return bracketed(kept)

    def of_total(self, front: str, wanted: str) -> str:
        """total k=A-D"""
        both = [select.total_of(self.t, self.s, self.d, int(front), side) for side in (0, 1)]
        return f"{both[0]}-{both[1]}"

    def of_group(self, front: str, wanted: str) -> str:
        """group k=N"""
        return str(self.s.group[int(front)])

    def of_result(self, front: str, wanted: str) -> str:
        """result k=A-D won|lost"""
        s, k = self.s, int(front)
        return f"{s.total[k][0]}-{s.total[k][1]} {('lost', 'won', 'open')[s.won[k]]}"

    # -- the game

    def _decision(self) -> str:
        over = self.s.seat == NOBODY
        return "none" if over else f"{ASKS[self.s.ask].upper()} P{self.s.seat}"

    def _offered(self, word: str, wanted: list[str]) -> str | None:
        room = [0] * n.WIDTH
        count = self.edition.rules.legal(self.t, self.s, room)
        found = Offers(self.edition, self.s, room[:count]).all()
        same = {
            "options": sorted(wanted) == sorted(found),
            "offers": all(option in found for option in wanted),
            "lacks": not any(option in found for option in wanted),
        }
        return None if same[word] else ", ".join(found)

    def _over(self) -> str:
        s = self.s
        if not s.ended:
            return "no"
        winners = [f"P{seat}" for seat in range(self.t.seats) if s.winners >> seat & 1]
        return f"{' '.join(winners)} {REASONS[s.ended]}"

    def _order(self) -> str:
        seats = [(self.s.token + step) % self.t.seats for step in range(self.t.seats)]
        return _seats([seat for seat in seats if self.s.alive[seat]])


def _same(wanted: str, found: str) -> str | None:
    return None if " ".join(wanted.split()) == found else found


def _sorted(text: str) -> str:
    """The words of a list in brackets, in order."""
    return bracketed(sorted(text.strip("[]").split()))


def _times(count: int, plain: bool) -> str:
    """How many, left out where it is one and not written."""
    return "" if plain and count == 1 else f"x{count}"


def _seats(seats: list[int]) -> str:
    return bracketed(f"P{seat}" for seat in seats)


def _split(text: str) -> list[str]:
    text = text.strip()
    if not (text.startswith("[") and text.endswith("]")):
        raise ScenarioError(f"{text!r} is not a list in brackets")
    parts = re.split(r",(?![^(]*\))", text[1:-1])
    return [" ".join(part.split()) for part in parts if part.strip()]
