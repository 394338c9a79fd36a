"""A turn from its beginning to its end (DUEL-STEP-01 to DUEL-STEP-08)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.conditions import holds
from ludotheque.games.duel.rules.effects import run_rows, trigger_all
from ludotheque.games.duel.rules.values import (
    finish,
    hurt,
    reset_shield,
    wake_modifiers,
    wear_modifiers,
    wear_pools,
    wear_storms,
)
from ludotheque.games.duel.rules.zones import discard_hand, draw


def own_turn(s: State) -> int:
    """E-01 Which of his turns the active player has."""
    return (s.turn + 1) // 2


def begin_turn(t: Tables, s: State, seat: int) -> int:
    """DUEL-STEP-01 to DUEL-STEP-04 All that happens before the first decision of a turn."""
    s.turn += 1
    s.active = seat
    NOTE.turn_began(s, seat, s.turn, own_turn(s), EVERYONE)
    awaken(t, s)
    clear(t, s, seat)
    trigger_all(t, s, seat, c.TURN_START)
    if s.ended != 0:
        return 0
    step = s.turn if t.shared_ramp == 1 else own_turn(s)
    step = min(step, len(t.draws)) - 1
    draw(s, seat, t.draws[step] + t.draw_bonus[seat])
    s.mana[seat] = t.mana[step] + t.mana_bonus[seat]
    NOTE.mana_set(s, seat, s.mana[seat], EVERYONE)
    s.phase = c.PLAY
    s.seat = seat
    return 0


def awaken(t: Tables, s: State) -> None:
    """E-02 Tell which Equipments work from this turn on."""
    for seat in range(c.SEATS):
        for place in range(c.GEAR):
            cost = t.cost[s.gear[seat][place]]
            if cost > 0 and s.turn == 2 * cost + 1:
                NOTE.awoke(s, seat, s.gear[seat][place], EVERYONE)


def clear(t: Tables, s: State, seat: int) -> None:
    """DUEL-STEP-01, DUEL-STEP-02, E-06, E-12, E-19 What the last turns left behind."""
    s.struck[seat] = 0
    s.attacks[seat] = 0
    s.chain[seat] = 0
    s.plays[seat] = 0
    s.discarded[seat] = discard_hand(s, seat)
    reset_shield(s, seat)
    s.invincible[seat] = 0
    for place in range(c.GEAR):
        if s.gear_state[seat][place] == c.CHILLED:
            s.gear_state[seat][place] = c.FROZEN
            NOTE.froze(s, seat, s.gear[seat][place], EVERYONE)
    wake_modifiers(t, s, seat)


def end_turn(t: Tables, s: State) -> int:
    """DUEL-STEP-08 End-of-turn effects, timers, and on to the other player."""
    seat = s.active
    trigger_all(t, s, seat, c.TURN_END)
    run_later(t, s, seat)
    blow_storms(s, seat)
    blow_storms(s, 1 - seat)
    if s.ended != 0:
        return 0
    for player in range(c.SEATS):
        wear_storms(s, player)
        wear_pools(s, player)
        wear_modifiers(t, s, player)
    NOTE.ended_turn(s, seat, s.turn, EVERYONE)
    if s.turn >= t.turn_limit:
        return finish(s, c.TURN_LIMIT)
    return begin_turn(t, s, 1 - seat)


def run_later(t: Tables, s: State, seat: int) -> None:
    """E-16 Effects that waited for the end of the turn, in order of play."""
    for i in range(s.later_n):
        row = s.later[i]
        fits = holds(s, seat, t.row_if[row], t.row_if_a[row], t.row_if_b[row])
        if s.ended == 0 and fits == 1:
            run_rows(t, s, seat, row + 1, row + 1 + t.row_span[row])
        s.later[i] = 0
    s.later_n = 0


def blow_storms(s: State, seat: int) -> None:
    """DUEL-M-STORM, E-18, E-24 A player's storms hit the other, Force or not."""
    for i in range(s.storm_n[seat]):
        if s.ended == 0:
            NOTE.storm_hit(s, seat, s.storm_card[seat][i], EVERYONE)
            hurt(s, 1 - seat, s.storm_amount[seat][i])
