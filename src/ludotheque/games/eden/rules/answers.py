"""What an answer to a decision does; it returns the decision that follows at once, or NOTHING."""

from ludotheque.cards.piles import take
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import (
    after,
    cards,
    choosing,
    combat,
    expansion,
    founding,
    legality,
    logistics,
    opening,
    reacting,
    shop,
    uses,
)


def answer(t: Tables, s: State, d: Desk, move: int) -> int:
    """Answer the decision; what is decided next, or NOTHING."""
    ask = s.ask
    if c.MOVE_USE <= move < c.MOVE_RIFT:
        return answer_use(t, s, d, move - c.MOVE_USE)
    if legality.is_choice(ask) == 1:
        return choosing.answer_choice(t, s, move)
    if ask == c.CMB_OPEN or c.CMB_PLAY <= ask <= c.OCCUPY:
        return answer_fight(t, s, d, move)
    if ask < c.EXP_PREP:
        return answer_opening(t, s, d, move)
    return answer_day(t, s, move)


def answer_use(t: Tables, s: State, d: Desk, place: int) -> int:
    """EDEN-AMB-52, EDEN-GAP-20 An option of a card in hand."""
    uses.use(t, s, place // c.MODE_NAMES, place % c.MODE_NAMES)
    if s.ask == c.CMB_PLAY:
        combat.open_window(s, c.PLAYING)
    elif s.ask == c.CMB_ABILITY:
        s.window_at = 0
    if s.fighting == 1:
        reacting.sample(t, s, d)
    return c.NOTHING


def answer_opening(t: Tables, s: State, d: Desk, move: int) -> int:
    """Map and set-up."""
    ask, cell = s.ask, move - c.MOVE_AT
    if ask == c.MAP_DRAW:
        return opening.answer_draw(s, move - c.MOVE_DRAW)
    if ask == c.MAP_TILE:
        return opening.answer_tile(s, cell)
    if ask == c.MAP_PORTAL:
        return opening.answer_portal(t, s, d, move - c.MOVE_PORTAL)
    if ask == c.MAP_BLACK:
        return opening.answer_black(s, cell)
    if ask == c.MAP_PORTAL_POS:
        return opening.put_portal(s, cell)
    if ask == c.MAP_FINAL:
        return opening.answer_final(t, s, move)
    if ask == c.SETUP_UNIT:
        return founding.answer_unit(s, move - c.MOVE_PICK)
    assert ask == c.SETUP_TROOP, "nothing of the kind is asked"
    return founding.settle(s, s.active, cell)


def answer_fight(t: Tables, s: State, d: Desk, move: int) -> int:
    """A combat and what follows it."""
    ask = s.ask
    if ask == c.CMB_OPEN:
        return combat.answer_open(t, s, d, move - c.MOVE_PICK)
    if ask == c.CMB_PLAY:
        if move == c.MOVE_DONE:
            return combat.answer_stop(t, s)
        return combat.answer_play(t, s, d, (move - c.MOVE_SEND) // 2, (move - c.MOVE_SEND) % 2)
    if ask == c.CMB_ABILITY:
        if move == c.MOVE_DONE:
            s.window_at += 1
            return c.NOTHING
        return combat.answer_ability(t, s, move)
    if ask == c.DEF_DISCARD:
        if move == c.MOVE_DONE:
            s.at += 1
            return c.NOTHING
        return cards.discard_held(s, s.seat, move - c.MOVE_DISCARD)
    if ask == c.DEF_REFILL:
        s.at += 1
        if move == c.MOVE_REFILL:
            cards.refill(t, s, s.seat)
        return c.NOTHING
    if ask == c.RETREAT:
        return after.answer_retreat(s, move)
    return after.answer_occupy(s, move - c.MOVE_NUMBER)


def answer_day(t: Tables, s: State, move: int) -> int:
    """Expansion and Logistics outside a combat."""
    ask = s.ask
    if ask == c.EXP_PREP:
        return answer_prep(t, s, move)
    if ask == c.RIFT:
        return answer_take(t, s, move)
    if ask == c.OFF_TARGET:
        if move == c.MOVE_DONE:
            return expansion.declare(s)
        return expansion.answer_target(t, s, move - c.MOVE_AT)
    if ask == c.OFF_SOURCE:
        s.source[s.fronts_n] = move - c.MOVE_AT
        s.fronts_n += 1
        return c.NOTHING
    if ask == c.OFF_TROOPS:
        return expansion.answer_group(s, move - c.MOVE_NUMBER)
    if ask == c.EXP_END:
        return expansion.answer_end(t, s, move)
    return answer_logistics(t, s, move)


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


def answer_logistics(t: Tables, s: State, move: int) -> int:
    """Purchases, troops placed and moved."""
    ask, cell = s.ask, move - c.MOVE_AT
    if ask in (c.LOG_BUY, c.HEART_SPEND):
        if move == c.MOVE_DONE:
            return logistics.end_buying(t, s)
        return shop.buy(t, s, move - c.MOVE_BUY)
    if ask == c.LOG_RIVAL:
        return shop.send(s, move - c.MOVE_SEAT)
    if ask == c.LOG_MUSTER:
        if move != c.MOVE_DONE:
            s.pool[s.seat][move - c.MOVE_PICK] -= 1
            cards.to_discard(s, s.seat, move - c.MOVE_PICK)
            NOTE.mustered(s, s.seat, move - c.MOVE_PICK, EVERYONE)
        return c.NOTHING
    if ask == c.LOG_PLACE:
        return founding.settle(s, s.seat, cell)
    if ask == c.LOG_MOVE_FROM:
        if move == c.MOVE_DONE:
            return logistics.end_moving(t, s)
        s.from_cell = cell
        return c.LOG_MOVE_TO
    if ask == c.LOG_MOVE_TO:
        s.to_cell = cell
        return c.LOG_MOVE_N
    return logistics.answer_moved(s, move - c.MOVE_NUMBER)
