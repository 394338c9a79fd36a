"""Night Dealer, handed to the core."""

from ludotheque.core.contract import Brain, Face, Lab, Practice, declared
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.night_dealer import audit, show
from ludotheque.games.night_dealer.brain import estimate, features, figures, plain, tidying, worth
from ludotheque.games.night_dealer.codes import SEATS
from ludotheque.games.night_dealer.desk import DESK
from ludotheque.games.night_dealer.rules import choices, legality, play
from ludotheque.games.night_dealer.scenario.script import NightDealerScript
from ludotheque.games.night_dealer.show.aside import aside
from ludotheque.games.night_dealer.show.played import played

RULES = Rules(
    **declared(__name__),
    id="night-dealer",
    title=Words("Le Meneur de Nuit", "Night Dealer"),
    version="1.1",
    seats=(SEATS, SEATS),
    width=136,
    setup=play.setup,
    why_not=legality.why_not,
    legal=choices.legal,
    apply=play.apply,
    outcome=play.outcome,
    guess=play.guess,
    bound=play.bound,
    turns=play.turns,
    mid_action=play.mid_action,
    face=Face(
        show=show,
        began=lambda s: int(s.starter),
        aside=aside,
        script=NightDealerScript,
        played=played,
    ),
    brain=Brain(
        estimate=DESK.lend(estimate.estimate),
        features=Features.of(features, DESK),
        chapter=play.chapter,
        figures=figures.figures,
        prune=worth.worth,
        tidy=tidying.tidy,
        advise=plain.advise,
    ),
    lab=Lab(
        audit=audit.audit,
        census=audit.census,
        practice=Practice(scale=0.004, games=200),
    ),
)
