"""The unit types (units.toml), as the options print them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.variants import Variants
from ludotheque.core.words import ContentError, Words
from ludotheque.games.generals.codes import AIR, PATH, TAKES_OFF, TYPES, UNLOADED
from ludotheque.games.generals.edition.articles import read_gender
from ludotheque.games.generals.edition.constants import ARMOURS, DOMAINS, VARIED, Constants

UNTAGGED = "untagged"
EXITS = {"unload": UNLOADED, "takeoff": TAKES_OFF}
MOST_PRICE = 10000
MOST_BASE = 200
MOST_RANGE = 40
MOST_MOVE = 12  # with room for what generals add, a path fits its field
MOST_FUEL = 99
MOST_CARGO = 8
MOST_VISION = 40


@dataclass(frozen=True)
class Transport:
    """What a type carries: other types by name, and how they leave it."""

    capacity: int
    carries: tuple[str, ...]
    exit: str


@dataclass(frozen=True)
class Unit:
    """A unit type."""

    id: str
    words: Words
    gender: int
    about: Words
    letter: str
    price: int
    move: int
    move_type: str
    domain: int
    vision: int
    fuel: int | None
    armour: int
    parent: str
    base: int
    range: tuple[int, int] | None
    profiles: Mapping[str, tuple[int, int, int]]  # by domain, or UNTAGGED
    dives: bool
    no_fire_after_move: bool
    transport: Transport | None

    @property
    def indirect(self) -> bool:
        """Whether it reaches beyond its neighbours (chapter 3.4)."""
        return self.range is not None and self.range[1] >= 2


def read_units(
    folder: Path, options: Mapping[str, Any], constants: Constants, parents: Sequence[str]
) -> list[Unit]:
    """The types of a content folder, in the order of the file."""

    def read(id: str, entry: Entry) -> Unit:
        return _unit(id, entry, constants, parents)

    found = Variants(folder, options, VARIED).read("units", read)
    if not 1 <= len(found) <= TYPES:
        raise ContentError(f"units.toml: {len(found)} entries, room for {TYPES}")
    _check_letters(found)
    return [_loaded(unit, found) for unit in found]


def _check_letters(units: Sequence[Unit]) -> None:
    """Refuse two types with one letter."""
    seen: dict[str, str] = {}
    for unit in units:
        if unit.letter in seen:
            what = f"letter {unit.letter!r} is that of [{seen[unit.letter]}] too"
            raise ContentError(f"units.toml: [{unit.id}] {what}")
        seen[unit.letter] = unit.id


def _unit(id: str, entry: Entry, constants: Constants, parents: Sequence[str]) -> Unit:
    about = entry.entry("about")
    move_type = entry.choice("move_type", constants.move_types)
    domain = DOMAINS[constants.move_types[move_type]]
    base, reach, profiles = _arms(entry)
    found = Unit(
        id=id,
        words=entry.words(),
        gender=read_gender(entry),
        about=about.words(),
        letter=_letter(entry),
        price=entry.integer("price", 1, MOST_PRICE),
        move=entry.integer("move", 0, MOST_MOVE),
        move_type=move_type,
        domain=domain,
        vision=entry.integer("vision", 1, MOST_VISION),
        fuel=_fuel(entry, domain),
        armour=ARMOURS[entry.choice("armour", ARMOURS)],
        parent=entry.choice("parent", parents),
        base=base,
        range=reach,
        profiles=profiles,
        dives=entry.flag("dives"),
        no_fire_after_move=entry.flag("no_fire_after_move"),
        transport=_transport(entry.entry("transport")) if "transport" in entry.raw else None,
    )
    about.done()
    entry.done()
    return found


def _letter(entry: Entry) -> str:
    letter = entry.text("letter")
    if not re.fullmatch("[A-Z]", letter):
        raise entry.wrong(f"letter = {letter!r} is not one capital letter")
    return letter


def _fuel(entry: Entry, domain: int) -> int | None:
    """GEN-FUEL-01 What flies has fuel, and nothing else does."""
    if (domain == AIR) != ("fuel" in entry.raw):
        raise entry.wrong("`fuel` belongs to every type that flies, and to no other")
    return entry.integer("fuel", 1, MOST_FUEL) if domain == AIR else None


Arms = tuple[int, tuple[int, int] | None, dict[str, tuple[int, int, int]]]


def _arms(entry: Entry) -> Arms:
    """Base attack, range and profiles; all left out for what is unarmed (GEN-ATT-06)."""
    keys = ("base", "range", "profiles")
    if not any(key in entry.raw for key in keys):
        return 0, None, {}
    base = entry.integer("base", 1, MOST_BASE)
    least, most = entry.integers("range", 1, MOST_RANGE, 2)
    if least > most:
        raise entry.wrong(f"range = [{least}, {most}]: the least is more than the greatest")
    inside = entry.entry("profiles")
    known = (UNTAGGED, *DOMAINS)
    for name in inside.raw:
        if name not in known:
            raise inside.wrong(f"{name!r} is not one of {', '.join(known)}")
    if not inside.raw or (UNTAGGED in inside.raw and len(inside.raw) > 1):
        raise inside.wrong(f"either `{UNTAGGED}` alone, or one line for each domain it hits")
    return base, (least, most), {name: _profile(inside, name) for name in inside.raw}


def _profile(entry: Entry, name: str) -> tuple[int, int, int]:
    """GEN-ATT-01 Percentages against light, medium and heavy armour; 0 for never."""
    light, medium, heavy = entry.integers(name, 0, 500, 3)
    return light, medium, heavy


def _transport(entry: Entry) -> Transport:
    """Chapter 3.3 What it carries, as written: types and domains."""
    carries = entry.take("carries")
    if not isinstance(carries, list) or not all(isinstance(name, str) for name in carries):
        raise entry.wrong(f"carries = {carries!r} is not a list of names")
    found = Transport(
        capacity=entry.integer("capacity", 1, MOST_CARGO),
        carries=tuple(carries),
        exit=entry.choice("exit", EXITS),
    )
    entry.done()
    return found


def _loaded(unit: Unit, units: Sequence[Unit]) -> Unit:
    """The same type with the names of all types it carries."""
    if unit.transport is None:
        return unit
    known = {other.id for other in units}
    for name in unit.transport.carries:
        if name not in known and name not in DOMAINS:
            what = f"carries: {name!r} is neither a unit nor one of {', '.join(DOMAINS)}"
            raise ContentError(f"units.toml: [{unit.id}.transport] {what}")
    domains = {DOMAINS[name] for name in unit.transport.carries if name in DOMAINS}
    carried = tuple(
        other.id for other in units if other.id in unit.transport.carries or other.domain in domains
    )
    return replace(unit, transport=replace(unit.transport, carries=carried))


assert MOST_MOVE + 4 <= PATH
