"""Set-up words that are wrong: which line, and what."""

from textwrap import dedent

import pytest

from ludotheque.core.scenario import read_blocks, run_block
from ludotheque.games.generals import codes as n

from .table import GAME

PAGE = """\
```scenario
scenario GEN-Z-01 A page with a fault
rules: D-01
{options}
map:
  ....
  {row}
owner P1: (0,1) (2,1)
owner P2: {owned}
unit: a P1 tank (1,0)
unit: b P2 infantry (2,0)
{more}
{step}
```
"""
USUAL = {
    "options": "options: fog=off",
    "row": "B.BB",
    "owned": "(3,1)",
    "more": "money: P1=1",
    "step": "expect: over no",
}


def run(tmp_path, **changed):
    """What is wrong with the page, or nothing."""
    path = tmp_path / "page.md"
    path.write_text(PAGE.format(**{**USUAL, **changed}), encoding="utf-8")
    (block,) = read_blocks(path)
    return run_block(block, GAME).wrong.partition("page.md:")[2]


def test_the_page_without_a_fault_passes(tmp_path):
    assert run(tmp_path) == ""


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("B.BBB", "line 7: map: row 1 'B.BBB' has 5 cells, the first row 4"),
        ("B.xB", "line 7: map: row 1 'B.xB': 'x' is not known; there are . = : f ^ - ~ O B P A"),
    ],
)
def test_a_wrong_row_is_told_with_its_line(tmp_path, row, said):
    assert run(tmp_path, row=row) == f"2: set-up: {said}"


@pytest.mark.parametrize(
    ("owned", "said"),
    [
        ("(9,1)", "(9,1) is off the map"),
        ("(1,1)", "there is no building on (1,1)"),
        ("(3,1) (2,1)", "(2,1) is given twice, first to P1"),
        ("three", "'three' is not of the form `(x,y) (x,y) …`"),
    ],
)
def test_a_wrong_owner_is_told_with_its_line(tmp_path, owned, said):
    assert run(tmp_path, owned=owned) == f"2: set-up: line 9: owner P2: {said}"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("weather: rain", "not a word of this game"),
        ("unit: c P1 dragon (0,0)", "'dragon' is not a unit type; types: infantry, bazooka,"),
        ("unit: c P1 tank (4,0)", "(4,0) is off the map"),
        ("unit: c P1 tank (-1,0)", "(-1,0) is off the map"),
        ("unit: c P1 tank (1,0)", "c: the cell is taken by a"),
        ("unit: a P1 tank (0,0)", "a is named twice"),
        ("unit: c P1 barge (0,0)", "c: such a unit can’t stand there"),
        ("unit: c P1 tank (0,0) hp=101", "101 HP can’t be: 1 to 100"),
        ("unit: c P1 tank (0,0) hp=0", "0 HP can’t be: 1 to 100"),
        ("unit: c P1 tank (0,0) fuel=1", "fuel 1 can’t be: 0 at most"),
        ("unit: c P1 ulm (0,0) fuel=13", "fuel 13 can’t be: 12 at most"),
        ("unit: c P1 tank (0,0) xp=1", "'xp' is not known; there are hp, fuel, done"),
        ("unit: c P9 tank (0,0)", "'c P9 tank (0,0)' is not of the form `name P1 type (x,y)`"),
        ("unit: c P1 infantry in z", "there is no unit z on the map for c to be in"),
        ("unit: c P1 infantry in a", "a does not take c, or is full"),
        ("building: (9,1) hp=3", "(9,1) is off the map"),
        ("building: (0,0) hp=3", "there is no building on (0,0)"),
        ("building: (0,1) hp=151", "151 HP can’t be: 1 to 150"),
        ("building: (0,1) 33", "'(0,1) 33' is not of the form `(x,y) hp=N`"),
        ("money: P1=lots", "'P1=lots' is not of the form P1=90"),
        ("money: P3=1", "P3 does not play; there are 2 players"),
        ("money: P1=9999999999", "'9999999999' is not a number from 0 to 999999999"),
        ("gauge: P1=1", "1 is more than the power’s cost 0"),
    ],
)
def test_a_wrong_line_is_told(tmp_path, more, said):
    found = run(tmp_path, more=more)
    assert found.startswith(f"2: set-up: line 12: {more.partition(':')[0]}: {said}")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("options: day=41", "day 41 is beyond day_limit 40"),
        ("options: start=old", "start=old: only `new` is known"),
        ("options: generals=takeda", "option generals: one value for each of the 2 players"),
        ("options: map=plain", "map: one map is enough"),
        ("map:", "map: one map is enough"),
    ],
)
def test_wrong_options_are_told(tmp_path, options, said):
    assert run(tmp_path, options=options) == f"2: set-up: {said}"


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("do: dance", "'dance' is nothing one can do"),
        ("do: move a (4,0)", "refused: This cell is off the map. [D-04]"),
        ("do: attack z", "'z' is no unit of this scenario"),
        ("illegal: create (0,1) dragon as z", "'dragon' is not a unit type"),
        ("expect: money P3=0", "P3 does not play; there are 2 players"),
        ("expect: sees P4 a=yes", "P4 does not play; there are 2 players"),
        ("expect: reach a has (4,0)", "(4,0) is off the map"),
        ("expect: building (0,0) P1", "there is no building on (0,0)"),
        ("expect: building (0,1) P2", "expected 'building (0,1) P2', found 'P1 hp=150'"),
        ("expect: a.colour=red", "'a.colour=red' is nothing one can expect"),
    ],
)
def test_a_wrong_step_is_told_with_its_line(tmp_path, step, said):
    assert run(tmp_path, step=step).startswith(f"13: {step}: {said}")


