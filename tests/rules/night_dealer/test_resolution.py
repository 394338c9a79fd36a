"""The resolution, step by step: ND-RES."""

from .table import sit


def kinds(table):
    """The names of all events of the last move, in order."""
    return [event.kind for event in table.match.events(0, since=table.match.version - 1)]


def test_nd_res_0_nothing_works_before_the_turn_is_validated():
    table = sit("1A . . / . 2H . / . . .", "omen: used")
    table.play("P1 tile 1 4").shows("board 1A . . / . 2H . / . . .; wheels P1=[A H W A H]")
    table.play("P1 tile 3 7").shows("board 1A . . / 1A* 1H . / 1W* . .; wheels P1=[- H - A H]")


def test_nd_res_1_a_tile_on_an_enemy_trap_loses_its_effect_and_keeps_its_kind():
    table = sit("", "turn: 4", "trap: P1=5", "omen: used").play("P2 tile 3 5; P2 stop")
    table.shows("board . . . / . 1W . / . . .")
    assert table.events("trap_tagged") == [(0, 4, 2)] and table.events("shielded") == []


def test_nd_res_2_then_the_effects_of_the_other_tiles():
    table = sit("", "turn: 4", "trap: P1=5").play("P2 tile 1 5; P2 tile 3 4")
    told = kinds(table)
    assert told.index("trap_tagged") < told.index("shielded") < told.index("attempted")
    table.shows("board . . . / 2W* 2A . / . . .")
    table = sit(". . . / . 2H . / . . .").play("P1 tile 2 4; P1 tile 5 1; P1 curse 5; P1 trap 2")
    table.shows("marks [5<P1]; trap P1=2")


def test_nd_res_3_then_the_trap_springs_and_is_removed_whatever_happens():
    for answer, owner in (("P2 keep", 1), ("P2 cancel 5", 2)):
        table = sit("", "turn: 4", "trap: P1=5").play("P2 tile 1 5; P2 stop")
        table.shows("offer 3=[5]").play(answer)
        table.shows(f"board . . . / . {owner}A . / . . .; trap P1=none")
    table = sit("", "turn: 4", "trap: P1=5").play("P2 tile 1 5; P2 tile 3 4")
    table.shows("board . . . / 2W* 2A . / . . .; trap P1=none")


def test_nd_res_4_the_triangle_takes_all_at_the_same_time():
    table = sit("2H . 2W / . . . / . . .", "omen: used").play("P1 tile 1 2; P1 stop")
    table.shows("""
        1H 2A 2W
        .  .  .
        .  .  .
    """)
    told = kinds(table)
    assert told.count("flipped") == 2
    last_attempt = len(told) - told[::-1].index("attempted")
    assert last_attempt <= told.index("flipped")


def test_nd_res_5_curses_come_after_the_triangle():
    table = sit(". . . / . 2H . / . . 1H", "turn: 4", "marks: 5<P1", "omen: used")
    table.play("P2 tile 1 8; P2 stop")
    table.shows("board . . . / . 1H . / . 2A 2H")  # the Claw first wins 9, then 5 is lost
    steps = [step for step, _, _ in table.events("flipped")]
    assert steps == [4, 5]


def test_nd_res_6_omen_comes_last_within_each_step():
    table = sit("2H* . 2H / . . . / . . .").play("P1 tile 1 2; P1 stop")
    told = kinds(table)
    assert told[-1] == "omen_offered" and told.index("shield_broken") < told.index("omen_offered")
    table.play("P2 cancel 3").shows("board 2H 1A 2H / . . . / . . .; turn 4")
