"""Moves that are none: refused in both languages in every phase, and nothing changes."""

import pytest

from ludotheque import Refused
from ludotheque.core.words import NOT_A_MOVE

from .table import new

NONSENSE = (
    "", " ", "\n", "é", "unit", "unit 1", "unit a,b", "unit -1,0", "unit 1,1,1", "unit 32,0",
    "unit 1.0,1", "unit ٣,1", "launch 99", "launch -1", "create dragon", "END", "end 1", "step X",
    "step", "unload 0 Q", "unload 99 N", "to", "attack", "bomb 40,2", "resign now", "0" * 5000,
    "unit " + "9" * 400 + ",1", None, 3.5, -1, 10**30, 5402, [], {}, b"end", ("end",),
)  # fmt: skip
AT_A_WRONG_TIME = {
    "main": "to 1,1; draw; step N; go; attack 1,1; bomb 8,8; capture; wait; create tank",
    "build": "unit 1,1; end; power; to 1,1; wait; go; build 1,1; resign; create carrier",
    "move": "unit 1,1; end; power; wait; go; step N; create tank; resign; to 31,31; to 9,9; to 8,1",
    "draw": "unit 1,1; end; to 1,1; wait; go; draw; create tank; resign",
    "action": "unit 1,1; end; to 1,1; go; capture; attack 1,1; attack 31,31; bomb 1,1; unload 0 N",
    "over": "unit 1,1; build 1,1; end; resign; power; to 1,1; wait",
}
WAYS = {
    "main": (),
    "build": ("build 1,1",),
    "move": ("unit 1,1",),
    "draw": ("unit 1,1", "draw"),
    "action": ("unit 1,1", "to 1,1"),
    "over": ("resign",),
}


def at(phase):
    """A game on the first map, with an infantry on (1,1), or gone on from there to a phase."""
    table = new(map="plain", order="0,1")
    table.push("build 1,1", "create infantry", "end", "end")
    if phase == "build":
        table.push("unit 1,1", "to 0,1", "wait")
    return table.push(*WAYS[phase])


@pytest.mark.parametrize("phase", WAYS)
def test_what_is_no_move_is_refused_in_every_phase(phase):
    table = at(phase)
    before = table.match.edition.rules.state.pack(table.state)
    for move in NONSENSE:
        with pytest.raises(Refused) as caught:
            table.match.push(move)
        said = caught.value
        assert said.rule and said.words.fr and said.words.en != said.words.fr, repr(move)
        assert table.match.edition.rules.state.pack(table.state) == before, repr(move)


@pytest.mark.parametrize("phase", WAYS)
def test_a_move_at_a_wrong_time_is_refused_by_a_rule(phase):
    table = at(phase)
    for move in AT_A_WRONG_TIME[phase].split("; "):
        table.refuses_move(move)
        with pytest.raises(Refused) as caught:
            table.match.push(move)
        assert caught.value.rule != NOT_A_MOVE, move


def test_while_something_is_built_nothing_is_said_of_a_unit():
    table = at("build")
    table.refuses_move("end", "GEN-TURN-01")
    at("action").refuses_move("end", "D-38")


def test_moves_are_made_all_or_none():
    table = at("main")
    before = table.match.edition.rules.state.pack(table.state)
    for moves in (["end", "nonsense"], ["unit 1,1", "to 1,2", "attack 0,0"], ["end", "unit 1,1"]):
        with pytest.raises(Refused):
            table.match.push(*moves)
        assert table.match.edition.rules.state.pack(table.state) == before
