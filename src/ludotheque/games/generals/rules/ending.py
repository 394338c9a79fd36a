"""How a game ends: the last team, or the figures of the last day (D-32, D-33)."""

from ludotheque.core.kernel import EVERYONE, NOBODY
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import income_of, owner_at, type_at
from ludotheque.games.generals.rules.hand import settle


def teams_of(t: Tables, mask: int) -> int:
    """The bits of the teams that the seats of a mask belong to."""
    teams = 0
    one = 1
    for seat in range(t.seats):
        if (mask >> seat) & 1 == 1:
            teams |= one << t.team[seat]
    return teams


def members(t: Tables, teams: int) -> int:
    """The bits of all seats of some teams."""
    mask = 0
    one = 1
    for seat in range(t.seats):
        if (teams >> t.team[seat]) & 1 == 1:
            mask |= one << seat
    return mask


def count_teams(teams: int) -> int:
    """How many teams a mask names."""
    count = 0
    for team in range(c.TEAMS):
        count += (teams >> team) & 1
    return count


def check_end(t: Tables, s: State, before: int) -> None:
    """D-32 The last team wins; if none is left, those who fell last share it (GEN-C-09)."""
    living = 0
    one = 1
    for seat in range(t.seats):
        living |= s.alive[seat] * (one << seat)
    teams = teams_of(t, living)
    if teams == 0:
        finish(t, s, members(t, teams_of(t, before)), c.NOBODY_LEFT)
    elif count_teams(teams) == 1:
        finish(t, s, members(t, teams), c.CONQUEST)


def army_worth(t: Tables, s: State, seat: int) -> int:
    """D-33 Price times HP of all a player's units, cargo included."""
    total = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat:
            total += t.value[type_at(s, cell)] * s.hp[cell]
    for n in range(s.aboard_n[seat]):
        total += t.value[s.aboard_type[seat][n]] * s.aboard_hp[seat][n]
    return total


def team_figure(t: Tables, s: State, team: int, which: int) -> int:
    """D-33 A team's income (0), army (1) or money (2), over its living members."""
    total = 0
    for seat in range(t.seats):
        if t.team[seat] == team and s.alive[seat] == 1:
            if which == 0:
                total += income_of(t, s, seat)
            elif which == 1:
                total += army_worth(t, s, seat)
            else:
                total += s.money[seat]
    return total


def judge(t: Tables, s: State) -> None:
    """D-33 After the last day the figures decide, one after the other."""
    living = 0
    one = 1
    for seat in range(t.seats):
        living |= s.alive[seat] * (one << seat)
    teams = teams_of(t, living)
    for which in range(3):
        best = c.NONE
        left = 0
        for team in range(t.teams):
            if (teams >> team) & 1 == 1:
                worth = team_figure(t, s, team, which)
                if worth > best:
                    best = worth
                    left = one << team
                elif worth == best:
                    left |= one << team
        teams = left
    finish(t, s, members(t, teams), c.DAY_LIMIT)


def finish(t: Tables, s: State, winners: int, reason: int) -> None:
    """§4.5 The game is over."""
    settle(s)
    for site in range(t.sites):
        s.made[site] = 0  # what was made in the last turn is nobody else's business
    s.winners = winners
    s.ended = reason
    s.seat = NOBODY
    s.phase = c.OVER
    s.order_eyes = c.ALL
    drawn = 0 if count_teams(teams_of(t, winners)) == 1 else 1
    NOTE.game_ended(s, winners, reason, drawn, EVERYONE)
