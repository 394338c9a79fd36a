"""A mistake in a content file is told with file, entry and key; every file is tried."""

import pytest

from ludotheque.core.words import ContentError

from .folder import copied, edited, edition

RECON = 'letter = "R"'
SPOILT = [
    # units
    ("units.toml", "price = 15", "price = 0",
     "units.toml: [infantry] price = 0 is not a whole number from 1 to 10000"),
    ("units.toml", "move = 4", "move = 40",
     "units.toml: [infantry] move = 40 is not a whole number from 0 to 12"),
    ("units.toml", 'move_type = "walk"', 'move_type = "crawl"',
     "units.toml: [infantry] move_type 'crawl' is not one of walk, tread, roll, float, fly"),
    ("units.toml", 'armour = "light"', 'armour = "thin"',
     "units.toml: [infantry] armour 'thin' is not one of light, medium, heavy"),
    ("units.toml", 'parent = "barracks"', 'parent = "barrack"',
     "units.toml: [infantry] parent 'barrack' is not one of oil, barracks, port, airport"),
    ("units.toml", "range = [2, 3]", "range = [3, 2]",
     "units.toml: [artillery] range = [3, 2]: the least is more than the greatest"),
    ("units.toml", "range = [2, 3]", "range = [2]",
     "units.toml: [artillery] range = [2] is not a list of 2 whole numbers"),
    ("units.toml", "profiles = { untagged = [100, 70, 40] }", "profiles = { space = [1, 1, 1] }",
     "units.toml: [infantry.profiles] 'space' is not one of untagged, ground, water, air"),
    ("units.toml", "profiles = { untagged = [100, 70, 40] }",
     "profiles = { untagged = [1, 1, 1], air = [1, 1, 1] }",
     "units.toml: [infantry.profiles] either `untagged` alone, or one line for each domain"),
    ("units.toml", "profiles = { untagged = [100, 70, 40] }\n", "",
     "units.toml: [infantry] the key 'profiles' is missing"),
    ("units.toml", "fuel = 6\n", "",
     "units.toml: [helicopter] `fuel` belongs to every type that flies, and to no other"),
    ("units.toml", RECON, 'letter = "T"',
     "units.toml: [recon] letter 'T' is that of [tank] too"),
    ("units.toml", RECON, 'letter = "r"',
     "units.toml: [recon] letter = 'r' is not one capital letter"),
    ("units.toml", RECON, RECON + "\nspeed = 3",
     "units.toml: [recon] the key 'speed' is not known"),
    ("units.toml", 'carries = ["infantry", "bazooka"]', 'carries = ["infantry", "ships"]',
     "units.toml: [vtb.transport] carries: 'ships' is neither a unit nor one of ground, water"),
    ("units.toml", 'exit = "unload"', 'exit = "jump"',
     "units.toml: [vtb.transport] exit 'jump' is not one of unload, takeoff"),
    ("units.toml", "no_fire_after_move = true", "no_fire_after_move = 1",
     "units.toml: [artillery] no_fire_after_move = 1 is neither true nor false"),
    # buildings and terrains
    ("buildings.toml", "income = 70", "income = -1",
     "buildings.toml: [oil] income = -1 is not a whole number from 0 to 300"),
    ("buildings.toml", 'ground = "road"', 'ground = "rail"',
     "buildings.toml: [oil] ground 'rail' is not one of meadow, road, sand, forest"),
    ("buildings.toml", 'letter = "B"', 'letter = "="',
     "buildings.toml: [barracks] letter '=' is that of [road] too"),
    ("buildings.toml", 'drawing = "M8 27', 'drawing = "\\"/><script>M8 27',
     "is not a path of SVG"),
    ("terrains.toml", "walk = 60", "walk = 65",
     "terrains.toml: [sand.percents] 65 percent does not divide 277200 (GEN-C-11)"),
    ("terrains.toml", "walk = 60", "walk = 120",
     "terrains.toml: [sand.percents] walk = 120 is not a whole number from 10 to 110"),
    ("terrains.toml", "walk = 60", "crawl = 60",
     "terrains.toml: [sand.percents] 'crawl' is not one of walk, tread, roll, float, fly"),
    ("terrains.toml", 'letter = "="', 'letter = "[="',
     "terrains.toml: [road] letter = '[=' is not one letter or sign"),
    ("terrains.toml", 'tint = "#E6EBC8"', 'tint = "green"',
     "terrains.toml: [meadow] tint = 'green' is not a colour such as #E6EBC8"),
    # generals
    ("generals.toml", 'stat = "reply_dead", value = 50', 'stat = "revenge", value = 50',
     "generals.toml: [takeda.passive.1] stat 'revenge' is not one of attack, defence, move"),
    ("generals.toml", 'stat = "reply_dead", value = 50', 'stat = "reply_dead", value = 500',
     "generals.toml: [takeda.passive.1] value = 500 is not a whole number from 1 to 200"),
    ("generals.toml", 'stat = "creations", value = 2',
     'stat = "creations", value = 2, filter = { indirect = true }',
     "generals.toml: [moreau.active.1] creations concerns a player, not types: it has no filter"),
    ("generals.toml", 'move_type = ["tread"]', 'move_type = ["treads"]',
     "generals.toml: [volkov.passive.1.filter] move_type = ['treads'] is not a list out of walk"),
    ("generals.toml", 'stat = "terrain_min", value = 100', 'stat = "terrain_min", value = 95',
     "95 percent does not divide 277200 (GEN-C-11)"),
    ("generals.toml", 'power = { fr = "Riposte totale", en = "Full Reply" }\n', "",
     "generals.toml: [takeda] the key 'cost' is not known"),
    ("generals.toml", "active = [{ stat = \"creations\", value = 2 }]\n", "",
     "generals.toml: [moreau] `power` and what it does (`active` or `once`) go together"),
    # the rest
    ("constants.toml", "repair = 50", "repair = 150",
     "constants.toml: repair = 150 is not a whole number from 0 to 100"),
    ("constants.toml", 'fly = "air"', 'fly = "sky"',
     "constants.toml: [move_types] fly 'sky' is not one of ground, water, air"),
    ("variants.toml", "[balance.adjusted.units.bomber]", "[balance.adjusted.units.bomb]",
     "variants.toml: [balance.adjusted.units.bomb] the entry 'bomb' is not known"),
    ("variants.toml", "[balance.tamed.generals.benali]", "[balance.tamed.generals.ben]",
     "variants.toml: [balance.tamed.generals.ben] the entry 'ben' is not known"),
    ("variants.toml", "[balance.adjusted.units.bomber]", "[balance.adjusted.maps.bomber]",
     "variants.toml: [balance.adjusted] the key 'maps' is not known"),
    ("variants.toml", "[balance.adjusted.units.bomber]", "[balanced.adjusted.units.bomber]",
     "variants.toml: [balanced] the option 'balanced' is not known (did you mean 'balance'?)"),
    ("variants.toml", "ground = [70, 80, 100], water = [70, 80, 100]", "sea = [1, 2, 3]",
     "variants.toml: [balance.adjusted.units.artillery.profiles] 'sea' is not one of untagged"),
    ("texts.toml", "[events.stepped]", "[events.steps]",
     "texts.toml: [events.stepped] is missing"),
    ("texts.toml", "{seat:@ abandonne|Vous abandonnez}.", "{who} abandonne.",
     "texts.toml: [events.resigned] fr: the place {who} is not known; places: {seat}"),
    ("maps/plain.txt", ".O.....f..", ".O.....f.",
     "maps/plain.txt: Row 10 from the top has 9 cells, the first has 10: a map is a "
     "rectangle. [GEN-MAP-02]"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "told"), SPOILT)
