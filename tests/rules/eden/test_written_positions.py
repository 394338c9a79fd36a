"""A position that is written down as lines reads back to the same state."""

import pytest

from ludotheque import load
from ludotheque.agents import agent
from ludotheque.agents.base import Budget
from ludotheque.core.scenario import Line
from ludotheque.core.state import CHANCE

EDEN = load("eden")
SCRIPT = EDEN.rules.face.script
THOUGHT = Budget(iterations=400)  # no clock: the same games everywhere
COUNTERS = {"begun", "today"}  # they limit how long a game lasts, no more
LEFT_OVER = {  # what nothing reads again before it is set anew
    **{"stamp": "portals of the map stage", "stamps": "how many"},
    **{"total": "of the last combat", "won": "of it", "acts": "abilities used in it"},
    **{"side": "of it", "ring_at": "of it", "event": "of the last move", "event_n": "of it"},
    **{"bought": "in the last Logistics", "attacked": "in the last turn", "captured": "in it"},
}


def read_back(lines):
    """The state that lines describe."""
    pairs = [line.partition(": ")[::2] for line in lines]
    options = dict(
        pair.split("=") for word, rest in pairs if word == "options" for pair in rest.split()
    )
    setup = [Line(at, word, rest) for at, (word, rest) in enumerate(pairs) if word != "options"]
    return SCRIPT(EDEN, options, setup).match


def told_apart(one, other):
    """The fields in which two states differ, but for counters and chance to come."""
    names = {field.name for field in EDEN.rules.state.fields} - {f.name for f in CHANCE}
    told = names - COUNTERS - LEFT_OVER.keys()
    return {name for name in told if getattr(one, name) != getattr(other, name)}


@pytest.mark.parametrize(
    ("player", "seats", "fewest", "seen"),
    [
        ("random", 6, 50, {"stocks=", "front=", "discard=", "balance="}),
        ("apprenti", 2, 20, {"table=", "deck=", "pure:"}),
        ("apprenti", 3, 30, {"table=", "pure:"}),
    ],
)
def test_a_written_position_reads_back_to_the_same_state(player, seats, fewest, seen):
    options = {"seats": seats, "max_days": 12, "balance": "adjusted"}
    match, chosen, written = EDEN.new(seed=1, options=options), agent(player, EDEN, 1), 0
    while not match.over:
        lines = SCRIPT.around(match).written()
        if lines is not None:
            again = read_back(lines)
            assert told_apart(match.state, again.state) == set(), "\n".join(lines)
            assert [move.number for move in again.legal()] == [m.number for m in match.legal()]
            seen = {word for word in seen if not any(word in line for line in lines)}
            written += 1
        match.push(chosen.choose(match.view(match.seat), THOUGHT))
    assert written >= fewest and not seen


def test_a_turn_that_has_begun_is_not_written():
    match, anybody = EDEN.new(seed=2), agent("random", EDEN, 2)
    while SCRIPT.around(match).written() is None:
        match.push(anybody.choose(match.view(match.seat)))
    crystal = next(move for move in match.legal() if move.notation.startswith("play CRY"))
    match.push(crystal)
    assert SCRIPT.around(match).written() is None
