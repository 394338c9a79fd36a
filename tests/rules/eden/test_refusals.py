"""Every refusal of §4.10 is reached: those that no example reaches, in positions of their own."""

import pytest

from ludotheque.core.kernel import NOBODY
from ludotheque.core.words import Refused
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules import legality
from tests.rules.eden.table import script

MAP = """
    turn: phase=map active=P0
    tiles: (1,0)=red (2,0)=blue (3,0)=green (4,0)=P0
    pile P0: violet red
    pile P1: blue black
"""
FACE = """
    turn: phase=map active=P0
    face P0: green
    pile P0: red
    pile P1: blue
"""
FIGHT = """
    map: frame
    player P0: hand=[TST-1 TST-D TST-N CRY1]
    player P1: civ=NAI hand=[NAI-01 NAI-04 NAI-09]
"""
POS = """
    map: frame
    player P0: civ=POS colour=blue hand=[POS-05 POS-08 POS-09 POS-01]
    player P1: civ=NAI hand=[NAI-02 NAI-11] stocks=4
"""
LEG = """
    map: frame
    player P0: civ=LEG colour=yellow hand=[LEG-03 LEG-04 CRY1]
    player P1: hand=[TST-1 TST-1]
"""
LAST = """
    map: M1
    turn: day=3 phase=logistics active=P1
    troops P0: (4,0) (3,0)
    troops P1: (-4,0) (-3,0)
"""
CASES = [
    ("portal_is_laid", MAP, ["P0 tile (0,1)"], "P0 portal add", "EDEN-MAP-13"),
    ("no_tile", FACE, ["P0 draw face", "P0 tile (1,0)", "P0 portal none"], None, "EDEN-MAP-11"),
    ("not_on_table", FIGHT, [], "P0 rift RIF", "EDEN-GAP-05"),
    (
        "third_front",
        FIGHT,
        [],
        "P0 attack (1,0)>(0,0) 1 TST-1, (1,0)>(0,0) 1 TST-D, (1,0)>(0,0) 1 TST-N",
        "EDEN-AMB-21",
    ),
    (
        "no_opener",
        "map: frame\nplayer P0: hand=[CRY1 OPP]",
        [],
        "P0 attack (1,0)>(0,0) 1 TST-1",
        "EDEN-COMBAT-1F-05",
    ),
    (
        "too_few_second",
        "map: M2\ntroops P0: (4,0) (1,0)x2 (2,0)x2\ntroops P1: (-4,0)\n"
        "player P0: hand=[TST-1 TST-2]",
        [],
        "P0 attack (1,0)>(0,0) 1 TST-1, (1,0)>(1,-1) 1 TST-2",
        "EDEN-COMBAT-2F-03",
    ),
    ("needs_unit", FIGHT, ["P0 attack (1,0)>(0,0) 1 TST-1"], "P1 play NAI-09", "EDEN-PERM-02"),
    ("no_ability", FIGHT, ["P0 attack (1,0)>(0,0) 1 TST-1"], "P1 activate NAI-01", "EDEN-ABIL-01"),
    (
        "no_chance",
        LEG,
        ["P0 attack (1,0)>(0,0) 2 LEG-03", "P1 play TST-1", "P0 play LEG-04"],
        "P0 activate LEG-03",
        "EDEN-ABIL-07",
    ),
    (
        "is_silenced",
        POS,
        [
            "P0 attack (1,0)>(0,0) 2 POS-09",
            "P1 play NAI-11",
            "P0 play POS-05",
            "P0 activate POS-05",
        ],
        "P1 activate NAI-11",
        "EDEN-VOC-14",
    ),
    (
        "not_post",
        POS,
        ["P0 attack (1,0)>(0,0) 2 POS-05", "P1 stop", "P0 play POS-08"],
        "P0 activate POS-08.2",
        "EDEN-ABIL-05",
    ),
    (
        "not_held",
        FIGHT,
        ["P0 attack (1,0)>(0,0) 2 TST-1", "P1 stop", "P0 stop"],
        "P1 discard CRY1",
        "EDEN-COMBAT-1F-21",
    ),
    ("no_refill", "map: frame\nplayer P0: hand=[CRY1]", [], "P0 refill", "EDEN-EXP-10"),
    ("game_over", LAST, ["P1 place (-4,0)x3", "P1 done"], "P1 done", "EDEN-BASE-05"),
]


@pytest.mark.parametrize(
    ("name", "lines", "done", "tried", "rule"), CASES, ids=lambda c: str(c)[:20]
)
def test_a_refusal_names_its_rule_and_changes_nothing(name, lines, done, tried, rule):
    options = {"max_days": 3} if name == "game_over" else {}
    made = script(lines, **options)
    for line in done:
        made.do(line)
    layout, before = made.match.edition.rules.state, made.match.state
    held = layout.pack(before)
    with pytest.raises(Refused) as refused:
        if tried is None:
            raise made.match.edition.refusal(code_of(made, n.MOVE_DRAW + 1))
        made.do(tried)
    assert refused.value.rule == rule
    assert layout.pack(made.match.state) == held


def code_of(made, move):
    """Why a move is refused now, whatever decision is put."""
    s = made.match.edition.rules.state.copy(made.match.state)
    s.ask, s.seat = n.MAP_DRAW, 0
    return DESK.lend(legality.why_not)(made.match.edition.t, s, move)


def test_a_protected_unit_is_refused_by_its_own_rule():
    made = script(
        """
        map: frame
        player P0: hand=[TST-1*3 TST-N]
        player P1: civ=NAI hand=[NAI-01 NAI-04 NAI-02]
        """
    )
    for line in ("P0 attack (1,0)>(0,0) 2 TST-1", "P1 play NAI-01", "P0 play TST-1"):
        made.do(line)
    for line in ("P1 play NAI-04", "P0 play TST-1", "P1 play NAI-02", "P1 pass", "P0 play TST-N"):
        made.do(line)
    with pytest.raises(Refused) as refused:
        made.do("P0 activate TST-N NAI-01")
    assert refused.value.rule == "EDEN-PERM-06"


def test_a_card_that_came_back_is_not_played_again_in_this_combat():
    made = script(FIGHT)
    made.do("P0 attack (1,0)>(0,0) 1 TST-1")
    made.do("P1 play NAI-01")
    s, t = made.match.state, made.match.edition.t
    card = made.match.edition.labels["cards"].index("TST-N")
    s.returned[0][card] = 1
    assert DESK.lend(legality.why_not)(t, s, n.MOVE_SEND + card * n.FRONTS) == n.CAME_BACK


def test_a_portal_without_another_place_does_not_move():
    made = script(MAP)
    made.do("P0 tile (0,1)")
    s, t = made.match.state, made.match.edition.t
    t.heart_gap = 90
    why = DESK.lend(legality.why_not)(t, s, n.MOVE_PORTAL + n.PORTAL_MOVE)
    assert why == n.NO_OTHER_CELL and s.seat != NOBODY
