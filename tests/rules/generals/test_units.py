"""The seventeen unit types and the four buildings, number by number as they are loaded.

Each row tells price, move, vision, fuel, base, profiles, range, armour, movement, parent.
"""

from ludotheque.games.generals.codes import AIR, GROUND, HEAVY, LIGHT, MEDIUM, WATER

from .table import GAME

PRINTED = GAME.edition({"map": "plain", "fog": "off"})
T = PRINTED.t
TYPES = list(PRINTED.labels["types"])[: T.types]
DOMAINS = {"sol": GROUND, "eau": WATER, "air": AIR}
ARMOURS = {"light": LIGHT, "medium": MEDIUM, "heavy": HEAVY}
KINDS = ["oil", "barracks", "port", "airport"]
GROUNDS = ["meadow", "road", "sand", "forest", "mountain", "shallow", "deep"]
PERCENTS = {
    "walk": [100, 100, 60, 80, 70, 0, 0],
    "tread": [100, 100, 90, 80, 60, 0, 0],
    "roll": [100, 110, 80, 80, 80, 0, 0],
    "float": [0, 0, 0, 0, 0, 75, 100],
    "fly": [100] * 7,
}


def numbers(kind):
    """All a type's numbers as loaded, in the words of the document."""
    n = TYPES.index(kind)
    profiles = {
        name: "/".join(map(str, T.profile[n][domain]))
        for name, domain in DOMAINS.items()
        if any(T.profile[n][domain])
    }
    told = [T.price[0][0][n], T.budget[0][0][n] / T.point, T.vision[0][0][n], T.tank[0][0][n]]
    told += [T.base[n], profiles, f"{T.range_min[n]}-{T.range_max[0][0][n]}"]
    told += [name for name, number in ARMOURS.items() if number == T.armour[n]]
    return [*told, moving(n), KINDS[T.parent[n]]]


