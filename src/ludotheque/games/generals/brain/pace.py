"""How many decisions a turn may take, so that thinking is shared out among them."""

from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import owner_at

DECISIONS = 3  # of a unit's order: which, where, what
MAKING = 2  # of a creation


def pace(t: Tables, s: State) -> int:
    """Decisions of the whole turn of whoever must act if every unit and building is used once."""
    total = 2
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == s.seat:
            total += DECISIONS
    for site in range(t.sites):
        if s.site_owner[site] == s.seat:
            total += MAKING
    return total
