"""How a plain player fights: which unit, which ability, on what."""

from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.ground import awaited, power, punch
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.select import total_of

SHOT = 4  # what an ability may turn at most, roughly


def slack(t: Tables, s: State, d: Desk, seat: int, front: int) -> int:
    """By how much a player wins a front if it stopped now: above 0 it is won."""
    ahead = total_of(t, s, d, front, 0) - total_of(t, s, d, front, 1)
    return ahead if seat == s.active else 1 - ahead


def reserve(t: Tables, s: State, seat: int, front: int) -> int:
    """What the other side of a front may still bring."""
    other = s.foe[front] if seat == s.active else s.active
    if other == c.NONE or (s.stopped >> other) & 1 == 1:
        return 0
    return awaited(t, s, other, s.hand_n[other]) * 2 // 3


def contested(t: Tables, s: State, d: Desk, seat: int, more: int) -> int:
    """The front that is neither safe nor lost with so much more, the nearest first; or NONE."""
    found = c.NONE
    least = 0
    for front in range(s.fronts_n):
        if seat != s.active and s.foe[front] != seat:
            continue
        margin = slack(t, s, d, seat, front)
        open = margin <= reserve(t, s, seat, front) and margin + more > 0
        if open and (found == c.NONE or margin < least):
            found, least = front, margin
    return found


def next_unit(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """The unit played next, or the end: the least that is enough, else the strongest."""
    seat = s.seat
    front = contested(t, s, d, seat, punch(t, s, seat))
    if front == c.NONE:
        return c.MOVE_DONE
    margin = slack(t, s, d, seat, front)
    best = c.MOVE_DONE
    most = -1
    for i in range(n):
        place = out[i] - c.MOVE_SEND
        if out[i] < c.MOVE_SEND or out[i] >= c.MOVE_UNIT or place % c.FRONTS != front:
            continue
        worth = power(t, place // c.FRONTS)
        if margin + worth > 0 and margin <= 0:
            worth = 100 - worth
        if worth > most:
            best, most = out[i], worth
    return best


def ability(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """The ability used next, or none: those that cost something only where it matters."""
    matters = s.window == c.AFTER or contested(t, s, d, s.seat, SHOT) != c.NONE
    for i in range(n):
        move = out[i]
        if move < c.MOVE_ACTIVATE or move >= c.MOVE_NUMBER:
            continue
        if matters or is_free(t, s, move) == 1:
            return move
    return c.MOVE_DONE


def is_free(t: Tables, s: State, move: int) -> int:
    """1 if an ability costs nothing."""
    if move >= c.MOVE_REACT:
        unit, number = s.chance_unit[move - c.MOVE_REACT], s.chance_ability[move - c.MOVE_REACT]
    else:
        place = move - c.MOVE_ACTIVATE
        unit, number = place // c.ABILITIES, place % c.ABILITIES
    card = s.u_card[unit]
    return 1 if t.cost_first[card][number] == t.cost_last[card][number] else 0
