"""Battle For Eden, handed to the core."""

from ludotheque.core.contract import Brain, Face, Lab, Practice, declared
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.eden import audit, show
from ludotheque.games.eden.brain import estimate, features, figures, habits
from ludotheque.games.eden.codes import SEATS, WIDTH
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.facts import Facts
from ludotheque.games.eden.edition.options import FEWEST
from ludotheque.games.eden.rules import ending, guessing, legality, listing, opening, play
from ludotheque.games.eden.scenario.script import EdenScript
from ludotheque.games.eden.show.aside import aside
from ludotheque.games.eden.show.regard import regard
from ludotheque.games.eden.show.totals import TOTALS

RULES = Rules(
    **declared(__name__),
    id="eden",
    title=Words("Battle For Eden", "Battle For Eden"),
    version="1.0",
    seats=(FEWEST, SEATS),
    width=WIDTH,
    setup=opening.setup,
    why_not=DESK.lend(legality.why_not),
    legal=DESK.lend(listing.legal),
    apply=DESK.lend(play.apply),
    outcome=ending.outcome,
    guess=guessing.guess,
    bound=ending.bound,
    seats_of=lambda t: int(t.seats),
    turns=play.turn,
    mid_action=play.mid_action,
    lists_natively=True,
    face=Face(
        show=show,
        began=lambda s: int(s.first),
        script=EdenScript,
        computed=TOTALS,
        aside=aside,
        regard=regard,
        facts=Facts,
    ),
    brain=Brain(
        estimate=DESK.lend(estimate.estimate),
        features=Features.of(features, DESK),
        prune=DESK.lend(habits.worth),
        playout_moves=DESK.lend(habits.likely),
        advise=DESK.lend(habits.advise),
        styles=habits.styles,
        pace=habits.pace,
        chapter=play.chapter,
        figures=figures.figures,
    ),
    lab=Lab(
        audit=audit.audit,
        census=audit.census,
        matrix=("civilisations",),
        bench={"max_days": 15},
        practice=Practice(scale=0.02, games=5),
    ),
)
