"""Cards and strikes from announcement to rest (§ attack procedure of the rulebook)."""

from ludotheque.cards.stack import next_row, pop, push
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.conditions import pending
from ludotheque.games.duel.rules.effects import (
    amount,
    run_row,
    run_rows,
    trigger,
    weapon_damage,
    weapon_place,
    works,
)
from ludotheque.games.duel.rules.turns import end_turn
from ludotheque.games.duel.rules.values import factor, hurt
from ludotheque.games.duel.rules.zones import reveal, settle, take_from_hand


def play(t: Tables, s: State, card: int) -> int:
    """DUEL-STEP-06, DUEL-STEP-07, DUEL-VAL-06 Pay, leave the hand, announce if it attacks."""
    seat = s.active
    s.mana[seat] -= t.cost[card]
    take_from_hand(s, seat, card, 0)
    s.plays[seat] += 1
    push(s, card, seat, t.first[card], t.last[card])
    NOTE.played_card(s, seat, card, s.mana[seat], EVERYONE)
    reveal(s, seat, card)
    if t.attack[card] == 0:
        s.chain[seat] = 0
        return resolve(t, s)
    return attack(t, s, t.uses_weapon[card])


def strike(t: Tables, s: State) -> int:
    """DUEL-FRAPPE-01, E-05 The free strike of the turn."""
    seat = s.active
    s.struck[seat] = 1
    push(s, c.STRIKE, seat, 0, 0)
    NOTE.struck(s, seat, s.gear[seat][weapon_place(t, s, seat)], EVERYONE)
    return attack(t, s, 1)


def attack(t: Tables, s: State, with_weapon: int) -> int:
    """E-07, E-16 An attack is made; a frozen weapon announces nothing."""
    seat = s.active
    s.attacks[seat] += 1
    if with_weapon == 1 and s.gear_state[seat][weapon_place(t, s, seat)] == c.FROZEN:
        s.dull = 1
        return resolve(t, s)
    NOTE.announced(s, seat, pending(s), announced_damage(t, s), EVERYONE)
    if answers(t, s, 1 - seat) == 0:
        return resolve(t, s)
    s.phase = c.REACT
    s.seat = 1 - seat
    return 0


def answers(t: Tables, s: State, seat: int) -> int:
    """E-10 1 if a defender is asked, which all can see: a card in hand, and Rapides possible."""
    if s.hand_n[seat] == 0:
        return 0
    return 1 if s.custom[seat] == 1 or t.prints_rapid[seat] == 1 else 0


def announced_damage(t: Tables, s: State) -> int:
    """What the announced attack deals if nothing answers it, before shield."""
    seat = s.active
    if pending(s) == c.STRIKE:
        return weapon_damage(t, s, seat, c.FULL_FORCE)
    total = 0
    row = t.first[pending(s)]
    while row < t.last[pending(s)]:
        weight = t.row_force[row]
        if t.row_verb[row] == c.DAMAGE:
            total += amount(t, s, seat, row) * t.row_hits[row] * factor(s, seat, weight)
        elif t.row_verb[row] == c.WEAPON_ATTACK:
            total += weapon_damage(t, s, seat, weight)
        row += 1 + t.row_span[row]
    return total


def rapid(t: Tables, s: State, card: int) -> int:
    """DUEL-RAPID-01 to DUEL-RAPID-03, E-10 A Rapide resolves at once; others may follow."""
    seat = s.seat
    s.mana[seat] -= t.cost[card]
    take_from_hand(s, seat, card, 0)
    NOTE.reacted(s, seat, card, s.mana[seat], EVERYONE)
    run_rows(t, s, seat, t.first[card], t.last[card])
    settle(t, s, seat, card)
    if s.ended == 0 and s.hand_n[seat] == 0:
        resolve(t, s)
    return 0


def let_through(t: Tables, s: State) -> int:
    """The defender answers no more."""
    NOTE.let_through(s, s.seat, EVERYONE)
    return resolve(t, s)


def resolve(t: Tables, s: State) -> int:
    """E-11 The effects in order, from where they stand; a cancelled attack deals no damage."""
    seat = s.active
    s.phase = c.PLAY
    s.seat = seat
    muted = 1 if s.cancelled == 1 or s.dull == 1 else 0
    if pending(s) == c.STRIKE:
        if muted == 0:
            hurt(s, 1 - seat, weapon_damage(t, s, seat, c.FULL_FORCE))
        return conclude(t, s)
    row = next_row(t, s)
    while row != c.NONE and s.ended == 0:
        if run_row(t, s, seat, row, muted) == 1:
            return 0
        row = next_row(t, s)
    return conclude(t, s)


def conclude(t: Tables, s: State) -> int:
    """Triggers, what is done last, the card to its zone, the end of the turn if it asks for it."""
    if s.ended == 0:
        follow(t, s)
    if s.ended != 0:
        return 0
    ends = 0
    if pending(s) != c.STRIKE:
        ends = last_effects(t, s)
    if s.ended != 0:
        return 0
    card = pending(s)
    pop(s)
    if card != c.STRIKE:
        settle(t, s, s.active, card)
    s.cancelled = 0
    s.dull = 0
    return end_turn(t, s) if ends == 1 else 0


def follow(t: Tables, s: State) -> None:
    """E-07, E-08, E-09 What a frappe brings about, or the chain it breaks."""
    seat = s.active
    if s.dull == 1:
        place = weapon_place(t, s, seat)
        s.gear_state[seat][place] = c.READY
        NOTE.thawed(s, seat, s.gear[seat][place], EVERYONE)
        return
    landed = pending(s) == c.STRIKE or t.frappe[pending(s)] == 1
    if not landed or s.cancelled == 1:
        s.chain[seat] = 0
        return
    s.chain[seat] += 1
    longest = 2
    for place in range(c.GEAR):
        card = s.gear[seat][place]
        longest = max(longest, t.chain[card])
        chained = t.on[card] == c.ON_CHAIN and s.chain[seat] == t.chain[card]
        if (chained or t.on[card] == c.ON_FRAPPE) and works(t, s, seat, place) == 1:
            trigger(t, s, seat, place)
    if s.chain[seat] >= longest:
        s.chain[seat] = 0
    thaw_runes(t, s, seat)


def thaw_runes(t: Tables, s: State, seat: int) -> None:
    """E-07 A resolved frappe frees the owner's frozen runes, after it resolved."""
    for place in range(c.GEAR):
        card = s.gear[seat][place]
        if s.ended == 0 and t.weapon[card] == c.NONE and s.gear_state[seat][place] == c.FROZEN:
            s.gear_state[seat][place] = c.READY
            NOTE.thawed(s, seat, card, EVERYONE)


def last_effects(t: Tables, s: State) -> int:
    """E-11, E-15 What a card does last even if it was cancelled; 1 if the turn ends with it."""
    card = pending(s)
    ends = 0
    row = t.after[card]
    while row < t.after_last[card] and s.ended == 0:
        if t.row_verb[row] == c.END_TURN:
            ends = 1
        else:
            run_row(t, s, s.active, row, 0)
        row += 1 + t.row_span[row]
    return ends
