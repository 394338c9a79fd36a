"""What the computer players of Tactique see: ways to a victory, theirs and the other's."""

import pytest

from ludotheque.agents import LEVELS, agent
from ludotheque.games.tactique.brain.habits import wastes
from ludotheque.games.tactique.codes import MOVE_END
from tests.rules.tactique.table import GAME, sit

UPPER = LEVELS[2:]
SCALE = {"maitre": 1.0, "oracle": 0.1}


def turn(table, level, seed=3):
    """Let a level play whole turns of the seat that must act, to their end."""
    match, seat = table.match, table.match.seat
    player = agent(level, GAME, seed, SCALE[level], threads=1)
    made = []
    while not match.over and match.seat == seat:
        made.append(player.choose(match.view(seat)))
        match.push(made[-1])
    return table, [move.notation for move in made]


@pytest.mark.parametrize("level", UPPER)
def test_a_row_that_would_be_held_for_the_last_time_is_broken(level):
    table, _ = turn(
        sit(
            "player P1: hold=2,0,0 armed=[1]",
            "grid P0: 1.2:A13 1.3:A14 2.2:A01",
            "grid P1: 1.2:H03 1.3:H04 1.4:H03 2.3:H01",
            factions="aliens humans",
        ),
        level,
    )
    assert not table.match.over


@pytest.mark.parametrize("level", UPPER)
def test_a_core_about_to_ripen_is_struck_before_anything_else_matters(level):
    table, made = turn(
        sit(
            "grid P0: 1.2:H13 1.3:H14 1.4:H13",
            "grid P1: 1.1:R14(age=4) 1.3:R01",
            factions="humans robots",
        ),
        level,
    )
    assert not table.match.over, made


@pytest.mark.parametrize("level", UPPER)
def test_the_last_unit_of_a_chain_is_linked(level):
    table, _ = turn(
        sit(
            "player P0: echoes=2 hand=[A05]",
            "grid P0: 1.1:A05 1.2:A05 1.3:A05 2.2:A05",
            factions="aliens humans",
        ),
        level,
    )
    table.shows("linked P0=5")


def test_a_turn_is_not_ended_while_an_attack_costs_nothing():
    table = sit("grid P0: 2.3:H18", "grid P1: 1.1:A01", factions="humans aliens")
    match = table.match
    assert wastes(match.edition.t, match.state, MOVE_END) == 1
    table.play("attack 2.3 1.1")
    assert wastes(match.edition.t, match.state, MOVE_END) == 0


def test_a_turn_is_not_ended_while_a_unit_may_come_into_an_empty_formation():
    held = sit("player P0: echoes=1 hand=[H01]", "grid P1: 1.1:A01")
    assert wastes(held.match.edition.t, held.match.state, MOVE_END) == 1
    poor = sit("player P0: echoes=1 hand=[H20]", "grid P1: 1.1:A01")
    assert wastes(poor.match.edition.t, poor.match.state, MOVE_END) == 0


STILL = (
    "turn: 9 active=P0",
    "player P0: echoes=10 capacity=10 hand=[A21 A23 A24] deck=[A01*9]",
    "grid P0: 1.1:A06 1.2:A04 1.3:A05 1.4:A04 1.5:A08 2.2:A01 2.3:A05 2.4:A02 3.3:A11(hp=10)",
    "grid P1: 3.2:R07 3.3:R08 3.4:R11",
)


def test_a_turn_is_not_ended_while_echoes_that_lapse_may_strengthen_a_unit():
    for mode, wasted in (("capacity", 1), ("pool", 0)):
        match = sit(*STILL, factions="aliens robots", echo_mode=mode).match
        assert wastes(match.edition.t, match.state, MOVE_END) == wasted
    table = sit(*STILL, factions="aliens robots").play(*5 * ["activate 3.3 0"])
    assert wastes(table.match.edition.t, table.match.state, MOVE_END) == 0


@pytest.mark.parametrize("level", UPPER)
def test_a_level_with_a_full_grid_does_not_stand_still_with_all_its_echoes(level):
    """The Oracle ended turn after turn with ten Echoes, its Mutant unfed."""
    _, made = turn(sit(*STILL, factions="aliens robots"), level)
    assert len(made) > 1 and made[-1] == "end", made