def test_a_mistake_is_told_with_its_place(tmp_path, file, old, new, told):
    folder = edited(copied(tmp_path), file, old, new)
    with pytest.raises(ContentError) as caught:
        edition(folder)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    "file", ["units", "buildings", "terrains", "generals", "constants", "variants", "texts"]
)
def test_a_missing_file_is_named(tmp_path, file):
    folder = copied(tmp_path)
    (folder / f"{file}.toml").unlink()
    with pytest.raises(ContentError, match=f"{file}.toml: the file is missing from content/"):
        edition(folder)


def test_d_01_no_general_lets_a_type_go_further_than_a_path_has_room_for(tmp_path):
    folder = edited(copied(tmp_path), "units.toml", "move = 8", "move = 12")
    edition(folder)  # 12 points on roads are 13 cells
    edited(folder, "generals.toml", '{ stat = "see_all" }', '{ stat = "move", value = 2 }')
    with pytest.raises(ContentError) as caught:
        edition(folder)
    assert str(caught.value) == "units.toml: [recon] goes 16 cells under [benali]; 15 at most"


def test_a_folder_without_maps_is_refused(tmp_path):
    folder = copied(tmp_path)
    for path in (folder / "maps").glob("*"):
        path.unlink()
    with pytest.raises(ContentError, match="maps: there is no map"):
        edition(folder)


def test_the_copy_is_sound_before_it_is_spoilt(tmp_path):
    assert edition(copied(tmp_path)).t_bytes == edition(copied(tmp_path / "again")).t_bytes
