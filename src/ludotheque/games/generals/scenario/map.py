"""The map of a scenario: drawn by its lines, or one that is supplied."""

import re
from pathlib import Path

from ludotheque.core.scenario import Line, at_line
from ludotheque.core.words import ScenarioError, Words
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.edition.contents import read_legend, read_maps
from ludotheque.games.generals.scenario.text import CELLS, PLAYER, cells_in, tidy
from ludotheque.space.maps.check import Legend
from ludotheque.space.maps.drawn import Map

Cell = tuple[int, int]
DAYS = 40  # the day limit of a scenario that names none


def sketch(folder: Path, chosen: str, lines: list[Line], players: int) -> Map:
    """The map of the lines, or the supplied one that is chosen, for so many players at least."""
    legend = read_legend(folder)
    drawn = [line for line in lines if line.word == "map"]
    if len(drawn) > 1 or (drawn and chosen):
        raise ScenarioError("map: one map is enough")
    chosen = chosen or (drawn[0].rest if drawn else "")
    if chosen:
        if drawn and drawn[0].rows:
            raise ScenarioError(f"line {drawn[0].at}: map: {chosen!r}, or rows, but not both")
        return _supplied(folder, legend, chosen, lines)
    if not drawn or not drawn[0].rows:
        raise ScenarioError("map: indented rows are needed")
    rows = _rows(drawn[0], legend)
    owners = _owners(rows, legend, lines)
    players = max([players, *owners.values()])
    empty = Words("", "")
    return Map(empty, empty, players, DAYS, "none", _places(owners, players), rows)


def _supplied(folder: Path, legend: Legend, chosen: str, lines: list[Line]) -> Map:
    maps = read_maps(folder, legend)
    if chosen not in maps:
        raise ScenarioError(f"map: there is no {chosen!r}; there are {', '.join(maps)}")
    if any(line.word.startswith("owner") for line in lines):
        raise ScenarioError(f"owner: {chosen} says who owns what")
    return maps[chosen]


def _rows(line: Line, legend: Legend) -> tuple[str, ...]:
    """The rows under `map:`, of one length and of known signs."""
    rows = tuple(row.strip() for row in line.rows)
    for y, row in enumerate(rows):
        where = f"line {line.at + 1 + y}: map: row {y} {row!r}"
        if len(row) != len(rows[0]):
            raise ScenarioError(f"{where} has {len(row)} cells, the first row {len(rows[0])}")
        unknown = next((sign for sign in row if sign not in legend.letters), "")
        if unknown:
            known = " ".join(legend.letters)
            raise ScenarioError(f"{where}: {unknown!r} is not known; there are {known}")
    with at_line(line.at, line.word):
        if max(len(rows), len(rows[0])) > n.SIDE:
            raise ScenarioError(f"at most {n.SIDE} rows and columns")
        buildings = sum(sign in legend.buildings for row in rows for sign in row)
        if buildings > n.SITES:
            raise ScenarioError(f"{buildings} buildings, but at most {n.SITES}")
    return rows


def _owners(rows: tuple[str, ...], legend: Legend, lines: list[Line]) -> dict[Cell, int]:
    """The owner of each building that has one."""
    owners: dict[Cell, int] = {}
    for line in lines:
        word, _, who = line.word.partition(" ")
        if word != "owner":
            continue
        with at_line(line.at, line.word):
            player = re.fullmatch(PLAYER, who)
            if not player:
                raise ScenarioError(f"{who!r} is not a player; players: P1 to P{n.SEATS}")
            for cell in _owned(line.text):
                _check_owned(rows, legend, owners, cell)
                owners[cell] = int(player[1])
    return owners


def _owned(rest: str) -> list[Cell]:
    text = tidy(rest)
    if not re.fullmatch(f"(?:{CELLS} ?)+", text):
        raise ScenarioError(f"{text!r} is not of the form `(x,y) (x,y) …`")
    return cells_in(text)


def _check_owned(
    rows: tuple[str, ...], legend: Legend, owners: dict[Cell, int], cell: Cell
) -> None:
    x, y = cell
    if not (0 <= x < len(rows[0]) and 0 <= y < len(rows)):
        raise ScenarioError(f"({x},{y}) is off the map")
    if rows[y][x] not in legend.buildings:
        raise ScenarioError(f"there is no building on ({x},{y})")
    if cell in owners:
        raise ScenarioError(f"({x},{y}) is given twice, first to P{owners[cell]}")


def _places(owners: dict[Cell, int], players: int) -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        tuple(cell for cell, owner in owners.items() if owner == player)
        for player in range(1, players + 1)
    )
