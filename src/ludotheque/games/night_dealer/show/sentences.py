"""What Night Dealer says: the question put, what a move does, the log line of an event."""

from functools import lru_cache
from typing import Any

from ludotheque.core.naming import Seat, named
from ludotheque.core.phrases import joined, say
from ludotheque.core.view import Event, View
from ludotheque.core.words import Words
from ludotheque.games.night_dealer import codes as n
from ludotheque.games.night_dealer.moves import MOVE_CURSE_NONE, MOVE_STOP, MOVE_TILE
from ludotheque.games.night_dealer.rules.resolve import offered
from ludotheque.games.night_dealer.show.looks import KIND_NAMES, PLAYERS

STEP_NAMES = {n.STEP_TRAP: "trap", n.STEP_TRIANGLE: "triangle", n.STEP_CURSE: "curse"}
PHASE_NAMES = ("roll", "reroll", "compose", "omen", "pass", "over")
QUIET = (n.WHEEL_USED, n.ATTEMPTED, n.LAID, n.CHOSEN)  # told by what follows them


def text(edition: Any, section: str, name: str, **values: object) -> Words:
    """One sentence of the content, its places filled."""
    return say(edition.texts[section][name], **values)


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


def cell_list(edition: Any, bits: int) -> Words:
    """Cells given as bits, by number: “3, 4 and 8”."""
    cells = [str(cell + 1) for cell in range(n.CELLS) if bits >> cell & 1]
    return joined([Words(cell, cell) for cell in cells], text(edition, "words", "and"))


def _saved(edition: Any, bits: int) -> Words:
    """What Omen could save: “cell 8”, “one of the cells 3 and 8”."""
    return text(edition, "words", "cells", n=bits.bit_count(), cells=cell_list(edition, bits))


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
def prompt(view: View, lang: str) -> str:
    """What the acting seat must decide now, or who is thinking, or who won."""
    s, edition = view.state, view.edition
    if s.phase == n.OVER:
        return _verdict(view, lang)
    who = Seat(s.seat)
    if not view.acting:
        return text(edition, "prompts", "wait", seat=who).get(lang)
    values: dict[str, object] = {"seat": who}
    name = PHASE_NAMES[s.phase]
    if s.phase == n.OMEN:
        step = text(edition, "steps", STEP_NAMES[s.step])
        values |= {"step": step, "cells": cell_list(edition, offered(s))}
    if s.phase == n.COMPOSE:
        name = ("tile", "more", "hex")[s.stage]
        if s.stage == n.EFFECT:
            values["cell"] = s.tile_cell[s.asked] + 1
            name = "ally" if s.tile_kind[s.asked] == n.WARD else "hex"
    return text(edition, "prompts", name, **values).get(lang)


def _verdict(view: View, lang: str) -> str:
    a, b = view.state.points
    reason = view.edition.reason(view.state.ended).get(lang)
    name, who = ("drawn", Seat(n.NONE)) if a == b else ("won", Seat(int(b > a)))
    said = text(view.edition, "prompts", name, seat=who).get(lang)
    return f"{said} {max(a, b)}–{min(a, b)}, {reason}."


@named
def move(view: View, number: int, lang: str) -> str:
    """What a move does, in a few words."""
    face = n.NONE
    if MOVE_TILE <= number < MOVE_STOP and view.seat in (0, 1):
        face = view.state.wheel[view.seat][(number - MOVE_TILE) // (n.CELLS * n.FACES)]
    return _move_words(view.edition, number, face).get(lang)


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


@named
def event(edition: Any, event: Event, lang: str) -> str:
    """The log line of an event; empty where the next line says it all."""
    if event.kind in QUIET:
        return ""
    if event.kind == n.MATCH_ENDED and event.b == n.NONE:
        return text(edition, "prompts", "drawn").get(lang)
    name = n.EVENTS[event.kind]
    said = text(edition, "events", name, **_values(edition, event)).get(lang)
    if event.kind == n.ROUND_BEGAN:
        said += " " + text(edition, "dealer", f"round_{event.a}").get(lang)
    return said


def _values(edition: Any, event: Event) -> dict[str, object]:
    """What fills the places of an event's sentence."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == n.ROUND_BEGAN:
        return {"round": a, "first": Seat(b), "second": Seat(1 - b)}
    if kind == n.ROUND_SCORED:
        return {"round": a, "first": Seat(0), "second": Seat(1), "a": b, "b": c}
    if kind == n.MATCH_ENDED:
        return {"winner": Seat(b), "reason": edition.reason(a)}
    if kind in (n.ROLLED, n.REROLLED, n.ECLIPSE_DRAWN):
        face = text(edition, "kinds", KIND_NAMES[c])
        return {"seat": Seat(a), "wheel": b + 1, "face": face}
    if kind in (n.SHIELD_BROKEN, n.FLIPPED):
        return {"step": text(edition, "steps", STEP_NAMES[a]), "cell": b + 1, "seat": Seat(c)}
    if kind == n.OMEN_OFFERED:
        return {"seat": Seat(a), "cells": _saved(edition, c)}
    placed = text(edition, "tiles", KIND_NAMES[c]) if kind == n.PLACED else ""
    return {"seat": Seat(a), "cell": b + 1, "old": c + 1, "kind": placed}
