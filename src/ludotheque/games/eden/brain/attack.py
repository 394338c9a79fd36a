"""What a plain player attacks, with how much, and where its troops gather."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.ground import awaited, holds, is_inner, menace, prize, punch
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import survey
from ludotheque.games.eden.rules.expansion import group_most, refuse_frontier

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
    """What one more troop is worth on a territory; after a look."""
    danger = menace(t, s, seat, cell)
    hand = awaited(t, s, seat, t.hand_max)
    lacking = danger - s.troops[cell] - hand
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
