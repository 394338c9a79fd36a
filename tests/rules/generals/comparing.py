"""One position, twice: what stands in the engine's record and in the slow model, in one tongue."""

from ludotheque.core.record import SPECTATOR
from ludotheque.games.generals import codes
from ludotheque.games.generals.state import UNIT

from .model.observing import observe
from .model.seeing import seen_cells

SIDE = codes.SIDE
PHASES = {
    codes.MAIN: "main",
    codes.MOVE: "move",
    codes.DRAW: "path",
    codes.ACTION: "action",
    codes.BUILD: "build",
}
REASONS = {
    codes.CONQUEST: "elimination",
    codes.NOBODY_LEFT: "elimination",
    codes.DAY_LIMIT: "days",
}


def place(number):
    """The cell of a number; None for NONE."""
    return None if number < 0 else (number % SIDE, number // SIDE)


class Record:
    """The engine's record (or a view of it) in the model's words."""

    def __init__(self, edition, state):
        self.t, self.s = edition.t, state
        self.types = list(edition.labels["types"])

    def fuel(self, kind, amount):
        """Fuel of a type; None for what has none."""
        return amount if self.t.flies[kind] else None

    def units(self):
        """The units on the board, by cell."""
        s, found = self.s, {}
        for cell, entry in enumerate(s.unit):
            if entry > 0:
                kind, owner = UNIT.type(entry), UNIT.owner(entry)
                fuel = self.fuel(kind, s.fuel[cell])
                done = bool(s.done[cell])
                found[place(cell)] = (self.types[kind], owner, s.hp[cell], done, fuel)
        return found

    def carried(self, seat):
        """The units a seat carries, first boarded first."""
        s, found = self.s, []
        for at in range(s.aboard_n[seat]):
            kind = s.aboard_type[seat][at]
            fuel = self.fuel(kind, s.aboard_fuel[seat][at])
            cell, done = place(s.aboard_on[seat][at]), bool(s.aboard_done[seat][at])
            found.append((cell, self.types[kind], s.aboard_hp[seat][at], fuel, done))
        return found

    def sites(self):
        """Owner and HP of the buildings, by cell."""
        t, s = self.t, self.s
        owners = [None if lord < 0 else lord for lord in s.site_owner]
        return {place(t.site_cell[n]): (owners[n], s.walls[n]) for n in range(t.sites)}

    def lit(self, team):
        """The cells that a team sees."""
        t, s = self.t, self.s
        shown = any(
            s.alive[seat] and t.sees_all[seat][s.power[seat]]
            for seat in range(t.seats)
            if t.team[seat] == team
        )
        cells = [t.cell[n] for n in range(t.cells)]
        return {place(cell) for cell in cells if not t.fog or shown or s.viewers[team][cell] > 0}

    def made(self, seat):
        """What a seat's buildings created this turn."""
        t, s = self.t, self.s
        return {
            place(t.site_cell[n]): s.made[n] for n in range(t.sites) if s.site_owner[n] == seat
        }  # fmt: skip

    def turn(self):
        """What the current player is about."""
        s = self.s
        told = {"phase": PHASES[s.phase], "chosen": place(s.chosen)}
        if s.phase == codes.DRAW:
            told["path"] = [place(cell) for cell in s.path[: s.path_n]]
        return told


def of_engine(match):
    """Everything that the engine's record says."""
    t, s = match.edition.t, match.state
    record, seats = Record(match.edition, s), range(t.seats)
    told = {
        "units": record.units(),
        "carried": [record.carried(seat) for seat in seats],
        "sites": record.sites(),
        "lit": {team: record.lit(team) for team in {t.team[seat] for seat in seats}},
        "over": match.over,
        "day": s.day,
    }
    for name in ("money", "gauge", "alive", "power", "turns"):
        told[name] = list(getattr(s, name)[: t.seats])
    outcome = match.outcome()
    told["scores"] = outcome and list(outcome.scores)
    told["reason"] = outcome and REASONS[s.ended]
    if not match.over:
        told |= {"current": s.seat, "order": list(s.order[: t.seats]), **record.turn()}
        told["made"] = record.made(s.seat)
        told["legal"] = sorted(move.notation for move in match.legal())
    return told


def of_model(game):
    """The same of the model."""
    players = game.players
    told = {
        "units": {u.cell: (u.kind, u.owner, u.hp, u.done, u.fuel) for u in game.units},
        "carried": [[(u.cell, u.kind, u.hp, u.fuel, u.done) for u in p.carried] for p in players],
        "sites": {cell: (b.owner, b.hp) for cell, b in game.buildings.items()},
        "lit": {team: seen_cells(game, team) for team in {p.team for p in players}},
        "over": game.over,
        "day": game.day,
        "money": [p.money for p in players],
        "gauge": [p.gauge for p in players],
        "alive": [int(p.alive) for p in players],
        "power": [int(p.active) for p in players],
        "turns": [p.turns for p in players],
        "scores": game.scores,
        "reason": game.reason,
    }
    if not game.over:
        told |= {"current": game.current, "order": game.order, **turn_of(game)}
        mine = [b for b in game.buildings.values() if b.owner == game.current]
        told["made"] = {b.cell: b.made for b in mine}
        told["legal"] = sorted(game.legal())
    return told


def turn_of(game):
    """What the current player is about, in the model."""
    chosen = game.chosen or game.site
    told = {"phase": game.phase, "chosen": chosen and chosen.cell}
    if game.phase == "path":
        told["path"] = list(game.path)
    return told


def view_of_engine(match, seat):
    """What a seat (None: a spectator) knows, from its view alone."""
    view = match.view(SPECTATOR if seat is None else seat)
    t, s = match.edition.t, view.state
    record = Record(match.edition, s)
    shared = [not t.fog or (seat is not None and t.team[seat] == t.team[p]) for p in range(t.seats)]
    told = {"units": {}, "sites": record.sites(), "day": s.day, "power": s.power[: t.seats]}
    for cell, unit in record.units().items():
        told["units"][cell] = unit if shared[unit[1]] else (*unit[:4], None)
    if seat is not None:
        told["lit"] = record.lit(t.team[seat])
    for player in range(t.seats):
        mine = shared[player]
        told["carried", player] = record.carried(player) if mine else s.aboard_n[player] == 0
        told["money", player] = s.money[player] if mine else s.money[player] == 0
        told["gauge", player] = s.gauge[player] if mine else (s.gauge[player] == 0, s.full[player])
    if not match.over:
        mine = seat is not None and t.team[seat] == t.team[s.seat]
        told["turn"] = record.turn() if mine else (s.phase, s.chosen, s.path_n)
        told["legal"] = sorted(move.notation for move in view.legal)
    return told


def view_of_model(game, seat):
    """What a seat knows by the rules."""
    seen, fog = observe(game, seat), game.options["fog"]
    told = {"units": seen["units"], "day": game.day, "power": [int(p.active) for p in game.players]}
    told["sites"] = {cell: building[1:3] for cell, building in seen["buildings"].items()}
    if seat is not None:
        told["lit"] = seen["cells"]
    for player, known in enumerate(seen["players"]):
        mine = not fog or (seat is not None and not game.is_enemy(seat, player))
        told["carried", player] = known["carried"] if mine else True
        told["money", player] = known["money"] if mine else True
        full = known["gauge"] == "full" and game.players[player].general["cost"] > 0
        told["gauge", player] = known["gauge"] if mine else (True, int(full))
    if not game.over:
        mine = seat is not None and not game.is_enemy(seat, game.current)
        told["turn"] = turn_of(game) if mine else (codes.MAIN, codes.NONE, 0)
        told["legal"] = sorted(game.legal()) if seat == game.current else []
    return told


def difference(match, game, views):
    """All that the two disagree about, in words; with `views` also what each seat sees."""
    wrong = apart(of_engine(match), of_model(game))
    if views:
        for seat in (None, *range(len(game.players))):
            who = "spectator" if seat is None else f"seat {seat}"
            found = apart(view_of_engine(match, seat), view_of_model(game, seat))
            wrong += [f"{who} sees {line}" for line in found]
    return wrong


def apart(engine, model):
    """The keys that differ, with both sides; of sets and dictionaries only what differs."""
    return [
        f"{key}: {closer(engine.get(key), model.get(key))}"
        for key in sorted(set(engine) | set(model), key=str)
        if engine.get(key) != model.get(key)
    ]


def closer(engine, model):
    """Two values that differ, cut down to where they do."""
    if isinstance(engine, dict) and isinstance(model, dict):
        keys = [key for key in {**engine, **model} if engine.get(key) != model.get(key)]
        return {key: closer(engine.get(key), model.get(key)) for key in keys}
    if isinstance(engine, list) and isinstance(model, list) and engine and model:
        more, less = [x for x in engine if x not in model], [x for x in model if x not in engine]
        if more or less:
            return f"only the engine {more}, only the model {less}"
    if isinstance(engine, set) and isinstance(model, set):
        return f"only the engine {sorted(engine - model)}, only the model {sorted(model - engine)}"
    return f"engine {engine}, model {model}"
