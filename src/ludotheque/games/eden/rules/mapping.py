"""Building the map: where tiles and portals may lie, and just enough black tiles (§5.3)."""

from ludotheque.cards.piles import enlist
from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import beyond, by_portal, survey
from ludotheque.space.hex import distance, is_rim
from ludotheque.space.steps import lies


def is_open(t: Tables, s: State, d: Desk, cell: int) -> int:
    """EDEN-MAP-17 1 for a free cell that touches the map; the box ends before its rim. After a
    survey."""
    if is_rim(cell) == 1 or lies(s, d, cell) == 1:
        return 0
    return 1 if d.touched[cell] > 0 else 0


def refuse_tile(t: Tables, s: State, d: Desk, cell: int) -> int:
    """EDEN-MAP-17, 21, 22, 18, 19 Why no tile may lie there; after a survey."""
    if is_open(t, s, d, cell) == 0:
        return c.NOT_TOUCHING
    if by_portal(t, s, d, cell) == 1:
        return c.BESIDE_PORTAL
    own = s.portal[s.active]
    if own != c.NONE and own != d.lifted and beyond(t, s, d, 1 + s.active, cell) <= t.own_gap:
        return c.NEAR_OWN_PORTAL
    if t.by_hex == c.BY_HEX:
        return OK
    return bridges(t, s, d, cell)


def bridges(t: Tables, s: State, d: Desk, cell: int) -> int:
    """EDEN-AMB-03 Whether a tile would bring a portal too near the Heart or another."""
    near, next_near = c.FAR + 1, c.FAR + 1  # the two nearest portals
    for seat in range(t.seats):
        if s.portal[seat] != c.NONE and s.portal[seat] != d.lifted:
            far = beyond(t, s, d, 1 + seat, cell)
            next_near = min(next_near, max(near, far))
            near = min(near, far)
    if near <= c.FAR and beyond(t, s, d, 0, cell) + near <= t.heart_gap:
        return c.NEAR_HEART
    return c.PORTALS_NEAR if near + next_near <= t.portal_gap else OK


def refuse_portal(t: Tables, s: State, d: Desk, cell: int) -> int:
    """EDEN-MAP-17, 20, 21, 18, 19 Why the active player's portal may not lie there."""
    if cell == s.left or cell == d.lifted:
        return c.SAME_CELL
    if is_open(t, s, d, cell) == 0:
        return c.NOT_TOUCHING
    if d.touched[cell] > t.contacts:
        return c.MANY_CONTACTS
    if by_portal(t, s, d, cell) == 1:
        return c.BESIDE_PORTAL
    if beyond(t, s, d, 0, cell) <= t.heart_gap:
        return c.NEAR_HEART
    for seat in range(t.seats):
        there = s.portal[seat] != c.NONE and s.portal[seat] != d.lifted
        if there and beyond(t, s, d, 1 + seat, cell) <= t.portal_gap:
            return c.PORTALS_NEAR
    return OK


def has_portal_cell(t: Tables, s: State, d: Desk) -> bool:
    """Whether the active player's portal may lie somewhere; after a survey."""
    return any(refuse_portal(t, s, d, d.shore[i]) == OK for i in range(d.shore_n))


def black_needed(t: Tables, s: State, d: Desk) -> int:
    """EDEN-MAP-24, EDEN-AMB-07 The least number of black tiles that make room for the portal.

    A tile never helps a cell that it does not touch: it only shortens ways. So with the least
    number each black tile touches none but the one before, and the portal touches the last.
    """
    survey(t, s, d, c.NONE)
    if has_portal_cell(t, s, d) == 1:
        return 0
    for count in range(1, c.MOST_BLACK):
        for i in range(d.shore_n):
            if leads(t, s, d, d.shore[i], count) == 1:
                return count
    return c.MOST_BLACK


