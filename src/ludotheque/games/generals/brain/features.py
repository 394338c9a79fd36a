"""What counts for each team; content/weights.toml says what a point of it is worth."""

from ludotheque.core.chances import below
from ludotheque.core.kernel import NOBODY
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.space.square import distance

F_STRENGTH = 0  # the logarithm of the share of all that teams have, in thousandths
F_FIRST = 1  # playing first each day: days left of the opening, after which armies tell
F_TURN = 2  # having it

OPENING = 7  # the day on which having begun counts for nothing more
LAST_DAYS = 4  # before the day limit, when income alone decides (D-33)
NEAR = 16  # cells beyond which a goal is no longer felt
SHIFT = 40  # so that a team with little is not yet lost


def lay(t: Tables, s: State, d: Desk, team: int) -> None:
    """Lay what counts for a team on the desk."""
    muster(t, s, d)
    lay_mustered(t, s, d, team)


def lay_mustered(t: Tables, s: State, d: Desk, team: int) -> None:
    """Lay what counts for a team, once all are mustered; a team that is out has nothing."""
    whole = 0
    for other in range(t.teams):
        whole += d.worth[other]
    d.feature[F_STRENGTH] = 0 - below(t, d.worth[team] * living(t, s, team), whole)
    d.feature[F_FIRST] = 0
    if t.team[s.order[0]] == team:
        d.feature[F_FIRST] = max(0, OPENING - s.day)
    d.feature[F_TURN] = s.seat != NOBODY and t.team[s.seat] == team


def muster(t: Tables, s: State, d: Desk) -> None:
    """What each team has: units, buildings, and the rest, in the estimate's own units."""
    for team in range(t.teams):
        d.worth[team] = SHIFT
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0:
            worth = t.value[type_at(s, cell)] * (s.hp[cell] + 30)
            worth = worth * (t.weigh[c.E_ARMY] + front(t, s, cell) * t.weigh[c.E_FRONT])
            d.worth[t.team[owner_at(s, cell)]] += worth // 13000
    for site in range(t.sites):
        lord = s.site_owner[site]
        if lord != c.NEUTRAL:
            d.worth[t.team[lord]] += site_worth(t, s, site)
    for seat in range(t.seats):
        if s.alive[seat] == 1:
            d.worth[t.team[seat]] += purse_worth(t, s, seat)


def site_worth(t: Tables, s: State, site: int) -> int:
    """What a building gives and makes, by how whole it is."""
    kind = t.site_kind[site]
    late = 0
    if s.day + LAST_DAYS > t.day_limit:
        late = t.weigh[c.E_LATE]
    worth = t.income[kind] * (t.weigh[c.E_INCOME] + late)
    if t.makes[kind] != 0:
        worth += t.weigh[c.E_MAKER]
    worth = worth * (100 + s.walls[site] * 100 // t.full_walls[kind]) // 200
    return worth // 100


def front(t: Tables, s: State, cell: int) -> int:
    """How near a unit is to the nearest building that is not its team's, from 0 to NEAR."""
    seat = owner_at(s, cell)
    near = NEAR
    for site in range(t.sites):
        lord = s.site_owner[site]
        if lord == c.NEUTRAL or t.team[lord] != t.team[seat]:
            near = min(near, distance(cell, t.site_cell[site]))
    return NEAR - near


def purse_worth(t: Tables, s: State, seat: int) -> int:
    """Money, gauge and carried units of a player."""
    total = s.money[seat] * t.weigh[c.E_MONEY]
    total += s.gauge[seat] * t.weigh[c.E_GAUGE]
    for n in range(s.aboard_n[seat]):
        worth = t.value[s.aboard_type[seat][n]] * (s.aboard_hp[seat][n] + 30)
        total += worth * t.weigh[c.E_ARMY] // 130
    return total // 100


def living(t: Tables, s: State, team: int) -> int:
    """1 if a team has a living player."""
    for seat in range(t.seats):
        if t.team[seat] == team and s.alive[seat] == 1:
            return 1
    return 0
