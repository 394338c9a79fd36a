"""What a position is worth: what both players have, weighed (content/estimate.toml)."""

from ludotheque.core.kernel import WIN
from ludotheque.core.types import i1row, i8row
from ludotheque.games.duel.codes import (
    BUILD,
    FORCE,
    FOREVER,
    FROZEN,
    GEAR,
    RAPID,
    W_CANCEL,
    W_CARDS,
    W_FORCE,
    W_FORCE_TURN,
    W_FROZEN,
    W_GUARD,
    W_HP,
    W_INVINCIBLE,
    W_LOW,
    W_PUNCH,
    W_RAPID,
    W_RESISTANCE,
    W_RESISTANCE_TURN,
    W_SHIELD,
    W_STORM,
    W_TURN,
    W_WEAPON,
)
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.effects import weapon_place

LAST_HP = 30  # the last hit points count more
MOST_SHIELD = 40  # what one turn is likely to break
LONG = 3  # turns of a timed modifier that are looked at


def estimate(t: Tables, s: State, out: i8row) -> int:
    """Each seat's share of the win, from the difference of what both have."""
    score = 0
    if s.phase != BUILD:
        score = standing(t, s, 0) - standing(t, s, 1)
    at = len(t.curve) // 2 + score // t.curve_step
    at = max(0, min(len(t.curve) - 1, at))
    out[0] = t.curve[at]
    out[1] = WIN - t.curve[at]
    return 0


def standing(t: Tables, s: State, seat: int) -> int:
    """What a player has, in thousandths of a logit."""
    total = t.weight[W_HP] * s.hp[seat] + t.weight[W_LOW] * min(s.hp[seat], LAST_HP)
    if s.active == seat:
        total += t.weight[W_TURN]
    else:
        total += t.weight[W_SHIELD] * min(s.shield[seat], MOST_SHIELD)
        total += t.weight[W_INVINCIBLE] * s.invincible[seat]
        total += answers_held(t, s, seat)
    total += t.weight[W_WEAPON] * s.weapon_bonus[seat] * (1 + s.force[seat])
    for i in range(s.storm_n[seat]):
        total += t.weight[W_STORM] * s.storm_amount[seat][i] * s.storm_left[seat][i]
    for place in range(GEAR):
        if s.gear_state[seat][place] == FROZEN:
            total += t.weight[W_FROZEN]
    return total + lasting(t, s, seat) + means(t, s, seat)


def lasting(t: Tables, s: State, seat: int) -> int:
    """Modifiers that outlive the turn."""
    total = 0
    for i in range(s.mod_n[seat]):
        left = s.mod_left[seat][i]
        amount = s.mod_amount[seat][i]
        of_force = s.mod_stat[seat][i] == FORCE
        if left == FOREVER:
            total += amount * (t.weight[W_FORCE] if of_force else t.weight[W_RESISTANCE])
        elif left > 0:
            each = t.weight[W_FORCE_TURN] if of_force else t.weight[W_RESISTANCE_TURN]
            total += amount * min(left, LONG) * each
    return total


def means(t: Tables, s: State, seat: int) -> int:
    """What the cards that are still in the game deal and give on average."""
    cards = s.list_n[seat] - s.removed_n[seat]
    if cards <= 0:
        return 0
    weapon = t.weapon[s.gear[seat][weapon_place(t, s, seat)]] + s.weapon_bonus[seat]
    punch = power(t, s.list[seat], s.list_n[seat], weapon)
    punch -= power(t, s.removed[seat], s.removed_n[seat], weapon)
    guard = protection(t, s.list[seat], s.list_n[seat])
    guard -= protection(t, s.removed[seat], s.removed_n[seat])
    total = t.weight[W_PUNCH] * punch * (1 + lasting_force(t, s, seat)) // cards
    return total + t.weight[W_GUARD] * guard // cards + t.weight[W_CARDS] * cards


def lasting_force(t: Tables, s: State, seat: int) -> int:
    """Force for the rest of the game."""
    force = t.force[seat]
    for i in range(s.mod_n[seat]):
        if s.mod_left[seat][i] == FOREVER and s.mod_stat[seat][i] == FORCE:
            force += s.mod_amount[seat][i]
    return force


def power(t: Tables, pile: i1row, n: int, weapon: int) -> int:
    """Base damage of some cards together."""
    total = 0
    for i in range(n):
        total += t.punch[pile[i]] + weapon * t.swings[pile[i]]
    return total


def protection(t: Tables, pile: i1row, n: int) -> int:
    """Base shield of some cards together."""
    total = 0
    for i in range(n):
        total += t.guard[pile[i]]
    return total


def answers_held(t: Tables, s: State, seat: int) -> int:
    """What Rapides in hand promise, as far as mana goes."""
    mana = s.mana[seat]
    total = 0
    for i in range(s.hand_n[seat]):
        card = s.hand[seat][i]
        if t.type[card] == RAPID and t.cost[card] <= mana:
            mana -= t.cost[card]
            total += t.weight[W_CANCEL] if t.cancels[card] == 1 else t.weight[W_RAPID]
    return total
