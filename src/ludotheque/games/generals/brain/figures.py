"""What people count in a war: armies by their price, and buildings."""

from __future__ import annotations

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import owner_at, type_at

NAMES = ("harm", "sites", "army")


def figures(t: Tables, s: State, seat: int) -> dict[str, int]:
    """What the enemies' armies are not worth, buildings of one's team, and its army's worth."""
    mine, theirs, sites = 0, 0, 0
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0:
            worth = t.value[type_at(s, cell)] * s.hp[cell] // 100
            if t.team[owner_at(s, cell)] == t.team[seat]:
                mine += worth
            else:
                theirs += worth
    for site in range(t.sites):
        lord = s.site_owner[site]
        sites += lord != c.NEUTRAL and t.team[lord] == t.team[seat]
    return dict(zip(NAMES, (-theirs, sites, mine), strict=True))
