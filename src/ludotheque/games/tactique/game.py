"""Tactique, handed to the core."""

from ludotheque.core.contract import Brain, Face, Keepsake, Lab, declared
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.tactique import audit, show
from ludotheque.games.tactique.brain import estimate, features, figures, habits
from ludotheque.games.tactique.codes import CARDS, CELLS, MOVE_CONCEDE, PRESETS, SEATS
from ludotheque.games.tactique.desk import DESK
from ludotheque.games.tactique.edition.decks import DECKS
from ludotheque.games.tactique.edition.facts import Facts
from ludotheque.games.tactique.edition.options import FACTION_OF, FACTIONS
from ludotheque.games.tactique.rules import building, ending, guessing, legality, listing, play
from ludotheque.games.tactique.scenario.script import TactiqueScript
from ludotheque.games.tactique.show.aside import aside
from ludotheque.games.tactique.show.played import played

RULES = Rules(
    **declared(__name__),
    id="tactique",
    title=Words("TCG Tactique", "TCG Tactique"),
    version="1.0",
    seats=(SEATS, SEATS),
    width=CARDS + PRESETS + 2 * CELLS,
    setup=building.setup,
    why_not=legality.why_not,
    legal=listing.legal,
    apply=play.apply,
    outcome=ending.outcome,
    guess=guessing.guess,
    bound=ending.bound,
    turns=play.turn,
    mid_action=play.mid_action,
    resign=MOVE_CONCEDE,
    face=Face(
        show=show,
        began=lambda s: int(s.first),
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
