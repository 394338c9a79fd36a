"""The content files hold the seed's numbers: compared with a copy of them, entry by entry."""

import json
import tomllib
from pathlib import Path

import pytest

from ludotheque.games.generals.edition.contents import read_contents

from .table import GAME, SIDE, new

SEED = json.loads((Path(__file__).parent / "seed.json").read_text(encoding="utf-8"))
CONTENT = GAME.folder / "content"
DOMAIN = {"sol": "ground", "eau": "water", "air": "air"}
UNTAGGED = ("infantry", "bazooka", "tank", "recon")


def file(name):
    """A content file as written."""
    return tomllib.loads((CONTENT / name).read_text(encoding="utf-8"))


def by_id(section):
    """The seed's entries of a section, by name, in its order."""
    return {entry["id"]: entry for entry in SEED[section]}


def test_the_units_are_the_seeds_number_by_number():
    units = file("units.toml")
    assert list(units) == list(by_id("units"))
    for name, seed in by_id("units").items():
        unit = units[name]
        for key in ("fr", "en", "price", "move", "vision", "armour", "move_type", "parent"):
            assert unit[key] == seed[key], (name, key)
        assert unit.get("fuel") == seed["fuel"] and unit.get("range") == seed["range"]
        assert unit.get("base", 0) == seed["base"]
        assert unit.get("dives", False) == seed.get("submerged", False)
        assert unit.get("no_fire_after_move", False) == seed.get("no_fire_after_move", False)
        tags = {"sol": "untagged"} if name in UNTAGGED else DOMAIN
        assert unit.get("profiles", {}) == {tags[d]: p for d, p in seed["profiles"].items()}


def test_the_transports_are_the_seeds():
    carriers = {name: unit["transport"] for name, unit in by_id("units").items()
                if "transport" in unit}  # fmt: skip
    edition = GAME.edition({"map": "plain"})
    names = list(edition.labels["types"])
    for name, hold in carriers.items():
        n = names.index(name)
        carried = [other for bit, other in enumerate(names) if edition.t.carries[n] >> bit & 1]
        assert carried == hold["carries"] and edition.t.capacity[n] == hold["capacity"]
        assert file("units.toml")[name]["transport"]["exit"] == hold["exit"]
    held = [name for n, name in enumerate(names) if edition.t.capacity[n]]
    assert held == list(carriers)


def test_the_buildings_are_the_seeds():
    buildings = file("buildings.toml")
    assert list(buildings) == list(by_id("buildings"))
    for name, seed in by_id("buildings").items():
        for key in ("fr", "en", "income", "hp", "armour"):
            assert buildings[name][key] == seed[key], (name, key)
        assert buildings[name]["letter"] == seed["char"]


def test_the_terrains_are_the_seeds():
    terrains = file("terrains.toml")
    assert list(terrains) == list(by_id("terrain"))
    for name, seed in by_id("terrain").items():
        found = terrains[name]
        assert found["percents"] == seed["pct"] and found["letter"] == seed["char"]
        assert found.get("cover", False) == seed["cover"]
        assert (found["fr"], found["en"]) == (seed["fr"], seed["en"])


def modifiers(listed):
    """Modifiers of the seed in the words of the content files."""
    out = []
    for modifier in listed:
        found = dict(modifier)
        wanted = dict(found.get("filter", {}))
        if "domain" in wanted:
            wanted["domain"] = [DOMAIN[name] for name in wanted["domain"]]
        if wanted:
            found["filter"] = wanted
        out.append(found)
    return out


def valued(listed):
    """Modifiers as written, with the value that may be left out of a switch."""
    return [{"value": 1, **modifier} for modifier in listed]


def test_the_generals_are_the_seeds_but_for_their_costs():
    """Costs are design data, tuned by play; all else is the seed's."""
    generals = file("generals.toml")
    assert list(generals) == list(by_id("generals"))
    for name, seed in by_id("generals").items():
        found = generals[name]
        assert (found["fr"], found["en"]) == (seed["fr"], seed["en"])
        assert valued(found.get("passive", [])) == modifiers(seed["passive"])
        assert valued(found.get("active", [])) == modifiers(seed["power"])
        assert found.get("once", {}) == seed["once"]
        assert (found.get("cost", 0) > 0) == (seed["cost"] > 0)


def test_the_constants_are_the_seeds():
    constants = file("constants.toml")
    for name, value in SEED["constants"].items():
        if name != "unit_hp":  # D-16: a number of the rules
            assert constants[name] == value


@pytest.mark.parametrize("name", list(by_id("maps")))
def test_the_maps_are_the_seeds(name):
    chart = read_contents(CONTENT, GAME.edition().options).maps[name]
    seed = by_id("maps")[name]
    assert list(chart.rows) == seed["rows"] and chart.day_limit == seed["day_limit"]
    assert (chart.players, chart.name.en) == (seed["players"], seed["en"])
    assert chart.name.fr.replace("’", "'") == seed["fr"]
    for place, cells in seed["owners"].items():
        assert [list(cell) for cell in chart.owners[int(place) - 1]] == cells
    assert len(chart.owners) == len(seed["owners"])


@pytest.mark.parametrize("name", list(by_id("maps")))
def test_the_maps_are_symmetric_and_give_every_player_the_same(name):
    seed = by_id("maps")[name]
    rows = seed["rows"]
    turned = [row[::-1] for row in rows[::-1]]
    if seed["players"] == 4:
        turned = ["".join(row[x] for row in rows[::-1]) for x in range(len(rows))]
    assert turned == rows
    given = [sorted(rows[y][x] for x, y in cells) for cells in seed["owners"].values()]
    assert all(letters == given[0] for letters in given)
    assert "O" in given[0] and len(set(given[0]) - {"O"}) >= 1 and len(given[0]) >= 3


def test_a_new_game_stands_as_its_map_is_drawn():
    for name, seed in by_id("maps").items():
        order = list(range(seed["players"]))[::-1]
        table = new(map=name, order=",".join(map(str, order)))
        t, s = table.match.edition.t, table.state
        for x, y in ((x, y) for y in range(t.height) for x in range(t.width)):
            site = t.site[y * SIDE + x]
            assert (site >= 0) == (seed["rows"][y][x] in "OBPA")
            owner = next((p for p, cells in seed["owners"].items() if [x, y] in cells), None)
            if site >= 0:
                assert s.site_owner[site] == (-1 if owner is None else order[int(owner) - 1])
