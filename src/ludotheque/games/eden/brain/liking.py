"""The move that a plain player likes best: what each is worth in the decision at hand, on the map
that is being built and in the shop too."""

from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.ground import awaited, crystals_owned, hope, post, power
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import beyond, colour_at, is_rich
from ludotheque.games.eden.rules.mapping import sees_map
from ludotheque.games.eden.rules.opening import tiles_left
from ludotheque.games.eden.rules.select import force
from ludotheque.space.steps import lies

LATE = 2  # tiles left when the portal is laid
SETTLED = 3  # what staying is worth: the first day begins with who settled first
EXPOSED = 8  # of a portal, for each tile that it touches
ROOMY = 8  # steps from others beyond which more does not count


def drawn(t: Tables, s: State, out: i8row) -> int:
    """The face-up tile if it has one's own colour."""
    both = out[0] == c.MOVE_DRAW and out[1] == c.MOVE_DRAW + 1
    return out[1] if both and s.face[s.active] == t.colour[s.active] else out[0]


def how(s: State, out: i8row, n: int) -> int:
    """The portal is laid when few tiles are left, and stays."""
    for i in range(n):
        if out[i] == c.MOVE_PORTAL + c.PORTAL_ADD and tiles_left(s, s.active) <= LATE:
            return out[i]
    for i in range(n):
        if out[i] == c.MOVE_PORTAL + c.PORTAL_NONE:
            return out[i]
    return out[0]


def lay_worth(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What the tile drawn is worth to the active player on a cell; after a look."""
    seat = s.active
    side = 0
    for other in range(t.seats):
        if s.portal[other] != c.NONE:
            far = min(ROOMY, beyond(t, s, d, 1 + other, cell))
            side += ROOMY - far if other == seat else far - ROOMY
    weight = 2 if s.drawn == t.colour[seat] else 1
    contacts = 0
    for way in range(c.SIX):
        near = cell + t.way[way]
        if s.ground[near] != 0:
            contacts += 1 - is_rich(t, s, near)
            contacts += 1 if colour_at(t, s, near) != s.drawn else 0
    return weight * side + contacts


def home_worth(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What a cell is worth for the portal: not far from the Heart, far from others, by good land,
    open to one side only; after a survey."""
    worth = -3 * beyond(t, s, d, 0, cell)
    for other in range(t.seats):
        if other != s.active and s.portal[other] != c.NONE:
            worth += 2 * min(ROOMY, beyond(t, s, d, 1 + other, cell))
    for way in range(c.SIX):
        near = cell + t.way[way]
        if lies(s, d, near) == 1:
            worth += 2 * is_rich(t, s, near) - EXPOSED
            worth += 2 if colour_at(t, s, near) == t.colour[s.active] else 0
    return worth


WON = 100000
ENOUGH = 9  # value of crystals that a deck wants
SPARE = 3  # stocks above which a card for a rival is bought
RICH = 18  # stocks above which dear crystals are
STARTER = 1  # cost of units that deepen a deck little
UNITS_FIRST = 20
CROWN = 8  # territories that the Heart counts for, to tell who is ahead


def worth_buying(t: Tables, s: State, card: int) -> int:
    """How much a card is wanted; 0: not at all."""
    seat = s.seat
    if t.on_buy[card] == c.TO_WIN:
        return WON
    if t.type[card] == c.TECH:
        return t.cost[card] if s.ask == c.HEART_SPEND else 0
    if t.type[card] == c.UNIT:
        return UNITS_FIRST + 2 * t.cost[card] if t.cost[card] > STARTER else 1
    if t.on_buy[card] == c.TO_RIVAL:
        return 2 if s.stocks[seat] >= SPARE else 0
    if t.type[card] != c.CRYSTAL or t.value[card] < 2:
        return 0
    if t.value[card] > 2:
        return 30 if s.stocks[seat] >= RICH else 0
    return 10 if crystals_owned(t, s, seat) < ENOUGH + s.day // 3 else 0


def standing(s: State, seat: int) -> int:
    """How far a player is, as all see it."""
    crown = CROWN + s.pure if s.owner[c.HEART_CELL] == 1 + seat else 0
    return crown + sum(s.owner[s.tile[i]] == 1 + seat for i in range(s.tiles_n))


LOW = -1000000  # worth less than any other


def best_on_map(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """The best of moves that name cells: the map is looked at first."""
    sees_map(t, s, d)
    d.hand = awaited(t, s, s.active, t.hand_max)
    return best_of(t, s, d, out, n)


def best_of(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """The first of the moves that are worth most; who gains nothing declines."""
    best = out[0]
    most = LOW
    for i in range(n):
        worth = worth_of(t, s, d, out[i])
        if worth > most or (worth == most and out[i] == c.MOVE_DONE):
            best, most = out[i], worth
    return best


def worth_of(t: Tables, s: State, d: Desk, move: int) -> int:
    """What a move is worth; to decline is worth nothing, but that a portal may stay."""
    if c.MOVE_AT <= move < c.MOVE_PORTAL:
        return worth_at(t, s, d, move - c.MOVE_AT)
    if c.MOVE_BUY <= move < c.MOVE_SEND:
        return worth_buying(t, s, move - c.MOVE_BUY)
    if c.MOVE_UNIT <= move < c.MOVE_ACTIVATE:
        return worth_aiming(t, s, d, move - c.MOVE_UNIT)
    if c.MOVE_SEAT <= move < c.MOVE_LEFT:
        return standing(s, move - c.MOVE_SEAT)
    if move == c.MOVE_DONE:
        return home_worth(t, s, d, s.portal[s.active]) + SETTLED if s.ask == c.MAP_FINAL else 0
    if c.MOVE_DISCARD <= move < c.MOVE_USE or c.MOVE_PICK <= move < c.MOVE_BUY:
        return worth_giving(t, s, move, (move - c.MOVE_PLAY) % c.CARDS)
    return LOW


def worth_at(t: Tables, s: State, d: Desk, cell: int) -> int:
    """What a cell is worth; troops come from where most stand."""
    if s.ask in (c.MAP_TILE, c.MAP_BLACK):
        return lay_worth(t, s, d, cell)
    if s.ask in (c.MAP_PORTAL_POS, c.MAP_FINAL):
        return home_worth(t, s, d, cell)
    if s.ask == c.OFF_TARGET:
        return hope(t, s, d, cell)
    if s.ask in (c.OFF_SOURCE, c.RETREAT):
        return 1 + s.troops[cell]
    return post(t, s, d, s.active, cell)


def worth_aiming(t: Tables, s: State, d: Desk, unit: int) -> int:
    """The unit an ability is for: the strongest, of one's own that are lost the weakest."""
    lost = t.row_verb[s.r_row] in (c.NEUTRALISE, c.DESTROY, c.RETURN)
    worth = force(t, s, d, unit)
    return -worth if lost and s.u_seat[unit] == s.seat else worth


def worth_giving(t: Tables, s: State, move: int, card: int) -> int:
    """The strongest unit, of others the last; what is missed least is given up, or opens unless
    against wild land a stronger one is just enough."""
    worth, front = power(t, card), s.at
    if s.ask in (c.CMB_DISCARD, c.CMB_TRASH):
        return -2 * worth if t.type[card] == c.UNIT else -2 * t.value[card] - 1
    if s.ask == c.CMB_OPEN:
        enough = s.owner[s.target[front]] == 0 and s.group[front] + worth > s.wild[front]
        return 100 - worth if enough else -worth
    return worth if t.type[card] == c.UNIT else move - c.MOVE_COUNT
