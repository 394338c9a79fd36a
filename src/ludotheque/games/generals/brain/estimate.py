"""What a position is worth to each seat: armies, money, income, buildings."""

from ludotheque.core.kernel import WIN
from ludotheque.core.types import i8row
from ludotheque.games.generals.codes import (
    E_ARMY,
    E_FRONT,
    E_GAUGE,
    E_INCOME,
    E_LATE,
    E_MAKER,
    E_MONEY,
    NEUTRAL,
)
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.space.square import distance

LAST_DAYS = 4  # before the day limit, when income alone decides (D-33)
MOST = 30000  # a team's worth, in the estimate's own units
NEAR = 16  # cells beyond which a goal is no longer felt
SHIFT = 40  # so that a team with little is not yet lost


def estimate(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Each seat's value from 0 to WIN; teammates share theirs."""
    for team in range(t.teams):
        d.worth[team] = SHIFT
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0:
            worth = t.value[type_at(s, cell)] * (s.hp[cell] + 30)
            worth = worth * (t.weigh[E_ARMY] + front(t, s, cell) * t.weigh[E_FRONT])
            d.worth[t.team[owner_at(s, cell)]] += worth // 13000
    late = 0
    if s.day + LAST_DAYS > t.day_limit:
        late = t.weigh[E_LATE]
    for site in range(t.sites):
        lord = s.site_owner[site]
        if lord != NEUTRAL:
            kind = t.site_kind[site]
            worth = t.income[kind] * (t.weigh[E_INCOME] + late)
            if t.makes[kind] != 0:
                worth += t.weigh[E_MAKER]
            worth = worth * (100 + s.walls[site] * 100 // t.full_walls[kind]) // 200
            d.worth[t.team[lord]] += worth // 100
    for seat in range(t.seats):
        if s.alive[seat] == 1:
            d.worth[t.team[seat]] += purse_worth(t, s, seat)
    share(t, s, d, out)


def front(t: Tables, s: State, cell: int) -> int:
    """How near a unit is to the nearest building that is not its team's, from 0 to NEAR."""
    seat = owner_at(s, cell)
    near = NEAR
    for site in range(t.sites):
        lord = s.site_owner[site]
        if lord == NEUTRAL or t.team[lord] != t.team[seat]:
            near = min(near, distance(cell, t.site_cell[site]))
    return NEAR - near


def purse_worth(t: Tables, s: State, seat: int) -> int:
    """Money, gauge and carried units of a player."""
    total = s.money[seat] * t.weigh[E_MONEY]
    total += s.gauge[seat] * t.weigh[E_GAUGE]
    for n in range(s.aboard_n[seat]):
        worth = t.value[s.aboard_type[seat][n]] * (s.aboard_hp[seat][n] + 30)
        total += worth * t.weigh[E_ARMY] // 130
    return total // 100


def share(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Turn the teams' worths into shares of the win: the cube of each against all."""
    total = 0
    for team in range(t.teams):
        d.worth[team] = cubed(t, s, team, d.worth[team])
        total += d.worth[team]
    for seat in range(len(s.order)):
        own = d.worth[t.team[seat]] if seat < t.seats else 0
        out[seat] = WIN * own // max(1, total)


def cubed(t: Tables, s: State, team: int, worth: int) -> int:
    """The weight of a team in the shares; none once it is out."""
    if living(t, s, team) == 0:
        return 0
    small = min(MOST, worth) // 4
    return small * small * small // 1000


def living(t: Tables, s: State, team: int) -> int:
    """1 if a team has a living player."""
    for seat in range(t.seats):
        if t.team[seat] == team and s.alive[seat] == 1:
            return 1
    return 0
