"""Omen: ND-OM. How it interrupts the resolution is in test_readings_effects (ND-Q21, ND-Q22)."""

from .table import sit


def test_nd_om_a_p2_may_cancel_one_attempt_a_round():
    table = sit("2H . 2H / . . . / . . .").play("P1 tile 1 2; P1 stop")
    table.shows("decision OMEN P2; offer 4=[1 3]")
    table.play("P2 cancel 1").shows("board 2H 1A 1H / . . . / . . .; omen used")
    table.play("P2 reroll none; P2 tile 3 9; P2 stop; P1 reroll none; P1 tile 4 4")
    table.shows("board 1H 1A 1H / 1A . . / . . 2W*; offer none")  # no second time


def test_nd_om_b_at_any_step_trap_triangle_or_curse():
    board = "2A . . / . . 2H / . . ."
    steps = {3: ("P2 cancel 5", 5), 4: ("P2 keep; P2 cancel 6", 6)}
    steps[5] = ("P2 keep; P2 keep; P2 cancel 1", 1)
    for step, (answers, cell) in steps.items():
        table = sit(board, "turn: 4", "trap: P1=5", "marks: 1<P1")
        table.play("P2 tile 1 5; P2 stop", answers).shows("omen used; turn 5")
        assert table.state.owner[cell - 1] == 1, f"step {step}"
