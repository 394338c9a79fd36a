"""The map as a plain player sees it: what a territory is worth, what holds it, what threatens; what
it attacks, with how much, and where its troops gather."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import is_rich, steps, survey, wildness, yield_of
from ludotheque.games.eden.rules.expansion import group_most, refuse_frontier
from ludotheque.space.hex import distance

LAND, YIELD, TAKEN = 6, 5, 3  # of a territory, each stock it gives, one that is a rival's
HEART_WORTH, PORTAL_WORTH, STEP_WORTH = 24, 70, 2
MOST_STEPS = 5  # from the Heart, within which nearness counts
BREAKING = 6  # a rival's Heart is worth more the more energy lies on it


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
    return wildness(t, s, d, cell)


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
    return all(s.ground[cell + way] == 0 or s.owner[cell + way] == 1 + seat for way in t.way)


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
        others = range(t.seats)
        if all(
            other == seat or s.alive[other] == 0 or steps(t, s, d, 1 + other, cell) > own
            for other in others
        ):
            total += 1 + is_rich(t, s, cell)
    return total


BOLD, WARY = 1, 2  # styles besides the usual one: for rivals' land, for one's own
SURE, STEP = 100, 12  # chance of a front against a rival, in percent: half, and more for each point
COST = 10  # of a front that fails
FIRM = 2  # more than a menace that a portal should hold
SECOND = 1  # a second front only where it is sure


def hope(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What a front to a territory may gain; after a look."""
    might = most_from(t, s, cell) + punch(t, s, s.active)
    if s.fronts_n == 1:
        might -= bound(t, s, d)
    over = might - holds(t, s, d, cell)
    worth = prize(t, s, d, s.active, cell)
    owner = s.owner[cell] - 1
    if owner < 0 or s.fronts_n == SECOND:
        return worth if over > 0 else 0
    if d.style == BOLD:
        worth += worth // 2
    elif d.style == WARY:
        worth -= worth // 2
    chance = max(0, min(SURE, SURE // 2 + STEP * over))
    return (worth * chance - COST * (SURE - chance)) // SURE


def bound(t: Tables, s: State, d: Desk) -> int:
    """What the first front needs of the hand, and of troops from the same source."""
    need = holds(t, s, d, s.target[0]) + 1
    return max(1, need - (s.troops[s.source[0]] - 1))


def most_from(t: Tables, s: State, cell: int) -> int:
    """The most troops that may go to a territory from one of one's own."""
    most = 0
    for way in range(c.SIX):
        source = cell + t.way[way]
        own = s.owner[source] == 1 + s.active
        if own and refuse_frontier(t, s, source, cell) == OK:
            most = max(most, s.troops[source] - 1 - s.again)
    return most


def sends(t: Tables, s: State, d: Desk) -> int:
    """How many troops go to a front: all that may, but what a second one needs."""
    most = group_most(s)
    shared = s.fronts_n == 2 and s.at == 0 and s.source[0] == s.source[1]
    if not shared:
        return c.MOVE_NUMBER + most
    survey(t, s, d, c.NONE)
    first = holds(t, s, d, s.target[0]) - punch(t, s, s.active) // 2 + 1
    return c.MOVE_NUMBER + max(1, min(most, first))


def enters(t: Tables, s: State) -> int:
    """How many troops occupy what was taken: all, or half where the source is in danger."""
    most = s.group[s.at]
    half = menace(t, s, s.active, s.source[s.at]) > 0 and most > 1
    return c.MOVE_NUMBER + ((most + 1) // 2 if half else most)


def goes_on(t: Tables, s: State, d: Desk) -> int:
    """1 if a bonus turn has something to attack from what was taken."""
    survey(t, s, d, c.NONE)
    hand = awaited(t, s, s.active, t.hand_max)
    for front in range(len(s.base)):
        base = s.base[front]
        if base == c.NONE or s.owner[base] != 1 + s.active or s.troops[base] < 3:
            continue
        for way in range(c.SIX):
            cell = base + t.way[way]
            foreign = s.ground[cell] != 0 and s.owner[cell] != 1 + s.active
            if foreign and s.troops[base] - 2 + hand > holds(t, s, d, cell):
                return 1
    return 0


def post(t: Tables, s: State, d: Desk, seat: int, cell: int) -> int:
    """What one more troop is worth on a territory; after a look at the map and the hand."""
    hand = d.hand
    lacking = menace(t, s, seat, cell) - s.troops[cell] - hand
    if cell == s.portal[seat] and lacking + FIRM > 0:
        return 1000 + lacking
    best = 0
    for way in range(c.SIX):
        other = cell + t.way[way]
        if s.ground[other] != 0 and s.owner[other] != 1 + seat:
            lack = max(0, holds(t, s, d, other) + 1 - (s.troops[cell] - 1 + hand))
            best = max(best, 2 * prize(t, s, d, seat, other) - 3 * lack)
    if -2 <= lacking <= 3:
        best += prize(t, s, d, seat, cell) // 2
    return best


def leaves(t: Tables, s: State, out: i8row, n: int) -> int:
    """Where troops stand idle: all around is one's own, and no rival is near the portal."""
    seat = s.active
    for i in range(n):
        cell = out[i] - c.MOVE_AT
        if out[i] != c.MOVE_DONE and is_inner(t, s, seat, cell) == 1:
            return out[i]
    return c.MOVE_DONE
