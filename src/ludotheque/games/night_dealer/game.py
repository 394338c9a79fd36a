"""Night Dealer, handed to the core."""

from ludotheque.core.game import Rules
from ludotheque.core.words import Words
from ludotheque.games.night_dealer import accounts, estimate, foresight, show, tables, worth
from ludotheque.games.night_dealer.layout import TABLES
from ludotheque.games.night_dealer.moves import MOVES
from ludotheque.games.night_dealer.names import EVENTS, REASONS, REFUSALS, SEATS
from ludotheque.games.night_dealer.options import OPTIONS
from ludotheque.games.night_dealer.rules import (
    choices,
    compose,
    legality,
    play,
    resolve,
    turns,
    wheels,
)
from ludotheque.games.night_dealer.scenario import NightDealerScript
from ludotheque.games.night_dealer.state import STATE

RULES = Rules(
    id="night-dealer",
    title=Words("Le Meneur de Nuit", "Night Dealer"),
    version="1.1",
    seats=(SEATS, SEATS),
    state=STATE,
    tables=TABLES,
    moves=MOVES,
    width=136,  # five wheels on nine cells, were all of them ECLIPSE; and stop
    options=OPTIONS,
    load=tables.load,
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
    modules=(wheels, turns, resolve, compose, legality, choices, play, foresight, estimate, worth),
    show=show,
    words=NightDealerScript,
    estimate=estimate.estimate,
    chapter=play.chapter,
    worth=worth.worth,
    audit=accounts.audit,
    census=accounts.census,
)
