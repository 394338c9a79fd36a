"""What must hold for a map, each rule with its sentence and the first cell at fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.core.phrases import say
from ludotheque.core.words import Refused, Words, shown
from ludotheque.space.maps import words as say_map

Cell = tuple[int, int]
Owned = Sequence[tuple[int, Cell]]  # place in the order of play, from 1, and a cell

# Where a cell of a map of so many columns and rows comes to lie; the first claims nothing.
IMAGES: dict[str, Callable[[int, int, int, int], Cell]] = {
    "none": lambda x, y, width, height: (x, y),
    "rotate180": lambda x, y, width, height: (width - 1 - x, height - 1 - y),
    "rotate90": lambda x, y, width, height: (height - 1 - y, x),
    "mirror_left_right": lambda x, y, width, height: (width - 1 - x, y),
    "mirror_top_bottom": lambda x, y, width, height: (x, height - 1 - y),
    "mirror_diagonal": lambda x, y, width, height: (y, x),
}
SYMMETRIES = tuple(IMAGES)
SQUARE = ("rotate90", "mirror_diagonal")  # these turn rows into columns


class MapRules(NamedTuple):
    """How far the maps of a game go: fewest and most, or at most; and how its rules are called."""

    ids: str  # what the ids of its rules on maps begin with
    side: tuple[int, int]  # columns or rows
    players: tuple[int, int]
    days: tuple[int, int]
    buildings: int

    def rule(self, number: int) -> str:
        """The id of one of its rules on maps."""
        return f"{self.ids}{number:02}"


class Legend(NamedTuple):
    """What the letters of a map mean, as far as its rules ask, and those rules."""

    rules: MapRules
    letters: tuple[str, ...]
    buildings: frozenset[str]
    makers: frozenset[str]  # buildings that create units
    wet: frozenset[str]  # buildings that must touch water
    water: frozenset[str]  # terrains that ships enter


@dataclass(frozen=True)
class _Chart:
    """A map while it is checked; it may be anything."""

    rows: Sequence[str]
    owned: Owned
    given: Mapping[str, Any]
    legend: Legend

    def at(self, cell: Cell) -> str:
        """The letter of a cell, or nothing."""
        x, y = cell
        inside = 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y])
        return self.rows[y][x] if inside else ""

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return ((x, y) for y, row in enumerate(self.rows) for x in range(len(row)))

    @property
    def places(self) -> range:
        """The places of the players, if their number makes sense."""
        count = self.given.get("players") or 0
        least, most = self.rules.players
        return range(1, count + 1) if least <= count <= most else range(0)

    @property
    def rules(self) -> MapRules:
        """How far maps go."""
        return self.legend.rules


def problems(
    rows: Sequence[str], owned: Owned, given: Mapping[str, Any], legend: Legend
) -> list[Refused]:
    """Every rule that a map breaks."""
    chart = _Chart(rows, owned, given, legend)
    checks = (_shape, _letters, _players, _owners, _makers, _shores, _days, _symmetry)
    return [
        Refused(chart.rules.rule(rule), say(words, **values))
        for check in checks
        for rule, words, values in check(chart)
    ]


Found = Iterator[tuple[int, Words, Mapping[str, object]]]  # by which rule, and what


def cell_name(cell: Cell) -> str:
    """A cell as people write it."""
    return f"({cell[0]},{cell[1]})"


def _shape(chart: _Chart) -> Found:
    """A rectangle of fitting size."""
    first = len(chart.rows[0])
    for number, row in enumerate(chart.rows, 1):  # as the lines of a text are counted
        if len(row) != first:
            values = {"row": number, "width": len(row), "first": first}
            yield say_map.RECTANGLE, say_map.NOT_RECTANGULAR, values
            break
    width, height = max(map(len, chart.rows)), len(chart.rows)
    least, most = chart.rules.side
    if min(first, height) < least or max(width, height) > most:
        shown_width = first if first < least else width
        values = {"width": shown_width, "height": height, "least": least, "most": most}
        yield say_map.SIZE, say_map.BAD_SIZE, values


def _letters(chart: _Chart) -> Found:
    """Every letter is known; each unknown one is told once."""
    known, seen = set(chart.legend.letters), set()
    if known.issuperset("".join(chart.rows)):
        return
    for cell in chart.cells():
        letter = chart.at(cell)
        if letter not in known and letter not in seen:
            seen.add(letter)
            values = {"cell": cell_name(cell), "given": shown(letter)}
            every = " ".join(chart.legend.letters)
            yield say_map.LETTERS, say_map.UNKNOWN_LETTER, {**values, "known": every}


def _players(chart: _Chart) -> Found:
    """As many players as there may be, and no more who own something."""
    count = chart.given.get("players")
    if count is None:
        return
    if not chart.places:
        least, most = chart.rules.players
        values = {"least": least, "most": most, "n": count}
        yield say_map.PLAYERS, say_map.BAD_PLAYERS, values
        return
    for place in sorted({place for place, _ in chart.owned} - set(chart.places)):
        yield say_map.PLAYERS, say_map.OWNER_BEYOND, {"n": place, "players": count}


def _owners(chart: _Chart) -> Found:
    """Who owns a cell owns a building there, alone; and how many there are."""
    owner: dict[Cell, int] = {}
    for place, cell in chart.owned:
        values: dict[str, object] = {"cell": cell_name(cell), "n": place}
        if cell in owner:
            values = {"cell": cell_name(cell), "n": owner[cell], "other": place}
            yield say_map.OWNERS, say_map.OWNED_TWICE, values
        elif not chart.at(cell):
            yield say_map.OWNERS, say_map.OFF_MAP, values
        elif chart.at(cell) not in chart.legend.buildings:
            yield say_map.OWNERS, say_map.NO_BUILDING, values
        owner.setdefault(cell, place)
    count = sum(sign in chart.legend.buildings for row in chart.rows for sign in row)
    most = chart.rules.buildings
    if count > most:
        yield say_map.BUILDINGS, say_map.TOO_MANY_BUILDINGS, {"n": count, "most": most}


def _makers(chart: _Chart) -> Found:
    """Each player can create units from the start."""
    held = {place for place, cell in chart.owned if chart.at(cell) in chart.legend.makers}
    for place in sorted(set(chart.places) - held):
        yield say_map.MAKERS, say_map.NO_MAKER, {"n": place}


def _shores(chart: _Chart) -> Found:
    """What ships come out of touches water."""
    wet = chart.legend.wet
    ports = (
        (x, y) for y, row in enumerate(chart.rows) for x, sign in enumerate(row) if sign in wet
    )
    for x, y in ports:
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        if not any(chart.at(cell) in chart.legend.water for cell in beside):
            yield say_map.SHORES, say_map.DRY, {"cell": cell_name((x, y))}


def _days(chart: _Chart) -> Found:
    """A day limit that makes a game."""
    limit = chart.given.get("day_limit")
    least, most = chart.rules.days
    if limit is not None and not least <= limit <= most:
        yield say_map.DAYS, say_map.BAD_DAYS, {"least": least, "most": most, "n": limit}


def _symmetry(chart: _Chart) -> Found:
    """A symmetry that is claimed holds; the first cell that breaks it is told."""
    claimed = chart.given.get("symmetry") or SYMMETRIES[0]
    width, height = len(chart.rows[0]), len(chart.rows)
    if claimed == SYMMETRIES[0] or any(len(row) != width for row in chart.rows):
        return
    if claimed in SQUARE and width != height:
        yield say_map.SYMMETRY, say_map.NOT_SQUARE, {"claimed": say_map.SYMMETRY_NAMES[claimed]}
        return
    found = _broken(chart, lambda x, y: IMAGES[claimed](x, y, width, height))
    if found is not None:
        words, cell, image = found
        name = say_map.SYMMETRY_NAMES[claimed]
        values = {"cell": cell_name(cell), "image": cell_name(image), "claimed": name}
        letters = {"given": chart.at(cell), "found": chart.at(image)}
        yield say_map.SYMMETRY, words, {**values, **letters}


def _broken(chart: _Chart, image_of: Callable[[int, int], Cell]) -> tuple[Words, Cell, Cell] | None:
    """The first cell whose image differs, in letter or in whom it belongs to."""
    owner = {cell: place for place, cell in chart.owned}
    alone = len(chart.places) % 2 == 1  # then one player is the image of itself
    partner = {0: 0}  # nobody's cells lie on nobody's
    for cell in chart.cells():
        image = image_of(*cell)
        if chart.at(cell) != chart.at(image):
            return say_map.BROKEN_TERRAIN, cell, image
        mine, theirs = owner.get(cell, 0), owner.get(image, 0)
        fits = not mine or alone or mine != theirs
        if partner.setdefault(mine, theirs) != theirs or not fits:
            return say_map.BROKEN_OWNER, cell, image
    return None
