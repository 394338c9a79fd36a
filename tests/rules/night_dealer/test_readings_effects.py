"""What the original text left open about effects, resolution and score: ND-Q14 to ND-Q26."""

from ludotheque import SPECTATOR

from .table import GAME, sit

FULL = "1A 1A 1A / 1A 1A 2A / 2A 2A 2A"  # five to four for P1
EVEN = "1A 1A 2A / 1A 1A 2A / 2A . ."  # four all, once P2 has laid on 9


def test_nd_q14_beside_an_enemy_ward_no_mark_is_made():
    table = sit(". . . / 2A . 2W* / . . .").play("P1 tile 2 5; P1 stop")
    table.shows("effects [curse none, trap 2, trap 8]")
    table.refuses("P1 curse 4", "ND-Q14")
    table.refuses("P1 curse 6", "ND-Q14")
    table.play("P1 curse none").shows("board . . . / 2A 2H 2W / . . .; marks []")  # one attempt


def test_nd_q14_a_hex_laid_as_a_trap_beats_the_ward_as_well():
    table = sit(". . . / . 2W . / . . .", "omen: used").play("P1 tile 2 8; P1 stop; P1 trap 7")
    table.shows("board . . . / . 1W . / . 1H .; trap P1=7")


def test_nd_q15_a_curse_works_in_the_next_turn_though_its_hex_be_lost():
    table = sit(". . . / . . 2A / . . .").play("P1 tile 2 9; P1 stop; P1 curse 6")
    table.shows("board . . . / . . 2A / . . 2H; marks [6<P1]")
    table.play("P2 reroll none; P2 tile 3 1; P2 stop; P2 keep")
    table.shows("board 2W* . . / . . 1A / . . 2H; marks []")


def test_nd_q15_nothing_happens_to_a_tile_that_is_the_authors_already():
    table = sit("1A . . / . . . / . . .", "turn: 4", "marks: 1<P1").play("P2 tile 1 9; P2 stop")
    table.shows("board 1A . . / . . . / . . 2A; turn 5")
    assert table.events("curse_void") == [(0, 0)] and table.events("attempted") == []


def test_nd_q15_p2s_curse_on_turn_3_has_no_time_left():
    table = sit("1A 1A 1A / 1A . 2A / 2A 2A 2A", "turn: 6").play("P2 tile 2 5; P2 curse 2")
    table.play("P2 cancel 5")  # the Claws had taken the Hex; cell 2 stays what it was
    table.shows("points 4-5; round 2; decision ROLL P1; marks []")


def test_nd_q16_marks_work_one_by_one_in_the_order_they_were_made():
    lines = ("turn: 4", "marks: 5<P1 5<P1", "omen: used")
    table = sit(". . . / . 2H* . / . . .", *lines).play("P2 tile 1 9; P2 stop")
    table.shows("board . . . / . 1H . / . . 2A")
    assert [cell for _, cell, _ in table.events("shield_broken")] == [4]
    apart = sit("2A . . / . . . / . . 2A", "turn: 4", "marks: 9<P1 1<P1")
    apart.play("P2 tile 1 5; P2 stop").shows("offer 5=[9]").play("P2 keep").shows("offer 5=[1]")


def test_nd_q17_a_trap_works_against_the_opponent_only():
    table = sit("", "trap: P1=5 P2=9").play("P1 tile 3 5; P1 stop")
    table.shows("board . . . / . 1W* . / . . .; trap P1=none P2=9; turn 4")


def test_nd_q17_one_cell_can_hold_a_trap_of_each():
    table = sit("", "trap: P1=5 P2=5").play("P1 tile 3 5; P1 stop")
    table.shows("board . . . / . 2W . / . . .; trap P1=none P2=none")


def test_nd_q18_a_trapped_tile_fights_for_the_side_that_holds_it_now():
    table = sit(". . . / . . 2H / . . .", "turn: 4", "trap: P1=5", "omen: used")
    table.play("P2 tile 1 5; P2 stop").shows("board . . . / . 1A 1H / . . .")


def test_nd_q18_its_former_friends_may_take_it_back_in_the_same_step():
    table = sit(". . . / . . 2W / . . .", "turn: 4", "trap: P1=5", "omen: used")
    table.play("P2 tile 1 5; P2 stop").shows("board . . . / . 2A 2W / . . .")
    assert [(step, cell) for step, cell, _ in table.events("flipped")] == [(3, 4), (4, 4)]


def test_nd_q19_there_is_no_chain_reaction():
    table = sit("""
        .  . .
        2H . .
        2W . .
    """, "omen: used").play("P1 tile 1 1; P1 stop")  # fmt: skip
    table.shows("""
        1A . .
        1H . .
        2W . .
    """)


def test_nd_q20_many_attackers_make_one_attempt_and_one_shield_is_enough():
    table = sit("2H . 2H / . 2H . / . . .").play("P1 tile 3 2")
    table.shows("board 2H 1W 2H / . 2H . / . . .; turn 4")
    assert [cell for _, cell, _ in table.events("attempted")] == [1]


def test_nd_q21_shields_first_then_omen_then_the_rest_of_the_batch():
    table = sit("2H* . 2H / . 2H . / . . .").play("P1 tile 1 2")
    table.shows("decision OMEN P2; offer 4=[3 5]; board 2H 1A 2H / . 2H . / . . .")
    table.refuses("P2 cancel 1", "ND-Q22")
    table.refuses("P2 reroll none", "ND-Q21")
    table.play("P2 cancel 3").shows("board 2H 1A 2H / . 1H . / . . .")


