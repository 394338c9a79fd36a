"""Reach and canonical paths in plain Python, for what pages show: one search for all cells."""

from __future__ import annotations

import heapq
from typing import Any, NamedTuple

from ludotheque.games.generals import codes as n
from ludotheque.games.generals.rules import paths

WAYS = "NESW"


class Way(NamedTuple):
    """A canonical path: its ticks and its directions as digits, in the order they compare by."""

    ticks: int
    steps: int
    directions: str

    @property
    def named(self) -> str:
        """The directions as letters."""
        return "".join(WAYS[int(digit)] for digit in self.directions)


class Walk(NamedTuple):
    """Who walks: seat, type, from where, and the place aboard of one that takes off."""

    seat: int
    kind: int
    start: int
    place: int = n.NONE


def ways_of(t: Any, s: Any, walk: Walk) -> dict[int, Way]:
    """D-04 The canonical path to every cell that can be entered, the start included."""
    team, power = t.team[walk.seat], s.power[walk.seat]
    costs = t.cost[walk.seat][power][walk.kind]
    budget = t.budget[walk.seat][power][walk.kind]
    found: dict[int, Way] = {}
    open_ways = [(Way(0, 0, ""), walk.start)]
    while open_ways:
        way, cell = heapq.heappop(open_ways)
        if cell in found:
            continue
        found[cell] = way
        for digit, near in enumerate(t.near[cell]):
            if near == n.NONE or near in found:
                continue
            step = costs[t.ground[near]]
            if not step or way.ticks + step > budget or not paths.passable(t, s, team, near):
                continue
            further = Way(way.ticks + step, way.steps + 1, way.directions + str(digit))
            heapq.heappush(open_ways, (further, near))
    return found


def boardings_of(t: Any, s: Any, walk: Walk, ways: dict[int, Way]) -> dict[int, Way]:
    """D-29 The canonical path aboard every transport that would take the unit."""
    budget = t.budget[walk.seat][s.power[walk.seat]][walk.kind]
    found: dict[int, Way] = {}
    for cell, way in ways.items():
        for digit, near in enumerate(t.near[cell]):
            ticks = way.ticks + t.board_ticks
            if near == n.NONE or not s.unit[near] or ticks > budget:
                continue
            if paths.may_board(t, s, walk.seat, walk.kind, walk.start, walk.place, near):
                further = Way(ticks, way.steps + 1, way.directions + str(digit))
                found[near] = min(further, found.get(near, further))
    return found


def stops_of(t: Any, s: Any, walk: Walk) -> tuple[dict[int, Way], list[int]]:
    """The path to every cell where a move may end, and those where it ends aboard."""
    ways = ways_of(t, s, walk)
    boardings = boardings_of(t, s, walk, ways)
    team = t.team[walk.seat]
    stops = {
        cell: way
        for cell, way in ways.items()
        if (cell == walk.start and walk.place == n.NONE)
        or (cell != walk.start and paths.free_stop(t, s, team, cell))
    }
    stops.update(boardings)
    return stops, sorted(boardings)
