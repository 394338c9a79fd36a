"""What an answer to a decision does; it returns the decision that follows at once, or NOTHING."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.after import answer_occupy, answer_retreat
from ludotheque.games.eden.rules.cards import (
    destroy,
    discard_held,
    from_hand,
    home_of,
    refill,
    take_table,
    to_discard,
    to_hand,
)
from ludotheque.games.eden.rules.choosing import answer_choice
from ludotheque.games.eden.rules.combat import (
    answer_ability,
    answer_open,
    answer_play,
    answer_stop,
    open_window,
)
from ludotheque.games.eden.rules.expansion import (
    answer_end,
    answer_group,
    answer_source,
    answer_target,
    declare,
    end_prep,
)
from ludotheque.games.eden.rules.founding import answer_unit, settle
from ludotheque.games.eden.rules.legality import is_choice
from ludotheque.games.eden.rules.logistics import (
    answer_moved,
    answer_place,
    end_buying,
    end_moving,
)
from ludotheque.games.eden.rules.opening import (
    answer_black,
    answer_draw,
    answer_final,
    answer_portal,
    answer_tile,
    put_portal,
)
from ludotheque.games.eden.rules.reacting import sample
from ludotheque.games.eden.rules.shop import buy, send
from ludotheque.games.eden.rules.uses import use


def answer(t: Tables, s: State, d: Desk, move: int) -> int:
    """Answer the decision; what is decided next, or NOTHING."""
    ask = s.ask
    if c.MOVE_USE <= move < c.MOVE_RIFT:
        return answer_use(t, s, d, move - c.MOVE_USE)
    if is_choice(ask) == 1:
        return answer_choice(t, s, move)
    if ask in (
        c.CMB_OPEN,
        c.CMB_PLAY,
        c.CMB_ABILITY,
        c.DEF_DISCARD,
        c.DEF_REFILL,
        c.RETREAT,
        c.OCCUPY,
    ):
        return answer_fight(t, s, d, move)
    if ask < c.EXP_PREP:
        return answer_opening(t, s, d, move)
    return answer_day(t, s, move)


def answer_use(t: Tables, s: State, d: Desk, place: int) -> int:
    """EDEN-AMB-52, EDEN-GAP-20 An option of a card in hand."""
    use(t, s, place // c.MODE_NAMES, place % c.MODE_NAMES)
    if s.ask == c.CMB_PLAY:
        open_window(s, c.PLAYING)
    elif s.ask == c.CMB_ABILITY:
        s.window_at = 0
    if s.fighting == 1:
        sample(t, s, d)
    return c.NOTHING


def answer_opening(t: Tables, s: State, d: Desk, move: int) -> int:
    """Map and set-up."""
    ask, cell = s.ask, move - c.MOVE_AT
    if ask == c.MAP_DRAW:
        return answer_draw(s, move - c.MOVE_DRAW)
    if ask == c.MAP_TILE:
        return answer_tile(s, cell)
    if ask == c.MAP_PORTAL:
        return answer_portal(t, s, d, move - c.MOVE_PORTAL)
    if ask == c.MAP_BLACK:
        return answer_black(s, cell)
    if ask == c.MAP_PORTAL_POS:
        return put_portal(s, cell)
    if ask == c.MAP_FINAL:
        return answer_final(t, s, move)
    if ask == c.SETUP_UNIT:
        return answer_unit(s, move - c.MOVE_PICK)
    assert ask == c.SETUP_TROOP, "nothing of the kind is asked"
    return settle(s, s.active, cell)


def answer_fight(t: Tables, s: State, d: Desk, move: int) -> int:
    """A combat and what follows it."""
    ask = s.ask
    if ask == c.CMB_OPEN:
        return answer_open(t, s, d, move - c.MOVE_PICK)
    if ask == c.CMB_PLAY:
        if move == c.MOVE_DONE:
            return answer_stop(t, s)
        return answer_play(t, s, d, (move - c.MOVE_SEND) // 2, (move - c.MOVE_SEND) % 2)
    if ask == c.CMB_ABILITY:
        if move == c.MOVE_DONE:
            s.window_at += 1
            return c.NOTHING
        return answer_ability(t, s, move)
    if ask == c.DEF_DISCARD:
        if move == c.MOVE_DONE:
            s.at += 1
            return c.NOTHING
        return discard_held(s, s.seat, move - c.MOVE_DISCARD)
    if ask == c.DEF_REFILL:
        s.at += 1
        if move == c.MOVE_REFILL:
            refill(t, s, s.seat)
        return c.NOTHING
    return answer_retreat(s, move) if ask == c.RETREAT else answer_occupy(s, move - c.MOVE_NUMBER)


def answer_day(t: Tables, s: State, move: int) -> int:
    """Expansion and Logistics outside a combat."""
    ask = s.ask
    if ask == c.EXP_PREP:
        return answer_prep(t, s, move)
    if ask == c.RIFT:
        return answer_take(t, s, move)
    if ask == c.OFF_TARGET:
        return declare(s) if move == c.MOVE_DONE else answer_target(t, s, move - c.MOVE_AT)
    if ask == c.OFF_SOURCE:
        return answer_source(s, move - c.MOVE_AT)
    if ask == c.OFF_TROOPS:
        return answer_group(s, move - c.MOVE_NUMBER)
    if ask == c.EXP_END:
        return answer_end(t, s, move)
    return answer_logistics(t, s, move)


def answer_prep(t: Tables, s: State, move: int) -> int:
    """EDEN-EXP-02 to EDEN-EXP-05 A card is played, discarded, returned; a rift is opened."""
    seat = s.seat
    if move == c.MOVE_DONE:
        return end_prep(s)
    if move >= c.MOVE_RIFT:
        card = move - c.MOVE_RIFT
        take_table(s, seat, card)
        destroy(t, s, seat, card)
        s.rift_left = t.rift_total[card]
        s.rift_units = t.rift_units[card]
        s.rift_first = 1
        return c.RIFT
    if move < c.MOVE_DISCARD:
        card = move - c.MOVE_PLAY
        from_hand(s, seat, card)
        s.front[seat][card] += 1
        NOTE.crystal_played(s, seat, card, EVERYONE)
    elif move < c.MOVE_WORLD:
        discard_held(s, seat, move - c.MOVE_DISCARD)
    else:
        card = move - c.MOVE_WORLD
        from_hand(s, seat, card)
        s.pool[seat][card] += 1
        NOTE.unit_returned(s, seat, card, EVERYONE)
    return c.NOTHING


def answer_take(t: Tables, s: State, move: int) -> int:
    """EDEN-GAP-05 A rift brings units, or one common card."""
    seat, card = s.seat, move - c.MOVE_PICK
    if move != c.MOVE_DONE:
        s.pool[home_of(t, seat, card)][card] -= 1
        to_hand(s, seat, card)
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
        return end_buying(t, s) if move == c.MOVE_DONE else buy(t, s, move - c.MOVE_BUY)
    if ask == c.LOG_RIVAL:
        return send(s, move - c.MOVE_SEAT)
    if ask == c.LOG_MUSTER:
        if move != c.MOVE_DONE:
            s.pool[s.seat][move - c.MOVE_PICK] -= 1
            to_discard(s, s.seat, move - c.MOVE_PICK)
            NOTE.mustered(s, s.seat, move - c.MOVE_PICK, EVERYONE)
        return c.NOTHING
    if ask == c.LOG_PLACE:
        return answer_place(s, cell)
    if ask == c.LOG_MOVE_FROM:
        if move == c.MOVE_DONE:
            return end_moving(t, s)
        s.from_cell = cell
        return c.LOG_MOVE_TO
    if ask == c.LOG_MOVE_TO:
        s.to_cell = cell
        return c.LOG_MOVE_N
    return answer_moved(s, move - c.MOVE_NUMBER)
