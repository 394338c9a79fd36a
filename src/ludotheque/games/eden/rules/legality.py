"""Which moves are legal, and which rule forbids the others (§4.10)."""

from ludotheque.core.kernel import OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import cards, choosing, opening, refusing, shop, uses, windows


def is_choice(ask: int) -> int:
    """1 for a choice of an ability."""
    return 1 if c.CMB_ABILITY < ask <= c.SHIELD else 0


def takes_done(ask: int) -> int:
    """1 for a decision that may be declined: done, none, stop, pass, end, keep, remove."""
    if ask in (c.MAP_FINAL, c.EXP_PREP, c.RIFT, c.OFF_TARGET, c.EXP_END, c.CMB_PLAY, c.CMB_ABILITY):
        return 1
    return 1 if ask in (c.DEF_DISCARD, c.RETREAT, c.LOG_BUY, c.LOG_MUSTER, c.LOG_MOVE_FROM) else 0


def why_not(t: Tables, s: State, d: Desk, move: int) -> int:
    """OK, or the first rule this move breaks."""
    if s.phase == c.OVER:
        return c.GAME_OVER
    ask = s.ask
    if c.MOVE_USE <= move < c.MOVE_RIFT:
        place = move - c.MOVE_USE
        return uses.refuse_use(t, s, place // c.MODE_NAMES, place % c.MODE_NAMES)
    if c.MOVE_ACTIVATE <= move < c.MOVE_NUMBER and s.fighting == 1:
        return refuse_ability(t, s, d, move)
    if is_choice(ask) == 1:
        return choosing.refuse_choice(t, s, d, move)
    if move == c.MOVE_DONE:
        return OK if takes_done(ask) == 1 else c.NOT_NOW
    if move < c.MOVE_PLAY:
        return refuse_on_map(t, s, d, move)
    if move < c.MOVE_SEND:
        return refuse_of_card(t, s, move)
    if c.MOVE_SEND <= move < c.MOVE_SEND + 192:
        if ask != c.CMB_PLAY:
            return c.NOT_NOW
        return refusing.refuse_send(t, s, (move - c.MOVE_SEND) // 2, (move - c.MOVE_SEND) % 2)
    return refuse_rest(t, s, move)


def refuse_ability(t: Tables, s: State, d: Desk, move: int) -> int:
    """§4.10 CMB_ABILITY, and abilities outside a window."""
    d.public = 0
    if move >= c.MOVE_REACT:
        return windows.refuse_chance(t, s, d, move - c.MOVE_REACT)
    place = move - c.MOVE_ACTIVATE
    return windows.refuse_activation(t, s, d, place // c.ABILITIES, place % c.ABILITIES)


def refuse_on_map(t: Tables, s: State, d: Desk, move: int) -> int:
    """Tiles drawn, cells, the portal."""
    ask = s.ask
    if move < c.MOVE_AT:
        return refusing.refuse_draw(s, move) if ask == c.MAP_DRAW else c.NOT_NOW
    if move >= c.MOVE_PORTAL:
        how = move - c.MOVE_PORTAL
        stays = ask == c.MAP_PORTAL_POS and how == c.PORTAL_NONE
        if stays and opening.tiles_left(s, s.active) == 0:
            return c.PORTAL_DUE
        return refusing.refuse_how(t, s, d, how) if ask == c.MAP_PORTAL else c.NOT_NOW
    if ask == c.EXP_END or (ask == c.EXP_PREP and s.attacked == 1):
        return c.SECOND_OFFENSIVE
    return refusing.refuse_place(t, s, d, move - c.MOVE_AT)


def refuse_of_card(t: Tables, s: State, move: int) -> int:
    """Cards played, discarded, returned, picked and bought."""
    ask = s.ask
    if move < c.MOVE_PICK:
        if ask == c.EXP_PREP:
            return refusing.refuse_prep(t, s, move)
        card = move - c.MOVE_DISCARD
        if ask == c.DEF_DISCARD and 0 <= card < t.cards_n:
            return OK if s.hand[s.seat][card] > 0 else c.NOT_HELD
        return c.NOT_NOW
    if move < c.MOVE_RAISE:
        picks = ask in (c.SETUP_UNIT, c.RIFT, c.CMB_OPEN, c.LOG_MUSTER)
        return refusing.refuse_pick(t, s, move - c.MOVE_PICK) if picks else c.NOT_NOW
    card = move - c.MOVE_BUY
    if 0 <= card < t.cards_n and ask in (c.LOG_BUY, c.HEART_SPEND):
        return shop.refuse_buy(t, s, s.seat, card)
    return c.NOT_NOW


def refuse_rest(t: Tables, s: State, move: int) -> int:
    """Numbers, players, and words of one meaning."""
    ask = s.ask
    if c.MOVE_NUMBER <= move < c.MOVE_SEAT:
        counts = ask in (c.OFF_TROOPS, c.OCCUPY, c.LOG_MOVE_N)
        return refusing.refuse_number(t, s, move - c.MOVE_NUMBER) if counts else c.NOT_NOW
    if ask == c.LOG_RIVAL and c.MOVE_SEAT <= move < c.MOVE_SEAT + t.seats:
        return OK if shop.is_rival(t, s, s.seat, move - c.MOVE_SEAT) == 1 else c.NO_RIVAL
    if ask == c.DEF_REFILL:
        return OK if move in (c.MOVE_REFILL, c.MOVE_NO) else c.NOT_NOW
    if ask == c.EXP_END and move == c.MOVE_REFILL:
        return OK if cards.may_refill(t, s, s.seat) == 1 else c.NO_REFILL
    if move == c.MOVE_BONUS and ask in (c.EXP_END, c.EXP_PREP):
        return OK if ask == c.EXP_END and s.captured == 1 else c.NO_BONUS
    return c.NOT_NOW
