"""Rules that no position and no card leads to, and those about tables and words."""

from collections import Counter

from ludotheque.core.library import load
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules import play
from tests.rules.eden.table import expect, script

TWO = """
    map: frame
    player P0: civ=NEC colour=violet hand=[NEC-04] discard=[NEC-03] deck=[CRY1 CRY2]
    player P1: civ=NAI hand=[CRY1]
"""


def edition():
    return load("eden").edition({})


def test_eden_gap_08_each_colour_shows_a_terrain_of_its_own():
    grounds = edition().texts["grounds"]
    assert grounds["green"] == ("forêt", "forest")
    assert len({words.fr for words in grounds.values()}) == len(grounds)


def test_eden_amb_05_a_tile_without_a_place_is_set_aside_and_counts_as_laid():
    made = script(
        """
        turn: phase=map active=P0
        tiles: (1,0)=red (2,0)=blue (3,0)=green (4,0)=P0
        pile P1: blue black
        pile P0: violet red
        """
    )
    t, s = made.match.edition.t, made.match.state
    t.own_gap, s.ask, s.stage = 99, n.NOTHING, n.S_TILE  # nowhere is far enough
    DESK.lend(play.go_on)(t, s)
    expect(made, "decision MAP_PORTAL P0")
    assert s.drawn == 0 and s.tiles_n == 5


def test_eden_gap_01_the_common_cards_are_there_with_their_roles():
    made = edition()
    t, names = made.t, made.labels["cards"]
    roles = {names[card]: t.type[card] for card in range(t.commons_n)}
    assert Counter(roles.values()) == {n.CRYSTAL: 3, n.COMMON: 2, n.TECH: 4}


def test_eden_gap_02_a_world_has_eleven_units_in_so_many_copies_by_cost():
    t = edition().t
    for civ in range(6):
        units = range(t.unit_first[civ], t.unit_last[civ])
        costs = Counter(t.cost[card] for card in units)
        assert costs == {1: 3, 2: 3, 3: 2, 4: 2, 5: 1}
        assert {t.cost[c]: t.copies[c] for c in units} == {1: 4, 2: 3, 3: 2, 4: 2, 5: 1}


def test_eden_setup_16_one_troop_on_the_portal_is_advice_and_not_a_rule():
    lines = """
        map: M1
        turn: phase=setup
        stamps: P0 P1
    """
    for cells in ("(3,0) (3,0) (3,0)", "(4,0) (4,0) (4,0)"):
        made = script(lines)
        made.do("P0 unit TST-1 TST-1 TST-1")
        made.do("P1 unit TST-1 TST-1 TST-1")
        made.do(f"P0 troop {cells}")
        expect(made, "decision SETUP_TROOP P1")


def test_eden_prod_10_production_asks_nobody_anything():
    made = script("map: frame\nplayer P1: hand=[CRY1]\nplayer P0: hand=[CRY1]")
    made.do("P0 end")
    made.do("P1 end")
    expect(made, "phase logistics; decision LOG_BUY P0; stocks P0=6; stocks P1=7")


def test_eden_amb_62_production_is_told_in_order_and_at_one_stroke():
    made = script("map: frame\nplayer P1: hand=[CRY1]\nturn: active=P1")
    made.match.push("done")
    made.match.push("done")
    told = [event.seat for event in made.match.events() if event.kind == "produced"]
    assert told == [0, 1]


def test_eden_log_17_logistics_is_played_in_order():
    made = script("map: frame\nturn: phase=logistics\nplayer P0: stocks=1\nplayer P1: stocks=1")
    expect(made, "decision LOG_BUY P0")
    made.do("P0 place (1,0)x3")
    made.do("P0 done")
    expect(made, "decision LOG_BUY P1")


def test_eden_combat_1f_31_the_group_at_the_front_is_no_longer_counted_at_its_source():
    made = script(TWO)
    made.do("P0 attack (1,0)>(0,0) 2 NEC-04")
    expect(made, "(1,0) P0x1; group 0=2")


def test_eden_amb_51_a_unit_added_after_the_result_has_no_delayed_ability_and_changes_nothing():
    made = script(TWO)
    t = made.match.edition.t
    card = made.match.edition.labels["cards"].index("NEC-04")
    t.timing[card][0] = n.POST
    made.do("P0 attack (1,0)>(0,0) 2 NEC-04")
    made.do("P1 stop")
    expect(made, "result 0=4-2 won; options [pass, NEC-04.1]")
    made.do("P0 activate NEC-04")
    expect(made, "army P0 0=[NEC-04 / NEC-03]; offers [NEC-03.1]; result 0=4-2 won")
