"""The Attic, handed to the core."""

from ludotheque.core.contract import Brain, Face, Lab, Practice
from ludotheque.core.game import Rules
from ludotheque.core.options import Option
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words

from . import show
from .audit import audit, census
from .brain import estimate, features
from .codes import KINDS, SEATS
from .desk import DESK
from .edition.loading import load
from .events import EVENTS, REASONS, REFUSALS
from .moves import MOVES
from .rules import deck, end, turns
from .scenario.script import AtticScript
from .state import STATE
from .tables import TABLES

RULES = Rules(
    id="grenier",
    title=Words("Le Grenier", "The Attic"),
    version="1",
    seats=(2, SEATS),
    seats_of=lambda t: int(t.seats_n),
    state=STATE,
    tables=TABLES,
    moves=MOVES,
    width=2 * KINDS + 1,
    options=(
        Option("seats", 2, range(2, SEATS + 1), Words("combien de joueurs ?", "how many players?")),
    ),
    load=load,
    setup=deck.setup,
    why_not=turns.why_not,
    legal=turns.legal,
    apply=turns.apply,
    outcome=end.outcome,
    guess=deck.guess,
    bound=end.bound,
    turns=turns.begun,
    refusals=REFUSALS,
    reasons=REASONS,
    events=EVENTS,
    desk=DESK,
    face=Face(
        show=show,
        aside=show.aside,
        script=AtticScript,
    ),
    brain=Brain(
        estimate=DESK.lend(estimate.estimate),
        features=Features.of(features, DESK),
    ),
    lab=Lab(
        audit=audit,
        census=census,
        practice=Practice(scale=0.004, games=400),
    ),
)
