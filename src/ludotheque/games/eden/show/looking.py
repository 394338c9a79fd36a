"""What people see of a position, worked out once for terminal and picture."""

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sentences import text
from ludotheque.core.view import View
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.options import GROUNDS
from ludotheque.games.eden.events import PHASES
from ludotheque.games.eden.rules import board, cards, select
from ludotheque.games.eden.show.looks import glyph
from ludotheque.games.eden.show.sentences import card_name

LETTERS = "ABCDEF"


class Tile(NamedTuple):
    """A tile of the map."""

    cell: int
    ground: int
    colour: str  # id, or black, heart
    portal: int  # whose, or NONE
    owner: int  # who controls it, or NONE
    troops: int
    rich: bool
    wild: int  # Force of a wild territory once the map is final, else NONE

    @property
    def sign(self) -> str:
        """Its terrain, or whose portal it is."""
        return f"⌂{LETTERS[self.portal]}" if self.portal >= 0 else glyph(self.colour)

    @property
    def held(self) -> str:
        """Who holds it with how many troops, or what a wild one holds against."""
        if self.wild >= 0:
            return f"({self.wild})"
        return f"{LETTERS[self.owner]}{self.troops}" if self.owner >= 0 else ""


def tiles(view: View) -> list[Tile]:
    """The tiles of the map in the order of their cells."""
    s, t = view.state, view.edition.t
    final = s.phase >= n.SETUP
    force = DESK.lend(board.wild_force)
    found = []
    for cell in s.tile[: s.tiles_n]:
        ground = s.ground[cell]
        portal = ground - n.PORTAL if ground >= n.PORTAL else n.NONE
        colour = GROUNDS[t.colour[portal]] if portal >= 0 else GROUNDS[ground]
        owner = s.owner[cell] - 1
        wild = force(t, s, cell) if final and owner == n.NONE else n.NONE
        rich = bool(board.is_rich(t, s, cell))
        found.append(Tile(cell, ground, colour, portal, owner, s.troops[cell], rich, wild))
    return found


def heading(view: View, lang: str) -> str:
    """The day and the phase."""
    s = view.state
    phase = text(view.edition, "phases", PHASES[s.phase]).get(lang)
    day = text(view.edition, "words", "day", n=s.day).get(lang)
    return f"{day} · {phase}" if s.phase >= n.EXPANSION else phase


def seat_name(view: View, seat: int, lang: str) -> str:
    """A player's civilisation."""
    names = view.edition.labels["civilisations"]
    label = names[view.edition.t.civ[seat]]
    return str(view.edition.texts["civilisations"][label].get(lang))


def counts(view: View, seat: int) -> dict[str, int]:
    """What everybody counts of a player, by the names of its words."""
    s, t = view.state, view.edition.t
    own = [cell for cell in s.tile[: s.tiles_n] if s.owner[cell] == 1 + seat]
    return {
        "stocks": s.stocks[seat],
        "crystals": cards.crystals(t, s, seat),
        "hand": s.hand_n[seat],
        "deck": s.deck_n[seat],
        "discard": s.discard_n[seat],
        "land": len(own),
        "troops": sum(s.troops[cell] for cell in own),
    }


def hand(view: View, lang: str) -> list[tuple[str, int, str]]:
    """One's own hand: name, copies and text of each card."""
    if view.seat == SPECTATOR:
        return []
    edition, found = view.edition, []
    for card, held in enumerate(view.state.hand[view.seat]):
        if held:
            label = edition.labels["cards"][card]
            said = edition.texts["card_texts"][label].get(lang)
            found.append((card_name(edition, card).get(lang), held, str(said)))
    return found


class Side(NamedTuple):
    """One army of a front: whose it is, its total, its rows of units with their Force."""

    seat: int  # NONE: wild
    total: int
    rows: list[list[tuple[str, int]]]

    def said(self, wild: str) -> tuple[str, str]:
        """Whose it is, and its units row by row."""
        rows = " / ".join(", ".join(f"{name} {force}" for name, force in row) for row in self.rows)
        return LETTERS[self.seat] if self.seat >= 0 else wild, rows or "—"


def fronts(view: View, lang: str) -> Iterator[tuple[int, Side, Side]]:
    """The fronts of the combat: the target, the attacker's side and the defender's."""
    s = view.state
    if not s.fighting:
        return
    for front in range(s.fronts_n):
        attack = _side(view, front, 0, lang)
        yield s.target[front], attack, _side(view, front, 1, lang)


def _side(view: View, front: int, side: int, lang: str) -> Side:
    s, t = view.state, view.edition.t
    seat = s.active if side == 0 else s.foe[front]
    force, rows = DESK.lend(select.force), dict[int, list[tuple[int, str, int]]]()
    for unit in range(s.units_n):
        here = s.u_where[unit] == n.IN_ARMY and s.u_front[unit] == front
        if here and s.u_seat[unit] == seat:
            name = card_name(view.edition, s.u_card[unit]).get(lang)
            rows.setdefault(s.u_row[unit], []).append((s.u_col[unit], name, force(t, s, unit)))
    total = DESK.lend(select.total_of)(t, s, front, side)
    lines = [[(name, f) for _, name, f in sorted(row)] for _, row in sorted(rows.items())]
    return Side(seat, total, lines)
