"""The generals (generals.toml): modifiers that always hold, and those of their powers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.core.content import Entry
from ludotheque.core.variants import Variants
from ludotheque.core.words import ContentError, Words
from ludotheque.games.generals.edition.constants import DOMAINS, VARIED, Constants
from ludotheque.games.generals.edition.grounds import LEAST_PERCENT, MOST_PERCENT, check_percent
from ludotheque.games.generals.edition.units import Unit

MOST_GENERALS = 100


class Stat(NamedTuple):
    """What a modifier may change: its least and greatest value, how several of them join."""

    low: int
    high: int
    join: str  # ADDED, MAXIMUM or FLAG
    filtered: bool  # whether it may concern some types only


ADDED, MAXIMUM, FLAG = "added", "maximum", "flag"
STATS = {
    "attack": Stat(-90, 200, ADDED, True),
    "defence": Stat(-90, 90, ADDED, True),
    "move": Stat(-2, 2, ADDED, True),
    "vision": Stat(-2, 10, ADDED, True),
    "fuel_max": Stat(-5, 14, ADDED, True),
    "range_max": Stat(-3, 10, ADDED, True),
    "terrain_min": Stat(LEAST_PERCENT, MOST_PERCENT, MAXIMUM, True),
    "reply_alive": Stat(1, 200, MAXIMUM, True),
    "reply_dead": Stat(1, 200, MAXIMUM, True),
    "heal": Stat(1, 100, MAXIMUM, True),
    "price": Stat(-90, 200, ADDED, True),
    "creations": Stat(1, 5, MAXIMUM, False),
    "fuel_free": Stat(1, 1, FLAG, True),
    "fire_after_move": Stat(1, 1, FLAG, True),
    "see_all": Stat(1, 1, FLAG, False),
}
ONCE = {"heal_all": (1, 100)}


@dataclass(frozen=True)
class Filter:
    """Which types a modifier concerns: all that every key allows; an empty key allows all."""

    domains: tuple[str, ...] = ()
    move_types: tuple[str, ...] = ()
    indirect: bool = False

    def fits(self, unit: Unit) -> bool:
        """Whether a type is meant."""
        return (
            (not self.domains or unit.domain in [DOMAINS[name] for name in self.domains])
            and (not self.move_types or unit.move_type in self.move_types)
            and (not self.indirect or unit.indirect)
        )


@dataclass(frozen=True)
class Modifier:
    """One change: a stat, how much, for whom."""

    stat: str
    value: int
    filter: Filter


@dataclass(frozen=True)
class General:
    """A general; without a power the cost is 0."""

    id: str
    words: Words
    cost: int
    power: Words | None
    passive: tuple[Modifier, ...]
    active: tuple[Modifier, ...]
    heal_all: int


def value(modifiers: Iterable[Modifier], stat: str, unit: Unit | None, usual: int) -> int:
    """A stat of a type under some modifiers: what it usually is, added to or raised."""
    found = [m.value for m in modifiers if m.stat == stat and (unit is None or m.filter.fits(unit))]
    if STATS[stat].join == ADDED:
        return usual + sum(found)
    return max([usual, *found])


def read_generals(folder: Path, options: Mapping[str, Any], constants: Constants) -> list[General]:
    """The generals of a content folder, in the order of the file."""

    def read(id: str, entry: Entry) -> General:
        return _general(id, entry, constants)

    found = Variants(folder, options, VARIED).read("generals", read)
    if not 1 <= len(found) <= MOST_GENERALS:
        raise ContentError(f"generals.toml: {len(found)} entries, room for {MOST_GENERALS}")
    return found


def _general(id: str, entry: Entry, constants: Constants) -> General:
    """A power has a cost, a name and an effect, or there is none of them."""
    power = entry.entry("power") if "power" in entry.raw else None
    once = entry.entry("once") if "once" in entry.raw else None
    found = General(
        id=id,
        words=entry.words(),
        cost=entry.integer("cost", 1, 9999) if power else 0,
        power=power.words() if power else None,
        passive=_modifiers(entry, "passive", constants),
        active=_modifiers(entry, "active", constants),
        heal_all=once.integer("heal_all", *ONCE["heal_all"]) if once else 0,
    )
    for part in (power, once, entry):
        if part is not None:
            part.done()
    if bool(power) != bool(found.active or once):
        raise entry.wrong("`power` and what it does (`active` or `once`) go together")
    return found


def _modifiers(entry: Entry, key: str, constants: Constants) -> tuple[Modifier, ...]:
    raw = entry.take(key) if key in entry.raw else []
    if not isinstance(raw, list):
        raise entry.wrong(f"{key} is not a list of modifiers")
    return tuple(
        _modifier(Entry(entry.file, f"{entry.name}.{key}.{n}", one), constants)
        for n, one in enumerate(raw, 1)
    )


def _modifier(entry: Entry, constants: Constants) -> Modifier:
    name = entry.choice("stat", STATS)
    stat = STATS[name]
    amount = 1 if stat.join == FLAG else entry.integer("value", stat.low, stat.high)
    if name == "terrain_min":
        check_percent(amount, constants, entry)
    if amount == 0:
        raise entry.wrong("value = 0 changes nothing")
    chosen = Filter()
    if "filter" in entry.raw:
        if not stat.filtered:
            raise entry.wrong(f"{name} concerns a player, not types: it has no filter")
        chosen = _filter(entry.entry("filter"), constants)
    entry.done()
    return Modifier(name, amount, chosen)


def _filter(entry: Entry, constants: Constants) -> Filter:
    found = Filter(
        domains=_names(entry, "domain", DOMAINS),
        move_types=_names(entry, "move_type", constants.move_types),
        indirect=entry.flag("indirect"),
    )
    entry.done()
    return found


def _names(entry: Entry, key: str, allowed: Iterable[str]) -> tuple[str, ...]:
    raw: Any = entry.take(key) if key in entry.raw else []
    known = list(allowed)
    if not isinstance(raw, list) or any(name not in known for name in raw):
        raise entry.wrong(f"{key} = {raw!r} is not a list out of {', '.join(known)}")
    return tuple(raw)
