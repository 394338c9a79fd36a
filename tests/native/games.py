"""The made-up games of these tests, printed: rules, tables and the few words that they need."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.contract import Brain, Face
from ludotheque.core.desk import Desk
from ludotheque.core.events import AMOUNT, CELL, NO_EVENTS, SEAT, Events, Kind
from ludotheque.core.game import Content, Edition, Rules, ask_all
from ludotheque.core.moves import Moves, Verb
from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, Field, Layout
from ludotheque.core.state import state_layout
from ludotheque.core.words import Words

from . import connect_four, crew, toy

BARE = Words("—", "—")

TOY_STATE = state_layout(
    [
        Field("seat", "i1", (), PUBLIC, "who must act"),
        Field("cell", "i1", (9,), PUBLIC, "kind on each cell, or EMPTY"),
        Field("hand", "u1", (2, 5), OWNER, "copies of each kind held"),
        Field("held", "u1", (2,), PUBLIC, "cards in each hand"),
        Field("pile", "i1", (24,), SECRET, "the cards to draw, last first"),
        Field("pile_n", "u1", (), PUBLIC, "how many they are"),
        Field("score", "i2", (2,), PUBLIC, "points"),
        Field("secret", "i2", (9,), MASKED, "what lies under a card", mask="known", hidden=-7),
        Field("known", "u2", (9,), MASK, "who looked"),
        Field("laid", "u4", (), PUBLIC, "cards laid"),
        Field("count", "u4", (), PUBLIC, "an unsigned number"),
        Field("byte", "u1", (), PUBLIC, "a small unsigned number"),
        Field("big", "i4", (), PUBLIC, "a number whose square is wider than C's int"),
        Field("wide", "i8", (), PUBLIC, "such a square"),
        Field("shifted", "i8", (), PUBLIC, "a bit beyond the thirty-second"),
        Field("pot", "u8", (), PUBLIC, "a word"),
        Field("passed", "u1", (), PUBLIC, "passes in a row"),
    ],
    notes=15,
)
TOY_TABLES = Layout(
    "Tables",
    [
        Field("near", "i1", (9, 4), PUBLIC, "neighbours of each cell, or -1"),
        Field("value", "i2", (5,), PUBLIC, "of each kind"),
        Field("suit", "i1", (5,), PUBLIC, "of each kind"),
    ],
)


def toy_tables(folder, options):
    """The printed toy."""
    t = TOY_TABLES.new()
    for cell in range(9):
        row, column = divmod(cell, 3)
        steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
        around = [(row + a, column + b) for a, b in steps]
        t.near[cell] = [r * 3 + c if 0 <= r < 3 and 0 <= c < 3 else -1 for r, c in around]
    t.value = [1, 2, 3, 300, -5]
    t.suit = [0, 1, 0, 1, 2]
    return content(t, ["not_held", "taken_cell", "must_play"], ["last_card"], ["laid", "passed"])


EVENTS = Events(Kind("laid", seat=SEAT, card=AMOUNT, cell=CELL), Kind("passed", seat=SEAT))


def content(tables, refusals, reasons, events):
    """Tables with bare words."""
    sections = {"refusals": refusals, "reasons": reasons, "events": events}
    texts = {section: dict.fromkeys(names, BARE) for section, names in sections.items()}
    return Content(tables, texts, dict.fromkeys(refusals, "TOY-1"))


TOY = Rules(
    id="native-toy",
    title=BARE,
    version="1",
    seats=(2, 2),
    state=TOY_STATE,
    tables=TOY_TABLES,
    moves=Moves(Verb("lay", kind=5, cell=9), Verb("pass")),
    width=46,
    options=(),
    load=toy_tables,
    setup=toy.set_up,
    why_not=toy.why_not,
    legal=ask_all(Moves(Verb("lay", kind=5, cell=9), Verb("pass")), toy.why_not),
    apply=toy.apply,
    outcome=toy.outcome,
    guess=toy.guess,
    bound=lambda t: 40,
    turns=toy.turns,
    refusals={1: "not_held", 2: "taken_cell", 3: "must_play"},
    reasons={1: "last_card"},
    events=EVENTS,
    face=Face(
        show=None,
    ),
    brain=Brain(
        estimate=toy.estimate,
        prune=toy.worth,
        random_moves=toy.usual,
    ),
)

FOUR_STATE = state_layout(
    [
        Field("seat", "i4", (), PUBLIC, "who must act"),
        Field("winner", "i4", (), PUBLIC, "who has four in a row, or -1"),
        Field("placed", "i4", (), PUBLIC, "discs on the board"),
        Field("height", "i1", (7,), PUBLIC, "discs in each column"),
        Field("discs", "i8", (2,), PUBLIC, "one bit for each place, seven to a column"),
    ],
    notes=1,
)
FOUR_TABLES = Layout("Tables", [Field("columns", "i4", (), PUBLIC, "how many")])


def four_tables(folder, options):
    """Nothing is printed but the board."""
    return content(FOUR_TABLES.new(), ["full_column"], ["four", "full_board"], [])


CONNECT_FOUR = Rules(
    id="native-connect-four",
    title=BARE,
    version="1",
    seats=(2, 2),
    state=FOUR_STATE,
    tables=FOUR_TABLES,
    moves=Moves(Verb("drop", column=7)),
    width=7,
    options=(),
    load=four_tables,
    setup=connect_four.set_up,
    why_not=connect_four.why_not,
    legal=connect_four.legal,
    apply=connect_four.apply,
    outcome=connect_four.outcome,
    guess=connect_four.guess,
    bound=lambda t: 42,
    turns=connect_four.turns,
    refusals={1: "full_column"},
    reasons={1: "four", 2: "full_board"},
    events=NO_EVENTS,
    face=Face(
        show=None,
    ),
)


CREW_STATE = state_layout(
    [
        Field("seat", "i1", (), PUBLIC, "who must act"),
        Field("turns", "i1", (), PUBLIC, "moves made"),
        Field("last", "i1", (), SECRET, "place of the sailor hired last"),
        crew.BERTH.field,
        *crew.PAID.fields,
        *crew.LEFT.fields,
    ],
    notes=1,
)
CREW_DESK = Desk(
    [
        Field("seat", "i1", (), SECRET, "who moves"),
        Field("trade", "i1", (), SECRET, "what is hired"),
        Field("count", "i1", (), SECRET, "free berths"),
        Field("free", "i1", (12,), SECRET, "which"),
        Field("total", "i4", (2,), SECRET, "what a crew counts"),
    ]
)
CREW_MOVES = Moves(Verb("hire", trade=31, berth=12), Verb("pass"), Verb("dismiss", berth=12))


def crew_tables(folder, options):
    """Nothing is printed."""
    return content(FOUR_TABLES.new(), ["taken", "full", "not_yours"], ["wages"], [])


CREW = Rules(
    id="native-crew",
    title=BARE,
    version="1",
    seats=(2, 2),
    state=CREW_STATE,
    desk=CREW_DESK,
    tables=FOUR_TABLES,
    moves=CREW_MOVES,
    width=385,
    options=(),
    load=crew_tables,
    setup=crew.set_up,
    why_not=crew.why_not,
    legal=ask_all(CREW_MOVES, crew.why_not),
    apply=CREW_DESK.lend(crew.apply),
    outcome=CREW_DESK.lend(crew.outcome),
    guess=crew.guess,
    bound=lambda t: 40,
    turns=crew.turns,
    refusals={1: "taken", 2: "full", 3: "not_yours"},
    reasons={1: "wages"},
    events=NO_EVENTS,
    face=Face(
        show=None,
    ),
    brain=Brain(
        estimate=CREW_DESK.lend(crew.estimate),
        advise=CREW_DESK.lend(crew.advise),
        styles=lambda t: 3,
    ),
)


def edition(rules: Rules) -> Edition:
    """A made-up game on the table."""
    return Edition(rules, Path(), {})


def changed(rules: Rules, **parts: object) -> Rules:
    """The same rules with some parts replaced."""
    return rules.changed(**parts)
