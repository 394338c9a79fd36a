"""Generals, handed to the core."""

from ludotheque.core.contract import Brain, Face, Keepsake, Lab, Practice, declared
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.generals import audit, show
from ludotheque.games.generals.brain import choosing, estimate, features, figures, pace
from ludotheque.games.generals.brain import orders as advice_orders
from ludotheque.games.generals.codes import MOVE_RESIGN, PLAYERS, SEATS, WIDTH
from ludotheque.games.generals.desk import DESK
from ludotheque.games.generals.edition import drawings
from ludotheque.games.generals.edition.facts import Facts
from ludotheque.games.generals.edition.options import BENCH, LADDER
from ludotheque.games.generals.rules import guessing, legality, listing, play, turns
from ludotheque.games.generals.scenario.script import GeneralsScript
from ludotheque.games.generals.show.aside import aside
from ludotheque.games.generals.show.regard import regard
from ludotheque.games.generals.show.reveals import reveals

RULES = Rules(
    **declared(__name__),
    id="generals",
    title=Words("Généraux", "Generals"),
    version="1.0",
    seats=(2, PLAYERS),
    more_seats=SEATS,
    width=WIDTH,
    setup=turns.setup,
    why_not=legality.why_not,
    legal=listing.legal,
    apply=DESK.lend(play.apply),
    outcome=play.outcome,
    guess=DESK.lend(guessing.guess),
    bound=play.bound,
    reveals=reveals,
    seats_of=lambda t: int(t.seats),
    team_of=lambda t, seat: int(t.team[seat]),
    resign=MOVE_RESIGN,
    turns=play.chapter,
    mid_action=play.mid_action,
    face=Face(
        show=show,
        began=lambda s: int(s.order[0]),
        script=GeneralsScript,
        aside=aside,
        regard=regard,
        facts=Facts,
        keepsakes={"map": Keepsake(drawings.check, drawings.describe, key=drawings.key)},
        played=drawings.played,
    ),
    brain=Brain(
        random_moves=listing.usual,
        playout_moves=DESK.lend(choosing.likely),
        estimate=DESK.lend(estimate.estimate),
        features=Features.of(features, DESK),
        advise=DESK.lend(advice_orders.advise),
        wastes=DESK.lend(choosing.wastes),
        styles=lambda t: int(t.styles),
        pace=pace.pace,
        chapter=play.chapter,
        figures=figures.figures,
    ),
    lab=Lab(
        audit=audit.audit,
        census=audit.census,
        matrix=("generals", "map"),
        bench={"map": BENCH},
        practice=Practice(scale=0.02, games=10),
        ladder=tuple({"map": name} for name in LADDER),
    ),
)
