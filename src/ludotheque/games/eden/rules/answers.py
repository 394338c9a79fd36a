"""What an answer to a decision does; it returns the decision that follows at once, or NOTHING."""

from ludotheque.cards.piles import take
from ludotheque.core.cases import Cases
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import after, cards, combat, expansion, logistics, opening, shop
from ludotheque.games.eden.rules.asking import is_choice
from ludotheque.games.eden.rules.choosing import answer_choice
from ludotheque.games.eden.rules.founding import answer_unit, settle
from ludotheque.games.eden.rules.reacting import sample
from ludotheque.games.eden.rules.uses import use
from ludotheque.games.eden.state import BY_DECISION


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
        c.SETUP_UNIT: answer_unit,
        c.SETUP_TROOP: settle,
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
        c.HEART_SPEND: shop.buy,
        c.LOG_BUY: logistics.answer_buy,
        c.LOG_RIVAL: shop.send,
        c.LOG_MUSTER: shop.answer_muster,
        c.LOG_PLACE: settle,
        c.LOG_MOVE_FROM: logistics.answer_from,
        c.LOG_MOVE_TO: logistics.answer_to,
        c.LOG_MOVE_N: logistics.answer_moved,
    },
)
