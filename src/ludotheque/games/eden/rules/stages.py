"""Where the game goes on when nothing is asked: stage by stage, phase by phase, day by day."""

from ludotheque.core.cases import Cases
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import after, combat, ending, expansion, founding, logistics
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.opening import stage_final, stage_map, stage_tile
from ludotheque.games.eden.state import BY_STAGE, DAWNED


def following_seat(t: Tables, s: State, seat: int) -> int:
    """EDEN-AMB-59 The next living player clockwise before the token's seat comes round, or NONE."""
    for step in range(1, t.seats):
        other = (seat + step) % t.seats
        if other == s.token:
            return c.NONE
        if s.alive[other] == 1:
            return other
    return c.NONE


def next_player(t: Tables, s: State, d: Desk) -> int:
    """EDEN-BASE-03, EDEN-BASE-04 The next in order; then the next phase, then the next day."""
    seat = following_seat(t, s, s.active)
    if seat != c.NONE:
        s.active = seat
    elif s.phase == c.EXPANSION:
        logistics.produce(t, s, d)
        alive = s.alive[s.token] == 1
        s.active = s.token if alive else max(0, following_seat(t, s, s.token))
    else:
        if s.day >= t.max_days:
            return ending.last_day(t, s, d)
        return dawn(t, s)
    if s.phase == c.LOGISTICS:
        return logistics.begin_logistics(s)
    s.stage = c.S_TURN
    return 0


def dawn(t: Tables, s: State) -> int:
    """EDEN-BASE-06 The second in order takes the token, and a new day begins."""
    token = s.token
    for step in range(t.seats - 1, 0, -1):
        other = (s.token + step) % t.seats
        if s.alive[other] == 1:
            token = other
    DAWNED.clear(s)
    s.day += 1
    founding.begin_day(s)
    return founding.give_token(s, token)


STAGES = Cases(  # one stage: something is asked, or the next stage is set
    BY_STAGE,
    {
        c.S_MAP: stage_map,
        c.S_TILE: stage_tile,
        c.S_PORTAL: (asks, c.MAP_PORTAL),  # EDEN-MAP-13 to EDEN-MAP-16
        c.S_FINAL: stage_final,
        c.S_UNITS_FIRST: founding.stage_units_first,
        c.S_TROOPS_FIRST: founding.stage_troops_first,
        c.S_TURN: expansion.stage_turn,
        c.S_PREP: expansion.stage_prep,
        c.S_TARGET: expansion.stage_target,
        c.S_PAY: expansion.stage_pay,
        c.S_GROUPS: expansion.stage_groups,
        c.S_OPEN: combat.stage_open,
        c.S_WINDOW: combat.stage_window,
        c.S_RING: combat.stage_ring,
        c.S_DECIDE: combat.stage_decide,
        c.S_LOSSES: combat.stage_losses,
        c.S_DEFEND: after.stage_defend,
        c.S_CONQUER: after.stage_conquer,
        c.S_HEART: after.stage_heart,
        c.S_FALL: after.stage_fall,
        c.S_POST: combat.end_combat,
        c.S_END: (asks, c.EXP_END),  # EDEN-EXP-10, EDEN-BONUS-01
        c.S_NEXT: next_player,
        c.S_BUY: (asks, c.LOG_BUY),  # EDEN-LOG-01 to EDEN-LOG-05
        c.S_PLACE: logistics.stage_place,
        c.S_SHIFT: logistics.stage_shift,
    },
)
