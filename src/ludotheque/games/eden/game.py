"""Battle For Eden, handed to the core."""

from ludotheque.cards import piles
from ludotheque.core import chances
from ludotheque.core.contract import Brain, Face, Lab, Practice
from ludotheque.core.game import Rules
from ludotheque.core.outlook import Features
from ludotheque.core.words import Words
from ludotheque.games.eden import audit, notes, show
from ludotheque.games.eden.brain import (
    attack,
    estimate,
    features,
    fight,
    figures,
    ground,
    habits,
    laying,
    trade,
)
from ludotheque.games.eden.codes import SEATS, WIDTH
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition import loading
from ludotheque.games.eden.edition.facts import Facts
from ludotheque.games.eden.edition.options import FEWEST, OPTIONS
from ludotheque.games.eden.events import EVENTS, REASONS, REFUSALS
from ludotheque.games.eden.moves import MOVES
from ludotheque.games.eden.rules import (
    after,
    answers,
    army,
    board,
    cards,
    choosing,
    combat,
    effects,
    ending,
    expansion,
    falling,
    founding,
    guessing,
    legality,
    listing,
    logistics,
    mapping,
    opening,
    placing,
    play,
    reacting,
    refusing,
    select,
    shop,
    stages,
    usable,
    uses,
    windows,
)
from ludotheque.games.eden.scenario.script import EdenScript
from ludotheque.games.eden.show.aside import aside
from ludotheque.games.eden.state import STATE
from ludotheque.games.eden.tables import TABLES
from ludotheque.space import hex

RULES = Rules(
    id="eden",
    title=Words("Battle For Eden", "Battle For Eden"),
    version="1.0",
    seats=(FEWEST, SEATS),
    state=STATE,
    tables=TABLES,
    desk=DESK,
    moves=MOVES,
    width=WIDTH,
    options=OPTIONS,
    load=loading.load,
    setup=opening.setup,
    why_not=DESK.lend(legality.why_not),
    legal=DESK.lend(listing.legal),
    apply=DESK.lend(play.apply),
    outcome=ending.outcome,
    guess=guessing.guess,
    bound=ending.bound,
    refusals=REFUSALS,
    reasons=REASONS,
    events=EVENTS,
    modules=(
        notes,
        hex,
        piles,
        board,
        mapping,
        cards,
        army,
        select,
        reacting,
        usable,
        falling,
        placing,
        effects,
        uses,
        choosing,
        windows,
        combat,
        ending,
        shop,
        after,
        founding,
        opening,
        expansion,
        logistics,
        refusing,
        legality,
        listing,
        answers,
        stages,
        play,
        guessing,
        chances,
        ground,
        features,
        estimate,
        attack,
        fight,
        laying,
        trade,
        habits,
    ),
    seats_of=lambda t: int(t.seats),
    turns=play.turn,
    lists_natively=True,
    face=Face(show=show, script=EdenScript, aside=aside, facts=Facts),
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
