"""What search looks at: numbers thinned out, likely moves, and what a plain player does (§4.8)."""

from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.attack import enters, goes_on, group, leaves
from ludotheque.games.eden.brain.fight import ability, next_unit
from ludotheque.games.eden.brain.laying import drawn, how
from ludotheque.games.eden.brain.liking import best_of, best_on_map
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
    if s.ask in (c.OFF_TROOPS, c.OCCUPY, c.LOG_MOVE_N) and n > 3:
        out[1] = out[n // 2]
        out[2] = out[n - 1]
        return 3
    if s.ask == c.EXP_PREP:
        return without_waste(out, n)
    return n


def without_waste(out: i8row, n: int) -> int:
    """Preparation without discarding or sending units home."""
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
    n = legal(t, s, d, out)
    if n == 1:
        return out[0]
    ask = s.ask
    if ask <= c.SETUP_TROOP:
        return advise_opening(t, s, d, out, n)
    if ask <= c.EXP_END:
        return advise_turn(t, s, d, out, n)
    if ask <= c.OCCUPY:
        return advise_combat(t, s, d, out, n)
    return advise_evening(t, s, d, out, n)


def advise_opening(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """On the map and at the start."""
    ask = s.ask
    if ask == c.MAP_DRAW:
        return drawn(t, s, out)
    if ask == c.MAP_PORTAL:
        return how(s, out, n)
    if ask == c.SETUP_UNIT:
        return best_of(t, s, d, out, n)
    return best_on_map(t, s, d, out, n)


def advise_turn(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Preparation, the offensive, the end of a turn."""
    ask = s.ask
    if ask == c.EXP_PREP:
        return prepares(t, s, out, n)
    if ask == c.OFF_TARGET:
        return best_on_map(t, s, d, out, n)
    if ask == c.OFF_TROOPS:
        return c.MOVE_NUMBER + group(t, s, d)
    return ends(t, s, d, out, n) if ask == c.EXP_END else best_of(t, s, d, out, n)


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


def advise_combat(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Units, abilities and what they ask for; losses and conquests."""
    ask = s.ask
    if ask == c.CMB_PLAY:
        return next_unit(t, s, d, out, n)
    if ask == c.CMB_ABILITY:
        return ability(t, s, d, out, n)
    if ask in (c.CMB_TARGET, c.CMB_ADD, c.CMB_REPLACE, c.CMB_DISCARD, c.CMB_TRASH, c.RETREAT):
        return best_of(t, s, d, out, n)
    if ask == c.CMB_AMOUNT:
        return out[n - 1]
    if ask == c.DEF_REFILL:
        return c.MOVE_REFILL
    if ask == c.OCCUPY:
        return c.MOVE_NUMBER + enters(t, s, s.group[s.at])
    return out[n - 1] if out[n - 1] == c.MOVE_DONE else out[0]


def advise_evening(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Purchases and troops."""
    ask = s.ask
    if ask == c.LOG_MOVE_FROM:
        return leaves(t, s, out, n)
    if ask == c.LOG_MOVE_N:
        return out[n - 1]
    if ask in (c.LOG_PLACE, c.LOG_MOVE_TO):
        return best_on_map(t, s, d, out, n)
    return best_of(t, s, d, out, n)
