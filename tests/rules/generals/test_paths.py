"""GEN-C-03: paths drawn step by step, told to nobody and tried on nothing before `go`."""

from .table import sit

FIELD = """
options: fog=on
map:
  ......
  ......
  ......
  ~~~~~~
  B~~~~B
owner P1: (0,4)
owner P2: (5,4)
unit: a P1 {kind} (0,1)
{more}
"""


def field(kind="tank", more=""):
    """A unit of P1 about to draw its path."""
    return sit(FIELD.format(kind=kind, more=more)).push("unit 0,1", "draw")


def test_gen_c_03_a_path_is_drawn_step_by_step():
    table = field()
    assert table.moves == {"step N", "step E", "step S"}
    table.push("step E")
    assert table.moves == {"step N", "step E", "step S", "go"}  # never back to the start
    table.push("step N", "step W")
    assert table.moves == {"go"}  # three points are used up
    table.refuses_move("step S", "GEN-C-03").push("go").shows("a.pos=(0,0); a.done=no")
    assert "wait" in table.moves


def test_gen_c_03_a_path_never_crosses_itself():
    table = field("infantry").push("step E", "step E", "step N")
    assert table.moves == {"step E", "step W", "go"}
    table.push("step W")
    assert table.moves == {"go"}  # south of here the path has already been


def test_gen_c_03_going_needs_at_least_one_step():
    field().refuses_move("go", "GEN-C-03").refuses_move("wait")


def test_gen_c_03_a_step_leaves_a_legal_stop_attainable():
    """Three friends in a row can't be crossed with three points."""
    friends = "unit: x P1 ulm (1,1)\nunit: y P1 ulm (2,1)\nunit: z P1 ulm (3,1)"
    table = field(more=friends).push("step E")
    assert table.moves == {"step N", "step E", "step S"}  # beyond (2,1) one can turn aside
    table.push("step E")
    assert table.moves == {"step N", "step S"}


def test_gen_c_03_seen_enemies_are_not_stepped_on():
    table = field(more="unit: b P2 infantry (1,1)")
    assert table.moves == {"step N", "step S"}


def test_gen_c_03_nothing_is_tried_or_told_before_go():
    """A hidden submarine on the drawn path does not show until the ship sails."""
    text = """
        options: fog=on
        map:
          ~~~~~~
          ......
          B....B
        owner P1: (0,2)
        owner P2: (5,2)
        unit: a P1 destroyer (0,0)
        {more}
    """
    steps = ["unit 0,0", "draw", "step E", "step E", "step E", "step E"]
    ways = [
        sit(text.format(more=m)) for m in ("unit: s P2 submarine (3,0)", "unit: s P2 ulm (5,1)")
    ]
    for table in ways:
        told = table.match.view(1).state
        for move in steps:
            table.push(move)
            assert table.match.view(1).state == told and table.events(1) == []
    assert ways[0].moves == ways[1].moves
    ways[0].push("go").shows("a.pos=(2,0); a.done=yes; pending none")
    ways[1].push("go").shows("a.pos=(4,0); a.done=no")


def test_gen_c_03_on_an_own_transport_go_boards_and_a_further_step_crosses():
    text = """
        map:
          .{ground}...
          ~~~~~
          B~~~B
        owner P1: (0,2)
        owner P2: (4,2)
        unit: a P1 infantry (0,0)
        unit: v P1 {kind} (1,0)
    """
    road = sit(text.format(ground=".", kind="vtb")).push("unit 0,0", "draw", "step E")
    assert road.moves == {"step E", "go"}
    road.push("go").shows("a.in=v; a.done=yes; pending none")
    across = sit(text.format(ground="f", kind="vtb")).push("unit 0,0", "draw", "step E", "step E")
    assert across.moves == {"go", "step E"}  # 3465 + 2772 + 2772
    across.push("step E")
    assert across.moves == {"go"}
    barge = sit(text.format(ground="~", kind="barge")).push("unit 0,0", "draw", "step E")
    assert barge.moves == {"go"}  # boarding costs 2772; water can't be crossed on foot
    barge.push("go").shows("a.in=v")