def moving(n):
    """The movement type whose percentages a type has on the seven terrains."""
    ticks = T.cost[0][0][n][: len(GROUNDS)]
    percents = [277200 // cost if cost else 0 for cost in ticks]
    return next(name for name, row in PERCENTS.items() if row == percents)


def barracks(kind):
    """The numbers of a type that barracks create."""
    *told, parent = numbers(kind)
    assert parent == "barracks" and told[3] == 0 and T.domain[TYPES.index(kind)] == GROUND
    return told[:3] + told[4:]


def airport(kind):
    """The numbers of a type that airports create; all of medium armour but one."""
    *told, move_type, parent = numbers(kind)
    assert (move_type, parent) == ("fly", "airport") and T.domain[TYPES.index(kind)] == AIR
    return told


def port(kind):
    """The numbers of a type that ports create."""
    *told, move_type, parent = numbers(kind)
    assert (move_type, parent) == ("float", "port") and T.domain[TYPES.index(kind)] == WATER
    return told[:3] + told[4:]


def test_gen_u_infantry():
    profile = {"sol": "100/70/40"}
    assert barracks("infantry") == [15, 4, 3, 15, profile, "1-1", "light", "walk"]


def test_gen_u_bazooka():
    profile = {"sol": "80/80/100"}
    assert barracks("bazooka") == [20, 4, 3, 20, profile, "1-1", "light", "walk"]


def test_gen_u_tank():
    assert barracks("tank") == [50, 3, 3, 40, {"sol": "80/100/80"}, "1-1", "heavy", "tread"]


def test_gen_u_recon():
    assert barracks("recon") == [20, 8, 6, 15, {"sol": "100/70/40"}, "1-1", "medium", "roll"]


def test_gen_u_vtb():
    assert barracks("vtb") == [25, 7, 4, 0, {}, "0-0", "heavy", "roll"]


def test_gen_u_dca():
    profiles = {"sol": "100/80/50", "air": "100/80/50"}
    assert barracks("dca") == [35, 6, 4, 35, profiles, "1-1", "medium", "tread"]


def test_gen_u_artillery():
    profile = {"sol": "70/80/100"}
    assert barracks("artillery") == [45, 3, 4, 40, profile, "2-3", "medium", "walk"]


def test_gen_u_missiles():
    profile = {"sol": "70/80/100"}
    assert barracks("missiles") == [70, 4, 6, 40, profile, "3-6", "medium", "roll"]


def test_gen_u_helicopter():
    profiles = {"sol": "100/80/60", "air": "50/40/30"}
    assert airport("helicopter") == [55, 7, 5, 6, 35, profiles, "1-1", "medium"]


def test_gen_u_bomber():
    assert airport("bomber") == [65, 6, 4, 7, 55, {"sol": "80/90/100"}, "1-1", "medium"]


def test_gen_u_fighter():
    assert airport("fighter") == [55, 8, 5, 5, 50, {"air": "90/100/90"}, "1-1", "medium"]


def test_gen_u_ulm():
    assert airport("ulm") == [15, 7, 4, 12, 0, {}, "0-0", "light"]


def test_gen_u_submarine():
    assert port("submarine") == [65, 6, 3, 50, {"eau": "80/90/100"}, "1-1", "medium"]
    assert [kind for n, kind in enumerate(TYPES) if T.dives[n]] == ["submarine"]


def test_gen_u_barge():
    assert port("barge") == [30, 8, 4, 0, {}, "0-0", "medium"]


def test_gen_u_destroyer():
    profiles = {"eau": "100/90/70", "air": "100/90/70"}
    assert port("destroyer") == [60, 7, 5, 35, profiles, "1-1", "medium"]


def test_gen_u_battleship():
    profiles = {"eau": "80/90/100", "sol": "80/90/100"}
    assert port("battleship") == [75, 6, 5, 45, profiles, "1-3", "heavy"]


def test_gen_u_carrier():
    profiles = dict.fromkeys(("eau", "air", "sol"), "100/90/70")
    assert port("carrier") == [100, 5, 6, 65, profiles, "1-4", "heavy"]


def test_gen_unit_01_seven_kinds_of_terrain():
    names = [terrain["id"] for terrain in PRINTED.facts["terrains"]]
    assert names == GROUNDS
    assert [terrain["letter"] for terrain in PRINTED.facts["terrains"]] == list(".=:f^-~")


def test_gen_unit_02_every_type_has_all_its_figures_and_aircraft_have_fuel():
    assert T.types == len(TYPES) == 17
    for n, kind in enumerate(TYPES):
        price, move, vision, fuel, base, profiles, reach, *_ = numbers(kind)
        assert min(price, move, vision) > 0 and (fuel > 0) == (T.domain[n] == AIR) == T.flies[n]
        assert (base > 0) == bool(profiles) == (reach != "0-0")
        words = PRINTED.texts["units"][kind]
        assert words.fr and words.en


def test_gen_unit_03_armour_is_light_medium_or_heavy():
    found = {kind: T.armour[n] for n, kind in enumerate(TYPES)}
    assert set(found.values()) == {LIGHT, MEDIUM, HEAVY}
    assert [kind for kind in TYPES if found[kind] == LIGHT] == ["infantry", "bazooka", "ulm"]


def of_movement(name):
    """The types that move so."""
    return [kind for n, kind in enumerate(TYPES) if moving(n) == name]


def test_gen_mt_01_walk():
    assert of_movement("walk") == ["infantry", "bazooka", "artillery"]


def test_gen_mt_02_tread():
    assert of_movement("tread") == ["tank", "dca"]


def test_gen_mt_03_roll():
    assert of_movement("roll") == ["recon", "vtb", "missiles"]


def test_gen_mt_04_float_all_naval_units():
    assert of_movement("float") == [k for n, k in enumerate(TYPES) if T.domain[n] == WATER]
    assert of_movement("float") == ["submarine", "barge", "destroyer", "battleship", "carrier"]


def test_gen_mt_05_fly_all_air_units():
    assert of_movement("fly") == [k for n, k in enumerate(TYPES) if T.domain[n] == AIR]
    assert of_movement("fly") == ["helicopter", "bomber", "fighter", "ulm"]


def test_d_40_the_artillery_walks_and_names_are_those_of_one_unit_each():
    assert moving(TYPES.index("artillery")) == "walk"
    assert PRINTED.texts["units"]["helicopter"].fr == "Hélicoptère"
    assert PRINTED.texts["units"]["carrier"].fr == "Porte-avions"


def building(kind):
    """Income, HP, armour and creatures of a kind of building as loaded."""
    n = KINDS.index(kind)
    made = [name for bit, name in enumerate(TYPES) if T.makes[n] >> bit & 1]
    armour = [name for name, number in ARMOURS.items() if number == T.wall_armour[n]]
    return T.income[n], T.full_walls[n], armour[0], made


def test_gen_b_oil():
    assert building("oil") == (70, 100, "medium", [])


def test_gen_b_barracks():
    made = ["infantry", "bazooka", "tank", "recon", "vtb", "dca", "artillery", "missiles"]
    assert building("barracks") == (10, 150, "heavy", made)


def test_gen_b_port():
    made = ["submarine", "barge", "destroyer", "battleship", "carrier"]
    assert building("port") == (15, 150, "heavy", made)


def test_gen_b_airport():
    assert building("airport") == (20, 150, "medium", ["helicopter", "bomber", "fighter", "ulm"])
