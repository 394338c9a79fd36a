"""Tactique, handed to the core."""

from ludotheque.core.contract import Brain, Face, Keepsake, Lab
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.tactique import audit, show
from ludotheque.games.tactique.brain import estimate, features, figures, habits
from ludotheque.games.tactique.codes import CARDS, CELLS, PRESETS, SEATS
from ludotheque.games.tactique.desk import DESK
from ludotheque.games.tactique.edition import loading
from ludotheque.games.tactique.edition.decks import DECKS
from ludotheque.games.tactique.edition.facts import Facts
from ludotheque.games.tactique.edition.options import FACTION_OF, FACTIONS, OPTIONS
from ludotheque.games.tactique.events import EVENTS, REASONS, REFUSALS
from ludotheque.games.tactique.moves import MOVES
from ludotheque.games.tactique.rules import building, ending, guessing, legality, listing, play
from ludotheque.games.tactique.scenario.script import TactiqueScript
from ludotheque.games.tactique.show.aside import aside
from ludotheque.games.tactique.show.played import played
from ludotheque.games.tactique.state import STATE
from ludotheque.games.tactique.tables import TABLES

RULES = Rules(
    id="tactique",
    title=Words("TCG Tactique", "TCG Tactique"),
    version="1.0",
    seats=(SEATS, SEATS),
    state=STATE,
    tables=TABLES,
    moves=MOVES,
    width=CARDS + PRESETS + 2 * CELLS,
    options=OPTIONS,
    load=loading.load,
    setup=building.setup,
    why_not=legality.why_not,
    legal=listing.legal,
    apply=play.apply,
    outcome=ending.outcome,
    guess=guessing.guess,
    bound=ending.bound,
    refusals=REFUSALS,
    reasons=REASONS,
    events=EVENTS,
    desk=DESK,
    turns=play.turn,
    face=Face(
        show=show,
        script=TactiqueScript,
        aside=aside,
        facts=Facts,
        keepsakes={"deck": Keepsake(DECKS.check, DECKS.describe, DECKS.read, DECKS.key)},
        played=played,
        unveil=ending.unveil,
    ),
    brain=Brain(
        estimate=DESK.lend(estimate.estimate),
        features=Features.of(features, DESK),
        prune=habits.worth,
        playout_moves=habits.likely,
        random_moves=habits.serious,
        advise=habits.advise,
        wastes=habits.wastes,
        chapter=play.chapter,
        figures=figures.figures,
    ),
    lab=Lab(
        audit=audit.audit,
        census=audit.census,
        matrix=("decks",),
        along={"decks": {deck: {"factions": faction} for deck, faction in FACTION_OF.items()}},
        ladder=tuple({"factions": name} for name in FACTIONS),
    ),
)
