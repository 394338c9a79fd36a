"""Types of other content that dive and are carried: nobody afar sees them come and go (D-09)."""

import shutil

import pytest

from ludotheque.core.library import Game

from .table import GAME, SIDE, sit

SEA = """
options: fog=on
map:
  ~~~~~~~~
  ~~~~~~~~
  ........
  B......B
owner P1: (0,3)
owner P2: (7,3)
unit: c P1 {transport} (3,1)
unit: {cargo}
unit: e P2 destroyer ({x},1)
"""


@pytest.fixture(scope="module")
def diving(tmp_path_factory):
    """The game with helicopters and infantry that dive."""
    folder = tmp_path_factory.mktemp("diving")
    shutil.copytree(GAME.folder / "content", folder / "content")
    path = folder / "content" / "units.toml"
    text = path.read_text(encoding="utf-8")
    for kind in ("helicopter", "infantry"):
        assert f"[{kind}]\n" in text
        text = text.replace(f"[{kind}]\n", f"[{kind}]\ndives = true\n")
    path.write_text(text, encoding="utf-8")
    return Game(GAME.rules, folder)


def told(table, seat):
    """The events of the last move as a seat saw them: name and the two cells."""
    return [
        (e.kind, *((n % SIDE, n // SIDE) for n in (e.start, e.end) if n >= 0))
        for e in table.match.events(seat)
        if "end" in e.args
    ]


LOADS = {
    "carrier": ("h P1 helicopter in c", "move h (3,0)", "took_off", (3, 0)),
    "barge": ("i P1 infantry in c", "move c (3,1); unload i (3,2)", "unloaded_unit", (3, 2)),
}


@pytest.mark.parametrize("transport", LOADS)
def test_gen_c_06_one_that_dives_leaves_its_transport_unseen_from_afar(diving, transport):
    cargo, order, event, goal = LOADS[transport]
    afar = sit(SEA.format(transport=transport, cargo=cargo, x=5), diving).play(order)
    assert (event, (3, 1), goal) in told(afar, 0)
    assert told(afar, 1) == []
    afar.shows("sees P2 c=yes", f"sees P2 {cargo[0]}=no")
    beside = sit(SEA.format(transport=transport, cargo=cargo, x=4), diving).play(order)
    assert (event, (3, 1)) in told(beside, 1)  # the hatch is beside the destroyer, the goal is not


@pytest.mark.parametrize(("x", "seen"), [(5, []), (4, [("boarded", (3, 1))])])
def test_gen_c_06_one_that_dives_boards_unseen_from_afar(diving, x, seen):
    cargo = "h P1 helicopter (3,0)"
    table = sit(SEA.format(transport="carrier", cargo=cargo, x=x), diving).play("move h (3,1)")
    assert told(table, 1) == seen
    table.shows("h.in=c")


def test_gen_fire_01_a_page_is_told_of_a_reply_only_from_beside():
    text = """
        map:
          ~~~~~~
          B....B
        owner P1: (0,1)
        owner P2: (5,1)
        unit: a P1 battleship (0,0) hp=10
        unit: b P2 battleship (2,0)
        unit: c P2 battleship (1,0)
    """
    table = sit(text).push("unit 0,0", "to 0,0")
    targets = {t["cell"]: t for t in table.match.view(0).aside()["targets"] if not t["site"]}
    assert (targets[1]["back"], targets[1]["dies"]) == (10, True)
    assert (targets[2]["back"], targets[2]["dies"]) == (0, False)
    assert targets[2]["loss"] == 45