def test_nd_q21_each_batch_asks_anew():
    table = sit(". . . / . . 2H / . . .", "turn: 4", "trap: P1=5")
    table.play("P2 tile 1 5; P2 stop").shows("offer 3=[5]")
    table.play("P2 keep").shows("offer 4=[6]").play("P2 keep").shows("turn 5; omen available")


def test_nd_q22_omen_protects_only_tiles_that_are_p2s_at_that_instant():
    table = sit("2H . 2W / . . . / . . .").play("P1 tile 1 2; P1 stop").shows("offer 4=[1]")
    table.refuses("P2 cancel 2", "ND-Q22")  # attacked too, but P1's
    own_turn = sit(". . . / . 1W . / . . .", "turn: 4").play("P2 tile 1 6; P2 stop")
    own_turn.shows("offer 4=[6]").play("P2 cancel 6").shows("board . . . / . 1W 2A / . . .")
    never_p1 = sit(". . . / . 1H . / . . .", "turn: 4").play("P2 tile 1 2; P2 stop")
    never_p1.shows("offer none; board . 2A . / . 2H . / . . .")


def test_nd_q22_unused_it_is_not_added_to_the_next_rounds():
    table = sit(FULL, "turn: 6").shows("omen available").play("P2 pass").shows("omen available")
    assert table.state.omen == 1
    sit(FULL, "turn: 6", "omen: used").play("P2 pass").shows("omen available; round 2")


def test_nd_q23_the_second_shield_is_compulsory_and_its_owner_chooses():
    table = sit(". . 1H / . . . / . . .").play("P1 tile 3 2; P1 tile 1 1")
    table.shows("decision EFFECT P1; effects [ally 1, ally 3]")  # the other tile laid counts
    table.refuses("P1 ally 5", "ND-Q23")
    table.refuses("P1 ally 9", "ND-Q23")
    table.refuses("P1 stop", "ND-WARD-b")
    table.play("P1 ally 1").shows("board 1A* 1W* 1H / . . . / . . .")


def test_nd_q23_with_one_ally_it_is_given_and_with_none_only_itself():
    one = sit("1A . . / . . . / . . .").play("P1 tile 3 2; P1 stop")
    one.shows("board 1A* 1W* . / . . . / . . .")
    none = sit("2W . . / . . . / . . .").play("P1 tile 3 2; P1 stop")
    none.shows("board 2W 1W* . / . . . / . . .")


def test_nd_q24_totals_are_looked_at_when_the_round_is_counted():
    table = sit(FULL, "turn: 5", "match: round=2 points=4-5", options="seat_rule=fixed")
    table.shows("over no")  # A holds nine with the five on the board, but the round goes on
    table = sit(FULL, "turn: 6", "match: round=2 points=4-5", options="seat_rule=fixed")
    table.play("P2 pass").shows("points 9-9; over no; round 3")


def test_nd_q24_equal_after_the_last_is_a_draw_and_unequal_a_win():
    last = sit(EVEN, "turn: 6", "match: round=3 points=9-9").play("P2 tile 1 9")
    last.shows("points 13-13; over draw")
    sit(FULL, "turn: 6", "match: round=3 points=9-9").play("P2 pass").shows("points 14-13; over A")


def test_nd_q24_with_tie_at_target_draw_two_equal_totals_end_it():
    lines = ("turn: 6", "match: round=2 points=4-5")
    options = "tie_at_target=draw seat_rule=fixed"
    table = sit(FULL, *lines, options=options).play("P2 pass").shows("points 9-9; over draw")
    assert table.match.outcome().reason == "drawn_at_target"
    below = sit(EVEN, "turn: 6", options=options).play("P2 tile 1 9")
    below.shows("points 4-4; over no")


def test_nd_q25_nothing_on_the_table_is_secret():
    lines = ("trap: P1=9 P2=7", "wheels P1: A H W E -", "marks: 1<P2", "omen: used")
    table = sit("1A* . . / . . . / . . .", *lines)
    for seat in (0, 1, SPECTATOR):
        seen = table.match.view(seat).state
        for name in ("wheel", "trap", "mark_cell", "shield", "omen", "drawn"):
            assert getattr(seen, name) == getattr(table.state, name)


def test_nd_q25_only_a_placement_in_preparation_stays_with_its_author():
    table = sit()
    before = [table.match.view(eye).state for eye in (1, SPECTATOR)]
    table.play("P1 tile 1 5")
    assert [table.match.view(eye).state for eye in (1, SPECTATOR)] == before
    assert table.events("laid", 0) and not table.events("laid", 1)
    assert table.view("P1").state.tile_cell[0] == 4
    table.play("P1 stop")
    assert table.match.view(1).state.owner[4] == 0


def test_nd_q25_nobody_knows_the_rolls_to_come():
    match = GAME.new(seed=3)
    for seat in (0, 1, SPECTATOR):
        seen = match.view(seat).state
        assert (seen.key0, seen.key1, seen.draws) == (0, 0, 0)
    assert match.state.key0 != 0


def test_nd_q26_with_nothing_to_curse_or_trap_a_hex_may_still_be_laid():
    table = sit("1A . 1A / 1A 1A 1A / 1A 1A 1A", "turn: 5").play("P1 tile 2 2")
    table.shows("marks []; trap P1=none; turn 6; decision PASS P2")


def test_nd_q26_a_curse_without_a_mark_when_no_enemy_is_near():
    table = sit("2A . . / . . . / . . .").play("P1 tile 2 9; P1 stop")
    table.shows("effects [curse none, trap 6, trap 8]")
    table.play("P1 curse none").shows("marks []; trap P1=none; turn 4")
