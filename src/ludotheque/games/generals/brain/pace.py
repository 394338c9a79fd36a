"""How many decisions a turn may take, so that thinking is shared out among them."""

from ludotheque.core.view import View
from ludotheque.games.generals.rules.board import owner_at

DECISIONS = 3  # of a unit's order: which, where, what
MAKING = 2  # of a creation


def pace(view: View) -> int:
    """Decisions of the whole turn if every unit and building is used once."""
    t, s = view.edition.t, view.state
    cells = (cell for cell in t.cell[: t.cells] if s.unit[cell])
    units = sum(1 for cell in cells if owner_at(s, cell) == view.seat)
    sites = sum(1 for site in range(t.sites) if s.site_owner[site] == view.seat)
    return 2 + DECISIONS * units + MAKING * sites
