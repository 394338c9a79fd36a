"""Levels as data: how far each looks, how it errs, and what it says of itself."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.agents.running import Style
from ludotheque.agents.weigher import Errs
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.library import Game
from ludotheque.core.outlook import HEAVIEST
from ludotheque.core.words import Words

LEVELS = ("apprenti", "adepte", "maitre", "oracle")


@dataclass(frozen=True)
class Level:
    """How strong a level is: visits, the most seconds where rules run in plain Python, how it
    searches and how it errs."""

    iterations: int
    seconds: float
    style: Style
    errs: Errs
    character: Words  # how it plays, in a line for people
    promise: Words  # what a move of its may cost it, in a line for people


def _usual(iterations: int, seconds: float, errs: Errs, fr: str, en: str) -> Level:
    style = Style(even=True, trees=1) if errs.spread else Style()
    return Level(iterations, seconds, style, errs, Words(fr, en), _filled(PROMISE, errs.bound))


PROMISE = Words(
    "au pire, un coup lui ôte {bound}\u00a0% de chances de gagner",
    "at worst, a move costs it {bound}% of its chances to win",
)


def _filled(promise: Words, bound: int) -> Words:
    """A promise with its figure."""
    return Words(*(said.replace("{bound}", str(bound)) for said in (promise.fr, promise.en)))


USUAL = {
    "apprenti": _usual(40, 1.0, Errs(100, 40), "joue à vue", "plays by sight"),
    "adepte": _usual(300, 1.0, Errs(20, 30), "hésite un peu", "wavers a little"),
    "maitre": _usual(4000, 1.5, Errs(0, 20), "essaie mille suites", "tries a thousand lines"),
    "oracle": _usual(60000, 1.8, Errs(0, 15), "le plus fort", "the strongest"),
}


@functools.cache
def levels(folder: Path) -> dict[str, Level]:
    """The levels of the game in that folder."""
    path = folder / "brain" / "levels.toml"
    if not path.exists():
        return USUAL
    file = read_toml(path)
    found = {name: _level(file.entry(name)) for name in LEVELS}
    file.done()
    return found


@dataclass(frozen=True)
class Views:
    """What a kept player thinks otherwise than today's: weights by feature, and advice of the
    tables by field. Nothing: it thinks as today's do."""

    weights: Mapping[str, int] = field(default_factory=dict)
    advice: Mapping[str, list[int]] = field(default_factory=dict)


def kept_level(path: Path, game: Game) -> tuple[Level, Views]:
    """The player of a game in a file that keeps one for each game, and what it thinks."""
    entry = read_toml(path).entry(game.id)
    weights: dict[str, int] = {}
    if "weights" in entry.raw:
        inside = entry.entry("weights")
        weights = {name: inside.integer(name, -HEAVIEST, HEAVIEST) for name in inside.raw}
    advice: dict[str, list[int]] = {}
    if "advice" in entry.raw:
        inside, today = entry.entry("advice"), game.edition().t
        inside.only(game.rules.tables.advice)
        for name in inside.raw:
            room = len(getattr(today, name))
            advice[name] = inside.integers(name, -HEAVIEST, HEAVIEST, room)
    return _level(entry), Views(weights, advice)


def _level(entry: Entry) -> Level:
    seen = entry.integer("seen", 1, 1000) if "seen" in entry.raw else None
    errs = Errs(entry.integer("spread", 0, 1000), entry.integer("bound", 1, 100), seen)
    level = Level(
        iterations=entry.integer("iterations", 1, 100_000_000),
        seconds=entry.integer("milliseconds", 1, 600_000) / 1000,
        style=_planning(entry) if "worlds" in entry.raw else _searching(entry),
        errs=errs,
        character=_words(entry.entry("character")),
        promise=_promise(entry.entry("promise"), errs),
    )
    entry.done()
    return level


def _planning(entry: Entry) -> Style:
    return Style(
        depth=entry.integer("depth", 0, 10_000),
        explore=0.0,
        worlds=entry.integer("worlds", 1, 100),
        trees=entry.integer("trees", 1, 8),
        crossed=entry.integer("crossed", 0, 100) if "crossed" in entry.raw else 0,
        usual=entry.integer("usual", 0, 100) if "usual" in entry.raw else 0,
        styles=entry.integer("styles", 1, 100) if "styles" in entry.raw else 0,
        even=entry.flag("even"),
        thrifty=not entry.flag("wasteful"),
    )


def _searching(entry: Entry) -> Style:
    return Style(
        depth=entry.integer("depth", 0, 10_000),
        explore=entry.integer("explore", 0, 100_000) / 1000,
        prior=entry.integer("prior", 0, 720_720),
        trees=entry.integer("trees", 1, 8),
        ahead=entry.integer("ahead", -1, 100),
        drawn=entry.integer("drawn", 1, 64),
        settles=entry.integer("settles", 0, 1000) if "settles" in entry.raw else 0,
        even=entry.flag("even"),
        thrifty=not entry.flag("wasteful"),
        tidy=entry.flag("tidy"),
        suspects=entry.flag("suspects"),
    )


def _words(entry: Entry) -> Words:
    said = entry.words()
    entry.done()
    return said


def _promise(entry: Entry, errs: Errs) -> Words:
    """What a level says a move may cost it, which must be what holds for it."""
    said = _words(entry)
    if not all("{bound}" in text for text in (said.fr, said.en)):
        raise entry.wrong("does not say {bound}")
    return _filled(said, errs.bound)
