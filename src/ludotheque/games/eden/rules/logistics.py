"""Production and Logistics: stocks, troops placed and moved, the end of a day (§4.6)."""

from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.board import heart_of, income, place_of
from ludotheque.games.eden.rules.cards import refill, to_discard
from ludotheque.games.eden.rules.shop import buy
from ludotheque.games.eden.state import BOUGHT, SHIFTED


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
    s.from_cell = c.NONE
    s.to_cell = c.NONE
    NOTE.troops_moved(s, s.seat, source, cell, n, EVERYONE)
