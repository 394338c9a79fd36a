"""The board: who stands where, how far, and who is told."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.state import UNIT

owner_at = UNIT.owner_at  # of the unit on a cell that holds one
type_at = UNIT.type_at


def friendly(t: Tables, seat: int, other: int) -> int:
    """1 if two players are of one team (D-34)."""
    if t.team[seat] == t.team[other]:
        return 1
    return 0


def enemy_on(t: Tables, s: State, seat: int, cell: int) -> int:
    """1 if a unit hostile to a player stands on a cell, seen or not."""
    if s.unit[cell] == 0:
        return 0
    return 1 - friendly(t, seat, owner_at(s, cell))


def enter_cost(t: Tables, s: State, seat: int, kind: int, cell: int) -> int:
    """Ticks a player's unit of a type takes to enter a cell; 0 if it never can (D-01, D-02)."""
    return t.cost[seat][s.power[seat]][kind][t.ground[cell]]


def home(t: Tables, s: State, seat: int, cell: int, kind: int) -> int:
    """1 on a friendly building of the kind that makes this type (D-26, D-28)."""
    site = t.site[cell]
    if site == c.NONE or s.site_owner[site] == c.NEUTRAL or t.site_kind[site] != t.parent[kind]:
        return 0
    return friendly(t, seat, s.site_owner[site])


def income_of(t: Tables, s: State, seat: int) -> int:
    """GEN-BLD-07 What a player's buildings bring each turn."""
    total = 0
    for site in range(t.sites):
        if s.site_owner[site] == seat:
            total += t.income[t.site_kind[site]]
    return total


def eyes(mask: int) -> int:
    """The seats of a one-byte mask, whose last bit is the spectators', as notes name them."""
    return (mask & 127) + (mask >> 7) * 32768


def watching(s: State, cell: int) -> int:
    """Who is told of the unit on a cell: those who see it, and those who know its owner's."""
    return eyes(s.unit_eyes[cell] | s.purse_eyes[owner_at(s, cell)])
