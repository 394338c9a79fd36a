"""How a plain player builds the map: tiles on its own side, the portal in a good place."""

from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import beyond, colour_at, is_rich, lies
from ludotheque.games.eden.rules.opening import tiles_left

LATE = 2  # tiles left when the portal is laid
SETTLED = 3  # what staying is worth: the first day begins with who settled first
EXPOSED = 8  # of a portal, for each tile that it touches
ROOMY = 8  # steps from others beyond which more does not count


def drawn(t: Tables, s: State, out: i8row) -> int:
    """The face-up tile if it has one's own colour."""
    both = out[0] == c.MOVE_DRAW and out[1] == c.MOVE_DRAW + 1
    return out[1] if both and s.face[s.active] == t.colour[s.active] else out[0]


def how(s: State, out: i8row, n: int) -> int:
    """The portal is laid when few tiles are left, and stays."""
    for i in range(n):
        if out[i] == c.MOVE_PORTAL + c.PORTAL_ADD and tiles_left(s, s.active) <= LATE:
            return out[i]
    for i in range(n):
        if out[i] == c.MOVE_PORTAL + c.PORTAL_NONE:
            return out[i]
    return out[0]


def lay_worth(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What the tile drawn is worth to the active player on a cell; after a look."""
    seat = s.active
    side = 0
    for other in range(t.seats):
        if s.portal[other] != c.NONE:
            far = min(ROOMY, beyond(t, s, d, 1 + other, cell))
            side += ROOMY - far if other == seat else far - ROOMY
    weight = 2 if s.drawn == t.colour[seat] else 1
    contacts = 0
    for way in range(c.SIX):
        near = cell + t.way[way]
        if s.ground[near] != 0:
            contacts += 1 - is_rich(t, s, near)
            contacts += 1 if colour_at(t, s, near) != s.drawn else 0
    return weight * side + contacts


def home_worth(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What a cell is worth for the portal: not far from the Heart, far from others, by good land,
    open to one side only; after a survey."""
    worth = -3 * beyond(t, s, d, 0, cell)
    for other in range(t.seats):
        if other != s.active and s.portal[other] != c.NONE:
            worth += 2 * min(ROOMY, beyond(t, s, d, 1 + other, cell))
    for way in range(c.SIX):
        near = cell + t.way[way]
        if lies(s, d, near) == 1:
            worth += 2 * is_rich(t, s, near) - EXPOSED
            worth += 2 if colour_at(t, s, near) == t.colour[s.active] else 0
    return worth
