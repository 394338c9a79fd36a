"""The board: who stands where, how far, and who is told."""

from ludotheque.core.kernel import note
from ludotheque.games.generals.codes import NEUTRAL, NONE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.state import UNIT

owner_at = UNIT.owner_at  # of the unit on a cell that holds one
type_at = UNIT.type_at


def figure(s: State, cell: int) -> int:
    """A unit in one number, for notes."""
    return s.unit[cell] + 256 * s.hp[cell] + 32768 * s.done[cell]


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
    if site == NONE or s.site_owner[site] == NEUTRAL or t.site_kind[site] != t.parent[kind]:
        return 0
    return friendly(t, seat, s.site_owner[site])


def income_of(t: Tables, s: State, seat: int) -> int:
    """GEN-BLD-07 What a player's buildings bring each turn."""
    total = 0
    for site in range(t.sites):
        if s.site_owner[site] == seat:
            total += t.income[t.site_kind[site]]
    return total


def tell(s: State, kind: int, a: int, b: int, c: int, mask: int) -> None:
    """Note something for the seats of a one-byte mask; what finds no room is left unsaid."""
    if mask != 0 and s.event_n <= len(s.event) - 5:
        note(s, kind, a, b, c, (mask & 127) + (mask >> 7) * 32768)
