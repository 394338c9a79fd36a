"""What counts for each player; content/weights.toml says what a point of it is worth.

Ways to a victory are told by how many enemy turns they must still outlast: the last one counts
apart, and firm is what present enemy units cannot undo.
"""

from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.brain.outlook import may_win
from ludotheque.games.tactique.brain.threats import life, menace
from ludotheque.games.tactique.records import Desk, State, Tables
from ludotheque.games.tactique.rules.grid import row_full
from ludotheque.games.tactique.rules.values import atk, is_linked

F_UNITS = 0  # in play
F_COST = 1  # Echoes of units in play
F_ATK = 2  # of units in play
F_HP = 3  # of units in play
F_SHIELD = 4  # of units in play
F_STUNNED = 5  # units
F_KEYWORD = 6  # printed on units in play
F_HAND = 7  # cards, the first eight
F_CARDS = 8  # of hand and deck, the first eight
F_LASTING = 9  # persistent spells
F_TURN = 10  # having it
F_DOOMED = 11  # units that fall to one blow, in the other's turn
F_EXPOSED = 12  # units that fall to all blows together, in the other's turn
F_WEAK = 13  # units that would fall to one blow, in one's own turn
F_MASSACRE = 14  # 1 if so many are doomed that the other would win by it
F_KILLS = 15  # squared, this turn, where that counts
F_FILLED = 16  # cells of the fullest row that counts, while it is incomplete
F_GAP = 17  # 1 if one cell is missing there
F_HOLD = 18  # 1 for a complete row that must be held for three turns or more
F_HOLD_TWO = 19  # for two
F_HOLD_ONE = 20  # for one
F_CORE = 21  # 1 for a Core that must ripen for three turns or more
F_CORE_TWO = 22  # for two
F_CORE_ONE = 23  # for one
F_LINKS = 24  # linked units, where links count
F_LINK_GAP = 25  # 1 if one more is needed
F_LINK_ONE = 26  # 1 if there are enough: one turn to go
F_FIRM_TWO = 27  # 1 for a way with two turns to go that is firm
F_FIRM_ONE = 28  # with one turn to go

MOST_HAND, MOST_CARDS, MOST_ATK, MOST_HP = 8, 8, 10, 12  # more than that is worth little
FAR = 3  # turns to go, or more


def lay(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay what a player has on the desk; nothing before the first turn."""
    for n in range(c.FEATURES):
        d.feature[n] = 0
    if s.phase != c.PLAY:
        return
    d.feature[F_HAND] = min(s.hand_n[seat], MOST_HAND)
    d.feature[F_CARDS] = min(s.hand_n[seat] + s.deck_n[seat], MOST_CARDS)
    d.feature[F_LASTING] = s.lasting_n[seat]
    d.feature[F_TURN] = 1 if s.active == seat else 0
    menace(t, s, d, seat)
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        if s.unit[t.cells[i]] >= 0:
            lay_unit(t, s, d, t.cells[i])
    lay_danger(t, s, d, seat)
    for goal in range(t.goals_n):
        if may_win(t, s, seat, goal) == 1:
            lay_goal(t, s, d, seat, goal)


def lay_unit(t: Tables, s: State, d: Desk, spot: int) -> None:
    """What a unit adds."""
    d.feature[F_UNITS] += 1
    d.feature[F_COST] += t.cost[s.unit[spot]]
    d.feature[F_ATK] += min(atk(t, s, spot), MOST_ATK)
    d.feature[F_HP] += min(s.hp[spot], MOST_HP)
    d.feature[F_SHIELD] += s.shield[spot]
    d.feature[F_STUNNED] += s.stunned[spot]
    bits = t.keywords[s.unit[spot]]
    while bits > 0:
        d.feature[F_KEYWORD] += bits & 1
        bits >>= 1


def lay_danger(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Which units may fall soon, and whether that would be the end."""
    counted = 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] < 0 or is_exposed(s, d, spot) == 0:
            continue
        one = 1 if d.blow[spot] >= life(s, spot) else 0
        if s.active == seat:
            d.feature[F_WEAK] += one
            continue
        d.feature[F_EXPOSED] += 1
        d.feature[F_DOOMED] += one
        if t.type[s.unit[spot]] != c.TOKEN:
            counted += one
    for goal in range(t.goals_n):
        enough = t.goal_kind[goal] == c.ELIMINATING and counted >= t.goal_n[goal][0]
        if enough and may_win(t, s, 1 - seat, goal) == 1:
            d.feature[F_MASSACRE] = 1


def is_exposed(s: State, d: Desk, spot: int) -> int:
    """1 if the other's units may together destroy a unit."""
    return 1 if d.harm[spot] >= life(s, spot) else 0


def lay_goal(t: Tables, s: State, d: Desk, seat: int, goal: int) -> None:
    """How far the way to a condition is gone."""
    kind, need = t.goal_kind[goal], t.goal_n[goal][0]
    if kind == c.TERRITORIAL:
        for row in range(c.ROWS):
            if t.goal_n[goal][row] > 0:
                lay_row(t, s, d, seat, t.goal_n[goal][row] * c.ROWS + row)
    elif kind == c.SYNERGETIC:
        lay_links(t, s, d, seat, need)
    elif kind == c.SURVIVING:
        lay_cores(t, s, d, seat, need)
    elif s.active == seat:
        d.feature[F_KILLS] = s.kills[seat] * s.kills[seat]


def lay_row(t: Tables, s: State, d: Desk, seat: int, asked: int) -> None:
    """A row that is being held or filled; `asked` is how long it must be, and which one."""
    need, row = asked // c.ROWS, asked % c.ROWS
    filled = 0
    cells = 0
    firm = 1
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if t.row_of[spot] == row:
            cells += 1
            if s.unit[spot] >= 0:
                filled += 1
                firm = min(firm, 1 - is_exposed(s, d, spot))
    if row_full(t, s, seat, row) == 1:
        lay_way(d, F_HOLD, need - s.hold[seat][row], firm)
    else:
        d.feature[F_FILLED] = max(d.feature[F_FILLED], filled)
        if filled + 1 == cells:
            d.feature[F_GAP] = 1


def lay_cores(t: Tables, s: State, d: Desk, seat: int, need: int) -> None:
    """Cores that ripen."""
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        card = s.unit[spot]
        if card >= 0 and t.traits[card] & c.CORE and t.row_of[spot] != c.DORMANT:
            lay_way(d, F_CORE, need - s.age[spot], 1 - is_exposed(s, d, spot))


def lay_way(d: Desk, first: int, left: int, firm: int) -> None:
    """A way with so many enemy turns to go; a shorter one counts beside a longer one."""
    if left >= FAR:
        d.feature[first] = 1
    elif left == FAR - 1:
        d.feature[first + 1] = 1
        d.feature[F_FIRM_TWO] = max(d.feature[F_FIRM_TWO], firm)
    else:
        d.feature[first + FAR - 1] = 1
        d.feature[F_FIRM_ONE] = max(d.feature[F_FIRM_ONE], firm)


def lay_links(t: Tables, s: State, d: Desk, seat: int, need: int) -> None:
    """Units that give each other bonuses."""
    count = 0
    safe = 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] >= 0 and is_linked(t, s, spot) == 1:
            count += 1
            safe += 1 - is_exposed(s, d, spot)
    d.feature[F_LINKS] = min(count, need)
    if count == need - 1:
        d.feature[F_LINK_GAP] = 1
    elif count >= need:
        d.feature[F_LINK_ONE] = 1
        if safe >= need:
            d.feature[F_FIRM_ONE] = 1
