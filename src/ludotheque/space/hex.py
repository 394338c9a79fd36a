"""Boards of hexagons: axial cells (q, r) in a bounded box, distances and ways for rules.

A cell is `(r + HALF) * SIDE + q + HALF`, so that the middle of the board is (0, 0) and every cell
is a number and has a name. Hexes stand on a corner: a step along q goes east, a step along r goes
south-east. The outermost cells of the box are its rim: a step from any other stays in the box.
"""

from __future__ import annotations

SHIFT = 5
SIDE = 1 << SHIFT  # so that no rule divides
LAST = SIDE - 1
HALF = SIDE // 2
REACH = HALF - 2  # cells within so many steps of the middle have all six neighbours in the box
CELLS = SIDE * SIDE
CENTRE = HALF * SIDE + HALF
NONE = -1
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # against the clock from the east
SIX = 6


def q_of(cell: int) -> int:
    """The coordinate q of a cell."""
    return cell % SIDE - HALF


def r_of(cell: int) -> int:
    """The coordinate r of a cell."""
    return cell // SIDE - HALF


def cell_at(q: int, r: int) -> int:
    """The cell of two coordinates, or NONE outside the box."""
    if q < -HALF or q >= HALF or r < -HALF or r >= HALF:
        return NONE
    return (r + HALF) * SIDE + q + HALF


def is_rim(cell: int) -> int:
    """1 if some neighbour of a cell may lie outside the box."""
    q = cell & LAST
    r = cell >> SHIFT
    if q == 0 or q == LAST or r == 0 or r == LAST:
        return 1
    return 0


def neighbour(cell: int, way: int) -> int:
    """The next cell in one of the six ways, or NONE outside the box."""
    q = cell % SIDE - HALF
    r = cell // SIDE - HALF
    if way <= NORTH_EAST:
        q += 1
    if WEST <= way <= SOUTH_WEST:
        q -= 1
    if way >= SOUTH_WEST:
        r += 1
    if NORTH_EAST <= way <= NORTH_WEST:
        r -= 1
    return cell_at(q, r)


def distance(a: int, b: int) -> int:
    """Steps between two cells."""
    across = (a & LAST) - (b & LAST)
    down = (a >> SHIFT) - (b >> SHIFT)
    return (abs(across) + abs(down) + abs(across + down)) >> 1


def turned(cell: int, centre: int, sixths: int) -> int:
    """A cell turned around another by so many sixths against the clock; NONE outside the box."""
    q = cell % SIDE - centre % SIDE
    r = cell // SIDE - centre // SIDE
    for _ in range(sixths % SIX):
        old = q
        q = q + r
        r = -old
    return cell_at(q + q_of(centre), r + r_of(centre))


def neighbours(cell: int) -> list[int]:
    """The cells beside a cell in the order of the ways, without those outside the box."""
    return [other for way in range(SIX) if (other := neighbour(cell, way)) != NONE]


def ring(centre: int, radius: int) -> list[int]:
    """The cells at exactly so many steps, from the east against the clock."""
    if radius == 0:
        return [centre]
    q, r = q_of(centre) + radius, r_of(centre)
    found = []
    for way in range(SIX):
        dq, dr = WAYS[(way + NORTH_WEST) % SIX]
        for _ in range(radius):
            found.append(cell_at(q, r))
            q, r = q + dq, r + dr
    return [cell for cell in found if cell != NONE]


def disc(centre: int, radius: int) -> list[int]:
    """The cells within so many steps, ring by ring from the middle."""
    return [cell for far in range(radius + 1) for cell in ring(centre, far)]


def line(a: int, b: int) -> list[int]:
    """Cells from one to another, each beside the next, as near to the straight line as can be."""
    far = max(1, distance(a, b))
    q, r = q_of(a), r_of(a)
    across, down = q_of(b) - q, r_of(b) - r
    steps = range(distance(a, b) + 1)
    return [_rounded(q * far + across * n, r * far + down * n, far) for n in steps]


def _rounded(q: int, r: int, part: int) -> int:
    """The cell nearest to (q / part, r / part)."""
    third = -q - r
    near = [(2 * value + part) // (2 * part) for value in (q, r, third)]
    off = [abs(n * part - value) for n, value in zip(near, (q, r, third), strict=True)]
    if off[0] > off[1] and off[0] > off[2]:
        near[0] = -near[1] - near[2]
    elif off[1] > off[2]:
        near[1] = -near[0] - near[2]
    return cell_at(near[0], near[1])
