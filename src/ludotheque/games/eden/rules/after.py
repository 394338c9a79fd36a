"""After a combat: defenders refill, retreat, occupation, the Heart, elimination (§4.5)."""

from ludotheque.cards.piles import clear
from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import State, Tables
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.cards import discard_held, home_of, may_refill, refill
from ludotheque.games.eden.rules.ending import finish, living
from ludotheque.games.eden.rules.logistics import refuse_buy
from ludotheque.games.eden.rules.windows import defender
from ludotheque.games.eden.state import NO_BASE


def is_lost(s: State, cell: int) -> bool:
    """EDEN-COMBAT-2F-13 Whether a territory is conquered in this combat."""
    return any(s.target[front] == cell and s.won[front] == 1 for front in range(s.fronts_n))


def is_dying(s: State, seat: int) -> int:
    """EDEN-AMB-42 1 if a player loses his portal now."""
    return 1 if seat >= 0 and is_lost(s, s.portal[max(seat, 0)]) else 0


def stage_defend(t: Tables, s: State) -> int:
    """EDEN-COMBAT-1F-21, EDEN-COMBAT-1F-22 Each defender may discard, then refill."""
    seat = defender(t, s, s.at // 2)
    while seat != c.NONE:
        if is_dying(s, seat) == 0:
            if s.at % 2 == 0 and s.hand_n[seat] > 0:
                return asks(s, c.DEF_DISCARD, seat)
            if s.at % 2 == 1 and may_refill(t, s, seat) == 1:
                return asks(s, c.DEF_REFILL, seat)
        s.at += 1
        seat = defender(t, s, s.at // 2)
    return hold(s)


def answer_discard(s: State, move: int) -> None:
    """EDEN-COMBAT-1F-21 A defender discards a card, or no more."""
    if move != c.MOVE_DONE:
        return discard_held(s, s.seat, move - c.MOVE_DISCARD)
    s.at += 1


def answer_refill(t: Tables, s: State, move: int) -> None:
    """EDEN-COMBAT-1F-22 A defender refills, or not."""
    s.at += 1
    if move == c.MOVE_REFILL:
        refill(t, s, s.seat)


def hold(s: State) -> int:
    """EDEN-AMB-32, EDEN-VOC-13, EDEN-GAP-23 Failed groups go back; who held keeps one troop."""
    for front in range(s.fronts_n):
        if s.won[front] == 0:
            s.troops[s.source[front]] += s.group[front]
            s.group[front] = 0
    for front in range(s.fronts_n):
        cell = s.target[front]
        if s.foe[front] != c.NONE and is_lost(s, cell) == 0 and s.troops[cell] == 0:
            s.troops[cell] = 1
            NOTE.troop_kept(s, s.foe[front], cell, EVERYONE)
    NO_BASE.clear(s)
    s.at = 0
    s.stage = c.S_CONQUER
    return 0


def stage_conquer(t: Tables, s: State) -> int:
    """EDEN-COMBAT-1F-23 to 27 Retreat and occupation, front by front."""
    while s.at < s.fronts_n:
        front = s.at
        if s.won[front] == 1:
            cell, foe = s.target[front], s.foe[front]
            if foe != c.NONE and s.owner[cell] == 1 + foe:
                if is_dying(s, foe) == 0 and s.troops[cell] > 0:
                    return asks(s, c.RETREAT, foe)
                s.troops[cell] = 0
            s.owner[cell] = 1 + s.active
            return asks(s, c.OCCUPY, s.active)
        s.at += 1
    s.losing = 0
    s.stage = c.S_HEART
    return 0


def least_entering(s: State) -> int:
    """EDEN-AMB-35 1 unless another winning front brings a troop there."""
    front = s.at
    if s.troops[s.target[front]] > 0:
        return 0
    other = 1 - front
    later = front == 0 and s.fronts_n == 2 and s.target[other] == s.target[front]
    return 0 if later and s.won[other] == 1 and s.group[other] > 0 else 1


def answer_occupy(s: State, n: int) -> None:
    """EDEN-COMBAT-1F-26, EDEN-COMBAT-1F-27 So many enter, the others go back."""
    front = s.at
    cell = s.target[front]
    if s.foe[front] != c.NONE:
        s.captured = 1
    s.troops[cell] += n
    s.troops[s.source[front]] += s.group[front] - n
    s.group[front] = 0
    s.base[front] = cell
    if front == 1 and s.base[0] == cell:
        s.base[1] = c.NONE
    NOTE.occupied(s, s.active, cell, n, EVERYONE)
    s.at += 1


def answer_retreat(s: State, move: int) -> None:
    """EDEN-COMBAT-1F-24, EDEN-COMBAT-1F-25 One troop goes, or all that are left are removed."""
    cell = s.target[s.at]
    if move == c.MOVE_DONE:
        s.troops[cell] = 0
        NOTE.troops_removed(s, s.seat, cell, EVERYONE)
        return
    to = move - c.MOVE_AT
    s.troops[cell] -= 1
    s.troops[to] += 1
    NOTE.troop_retreated(s, s.seat, to, EVERYONE)


def stage_heart(t: Tables, s: State) -> int:
    """EDEN-COMBAT-1F-28, EDEN-AMB-39 Who loses the Heart spends its energy while he can."""
    s.losing = 0
    for front in range(s.fronts_n):
        if s.target[front] == c.HEART_CELL and s.won[front] == 1 and s.foe[front] != c.NONE:
            s.losing = 1 + s.foe[front]
    if s.losing == 0:
        s.stage = c.S_FALL
        return 0
    seat = s.losing - 1
    buys = any(refuse_buy(t, s, seat, card) == OK for card in range(t.commons_n))
    return asks(s, c.HEART_SPEND, seat) if buys and is_dying(s, seat) == 0 else fade(s)


def fade(s: State) -> int:
    """What was not spent is lost."""
    if s.pure > 0:
        NOTE.pure_lost(s, s.pure, EVERYONE)
    s.pure = 0
    s.losing = 0
    s.stage = c.S_FALL
    return 0


def stage_fall(t: Tables, s: State) -> int:
    """EDEN-COMBAT-1F-29, EDEN-AMB-41 Players who lost their portals are out, in front order."""
    for front in range(s.fronts_n):
        foe = s.foe[front]
        taken = s.won[front] == 1 and s.target[front] == s.portal[max(foe, 0)]
        if foe != c.NONE and taken and s.alive[max(foe, 0)] == 1:
            eliminate(t, s, max(foe, 0))
    s.stage = c.S_POST
    if living(t, s) == 1:
        return finish(t, s, c.CONQUEST, 1 << s.active)
    return 0


def eliminate(t: Tables, s: State, seat: int) -> None:
    """EDEN-COMBAT-1F-30, EDEN-AMB-40 All that a player had goes; his territories change hands."""
    NOTE.eliminated(s, seat, s.active, EVERYONE)
    if s.owner[c.HEART_CELL] == 1 + seat:
        fade(s)
    s.fell[seat] = 1 + t.seats - living(t, s)
    s.alive[seat] = 0
    for i in range(s.tiles_n):
        cell = s.tile[i]
        if s.owner[cell] == 1 + seat:
            s.owner[cell] = 1 + s.active
            s.troops[cell] = 1
    s.stocks[seat] = 0
    leave(t, s, seat)


def leave(t: Tables, s: State, seat: int) -> None:
    """Common cards and technologies go back to the supply, units are out."""
    for card in range(t.cards_n):
        s.pool[home_of(t, seat, card)][card] += s.held[seat][card]
        s.held[seat][card] = 0
        s.hand[seat][card] = 0
    for i in range(s.discard_n[seat]):
        s.pool[home_of(t, seat, s.discard[seat][i])][s.discard[seat][i]] += 1
    for i in range(s.table_n[seat]):
        s.pool[home_of(t, seat, s.table[seat][i])][s.table[seat][i]] += 1
    for card in range(t.commons_n):
        s.pool[home_of(t, seat, card)][card] += s.front[seat][card]
        s.front[seat][card] = 0
    for card in range(t.cards_n):
        s.pool[seat][card] = 0
    s.hand_n[seat] = 0
    s.deck_n[seat] = clear(s.deck[seat], s.deck_n[seat])
    s.discard_n[seat] = clear(s.discard[seat], s.discard_n[seat])
    s.table_n[seat] = clear(s.table[seat], s.table_n[seat])
