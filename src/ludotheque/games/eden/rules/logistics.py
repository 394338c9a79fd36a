"""Production and Logistics: stocks, what cards cost and where they go, troops placed and moved
(§1.8, §3.3, §4.6)."""

from ludotheque.cards.piles import find, put
from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import cards
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.board import heart_of, income, place_of
from ludotheque.games.eden.rules.cards import refill, to_discard
from ludotheque.games.eden.rules.ending import finish
from ludotheque.games.eden.state import BOUGHT, SHIFTED


def price(t: Tables, s: State, card: int) -> int:
    """EDEN-PERM-03 What a card costs now."""
    if t.type[card] == c.UNIT:
        return t.cost[card]
    return t.cost[card] + t.cost_step[card] * s.bought[card]


def is_rival(t: Tables, s: State, seat: int, other: int) -> bool:
    """Whether a living player's territory touches one of the buyer's."""
    if other == seat or other >= t.seats or s.alive[other] == 0:
        return False
    return any(
        s.owner[s.tile[i] + way] == 1 + other
        for i in range(s.tiles_n)
        if s.owner[s.tile[i]] == 1 + seat
        for way in t.way
    )


def rivals(t: Tables, s: State, seat: int) -> int:
    """How many rivals a player has."""
    return sum(is_rival(t, s, seat, other) for other in range(t.seats))


def refuse_buy(t: Tables, s: State, seat: int, card: int) -> int:
    """§4.10 Why a player may not buy a card."""
    losing = s.losing == 1 + seat
    if t.type[card] == c.UNIT and t.civ_of[card] != t.civ[seat]:
        return c.OTHER_WORLD
    if losing and t.type[card] != c.TECH:
        return c.NOT_NOW
    if losing and t.bits[card] & c.NEEDS_HEART:
        return c.SUPREMACY_LOST
    if t.pure[card] == 1 and not losing and heart_of(s) != seat:
        return c.NO_HEART
    if s.pool[cards.home_of(t, seat, card)][card] == 0:
        return c.NONE_LEFT
    if t.type[card] != c.UNIT:
        why = refuse_again(t, s, seat, card)
        if why != OK:
            return why
    return refuse_price(t, s, seat, card)


def refuse_again(t: Tables, s: State, seat: int, card: int) -> int:
    """EDEN-PERM-02 One before each player, so many in a phase, and somebody to send it to."""
    if t.bits[card] & c.UNIQUE and find(s.table[seat], s.table_n[seat], card, 0) >= 0:
        return c.BUYING_LIMIT
    if t.buy_limit[card] > 0 and s.bought[card] >= t.buy_limit[card]:
        return c.BUYING_LIMIT
    if t.on_buy[card] == c.TO_RIVAL and rivals(t, s, seat) == 0:
        return c.NO_RIVAL
    return OK


def refuse_price(t: Tables, s: State, seat: int, card: int) -> int:
    """EDEN-LOG-07 to EDEN-LOG-09 Pure energy, stocks, and crystals for units."""
    cost = price(t, s, card)
    if t.pure[card] == 1:
        return OK if s.pure >= cost else c.PURE_SHORT
    if s.stocks[seat] < cost:
        return c.STOCKS_SHORT
    if t.type[card] == c.UNIT and cards.crystals(t, s, seat) - s.spent < cost:
        return c.CRYSTALS_SHORT
    return OK


def buy(t: Tables, s: State, card: int) -> int:
    """EDEN-LOG-05, EDEN-LOG-06, EDEN-GAP-04 A card is paid for and goes where it belongs."""
    seat, cost = s.seat, price(t, s, card)
    if t.pure[card] == 1:
        s.pure -= cost
    else:
        s.stocks[seat] -= cost
    NOTE.bought(s, seat, card, EVERYONE)
    s.pool[cards.home_of(t, seat, card)][card] -= 1
    if t.type[card] == c.UNIT:
        s.spent += cost
        cards.to_discard(s, seat, card)
        return ask_muster(t, s, card)
    if s.ask != c.HEART_SPEND:
        s.bought[card] += 1
    if t.on_buy[card] == c.TO_RIVAL:
        return choose_rival(t, s, card)
    if t.on_buy[card] != c.TO_DISCARD:
        s.table_n[seat] = put(s.table[seat], s.table_n[seat], card)
        if t.on_buy[card] == c.TO_WIN:
            return finish(t, s, c.SUPREMACY, 1 << seat)
    else:
        cards.to_discard(s, seat, card)
    return 0


def ask_muster(t: Tables, s: State, card: int) -> int:
    """EDEN-GAP-10 A dear unit may bring a cheap one."""
    civ = t.civ[s.seat]
    if t.muster_min[civ] == 0 or t.cost[card] < t.muster_min[civ]:
        return 0
    for other in range(t.unit_first[civ], t.unit_last[civ]):
        if s.pool[s.seat][other] > 0 and t.cost[other] <= t.muster_free[civ]:
            return c.LOG_MUSTER
    return 0


def answer_muster(s: State, move: int) -> None:
    """EDEN-GAP-10 A unit comes for nothing, or none."""
    card = move - c.MOVE_PICK
    if move != c.MOVE_DONE:
        s.pool[s.seat][card] -= 1
        cards.to_discard(s, s.seat, card)
        NOTE.mustered(s, s.seat, card, EVERYONE)


