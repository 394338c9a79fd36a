"""What a page shows beside the state: land, players, forces, wares; worked out from a view."""

from typing import Any, Literal, TypedDict

from ludotheque.core.asides import Why, why
from ludotheque.core.kernel import OK
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.edition.options import COLOURS
from ludotheque.games.eden.rules.board import connect, income, is_rich, wild_force, yield_of
from ludotheque.games.eden.rules.cards import crystals, hand_limit, home_of
from ludotheque.games.eden.rules.ending import troops_of
from ludotheque.games.eden.rules.expansion import refuse_frontier
from ludotheque.games.eden.rules.logistics import price, refuse_buy
from ludotheque.games.eden.rules.mapping import black_needed


class Cell(TypedDict):
    """A tile: whether it is rich or cut off, its wild total (-1: none), what it yields."""

    rich: bool
    cut: bool
    wild: int
    yields: int
    strikes: bool  # an offensive may go out from it now
    threat: int  # the most troops that a neighbour of another player could send there


class Standing(TypedDict):
    """A player in numbers that all may know."""

    seat: int
    civ: str
    colour: str
    income: int
    lands: int
    troops: int
    limit: int  # cards to refill to
    crystals: int  # value in front, not yet spent


class Ware(TypedDict):
    """A card that is for sale: what it costs, how many are left, why it can't be had."""

    card: str
    shelf: Literal["common", "world", "tech"]
    price: int
    left: int
    why: Why | None


class Aside(TypedDict, total=False):
    """What stands beside a view."""

    cells: dict[str, Cell]
    players: list[Standing]
    wares: list[Ware]
    blacks: int  # tiles that come with adding the portal now


def aside(view: Any) -> Aside:
    """All that a page need not work out again."""
    t, s = view.edition.t, view.state
    made: Aside = {
        "cells": _cells(view),
        "players": [_standing(view, seat) for seat in range(t.seats)],
    }
    if s.ask in (n.LOG_BUY, n.HEART_SPEND) and s.seat == view.seat:
        made["wares"] = _wares(view)
    if s.ask == n.MAP_PORTAL and s.portal[s.seat] == n.NONE:
        made["blacks"] = black_needed(t, s, DESK.here)
    return made


def _cells(view: Any) -> dict[str, Cell]:
    t, s = view.edition.t, view.state
    linked = _linked(t, s)
    conquest = s.phase >= n.EXPANSION
    strikes = conquest and s.ask == n.OFF_TARGET and s.seat == view.seat
    found: dict[str, Cell] = {}
    for cell in s.tile[: s.tiles_n]:
        owner = s.owner[cell] - 1
        found[str(cell)] = {
            "rich": bool(is_rich(t, s, cell)),
            "cut": conquest and owner != n.NONE and cell not in linked,
            "wild": wild_force(t, s, DESK.here, cell) if conquest and owner == n.NONE else -1,
            "yields": yield_of(t, s, owner, cell) if owner != n.NONE else 0,
            "strikes": strikes
            and owner == view.seat
            and any(refuse_frontier(t, s, cell, cell + way) == OK for way in t.way),
            "threat": _threat(t, s, cell) if owner != n.NONE else 0,
        }
    return found


def _linked(t: Any, s: Any) -> set[int]:
    """All cells that are connected to their owner's portal."""
    found: set[int] = set()
    for seat in range(t.seats):
        connect(t, s, DESK.here, seat)
        found |= {cell for cell in s.tile[: s.tiles_n] if DESK.here.linked[cell]}
    return found


def _threat(t: Any, s: Any, cell: int) -> int:
    """EDEN-EXP-09 One troop at least stays behind."""
    around = [cell + step for step in t.way]
    foes = [other for other in around if s.owner[other] not in (0, s.owner[cell])]
    return max((s.troops[other] - 1 for other in foes), default=0)


def _standing(view: Any, seat: int) -> Standing:
    t, s, labels = view.edition.t, view.state, view.edition.labels
    return {
        "seat": seat,
        "civ": labels["civilisations"][t.civ[seat]],
        "colour": COLOURS[t.colour[seat] - 1],
        "income": income(t, s, DESK.here, seat),
        "lands": sum(s.owner[cell] == 1 + seat for cell in s.tile[: s.tiles_n]),
        "troops": troops_of(s, seat),
        "limit": hand_limit(t, s, seat),
        "crystals": crystals(t, s, seat) - (s.spent if s.seat == seat else 0),
    }


def _wares(view: Any) -> list[Ware]:
    t, s, seat = view.edition.t, view.state, view.seat
    civ = t.civ[seat]
    common = range(t.commons_n)
    units = range(t.unit_first[civ], t.unit_last[civ])
    shelf: dict[bool, Literal["common", "tech"]] = {False: "common", True: "tech"}
    return [
        {
            "card": view.edition.labels["cards"][card],
            "shelf": "world" if card in units else shelf[t.type[card] == n.TECH],
            "price": price(t, s, card),
            "left": s.pool[home_of(t, seat, card)][card],
            "why": why(view.edition, refuse_buy(t, s, seat, card)),
        }
        for card in (*common, *units)
    ]
