"""The printed numbers, read from the seed's data, with the options that change them."""

import copy
import json
from pathlib import Path

SEED = json.loads((Path(__file__).parents[1] / "seed.json").read_text(encoding="utf-8"))
ARMOURS = ("light", "medium", "heavy")
DOMAINS = ("sol", "eau", "air")
UNTAGGED = ("infantry", "bazooka", "tank", "recon")  # D-13: no tag stands beside their figures
ALSO_AT_SEA = ("bomber", "helicopter", "artillery", "missiles")  # GEN-C-10 balance=adjusted


class Book:
    """Units, buildings, terrains, generals and maps by name, under two of the options."""

    def __init__(self, balance="seed", untagged="ground", seed=None):
        """The seed's numbers, or others of the same form."""
        seed = copy.deepcopy(seed or SEED)
        self.constants = seed["constants"]
        self.units = {unit["id"]: unit for unit in seed["units"]}
        self.buildings = {building["id"]: building for building in seed["buildings"]}
        self.terrains = {terrain["id"]: terrain for terrain in seed["terrain"]}
        self.generals = {general["id"]: general for general in seed["generals"]}
        self.maps = {drawn["id"]: drawn for drawn in seed["maps"]}
        self.building_of_letter = {b["char"]: b["id"] for b in seed["buildings"]}
        self.terrain_of_letter = {terrain["char"]: terrain["id"] for terrain in seed["terrain"]}
        if untagged == "all":
            for name in UNTAGGED:
                for domain in DOMAINS:
                    self.units[name]["profiles"][domain] = self.units[name]["profiles"]["sol"]
        if balance == "adjusted":
            for name in ALSO_AT_SEA:
                self.units[name]["profiles"]["eau"] = self.units[name]["profiles"]["sol"]
        if balance == "tamed":
            self._tame_two()

    def _tame_two(self):
        """GEN-C-10 Benali's longer step comes with the power; Adeyemi's power is dearer."""
        desert, sky = self.generals["benali"], self.generals["adeyemi"]
        step = next(one for one in desert["passive"] if one["stat"] == "move")
        desert["passive"] = [one for one in desert["passive"] if one is not step]
        desert["power"] = [*desert["power"], step]
        sky["cost"] = 1500
        sky["passive"] = [{**one, "value": 1} for one in sky["passive"]]

    def is_indirect(self, kind):
        """Whether a unit type's maximum range is 2 or more."""
        reach = self.units[kind]["range"]
        return reach is not None and reach[1] >= 2

    def matches(self, kind, wanted):
        """Whether a unit type passes the filter of a general's modifier."""
        unit = self.units[kind]
        if "domain" in wanted and unit["domain"] not in wanted["domain"]:
            return False
        if "move_type" in wanted and unit["move_type"] not in wanted["move_type"]:
            return False
        return "indirect" not in wanted or self.is_indirect(kind) == wanted["indirect"]
