"""The map stage: a position, a move, what comes of it, and the refusal beside it."""

from tests.rules.eden.table import Table

ROUND_A_HOLE = """
    turn: phase=map active=P2
    tiles: (0,-1)=red (0,-2)=blue (0,-3)=red (1,-3)=green (0,-4)=red (2,-4)=blue
    tiles: (3,-4)=P0 (-1,-4)=P1
    pile P0: red green
    pile P1: red green
    pile P2: red green
"""
RICH = """
    turn: phase=map active=P0
    tiles: (1,0)=red (2,0)=blue (3,0)=green (3,-1)=red (4,-1)=orange (4,0)=P0 (3,1)=black
    player P0: colour=violet
    pile P0: yellow red
    pile P1: blue red
"""


def test_eden_map_10_one_tile_is_taken_and_no_second_one():
    new = Table("turn: first=P0\npile P0: red blue\npile P1: red", start="new")
    new.is_so("decision MAP_DRAW P0").plays("P0 draw pile").is_so("decision MAP_TILE P0")
    new.refuses("P0 draw face", "EDEN-BASE-03").plays("P0 tile (1,0)")
    new.is_so("tile (1,0)=red; decision MAP_PORTAL P0").refuses("P0 tile (0,1)", "EDEN-BASE-03")


def test_eden_map_11_another_player_s_tile_is_not_to_be_had_nor_one_that_is_gone():
    table = Table("turn: phase=map active=P0\npile P0: red blue\nface P1: orange\npile P1: red")
    table.is_so("decision MAP_TILE P0")  # the pile is all there is: nobody is asked
    table.plays("P0 tile (1,0)", "P0 portal none").is_so("decision MAP_DRAW P1")
    table.refuses("P0 draw face", "EDEN-BASE-04").plays("P1 draw face", "P1 tile (0,1)")
    table.is_so("tile (0,1)=orange")


def test_eden_map_17_a_tile_touches_the_map():
    table = Table("turn: phase=map active=P0\npile P0: red blue\npile P1: red")
    for place in ("(2,0)", "(1,1)", "(0,0)", "(14,0)", "(15,0)"):
        table.refuses(f"P0 tile {place}", "EDEN-MAP-17")
    table.plays("P0 tile (1,0)").is_so("tile (1,0)=red")


def test_eden_map_18_a_portal_stands_three_tiles_away_from_the_heart():
    lines = "turn: phase=map active=P0\ntiles: (1,0)=red (2,0)=blue (3,0)=green\n"
    table = Table(lines + "pile P0: violet red\npile P1: blue black").plays("P0 tile (-1,0)")
    table.refuses("P0 portal add (3,-1)", "EDEN-MAP-18")  # two tiles, by (2,0)
    table.plays("P0 portal add (3,1)").is_so("between (3,1) (0,0)=3")


def test_eden_map_19_a_tile_of_a_third_player_may_not_bring_two_portals_together():
    table = Table(ROUND_A_HOLE).is_so("between (3,-4) (-1,-4)=4")
    table.refuses("P2 tile (1,-4)", "EDEN-MAP-19")  # the hole: three tiles between them then
    table.plays("P2 tile (1,-2)").is_so("between (3,-4) (-1,-4)=4; tile (1,-2)=red")


def test_eden_map_20_a_portal_touches_at_most_two_tiles_and_that_is_looked_at_first():
    lines = "turn: phase=map active=P0\ntiles: (1,0)=red (2,0)=blue (3,0)=green (4,-1)=red\n"
    table = Table(lines + "pile P0: violet red\npile P1: blue black").plays("P0 tile (3,1)")
    table.refuses("P0 portal add (4,0)", "EDEN-MAP-20")
    table.refuses("P0 portal add (2,1)", "EDEN-MAP-20")  # too near the Heart besides
    table.plays("P0 portal add (4,1)").is_so("tile (4,1)=P0")


def test_eden_map_21_and_22_no_tile_touches_a_portal_nor_comes_near_one_s_own():
    lines = "turn: phase=map active=P0\ntiles: (1,0)=red (2,0)=blue (3,0)=green (4,0)=P0\n"
    table = Table(lines + "pile P0: violet red\npile P1: blue black")
    table.refuses("P0 tile (4,-1)", "EDEN-MAP-21").refuses("P0 tile (2,1)", "EDEN-MAP-22")
    table.plays("P0 tile (0,1)", "P0 portal none")
    table.refuses("P1 tile (4,-1)", "EDEN-MAP-21").plays("P1 tile (2,1)")  # not his own portal
    table.is_so("tile (2,1)=blue")


def test_eden_map_24_and_25_two_black_tiles_are_laid_one_behind_the_other():
    table = Table("turn: first=P0\npile P0: red blue\npile P1: red", start="new")
    table.plays("P0 draw pile", "P0 tile (1,0)").is_so("black P0=2; portals P0=[]")
    table.plays("P0 portal add").is_so("decision MAP_BLACK P0")
    table.refuses("P0 black (0,1)", "EDEN-AMB-07")  # nearer the Heart: two would not do
    table.refuses("P0 portal (2,0)", "EDEN-BASE-03")
    table.plays("P0 black (2,0)").is_so("decision MAP_BLACK P0; tile (2,0)=black")
    table.refuses("P0 black (2,-1)", "EDEN-AMB-07")
    table.plays("P0 black (3,-1)").is_so("decision MAP_PORTAL_POS P0")
    table.refuses("P0 portal (3,0)", "EDEN-MAP-18").plays("P0 portal (4,-1)")
    table.is_so("between (4,-1) (0,0)=3; decision MAP_DRAW P1")


def test_eden_map_30_a_mark_of_riches_goes_with_the_portal_that_made_it():
    table = Table(RICH).is_so("rich (3,0)=yes; rich (4,0)=no; rich (3,1)=no")
    table.plays("P0 tile (0,1)", "P0 portal remove").is_so("rich (3,0)=no; tile (4,0)=none")


def test_eden_map_31_in_the_last_round_a_portal_moves_once_and_then_the_map_is_final():
    lines = "map: M1\nturn: phase=final\nstamps: P0 P1\n"
    table = Table(lines).is_so("decision MAP_FINAL P0; lacks [(4,0)]; offers [keep, (3,1)]")
    table.refuses("P0 portal (4,0)", "EDEN-AMB-08").refuses("P0 portal (2,1)", "EDEN-MAP-18")
    table.plays("P0 portal (3,1)").is_so("tile (4,0)=none; decision MAP_FINAL P1")
    table.refuses("P0 portal (4,0)", "EDEN-BASE-04").plays("P1 keep")
    table.is_so("token P1; decision SETUP_UNIT P1")  # P0's portal stands there since a moment
    table.refuses("P1 portal (-3,-1)", "EDEN-BASE-03")
