"""What Night Dealer says: the question put, what a move does, the log line of an event."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from ludotheque.core.events import CELL, Sense
from ludotheque.core.naming import Seat, named
from ludotheque.core.phrases import COMMA, joined
from ludotheque.core.sentences import telling, text
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.night_dealer import codes as n
from ludotheque.games.night_dealer.codes import MOVE_STOP, MOVE_TILE
from ludotheque.games.night_dealer.events import (
    CELLS,
    EVENTS,
    FACES,
    PHASES,
    REASON,
    ROLLED,
    ROUND,
    SHIELDS,
    STEP,
    TILE,
    WHEEL,
)
from ludotheque.games.night_dealer.moves import MOVE_CURSE_NONE
from ludotheque.games.night_dealer.rules.resolve import offered
from ludotheque.games.night_dealer.show.looks import KIND_NAMES, PLAYERS

STEP_NAMES = {n.STEP_TRAP: "trap", n.STEP_TRIANGLE: "triangle", n.STEP_CURSE: "curse"}


def kind_name(edition: Any, kind: int, lang: str) -> str:
    """Claw, Hex, Ward or Eclipse."""
    return text(edition, "kinds", KIND_NAMES[kind]).get(lang)


def is_moon_wheel(t: Any, wheel: int) -> bool:
    """ND-Q9 Whether a wheel carries ECLIPSE."""
    return bool(t.upto[wheel][n.ECLIPSE] > t.upto[wheel][n.WARD])


def is_cursed(s: Any, cell: int) -> bool:
    """Whether a tile is marked and the mark has not come due yet."""
    return cell in s.mark_cell[: s.mark_n] or cell in s.due_cell[s.due_at : s.due_n]


def tile_at(s: Any, cell: int) -> tuple[int, int]:
    """Owner and kind of the tile on a cell, one in preparation included; NONE where it is empty."""
    if cell in s.tile_cell[: s.laid]:
        return s.seat, s.tile_kind[s.tile_cell.index(cell)]
    return s.owner[cell], s.kind[cell]


def cell_list(edition: Any, cells: Iterable[int]) -> Words:
    """Cells or wheels by number: “3, 4 and 8”."""
    shown = [str(cell + 1) for cell in cells]
    return joined([Words(cell, cell) for cell in shown], text(edition, "words", "and"))


def _saved(edition: Any, cells: Sequence[int]) -> Words:
    """What Omen could save: “cell 8”, “one of the cells 3 and 8”."""
    return text(edition, "words", "cells", n=len(cells), cells=cell_list(edition, cells))


def round_words(view: View, lang: str) -> str:
    """Which round it is."""
    rounds = view.edition.t.max_rounds
    return text(view.edition, "words", "round", round=view.state.round, rounds=rounds).get(lang)


def turn_words(view: View, lang: str) -> str:
    """Whose turn it is, and which."""
    s = view.state
    mover = s.first if s.turn & 1 else 1 - s.first
    values = {"turn": (s.turn + 1) // 2, "seat": PLAYERS[mover]}
    return text(view.edition, "words", "turn", **values).get(lang)


@named
def prompt(view: View) -> Words:
    """What the acting seat must decide now, or who is thinking, or who won."""
    s, edition = view.state, view.edition
    if s.phase == n.OVER:
        return _verdict(view)
    who = Seat(s.seat)
    if not view.acting:
        return text(edition, "prompts", "wait", seat=who)
    values: dict[str, object] = {"seat": who}
    name = PHASES[s.phase]
    if s.phase == n.OMEN:
        step = text(edition, "steps", STEP_NAMES[s.step])
        cells = [cell for cell in range(n.CELLS) if offered(s) >> cell & 1]
        values |= {"step": step, "cells": cell_list(edition, cells)}
    if s.phase == n.COMPOSE:
        name = ("tile", "more", "hex")[s.stage]
        if s.stage == n.EFFECT:
            values["cell"] = s.tile_cell[s.asked] + 1
            name = "ally" if s.tile_kind[s.asked] == n.WARD else "hex"
    return text(edition, "prompts", name, **values)


def _verdict(view: View) -> Words:
    a, b = view.state.points
    name, who = ("drawn", Seat(n.NONE)) if a == b else ("won", Seat(int(b > a)))
    said = text(view.edition, "prompts", name, seat=who)
    ways = zip(said, view.edition.reason(view.state.ended), strict=True)
    return Words(*(f"{one} {max(a, b)}–{min(a, b)}, {why}." for one, why in ways))


@named
def move(view: View, number: int) -> Words:
    """What a move does, in a few words."""
    face = n.NONE
    if MOVE_TILE <= number < MOVE_STOP and view.seat in (0, 1):
        face = view.state.wheel[view.seat][(number - MOVE_TILE) // (n.CELLS * n.FACES)]
    return _move_words(view.edition, number, face)


@lru_cache(maxsize=4096)  # every legal move of every view is said
def _move_words(edition: Any, number: int, face: int) -> Words:
    """What a move does; of a tile, when its wheel shows this face."""
    verb, args = edition.rules.moves.split(number)
    name: str = verb.name
    values: dict[str, object] = {}
    if name == "reroll":
        name = "reroll" if args[0] else "reroll_none"
        values = {"wheels": ", ".join(str(w + 1) for w in range(n.WHEELS) if args[0] >> w & 1)}
    elif name == "tile":
        name, values = _tile_words(edition, args, face)
    elif args:
        name = "curse_none" if number == MOVE_CURSE_NONE else name
        values = {"cell": args[0] + 1}
    return text(edition, "moves", name, **values)


def _tile_words(edition: Any, args: list[int], face: int) -> tuple[str, dict[str, object]]:
    wheel, cell, said = args
    name, kind = ("tile_eclipse", said - 1) if said else ("tile", face)
    shown = text(edition, "kinds", KIND_NAMES[kind]) if kind >= 0 else "?"
    return name, {"wheel": wheel + 1, "cell": cell + 1, "kind": shown}


@lru_cache
def _words(edition: Any) -> dict[Sense, Callable[[Any], object]]:
    """How the arguments of events are called in a sentence."""

    def listed(places: Sequence[int]) -> dict[str, object]:
        return {"": cell_list(edition, sorted(places)), "n": len(places)}

    return {
        CELL: _from_one,
        WHEEL: _from_one,
        CELLS: lambda cells: _saved(edition, cells),
        SHIELDS: listed,
        ROLLED: listed,
        FACES: lambda faces: _counted(edition, faces),
        ROUND: lambda round: {"": round, "dealer": text(edition, "dealer", f"round_{round}")},
        TILE: lambda kind: text(edition, "tiles", KIND_NAMES[kind]),
        STEP: lambda step: text(edition, "steps", STEP_NAMES[step]),
        REASON: edition.reason,
    }


event = telling(EVENTS, _words)  # the log line of an event; empty where nothing is worth saying


def _counted(edition: Any, faces: Sequence[int]) -> Words:
    """What wheels show: “2 Claws, 1 Ward”."""
    counts = [(name, faces.count(face)) for face, name in enumerate(KIND_NAMES)]
    return joined([text(edition, "faces", name, n=n) for name, n in counts if n], COMMA)


def _from_one(place: int) -> int:
    return place + 1
