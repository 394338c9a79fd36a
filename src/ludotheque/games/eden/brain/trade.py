"""What a plain player buys."""

from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import State, Tables

WON = 100000
ENOUGH = 9  # value of crystals that a deck wants
SPARE = 3  # stocks above which a card for a rival is bought
RICH = 18  # stocks above which dear crystals are
STARTER = 1  # cost of units that deepen a deck little
UNITS_FIRST = 20
CROWN = 8  # territories that the Heart counts for, to tell who is ahead


def wanted(t: Tables, s: State, out: i8row, n: int) -> int:
    """The purchase made next, or none."""
    best = c.MOVE_DONE if s.ask != c.HEART_SPEND else out[n - 1]
    most = 0
    for i in range(n):
        if c.MOVE_BUY <= out[i] < c.MOVE_SEND:
            worth = worth_buying(t, s, out[i] - c.MOVE_BUY)
            if worth > most:
                best, most = out[i], worth
    return best


def worth_buying(t: Tables, s: State, card: int) -> int:
    """How much a card is wanted; 0: not at all."""
    seat = s.seat
    if t.on_buy[card] == c.TO_WIN:
        return WON
    if t.type[card] == c.TECH:
        return t.cost[card] if s.ask == c.HEART_SPEND else 0
    if t.type[card] == c.UNIT:
        return UNITS_FIRST + 2 * t.cost[card] if t.cost[card] > STARTER else 1
    if t.on_buy[card] == c.TO_RIVAL:
        return 2 if s.stocks[seat] >= SPARE else 0
    if t.type[card] != c.CRYSTAL or t.value[card] < 2:
        return 0
    if t.value[card] > 2:
        return 30 if s.stocks[seat] >= RICH else 0
    return 10 if crystals_owned(t, s, seat) < ENOUGH + s.day // 3 else 0


def crystals_owned(t: Tables, s: State, seat: int) -> int:
    """The value of a player's crystals, wherever they are."""
    total = 0
    for card in range(t.commons_n):
        total += t.value[card] * (s.held[seat][card] + s.front[seat][card])
    for i in range(s.discard_n[seat]):
        total += t.value[s.discard[seat][i]]
    return total


def foremost(s: State, out: i8row, n: int) -> int:
    """Of moves that name players the one who is ahead: the Heart, then land."""
    best = out[0]
    most = -1
    for i in range(n):
        ahead = standing(s, out[i] - c.MOVE_SEAT)
        if ahead > most:
            best, most = out[i], ahead
    return best


def standing(s: State, seat: int) -> int:
    """How far a player is, as all see it."""
    total = CROWN + s.pure if s.owner[c.HEART_CELL] == 1 + seat else 0
    for i in range(s.tiles_n):
        total += 1 if s.owner[s.tile[i]] == 1 + seat else 0
    return total
