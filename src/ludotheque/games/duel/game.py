"""The duel, handed to the core."""

from ludotheque.core.contract import Brain, Face, Keepsake, Lab, Practice, declared
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.duel import audit, show
from ludotheque.games.duel.brain import estimate, features, figures, habits, suspicion
from ludotheque.games.duel.codes import CARDS, MOVE_PASS, SEATS
from ludotheque.games.duel.desk import DESK
from ludotheque.games.duel.edition.decks import DECKS
from ludotheque.games.duel.edition.facts import Facts
from ludotheque.games.duel.edition.options import CLASSES
from ludotheque.games.duel.rules import building, guessing, legality, play
from ludotheque.games.duel.scenario.script import DuelScript
from ludotheque.games.duel.show.aside import aside
from ludotheque.games.duel.show.played import played

RULES = Rules(
    **declared(__name__),
    id="duel",
    title=Words("La Hache et l’Arcane", "Axe & Arcana"),
    version="1.0",
    seats=(SEATS, SEATS),
    width=CARDS + 2,
    setup=building.setup,
    why_not=legality.why_not,
    legal=legality.legal,
    apply=play.apply,
    outcome=play.outcome,
    guess=guessing.guess,
    bound=play.bound,
    window=play.window,
    passing=MOVE_PASS,
    turns=play.turn,
    mid_action=play.mid_action,
    face=Face(
        show=show,
        began=lambda s: int(s.first),
        script=DuelScript,
        aside=aside,
        facts=Facts,
        keepsakes={"deck": Keepsake(DECKS.check, DECKS.describe, DECKS.read, DECKS.key)},
        played=played,
    ),
    brain=Brain(
        estimate=DESK.lend(estimate.estimate),
        features=Features.of(features, DESK),
        prune=habits.worth,
        playout_moves=habits.likely,
        advise=habits.advise,
        wastes=habits.wastes,
        chapter=play.chapter,
        suspect=suspicion.suspect,
        figures=figures.figures,
    ),
    lab=Lab(
        audit=audit.audit,
        census=audit.census,
        matrix=("classes",),
        scale=1.0,  # its levels think briefly: a tenth of them would be others
        practice=Practice(scale=0.05, games=500),
        ladder=tuple({"classes": name} for name in CLASSES),
    ),
)
