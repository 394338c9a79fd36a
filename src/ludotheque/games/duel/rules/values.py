"""A player's values: Force and Resistance, shield, hit points, and how each runs out."""

from ludotheque.core.kernel import EVERYONE, NOBODY
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.state import MOD_ROWS, POOL_ROWS, STORM_ROWS


def finish(s: State, reason: int) -> int:
    """DUEL-WIN-01, E-24, E-25 The game stops at once."""
    s.ended = reason
    s.phase = c.OVER
    s.seat = NOBODY
    winner = c.NONE
    if s.hp[0] != s.hp[1]:
        winner = 0 if s.hp[0] > s.hp[1] else 1
    NOTE.game_ended(s, winner, c.NONE if winner == c.NONE else 1 - winner, reason, EVERYONE)
    return 0


def recount(t: Tables, s: State, seat: int) -> None:
    """Force and Resistance from the class and the modifiers that work now."""
    force = t.force[seat]
    resistance = t.resistance[seat]
    for i in range(s.mod_n[seat]):
        if s.mod_left[seat][i] == c.NEXT_TURN:
            continue
        if s.mod_stat[seat][i] == c.FORCE:
            force += s.mod_amount[seat][i]
        else:
            resistance += s.mod_amount[seat][i]
    s.force[seat] = force
    s.resistance[seat] = resistance


def modify(t: Tables, s: State, seat: int, row: int, amount: int) -> None:
    """E-12, E-13 A row's modifier joins the others; those of one card and one end are added up."""
    if amount == 0:
        return
    card = t.row_source[row]
    stat = t.row_stat[row]
    left = t.row_until[row]
    at = MOD_ROWS.find(s, seat, card, stat, left)
    if at == c.NONE:
        at = MOD_ROWS.push(s, seat, card, stat, 0, left)
    s.mod_amount[seat][at] += amount
    recount(t, s, seat)
    if left == c.NEXT_TURN:
        NOTE.promised(s, seat, stat, amount, EVERYONE)
    else:
        NOTE.modified(s, seat, stat, amount, EVERYONE)


def wear_modifiers(t: Tables, s: State, seat: int) -> None:
    """DUEL-DUR-01, E-18 At the end of every game turn: timers drop, this turn's ones vanish."""
    for i in range(s.mod_n[seat]):
        if s.mod_left[seat][i] > 0:
            s.mod_left[seat][i] -= 1
    i = 0
    while i < s.mod_n[seat]:
        if s.mod_left[seat][i] == 0 or s.mod_left[seat][i] == c.THIS_TURN:
            stat = s.mod_stat[seat][i]
            amount = s.mod_amount[seat][i]
            MOD_ROWS.drop(s, seat, i)
            recount(t, s, seat)
            NOTE.faded(s, seat, stat, amount, EVERYONE)
        else:
            i += 1


def wake_modifiers(t: Tables, s: State, seat: int) -> None:
    """E-12 What was given for one's next turn works during this one."""
    for i in range(s.mod_n[seat]):
        if s.mod_left[seat][i] == c.NEXT_TURN:
            s.mod_left[seat][i] = c.THIS_TURN
            recount(t, s, seat)
            NOTE.modified(s, seat, s.mod_stat[seat][i], s.mod_amount[seat][i], EVERYONE)


def protect(s: State, seat: int, amount: int, left: int) -> None:
    """E-17 Shield joins the newest pool if it ends with it, else it makes a pool of its own."""
    if amount <= 0:
        return
    last = s.pool_n[seat] - 1
    # with no room left a shield ends with the newest pool: no printed deck comes near it
    if last < 0 or (s.pool_left[seat][last] != left and last < c.POOLS - 1):
        last = POOL_ROWS.push(s, seat, 0, left)
    s.pool_amount[seat][last] += amount
    s.shield[seat] += amount
    NOTE.shielded(s, seat, amount, left, EVERYONE)


def close_pools(s: State, seat: int) -> None:
    """Empty pools leave the row; the others move up."""
    for i in range(s.pool_n[seat] - 1, -1, -1):
        if s.pool_amount[seat][i] == 0:
            POOL_ROWS.drop(s, seat, i)


def reset_shield(s: State, seat: int) -> None:
    """DUEL-VAL-03, DUEL-STEP-02, E-17, E-26 Untimed shield goes at the start of one's turn."""
    lost = 0
    for i in range(s.pool_n[seat]):
        if s.pool_left[seat][i] == 0:
            lost += s.pool_amount[seat][i]
            s.pool_amount[seat][i] = 0
    if lost > 0:
        s.shield[seat] -= lost
        NOTE.shield_gone(s, seat, lost, EVERYONE)
    close_pools(s, seat)


def wear_pools(s: State, seat: int) -> None:
    """E-17 Timed shield loses a turn, and goes with its last one."""
    lost = 0
    for i in range(s.pool_n[seat]):
        if s.pool_left[seat][i] == 1:
            lost += s.pool_amount[seat][i]
            s.pool_amount[seat][i] = 0
        elif s.pool_left[seat][i] > 1:
            s.pool_left[seat][i] -= 1
    if lost > 0:
        s.shield[seat] -= lost
        NOTE.shield_ended(s, seat, lost, EVERYONE)
    close_pools(s, seat)


def factor(s: State, seat: int, weight: int) -> int:
    """DUEL-VAL-04, E-15, E-28 What base damage is multiplied with."""
    if weight == c.NO_FORCE:
        return 1
    return 1 + (2 if weight == c.DOUBLE_FORCE else 1) * s.force[seat]


def hurt(s: State, victim: int, amount: int) -> None:
    """DUEL-VAL-01, DUEL-VAL-02, E-19, E-24 Shield first, oldest pool first, then hit points."""
    if amount <= 0 or s.phase == c.OVER:
        return
    if s.invincible[victim] == 1:
        NOTE.unhurt(s, victim, amount, EVERYONE)
        return
    rest = amount
    for i in range(s.pool_n[victim]):
        part = min(rest, s.pool_amount[victim][i])
        s.pool_amount[victim][i] -= part
        rest -= part
    s.shield[victim] -= amount - rest
    close_pools(s, victim)
    lost = min(rest, s.hp[victim])
    s.hp[victim] -= lost
    NOTE.damaged(s, victim, lost, amount - rest, EVERYONE)
    if s.hp[victim] == 0:
        finish(s, c.DEFEATED)


def heal(t: Tables, s: State, seat: int, amount: int) -> None:
    """E-21 Hit points come back, up to the number one began with."""
    gained = min(amount, t.max_hp[seat] - s.hp[seat])
    if gained > 0:
        s.hp[seat] += gained
        NOTE.healed(s, seat, gained, EVERYONE)


def raise_storm(s: State, seat: int, card: int, amount: int, turns: int) -> None:
    """DUEL-M-STORM, E-18 A storm begins; those of one card and one end are added up."""
    if amount <= 0:
        return
    at = STORM_ROWS.find(s, seat, card, turns)
    if at == c.NONE:
        at = STORM_ROWS.push(s, seat, card, 0, turns)
    s.storm_amount[seat][at] += amount
    NOTE.storm_rose(s, seat, amount, turns, EVERYONE)


def wear_storms(s: State, seat: int) -> None:
    """E-18 Storms lose a turn; spent ones leave the row."""
    for i in range(s.storm_n[seat] - 1, -1, -1):
        s.storm_left[seat][i] -= 1
        if s.storm_left[seat][i] == 0:
            STORM_ROWS.drop(s, seat, i)
