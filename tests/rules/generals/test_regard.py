"""What is told of a unit that somebody presses: what it could do next, and never what is hidden."""

import pytest

from ludotheque.games.generals.show.regard import regard

from .table import GAME, SIDE, sit

FIELD = """
options: fog={fog}
map:
  ........
  ....f...
  B......B
owner P1: (0,2)
owner P2: (7,2)
unit: a P1 tank (1,0)
unit: b P1 infantry (5,0)
unit: e P2 {enemy} (3,0)
"""
TYPES = GAME.edition().labels["types"]


def cell(x, y):
    return y * SIDE + x


def asked(table, at, seat=0):
    return regard(table.match.view(seat), at)


def test_the_cells_told_are_those_the_enemy_can_then_go_to_and_its_blow_costs_what_is_said():
    table = sit(FIELD.format(fog="off", enemy="tank"))
    told = asked(table, cell(3, 0))
    table.play("end")
    where = {m.notation for m in table.push("unit 3,0").match.legal()}
    assert {f"to {c % SIDE},{c // SIDE}" for c in told["reach"]} == where - {"draw"}
    (hit,) = [one for one in told["menaced"] if one["cell"] == cell(1, 0)]
    table.push("to 2,0", "attack 1,0")
    assert table.state.hp[cell(1, 0)] == 100 - hit["loss"] and not hit["kills"]


def test_what_fires_without_moving_strikes_from_where_it_stands():
    table = sit(FIELD.format(fog="off", enemy="artillery"))
    told = asked(table, cell(3, 0))
    distances = {abs(c % SIDE - 3) + c // SIDE for c in told["zone"]}
    low, high = GAME.edition().facts["types"][TYPES.index("artillery")]["range"]
    assert distances == set(range(low, high + 1)) and len(told["reach"]) > 1


def test_a_building_tells_what_it_could_create_against_those_in_sight():
    table = sit(FIELD.format(fog="off", enemy="tank"))
    against = asked(table, cell(0, 2))["against"]
    tank = str(TYPES.index("tank"))
    assert set(against) <= {str(i) for i in range(len(TYPES))}
    for (one,) in against.values():
        assert one["count"] == 1 and one["loss"] >= 0
    if tank in against:
        assert against[tank][0]["back"] > 0
    assert asked(table, cell(7, 2))["against"] == {}, "the enemy's building says nothing"


@pytest.mark.parametrize("at", [(3, 0), (7, 2), (6, 1), (400, 400), (-1, 0)])
def test_nothing_is_told_of_what_is_not_seen(at):
    """An enemy in the fog changes no answer, nor does a place that is not on the map."""
    hidden = FIELD.format(fog="on", enemy="tank").replace("e P2 tank (3,0)", "e P2 tank (7,1)")
    without = hidden.replace("unit: e P2 tank (7,1)\n", "unit: e P2 tank (7,0)\n")
    blind = hidden.replace("unit: b P1 infantry (5,0)\n", "")
    found = asked(sit(blind), cell(*at))
    assert found == asked(sit(without.replace("unit: b P1 infantry (5,0)\n", "")), cell(*at))
    assert found["reach"] == found["menaced"] == []
