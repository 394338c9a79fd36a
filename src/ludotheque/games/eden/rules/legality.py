"""Which moves are legal, and which rule forbids the others, the first rule first (§4.10)."""

from ludotheque.cards.piles import find
from ludotheque.core.kernel import OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import after, cards, expansion, logistics, mapping, windows
from ludotheque.games.eden.rules.army import rows_of
from ludotheque.games.eden.rules.asking import is_choice
from ludotheque.games.eden.rules.board import connect, survey
from ludotheque.games.eden.rules.choosing import refuse_choice
from ludotheque.games.eden.rules.opening import tiles_left
from ludotheque.games.eden.rules.windows import refuse_use
from ludotheque.space.hex import distance


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
        return refuse_use(t, s, place // c.MODE_NAMES, place % c.MODE_NAMES)
    if c.MOVE_ACTIVATE <= move < c.MOVE_NUMBER and s.fighting == 1:
        d.public = 0
        if move >= c.MOVE_REACT:
            return windows.refuse_chance(t, s, d, move - c.MOVE_REACT)
        place = move - c.MOVE_ACTIVATE
        return windows.refuse_activation(t, s, d, place // c.ABILITIES, place % c.ABILITIES)
    if is_choice(ask) == 1:
        return refuse_choice(t, s, d, move)
    if move == c.MOVE_DONE:
        return OK if takes_done(ask) == 1 else c.NOT_NOW
    if move < c.MOVE_PLAY:
        return refuse_on_map(t, s, d, move)
    if move < c.MOVE_SEND:
        return refuse_of_card(t, s, move)
    if c.MOVE_SEND <= move < c.MOVE_SEND + 192:
        if ask != c.CMB_PLAY:
            return c.NOT_NOW
        return refuse_send(t, s, (move - c.MOVE_SEND) // 2, (move - c.MOVE_SEND) % 2)
    return refuse_rest(t, s, move)


def refuse_on_map(t: Tables, s: State, d: Desk, move: int) -> int:
    """Tiles drawn, cells, the portal."""
    ask = s.ask
    if move < c.MOVE_AT:  # EDEN-MAP-11 A tile that is there
        there = s.face[s.seat] > 0 if move == c.MOVE_DRAW + 1 else s.pile_n[s.seat] > 0
        return c.NOT_NOW if ask != c.MAP_DRAW else OK if there else c.NO_TILE
    if move >= c.MOVE_PORTAL:
        how = move - c.MOVE_PORTAL
        stays = ask == c.MAP_PORTAL_POS and how == c.PORTAL_NONE
        if stays and tiles_left(s, s.active) == 0:
            return c.PORTAL_DUE
        return refuse_how(t, s, d, how) if ask == c.MAP_PORTAL else c.NOT_NOW
    if ask == c.EXP_END or (ask == c.EXP_PREP and s.attacked == 1):
        return c.SECOND_OFFENSIVE
    return refuse_place(t, s, d, move - c.MOVE_AT)


def refuse_of_card(t: Tables, s: State, move: int) -> int:
    """Cards played, discarded, returned, picked and bought."""
    ask = s.ask
    if move < c.MOVE_PICK:
        if ask == c.EXP_PREP:
            return refuse_prep(t, s, move)
        card = move - c.MOVE_DISCARD
        if ask == c.DEF_DISCARD and 0 <= card < t.cards_n:
            return OK if s.hand[s.seat][card] > 0 else c.NOT_HELD
        return c.NOT_NOW
    if move < c.MOVE_RAISE:
        picks = ask in (c.SETUP_UNIT, c.RIFT, c.CMB_OPEN, c.LOG_MUSTER)
        return refuse_pick(t, s, move - c.MOVE_PICK) if picks else c.NOT_NOW
    card = move - c.MOVE_BUY
    if 0 <= card < t.cards_n and ask in (c.LOG_BUY, c.HEART_SPEND):
        return logistics.refuse_buy(t, s, s.seat, card)
    return c.NOT_NOW


def refuse_rest(t: Tables, s: State, move: int) -> int:
    """Numbers, players, and words of one meaning."""
    ask = s.ask
    if c.MOVE_NUMBER <= move < c.MOVE_SEAT:
        counts = ask in (c.OFF_TROOPS, c.OCCUPY, c.LOG_MOVE_N)
        return refuse_number(s, move - c.MOVE_NUMBER) if counts else c.NOT_NOW
    if ask == c.LOG_RIVAL and c.MOVE_SEAT <= move < c.MOVE_SEAT + t.seats:
        return OK if logistics.is_rival(t, s, s.seat, move - c.MOVE_SEAT) == 1 else c.NO_RIVAL
    if ask == c.DEF_REFILL:
        return OK if move in (c.MOVE_REFILL, c.MOVE_NO) else c.NOT_NOW
    if ask == c.EXP_END and move == c.MOVE_REFILL:
        return OK if cards.may_refill(t, s, s.seat) == 1 else c.NO_REFILL
    if move == c.MOVE_BONUS and ask in (c.EXP_END, c.EXP_PREP):
        return OK if ask == c.EXP_END and s.captured == 1 else c.NO_BONUS
    return c.NOT_NOW


def refuse_how(t: Tables, s: State, d: Desk, how: int) -> int:
    """EDEN-MAP-13 to 16, EDEN-AMB-08, EDEN-AMB-09 What may be done with the portal."""
    laid = s.portal[s.active] != c.NONE
    last = tiles_left(s, s.active) == 0
    if how == c.PORTAL_NONE:
        return c.PORTAL_DUE if last and not laid else OK
    if how == c.PORTAL_ADD:
        return c.PORTAL_IS_LAID if laid else OK
    if how == c.PORTAL_REMOVE:
        if not laid:
            return c.PORTAL_NOT_LAID
        return c.LAST_TILE if last else OK
    if not laid:
        return c.NOTHING_TO_MOVE
    survey(t, s, d, s.portal[s.active])
    return OK if mapping.has_portal_cell(t, s, d) == 1 else c.NO_OTHER_CELL


def refuse_place(t: Tables, s: State, d: Desk, cell: int) -> int:
    """Why a cell is no answer to the decision."""
    ask = s.ask
    if ask in (c.MAP_TILE, c.MAP_BLACK, c.MAP_PORTAL_POS, c.MAP_FINAL):
        mapping.sees_map(t, s, d)
        return mapping.refuse_cell(t, s, d, cell)
    if ask in (c.LOG_MOVE_FROM, c.LOG_MOVE_TO):
        connect(t, s, d, s.active)
    return refuse_tile_of(t, s, d, cell)


def refuse_tile_of(t: Tables, s: State, d: Desk, cell: int) -> int:
    """The same of decisions about tiles that lie; after `connect` where troops move."""
    ask, seat = s.ask, s.seat
    if ask == c.SETUP_TROOP:
        own = cell == s.portal[seat] or distance(s.portal[seat], cell) == 1
        return OK if own and s.owner[cell] == 1 + seat else c.NOT_BY_PORTAL
    if ask == c.OFF_TARGET:
        return expansion.refuse_target(t, s, cell)
    if ask == c.OFF_SOURCE:
        return expansion.refuse_frontier(t, s, cell, s.target[s.fronts_n])
    if ask == c.RETREAT:
        return refuse_retreat(t, s, cell)
    if ask == c.LOG_PLACE:
        return OK if s.owner[cell] == 1 + seat else c.NOT_OWN
    if ask == c.LOG_MOVE_FROM:
        return logistics.refuse_from(t, s, d, cell)
    return logistics.refuse_to(s, d, s.from_cell, cell) if ask == c.LOG_MOVE_TO else c.NOT_NOW


def refuse_retreat(t: Tables, s: State, cell: int) -> int:
    """EDEN-AMB-34, EDEN-COMBAT-1F-24 A neighbour of one's own that is not lost too."""
    if distance(s.target[s.at], cell) != 1:
        return c.NO_REFUGE
    if after.is_lost(s, cell) == 1:
        return c.LOST_TOO
    return OK if s.owner[cell] == 1 + s.seat else c.NO_REFUGE


def refuse_prep(t: Tables, s: State, move: int) -> int:
    """EDEN-EXP-01 to EDEN-EXP-05 Cards played, discarded, returned; a rift."""
    if move >= c.MOVE_RIFT:
        card = move - c.MOVE_RIFT
        ready = find(s.table[s.seat], s.table_n[s.seat], card, 0) >= 0 and t.rift_units[card] > 0
        return OK if ready else c.NOT_ON_TABLE
    card = (move - c.MOVE_PLAY) % c.CARDS
    if s.hand[s.seat][card] == 0:
        return c.NOT_IN_HAND
    if move < c.MOVE_DISCARD:
        return OK if t.type[card] == c.CRYSTAL else c.NOT_A_CRYSTAL
    if c.MOVE_WORLD <= move < c.MOVE_USE:
        if t.type[card] != c.UNIT:
            return c.NOT_A_UNIT
        return c.STAYS_IN_HAND if t.bits[card] & c.NO_RETURN else OK
    return OK


def refuse_pick(t: Tables, s: State, card: int) -> int:
    """Units to start with, of a rift, to open with, to muster."""
    if card >= t.cards_n:
        return c.NOT_NOW
    seat, own = s.seat, t.civ_of[card] == t.civ[s.seat]
    if s.ask == c.SETUP_UNIT:
        if not own or t.cost[card] != 1:
            return c.NOT_A_STARTER
        return OK if s.pool[seat][card] > 0 else c.NONE_LEFT
    if s.ask == c.CMB_OPEN:
        if s.hand[seat][card] == 0 or t.type[card] != c.UNIT:
            return c.NOT_AN_OPENER
        return c.CANNOT_OPEN if t.play_if[card] > 0 else OK
    if t.type[card] == c.UNIT and not own:
        return c.OTHER_WORLD
    if s.ask == c.LOG_MUSTER:
        if t.type[card] != c.UNIT:
            return c.OTHER_WORLD
        if s.pool[seat][card] == 0:
            return c.NONE_LEFT
        return OK if t.cost[card] <= t.muster_free[t.civ[seat]] else c.MUSTER_DEAR
    return refuse_take(t, s, card)


def refuse_take(t: Tables, s: State, card: int) -> int:
    """EDEN-GAP-05 What a rift brings: units within its cost, or one common card at first."""
    if t.type[card] == c.UNIT:
        if s.pool[s.seat][card] == 0:
            return c.NONE_LEFT
        return OK if t.cost[card] <= s.rift_left else c.NOT_TO_TAKE
    if s.pool[c.SUPPLY][card] == 0:
        return c.NONE_LEFT
    plain = t.type[card] in (c.CRYSTAL, c.COMMON) and t.on_buy[card] != c.TO_RIVAL
    return OK if plain and s.rift_first == 1 else c.NOT_TO_TAKE


def refuse_send(t: Tables, s: State, card: int, front: int) -> int:
    """§4.10 CMB_PLAY: a unit of the hand, on a front of one's own."""
    seat = s.seat
    if s.hand[seat][card] == 0 or t.type[card] != c.UNIT:
        return c.NOT_PLAYABLE
    if front >= s.fronts_n or (seat != s.active and s.foe[front] != seat):
        return c.NO_ARMY
    if s.hand[seat][card] <= s.returned[seat][card]:
        return c.CAME_BACK
    return c.NEEDS_UNIT if t.play_if[card] > 0 and rows_of(s, seat, front) == 0 else OK


def refuse_number(s: State, n: int) -> int:
    """Troops that go, enter or move."""
    if s.ask == c.OFF_TROOPS:
        wrong = c.WRONG_GROUP if s.fronts_n == 1 else c.WRONG_GROUPS
        return OK if 1 <= n <= expansion.group_most(s) else wrong
    if s.ask == c.OCCUPY:
        if n < after.least_entering(s):
            return c.ONE_MUST_ENTER
        return OK if n <= s.group[s.at] else c.TOO_MANY
    return OK if 1 <= n < s.troops[s.from_cell] else c.LEFT_EMPTY
