"""Where comparisons begin: new games and random positions, in the engine and in the slow model."""

import random
import tempfile
from pathlib import Path
from typing import NamedTuple

from .model.book import SEED, Book
from .model.game import Game
from .model.pieces import Unit
from .other_content import other_content
from .playing import Both
from .table import GAME, sit

MAPS = {drawn["id"]: drawn for drawn in SEED["maps"]}
GENERALS = [general["id"] for general in SEED["generals"]]
READINGS = {
    "capture": ("ground", "any"),
    "untagged": ("ground", "all"),
    "cover": ("adjacent", "patch"),
    "fire_after_move": ("seed", "no_indirect"),
    "balance": ("seed", "adjusted", "tamed"),
}
DRAWN = """players: 3
day_limit: 20
owner P1: (0,0) (1,0) (0,2)
owner P2: (8,0) (8,1) (6,0)
owner P3: (4,6) (3,6) (5,6)
map:
BO..=.P-A
...f=f.-O
A.ff=^.--
.=======-
O.^f=.f--
..-~~~-..
..-OBP-.O
"""


def some_readings(chance):
    """Any fog, and now and then another reading of a rule."""
    options = {name: chance.choice(values) for name, values in READINGS.items()
               if chance.random() < 0.35}  # fmt: skip
    return {"fog": chance.choice(("on", "on", "off")), **options}


def some_teams(chance, players):
    """Everyone alone, or any teams as long as there are two."""
    teams = list(range(players))
    while chance.random() < 0.6:
        teams = [chance.randrange(players) for _ in range(players)]
        if len(set(teams)) > 1:
            return teams
        teams = list(range(players))
    return teams


def model_of(rows, owners, options, order, numbers=None):
    """The model of a game under the engine's options."""
    book = Book(options.get("balance", "seed"), options.get("untagged", "ground"), numbers)
    chosen = {name: options[name] for name in ("capture", "cover", "fire_after_move")
              if name in options}  # fmt: skip
    chosen |= {"fog": options["fog"] == "on", "day_limit": int(options["day_limit"])}
    return Game(book, rows, owners, options["teams"], options["generals"], chosen, order)


def new_game(seed):
    """A new game on one of the ten maps, or on a drawn one for three."""
    chance = random.Random(seed)
    name = [*MAPS, "drawn"][seed % (len(MAPS) + 1)]
    if name == "drawn":
        rows = DRAWN.split("map:\n")[1].split()
        owned = [line for line in DRAWN.splitlines() if line.startswith("owner")]
        places = [[tuple(map(int, cell.strip("()").split(","))) for cell in line.split()[2:]]
                  for line in owned]  # fmt: skip
    else:
        rows, places = MAPS[name]["rows"], list(MAPS[name]["owners"].values())
    players = len(places)
    options = {"map": DRAWN if name == "drawn" else name, **some_readings(chance)}
    options["day_limit"] = chance.choice((5, 12, 20))
    options["generals"] = [chance.choice(GENERALS) for _ in range(players)]
    options["teams"] = some_teams(chance, players)
    if chance.random() < 0.7:
        order = chance.sample(range(players), players)
        options["order"] = ",".join(map(str, order))
    match = GAME.new(seed=seed, options=options)
    order = list(match.state.order[:players])
    assert "order" not in options or options["order"] == ",".join(map(str, order))
    owners = [[tuple(cell) for cell in places[order.index(seat)]] for seat in range(players)]
    model = model_of(rows, owners, options, order).start()
    return Both(match, model, f"new_game({seed}): {name} {options}")


GROUNDS = ("....==:ff^^-~", "..=:f^", "~~~~~~---.", "....ff^^^", "..--~~:=")


def crowded(seed):
    """A small map full of units, weak and strong, with cargo, little fuel and full gauges."""
    return position(seed, CROWD)


def last_stand(seed):
    """A tiny map with few weak units and walls about to fall: somebody is soon eliminated."""
    return position(seed, STAND)


class Plan(NamedTuple):
    """What random positions are made of."""

    name: str
    sides: tuple[int, int]  # columns and rows at most, from 5
    shares: tuple[float, ...]  # of the cells that hold a unit
    hp: tuple[int, ...]
    money: tuple[int, ...]
    walls: int  # HP of damaged buildings at most
    spare: int  # buildings besides one for each player


CROWD = Plan("crowded", (12, 9), (0.2, 0.4, 0.7), (100, 60, 30, 12, 3), (0, 30, 120, 600), 150, 9)
STAND = Plan("last_stand", (6, 5), (0.15, 0.3), (12, 3), (0,), 4, 2)


def otherwise(seed):
    """A crowded position of a game with other numbers: units, terrains, buildings, generals."""
    with tempfile.TemporaryDirectory() as folder:
        game, numbers = other_content(random.Random(seed), Path(folder))
        return position(seed, CROWD._replace(name="otherwise"), game, numbers)


