"""Sentences about a view: the question put, what a move does, the log line of an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ludotheque.core.events import CELL, Sense
from ludotheque.core.naming import Seat, named
from ludotheque.core.sentences import telling, text
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.edition.texts import WAYS
from ludotheque.games.generals.events import (
    EVENTS,
    GENERAL,
    PHASES,
    REASON,
    SEATS,
    SITE,
    TYPE,
    WINNERS,
)
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.combat import damage, replies, reply_rate, wall_damage
from ludotheque.games.generals.show.looking import (
    building_names,
    cell_name,
    figure_at,
    general_of,
    unit_names,
    winners_of,
)
from ludotheque.space.square import distance

# -- the question put


@named
def prompt(view: View) -> Words:
    """What the acting seat must decide now, or who is playing, or who won."""
    s, edition = view.state, view.edition
    values: dict[str, object]
    if view.outcome is not None:
        winners = winners_of(view)
        values = {"winners": _seats(winners), "reason": edition.reason(s.ended)}
        teams = {edition.t.team[seat] for seat in winners}
        return text(edition, "prompts", "won" if len(teams) == 1 else "drawn", **values)
    if not view.acting:
        return text(edition, "prompts", "wait", seat=Seat(s.seat))
    values = {"seat": Seat(s.seat)}
    if s.chosen != n.NONE:
        values["cell"] = cell_name(s.chosen)
        if s.phase == n.BUILD:
            values |= {**building_names(edition, s.chosen), "money": s.money[s.seat]}
        else:
            values |= {**unit_names(edition, chosen_type(view)), "left": _left(view)}
    return text(edition, "prompts", PHASES[s.phase], **values)


def chosen_type(view: View) -> int:
    """The type of the unit whose order is given."""
    s = view.state
    if s.place != n.NONE:
        return int(s.aboard_type[s.seat][s.place])
    return int(type_at(s, s.chosen))


def _left(view: View) -> int:
    """Whole movement points that the drawn path leaves."""
    t, s = view.edition.t, view.state
    budget = t.budget[s.seat][s.power[s.seat]][chosen_type(view)]
    return int(max(0, budget - s.spent) // t.point)


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(str(Seat(seat)) for seat in seats)


# -- what a move does


@named
def move(view: View, number: int) -> Words:
    """What a move does, in a few words."""
    verb, args = view.edition.rules.moves.split(number)
    name, values = verb.name, _move_values(view, verb.name, args)
    if name == "to":
        name = str(values.pop("how"))
    return text(view.edition, "moves", name, **values)


def _move_values(view: View, verb: str, args: Sequence[int]) -> dict[str, object]:
    """What fills the places of a move's sentence."""
    s, edition = view.state, view.edition
    if verb in ("unit", "attack"):
        return {**_unit_values(view, args[0]), **_losses(view, verb, args[0])}
    if verb in ("build", "bomb", "capture"):
        cell = args[0] if args else max(0, s.chosen)
        return {**_site_values(view, cell), **_losses(view, verb, cell)}
    if verb == "to":
        return _to_values(view, args[0])
    if verb in ("launch", "unload"):
        return _cargo_values(view, args)
    if verb == "step":
        return {"way": text(edition, "ways", WAYS[args[0]])}
    if verb == "power":
        return {"power": edition.texts["powers"][general_of(edition, _seat(view))]}
    if verb == "create":
        seat = _seat(view)
        price = edition.t.price[seat][s.power[seat]][args[0]]
        return {**unit_names(edition, args[0]), "n": price}
    return {}


def _seat(view: View) -> int:
    """Who acts, or else looks; somebody in any case."""
    seat = view.state.seat
    return int(seat) if seat >= 0 else min(view.seat, n.SEATS - 1)


def _unit_values(view: View, cell: int) -> dict[str, object]:
    seen = figure_at(view.state, cell)
    found = unit_names(view.edition, seen.type if seen else None)
    return found | {"seat": Seat(seen.seat if seen else n.NONE), "cell": cell_name(cell)}


def _site_values(view: View, cell: int) -> dict[str, object]:
    site = view.edition.t.site[cell]
    lord = view.state.site_owner[site] if site != n.NONE else n.NONE
    found = building_names(view.edition, cell)
    return {**found, "seat": Seat(lord), "cell": cell_name(cell)}


def _cargo_values(view: View, args: Sequence[int]) -> dict[str, object]:
    """One that is aboard, where it is, and which way it leaves."""
    s, seat = view.state, _seat(view)
    aboard = s.aboard_type[seat][args[0]] if args[0] < s.aboard_n[seat] else None
    found = unit_names(view.edition, aboard) | {"cell": "–", "n": args[0]}
    if aboard is not None:
        found["cell"] = cell_name(s.aboard_on[seat][args[0]])
    if len(args) > 1:
        found["way"] = text(view.edition, "ways", WAYS[args[1]])
    return found


def _to_values(view: View, cell: int) -> dict[str, object]:
    """Going somewhere, staying, or boarding what stands there."""
    s = view.state
    if cell == s.chosen:
        return {"how": "to_stay", "cell": cell_name(cell)}
    if figure_at(s, cell) is not None:
        return {"how": "to_board", **_unit_values(view, cell)}
    return {"how": "to", "cell": cell_name(cell)}


def _losses(view: View, verb: str, cell: int) -> dict[str, object]:
    """D-10, D-11 What an attack would take from both, as far as can be seen."""
    t, s = view.edition.t, view.state
    nothing: dict[str, object] = {"loss": 0, "back": 0}
    if verb not in ("attack", "bomb") or s.chosen == n.NONE or not s.unit[s.chosen]:
        return nothing
    seat, kind = owner_at(s, s.chosen), type_at(s, s.chosen)
    if verb == "bomb":
        site = t.site[cell]
        return (
            nothing
            if site == n.NONE
            else {"loss": min(s.walls[site], wall_damage(t, s, seat, kind, t.site_kind[site]))}
        )
    if not s.unit[cell]:
        return nothing
    unit, other = s.unit[s.chosen], s.unit[cell]
    loss = min(s.hp[cell], damage(t, s, unit, other, 100))
    rate = reply_rate(t, s, other, int(loss == s.hp[cell]))
    may = replies(t, type_at(s, cell), kind, distance(s.chosen, cell))
    return {"loss": loss, "back": may * min(s.hp[s.chosen], damage(t, s, other, unit, rate))}


# -- the log


def _words(edition: Any) -> dict[Sense, Callable[[Any], object]]:
    """How the arguments of events are called in a sentence."""
    return {
        CELL: cell_name,
        SITE: lambda cell: {"": cell_name(cell), **building_names(edition, cell)},
        TYPE: lambda type: {"": type, **unit_names(edition, type)},
        SEATS: _seats,
        WINNERS: _seats,
        REASON: edition.reason,
        GENERAL: partial(_power_names, edition),
    }


event = telling(EVENTS, _words)  # the log line of an event; empty where nothing is worth saying


def _power_names(edition: Any, general: int) -> dict[str, object]:
    id = edition.facts["generals"][general]["id"]
    return {"": edition.texts["generals"][id], "power": edition.texts["powers"][id]}
