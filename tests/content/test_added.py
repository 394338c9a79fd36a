"""A new unit is one entry, a new map one file: nothing else is touched."""

import random

from ludotheque.core.match import Match

from .folder import copied, edition

HOVERCRAFT = """
[hovercraft]
fr = "Aéroglisseur"
en = "Hovercraft"
gender = "m"
about = { fr = "Rapide sur l’eau.", en = "Fast on water." }
letter = "N"
price = 40
move = 9
move_type = "float"
vision = 4
armour = "light"
parent = "port"
base = 20
range = [1, 2]
profiles = { ground = [90, 60, 30], water = [90, 60, 30] }
transport = { capacity = 3, carries = ["infantry", "air"], exit = "unload" }
"""
LAKE = """
name fr: Le Lac
name en: The Lake
players: 2
day_limit: 12
symmetry: mirror_left_right
owner P1: (0,0) (1,2)
owner P2: (6,0) (5,2)
map:
B.....B
..:-:..
.P---P.
..:-:..
O.....O
"""


def test_a_unit_is_one_entry(tmp_path):
    folder = copied(tmp_path)
    with (folder / "units.toml").open("a", encoding="utf-8") as file:
        file.write(HOVERCRAFT)
    made = edition(folder, map="strait")
    names = made.labels["types"]
    new = names.index("hovercraft")
    t = made.t
    assert t.types == new + 1 and t.base[new] == 20 and t.range_max[0][0][new] == 2
    assert t.makes[t.parent[new]] >> new & 1
    carried = [name for n, name in enumerate(names) if t.carries[new] >> n & 1]
    assert carried == ["infantry", "helicopter", "bomber", "fighter", "ulm"]
    assert made.texts["units"]["hovercraft"].fr == "Aéroglisseur"
    assert made.facts["types"][new]["range"] == [1, 2]
    assert made.notation(made.number("create hovercraft")) == "create hovercraft"
    match = Match(made, 1)
    match.state.money = [1000] * 4
    match.push(next(move for move in match.legal() if move.notation == _port(match)))
    assert "create hovercraft" in [move.notation for move in match.legal()]
    match.push("create hovercraft")
    assert "N" in match.view(match.seat).board("en")


def _port(match):
    """The order to create at the port of whoever begins."""
    t, s = match.edition.t, match.state
    wet = [n for n in range(t.sites) if t.wet[t.site_kind[n]] and s.site_owner[n] == s.seat]
    cell = t.site_cell[wet[0]]
    return f"build {cell % 32},{cell // 32}"


def test_a_map_is_one_file(tmp_path):
    folder = copied(tmp_path)
    (folder / "maps" / "lake.txt").write_text(LAKE, encoding="utf-8")
    made = edition(folder, map="lake")
    assert (made.t.width, made.t.height, made.t.day_limit, made.seats) == (7, 5, 12, 2)
    assert made.texts["maps"]["lake"] == ("Le Lac", "The Lake")
    assert made.texts["options"]["map.lake"] == ("Le Lac", "The Lake")
    option = next(option for option in made.rules.options if option.name == "map")
    assert option.values[0] == "lake", "the smallest for two comes first"
    assert option.default == "plain", "and changes no default"
    match, chance = Match(made, 7), random.Random(7)
    for _ in range(300):
        if match.over:
            break
        match.push(chance.choice([m for m in match.legal() if m.notation != "resign"]))
    assert match.version > 50
