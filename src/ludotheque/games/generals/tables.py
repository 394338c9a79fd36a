"""The layout of the tables: what is printed, in the numbers the rules work with.

Values that a general changes stand by seat and by whether the power is active (0 or 1), so that
no rule adds modifiers up while it plays.
"""

from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.games.generals.codes import CELLS, GROUNDS, KINDS, SEATS, SITES, TYPES
from ludotheque.games.generals.edition import outlook

_MAP = [
    Field("width", "i1", (), PUBLIC, "columns of the map"),
    Field("height", "i1", (), PUBLIC, "rows"),
    Field("cells", "i2", (), PUBLIC, "cells of the map"),
    Field("cell", "i2", (CELLS,), PUBLIC, "their numbers, row by row"),
    Field("near", "i2", (CELLS, 4), PUBLIC, "neighbours N, E, S, W, or NONE"),
    Field("inside", "i1", (CELLS,), PUBLIC, "1 for cells of the map"),
    Field("ground", "i1", (CELLS,), PUBLIC, "kind of ground: a terrain, or terrains + building"),
    Field("cover", "i1", (CELLS,), PUBLIC, "1 where one sees in only from beside (D-07)"),
    Field("patch", "i2", (CELLS,), PUBLIC, "with cover=patch, number of the wood; else NONE"),
    Field("sites", "i1", (), PUBLIC, "buildings of the map"),
    Field("site", "i1", (CELLS,), PUBLIC, "number of the building on a cell, or NONE"),
    Field("site_cell", "i2", (SITES,), PUBLIC, "cell of each building"),
    Field("site_kind", "i1", (SITES,), PUBLIC, "its kind"),
    Field("site_start", "i1", (SITES,), PUBLIC, "place in the order of play that owns it, or NONE"),
]
_BUILDINGS = [
    Field("income", "i2", (KINDS,), PUBLIC, "money each turn"),
    Field("full_walls", "u1", (KINDS,), PUBLIC, "HP"),
    Field("wall_armour", "i1", (KINDS,), PUBLIC, "armour"),
    Field("wet", "i1", (KINDS,), PUBLIC, "1 if also a target for what hits water (D-21)"),
    Field("makes", "u4", (KINDS,), PUBLIC, "bits of the types it creates"),
]
_TYPES = [
    Field("types", "i1", (), PUBLIC, "how many unit types there are"),
    Field("base", "i2", (TYPES,), PUBLIC, "base attack"),
    Field("profile", "i2", (TYPES, 3, 3), PUBLIC, "percent by domain and armour; 0: never"),
    Field("armour", "i1", (TYPES,), PUBLIC, "LIGHT, MEDIUM or HEAVY"),
    Field("domain", "i1", (TYPES,), PUBLIC, "GROUND, WATER or AIR"),
    Field("range_min", "i1", (TYPES,), PUBLIC, "least range; 0 if unarmed"),
    Field("parent", "i1", (TYPES,), PUBLIC, "kind of building that creates and repairs it"),
    Field("value", "i2", (TYPES,), PUBLIC, "printed price, whatever the general"),
    Field("flies", "i1", (TYPES,), PUBLIC, "1 if it uses fuel"),
    Field("dives", "i1", (TYPES,), PUBLIC, "1 if seen only from beside (D-09)"),
    Field("captures", "i1", (TYPES,), PUBLIC, "1 if it may capture (D-17)"),
    Field("capacity", "i1", (TYPES,), PUBLIC, "units it carries"),
    Field("carries", "u4", (TYPES,), PUBLIC, "bits of the types it carries"),
    Field("exit", "i1", (TYPES,), PUBLIC, "UNLOADED or TAKES_OFF; 0 if it carries nothing"),
]
_BY_GENERAL = [
    Field("budget", "i4", (SEATS, 2, TYPES), PUBLIC, "ticks of movement"),
    Field("cost", "i2", (SEATS, 2, TYPES, GROUNDS), PUBLIC, "ticks to enter a ground; 0: never"),
    Field("vision", "i1", (SEATS, 2, TYPES), PUBLIC, "vision"),
    Field("range_max", "i1", (SEATS, 2, TYPES), PUBLIC, "greatest range; 0 if unarmed"),
    Field("attack", "i2", (SEATS, 2, TYPES), PUBLIC, "points A of D-10"),
    Field("defence", "i2", (SEATS, 2, TYPES), PUBLIC, "points D of D-10"),
    Field("tank", "i1", (SEATS, 2, TYPES), PUBLIC, "fuel when full"),
    Field("thrifty", "i1", (SEATS, 2, TYPES), PUBLIC, "1 if it uses no fuel now"),
    Field("steady", "i1", (SEATS, 2, TYPES), PUBLIC, "1 if it may not fire after moving"),
    Field("price", "i2", (SEATS, 2, TYPES), PUBLIC, "price"),
    Field("heal", "i1", (SEATS, 2, TYPES), PUBLIC, "HP regained each turn on its building"),
    Field("reply_alive", "i2", (SEATS, 2, TYPES), PUBLIC, "percent of a reply that survives"),
    Field("reply_dead", "i2", (SEATS, 2, TYPES), PUBLIC, "percent of one that dies"),
    Field("creations", "i1", (SEATS, 2), PUBLIC, "creations of a building in a turn"),
    Field("sees_all", "i1", (SEATS, 2), PUBLIC, "1 if the team sees the whole map"),
    Field("heal_all", "i1", (SEATS,), PUBLIC, "HP all units regain when the power is used"),
    Field("power_cost", "i2", (SEATS,), PUBLIC, "points of a full gauge; 0: no power"),
    Field("general", "i1", (SEATS,), PUBLIC, "which general"),
]
_MATCH = [
    Field("seats", "i1", (), PUBLIC, "players of the map"),
    Field("team", "i1", (SEATS,), PUBLIC, "team of each seat, from 0"),
    Field("teams", "i1", (), PUBLIC, "one more than the greatest of them"),
    Field("fog", "i1", (), PUBLIC, "1 with fog"),
    Field("random_order", "i1", (), PUBLIC, "1 if chance orders the players"),
    Field("order", "i1", (SEATS,), PUBLIC, "else the seats in the order of play"),
    Field("day_limit", "i2", (), PUBLIC, "the last day"),
    Field("start_turns", "i1", (), PUBLIC, "turns of income one begins with"),
    Field("point", "i2", (), PUBLIC, "ticks of a movement point"),
    Field("board_ticks", "i2", (), PUBLIC, "ticks to board a transport"),
    Field("site_vision", "i1", (), PUBLIC, "vision of a building"),
]
FIELDS = [*_MAP, *_BUILDINGS, *_TYPES, *_BY_GENERAL, *_MATCH, *outlook.FIELDS]
TABLES = Layout("Tables", FIELDS)
