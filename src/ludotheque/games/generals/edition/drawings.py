"""Maps that people draw and keep: what is wrong with one, and what a sound one is like.

What is kept is the text of the map, as `drawn` reads it.
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

from ludotheque.core.contract import Played, Used
from ludotheque.core.game import Edition
from ludotheque.core.words import Refused, UsageError, Words
from ludotheque.games.generals.edition.constants import read_constants
from ludotheque.games.generals.edition.contents import MAP_RULES, read_legend
from ludotheque.games.generals.edition.grounds import Building, read_buildings, read_terrains
from ludotheque.space.maps import drawn, words
from ludotheque.space.maps.check import Legend
from ludotheque.space.maps.drawn import Map

NOT_A_TEXT = Words("Une carte se garde comme un texte.", "A map is kept as a text.")
SHAPE = Words(
    "{width} × {height} cases, {players} joueurs, dernier jour {days}, symétrie\u00a0: {symmetry}",
    "{width} × {height} cells, {players} players, last day {days}, symmetry: {symmetry}",
)
PLAYER = Words(
    "P{place}\u00a0: {buildings}, revenu {income}", "P{place}: {buildings}, income {income}"
)
NEUTRAL = Words("Neutres\u00a0: {buildings}", "Neutral: {buildings}")
NONE = Words("rien", "nothing")


def check(edition: Edition, value: Any) -> list[Refused]:
    """What is wrong with a JSON value as a map, each fault with its rule and cells."""
    if not isinstance(value, str):
        return [Refused(MAP_RULES.rule(words.FORM), NOT_A_TEXT)]
    return drawn.check(value, _legend(edition.folder / "content"))


def describe(edition: Edition, value: Any, lang: str) -> list[str]:
    """A sound map in lines: its name and shape, who owns what, its rows."""
    folder = edition.folder / "content"
    chart = drawn.parse(value, _legend(folder))
    kinds = _kinds(folder)
    symmetry = edition.texts["symmetries"][chart.symmetry]
    shape = SHAPE.filled(
        width=chart.width,
        height=chart.height,
        players=chart.players,
        days=chart.day_limit,
        symmetry=symmetry,
    )
    listed = [chart.name, shape, *(_player(chart, kinds, place) for place in range(chart.players))]
    listed.append(NEUTRAL.filled(buildings=_named(kinds, _neutral(chart, kinds))))
    return [*(words.get(lang) for words in listed), *chart.rows]


def key(edition: Edition, value: Any) -> str:
    """What stands for a drawn map, however its text is laid out; UsageError if it is none."""
    if not isinstance(value, str):
        raise UsageError(NOT_A_TEXT)
    chart = drawn.parse(value, _legend(edition.folder / "content"))
    return hashlib.blake2b(drawn.draw(chart).encode(), digest_size=8).hexdigest()


def played(edition: Edition, s: Any, seat: int) -> Played:
    """The map that a match was played on: a printed one by its name, a drawn one by its text."""
    chosen = edition.options["map"]
    if "\n" not in chosen:
        return Played(used={"map": Used(chosen, *edition.texts["maps"][chosen])})
    chart = drawn.parse(chosen, _legend(edition.folder / "content"))
    return Played(used={"map": Used(key(edition, chosen), *chart.name)})


@functools.lru_cache(maxsize=4)
def _legend(folder: Path) -> Legend:
    """What the letters of a content folder mean."""
    return read_legend(folder)


@functools.lru_cache(maxsize=4)
def _kinds(folder: Path) -> dict[str, Building]:
    """The kinds of building by their letters."""
    terrains = read_terrains(folder, read_constants(folder))
    return {kind.letter: kind for kind in read_buildings(folder, terrains)}


def _player(chart: Map, kinds: dict[str, Building], place: int) -> Words:
    """What a player starts with."""
    letters = [chart.rows[y][x] for x, y in chart.owners[place]]
    income = sum(kinds[letter].income for letter in letters)
    return PLAYER.filled(place=place + 1, buildings=_named(kinds, letters), income=income)


def _neutral(chart: Map, kinds: dict[str, Building]) -> list[str]:
    """The letters of the buildings that nobody owns."""
    owned = {cell for cells in chart.owners for cell in cells}
    found = drawn.cells_of(chart)
    return [letter for x, y, letter in found if letter in kinds and (x, y) not in owned]


def _named(kinds: dict[str, Building], letters: list[str]) -> Words:
    """Buildings by name and number, such as `Oil Well × 1, Barracks × 2`."""
    counts = Counter(letters)
    if not counts:
        return NONE

    def listed(lang: str) -> str:
        return ", ".join(f"{kinds[k].words.get(lang)} × {counts[k]}" for k in kinds if counts[k])

    return Words(listed("fr"), listed("en"))
