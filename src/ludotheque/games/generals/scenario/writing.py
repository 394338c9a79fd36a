"""Positions of Generals as the set-up lines of a scenario."""

from typing import Any

from ludotheque.core.game import Edition
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.edition.contents import read_legend, read_maps
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.scenario.troops import Troops
from ludotheque.space.names import square_name


def troops_of(s: Any) -> Troops:
    """The units, each with a name: the owner's letter and a number; those aboard last."""
    found, counts = Troops(), [0] * n.SEATS
    for cell in (cell for cell, unit in enumerate(s.unit) if unit):
        seat = owner_at(s, cell)
        counts[seat] += 1
        found.add(f"{'abcdef'[seat]}{counts[seat]}", seat, cell)
    for seat, aboard in enumerate(s.aboard_n):
        for place in range(aboard):
            counts[seat] += 1
            carrier = found.at(s.aboard_on[seat][place])
            found.board(f"{'abcdef'[seat]}{counts[seat]}", seat, carrier)
    return found


def lines_of(edition: Edition, s: Any) -> list[str] | None:
    """The lines of a position at the beginning of a turn; None if they can't say it."""
    t = edition.t
    plain = s.phase == n.MAIN and t.seats == 2 and not any(s.aboard_n) and not any(s.power)
    acted = [cell for cell, done in enumerate(s.done) if done and owner_at(s, cell) == s.seat]
    if not plain or acted:  # what the others' units did does not matter until their turn
        return None
    order = [s.seat, 1 - s.seat]
    maps = read_maps(edition.folder / "content", read_legend(edition.folder / "content"))
    chart = maps.get(str(edition.options["map"]))
    if chart is None:
        return None
    head = f"options: day={s.day} order={','.join(map(str, order))}"
    money = " ".join(f"P{seat + 1}={s.money[seat]}" for seat in range(t.seats))
    rows = [f"  {row}" for row in chart.rows]
    return [head, "map:", *rows, *_buildings(t, s), f"money: {money}", *_units(edition, s)]


def _buildings(t: Any, s: Any) -> list[str]:
    sites = [(cell, site) for cell, site in enumerate(t.site) if site != n.NONE]
    found = []
    for seat in range(t.seats):
        cells = [square_name(cell) for cell, site in sites if s.site_owner[site] == seat]
        if cells:
            found.append(f"owner P{seat + 1}: " + " ".join(f"({cell})" for cell in cells))
    for cell, site in sites:
        if 0 < s.walls[site] < t.full_walls[t.site_kind[site]]:
            found.append(f"building: ({square_name(cell)}) hp={s.walls[site]}")
    return found


def _units(edition: Edition, s: Any) -> list[str]:
    types, found = edition.labels["types"], []
    troops = troops_of(s)
    for name, cell in troops.cell.items():
        said = f"unit: {name} P{troops.owner[name] + 1} {types[type_at(s, cell)]}"
        said += f" ({square_name(cell)})"
        if s.hp[cell] < n.FULL_HP:
            said += f" hp={s.hp[cell]}"
        if edition.t.flies[type_at(s, cell)]:
            said += f" fuel={s.fuel[cell]}"
        found.append(said)
    return found