def choose_rival(t: Tables, s: State, card: int) -> int:
    """The only rival gets the card; among several the buyer names one."""
    s.drawn = card
    if rivals(t, s, s.seat) > 1:
        return c.LOG_RIVAL
    for other in range(t.seats):
        if is_rival(t, s, s.seat, other) == 1:
            return send(s, other)
    return 0


def send(s: State, rival: int) -> int:
    """§3.3 The card goes on the rival's discard, or both are destroyed."""
    seat, card = s.seat, s.drawn
    s.drawn = 0
    if s.sent[rival][seat] > 0 and cards.topmost(s, seat, card) != c.NONE:
        s.sent[rival][seat] = 0
        cards.from_discard(s, seat, card)
        s.pool[c.SUPPLY][card] += 2
        NOTE.sent_back(s, seat, card, rival, EVERYONE)
        return 0
    cards.to_discard(s, rival, card)
    s.sent[seat][rival] = 1
    NOTE.sent_to(s, seat, card, rival, EVERYONE)
    return 0


def produce(t: Tables, s: State, d: Desk) -> None:
    """EDEN-PROD-03 to EDEN-PROD-08 Everybody's connected territories give."""
    s.phase = c.PRODUCTION
    for step in range(t.seats):
        seat = (s.token + step) % t.seats
        if s.alive[seat] == 0:
            continue
        n = income(t, s, d, seat)
        s.stocks[seat] += n
        NOTE.produced(s, seat, n, EVERYONE)
        if d.linked[c.HEART_CELL] == 1:
            s.pure += 1
            NOTE.pure_gained(s, seat, s.pure, EVERYONE)
    s.phase = c.LOGISTICS


def begin_logistics(s: State) -> int:
    """EDEN-GAP-18 A player's Logistics begins."""
    s.uses[s.active] = 0
    BOUGHT.clear(s)
    s.stage = c.S_BUY
    return 0


def end_buying(t: Tables, s: State) -> int:
    """EDEN-LOG-11 to EDEN-LOG-13 Crystals are discarded, the smallest first; troops come."""
    seat = s.active
    told = 0
    for value in range(1, 10):
        for card in range(t.commons_n):
            if t.type[card] == c.CRYSTAL and t.value[card] == value:
                while s.front[seat][card] > 0:
                    s.front[seat][card] -= 1
                    to_discard(s, seat, card)
                    told = 1
    if told == 1:
        NOTE.crystals_spent(s, seat, EVERYONE)
    s.spent = 0
    s.placed = t.day_troops
    if heart_of(s) == seat:
        s.placed += t.heart_troops
    s.stage = c.S_PLACE
    return 0


def answer_buy(t: Tables, s: State, move: int) -> int:
    """EDEN-LOG-05 A card is bought, or no more."""
    return end_buying(t, s) if move == c.MOVE_DONE else buy(t, s, move - c.MOVE_BUY)


def stage_place(s: State) -> int:
    """EDEN-LOG-14 Troops are placed one by one."""
    if s.placed > 0:
        return asks(s, c.LOG_PLACE, s.active)
    s.stage = c.S_SHIFT
    return 0


def stage_shift(s: State) -> int:
    """EDEN-LOG-15 Troops move freely."""
    s.from_cell = c.NONE
    s.to_cell = c.NONE
    return asks(s, c.LOG_MOVE_FROM, s.active)


def refuse_from(t: Tables, s: State, d: Desk, cell: int) -> int:
    """EDEN-LOG-15, EDEN-AMB-58, EDEN-GAP-15 Why no troops leave a territory; after `connect`."""
    if s.owner[cell] != 1 + s.active or d.linked[cell] == 0:
        return c.NOT_CONNECTED
    if s.troops[cell] < 2:
        return c.LEFT_EMPTY
    if s.given[place_of(s, cell)] == 2:
        return c.HAS_RECEIVED
    for i in range(s.tiles_n):
        if refuse_to(s, d, cell, s.tile[i]) == OK:
            return OK
    return c.NOT_CONNECTED


def refuse_to(s: State, d: Desk, source: int, cell: int) -> int:
    """EDEN-LOG-15, EDEN-GAP-15 Why they do not go to a territory; after `connect`."""
    if s.owner[cell] != 1 + s.active or d.linked[cell] == 0 or cell == source:
        return c.NOT_CONNECTED
    return c.HAS_GIVEN if s.given[place_of(s, cell)] == 1 else OK


def answer_from(t: Tables, s: State, move: int) -> int:
    """EDEN-LOG-15 Where troops leave from, or no more move: the next player's turn."""
    if move != c.MOVE_DONE:
        s.from_cell = move - c.MOVE_AT
        return c.LOG_MOVE_TO
    SHIFTED.clear(s)
    refill(t, s, s.active)  # EDEN-LOG-16
    s.stage = c.S_NEXT
    return 0


def answer_to(s: State, cell: int) -> int:
    """EDEN-LOG-15 Where they go."""
    s.to_cell = cell
    return c.LOG_MOVE_N


def answer_moved(s: State, n: int) -> None:
    """EDEN-GAP-15 So many troops go; one place has given, the other received."""
    source, cell = s.from_cell, s.to_cell
    s.troops[source] -= n
    s.troops[cell] += n
    s.given[place_of(s, source)] = 1
    s.given[place_of(s, cell)] = 2
    NOTE.troops_moved(s, s.seat, source, cell, n, EVERYONE)
