"""Where the game goes on when nothing is asked: stage by stage, phase by phase, day by day."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import (
    after,
    combat,
    ending,
    expansion,
    founding,
    logistics,
    opening,
)
from ludotheque.games.eden.rules.asking import asks


def advance(t: Tables, s: State, d: Desk) -> int:
    """One stage: something is asked, or the next stage is set."""
    stage = s.stage
    if stage >= c.S_WINDOW and stage <= c.S_POST:
        return advance_combat(t, s, d)
    if stage in (c.S_TURN, c.S_PREP, c.S_TARGET, c.S_PAY, c.S_GROUPS, c.S_OPEN, c.S_END):
        return advance_expansion(t, s, d)
    if stage == c.S_NEXT:
        return next_player(t, s, d)
    if stage == c.S_BUY:
        return asks(s, c.LOG_BUY, s.active)  # EDEN-LOG-01 to EDEN-LOG-05
    if stage == c.S_PLACE:
        return logistics.stage_place(s)
    if stage == c.S_SHIFT:
        return logistics.stage_shift(s)
    return advance_opening(t, s, d)


def advance_opening(t: Tables, s: State, d: Desk) -> int:
    """Map and set-up."""
    stage = s.stage
    if stage == c.S_MAP:
        return opening.stage_map(t, s)
    if stage == c.S_TILE:
        return opening.stage_tile(t, s, d)
    if stage == c.S_PORTAL:
        return asks(s, c.MAP_PORTAL, s.active)  # EDEN-MAP-13 to EDEN-MAP-16
    if stage == c.S_FINAL:
        return opening.stage_final(t, s)
    if stage == c.S_UNITS_FIRST:
        return founding.stage_units_first(t, s)
    assert stage == c.S_TROOPS_FIRST, "the game has lost its way"
    return founding.stage_troops_first(t, s)


def advance_expansion(t: Tables, s: State, d: Desk) -> int:
    """A turn up to the combat, and its end."""
    stage = s.stage
    if stage == c.S_TURN:
        return expansion.stage_turn(t, s)
    if stage == c.S_PREP:
        return expansion.stage_prep(t, s)
    if stage == c.S_TARGET:
        return expansion.stage_target(t, s)
    if stage == c.S_PAY:
        return expansion.stage_pay(s)
    if stage == c.S_GROUPS:
        return expansion.stage_groups(s)
    if stage == c.S_OPEN:
        return combat.stage_open(t, s, d)
    return asks(s, c.EXP_END, s.active)  # EDEN-EXP-10, EDEN-BONUS-01


def advance_combat(t: Tables, s: State, d: Desk) -> int:
    """A combat."""
    stage = s.stage
    if stage == c.S_WINDOW:
        return combat.stage_window(t, s, d)
    if stage == c.S_RING:
        return combat.stage_ring(t, s)
    if stage == c.S_DECIDE:
        return combat.stage_decide(t, s, d)
    if stage == c.S_LOSSES:
        return combat.stage_losses(t, s)
    if stage == c.S_DEFEND:
        return after.stage_defend(t, s)
    if stage == c.S_CONQUER:
        return after.stage_conquer(t, s)
    if stage == c.S_HEART:
        return after.stage_heart(t, s)
    if stage == c.S_FALL:
        return after.stage_fall(t, s)
    combat.end_combat(s)
    s.stage = c.S_PREP
    return 0


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
    for a in range(c.SEATS):
        for b in range(c.SEATS):
            s.sent[a][b] = 0
    s.today = 0
    s.day += 1
    founding.begin_day(s)
    return founding.give_token(s, token)
