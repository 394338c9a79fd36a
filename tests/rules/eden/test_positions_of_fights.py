"""Combats: a position, a move, what comes of it, and the refusal beside it."""

from tests.rules.eden.table import Table

FORK = """
    map: M2
    troops P0: (4,0) (3,0) (2,0)x2 (1,0)x5
    troops P1: (-4,0) (-3,0) (-2,0) (-1,0) (0,0)x2 (1,-1)x2 (0,1)
    player P0: hand=[TST-3 TST-2 TST-1]
    player P1: hand=[TST-2 TST-4]
"""
THREE = """
    map: M3
    troops P0: (4,0) (3,0) (2,0) (1,0)x5
    troops P1: (-4,0) (-1,0) (0,0)x2
    troops P2: (0,4) (0,3) (0,2) (0,1)x2
    player P0: hand=[TST-3 TST-2 TST-1]
    player P1: hand=[TST-2 TST-1]
    player P2: hand=[TST-1 TST-4]
"""
ONE = """
    map: frame
    player P0: hand=[TST-5 TST-N]
    player P1: hand=[TST-5 TST-N TST-1]
"""
TWO_TO_ONE = "P0 attack (1,0)>(0,0) 2 TST-3, (1,0)>(1,-1) 2 TST-2"


def test_eden_combat_2f_03_one_source_serves_two_fronts_and_keeps_a_troop():
    table = Table(FORK).refuses(
        "P0 attack (1,0)>(0,0) 4 TST-3, (1,0)>(1,-1) 1 TST-2", "EDEN-COMBAT-2F-03"
    )
    table.refuses("P0 attack (1,0)>(0,0) 2 TST-3, (1,0)>(0,0) 2 TST-2", "EDEN-AMB-21")
    table.plays(TWO_TO_ONE).is_so("(1,0) P0x1; group 0=2; group 1=2")


def test_eden_combat_2f_04_each_front_has_an_army_of_its_own():
    table = Table(FORK).plays(TWO_TO_ONE).is_so("army P0 0=[TST-3]; army P0 1=[TST-2]")
    table.refuses("P1 play TST-3 front 0", "EDEN-COMBAT-1F-06")
    table.plays("P1 play TST-2 front 1").is_so("army P1 0=[]; army P1 1=[TST-2]")


def test_eden_combat_2f_08_fronts_are_totalled_apart_and_each_loser_loses_a_troop():
    table = Table(FORK).plays(TWO_TO_ONE, "P1 play TST-4 front 0", "P0 stop", "P1 stop")
    table.is_so("result 0=5-6 lost; result 1=4-2 won").plays("P1 done", "P1 no refill")
    table.plays("P1 retreat (0,0)")
    table.plays("P0 occupy 1").is_so("(1,0) P0x3; (0,0) P1x3; (1,-1) P0x1")
    table.is_so("discard P0=[TST-3 TST-2]; discard P1=[TST-4]")


def test_eden_combat_2f_13_one_victory_takes_a_target_of_two_fronts():
    lines = FORK.replace("(2,0)x2", "(2,0)x2 (0,-1)x4")
    table = Table(lines).plays("P0 attack (1,0)>(0,0) 2 TST-1, (0,-1)>(0,0) 3 TST-3")
    table.plays("P1 play TST-2 front 0", "P0 stop", "P1 stop")
    table.is_so("result 0=3-4 lost; result 1=6-2 won").plays("P1 done", "P1 no refill")
    table.refuses("P1 retreat (-2,0)", "EDEN-COMBAT-1F-24").plays("P1 retreat (-1,0)")
    table.refuses("P0 occupy 0", "EDEN-COMBAT-1F-26").refuses("P0 occupy 4", "EDEN-COMBAT-1F-27")
    table.plays("P0 occupy 2").is_so("(0,0) P0x2; (0,-1) P0x2; (1,0) P0x4; (-1,0) P1x2")


def test_eden_combat_2d_01_three_play_in_turn_from_the_first_defender_on():
    table = Table(THREE).plays("P0 attack (1,0)>(0,0) 2 TST-3, (1,0)>(0,1) 2 TST-2")
    table.is_so("decision CMB_PLAY P1").refuses("P2 play TST-1", "EDEN-BASE-04")
    table.refuses("P1 play TST-2 front 1", "EDEN-COMBAT-2F-06").plays("P1 play TST-2")
    table.is_so("decision CMB_PLAY P2; army P1 0=[TST-2]").plays("P2 stop")
    table.is_so("decision CMB_PLAY P0").plays("P0 play TST-1 front 1")
    table.is_so("decision CMB_PLAY P1").plays("P1 stop")  # P2 is skipped from now on
    table.refuses("P2 play TST-4", "EDEN-AMB-26").is_so("result 0=5-4 won; result 1=5-2 won")


def test_eden_combat_1f_18_equal_totals_are_the_defender_s():
    table = Table("map: frame\nplayer P0: hand=[TST-1]\nplayer P1: hand=[TST-1]")
    table.plays("P0 attack (1,0)>(0,0) 2 TST-1", "P1 play TST-1").is_so("result 0=3-3 lost")
    table.is_so("(1,0) P0x1; decision DEF_REFILL P1").plays("P1 no refill")
    table.is_so("(1,0) P0x2; (0,0) P1x2")


