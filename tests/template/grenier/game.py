"""The Attic, handed to the core."""

from ludotheque.core.contract import Brain, Face, Lab
from ludotheque.core.game import Rules
from ludotheque.core.kernel import NOBODY
from ludotheque.core.moves import Moves, Verb, listed
from ludotheque.core.options import Option
from ludotheque.core.words import Words

from . import deck, end, notes, rules, show
from .accounts import audit, census
from .constants import KINDS, LAY, PASS, PEEK, SEATS, SNATCH, TOSS
from .events import EVENTS, REASONS, REFUSALS
from .script import AtticScript
from .state import STATE, TABLES
from .tables import load

MOVES = Moves(
    Verb("lay", kind=listed("kinds", KINDS)),
    Verb("toss", kind=listed("kinds", KINDS)),
    Verb("peek"),
    Verb("snatch"),
    Verb("pass"),
)
assert [MOVES.base(v.name) for v in MOVES.verbs] == [LAY, TOSS, PEEK, SNATCH, PASS]


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
    options=(Option("seats", 2, range(2, SEATS + 1), Words("Nombre de joueurs", "Seats")),),
    load=load,
    setup=deck.setup,
    why_not=rules.why_not,
    legal=rules.legal,
    apply=rules.apply,
    outcome=end.outcome,
    guess=deck.guess,
    bound=end.bound,
    turns=lambda t, s: int(s.turns) + (s.seat != NOBODY),
    refusals=REFUSALS,
    reasons=REASONS,
    events=EVENTS,
    modules=(notes, deck, end, rules),
    face=Face(
        show=show,
        aside=show.aside,
        script=AtticScript,
    ),
    brain=Brain(
        estimate=end.estimate,
    ),
    lab=Lab(
        audit=audit,
        census=census,
    ),
)
