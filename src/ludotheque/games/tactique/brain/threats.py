"""What units may do to each other in the next turn, as far as everybody can see."""

from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import Desk, State, Tables
from ludotheque.games.tactique.rules.fights import back
from ludotheque.games.tactique.rules.grid import side_of
from ludotheque.games.tactique.rules.values import armor, atk, has, in_range, targets

HURT = 2  # what a point of damage counts in a trade
HEAD = 10  # what a unit counts, and as much for each Echo of its cost
CROWN = 12  # and for each turn that a row was held, or a Core has ripened


def life(s: State, spot: int) -> int:
    """Shield and hit points together."""
    return s.shield[spot] + s.hp[spot]


def bite(t: Tables, s: State, striker: int, victim: int, n: int) -> int:
    """What a blow of `n` takes of a unit's life, all of it where it is destroyed."""
    whole = life(s, victim)
    taken = n + s.shield[victim]
    if has(t, s, striker, c.PIERCE) == 0:
        taken = n - armor(t, s, victim)
    if taken > s.shield[victim] and n > 0 and has(t, s, striker, c.VENOM) == 1:
        return whole
    return max(0, min(taken, whole))


def menace(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay on the desk what the other's units may do to each of a player's: together, and at most
    with one blow."""
    other = 1 - seat
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        d.harm[t.cells[i]] = 0
        d.blow[t.cells[i]] = 0
    for i in range(other * c.FORMED, other * c.FORMED + c.FORMED):
        striker = t.cells[i]
        if s.unit[striker] == c.NONE or s.stunned[striker] == 1:
            continue
        spread(t, s, d, striker)


def spread(t: Tables, s: State, d: Desk, striker: int) -> None:
    """What one unit may do to each that it reaches."""
    seat = 1 - side_of(striker)
    reached = targets(t, s, striker)
    n = atk(t, s, striker) if reached != 0 else 0
    if n <= 0:
        return
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        victim = t.cells[i]
        if (reached >> victim) & 1 == 1:
            taken = bite(t, s, striker, victim, n)
            d.harm[victim] += taken
            d.blow[victim] = max(d.blow[victim], taken)


def price(t: Tables, s: State, spot: int) -> int:
    """What losing a unit is worth to the other, progress among it."""
    card, seat, row = s.unit[spot], side_of(spot), t.row_of[spot]
    worth = HEAD + HEAD * t.cost[card] + CROWN * s.hold[seat][row]
    if t.traits[card] & c.CORE:
        worth += CROWN * s.age[spot]
    return worth if t.type[card] != c.TOKEN else worth - HEAD // 2


def trade(t: Tables, s: State, striker: int, victim: int) -> int:
    """What an attack gains: what it destroys or hurts, less what it costs."""
    taken = bite(t, s, striker, victim, atk(t, s, striker))
    killed = taken >= life(s, victim)
    gain = price(t, s, victim) if killed else HURT * taken
    if killed and has(t, s, striker, c.FIRST_STRIKE) == 1:
        return gain
    lost = bite(t, s, victim, striker, back(t, s, striker, victim))
    return gain - (price(t, s, striker) if lost >= life(s, striker) else HURT * lost)


def best_trade(t: Tables, s: State, striker: int) -> int:
    """The most that an attack of a unit gains; far below nothing where it reaches nobody."""
    reached = targets(t, s, striker)
    other = 1 - side_of(striker)
    best = -HEAD * HEAD * HEAD
    for i in range(other * c.FORMED, other * c.FORMED + c.FORMED):
        if (reached >> t.cells[i]) & 1 == 1:
            best = max(best, trade(t, s, striker, t.cells[i]))
    return best


def is_free(t: Tables, s: State, striker: int, victim: int) -> int:
    """1 if an attack costs nothing and does something: no blow comes back that takes anything."""
    if bite(t, s, striker, victim, atk(t, s, striker)) == 0:
        return 0
    harmless = has(t, s, striker, c.SKIRMISH) == 1 and in_range(t, s, victim, striker) == 0
    if harmless:
        return 1
    return 1 if bite(t, s, victim, striker, back(t, s, striker, victim)) == 0 else 0
