"""What is told of one cell when somebody asks: which conditions of laying it keeps, and what an
attack there would meet, as far as all may know."""

from collections import Counter
from itertools import accumulate, combinations
from math import comb
from typing import Any, TypedDict

from ludotheque.core.asides import Why, refused
from ludotheque.core.view import View
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules.board import beyond, by_portal, wild_force
from ludotheque.games.eden.rules.mapping import is_open, sees_map
from ludotheque.space.hex import is_rim

LAYING = (n.MAP_TILE, n.MAP_BLACK, n.MAP_PORTAL_POS, n.MAP_FINAL)
PORTALS = (n.MAP_PORTAL_POS, n.MAP_FINAL)


class Condition(Why):
    """A condition of laying, as the refusal that cites it says it, and whether it is kept."""

    kept: bool


class Defence(TypedDict):
    """What defends a territory: the least and the most that troops and printed Forces give, and in
    how many deals of a hundred that is less than each number from 0 on."""

    least: int
    most: int
    below: list[int]


class Regard(TypedDict):
    """What is told of a cell."""

    laying: list[Condition]
    defence: Defence | None


def regard(view: View, cell: int) -> Regard:
    """What a cell is worth knowing for, in the decision at hand."""
    t, s = view.edition.t, view.state
    found: Regard = {"laying": [], "defence": None}
    if not 0 <= cell < n.CELLS or is_rim(cell):
        return found
    if s.ask in LAYING:
        found["laying"] = [
            {**refused(view.edition, code), "kept": bool(kept)} for code, kept in laying(t, s, cell)
        ]
    if s.phase == n.EXPANSION and s.ground[cell] and s.owner[cell] - 1 != view.seat:
        found["defence"] = defence(t, s, cell)
    return found


def laying(t: Any, s: Any, cell: int) -> list[tuple[int, bool]]:
    """The five conditions in the order in which refusals cite them (§4.10)."""
    d = DESK.here
    sees_map(t, s, d)
    laid = [seat for seat in range(t.seats) if s.portal[seat] not in (n.NONE, d.lifted)]
    heart, far = beyond(t, s, d, 0, cell), {x: beyond(t, s, d, 1 + x, cell) for x in laid}
    first = (n.NOT_TOUCHING, is_open(t, s, d, cell) == 1)
    apart = (n.BESIDE_PORTAL, by_portal(t, s, d, cell) == 0)
    if s.ask in PORTALS:
        few = (n.MANY_CONTACTS, d.touched[cell] <= t.contacts)
        near = min(far.values(), default=n.FAR) > t.portal_gap
        return [first, few, apart, (n.NEAR_HEART, heart > t.heart_gap), (n.PORTALS_NEAR, near)]
    own = (n.NEAR_OWN_PORTAL, far.get(s.active, n.FAR) > t.own_gap)
    ways = [] if t.by_hex == n.BY_HEX else list(far.values())  # EDEN-AMB-03 over the new tile
    clear = all(heart + way > t.heart_gap for way in ways)
    wide = all(one + other > t.portal_gap for one, other in combinations(ways, 2))
    return [first, apart, own, (n.NEAR_HEART, clear), (n.PORTALS_NEAR, wide)]


def defence(t: Any, s: Any, cell: int) -> Defence:
    """Troops, and every unit of the hand; the cards of hand and deck together are public."""
    owner = s.owner[cell] - 1
    if owner == n.NONE:
        return _spread(wild_force(t, s, DESK.here, cell), {0: 1})
    return _spread(s.troops[cell], _deals(t, s, owner))


def _deals(t: Any, s: Any, seat: int) -> dict[int, int]:
    """In how many deals the units of a hand add up to each Force."""
    size = s.hand_n[seat]
    ways = Counter({(0, 0): 1})  # by cards dealt and their Force
    for card, copies in enumerate(s.held[seat][: t.cards_n]):
        force = t.force[card] if t.type[card] == n.UNIT else 0
        more: Counter[tuple[int, int]] = Counter()
        for (dealt, total), count in ways.items():
            for held in range(min(copies, size - dealt) + 1):
                more[dealt + held, total + held * force] += count * comb(copies, held)
        ways = more
    return {total: count for (dealt, total), count in ways.items() if dealt == size}


def _spread(base: int, deals: dict[int, int]) -> Defence:
    most = max(deals)
    less = [0] * base + list(accumulate(deals.get(total, 0) for total in range(most + 1)))
    below = [round(100 * count / sum(deals.values())) for count in (0, *less)]
    return {"least": base + min(deals), "most": base + most, "below": below}
