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
GAMES = 8  # played until what is looked for was written
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


def positions(player, seed, options):
    """Every position of a game, as the game goes on."""
    match, chosen = EDEN.new(seed=seed, options=options), agent(player, EDEN, seed, threads=1)
    while not match.over:
        yield match
        match.push(chosen.choose(match.view(match.seat), THOUGHT))


def reads_back(match, lines):
    """The lines of a position say all of it."""
    again = read_back(lines)
    assert told_apart(match.state, again.state) == set(), "\n".join(lines)
    assert [move.number for move in again.legal()] == [move.number for move in match.legal()]


@pytest.mark.parametrize(
    ("player", "options", "wanted"),
    [
        ("random", {"seats": 6, "max_days": 6, "balance": "adjusted"}, {"front=", "balance="}),
        ("beginner", {"seats": 2, "max_days": 20}, {"table=", "discard=", "pure:"}),
        ("beginner", {"seats": 3, "max_days": 12}, {"stocks=", "pure:"}),
    ],
)
def test_a_written_position_reads_back_to_the_same_state(player, options, wanted):
    for seed in range(GAMES):
        for match in positions(player, seed, options):
            lines = SCRIPT.around(match).written()
            if lines is not None:
                reads_back(match, lines)
                wanted = {word for word in wanted if not any(word in line for line in lines)}
        if not wanted:
            return
    pytest.fail(f"no position of {GAMES} games has {wanted}")


def test_a_turn_that_has_begun_is_not_written():
    match, anybody = EDEN.new(seed=2), agent("random", EDEN, 2)
    while SCRIPT.around(match).written() is None:
        match.push(anybody.choose(match.view(match.seat)))
    crystal = next(move for move in match.legal() if move.notation.startswith("play CRY"))
    match.push(crystal)
    assert SCRIPT.around(match).written() is None
