"""The edition: cards, factions, conditions and options as tables for the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.cards import decks
from ludotheque.cards.deck_text import Deck
from ludotheque.core.content import labels, read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.core.outlook import read_horizon
from ludotheque.core.words import ContentError, UsageError, Words
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.edition import facts, programs, wording
from ludotheque.games.tactique.edition.decks import DECKS, limits
from ludotheque.games.tactique.edition.factions import KINDS, PASSIVES, Faction, Goal
from ludotheque.games.tactique.edition.options import CUSTOM, MODES, STARTER
from ludotheque.games.tactique.edition.printed import Printed, read_printed
from ludotheque.games.tactique.tables import TABLES
from ludotheque.space.square import Board

GRID = Board(c.COLUMNS, c.ROWS, side=c.COLUMNS)
OTHER_FACTION = Words(
    "Le deck {deck} est aux {whose}, non aux {faction} (option decks).",
    "The deck {deck} belongs to the {whose}, not to the {faction} (option decks).",
)


def load(folder: Path, options: Mapping[str, Any]) -> Content:
    """The edition of a content folder under some options; a bad file is a ContentError."""
    printed = read_printed(folder, options)
    texts = read_texts(folder / "texts.toml")
    wording.add_texts(texts, printed, read_texts(folder / "short.toml"))
    names = [faction.id for faction in printed.factions]
    content = Content(
        tables=TABLES.new(),
        texts=texts,
        rules=read_rules(folder / "texts.toml"),
        labels={
            "cards": labels((card.id for card in printed.cards), c.CARDS),
            "factions": names,
            "decks": labels((deck.id for deck in printed.presets), c.PRESETS),
            "conditions": labels((goal.id for goal in printed.goals), c.GOALS),
        },
        facts=facts.facts(printed),
        names=("cards", "factions", "formations", "decks", "conditions", "options"),
        prints=("card_texts", "passive_texts", "condition_texts", "deck_texts"),
    )
    programs.fill(content.tables, printed.cards, names)
    limiting = limits(printed.numbers["copies"], printed.numbers["cores"])
    decks.fill(content.tables, limiting, printed.cards, names)
    _goals(content.tables, printed.goals, names)
    _presets(content, printed)
    _match(content.tables, printed, options)
    read_horizon(content.tables, read_toml(folder / "estimate.toml"))
    return content


def _goals(t: Any, goals: Sequence[Goal], factions: Sequence[str]) -> None:
    t.goals_n = len(goals)
    for number, goal in enumerate(goals):
        t.goal_faction[number] = factions.index(goal.klass)
        t.goal_kind[number] = KINDS.index(goal.kind)
        t.goal_n[number][: len(goal.n)] = goal.n


def _presets(content: Content, printed: Printed) -> None:
    """§3.11 The ready decks; each must be a legal one."""
    t, names = content.tables, content.labels["cards"]
    t.decks_n = len(printed.presets)
    sources = decks.Sources(t, content.texts, content.labels)
    for number, preset in enumerate(printed.presets):
        for fault in DECKS.faults(sources, Deck(preset.klass, dict(preset.cards))):
            raise ContentError(f"decks.toml: [{preset.id}] {fault.words.en}")
        klass = content.labels["factions"].index(preset.klass)
        t.deck_faction[number] = klass
        t.deck_aim[number] = content.labels["conditions"].index(preset.aim)
        found = sorted(preset.cards.items())
        t.deck_list[number] = [names.index(card) for card, n in found for _ in range(n)]
        if preset.starter:
            t.starter[klass] = number


def _match(t: Any, printed: Printed, options: Mapping[str, Any]) -> None:
    """What a match is played with."""
    numbers = printed.numbers
    t.hand_size, t.echoes_start = numbers["hand"], numbers["echoes_start"]
    t.echoes_max, t.shield_max = numbers["echoes_max"], numbers["shield_max"]
    t.synapse_max, t.lasting_max = numbers["synapse_max"], numbers["persistent_max"]
    t.first_seat = c.NONE if options["first"] == "random" else int(options["first"])
    t.mode = MODES.index(options["victory_mode"])
    t.pool = int(options["echo_mode"] == "pool")
    t.bonus = max(options["second_player_bonus"], numbers["second_player_bonus"])
    t.max_rounds = options["max_rounds"]
    t.open_lists = int(options["open_decklists"] == "true")
    factions = {faction.id: faction for faction in printed.factions}
    for seat in range(c.SEATS):
        faction = factions[options["factions"][seat]]
        t.faction[seat] = printed.factions.index(faction)
        t.preset[seat] = _preset(printed, faction, options["decks"][seat])
        _grid(t, seat, faction)
        t.passive[seat], t.passive_n[seat] = PASSIVES.index(faction.passive), faction.n
        ids = [card.id for card in printed.cards]
        t.passive_token[seat] = ids.index(faction.token) if faction.token else c.NONE


def _preset(printed: Printed, faction: Faction, chosen: str) -> int:
    """TAC-OPT-decks The ready deck of a player; one of another faction is an error of the table."""
    if chosen == CUSTOM:
        return c.NONE
    for number, preset in enumerate(printed.presets):
        asked = preset.id == chosen or (chosen == STARTER and preset.starter)
        if asked and preset.klass == faction.id:
            return number
    other = next(preset for preset in printed.presets if preset.id == chosen)
    whose = next(one.words for one in printed.factions if one.id == other.klass)
    raise UsageError(OTHER_FACTION, deck=other.words, whose=whose, faction=faction.words)


def _grid(t: Any, seat: int, faction: Faction) -> None:
    """§3.7 The cells of a formation, and which lie beside each other."""
    for cell in GRID.cells():
        spot = seat * c.CELLS + cell
        column, row = GRID.place(cell)
        t.row_of[spot] = row
        t.playable[spot] = int(faction.mask[row][column] == "x")
        near = [seat * c.CELLS + other for other in GRID.beside(cell)]
        t.near[spot] = near + [c.NONE] * (4 - len(near))
    first = seat * c.CELLS
    formed = [spot for spot in range(first, first + c.CELLS) if t.playable[spot]]
    t.cells[seat * c.FORMED : (seat + 1) * c.FORMED] = formed
