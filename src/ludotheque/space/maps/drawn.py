"""Maps as drawn text: header lines, then `map:` and the rows, as a file, a player or an editor
writes them.

    name fr: Plaine d’essai            (also `name:` alone, for both languages; may be left out)
    about en: Nothing but land.        (may be left out)
    players: 2
    day_limit: 30
    symmetry: rotate180                (may be left out)
    owner P1: (1,1) (3,1) (1,2)
    map:
    ..f.....O.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.phrases import say
from ludotheque.core.words import LANGUAGES, Refused, UsageError, Words, shown
from ludotheque.space.maps import words as say_map
from ludotheque.space.maps.check import SYMMETRIES, Legend, MapRules, problems

Cell = tuple[int, int]
TEXTS = {"name": 60, "about": 160}  # signs at most
NUMBERS = ("players", "day_limit")
NEEDED = (*NUMBERS, "map")
KEYS = ("name", "about", *NUMBERS, "symmetry", "owner P1")
MOST_SIGNS = 8000
HEADER = re.compile(r"\s*([A-Za-z_]+(?: [A-Za-z0-9]+)?)\s*:(?:\s+(.*))?")
NO_BREAK = re.compile("[\u00a0\u202f]")  # of French typography
OWNER = re.compile(r"owner P([1-9][0-9]?)")
CELLS = re.compile(r"(?:\s*\(\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*\))")


@dataclass(frozen=True)
class Map:
    """A map: what its header says, and its rows of letters."""

    name: Words
    about: Words
    players: int
    day_limit: int
    symmetry: str
    owners: tuple[tuple[Cell, ...], ...]  # cells of each player
    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        """Columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.rows)


@dataclass
class _Reading:
    """A text as far as it is read, and what is wrong with its form."""

    rules: MapRules
    given: dict[str, Any] = field(default_factory=dict)
    owners: dict[int, list[Cell]] = field(default_factory=dict)
    rows: list[str] = field(default_factory=list)
    wrong: list[Refused] = field(default_factory=list)

    def refuse(self, words: Words, **values: object) -> None:
        """Note one more thing that is wrong."""
        self.wrong.append(Refused(self.rules.rule(say_map.FORM), say(words, **values)))


def parse(text: str, legend: Legend) -> Map:
    """The map of a text; UsageError tells everything that is wrong with it."""
    wrong = check(text, legend)
    if wrong:
        raise UsageError(Words(*(" ".join(r.say(lang) for r in wrong) for lang in LANGUAGES)))
    return _map(_read(text, legend.rules))


def check(text: str, legend: Legend) -> list[Refused]:
    """Everything that is wrong with a text, each with its rule; nothing if it is a sound map."""
    reading = _read(text, legend.rules)
    wrong = list(reading.wrong)
    if reading.rows:
        wrong += problems(reading.rows, _owners(reading), reading.given, legend)
    return wrong


def draw(chart: Map) -> str:
    """The text of a map; `parse` gives the same map again."""
    lines = []
    for key in TEXTS:
        words: Words = getattr(chart, key)
        if words.fr == words.en:
            lines += [f"{key}: {words.en}"] if words.en else []
        else:
            lines += [f"{key} {lang}: {words.get(lang)}" for lang in LANGUAGES]
    lines += [f"players: {chart.players}", f"day_limit: {chart.day_limit}"]
    lines.append(f"symmetry: {chart.symmetry}")
    for place, cells in enumerate(chart.owners, 1):
        lines.append(f"owner P{place}: " + " ".join(f"({x},{y})" for x, y in cells))
    return "\n".join([*lines, "map:", *chart.rows]) + "\n"


def _read(text: str, rules: MapRules) -> _Reading:
    """Header lines and rows, with what is wrong with their form."""
    reading = _Reading(rules)
    if len(text) > MOST_SIGNS:
        reading.refuse(say_map.TOO_LONG, most=MOST_SIGNS)
        return reading
    lines = enumerate(text.splitlines(), 1)
    for number, line in lines:
        if line.strip() == "map:":
            reading.given["map"] = True
            break
        if line.strip():
            _header(reading, number, line)
    reading.rows = [line.strip() for _, line in lines if line.strip()]
    for key in NEEDED:
        if key not in reading.given:
            reading.refuse(say_map.MISSING, given=key)
    if "map" in reading.given and not reading.rows:
        reading.refuse(say_map.NO_ROWS)
    return reading


