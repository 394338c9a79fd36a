"""The two grids: rows, neighbours, filters, and whom a step reaches (§3.5, §3.9)."""

from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables


def side_of(spot: int) -> int:
    """The player whose spot it is; SPOTS and beyond are the players' sides themselves."""
    if spot >= c.SPOTS:
        return spot - c.SPOTS
    return 1 if spot >= c.CELLS else 0


def row_full(t: Tables, s: State, seat: int, row: int) -> int:
    """Q14 1 if every playable cell of a row holds a unit."""
    first = seat * c.CELLS + row * c.COLUMNS
    count = 0
    for spot in range(first, first + c.COLUMNS):
        if t.playable[spot] == 1:
            if s.unit[spot] == c.NONE:
                return 0
            count = 1
    return count


def beside(t: Tables, spot: int, other: int) -> int:
    """TAC-VAL-06 1 if two spots share an edge in the same grid."""
    for i in range(4):
        if t.near[spot][i] == other:
            return 1
    return 0


def holds(t: Tables, s: State, row: int, source: int) -> int:
    """TAC-VOC-C 1 if the condition of a step's ability is true; its source is a unit."""
    if t.row_if[row] == 0:
        return 1
    return row_full(t, s, side_of(source), t.row_of[source])


def passes(t: Tables, s: State, row: int, source: int, spot: int) -> int:
    """TAC-VOC-F 1 if a unit passes all filters of a step."""
    card = s.unit[spot]
    like = t.row_to_like[row]
    if like & c.OTHER and spot == source:
        return 0
    if like & c.DAMAGED and s.hp[spot] >= s.max_hp[spot]:
        return 0
    if like & c.ATTACKED and s.made[spot] == 0:
        return 0
    if like & c.ROW_FULL and row_full(t, s, side_of(spot), t.row_of[spot]) == 0:
        return 0
    if like & c.IS_TOKEN and t.type[card] != c.TOKEN:
        return 0
    if t.row_to_rows[row] != 0 and (t.row_to_rows[row] >> t.row_of[spot]) & 1 == 0:
        return 0
    return suits(t, row, card)


def suits(t: Tables, row: int, card: int) -> int:
    """TAC-VOC-F 1 if a card passes the filters that look at what is printed on it."""
    trait = t.row_to_trait[row]
    if trait > 0 and (t.traits[card] >> (trait - 1)) & 1 == 0:
        return 0
    most = t.row_to_cost[row]
    return 0 if most > 0 and t.cost[card] >= most else 1


def reaches(t: Tables, s: State, row: int, source: int, spot: int) -> int:
    """TAC-VOC-U 1 if a step without choice reaches the unit on a spot."""
    how = t.row_to[row]
    if how == c.SELF:
        return 1 if spot == source else 0
    owner, other = side_of(source), side_of(spot)
    if how == c.ALL:
        if other != (1 - owner if t.row_to_side[row] == 1 else owner):
            return 0
    elif how == c.ADJACENT:
        if beside(t, source, spot) == 0:
            return 0
    elif how == c.ROW_MATES:
        if other != owner or spot == source or t.row_of[spot] != t.row_of[source]:
            return 0
    else:
        return 0
    return passes(t, s, row, source, spot)


def lent(t: Tables, s: State, spot: int, what: int) -> int:
    """TAC-VAL-02 How much of something all static abilities lend to a unit."""
    if (t.lent >> what) & 1 == 0:
        return 0
    total = 0
    first, last = 0, c.SEATS * c.FORMED
    if t.lent_far == 0:
        first = side_of(spot) * c.FORMED
        last = first + c.FORMED
    for i in range(first, last):
        source = t.cells[i]
        card = s.unit[source]
        if card >= 0 and (t.lends[card] >> what) & 1 == 1:
            total += lent_by(t, s, source, spot, what)
    for seat in range(c.SEATS):
        for i in range(s.lasting_n[seat]):
            card = s.lasting[seat][i]
            for row in range(t.static_first[card], t.static_last[card]):
                if t.row_lends[row] == what:
                    total += t.row_n[row] * reaches(t, s, row, c.SPOTS + seat, spot)
    return total


def lent_by(t: Tables, s: State, source: int, spot: int, what: int) -> int:
    """How much of something the static abilities of one unit lend to another, or to itself."""
    card = s.unit[source]
    total = 0
    for row in range(t.static_first[card], t.static_last[card]):
        if t.row_lends[row] == what and holds(t, s, row, source) == 1:
            total += t.row_n[row] * reaches(t, s, row, source, spot)
    return total


def units_of(s: State, seat: int) -> int:
    """How many units a player has, tokens included (Q31)."""
    count = 0
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        if s.unit[spot] != c.NONE:
            count += 1
    return count