def test_a_drawn_map_has_room_for_so_much(tmp_path):
    for rows, said in (
        (["." * 33], "line 4: map: at most 32 rows and columns"),
        (["."] * 33, "line 4: map: at most 32 rows and columns"),
        (["B" * 27] * 3, f"line 4: map: 81 buildings, but at most {n.SITES}"),
    ):
        path = tmp_path / "page.md"
        lines = ["```scenario", "scenario GEN-Z-02 Large", "rules: D-01", "map:"]
        text = "\n".join([*lines, *(f"  {row}" for row in rows), "expect: over no", "```"])
        path.write_text(text, encoding="utf-8")
        (block,) = read_blocks(path)
        assert run_block(block, GAME).wrong.endswith(f"set-up: {said}")


def test_a_supplied_map_says_who_owns_what_and_how_many_play(tmp_path):
    path = tmp_path / "page.md"
    for lines, said in (
        ("owner P1: (0,1)", "set-up: owner: plain says who owns what"),
        ("unit: a P3 tank (0,0)", "set-up: line 5: unit: P3 does not play; there are 2 players"),
        ("map: plain\n  ...", "set-up: map: one map is enough"),
    ):
        text = """\
            ```scenario
            scenario GEN-Z-03 Supplied
            rules: D-01
            options: map=plain
            {}
            expect: over no
            ```
        """
        path.write_text(dedent(text).format(lines), encoding="utf-8")
        (block,) = read_blocks(path)
        assert run_block(block, GAME).wrong.endswith(said)


def test_a_name_is_free_again_once_its_unit_is_lost(tmp_path):
    steps = """\
do: create (0,1) infantry as d
illegal: create (0,1) infantry as d
do: end
expect: u dead
do: end
do: create (2,1) infantry as {}"""
    more = "money: P1=200\nunit: u P1 ulm (0,0) fuel=0"
    assert run(tmp_path, more=more, step=steps.format("u") + "\nexpect: u.pos=(2,1)") == ""
    assert "d is already a unit" in run(tmp_path, more=more, step=steps.format("d"))


def test_only_a_creation_that_succeeds_needs_a_name(tmp_path):
    assert run(tmp_path, more="money: P1=0", step="illegal: create (0,1) infantry") == ""
    wrong = run(tmp_path, more="money: P1=200", step="do: create (0,1) infantry")
    assert wrong.endswith("a unit that is created needs a name: `create (x,y) type as name`")


@pytest.mark.parametrize("name", ["x", "b", ""])
def test_only_a_unit_of_who_is_to_act_has_arrived(tmp_path, name):
    said = run(tmp_path, more=f"arrived: {name}")
    assert said == f"2: set-up: line 12: arrived: {name!r} is no unit on the map that can act now"


def test_a_unit_that_has_arrived_is_asked_for_its_action(tmp_path):
    step = "expect: pending a; targets a=[b]\nillegal: end  # GEN-TURN-01\ndo: attack b"
    assert run(tmp_path, more="arrived: a", step=step) == ""
