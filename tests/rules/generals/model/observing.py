"""What each seat may know of a position: GEN-C-06, D-08 and the table of who knows what."""

from .seeing import seen_cells, seen_units

HIDDEN = None


def shares(game, seat, other):
    """Whether `seat` (None: a spectator) knows what `other` keeps from its enemies under fog."""
    return not game.options["fog"] or is_friend(game, seat, other)


def is_friend(game, seat, other):
    """Whether `seat` is `other` or plays in its team."""
    return seat is not None and not game.is_enemy(seat, other)


def observe(game, seat):
    """All that a seat knows; a spectator (None) of a game with fog knows only what is public."""
    fog = game.options["fog"]
    if seat is None:
        cells = set() if fog else set(game.cells())
        units = {} if fog else {u.cell: u for u in game.units}
    else:
        team = game.team(seat)
        cells, units = seen_cells(game, team), seen_units(game, team)
    return {
        "cells": cells,
        "units": {cell: told_unit(game, seat, u) for cell, u in units.items()},
        "buildings": {cell: told_building(game, seat, b) for cell, b in game.buildings.items()},
        "players": [told_player(game, seat, other) for other in game.players],
        "turn": told_turn(game, seat),
    }


def told_unit(game, seat, unit):
    """A unit on a seen cell; its fuel is its team's business."""
    fuel = unit.fuel if shares(game, seat, unit.owner) else HIDDEN
    return unit.kind, unit.owner, unit.hp, unit.done, fuel


def told_building(game, seat, building):
    """Kind, owner and HP are public; what it created this turn is not."""
    known = building.owner is not None and is_friend(game, seat, building.owner)
    return building.kind, building.owner, building.hp, building.made if known else HIDDEN


def told_player(game, seat, other):
    """Money, gauge, power and cargo of a player."""
    mine = shares(game, seat, other.seat)
    full = other.gauge == other.general["cost"]
    return {
        "alive": other.alive,
        "active": other.active,
        "money": other.money if mine else HIDDEN,
        "gauge": other.gauge if mine else ("full" if full else "not full"),
        "carried": [(u.cell, u.kind, u.hp, u.fuel, u.done) for u in other.carried]
        if mine
        else HIDDEN,
    }


def told_turn(game, seat):
    """Day and current player are public; what he is about is his team's business."""
    told = {"day": game.day, "current": None if game.over else game.current}
    if not game.over and is_friend(game, seat, game.current):
        told |= {
            "phase": game.phase,
            "chosen": game.chosen and game.chosen.cell,
            "path": list(game.path),
            "site": game.site and game.site.cell,
        }
    return told
