"""Sight and memory: counted up as viewers come and go, never worked out anew (D-06 to D-09)."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import eyes, owner_at, type_at
from ludotheque.games.generals.state import MEMO
from ludotheque.space.square import distance

SPOTTED_AT_MOST = 24  # told one by one of a move; the rest is only counted


def lit(t: Tables, s: State, team: int, cell: int) -> int:
    """1 if a team sees a cell."""
    if t.fog == 0 or s.viewers[team][cell] > 0:
        return 1
    return 0


def lit_mask(t: Tables, s: State, cell: int) -> int:
    """Who sees a cell."""
    if t.fog == 0:
        return c.ALL
    mask = 0
    for team in range(t.teams):
        if s.viewers[team][cell] > 0:
            mask |= s.team_eyes[team]
    return mask


def viewer_on(t: Tables, s: State, team: int, cell: int) -> int:
    """1 if a unit or building of a team is on a cell."""
    if s.unit[cell] != 0 and t.team[owner_at(s, cell)] == team:
        return 1
    site = t.site[cell]
    if site != c.NONE and s.site_owner[site] != c.NEUTRAL and t.team[s.site_owner[site]] == team:
        return 1
    return 0


def sees_everything(t: Tables, s: State, team: int) -> int:
    """1 while a general lets the team see the whole map."""
    for seat in range(t.seats):
        if t.team[seat] == team and s.alive[seat] == 1 and t.sees_all[seat][s.power[seat]] == 1:
            return 1
    return 0


def sees_diver(t: Tables, s: State, team: int, cell: int) -> int:
    """D-09 1 if a team would see a submerged enemy on a cell: from beside only."""
    if viewer_on(t, s, team, cell) == 1:
        return 1
    for way in range(4):
        near = t.near[cell][way]
        if near != c.NONE and viewer_on(t, s, team, near) == 1:
            return 1
    return sees_everything(t, s, team)


def sees_unit(t: Tables, s: State, team: int, cell: int) -> int:
    """1 if a team sees the unit that stands on a cell."""
    if t.fog == 0 or t.team[owner_at(s, cell)] == team:
        return 1
    if t.dives[type_at(s, cell)] == 1:
        return sees_diver(t, s, team, cell)
    return lit(t, s, team, cell)


def sight_mask(t: Tables, s: State, seat: int, kind: int, cell: int) -> int:
    """Who would see a player's unit of a type on a cell."""
    if t.fog == 0:
        return c.ALL
    if t.dives[kind] == 0:
        return lit_mask(t, s, cell) | s.purse_eyes[seat]
    mask = s.purse_eyes[seat]
    for team in range(t.teams):
        if s.team_eyes[team] != 0 and team != t.team[seat] and sees_diver(t, s, team, cell) == 1:
            mask |= s.team_eyes[team]
    return mask


def remember(s: State, team: int, cell: int, unit: int, hp: int) -> None:
    """Keep where an enemy was last seen; the oldest sighting makes room."""
    forget(s, team, cell)
    MEMO.keep(s, team, cell, unit, hp, s.day)


def forget(s: State, team: int, cell: int) -> None:
    """A cell was looked at: what was remembered there no longer counts."""
    known = MEMO.find(s, team, cell)
    if known != c.NONE:
        MEMO.drop(s, team, known)


def spot(s: State, cell: int, mask: int) -> None:
    """Tell that an enemy came into sight."""
    seen = eyes(mask)
    s.spotted += 1
    if s.spotted <= SPOTTED_AT_MOST:
        NOTE.spotted(s, cell, owner_at(s, cell), type_at(s, cell), s.hp[cell], s.done[cell], seen)
    elif s.spotted > SPOTTED_AT_MOST + 1 and s.event[s.more_at - 1] == seen:
        s.event[s.more_at] += 1
    elif seen != 0:
        NOTE.spotted_more(s, 1, seen)
        s.more_at = s.event_n - 1


def appear(t: Tables, s: State, team: int, cell: int) -> None:
    """A cell comes into a team's sight."""
    if s.memo_n[team] > 0:
        forget(s, team, cell)
    if s.unit[cell] == 0:
        s.unit_eyes[cell] |= s.team_eyes[team]
    elif t.dives[type_at(s, cell)] == 0:
        s.unit_eyes[cell] |= s.team_eyes[team]
        if t.team[owner_at(s, cell)] != team:
            spot(s, cell, s.team_eyes[team])


def vanish(t: Tables, s: State, team: int, cell: int) -> None:
    """A cell goes out of a team's sight."""
    if s.unit[cell] == 0:
        s.unit_eyes[cell] &= c.ALL - s.team_eyes[team]
    elif t.dives[type_at(s, cell)] == 0 and t.team[owner_at(s, cell)] != team:
        s.unit_eyes[cell] &= c.ALL - s.team_eyes[team]
        remember(s, team, cell, s.unit[cell], s.hp[cell])


