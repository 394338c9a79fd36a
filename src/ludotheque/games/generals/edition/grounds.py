"""What a map is made of: terrains (terrains.toml) and kinds of building (buildings.toml)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ludotheque.core.content import Entry, read_toml
from ludotheque.core.words import ContentError, Words
from ludotheque.games.generals.codes import GROUNDS, KINDS
from ludotheque.games.generals.edition.articles import read_gender
from ludotheque.games.generals.edition.constants import ARMOURS, Constants

TINT = re.compile("#[0-9A-Fa-f]{6}")
DRAWING = re.compile("[A-Za-z0-9 .,-]+")
LEAST_PERCENT, MOST_PERCENT = 10, 110  # the rules that find paths reckon with these
MOST_INCOME = 300  # of one building: eighty of them, for a hundred days, fit every field


@dataclass(frozen=True)
class Terrain:
    """A terrain."""

    id: str
    words: Words
    letter: str
    tint: str
    drawing: str
    cover: bool
    percents: Mapping[str, int]  # way of moving -> speed; one that is missing can't enter


@dataclass(frozen=True)
class Building:
    """A kind of building."""

    id: str
    words: Words
    gender: int
    about: Words
    letter: str
    drawing: str
    income: int
    hp: int
    armour: int
    wet: bool
    ground: str  # the terrain it counts as


def read_terrains(folder: Path, constants: Constants) -> list[Terrain]:
    """The terrains of a content folder, in the order of the file."""
    found = [_terrain(*pair, constants) for pair in read_toml(folder / "terrains.toml").entries()]
    if not 1 <= len(found) <= GROUNDS - KINDS:
        raise ContentError(f"terrains.toml: {len(found)} entries, room for {GROUNDS - KINDS}")
    return found


def _terrain(id: str, entry: Entry, constants: Constants) -> Terrain:
    percents = entry.entry("percents")
    found = Terrain(
        id=id,
        words=entry.words(),
        letter=_letter(entry),
        tint=_tint(entry),
        drawing=_drawing(entry),
        cover=entry.flag("cover"),
        percents={name: _percent(percents, name, constants) for name in percents.raw},
    )
    entry.done()
    return found


def _percent(entry: Entry, name: str, constants: Constants) -> int:
    """GEN-C-11 A speed in percent makes whole ticks."""
    if name not in constants.move_types:
        raise entry.wrong(f"{name!r} is not one of {', '.join(constants.move_types)}")
    percent = entry.integer(name, LEAST_PERCENT, MOST_PERCENT)
    check_percent(percent, constants, entry)
    return percent


def check_percent(percent: int, constants: Constants, entry: Entry) -> None:
    """GEN-C-11 Refuse a percentage that does not make whole ticks."""
    whole = 100 * constants.ticks_per_point
    if whole % percent:
        raise entry.wrong(f"{percent} percent does not divide {whole} (GEN-C-11)")


def _letter(entry: Entry) -> str:
    letter = entry.text("letter")
    if len(letter) != 1 or not letter.isprintable() or letter in " []\\":
        raise entry.wrong(f"letter = {letter!r} is not one letter or sign; brackets are none")
    return letter


def _tint(entry: Entry) -> str:
    tint = entry.text("tint")
    if not TINT.fullmatch(tint):
        raise entry.wrong(f"tint = {tint!r} is not a colour such as #E6EBC8")
    return tint


def _drawing(entry: Entry) -> str:
    drawing = entry.text("drawing")
    if not DRAWING.fullmatch(drawing):
        raise entry.wrong(f"drawing = {drawing!r} is not a path of SVG")
    return drawing


def read_buildings(folder: Path, terrains: Iterable[Terrain]) -> list[Building]:
    """The kinds of building of a content folder, in the order of the file."""
    names = [terrain.id for terrain in terrains]
    found = [_building(*pair, names) for pair in read_toml(folder / "buildings.toml").entries()]
    if not 1 <= len(found) <= KINDS:
        raise ContentError(f"buildings.toml: {len(found)} entries, room for {KINDS}")
    return found


def _building(id: str, entry: Entry, terrains: list[str]) -> Building:
    about = entry.entry("about")
    found = Building(
        id=id,
        words=entry.words(),
        gender=read_gender(entry),
        about=about.words(),
        letter=_letter(entry),
        drawing=_drawing(entry),
        income=entry.integer("income", 0, MOST_INCOME),
        hp=entry.integer("hp", 1, 255),
        armour=ARMOURS[entry.choice("armour", ARMOURS)],
        wet=entry.flag("wet"),
        ground=entry.choice("ground", terrains),
    )
    about.done()
    entry.done()
    return found


def check_letters(terrains: Iterable[Terrain], buildings: Iterable[Building]) -> None:
    """Refuse two things that are drawn with one letter."""
    seen: dict[str, str] = {}
    for file, things in (("terrains.toml", terrains), ("buildings.toml", buildings)):
        for thing in things:
            if thing.letter in seen:
                both = f"letter {thing.letter!r} is that of [{seen[thing.letter]}] too"
                raise ContentError(f"{file}: [{thing.id}] {both}")
            seen[thing.letter] = thing.id
