"""Hexes: tiles laid and taken, distances, what is rich, wild or connected (§5.1 to §5.4)."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.space.hex import distance
from ludotheque.space.steps import look, measure


def lay(s: State, cell: int, ground: int) -> None:
    """A tile comes onto the map; cells are kept in order."""
    if s.ground[cell] == 0:
        n = s.tiles_n
        assert n < c.TILES, "no room for another tile"
        while n > 0 and s.tile[n - 1] > cell:
            s.tile[n] = s.tile[n - 1]
            n -= 1
        s.tile[n] = cell
        s.tiles_n += 1
    s.ground[cell] = ground


def lift(s: State, cell: int) -> None:
    """A tile leaves the map."""
    s.ground[cell] = 0
    n = place_of(s, cell)
    s.tiles_n -= 1
    for i in range(n, s.tiles_n):
        s.tile[i] = s.tile[i + 1]
    s.tile[s.tiles_n] = 0


def place_of(s: State, cell: int) -> int:
    """The place of a cell among the tiles."""
    n = 0
    while n < s.tiles_n - 1 and s.tile[n] != cell:
        n += 1
    return n


def survey(t: Tables, s: State, d: Desk, lifted: int) -> None:
    """§5.2 Steps from the Heart and from every portal, one tile thought away."""
    look(t, s, d, lifted)
    if t.by_hex == c.BY_HEX:
        return
    measure(t, s, d, 0, c.HEART_CELL)
    for seat in range(t.seats):
        if s.portal[seat] != c.NONE and s.portal[seat] != lifted:
            measure(t, s, d, 1 + seat, s.portal[seat])


def beyond(t: Tables, s: State, d: Desk, row: int, cell: int) -> int:
    """Steps from the Heart (row 0) or a portal to an empty cell, if a tile lay there; after a
    survey."""
    if t.by_hex == c.BY_HEX:
        return distance(cell, c.HEART_CELL if row == 0 else s.portal[row - 1])
    return d.far[row][cell] if d.touched[cell] > 0 else c.FAR + 1


def by_portal(t: Tables, s: State, d: Desk, cell: int) -> bool:
    """Whether a portal touches a cell."""
    return any(s.ground[cell + way] >= c.PORTAL and cell + way != d.lifted for way in t.way)


def colour_at(t: Tables, s: State, cell: int) -> int:
    """EDEN-MAP-27, EDEN-MAP-28, EDEN-AMB-10 Its colour; black and the Heart have none."""
    ground = s.ground[cell]
    if ground >= c.PORTAL:
        return t.colour[ground - c.PORTAL]
    return 0 if ground >= c.BLACK else ground


def is_rich(t: Tables, s: State, cell: int) -> int:
    """EDEN-MAP-26, EDEN-MAP-29, EDEN-MAP-30 1 if an ordinary tile is energy-rich."""
    if s.ground[cell] == 0 or s.ground[cell] >= c.HEART:
        return 0
    seen = 0
    n = 0
    for way in range(c.SIX):
        colour = colour_at(t, s, cell + t.way[way])
        if 0 < colour <= c.COLOURS and (seen >> colour) & 1 == 0:
            seen |= 1 << colour
            n += 1
    return 1 if n >= t.rich else 0


def between(t: Tables, s: State, d: Desk, a: int, b: int) -> int:
    """EDEN-AMB-01, EDEN-AMB-02 Tiles between two tiles."""
    if t.by_hex == c.BY_HEX:
        return distance(a, b) - 1
    look(t, s, d, c.NONE)
    measure(t, s, d, 0, a)
    return d.far[0][b] - 1


def steps(t: Tables, s: State, d: Desk, row: int, cell: int) -> int:
    """Steps from the Heart (row 0) or a portal (1 + seat) to a tile; after a survey."""
    if t.by_hex == c.BY_HEX:
        return distance(cell, c.HEART_CELL if row == 0 else s.portal[row - 1])
    return d.far[row][cell]


def wild_force(t: Tables, s: State, d: Desk, cell: int) -> int:
    """EDEN-COMBAT-WILD-03, EDEN-AMB-63 Twice the tiles between it and the nearest portal."""
    survey(t, s, d, c.NONE)
    return wildness(t, s, d, cell)


def wildness(t: Tables, s: State, d: Desk, cell: int) -> int:
    """The same; after a survey."""
    best = c.FAR
    for seat in range(t.seats):
        if s.portal[seat] != c.NONE:
            best = min(best, steps(t, s, d, 1 + seat, cell) - 1)
    return t.wild_factor * best


def connect(t: Tables, s: State, d: Desk, seat: int) -> int:
    """EDEN-PROD-01 Mark the territories connected to a player's portal; how many there are."""
    for i in range(s.tiles_n):
        d.linked[s.tile[i]] = 0
    start = s.portal[seat]
    if start == c.NONE or s.owner[start] != 1 + seat:
        return 0
    d.linked[start] = 1
    d.line[0] = start
    n = 1
    i = 0
    while i < n:
        cell = d.line[i]
        i += 1
        for way in range(c.SIX):
            other = cell + t.way[way]
            if s.owner[other] == 1 + seat and d.linked[other] == 0:
                d.linked[other] = 1
                d.line[n] = other
                n += 1
    return n


def yield_of(t: Tables, s: State, seat: int, cell: int) -> int:
    """EDEN-PROD-04 to EDEN-PROD-06 The stocks that a connected territory gives."""
    own = 1 if colour_at(t, s, cell) == t.colour[seat] else 0
    return 1 + own + is_rich(t, s, cell)


def income(t: Tables, s: State, d: Desk, seat: int) -> int:
    """EDEN-PROD-03 The stocks of all connected territories."""
    connect(t, s, d, seat)
    tiles = range(s.tiles_n)
    return sum(yield_of(t, s, seat, s.tile[i]) for i in tiles if d.linked[s.tile[i]] == 1)


def heart_of(s: State) -> int:
    """Who controls the Heart, or NONE."""
    return s.owner[c.HEART_CELL] - 1