def glimpse(t: Tables, s: State, team: int, cell: int) -> None:
    """One viewer more of a cell."""
    s.viewers[team][cell] += 1
    if s.viewers[team][cell] == 1:
        appear(t, s, team, cell)


def lose(t: Tables, s: State, team: int, cell: int) -> None:
    """One viewer fewer of a cell."""
    s.viewers[team][cell] -= 1
    if s.viewers[team][cell] == 0:
        vanish(t, s, team, cell)


def shows(t: Tables, cell: int, other: int) -> int:
    """D-07 1 if a cell in range shows itself from another: cover only from beside or within."""
    if t.cover[other] == 0 or distance(cell, other) <= 1:
        return 1
    return 1 if t.patch[cell] != c.NONE and t.patch[other] == t.patch[cell] else 0


def look(t: Tables, s: State, seat: int, cell: int, radius: int) -> None:
    """D-06 A viewer of a player comes to a cell."""
    if t.fog == 0:
        return
    row = cell // c.SIDE
    column = cell % c.SIDE
    for y in range(max(0, row - radius), min(t.height, row + radius + 1)):
        rest = radius - abs(y - row)
        for x in range(max(0, column - rest), min(t.width, column + rest + 1)):
            if shows(t, cell, y * c.SIDE + x) == 1:
                glimpse(t, s, t.team[seat], y * c.SIDE + x)


def look_away(t: Tables, s: State, seat: int, cell: int, radius: int) -> None:
    """D-06 A viewer of a player leaves a cell."""
    if t.fog == 0:
        return
    row = cell // c.SIDE
    column = cell % c.SIDE
    for y in range(max(0, row - radius), min(t.height, row + radius + 1)):
        rest = radius - abs(y - row)
        for x in range(max(0, column - rest), min(t.width, column + rest + 1)):
            if shows(t, cell, y * c.SIDE + x) == 1:
                lose(t, s, t.team[seat], y * c.SIDE + x)


def look_around(t: Tables, s: State, seat: int, power: int) -> None:
    """A general begins (1) or ceases (0) to see the whole map."""
    if t.fog == 0:
        return
    for n in range(t.cells):
        if power == 1:
            glimpse(t, s, t.team[seat], t.cell[n])
        else:
            lose(t, s, t.team[seat], t.cell[n])
    for n in range(t.cells):
        recheck(t, s, t.cell[n])


def recheck(t: Tables, s: State, cell: int) -> None:
    """Who sees a submerged unit may have changed; other units are kept up by `glimpse`."""
    if t.fog == 0 or s.unit[cell] == 0 or t.dives[type_at(s, cell)] == 0:
        return
    mask = sight_mask(t, s, owner_at(s, cell), type_at(s, cell), cell)
    before = s.unit_eyes[cell]
    s.unit_eyes[cell] = mask
    for team in range(t.teams):
        eyes = s.team_eyes[team]
        if eyes & mask != 0 and eyes & before == 0:
            spot(s, cell, eyes)
            forget(s, team, cell)
        if eyes & mask == 0 and eyes & before != 0:
            remember(s, team, cell, s.unit[cell], s.hp[cell])


def recheck_around(t: Tables, s: State, cell: int) -> None:
    """A viewer came to a cell or left it: submerged units beside it."""
    if t.fog == 0:
        return
    recheck(t, s, cell)
    for way in range(4):
        near = t.near[cell][way]
        if near != c.NONE:
            recheck(t, s, near)


def refocus(t: Tables, s: State, seat: int, before: int, after: int) -> None:
    """A power begins or ends: where it changes how far units see, they look again."""
    if t.fog == 0:
        return
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat:
            old = t.vision[seat][before][type_at(s, cell)]
            new = t.vision[seat][after][type_at(s, cell)]
            if old != new:
                look(t, s, seat, cell, new)
                look_away(t, s, seat, cell, old)


def open_masks(t: Tables, s: State) -> None:
    """Who knows what about whom, for the whole match (§4.3, GEN-C-06)."""
    for seat in range(c.SEATS):
        s.purse_eyes[seat] = c.ALL if t.fog == 0 else 0
    for team in range(t.teams):
        s.team_eyes[team] = 0
    one = 1
    for seat in range(t.seats):
        s.team_eyes[t.team[seat]] |= one << seat
    if t.fog == 1:
        for seat in range(t.seats):
            s.purse_eyes[seat] = s.team_eyes[t.team[seat]]
    else:
        for n in range(t.cells):
            s.unit_eyes[t.cell[n]] = c.ALL
            s.fuel_eyes[t.cell[n]] = c.ALL
