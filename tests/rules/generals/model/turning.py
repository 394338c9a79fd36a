"""Turns, days, elimination and the end: D-24 to D-33."""

from .fighting import neutralise, remove


def begin_turn(game):
    """TURN_START: the power ends, income, repair, units ready, buildings may create again."""
    player = game.players[game.current]
    player.active = False
    player.turns += 1
    if player.turns > 1:
        player.money += game.income(player.seat)  # D-24
    for unit in game.units:
        if unit.owner == player.seat and is_home(game, unit):
            repair(game, unit)
    for unit in game.own(player.seat):
        unit.done = False
    for building in game.buildings.values():
        if building.owner == player.seat:
            building.made = 0


def is_home(game, unit):
    """Whether a unit stands on a friendly building of the kind that creates it."""
    building = game.buildings.get(unit.cell)
    if building is None or building.owner is None or game.is_enemy(unit.owner, building.owner):
        return False
    return unit.kind in game.book.buildings[building.kind]["creates"]


def repair(game, unit):
    """D-26 Half of the maximum, or what the general makes of it."""
    rates = [game.book.constants["repair"], *game.modifiers(unit.owner, unit.kind, "heal")]
    most = game.book.constants["unit_hp"]
    unit.hp = min(most, unit.hp + most * max(rates) // 100)


def end_turn(game):
    """TURN_END: fuel, then whoever is next."""
    for unit in game.own(game.current):
        if game.full_fuel(unit) is not None:
            use_fuel(game, unit)
    eliminate(game)
    if not game.over:
        pass_on(game)


def use_fuel(game, unit):
    """D-27, D-28 Full at home or aboard; else one less, and lost if there is none."""
    if unit.aboard is not None or is_home(game, unit):
        unit.fuel = game.full_fuel(unit)
    elif game.modifiers(unit.owner, unit.kind, "fuel_free"):
        return
    elif unit.fuel == 0:
        remove(game, unit)
    else:
        unit.fuel -= 1


def pass_on(game):
    """The next living player; a new day begins after the last one, up to the limit."""
    places = len(game.order)
    at = game.order.index(game.current)
    for ahead in range(1, places + 1):
        seat = game.order[(at + ahead) % places]
        if game.players[seat].alive:
            break
    if (at + ahead) >= places:
        if game.day >= game.options["day_limit"]:
            finish_by_days(game)
            return
        game.day += 1
    game.current = seat
    begin_turn(game)


def is_beaten(game, seat):
    """D-31 No unit, and no building that creates any."""
    creating = [
        b
        for b in game.buildings.values()
        if b.owner == seat and game.book.buildings[b.kind]["creates"]
    ]
    return not game.own(seat) and not creating


def eliminate(game, resigning=None):
    """D-32 Take out whoever is beaten or resigns; the last team wins."""
    gone = [
        player
        for player in game.players
        if player.alive and (player.seat == resigning or is_beaten(game, player.seat))
    ]
    for player in gone:
        player.alive = player.active = False
        for unit in [u for u in game.units if u.owner == player.seat]:
            remove(game, unit)
        for building in game.buildings.values():
            if building.owner == player.seat:
                neutralise(game, building)
    left = {player.team for player in game.players if player.alive}
    if gone and len(left) <= 1:
        finish(game, left or {player.team for player in gone}, "elimination")


def finish_by_days(game):
    """D-33 Income, then worth of the units, then money, summed over the living of a team."""
    totals = {}
    for player in game.players:
        if player.alive:
            worth = sum(game.book.units[u.kind]["price"] * u.hp for u in game.own(player.seat))
            mine = (game.income(player.seat), worth, player.money)
            old = totals.get(player.team, (0, 0, 0))
            totals[player.team] = tuple(a + b for a, b in zip(old, mine, strict=True))
    best = max(totals.values())
    finish(game, {team for team, total in totals.items() if total == best}, "days")


def finish(game, winners, reason):
    """The winning teams share the win; teammates have the same."""
    game.over, game.reason = True, reason
    game.scores = [1 / len(winners) if p.team in winners else 0 for p in game.players]
