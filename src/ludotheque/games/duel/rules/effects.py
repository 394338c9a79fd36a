"""The effects of cards, row by row, in the closed vocabulary."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.conditions import holds, pending
from ludotheque.games.duel.rules.values import factor, heal, hurt, modify, protect, raise_storm
from ludotheque.games.duel.rules.zones import draw


def amount(t: Tables, s: State, seat: int, row: int) -> int:
    """What a row's number is worth now (E-13, E-14)."""
    if t.row_n_of[row] == c.OF_HAND:
        return t.row_n[row] * s.hand_n[seat]
    if t.row_n_of[row] == c.OF_DISCARDED:
        return t.row_n[row] * s.discarded[seat]
    return t.row_n[row]


def amount_played(t: Tables, s: State, seat: int, row: int) -> int:
    """What it would be worth if its card, still in hand, were played now (E-13)."""
    counted = t.row_n[row] if t.row_n_of[row] == c.OF_HAND else 0
    return amount(t, s, seat, row) - counted


def weapon_place(t: Tables, s: State, seat: int) -> int:
    """Where a player's weapon lies among the Equipments (E-05)."""
    at = 0
    while t.weapon[s.gear[seat][at]] == c.NONE:
        at += 1
    return at


def weapon_damage(t: Tables, s: State, seat: int, weight: int) -> int:
    """DUEL-W-AXE, DUEL-W-FOOTING, E-15 What a blow with the weapon deals."""
    base = t.weapon[s.gear[seat][weapon_place(t, s, seat)]] + s.weapon_bonus[seat]
    return base * factor(s, seat, weight)


def works(t: Tables, s: State, seat: int, place: int) -> int:
    """DUEL-EQUIP-03, DUEL-EQUIP-04, E-02, E-06 1 if an Equipment is active and not frozen."""
    awake = s.turn > 2 * t.cost[s.gear[seat][place]]
    return 1 if awake and s.gear_state[seat][place] != c.FROZEN else 0


def run_row(t: Tables, s: State, seat: int, row: int, muted: int) -> int:
    """One effect; `muted` stops blows. 1 if the player must choose before the next."""
    verb = t.row_verb[row]
    n = amount(t, s, seat, row)
    if verb == c.DAMAGE:
        if muted == 0:
            for _ in range(t.row_hits[row]):
                hurt(s, 1 - seat, n * factor(s, seat, t.row_force[row]))
    elif verb == c.WEAPON_ATTACK:
        if muted == 0:
            hurt(s, 1 - seat, weapon_damage(t, s, seat, t.row_force[row]))
    elif verb == c.SHIELD:
        protect(s, seat, n * (1 + s.resistance[seat]), t.row_turns[row])
    elif verb == c.STAT:
        modify(t, s, seat, row, n)
    elif verb == c.DRAW:
        draw(s, seat, n)
    elif verb == c.HEAL:
        heal(t, s, seat, n)
    elif verb == c.STORM:
        raise_storm(s, seat, t.row_source[row], n, t.row_turns[row])
    elif verb == c.AT_END:
        s.later[s.later_n] = row
        s.later_n += 1
    elif verb == c.SCRY_DRAW:
        return look_ahead(t, s, seat, row, n)
    elif verb == c.FREEZE_GEAR:
        return choose_gear(s, seat)
    else:
        run_mark(s, seat, verb, n)
    return 0


def run_mark(s: State, seat: int, verb: int, n: int) -> None:
    """The effects that only set a mark or raise a number."""
    if verb == c.MANA:
        s.mana[seat] += n
        NOTE.got_mana(s, seat, n, EVERYONE)
    elif verb == c.WEAPON_BONUS:
        s.weapon_bonus[seat] += n
        NOTE.sharpened(s, seat, n, EVERYONE)
    elif verb == c.INVINCIBLE:
        s.invincible[seat] = 1
        NOTE.became_invincible(s, seat, EVERYONE)
    elif verb == c.CANCEL:
        s.cancelled = 1
        NOTE.cancelled(s, 1 - seat, pending(s), EVERYONE)


def look_ahead(t: Tables, s: State, seat: int, row: int, n: int) -> int:
    """E-22 Cards are drawn, some of which go back: 1 if the player must choose."""
    if draw(s, seat, n) < n:
        return 0
    s.fresh = n
    s.back = t.row_back[row]
    s.phase = c.RETURN
    return 1


def choose_gear(s: State, seat: int) -> int:
    """E-06 One of the opponent's Equipments freezes: 1 if the player must choose."""
    if targets(s, 1 - seat) == 0:
        return 0
    s.phase = c.FREEZE
    return 1


def targets(s: State, seat: int) -> int:
    """E-06 How many Equipments of a player can be frozen."""
    count = 0
    for place in range(c.GEAR):
        if s.gear_state[seat][place] == c.READY:
            count += 1
    return count


def run_rows(t: Tables, s: State, seat: int, first: int, last: int) -> None:
    """Effects in order that ask for no choice; the game may end on the way."""
    row = first
    while row < last and s.ended == 0:
        run_row(t, s, seat, row, 0)
        row += 1 + t.row_span[row]


def trigger(t: Tables, s: State, seat: int, place: int) -> None:
    """E-09 An Equipment works, if its condition holds."""
    card = s.gear[seat][place]
    if s.ended == 0 and holds(s, seat, t.cond[card], t.cond_a[card], t.cond_b[card]) == 1:
        NOTE.triggered(s, seat, card, EVERYONE)
        run_rows(t, s, seat, t.first[card], t.last[card])


def trigger_all(t: Tables, s: State, seat: int, moment: int) -> None:
    """All Equipments of that moment that work, in board order."""
    for place in range(c.GEAR):
        if t.on[s.gear[seat][place]] == moment and works(t, s, seat, place) == 1:
            trigger(t, s, seat, place)
