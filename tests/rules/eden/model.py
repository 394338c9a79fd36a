"""Eden once more, as slowly and plainly as its rulebook says it: maps, armies and totals.

Nothing here uses the rules' code: positions are read from the record, cards from their files.
"""

import tomllib

from ludotheque.core.library import load
from ludotheque.games.eden import codes as n
from ludotheque.space.hex import q_of, r_of

DIRS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
HEART = (0, 0)
CONTENT = load("eden").folder / "content"
CARDS = tomllib.loads((CONTENT / "units.toml").read_text(encoding="utf-8"))
WORLDS = tomllib.loads((CONTENT / "civilisations.toml").read_text(encoding="utf-8"))


def around(h):
    return [(h[0] + q, h[1] + r) for q, r in DIRS]


def at(cell):
    return q_of(cell), r_of(cell)


class Map:
    """Tiles by their places, with the portals among them."""

    def __init__(self, t, s):
        self.by_hex, self.seats, self.active = t.by_hex, t.seats, s.active
        self.colours = dict(enumerate(t.colour))
        self.tiles = {at(cell): ground for cell, ground in enumerate(s.ground) if ground}
        self.portals = {seat: at(cell) for seat, cell in enumerate(s.portal) if cell != n.NONE}
        self.owner = {at(cell): who - 1 for cell, who in enumerate(s.owner) if who}
        self.troops = {at(cell): many for cell, many in enumerate(s.troops) if many}

    def steps(self, a, tiles=None):
        """§5.2 How far every tile is, over tiles or as the crow flies."""
        tiles = self.tiles if tiles is None else tiles
        if self.by_hex:
            return {b: self.crow(a, b) for b in tiles}
        far, line = {a: 0}, [a]
        for h in line:
            for other in around(h):
                if other in tiles and other not in far:
                    far[other] = far[h] + 1
                    line.append(other)
        return far

    @staticmethod
    def crow(a, b):
        q, r = a[0] - b[0], a[1] - b[1]
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def free(self):
        """EDEN-MAP-17 Free places that touch the map."""
        return {h for tile in self.tiles for h in around(tile) if h not in self.tiles}

    def touches(self, h):
        """EDEN-MAP-17 Whether a place is one of them."""
        return h not in self.tiles and any(o in self.tiles for o in around(h))

    def with_tile(self, h, ground):
        """The map after one more tile."""
        other = object.__new__(Map)
        other.__dict__.update(self.__dict__, tiles={**self.tiles, h: ground})
        other.portals = dict(self.portals)
        return other

    def with_portal(self, h):
        """The map with the active player's portal on a place."""
        other = self.with_tile(h, n.PORTAL + self.active)
        other.portals[self.active] = h
        return other

    def without_portal(self):
        """The map without the active player's portal."""
        other = self.with_tile(HEART, n.HEART)
        other.tiles.pop(other.portals.pop(self.active), None)
        return other

    def is_sound(self):
        """EDEN-MAP-18, EDEN-MAP-19 No portal is too near the Heart or another."""
        for seat, h in self.portals.items():
            far = self.steps(h)
            if far[HEART] - 1 < 3:
                return False
            if any(far[o] - 1 < 4 for other, o in self.portals.items() if other != seat):
                return False
        return True

    def may_lay(self, h):
        """EDEN-MAP-17, 21, 22, 18, 19 Whether the active player may lay a tile there."""
        if not self.touches(h) or any(o in self.portals.values() for o in around(h)):
            return False
        after = self.with_tile(h, n.BLACK)
        own = self.portals.get(self.active)
        if own is not None and after.steps(own)[h] - 1 < 3:
            return False
        return after.is_sound()

    def may_stand(self, h):
        """EDEN-MAP-17, 20, 21, 18, 19 Whether the active player's portal, off the map, may."""
        if not self.touches(h) or sum(o in self.tiles for o in around(h)) > 2:
            return False
        if any(o in self.portals.values() for o in around(h)):
            return False
        return self.with_portal(h).is_sound()

    def can(self, blacks):
        """EDEN-AMB-07 Whether so many black tiles make room for the portal."""
        if blacks == 0:
            return any(self.may_stand(h) for h in self.free())
        return any(self.leads(h, blacks) for h in self.free())

    def leads(self, h, blacks):
        """EDEN-AMB-07 Whether the first of so many black tiles may lie there."""
        return self.may_lay(h) and self.with_tile(h, n.BLACK).can(blacks - 1)

    def colour(self, h):
        """EDEN-AMB-10 The colour of a tile: portals have their player's."""
        ground = self.tiles.get(h, 0)
        if ground >= n.PORTAL:
            return self.colours[ground - n.PORTAL]
        return ground if 1 <= ground <= 6 else None

    def is_rich(self, h):
        """EDEN-MAP-26 Four colours around an ordinary tile."""
        plain = h != HEART and h not in self.portals.values() and h in self.tiles
        return plain and len({self.colour(o) for o in around(h)} - {None}) >= 4

    def connected(self, seat):
        """EDEN-PROD-01 Territories joined to the player's portal."""
        own = {h for h, who in self.owner.items() if who == seat}
        start = self.portals.get(seat)
        if start not in own:
            return set()
        found, line = {start}, [start]
        for h in line:
            fresh = [o for o in around(h) if o in own and o not in found]
            found.update(fresh)
            line += fresh
        return found

    def income(self, seat):
        """EDEN-PROD-04 to EDEN-PROD-06."""
        own = self.colours[seat]
        linked = self.connected(seat)
        return sum(1 + (self.colour(h) == own) + self.is_rich(h) for h in linked)

    def score(self, seat):
        """EDEN-GAP-07 The first criterion of the ranking."""
        own = {h for h, who in self.owner.items() if who == seat}
        linked = self.connected(seat)
        portals = 3 * len(own & set(self.portals.values()))
        return portals + 2 * (HEART in own) + len(linked) + sum(map(self.is_rich, linked))

    def wild(self, h):
        """EDEN-COMBAT-WILD-03 Twice the tiles between a territory and the nearest portal."""
        far = self.steps(h)
        return 2 * (min(far[p] for p in self.portals.values()) - 1)

    def targets(self, sources, least):
        """EDEN-COMBAT-1F-01, EDEN-AMB-22 What a first front may be aimed at."""
        own = [h for h in sources if self.owner.get(h) == self.active]
        strong = [h for h in own if self.troops[h] >= least]
        near = {o for h in strong for o in around(h) if o in self.tiles}
        return {o for o in near if self.owner.get(o) != self.active}


