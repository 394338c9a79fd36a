"""The map as a plain player sees it: what a territory is worth, what holds it, what threatens."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import is_rich, yield_of
from ludotheque.space.hex import distance

LAND, YIELD, TAKEN = 6, 5, 3  # of a territory, each stock it gives, one that is a rival's
HEART_WORTH, PORTAL_WORTH, STEP_WORTH = 24, 70, 2
MOST_STEPS = 5  # from the Heart, within which nearness counts
BREAKING = 6  # a rival's Heart is worth more the more energy lies on it


def steps(t: Tables, s: State, d: Desk, row: int, cell: int) -> int:
    """Steps from the Heart (row 0) or a portal (1 + seat) to a tile; after a survey."""
    if t.by_hex == c.BY_HEX:
        return distance(cell, c.HEART_CELL if row == 0 else s.portal[row - 1])
    return d.far[row][cell]


def power(t: Tables, card: int) -> int:
    """What a unit brings to a combat, its abilities guessed from its cost."""
    return max(t.force[card], t.cost[card])


def punch(t: Tables, s: State, seat: int) -> int:
    """What the units of one's own hand bring."""
    units = range(t.unit_first[t.civ[seat]], t.unit_last[t.civ[seat]])
    return sum(s.hand[seat][card] * power(t, card) for card in units)


def awaited(t: Tables, s: State, seat: int, cards: int) -> int:
    """What so many cards of a player bring, as far as all know."""
    units = range(t.unit_first[t.civ[seat]], t.unit_last[t.civ[seat]])
    total = sum(s.held[seat][card] * power(t, card) for card in units)
    return total * cards // max(1, s.hand_n[seat] + s.deck_n[seat])


def holds(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What a territory holds against, its player's hand guessed; after a survey."""
    owner = s.owner[cell] - 1
    if owner >= 0:
        return s.troops[cell] + awaited(t, s, owner, s.hand_n[owner])
    best = c.FAR
    for seat in range(t.seats):
        if s.portal[seat] != c.NONE:
            best = min(best, steps(t, s, d, 1 + seat, cell))
    return t.wild_factor * (best - 1)


def prize(t: Tables, s: State, d: Desk, seat: int, cell: int) -> int:
    """What taking a territory is worth to a player; after a survey."""
    worth = LAND + YIELD * yield_of(t, s, seat, cell)
    worth += STEP_WORTH * max(0, MOST_STEPS - steps(t, s, d, 0, cell))
    owner = s.owner[cell] - 1
    if cell == c.HEART_CELL:
        worth += HEART_WORTH
        if owner >= 0:
            worth += BREAKING * s.pure
    if owner >= 0:
        worth += TAKEN
        if s.ground[cell] >= c.PORTAL:
            worth += PORTAL_WORTH
        elif s.owner[c.HEART_CELL] == 1 + owner and distance(cell, c.HEART_CELL) == 1:
            worth += BREAKING * s.pure
    return worth


def menace(t: Tables, s: State, seat: int, cell: int) -> int:
    """The most that a rival beside a territory may bring against it."""
    most = 0
    for way in range(c.SIX):
        other = cell + t.way[way]
        owner = s.owner[other] - 1
        if owner >= 0 and owner != seat and s.troops[other] > 1:
            most = max(most, s.troops[other] - 1 + awaited(t, s, owner, t.hand_max))
    return most


def is_inner(t: Tables, s: State, seat: int, cell: int) -> bool:
    """Whether all tiles around a territory are its player's."""
    return all(
        s.ground[cell + t.way[way]] == 0 or s.owner[cell + t.way[way]] == 1 + seat
        for way in range(c.SIX)
    )


def crystals_owned(t: Tables, s: State, seat: int) -> int:
    """The value of a player's crystals, wherever they are."""
    cards = range(t.commons_n)
    near = sum(t.value[card] * (s.held[seat][card] + s.front[seat][card]) for card in cards)
    return near + sum(t.value[s.discard[seat][i]] for i in range(s.discard_n[seat]))


def riches(t: Tables, s: State, d: Desk, seat: int) -> int:
    """Stocks of the tiles that are nearer to a player's portal than to any other; after a look."""
    total = 0
    for i in range(s.tiles_n):
        cell = s.tile[i]
        own = steps(t, s, d, 1 + seat, cell)
        nearest = 1
        for other in range(t.seats):
            if other != seat and s.alive[other] == 1 and steps(t, s, d, 1 + other, cell) <= own:
                nearest = 0
        if nearest == 1:
            total += 1 + is_rich(t, s, cell)
    return total
