"""Night Dealer, handed to the core."""

from ludotheque.core.contract import Brain, Face, Lab, Practice
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.night_dealer import audit, show
from ludotheque.games.night_dealer.brain import estimate, features, figures, plain, tidying, worth
from ludotheque.games.night_dealer.codes import SEATS
from ludotheque.games.night_dealer.desk import DESK
from ludotheque.games.night_dealer.edition import loading
from ludotheque.games.night_dealer.edition.options import OPTIONS
from ludotheque.games.night_dealer.events import EVENTS, REASONS, REFUSALS
from ludotheque.games.night_dealer.moves import MOVES
from ludotheque.games.night_dealer.rules import choices, legality, play
from ludotheque.games.night_dealer.scenario.script import NightDealerScript
from ludotheque.games.night_dealer.show.aside import aside
from ludotheque.games.night_dealer.show.played import played
from ludotheque.games.night_dealer.state import STATE
from ludotheque.games.night_dealer.tables import TABLES

RULES = Rules(
    id="night-dealer",
    title=Words("Le Meneur de Nuit", "Night Dealer"),
    version="1.1",
    seats=(SEATS, SEATS),
    state=STATE,
    tables=TABLES,
    moves=MOVES,
    width=136,
    options=OPTIONS,
    load=loading.load,
    setup=play.setup,
    why_not=legality.why_not,
    legal=choices.legal,
    apply=play.apply,
    outcome=play.outcome,
    guess=play.guess,
    bound=play.bound,
    refusals=REFUSALS,
    reasons=REASONS,
    events=EVENTS,
    desk=DESK,
    turns=play.turns,
    face=Face(
        show=show,
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
