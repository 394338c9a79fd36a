"""The Walk, handed to the core."""

from ludotheque.core.content import read_rules, read_texts
from ludotheque.core.contract import Face
from ludotheque.core.game import Content, Rules
from ludotheque.core.moves import Moves, Verb, span
from ludotheque.core.record import OWNER, PUBLIC, Field, Layout
from ludotheque.core.state import state_layout
from ludotheque.core.words import Words

from . import rules
from .events import EVENTS, REASONS, REFUSALS

TABLES = Layout("Tables", [Field("unused", "i4")])
STATE = state_layout(
    [
        Field("seat", "i1", (), PUBLIC, "whose turn it is"),
        Field("made", "i4", (), PUBLIC, "steps made"),
        Field("steps", "i4", (2,), PUBLIC, "how far each has come"),
        Field("hand", "i2", (2, rules.KINDS), OWNER, "what each has picked up"),
    ],
    notes=4,
)


def load(folder, options):
    """Nothing but texts."""
    path = folder / "texts.toml"
    return Content(TABLES.new(), read_texts(path), read_rules(path))


RULES = Rules(
    id="marche",
    title=Words("La Marche", "The Walk"),
    version="1",
    seats=(2, 2),
    state=STATE,
    tables=TABLES,
    moves=Moves(Verb("walk", steps=span(1, rules.STEPS))),
    width=rules.STEPS,
    options=(),
    load=load,
    setup=rules.setup,
    why_not=rules.why_not,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    guess=rules.guess,
    bound=lambda t: rules.END,
    turns=rules.turns,
    refusals=REFUSALS,
    reasons=REASONS,
    events=EVENTS,
    face=Face(
        show=None,
    ),
)
