"""Other numbers than the seed's, as content files and for the slow model: content is data."""

import copy
import json
import shutil
import tomllib

from ludotheque.core.library import Game

from .model.book import DOMAINS, SEED, UNTAGGED
from .table import GAME

NAMES = {"sol": "ground", "eau": "water", "air": "air"}
MOVE_TYPES = {"sol": ("walk", "tread", "roll"), "eau": ("float",), "air": ("fly",)}
PERCENTS = (50, 60, 70, 75, 80, 90, 100, 100, 110)
STATS = {
    "attack": (-40, 15, 60), "defence": (-30, 20, 80), "move": (-1, 1, 2), "vision": (-1, 1, 3),
    "fuel_max": (1, 3), "range_max": (1, 2), "terrain_min": (75, 90, 100, 110),
    "reply_alive": (60, 100, 150), "reply_dead": (40, 110), "heal": (60, 100),
    "price": (-30, 15, 40), "creations": (2, 3), "fuel_free": (1,), "fire_after_move": (1,),
    "see_all": (1,),
}  # fmt: skip
OF_A_PLAYER = ("creations", "see_all")


def other_content(chance, folder):
    """A game whose content lies in a folder, and the same numbers in the seed's form."""
    numbers = copy.deepcopy(SEED)
    for unit in numbers["units"]:
        change_unit(chance, unit)
    for terrain in numbers["terrain"]:
        terrain["pct"] = {name: chance.choice(PERCENTS) for name in terrain["pct"]}
        terrain["cover"] = chance.random() < 0.3
    for building in numbers["buildings"]:
        building["income"] = chance.choice((5, 20, 90))
        building["hp"] = chance.choice((30, 100, 250))
        building["armour"] = chance.choice(("light", "medium", "heavy"))
    for general in numbers["generals"][1:]:
        change_general(chance, general)
    shutil.copytree(GAME.folder / "content", folder / "content")
    for name, write in WRITERS.items():
        path = folder / "content" / f"{name}.toml"
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
        write(entries, numbers)
        path.write_text(as_toml(entries), encoding="utf-8")
    return Game(GAME.rules, folder), numbers


def change_unit(chance, unit):
    """Other figures for a type; it stays in its domain."""
    unit["price"] = chance.randint(5, 90)
    unit["move"], unit["vision"] = chance.randint(1, 8), chance.randint(2, 6)
    unit["armour"] = chance.choice(("light", "medium", "heavy"))
    unit["move_type"] = chance.choice(MOVE_TYPES[unit["domain"]])
    unit["fuel"] = None if unit["fuel"] is None else chance.randint(1, 6)
    unit["submerged"] = chance.random() < (0.5 if unit.get("submerged") else 0.05)
    if unit["range"] is not None:
        unit["base"], least = chance.randint(1, 80), chance.choice((1, 1, 1, 2, 3))
        unit["range"] = [least, least + chance.choice((0, 0, 1, 2))]
        unit["no_fire_after_move"] = chance.random() < 0.2
        domains = ("sol",) if unit["id"] in UNTAGGED else chance.sample(DOMAINS, 2)
        unit["profiles"] = {d: [chance.choice((0, 35, 80, 140)) for _ in "LMH"] for d in domains}
    if "transport" in unit:
        unit["transport"]["capacity"] = chance.randint(1, 3)


def change_general(chance, general):
    """Other modifiers, always and under the power."""
    general["cost"] = chance.choice((20, 150, 400))
    general["passive"] = [a_modifier(chance) for _ in range(chance.randint(0, 2))]
    general["power"] = [a_modifier(chance) for _ in range(chance.randint(1, 4))]
    general["once"] = {"heal_all": chance.choice((1, 40))} if chance.random() < 0.4 else {}


def a_modifier(chance):
    """Any stat, for all types or for some."""
    stat = chance.choice(list(STATS))
    modifier = {"stat": stat, "value": chance.choice(STATS[stat])}
    wanted = {}
    if chance.random() < 0.4:
        wanted["domain"] = chance.sample(DOMAINS, chance.randint(1, 2))
    if chance.random() < 0.3:
        wanted["move_type"] = chance.sample(("walk", "tread", "roll", "float", "fly"), 2)
    if chance.random() < 0.2:
        wanted["indirect"] = True
    return modifier | ({"filter": wanted} if wanted and stat not in OF_A_PLAYER else {})


# -- the same in the words of the content files


def write_units(entries, numbers):
    """units.toml"""
    for unit in numbers["units"]:
        entry = entries[unit["id"]]
        for key in ("price", "move", "vision", "armour", "move_type"):
            entry[key] = unit[key]
        entry["dives"] = unit["submerged"]
        if unit["fuel"] is not None:
            entry["fuel"] = unit["fuel"]
        if unit["range"] is not None:
            entry["base"], entry["range"] = unit["base"], unit["range"]
            entry["no_fire_after_move"] = unit["no_fire_after_move"]
            tags = {"sol": "untagged"} if unit["id"] in UNTAGGED else NAMES
            entry["profiles"] = {tags[d]: figures for d, figures in unit["profiles"].items()}
        if "transport" in unit:
            entry["transport"]["capacity"] = unit["transport"]["capacity"]


def write_terrains(entries, numbers):
    """terrains.toml"""
    for terrain in numbers["terrain"]:
        entries[terrain["id"]] |= {"percents": terrain["pct"], "cover": terrain["cover"]}


def write_buildings(entries, numbers):
    """buildings.toml"""
    for building in numbers["buildings"]:
        entries[building["id"]] |= {key: building[key] for key in ("income", "hp", "armour")}


def write_generals(entries, numbers):
    """generals.toml"""
    for general in numbers["generals"][1:]:
        entry = entries[general["id"]]
        entry["cost"] = general["cost"]
        entry["passive"] = [renamed(modifier) for modifier in general["passive"]]
        entry["active"] = [renamed(modifier) for modifier in general["power"]]
        entry.pop("once", None)
        if general["once"]:
            entry["once"] = general["once"]


def renamed(modifier):
    """A modifier with the domains' names in the content files; a switch has no value."""
    found = copy.deepcopy(modifier)
    if "domain" in found.get("filter", {}):
        found["filter"]["domain"] = [NAMES[name] for name in found["filter"]["domain"]]
    if STATS[found["stat"]] == (1,):
        del found["value"]
    return found


WRITERS = {
    "units": write_units,
    "terrains": write_terrains,
    "buildings": write_buildings,
    "generals": write_generals,
}


def as_toml(entries):
    """Entries as a TOML file."""
    lines = []
    for name, entry in entries.items():
        lines.append(f"[{name}]")
        lines += [f"{key} = {inline(value)}" for key, value in entry.items()]
    return "\n".join(lines) + "\n"


def inline(value):
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
