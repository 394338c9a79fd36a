"""Words of scenario lines: players, hexes, cards and what goes with them."""

import re
from typing import Any

from ludotheque.cards.written import lying
from ludotheque.core.pairs import reader
from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.edition.options import GROUNDS
from ludotheque.space.hex import NONE, cell_at, q_of, r_of

HEX = re.compile(r"\((-?\d{1,2}),(-?\d{1,2})\)")
HEXES = re.compile(r"(\(-?\d{1,2},-?\d{1,2}\))(?:x(\d+))?")
PLAYERS = tuple(f"P{seat}" for seat in range(n.SEATS))
COUNTED = ("hand", "front")  # kept as copies of each card; the others are piles
DONE = {  # the word that declines, by decision
    **{n.MAP_FINAL: "keep", n.RIFT: "stop", n.CMB_PLAY: "stop", n.CMB_ABILITY: "pass"},
    **dict.fromkeys((n.EXP_PREP, n.DEF_DISCARD, n.LOG_BUY, n.LOG_MOVE_FROM), "done"),
}
DECLINED = {  # the option, where that is another
    **DONE,
    **{n.OFF_TARGET: "none", n.EXP_END: "end", n.RETREAT: "remove", n.LOG_MUSTER: "none"},
}
AT = {  # the verb of a decision that is answered with hexes, with a card, with a number
    **{n.MAP_TILE: "tile", n.MAP_BLACK: "black", n.MAP_PORTAL_POS: "portal"},
    **{n.MAP_FINAL: "portal", n.SETUP_TROOP: "troop", n.OFF_SOURCE: "source"},
    **{n.RETREAT: "retreat", n.LOG_PLACE: "place"},
}
PICKS = {n.SETUP_UNIT: "unit", n.RIFT: "take", n.CMB_OPEN: "open", n.LOG_MUSTER: "muster"}
VERBS = {**AT, **PICKS, n.OFF_TROOPS: "send", n.OCCUPY: "occupy"}
CHOSEN = {n.CMB_SHIFT: "shift", n.SHIELD: "shield"}  # of a choice, where it is not `choose`
MOST = 999
seat_of = reader("player", PLAYERS)


def cell_of(text: str) -> int:
    """The cell of `(q,r)`."""
    found = HEX.fullmatch(text.strip())
    cell = cell_at(int(found[1]), int(found[2])) if found else NONE
    if cell == NONE:
        raise ScenarioError(f"{text!r} is not a hex (q,r) of the table")
    return cell


def hex_of(cell: int) -> str:
    """A cell as `(q,r)`."""
    return f"({q_of(cell)},{r_of(cell)})"


def ground_of(ground: int) -> str:
    """What lies on a cell: a colour, black, the Heart, or whose portal."""
    return GROUNDS[ground] if ground < n.PORTAL else PLAYERS[ground - n.PORTAL]


def hexes(text: str) -> list[tuple[int, int]]:
    """Cells with a number each: `(4,0) (3,0)x2`."""
    left = HEXES.sub("", text).strip()
    if left:
        raise ScenarioError(f"{left!r} is not (q,r) or (q,r)xN")
    return [
        (cell_of(cell), whole_number(number, MOST) if number else 1)
        for cell, number in HEXES.findall(text)
    ]


def pile_of(s: Any, key: str, seat: int) -> list[int]:
    """A player's cards in hand, in front, or of a pile, in the order in which lines tell them."""
    if key not in COUNTED:
        return lying(s, key, seat)
    return [card for card, count in enumerate(getattr(s, key)[seat]) for _ in range(count)]


def same_chances(s: Any, unit: int, ability: int) -> list[int]:
    """The reactions that wait for one ability of a unit."""
    waiting = zip(s.chance_unit[: s.chance_n], s.chance_ability, strict=False)
    return [place for place, one in enumerate(waiting) if one == (unit, ability)]


class Units:
    """Units in combat, called by card id and #place."""

    def __init__(self, edition: Any, s: Any) -> None:
        self.ids, self.s = edition.labels["cards"], s

    def of(self, seat: int) -> list[int]:
        """A player's units in reading order, front 0 first, the neutralised ones last."""
        s = self.s
        found = [u for u in range(s.units_n) if s.u_where[u] != n.GONE and s.u_seat[u] == seat]
        return sorted(
            found,
            key=lambda u: (s.u_where[u] == n.IN_PILE, s.u_front[u], s.u_row[u], s.u_col[u]),
        )

    def named(self, seat: int, name: str) -> int:
        """The unit of a player by its name, or NONE."""
        card, _, place = name.partition("#")
        same = [u for u in self.of(seat) if self.ids[self.s.u_card[u]] == card]
        at = whole_number(place, MOST) - 1 if place else 0
        return same[at] if 0 <= at < len(same) else NONE

    def name(self, unit: int) -> str:
        """What a unit is called: with its place where there are several of its card."""
        s = self.s
        card = s.u_card[unit]
        same = [u for u in self.of(s.u_seat[unit]) if s.u_card[u] == card]
        label = str(self.ids[card])
        return f"{label}#{same.index(unit) + 1}" if len(same) > 1 else label
