"""What search looks at: numbers thinned out, likely moves, and what a plain player does (§4.8)."""

from ludotheque.core.cases import Cases
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.fight import ability, next_unit
from ludotheque.games.eden.brain.ground import enters, goes_on, leaves, sends
from ludotheque.games.eden.brain.liking import best_of, best_on_map, drawn, how
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.listing import legal, some
from ludotheque.games.eden.state import BY_HABIT

STYLES = 3  # as usual, BOLD, WARY
TURN = 16  # decisions of a turn, about


def styles(t: Tables) -> int:
    """How many ways a plain player knows."""
    return STYLES


def pace(t: Tables, s: State) -> int:
    """Decisions that thinking for a turn is shared out among."""
    return TURN


def worth(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """Of numbers of troops the least, the half and the most; units and cards stay in hand."""
    n = legal(t, s, d, out)
    if s.ask in (c.OFF_TROOPS, c.OCCUPY, c.LOG_MOVE_N) and n > 3:
        out[1] = out[n // 2]
        out[2] = out[n - 1]
        return 3
    if s.ask != c.EXP_PREP:
        return n
    kept = 0
    for i in range(n):
        if out[i] < c.MOVE_DISCARD or out[i] >= c.MOVE_USE:
            out[kept] = out[i]
            kept += 1
    return kept


def likely(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """What makes sense: troops move where a plain player moves them, or stay."""
    n = worth(t, s, d, out)
    if s.ask == c.LOG_MOVE_FROM:
        out[0] = leaves(t, s, out, n)
        out[1] = c.MOVE_DONE
        return 1 if out[0] == c.MOVE_DONE else 2
    return n


def advise(t: Tables, s: State, d: Desk, style: int, out: i8row) -> int:
    """What a plain player does."""
    d.style = style
    n = some(t, s, d, out, 2 if s.ask == c.MAP_PORTAL else c.WIDTH)
    if n == 1:
        return out[0]
    return CUSTOM.usual(t, s, d, out, n)


def prepares(t: Tables, s: State, out: i8row, n: int) -> int:
    """Crystals are played, what a rival sent is destroyed, a rift is opened before an attack."""
    for i in range(n):
        move = out[i]
        if move < c.MOVE_DISCARD:
            return move
        if c.MOVE_USE <= move < c.MOVE_RIFT:
            if t.on_buy[(move - c.MOVE_USE) // c.MODE_NAMES] == c.TO_RIVAL:
                return move
        elif move >= c.MOVE_RIFT and s.attacked == 0:
            return move
    return c.MOVE_DONE


def ends(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """A bonus turn if there is something to take, else a full hand."""
    found = c.MOVE_DONE
    for i in range(n):
        if out[i] == c.MOVE_BONUS and goes_on(t, s, d) == 1:
            return c.MOVE_BONUS
        if out[i] == c.MOVE_REFILL:
            found = c.MOVE_REFILL
    return found


def plain(out: i8row, n: int) -> int:
    """The end where there is one, else the first."""
    return out[n - 1] if out[n - 1] == c.MOVE_DONE else out[0]


def most(out: i8row, n: int) -> int:
    """The last: the greatest number, a hand refilled."""
    return out[n - 1]


ON_MAP = (
    *(c.MAP_TILE, c.MAP_BLACK, c.MAP_PORTAL_POS, c.MAP_FINAL, c.SETUP_TROOP, c.OFF_TARGET),
    *(c.LOG_PLACE, c.LOG_MOVE_TO),
)
LIKED = (
    *(c.SETUP_UNIT, c.RIFT, c.OFF_SOURCE, c.CMB_OPEN, c.CMB_TARGET, c.CMB_ADD, c.CMB_REPLACE),
    *(c.CMB_DISCARD, c.CMB_TRASH, c.RETREAT, c.HEART_SPEND, c.LOG_BUY, c.LOG_RIVAL, c.LOG_MUSTER),
)
CUSTOM = Cases(  # what a plain player does, by decision
    BY_HABIT,
    {
        **dict.fromkeys(ON_MAP, best_on_map),
        **dict.fromkeys(LIKED, best_of),
        **dict.fromkeys((c.CMB_SIDE, c.CMB_SHIFT, c.CMB_SETTLE, c.SHIELD, c.DEF_DISCARD), plain),
        **dict.fromkeys((c.CMB_AMOUNT, c.DEF_REFILL, c.LOG_MOVE_N), most),
        c.MAP_DRAW: drawn,
        c.MAP_PORTAL: how,
        c.EXP_PREP: prepares,
        c.OFF_TROOPS: sends,
        c.EXP_END: ends,
        c.CMB_PLAY: next_unit,
        c.CMB_ABILITY: ability,
        c.OCCUPY: enters,
        c.LOG_MOVE_FROM: leaves,
    },
)