def position(seed, plan, edition=GAME, numbers=None):
    """A position by the scenario words and in the model; P1 is to act on day 5."""
    chance = random.Random(seed)
    players = chance.choice((2, 2, 3, 4))
    rows, owners = a_map(chance, players, plan)
    options = {**some_readings(chance), "day_limit": chance.choice((5, 6, 8, 40))}
    options["generals"] = [chance.choice(GENERALS) for _ in range(players)]
    options["teams"] = some_teams(chance, players)
    if numbers is not None:
        options["balance"] = "seed"  # other numbers know no adjusted ones
    game = model_of(rows, owners, options, None, numbers)
    game.day = 5
    for player in game.players:
        player.turns = 1
        player.money = chance.choice(plan.money)
        cost = player.general["cost"]
        player.gauge = max(0, cost - chance.choice((0, 0, 5, 60, cost)))
    for building in game.buildings.values():
        most = game.book.buildings[building.kind]["hp"]
        if building.owner is not None and chance.random() < 0.6:
            building.hp = chance.randint(1, min(most, plan.walls))
    crowd(game, chance, plan)
    text = written(game, options)
    match = sit(text, edition).match
    return Both(match, game, f"{plan.name}({seed}):\n{text}")


def a_map(chance, players, plan):
    """Random ground with some buildings; every player has one that creates units."""
    width, height = (chance.randint(5, most) for most in plan.sides)
    letters = chance.choice(GROUNDS)
    rows = [[chance.choice(letters) for _ in range(width)] for _ in range(height)]
    cells = [(x, y) for x in range(width) for y in range(height)]
    sites = chance.sample(cells, min(len(cells) // 3, players + chance.randint(1, plan.spare)))
    for x, y in sites:
        rows[y][x] = chance.choice("OBPA")
    owners = [[] for _ in range(players)]
    for seat in range(players):
        rows[sites[seat][1]][sites[seat][0]] = chance.choice("BPA")
        owners[seat].append(sites[seat])
    for cell in sites[players:]:
        if chance.random() < 0.6:
            chance.choice(owners).append(cell)
    return ["".join(row) for row in rows], owners


def crowd(game, chance, plan):
    """Units of every kind wherever they can stand, and aboard what can carry them."""
    free = game.cells()
    chance.shuffle(free)
    for cell in free[: int(len(free) * chance.choice(plan.shares))]:
        unit = a_unit(game, chance, plan.hp, cell)
        if game.percent(unit, cell) is not None:
            game.units.append(unit)
    for transport in game.units[:]:
        hold = game.book.units[transport.kind].get("transport", {"capacity": 0})
        for _ in range(chance.randint(0, hold["capacity"])):
            cargo = a_unit(game, chance, plan.hp, transport.cell, transport.owner, hold["carries"])
            cargo.aboard = transport
            if len(game.players[transport.owner].carried) < 48:
                game.players[transport.owner].carried.append(cargo)


def a_unit(game, chance, hp, cell, owner=None, kinds=None):
    """A unit in any condition."""
    owner = chance.randrange(len(game.players)) if owner is None else owner
    kinds = kinds or chance.choices((list(game.book.units), ("vtb", "barge", "carrier")), (5, 1))[0]
    unit = Unit(chance.choice(kinds), owner, cell, chance.choice(hp))
    full = game.full_fuel(unit)
    unit.fuel = None if full is None else chance.choice((full, 1, 0))
    unit.done = chance.random() < 0.15
    return unit


def written(game, options):
    """The position as a scenario sets it up."""
    said = {name: value for name, value in options.items() if name not in ("teams", "generals")}
    said |= {name: ",".join(map(str, options[name])) for name in ("teams", "generals")}
    lines = ["options: " + " ".join(f"{name}={value}" for name, value in said.items()), "map:"]
    lines += ["  " + row for row in game.rows]
    for seat, player in enumerate(game.players):
        mine = [b.cell for b in game.buildings.values() if b.owner == seat]
        lines.append(f"owner P{seat + 1}: " + " ".join(f"({x},{y})" for x, y in mine))
        lines.append(f"money: P{seat + 1}={player.money}")
        lines.append(f"gauge: P{seat + 1}={player.gauge}")
    for (x, y), building in game.buildings.items():
        lines.append(f"building: ({x},{y}) hp={building.hp}")
    names = {id(unit): f"u{n}" for n, unit in enumerate(game.units)}
    for unit in game.units:
        where = f"({unit.cell[0]},{unit.cell[1]})"
        lines.append(f"unit: {names[id(unit)]} P{unit.owner + 1} {unit.kind} {where}{of(unit)}")
    for player in game.players:
        for at, unit in enumerate(player.carried):
            name = f"c{player.seat}{at}"
            where = f"in {names[id(unit.aboard)]}"
            lines.append(f"unit: {name} P{unit.owner + 1} {unit.kind} {where}{of(unit)}")
    return "\n".join(lines)


def of(unit):
    """The condition of a unit as a scenario says it."""
    fuel = "" if unit.fuel is None else f" fuel={unit.fuel}"
    return f" hp={unit.hp}{fuel}" + (" done" if unit.done else "")
