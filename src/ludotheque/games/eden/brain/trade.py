"""What a plain player buys."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.ground import crystals_owned
from ludotheque.games.eden.records import State, Tables

WON = 100000
ENOUGH = 9  # value of crystals that a deck wants
SPARE = 3  # stocks above which a card for a rival is bought
RICH = 18  # stocks above which dear crystals are
STARTER = 1  # cost of units that deepen a deck little
UNITS_FIRST = 20
CROWN = 8  # territories that the Heart counts for, to tell who is ahead


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


def standing(s: State, seat: int) -> int:
    """How far a player is, as all see it."""
    total = CROWN + s.pure if s.owner[c.HEART_CELL] == 1 + seat else 0
    for i in range(s.tiles_n):
        total += 1 if s.owner[s.tile[i]] == 1 + seat else 0
    return total