def _header(reading: _Reading, number: int, line: str) -> None:
    """One line above the rows."""
    found = HEADER.fullmatch(line)
    key, value = (found[1], (found[2] or "").strip()) if found else ("", "")
    wanted = _wanted(key)
    if wanted is None:
        known = ", ".join(KEYS)
        reading.refuse(say_map.BAD_LINE, line=number, given=shown(line.strip()), known=known)
    elif key in reading.given:
        reading.refuse(say_map.TWICE, line=number, given=key)
    else:
        reading.given[key] = _value(reading, key, value)
        if reading.given[key] is None:
            values = {"key": key, "given": shown(value), "wanted": wanted}
            reading.refuse(say_map.BAD_VALUE, line=number, **values)


def _wanted(key: str) -> Words | None:
    """What the value of a key must be; None for a key that is none."""
    head, _, lang = key.partition(" ")
    if head in TEXTS and lang in ("", *LANGUAGES):
        return say_map.NAME_WANTED.filled(most=TEXTS[head])
    if key in NUMBERS:
        return say_map.NUMBER_WANTED
    if key == "symmetry":
        return say_map.ONE_OF.filled(known=", ".join(SYMMETRIES))
    return say_map.CELLS_WANTED if OWNER.fullmatch(key) else None


def _value(reading: _Reading, key: str, value: str) -> Any:
    """What a header line gives, or None."""
    if key in NUMBERS:
        return int(value) if re.fullmatch(r"[0-9]{1,6}", value) else None
    if key == "symmetry":
        return value if value in SYMMETRIES else None
    owner = OWNER.fullmatch(key)
    if owner is None:
        plain = NO_BREAK.sub(" ", value)
        fits = plain.isprintable() and 0 < len(value) <= TEXTS[key.partition(" ")[0]]
        return value if fits else None
    if not re.fullmatch(f"(?:{CELLS.pattern})+", value):
        return None
    cells = [(int(x), int(y)) for x, y in CELLS.findall(value)]
    reading.owners[int(owner[1])] = cells
    return cells


def _owners(reading: _Reading) -> list[tuple[int, Cell]]:
    """Each owned cell with the place of its owner."""
    return [(place, cell) for place in sorted(reading.owners) for cell in reading.owners[place]]


def _map(reading: _Reading) -> Map:
    """The map of a text without fault."""
    given, places = reading.given, range(1, reading.given["players"] + 1)
    return Map(
        name=_both(given, "name", say_map.UNTITLED),
        about=_both(given, "about", Words("", "")),
        players=given["players"],
        day_limit=given["day_limit"],
        symmetry=given.get("symmetry", SYMMETRIES[0]),
        owners=tuple(tuple(reading.owners[place]) for place in places),
        rows=tuple(reading.rows),
    )


def _both(given: dict[str, Any], key: str, usual: Words) -> Words:
    """A text in both languages: its own, the one for both, the other one, or the usual."""
    named = [given.get(f"{key} {lang}", given.get(key)) for lang in LANGUAGES]
    other = next((text for text in named if text), None)
    return Words(
        *(text or other or usual.get(lang) for text, lang in zip(named, LANGUAGES, strict=True))
    )


def cells_of(chart: Map) -> Iterator[tuple[int, int, str]]:
    """Column, row and letter of each cell, row by row."""
    for y, row in enumerate(chart.rows):
        for x, letter in enumerate(row):
            yield x, y, letter


def in_order(charts: Mapping[str, Map]) -> list[str]:
    """The names of maps: fewest players first, then smallest first."""
    return sorted(charts, key=lambda id: (charts[id].players, charts[id].width * charts[id].height))
