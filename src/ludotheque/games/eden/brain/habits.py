"""What search looks at: numbers thinned out, likely moves, and what a plain player does (§4.8)."""

from ludotheque.core.types import i8row
from ludotheque.games.eden.brain.attack import (
    best_post,
    best_source,
    best_target,
    enters,
    goes_on,
    group,
    leaves,
)
from ludotheque.games.eden.brain.fight import ability, aim, dearest, next_unit, opener, poorest
from ludotheque.games.eden.brain.laying import best_cell, best_home, drawn, how
from ludotheque.games.eden.brain.trade import foremost, wanted
from ludotheque.games.eden.codes import (
    CMB_ABILITY,
    CMB_ADD,
    CMB_AMOUNT,
    CMB_DISCARD,
    CMB_OPEN,
    CMB_PLAY,
    CMB_REPLACE,
    CMB_TARGET,
    CMB_TRASH,
    DEF_REFILL,
    EXP_END,
    EXP_PREP,
    HEART_SPEND,
    LOG_BUY,
    LOG_MOVE_FROM,
    LOG_MOVE_N,
    LOG_MOVE_TO,
    LOG_MUSTER,
    LOG_PLACE,
    LOG_RIVAL,
    MAP_BLACK,
    MAP_DRAW,
    MAP_FINAL,
    MAP_PORTAL,
    MAP_PORTAL_POS,
    MAP_TILE,
    MODE_NAMES,
    MOVE_BONUS,
    MOVE_DISCARD,
    MOVE_DONE,
    MOVE_NUMBER,
    MOVE_REFILL,
    MOVE_RIFT,
    MOVE_SEND,
    MOVE_USE,
    OCCUPY,
    OFF_SOURCE,
    OFF_TARGET,
    OFF_TROOPS,
    RECOVER,
    RETREAT,
    RIFT,
    SETUP_TROOP,
    SETUP_UNIT,
    TO_RIVAL,
)
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.listing import legal

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
    if s.ask in (OFF_TROOPS, OCCUPY, LOG_MOVE_N) and n > 3:
        out[1] = out[n // 2]
        out[2] = out[n - 1]
        return 3
    if s.ask == EXP_PREP:
        return without_waste(out, n)
    return n


def without_waste(out: i8row, n: int) -> int:
    """Preparation without discarding or sending units home."""
    kept = 0
    for i in range(n):
        if out[i] < MOVE_DISCARD or out[i] >= MOVE_USE:
            out[kept] = out[i]
            kept += 1
    return kept


def likely(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """What makes sense: troops move where a plain player moves them, or stay."""
    n = worth(t, s, d, out)
    if s.ask == LOG_MOVE_FROM:
        out[0] = leaves(t, s, out, n)
        out[1] = MOVE_DONE
        return 1 if out[0] == MOVE_DONE else 2
    return n


def advise(t: Tables, s: State, d: Desk, style: int, out: i8row) -> int:
    """What a plain player does."""
    d.style = style
    n = legal(t, s, d, out)
    if n == 1:
        return out[0]
    ask = s.ask
    if ask <= SETUP_TROOP:
        return advise_opening(t, s, d, out, n)
    if ask <= EXP_END:
        return advise_turn(t, s, d, out, n)
    if ask <= OCCUPY:
        return advise_combat(t, s, d, out, n)
    return advise_evening(t, s, d, out, n)


def advise_opening(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """On the map and at the start."""
    ask = s.ask
    if ask == MAP_DRAW:
        return drawn(t, s, out)
    if ask == MAP_PORTAL:
        return how(s, out, n)
    if ask in (MAP_TILE, MAP_BLACK):
        return best_cell(t, s, d, out, n)
    if ask in (MAP_PORTAL_POS, MAP_FINAL):
        return best_home(t, s, d, out, n)
    return dearest(t, out, n) if ask == SETUP_UNIT else best_post(t, s, d, out, n)


def advise_turn(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Preparation, the offensive, the end of a turn."""
    ask = s.ask
    if ask == EXP_PREP:
        return prepares(t, s, out, n)
    if ask == RIFT:
        return dearest(t, out, n)
    if ask == OFF_TARGET:
        return best_target(t, s, d, out, n)
    if ask == OFF_SOURCE:
        return best_source(s, out, n)
    if ask == OFF_TROOPS:
        return MOVE_NUMBER + group(t, s, d)
    if ask == CMB_OPEN:
        return opener(t, s, out, n)
    return ends(t, s, d, out, n)


def prepares(t: Tables, s: State, out: i8row, n: int) -> int:
    """Crystals are played, what a rival sent is destroyed, a rift is opened before an attack."""
    for i in range(n):
        move = out[i]
        if move < MOVE_DISCARD:
            return move
        if MOVE_USE <= move < MOVE_RIFT:
            if t.on_buy[(move - MOVE_USE) // MODE_NAMES] == TO_RIVAL:
                return move
        elif move >= MOVE_RIFT and s.attacked == 0:
            return move
    return MOVE_DONE


def ends(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """A bonus turn if there is something to take, else a full hand."""
    found = MOVE_DONE
    for i in range(n):
        if out[i] == MOVE_BONUS and goes_on(t, s, d) == 1:
            return MOVE_BONUS
        if out[i] == MOVE_REFILL:
            found = MOVE_REFILL
    return found


def advise_combat(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Units, abilities and what they ask for; losses and conquests."""
    ask = s.ask
    if ask == CMB_PLAY:
        return next_unit(t, s, d, out, n)
    if ask == CMB_ABILITY:
        return ability(t, s, d, out, n)
    if ask == CMB_TARGET and t.row_verb[s.r_row] != RECOVER:
        return aim(t, s, d, out, n)
    if ask in (CMB_TARGET, CMB_ADD, CMB_REPLACE):
        return dearest(t, out, n)
    if ask in (CMB_DISCARD, CMB_TRASH):
        return poorest(t, out, n)
    if ask == CMB_AMOUNT:
        return out[n - 1]
    if ask == DEF_REFILL:
        return MOVE_REFILL
    if ask == RETREAT:
        return best_source(s, out, n)
    if ask == OCCUPY:
        return MOVE_NUMBER + enters(t, s, s.group[s.at])
    return out[n - 1] if out[n - 1] == MOVE_DONE else out[0]


def advise_evening(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Purchases and troops."""
    ask = s.ask
    if ask in (LOG_BUY, HEART_SPEND):
        return wanted(t, s, out, n)
    if ask == LOG_MUSTER:
        return dearest(t, out, n)
    if ask == LOG_RIVAL:
        return foremost(s, out, n)
    if ask == LOG_MOVE_FROM:
        return leaves(t, s, out, n)
    if ask in (LOG_PLACE, LOG_MOVE_TO):
        return best_post(t, s, d, out, n)
    return out[n - 1] if ask == LOG_MOVE_N else out[0]


assert MOVE_SEND > MOVE_RIFT
