"""What people see of a position, worked out once for terminal and picture."""

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import NamedTuple

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sentences import called, text, word
from ludotheque.core.view import View
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.options import GROUNDS
from ludotheque.games.eden.events import PHASES
from ludotheque.games.eden.rules import board, cards, ending, select
from ludotheque.games.eden.show.looks import GLYPHS
from ludotheque.games.eden.show.sentences import card_name

LETTERS = "ABCDEF"


class Tile(NamedTuple):
    """A tile of the map."""

    cell: int
    colour: str  # id, or black, heart
    portal: int  # whose, or NONE
    owner: int  # who controls it, or NONE
    troops: int
    rich: bool
    wild: int  # Force of a wild territory once the map is final, else NONE

    @property
    def sign(self) -> str:
        """Its terrain, or whose portal it is."""
        return f"⌂{LETTERS[self.portal]}" if self.portal >= 0 else GLYPHS[self.colour]

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
        found.append(Tile(cell, colour, portal, owner, s.troops[cell], rich, wild))
    return found


def heading(view: View, lang: str) -> str:
    """The day and the phase."""
    s = view.state
    phase = text(view.edition, "phases", PHASES[s.phase]).get(lang)
    return f"{word(view, 'day', lang, n=s.day)} · {phase}" if s.phase >= n.EXPANSION else phase


def seat_name(view: View, seat: int, lang: str) -> str:
    """A player's civilisation."""
    return called(view.edition, "civilisations", view.edition.t.civ[seat]).get(lang)


def counted(view: View, seat: int, lang: str, shown: Collection[str] = ()) -> str:
    """What everybody counts of a player, all of it or what is to be shown; or that it is out."""
    s = view.state
    if not s.alive[seat]:
        return word(view, "out", lang)
    found = {
        "stocks": s.stocks[seat],
        "crystals": cards.crystals(view.edition.t, s, seat),
        "hand": s.hand_n[seat],
        "deck": s.deck_n[seat],
        "discard": s.discard_n[seat],
        "land": sum(s.owner[cell] == 1 + seat for cell in s.tile[: s.tiles_n]),
        "troops": ending.troops_of(s, seat),
    }
    return " · ".join(f"{word(view, name, lang)} {found[name]}" for name in shown or found)


def hand(view: View, lang: str) -> list[tuple[str, int, str]]:
    """One's own hand: name, copies and text of each card."""
    if view.seat == SPECTATOR:
        return []
    names, texts = view.edition.labels["cards"], view.edition.texts["card_texts"]
    return [
        (card_name(view.edition, card).get(lang), held, str(texts[names[card]].get(lang)))
        for card, held in enumerate(view.state.hand[view.seat])
        if held
    ]


def fronts(view: View, lang: str) -> Iterator[tuple[int, str, list[tuple[str, str]]]]:
    """The fronts of the combat: the target, the totals, and both armies with whose they are."""
    s, t = view.state, view.edition.t
    for front in range(s.fronts_n if s.fighting else 0):
        attack, defence = (DESK.lend(select.total_of)(t, s, front, side) for side in (0, 1))
        totals = word(view, "total", lang, attack=attack, defence=defence)
        armies = [_army(view, front, seat, lang) for seat in (s.active, s.foe[front])]
        yield s.target[front], totals, armies


def _army(view: View, front: int, seat: int, lang: str) -> tuple[str, str]:
    """Whose army it is, and its units with their Force row by row."""
    s, t = view.state, view.edition.t
    if seat == n.NONE:
        return word(view, "wild", lang), "—"
    own = [unit for unit in range(s.units_n) if (s.u_seat[unit], s.u_front[unit]) == (seat, front)]
    stand = sorted(
        (s.u_row[unit], s.u_col[unit], unit) for unit in own if s.u_where[unit] == n.IN_ARMY
    )
    force = DESK.lend(select.force)
    said = [
        ", ".join(
            f"{card_name(view.edition, s.u_card[unit]).get(lang)} {force(t, s, unit)}"
            for *_, unit in row
        )
        for _, row in groupby(stand, key=lambda place: place[0])
    ]
    return LETTERS[seat], " / ".join(said) or "—"