def test_eden_voc_08_and_11_an_attacker_whose_last_troop_falls_with_a_champion_loses():
    table = Table(ONE).plays("P0 attack (1,0)>(0,0) 1 TST-5", "P1 play TST-N")
    table.is_so("total 0=6-2; options [pass, TST-N.1]").plays("P1 activate TST-N")
    table.is_so("group 0=0; world P0 TST-5=9").plays("P0 play TST-N", "P0 pass", "P1 stop")
    table.is_so("result 0=0-2 lost; (1,0) P0x2; (0,0) P1x2")


def test_eden_voc_12_and_13_a_defender_without_troops_may_win_and_keeps_the_place():
    lines = "map: frame\ntroops P1: (-4,0) (-1,0) (0,0)\n"
    lines += "player P0: hand=[TST-1 TST-N]\nplayer P1: hand=[TST-5 TST-4]"
    table = Table(lines).plays("P0 attack (1,0)>(0,0) 2 TST-1", "P1 play TST-5", "P0 play TST-N")
    table.plays("P0 activate TST-N").is_so("(0,0) P1x0").plays("P1 play TST-4")
    table.is_so("result 0=3-4 lost; (0,0) P1x0").plays("P1 no refill")
    table.is_so("(0,0) P1x1; (1,0) P0x2")


def test_eden_amb_34_nobody_retreats_to_what_is_lost_in_the_same_combat():
    lines = FORK.replace("hand=[TST-2 TST-4]", "stocks=1")
    table = Table(lines).plays(TWO_TO_ONE, "P0 stop").is_so("decision RETREAT P1; (0,0) P1x1")
    table.refuses("P1 retreat (1,-1)", "EDEN-AMB-34").refuses(
        "P1 retreat (-3,0)", "EDEN-COMBAT-1F-24"
    )
    table.plays("P1 retreat (-1,0)", "P0 occupy 2", "P0 occupy 2")
    table.is_so("(0,0) P0x2; (1,-1) P0x2; troops P1=[(-4,0) (-3,0) (-2,0) (-1,0)x2 (0,1)]")


def test_eden_bonus_05_and_06_a_bonus_turn_goes_on_from_what_was_taken_and_costs_a_troop():
    lines = "map: frame\ntroops P0: (4,0) (3,0)x3 (2,0) (1,0)x6\nplayer P1: stocks=1\n"
    lines += "player P0: hand=[TST-3 TST-1 TST-2 CRY1]"
    table = Table(lines).plays("P0 play CRY1", "P0 attack (1,0)>(0,0) 5 TST-3")
    table.plays("P0 stop", "P1 retreat remove", "P0 occupy 4", "P0 bonus").is_so(
        "hand P0=[TST-1 TST-2 TST-3 CRY1]"
    )
    table.refuses("P0 attack (1,0)>(0,0) 1 TST-1", "EDEN-COMBAT-1F-01")
    table.plays("P0 attack (0,0)>(-1,0) 2 TST-2").is_so("(0,0) P0x1; group 0=2")


def test_eden_bonus_01_wild_ground_alone_gives_no_bonus_turn():
    lines = "map: M1\ntroops P0: (4,0) (3,0)x4\ntroops P1: (-4,0)\nplayer P0: hand=[TST-3 TST-1]"
    table = Table(lines).plays("P0 attack (3,0)>(2,0) 3 TST-3", "P0 stop")
    table.plays("P0 occupy 2")
    table.is_so("(2,0) P0x2; (3,0) P0x2").refuses("P0 bonus", "EDEN-BONUS-01")


def test_eden_abil_10_the_attacker_goes_first_and_again_after_each_ability():
    lines = "map: frame\nplayer P0: hand=[TST-D TST-D]\nplayer P1: hand=[TST-D TST-2]"
    table = Table(lines).plays("P0 attack (1,0)>(0,0) 2 TST-D", "P1 play TST-D", "P0 play TST-D")
    table.plays("P1 play TST-2").is_so("decision CMB_ABILITY P0").plays("P0 pass")
    table.is_so("decision CMB_ABILITY P1").plays("P1 activate TST-D TST-D")
    table.is_so("decision CMB_ABILITY P0").refuses("P1 pass", "EDEN-BASE-04")
    table.plays("P0 activate TST-D TST-2").is_so("P1.TST-2.force=0; decision CMB_ABILITY P0")
    table.refuses("P0 activate TST-D", "EDEN-ABIL-04")


def test_eden_abil_03_an_immediate_ability_is_lost_when_the_next_unit_is_asked_for():
    table = Table(ONE).plays("P0 attack (1,0)>(0,0) 2 TST-5", "P1 play TST-N", "P1 pass")
    table.is_so("decision CMB_PLAY P0").plays("P0 play TST-N", "P0 pass")
    table.is_so("decision CMB_PLAY P1").refuses("P1 activate TST-N", "EDEN-ABIL-03")


def test_eden_abil_07_a_chance_to_react_is_lost_with_its_window():
    lines = "map: frame\nplayer P0: hand=[TST-A TST-1 TST-1]\nplayer P1: hand=[TST-N TST-1 TST-1]"
    table = Table(lines).plays("P0 attack (1,0)>(0,0) 2 TST-A", "P1 play TST-1", "P0 play TST-1")
    table.plays("P1 play TST-N", "P1 activate TST-N TST-1").is_so("options [pass, TST-A.1]")
    table.plays("P0 pass").is_so("decision CMB_PLAY P0; pile P0=[TST-1]")
    table.refuses("P0 activate TST-A", "EDEN-ABIL-07").plays("P0 play TST-1")
    table.is_so("decision CMB_PLAY P1; P0.TST-A.force=1")
