"""The move that a plain player likes best: what each one is worth in the decision at hand."""

from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.attack import hope, post
from ludotheque.games.eden.brain.fight import card_of
from ludotheque.games.eden.brain.ground import power
from ludotheque.games.eden.brain.laying import SETTLED, home_worth, lay_worth
from ludotheque.games.eden.brain.trade import standing, worth_buying
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import scout
from ludotheque.games.eden.rules.mapping import sees_map
from ludotheque.games.eden.rules.select import force

LOW = -1000000  # worth less than any other


def best_on_map(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """The best of moves that name cells: the map is looked at first."""
    if s.ask < c.SETUP_UNIT:
        sees_map(t, s, d)
    else:
        scout(t, s, d)
    return best_of(t, s, d, out, n)


def best_of(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """The first of the moves that are worth most; who gains nothing declines."""
    best = out[0]
    most = LOW
    for i in range(n):
        worth = worth_of(t, s, d, out[i])
        if worth > most or (worth == most and out[i] == c.MOVE_DONE):
            best, most = out[i], worth
    return best


def worth_of(t: Tables, s: State, d: Desk, move: int) -> int:
    """What a move is worth; to decline is worth nothing, but that a portal may stay."""
    if c.MOVE_AT <= move < c.MOVE_PORTAL:
        return worth_at(t, s, d, move - c.MOVE_AT)
    if c.MOVE_BUY <= move < c.MOVE_SEND:
        return worth_buying(t, s, move - c.MOVE_BUY)
    if c.MOVE_UNIT <= move < c.MOVE_ACTIVATE:
        return worth_aiming(t, s, d, move - c.MOVE_UNIT)
    if c.MOVE_SEAT <= move < c.MOVE_LEFT:
        return standing(s, move - c.MOVE_SEAT)
    if move == c.MOVE_DONE:
        return home_worth(t, s, d, s.portal[s.active]) + SETTLED if s.ask == c.MAP_FINAL else 0
    card = card_of(move)
    return worth_giving(t, s, move, card) if card >= 0 else LOW


def worth_at(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What a cell is worth; troops come from where most stand."""
    if s.ask in (c.MAP_TILE, c.MAP_BLACK):
        return lay_worth(t, s, d, cell)
    if s.ask in (c.MAP_PORTAL_POS, c.MAP_FINAL):
        return home_worth(t, s, d, cell)
    if s.ask == c.OFF_TARGET:
        return hope(t, s, d, cell)
    if s.ask in (c.OFF_SOURCE, c.RETREAT):
        return 1 + s.troops[cell]
    return post(t, s, d, s.active, cell)


def worth_aiming(t: Tables, s: State, d: Desk, unit: int) -> int:
    """The unit an ability is for: the strongest, of one's own that are lost the weakest."""
    lost = t.row_verb[s.r_row] in (c.NEUTRALISE, c.DESTROY, c.RETURN)
    worth = force(t, s, d, unit)
    return -worth if lost and s.u_seat[unit] == s.seat else worth


def worth_giving(t: Tables, s: State, move: int, card: int) -> int:
    """The strongest unit, of others the last; what is missed least is given up, or opens unless
    against wild land a stronger one is just enough."""
    worth, front = power(t, card), s.at
    if s.ask in (c.CMB_DISCARD, c.CMB_TRASH):
        return -2 * worth if t.type[card] == c.UNIT else -2 * t.value[card] - 1
    if s.ask == c.CMB_OPEN:
        enough = s.owner[s.target[front]] == 0 and s.group[front] + worth > s.wild[front]
        return 100 - worth if enough else -worth
    return worth if t.type[card] == c.UNIT else move - c.MOVE_COUNT
