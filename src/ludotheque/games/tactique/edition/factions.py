"""Factions with formation and passive, victory conditions, ready decks and plain numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry, check_room, read_toml, unknown
from ludotheque.core.variants import Variants
from ludotheque.core.words import ContentError, Words
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.edition.cards import VARIED, Card
from ludotheque.games.tactique.edition.vocabulary import MOST

PASSIVES = ("close_ranks", "proliferation", "self_repair")
KINDS = ("territory", "synergy", "survival", "elimination")  # in the order of their tests (Q29)
NUMBERS = {  # least and most
    "hand": (1, c.PILE // 2),
    "echoes_start": (0, 10),
    "echoes_max": (1, 20),
    "shield_max": (1, MOST),
    "synapse_max": (0, 4),
    "persistent_max": (1, c.LASTING),
    "copies": (1, c.DECK),
    "cores": (0, c.DECK),
    "second_player_bonus": (0, 9),
}


@dataclass(frozen=True)
class Faction:
    """A faction: its formation and its passive effect."""

    id: str
    words: Words
    formation: Words
    mask: tuple[str, ...]  # by row, the front first; x is playable
    passive: str
    passive_words: Words
    n: int  # of the passive, if it has a number
    token: str  # that it leaves, if any
    style: Words


@dataclass(frozen=True)
class Goal:
    """A victory condition: `n` by row for territory, else its one number."""

    id: str
    words: Words
    klass: str
    kind: str
    n: tuple[int, ...]


@dataclass(frozen=True)
class Preset:
    """A ready deck, with the condition it is built for."""

    id: str
    words: Words
    text: Words
    klass: str
    aim: str
    starter: bool
    cards: Mapping[str, int]


def read_factions(folder: Path, cards: Sequence[Card]) -> list[Faction]:
    """The factions of a content folder."""
    made = [_faction(name, entry) for name, entry in read_toml(folder / "factions.toml").entries()]
    check_room("factions.toml", len(made), c.FACTIONS)
    tokens = [card.id for card in cards if card.type == "token"]
    for faction in made:
        if faction.passive == "proliferation" and faction.token not in tokens:
            what = f"passive: the token {unknown(faction.token, tokens)}"
            raise ContentError(f"factions.toml: [{faction.id}] {what}")
    return made


def _faction(name: str, entry: Entry) -> Faction:
    with entry, entry.entry("formation") as formation, entry.entry("passive") as passive:
        kind = passive.choice("kind", PASSIVES)
        leaves = kind == "proliferation"
        return Faction(
            name,
            entry.words(),
            formation.words(),
            _mask(formation),
            kind,
            passive.words(),
            0 if leaves else passive.integer("n", 1, MOST),
            passive.text("token") if leaves else "",
            entry.words_at("style"),
        )


def _mask(entry: Entry) -> tuple[str, ...]:
    rows = entry.take("mask")
    if (
        not isinstance(rows, list)
        or len(rows) != c.ROWS
        or not all(
            isinstance(r, str) and len(r) == c.COLUMNS and set(r) <= {"x", "-"} for r in rows
        )
    ):
        raise entry.wrong(f"mask = {rows!r} is not {c.ROWS} rows of {c.COLUMNS} signs x or -")
    cells = "".join(rows).count("x")
    if cells != c.FORMED:
        raise entry.wrong(f"mask: {cells} cells are playable; a formation has {c.FORMED}")
    return tuple(rows)


def read_goals(folder: Path, options: Mapping[str, Any], factions: Sequence[Faction]) -> list[Goal]:
    """The victory conditions as the options print them."""
    names = [faction.id for faction in factions]
    varied = Variants(folder, options, VARIED)
    goals = varied.read("conditions", lambda name, entry: _goal(name, entry, names))
    check_room("conditions.toml", len(goals), c.GOALS)
    for name in names:
        if not any(goal.klass == name for goal in goals):
            raise ContentError(f"conditions.toml: {name} has no victory condition")
    return goals


def _goal(name: str, entry: Entry, factions: Sequence[str]) -> Goal:
    kind = entry.choice("kind", KINDS)
    territory = kind == "territory"
    n = entry.integers("turns", 0, MOST, c.ROWS) if territory else [entry.integer("n", 1, MOST)]
    if not any(n):
        raise entry.wrong("turns: no row is to be held")
    with entry:
        return Goal(name, entry.words(), entry.choice("faction", factions), kind, tuple(n))


def read_presets(folder: Path, factions: Sequence[Faction], goals: Sequence[Goal]) -> list[Preset]:
    """The ready decks; each faction has one to start with."""
    names = [faction.id for faction in factions]
    entries = read_toml(folder / "decks.toml").entries()
    made = [_preset(name, entry, names, goals) for name, entry in entries]
    check_room("decks.toml", len(made), c.PRESETS)
    for name in names:
        if sum(preset.starter for preset in made if preset.klass == name) != 1:
            raise ContentError(f"decks.toml: one deck of {name} must have starter = true")
    return made


def _preset(name: str, entry: Entry, factions: Sequence[str], goals: Sequence[Goal]) -> Preset:
    klass = entry.choice("faction", factions)
    cards = entry.entry("cards")
    with entry:
        return Preset(
            name,
            entry.words(),
            entry.words_at("text"),
            klass,
            entry.choice("aim", [goal.id for goal in goals if goal.klass == klass]),
            entry.flag("starter"),
            {card: cards.integer(card, 1, c.DECK) for card in cards.raw},
        )


def read_numbers(folder: Path, options: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of the game as the options print them."""

    def read(name: str, entry: Entry) -> tuple[str, int]:
        if name not in NUMBERS:
            raise entry.wrong(f"the number {unknown(name, tuple(NUMBERS))}")
        with entry:
            return name, entry.integer("n", *NUMBERS[name])

    found = dict(Variants(folder, options, VARIED).read("numbers", read))
    for name in NUMBERS:
        if name not in found:
            raise ContentError(f"numbers.toml: [{name}] is missing")
    return found
