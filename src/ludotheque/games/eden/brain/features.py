"""What counts for each player; content/weights.toml says what a point of it is worth."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.ground import crystals_owned, menace, power, riches
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import connect, steps, survey, yield_of
from ludotheque.games.eden.rules.ending import living

F_ALIVE = 0  # in the game
F_LAND = 1  # territories controlled
F_INCOME = 2  # stocks that connected territories give
F_TROOPS = 3  # on the map and at the fronts
F_GUARD = 4  # troops on one's own portal, the first six
F_HEART = 5  # controlling the Heart
F_PURE = 6  # pure energy on it, while one does and it is connected
F_STOCKS = 7  # energy stocks, the first twenty
F_UNITS = 8  # cost of the units owned
F_CRYSTALS = 9  # value of the crystals owned
F_TABLE = 10  # technologies
F_PORTALS = 11  # players eliminated, seen from the living
F_MIGHT = 12  # what twenty cards of one's own would bring to combats
F_PERIL = 13  # what the portal lacks against a neighbour, the first eight
F_REACH = 14  # how near one's land is to a rival's portal: 5 beside it
F_RICHES = 15  # tiles that are nearest to one's own portal, rich ones twice
F_BRINK = 16  # 1 if one more evening with the Heart wins
F_TURN = 17  # moving now

MOST_GUARD, MOST_STOCKS, MOST_PERIL, MOST_REACH, MOST_RICHES = 6, 20, 8, 5, 24
SAMPLE = 20  # cards


def lay(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay what a player has on the desk; nothing before the conquest."""
    survey(t, s, d, c.NONE)
    lay_surveyed(t, s, d, seat)


def lay_surveyed(t: Tables, s: State, d: Desk, seat: int) -> None:
    """The same; after a survey."""
    for n in range(c.FEATURES):
        d.feature[n] = 0
    if s.phase < c.EXPANSION or s.alive[seat] == 0:
        return
    d.feature[F_ALIVE] = 1
    lay_map(t, s, d, seat)
    lay_heart(t, s, d, seat)
    d.feature[F_STOCKS] = min(s.stocks[seat], MOST_STOCKS)
    d.feature[F_TABLE] = s.table_n[seat]
    d.feature[F_TURN] = 1 if s.active == seat else 0
    d.feature[F_CRYSTALS] = crystals_owned(t, s, seat)
    lay_cards(t, s, d, seat)
    lay_portals(t, s, d, seat)
    d.feature[F_PORTALS] = t.seats - living(t, s)


def lay_map(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Territories, income and troops."""
    connect(t, s, d, seat)
    for i in range(s.tiles_n):
        cell = s.tile[i]
        if s.owner[cell] == 1 + seat:
            d.feature[F_LAND] += 1
            d.feature[F_TROOPS] += s.troops[cell]
            if d.linked[cell] == 1:
                d.feature[F_INCOME] += yield_of(t, s, seat, cell)
    d.feature[F_GUARD] = min(s.troops[max(s.portal[seat], 0)], MOST_GUARD)
    if s.fighting == 1 and seat == s.active:
        d.feature[F_TROOPS] += sum(s.group[front] for front in range(s.fronts_n))


def lay_heart(t: Tables, s: State, d: Desk, seat: int) -> None:
    """The Heart and its energy; after `connect`."""
    if s.owner[c.HEART_CELL] != 1 + seat:
        return
    d.feature[F_HEART] = 1
    if d.linked[c.HEART_CELL] == 1:
        d.feature[F_PURE] = min(s.pure, MOST_REACH)
        d.feature[F_BRINK] = 1 if s.pure >= MOST_REACH - 1 else 0


def lay_cards(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Cards owned, wherever they are."""
    count = s.hand_n[seat] + s.deck_n[seat] + s.discard_n[seat]
    count += sum(s.front[seat][card] for card in range(t.commons_n))
    might = 0
    civ = t.civ[seat]
    for card in range(t.unit_first[civ], t.unit_last[civ]):
        owned = t.copies[card] - s.pool[seat][card]
        d.feature[F_UNITS] += t.cost[card] * owned
        might += power(t, card) * owned
    d.feature[F_MIGHT] = SAMPLE * might // max(1, count)


def lay_portals(t: Tables, s: State, d: Desk, seat: int) -> None:
    """How safe one's own portal is, how near those of rivals are, and the land around it."""
    home = s.portal[seat]
    lack = menace(t, s, seat, home) - s.troops[home] - d.feature[F_MIGHT] // 4
    d.feature[F_PERIL] = max(0, min(lack, MOST_PERIL))
    d.feature[F_RICHES] = min(riches(t, s, d, seat), MOST_RICHES)
    for i in range(s.tiles_n):
        cell = s.tile[i]
        if s.owner[cell] != 1 + seat:
            continue
        for other in range(t.seats):
            if other != seat and s.alive[other] == 1:
                near = MOST_REACH + 1 - steps(t, s, d, 1 + other, cell)
                d.feature[F_REACH] = max(d.feature[F_REACH], near)