class Fight:
    """A combat: units, and what their permanent effects give."""

    def __init__(self, edition, s):
        names, civs = edition.labels["cards"], edition.labels["civilisations"]
        self.map, self.s = Map(edition.t, s), s
        self.civs = [civs[civ] for civ in edition.t.civ]
        self.units = [
            {
                **CARDS[names[s.u_card[i]]],
                **{"seat": s.u_seat[i], "front": s.u_front[i], "row": s.u_row[i]},
                **{"col": s.u_col[i], "mana": s.u_mana[i], "more": s.u_force[i], "at": i},
            }
            for i in range(s.units_n)
            if s.u_where[i] == n.IN_ARMY
        ]
        units = [names[card] in CARDS for card in range(edition.t.cards_n)]
        self.graves = [sum(units[c] for c in pile if c >= 0) for pile in s.discard]
        self.piles = [
            sum(s.u_where[i] == n.IN_PILE and s.u_seat[i] == seat for i in range(s.units_n))
            for seat in range(n.SEATS)
        ]

    def chosen(self, source, sel):
        """The units that a selector means."""
        return [unit for unit in self.units if self.means(source, sel, unit)]

    def means(self, source, sel, unit):
        if unit["front"] != source["front"]:
            return False
        if (unit["seat"] == source["seat"]) != (sel["of"] == "ally"):
            return False
        if (sel.get("not_self") and unit is source) or unit["cost"] > sel.get("cost_max", 9):
            return False
        rows = unit["row"] - source["row"]
        return {
            "any": True,
            "self": unit is source,
            "row": rows == 0,
            "facing": rows == 0,
            "top_row": unit["row"] == 0,
            "column": unit["col"] == source["col"],
            "stack": unit["col"] == source["col"] and abs(rows) == 1,
        }[sel["zone"]]

    def count(self, unit, counter, units=None):
        if isinstance(counter, dict) or counter == "units":
            return len(self.chosen(unit, units or counter["units"]))
        seat = unit["seat"]
        return {
            "hand": self.s.hand_n[seat],
            "discard_units": self.graves[seat],
            "neutralised": self.piles[seat],
            "mana_self": unit["mana"],
        }[counter]

    def holds(self, unit, conditions):
        return all(self.is_so(unit, condition) for condition in conditions)

    def is_so(self, unit, condition):
        if isinstance(condition, list):
            counter, sign, limit = condition
            found = self.count(unit, counter)
            return {">=": found >= limit, "<=": found <= limit, "==": found == limit}[sign]
        s, front = self.s, unit["front"]
        ends = [at(s.source[front]), at(s.target[front])]
        own = self.map.colours[unit["seat"]]
        return {
            "attacker": unit["seat"] == s.active,
            "defender": unit["seat"] != s.active,
            "vs_player": s.foe[front] != n.NONE,
            "vs_wild": s.foe[front] == n.NONE,
            "territory_colour": own in [self.map.colour(h) for h in ends],
            "top_row": unit["row"] == 0,
        }[condition]

    def amount(self, unit, n):
        if not isinstance(n, dict):
            return n
        found = min(n["max"], abs(n["x"]) * self.count(unit, n["per"], n.get("units")))
        return found if n["x"] > 0 else -found

    def given(self, source, unit, effect):
        """What a permanent effect of one unit gives another."""
        if effect["kind"] != "force" or not self.means(source, effect["sel"], unit):
            return 0
        is_so = self.holds(source, effect.get("if", [])) and self.holds(
            unit, effect.get("each", [])
        )
        return self.amount(source, effect["n"]) if is_so else 0

    def force(self, unit):
        """Printed Force, changes, and all permanent effects."""
        total = unit["force"] + unit["more"]
        for source in self.units:
            total += sum(self.given(source, unit, e) for e in source.get("permanent", []))
        world = WORLDS[self.civs[unit["seat"]]].get("rules", [])
        return max(0, total + sum(self.given(unit, unit, effect) for effect in world))

    def total(self, front, side):
        """EDEN-COMBAT-1F-15 to 17 The total of attacker (0) or defender (1)."""
        s = self.s
        seat = s.active if side == 0 else s.foe[front]
        if seat == n.NONE:
            return max(0, s.side[front][1] + self.map.wild(at(s.target[front])))
        army = [u for u in self.units if u["seat"] == seat and u["front"] == front]
        troops = s.group[front] if side == 0 else s.troops[s.target[front]]
        return max(0, s.side[front][side] + troops + sum(map(self.force, army)))
