"""Moves as they are made, on to the next decision: what an answer does, which stage goes on, and
what everybody sees is forced."""

from ludotheque.cards.piles import take
from ludotheque.core.cases import Cases
from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import after, cards, combat, expansion, logistics, opening
from ludotheque.games.eden.rules.asking import asks, is_choice
from ludotheque.games.eden.rules.choosing import answer_choice, of_hand
from ludotheque.games.eden.rules.ending import last_day
from ludotheque.games.eden.rules.falling import sample
from ludotheque.games.eden.rules.legality import takes_done
from ludotheque.games.eden.rules.listing import some
from ludotheque.games.eden.rules.windows import might_use, use
from ludotheque.games.eden.state import BY_DECISION, BY_STAGE, DAWNED


def answer(t: Tables, s: State, d: Desk, move: int) -> int:
    """Answer the decision; what is decided next, or NOTHING."""
    if c.MOVE_USE <= move < c.MOVE_RIFT:
        return answer_use(t, s, d, move - c.MOVE_USE)
    if is_choice(s.ask) == 1:
        return answer_choice(t, s, move)
    return ANSWERS.to_decision(t, s, d, move)


def answer_use(t: Tables, s: State, d: Desk, place: int) -> int:
    """EDEN-AMB-52, EDEN-GAP-20 An option of a card in hand."""
    use(t, s, place // c.MODE_NAMES, place % c.MODE_NAMES)
    if s.ask == c.CMB_PLAY:
        combat.open_window(s, c.PLAYING)
    elif s.ask == c.CMB_ABILITY:
        s.window_at = 0
    if s.fighting == 1:
        sample(t, s, d)
    return c.NOTHING


def answer_prep(t: Tables, s: State, move: int) -> int:
    """EDEN-EXP-02 to EDEN-EXP-05 A card is played, discarded, returned; a rift is opened."""
    seat = s.seat
    if move == c.MOVE_DONE:
        return expansion.end_prep(s)
    if move >= c.MOVE_RIFT:
        card = move - c.MOVE_RIFT
        s.table_n[seat] = take(s.table[seat], s.table_n[seat], card, 0)
        cards.destroy(t, s, seat, card)
        s.rift_left = t.rift_total[card]
        s.rift_units = t.rift_units[card]
        s.rift_first = 1
        return c.RIFT
    if move < c.MOVE_DISCARD:
        card = move - c.MOVE_PLAY
        cards.from_hand(s, seat, card)
        s.front[seat][card] += 1
        NOTE.crystal_played(s, seat, card, EVERYONE)
    elif move < c.MOVE_WORLD:
        cards.discard_held(s, seat, move - c.MOVE_DISCARD)
    else:
        card = move - c.MOVE_WORLD
        cards.from_hand(s, seat, card)
        s.pool[seat][card] += 1
        NOTE.unit_returned(s, seat, card, EVERYONE)
    return c.NOTHING


def answer_take(t: Tables, s: State, move: int) -> int:
    """EDEN-GAP-05 A rift brings units, or one common card."""
    seat, card = s.seat, move - c.MOVE_PICK
    if move != c.MOVE_DONE:
        s.pool[cards.home_of(t, seat, card)][card] -= 1
        cards.to_hand(s, seat, card)
        NOTE.card_taken(s, seat, card, EVERYONE)
        s.rift_first = 0
        s.rift_units -= 1
        s.rift_left -= t.cost[card]
        if t.type[card] == c.UNIT and s.rift_units > 0 and s.rift_left > 0:
            return c.RIFT
    s.rift_left = 0
    s.rift_units = 0
    s.rift_first = 0
    return c.NOTHING


ANSWERS = Cases(
    BY_DECISION,
    {
        c.MAP_DRAW: opening.answer_draw,
        c.MAP_TILE: opening.answer_tile,
        c.MAP_PORTAL: opening.answer_portal,
        c.MAP_BLACK: opening.answer_black,
        c.MAP_PORTAL_POS: opening.put_portal,
        c.MAP_FINAL: opening.answer_final,
        c.SETUP_UNIT: opening.answer_unit,
        c.SETUP_TROOP: opening.settle,
        c.EXP_PREP: answer_prep,
        c.RIFT: answer_take,
        c.OFF_TARGET: expansion.answer_target,
        c.OFF_SOURCE: expansion.answer_source,
        c.OFF_TROOPS: expansion.answer_group,
        c.EXP_END: expansion.answer_end,
        c.CMB_OPEN: combat.answer_open,
        c.CMB_PLAY: combat.answer_play,
        c.CMB_ABILITY: combat.answer_ability,
        c.DEF_DISCARD: after.answer_discard,
        c.DEF_REFILL: after.answer_refill,
        c.RETREAT: after.answer_retreat,
        c.OCCUPY: after.answer_occupy,
        c.HEART_SPEND: logistics.buy,
        c.LOG_BUY: logistics.answer_buy,
        c.LOG_RIVAL: logistics.send,
        c.LOG_MUSTER: logistics.answer_muster,
        c.LOG_PLACE: opening.settle,
        c.LOG_MOVE_FROM: logistics.answer_from,
        c.LOG_MOVE_TO: logistics.answer_to,
        c.LOG_MOVE_N: logistics.answer_moved,
    },
)


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
            return last_day(t, s, d)
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
    opening.begin_day(s)
    return opening.give_token(s, token)


STAGES = Cases(  # one stage: something is asked, or the next stage is set
    BY_STAGE,
    {
        c.S_MAP: opening.stage_map,
        c.S_TILE: opening.stage_tile,
        c.S_PORTAL: (asks, c.MAP_PORTAL),  # EDEN-MAP-13 to EDEN-MAP-16
        c.S_FINAL: opening.stage_final,
        c.S_UNITS_FIRST: opening.stage_units_first,
        c.S_TROOPS_FIRST: opening.stage_troops_first,
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


def apply(t: Tables, s: State, d: Desk, move: int) -> int:
    """Play a legal move, on to the next decision."""
    s.today += 1
    s.ask = answer(t, s, d, move)
    return go_on(t, s, d)


def go_on(t: Tables, s: State, d: Desk) -> int:
    """Everything that happens by itself."""
    while s.phase != c.OVER:
        if s.ask == c.NOTHING:
            STAGES.advance(t, s, d)
            continue
        move = forced(t, s, d)
        if move == c.NONE:
            return 0
        s.ask = answer(t, s, d, move)
    s.ask = c.NOTHING
    return 0


def forced(t: Tables, s: State, d: Desk) -> int:
    """The only answer, where everybody sees that there is no other; or NONE (EDEN-GAP-13)."""
    ask = s.ask
    late = s.phase >= c.EXPANSION and s.today > t.day_most * t.seats
    if late and takes_done(ask) == 1:
        return c.MOVE_DONE
    if ask in (c.EXP_PREP, c.OFF_TARGET, c.DEF_DISCARD, c.DEF_REFILL):
        return c.NONE
    if ask in (c.CMB_OPEN, c.CMB_PLAY, c.CMB_ABILITY, c.CMB_SIDE, c.CMB_SHIFT, c.SHIELD):
        return c.NONE
    if is_hidden(t, s) == 1:
        return c.NONE
    return d.moves[0] if some(t, s, d, d.moves, 2) == 1 else c.NONE


def is_hidden(t: Tables, s: State) -> int:
    """EDEN-GAP-13 1 where a hand decides what there is to choose."""
    if s.ask == c.LOG_BUY:
        return might_use(t, s, s.seat, c.W_BUY)
    return 1 if of_hand(t, s) == 1 and s.hand_n[s.seat] != 1 else 0


def mid_action(t: Tables, s: State) -> int:
    """1 where a decision completes what the same player began with the one before: a portal, an
    offensive, an ability, a purchase, a march."""
    ask = s.ask
    if is_choice(ask) == 1 or ask == c.OFF_TARGET:
        return 1 if ask != c.OFF_TARGET or s.fronts_n > 0 else 0
    if ask in (c.MAP_BLACK, c.MAP_PORTAL_POS, c.RIFT, c.OFF_SOURCE, c.OFF_TROOPS):
        return 1
    return 1 if ask in (c.LOG_RIVAL, c.LOG_MUSTER, c.LOG_MOVE_TO, c.LOG_MOVE_N) else 0


def turn(t: Tables, s: State) -> int:
    """Turns begun so far."""
    return s.begun


def chapter(t: Tables, s: State) -> int:
    """A playout may end with the day."""
    return s.day


assert OK == c.NOTHING