def leads(t: Tables, s: State, d: Desk, cell: int, count: int) -> int:
    """1 if a black tile may lie there and `count` of them, this one first, make room."""
    if refuse_tile(t, s, d, cell) != OK:
        return 0
    d.chain[0] = cell
    d.turn[0] = 0
    depth = 0
    while depth >= 0:
        if depth == count - 1:
            if ends(t, s, d, count) == 1:
                return 1
            depth -= 1
            continue
        way = d.turn[depth]
        if way == c.SIX:
            depth -= 1
            continue
        d.turn[depth] = way + 1
        other = d.chain[depth] + t.way[way]
        if is_rim(other) == 0 and s.ground[other] == 0 and alone(t, s, d, other, depth + 1) == 1:
            depth += 1
            d.chain[depth] = other
            d.turn[depth] = 0
    return 0


def alone(t: Tables, s: State, d: Desk, cell: int, count: int) -> bool:
    """Whether a cell touches no tile, and of the chain only its last."""
    if d.touched[cell] > 0 or d.chain[count - 1] == cell:
        return False
    return all(distance(d.chain[i], cell) > 1 for i in range(count - 1))


def ends(t: Tables, s: State, d: Desk, count: int) -> int:
    """1 if the portal may touch the last tile of the chain."""
    last = d.chain[count - 1]
    for way in range(c.SIX):
        cell = last + t.way[way]
        if is_rim(cell) == 0 and s.ground[cell] == 0 and fits(t, s, d, cell, count) == 1:
            return 1
    return 0


def fits(t: Tables, s: State, d: Desk, cell: int, count: int) -> int:
    """1 if the portal may lie on a cell once the chain does."""
    n = d.touched[cell]
    near = 0  # the place in the chain of the tile that is nearest to the map
    for i in range(count - 1, -1, -1):
        if d.chain[i] == cell:
            return 0
        if distance(d.chain[i], cell) == 1:
            n += 1
            near = i
    if n > t.contacts or by_portal(t, s, d, cell) == 1:
        return 0
    if away(t, s, d, 0, cell * 8 + near) <= t.heart_gap:
        return 0
    for seat in range(t.seats):
        if s.portal[seat] != c.NONE and away(t, s, d, 1 + seat, cell * 8 + near) <= t.portal_gap:
            return 0
    return 1


def away(t: Tables, s: State, d: Desk, row: int, place: int) -> int:
    """Steps to a cell that the chain leads to, over it or over the map (`place`: both)."""
    cell, near = place >> 3, place & 7
    if t.by_hex == c.BY_HEX:
        return distance(cell, c.HEART_CELL if row == 0 else s.portal[row - 1])
    over = beyond(t, s, d, row, d.chain[0]) + near + 1
    return min(over, beyond(t, s, d, row, cell))


def refuse_cell(t: Tables, s: State, d: Desk, cell: int) -> int:
    """Why the tile or portal asked for may not lie on a cell; after a survey."""
    if s.ask == c.MAP_TILE:
        return refuse_tile(t, s, d, cell)
    if s.ask == c.MAP_BLACK:
        why = refuse_tile(t, s, d, cell)
        if why == OK and leads(t, s, d, cell, s.blacks) == 0:
            why = c.BLACK_WASTED
        return why
    return refuse_portal(t, s, d, cell)


def sees_map(t: Tables, s: State, d: Desk) -> None:
    """Survey the map for the tile or portal that is asked for."""
    survey(t, s, d, s.portal[s.active] if s.ask == c.MAP_FINAL else c.NONE)


def list_cells(t: Tables, s: State, d: Desk, out: i8row, enough: int) -> int:
    """The cells where the tile or portal asked for may lie; after a survey."""
    n = 0
    for i in range(d.shore_n):
        if n < enough and refuse_cell(t, s, d, d.shore[i]) == OK:
            n = enlist(out, n, c.MOVE_AT + d.shore[i])
    return n


def has_tile_cell(t: Tables, s: State, d: Desk) -> bool:
    """EDEN-AMB-05 Whether the tile drawn may lie somewhere."""
    survey(t, s, d, c.NONE)
    return any(refuse_tile(t, s, d, d.shore[i]) == OK for i in range(d.shore_n))


assert c.FAR > 2 * c.MOST_BLACK
