"""The Heart, elimination, victory: a position, a move, what comes of it, the refusal beside it."""

import pytest

from tests.rules.eden.table import Table

HEART = """
    map: frame
    pure: 3
    player P0: hand=[TST-5]
    player P1: table=[IMP] stocks=2
"""
PORTAL = """
    map: M3
    troops P0: (4,0) (-3,0)x6
    troops P1: (-4,0) (-2,0)x3 (0,0)x4
    troops P2: (0,4) (0,3)
    pure: 4
    player P0: hand=[TST-5 TST-1] stocks=1
    player P1: hand=[CRY1 SET] deck=[CRY2] discard=[CRY3 TST-2] front=[CRY1] table=[SHD] stocks=7
    player P2: hand=[CRY1]
"""
BUYER = """
    map: M1
    turn: phase=logistics active=P0
    troops P0: (4,0) (0,0)
    troops P1: (-4,0)
"""
DAYS = """
    map: M3
    turn: day=3 phase=logistics active=P2
"""
LAST = "(0,4) (0,3)"  # what P2 holds, who places three troops more


def test_eden_combat_1f_28_who_loses_the_heart_spends_its_energy_at_once():
    table = Table(HEART).plays("P0 attack (1,0)>(0,0) 2 TST-5", "P1 retreat remove", "P0 occupy 1")
    table.is_so("decision HEART_SPEND P1; options [SHD, RIF]")
    table.refuses("P1 spend SUP", "EDEN-AMB-39").refuses("P1 spend IMP", "EDEN-PERM-02")
    table.refuses("P0 spend SHD", "EDEN-BASE-04").plays("P1 spend RIF")
    table.is_so("table P1=[IMP RIF SHD]; pure 0")  # with 1 left the shield is all there is


def test_eden_amb_39_what_cannot_be_spent_is_lost_and_the_new_holder_starts_at_nothing():
    table = Table(HEART.replace("pure: 3", "pure: 5").replace("table=[IMP] ", ""))
    table.plays("P0 attack (1,0)>(0,0) 2 TST-5", "P1 retreat remove", "P0 occupy 1")
    table.is_so("decision HEART_SPEND P1; options [SHD, RIF, IMP]")
    table.refuses("P1 spend SUP", "EDEN-AMB-39").plays("P1 spend IMP")
    table.is_so("pure 0; table P1=[IMP SHD]; (0,0) P0x1; decision EXP_END P0")


def test_eden_combat_1f_29_and_30_who_loses_the_portal_is_out_and_the_spoils_are_the_attacker_s():
    table = Table(PORTAL).plays("P0 attack (-3,0)>(-4,0) 5 TST-5", "P1 stop", "P0 stop")
    table.is_so("result 0=10-1 won; decision OCCUPY P0").plays("P0 occupy 2")
    table.is_so("alive P1=no; (-4,0) P0x2; (-3,0) P0x4; (-2,0) P0x1; (0,0) P0x1; over no")
    table.is_so("stocks P1=0; hand_size P1=0; deck_size P1=0; table P1=[]; discard P1=[]; pure 0")
    table.is_so("supply CRY1=23 CRY2=15 CRY3=9 SET=9 SHD=3; world P1 TST-2=0; stocks P0=1")
    table.refuses("P1 done", "EDEN-BASE-04")


def test_eden_amb_59_the_day_goes_on_without_those_who_are_out():
    table = Table(PORTAL).plays("P0 attack (-3,0)>(-4,0) 5 TST-5", "P1 stop", "P0 stop")
    table.plays("P0 occupy 2", "P0 bonus", "P0 end").is_so("decision EXP_PREP P2; order [P0 P2]")


def test_eden_gen_04_the_last_portal_taken_ends_the_game_at_once():
    lines = PORTAL.replace("troops P2: (0,4) (0,3)", "troops P2: ").replace(
        "player P2: hand=[CRY1]", "player P2: alive=no"
    )
    table = Table(lines).plays("P0 attack (-3,0)>(-4,0) 5 TST-5", "P1 stop", "P0 stop")
    table.plays("P0 occupy 1").is_so("over P0 conquest; ranking [P0 P1 P2]; decision none")
    table.refuses("P0 bonus", "EDEN-BASE-05")


def test_eden_amb_41_two_portals_fall_in_one_combat_the_earlier_front_ranking_lower():
    lines = """
        map: M3
        troops P0: (4,0) (-3,0)x3 (0,3)x3
        troops P1: (-4,0)
        troops P2: (0,4)
        player P0: hand=[TST-5 TST-4]
    """
    table = Table(lines).plays("P0 attack (0,3)>(0,4) 2 TST-5, (-3,0)>(-4,0) 2 TST-4")
    table.plays("P0 occupy 1", "P0 occupy 1").is_so("over P0 conquest; ranking [P0 P1 P2]")


def test_eden_gap_06_supremacy_costs_five_in_the_own_logistics_with_the_heart_and_wins_at_once():
    table = Table(BUYER + "pure: 4\nplayer P0: stocks=1").is_so("decision LOG_BUY P0")
    table.refuses("P0 buy SUP", "EDEN-LOG-07")
    table = Table(BUYER.replace(" (0,0)", "") + "pure: 9\nplayer P0: stocks=1")
    table.refuses("P0 buy SUP", "EDEN-LOG-01")
    table = Table(BUYER + "pure: 6").plays("P0 buy SUP")
    table.is_so("over P0 supremacy; pure 1; table P0=[SUP]; ranking [P0 P1]")


@pytest.mark.parametrize(
    ("first", "second", "stocks", "found"),
    [
        ("(4,0) (3,0) (2,0)", "(-4,0)x9 (-3,0)", (0, 9, 9), "over P0 days; ranking [P0 P1 P2]"),
        ("(4,0)x2 (3,0)", "(-4,0)x9 (-3,0)", (9, 0, 0), "over P1 days; ranking [P1 P2 P0]"),
        ("(4,0)x4 (3,0)", "(-4,0)x4 (-3,0)", (1, 2, 3), "over P2 days; ranking [P2 P1 P0]"),
        ("(4,0)x4 (3,0)", "(-4,0)x4 (-3,0)", (3, 3, 3), "over P0 P1 P2 days"),
        ("(4,0)x2 (0,0)", "(-4,0)x9 (-3,0)", (0, 0, 0), "over P0 days; ranking [P0 P1 P2]"),
    ],
    ids=["score", "troops", "stocks", "shared", "heart"],
)
def test_eden_gap_07_the_last_day_ranks_by_score_then_troops_then_stocks(
    first, second, stocks, found
):
    lines = DAYS + "".join(
        f"troops P{seat}: {held}\nplayer P{seat}: stocks={many}\n"
        for seat, (held, many) in enumerate(zip((first, second, LAST), stocks, strict=True))
    )
    Table(lines, max_days=3).plays("P2 place (0,4)x3", "P2 done").is_so(found)


def test_eden_gap_07_a_day_before_the_last_nothing_ends():
    lines = DAYS + f"troops P0: (4,0)\ntroops P1: (-4,0)\ntroops P2: {LAST}"
    table = Table(lines, max_days=4).plays("P2 place (0,4)x3", "P2 done")
    table.is_so("over no; day 4; token P1")
