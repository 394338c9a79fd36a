"""JSON Schema of the whole wire: `python -m ludotheque.server.schema`."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any, get_type_hints, is_typeddict

import msgspec

from ludotheque.core.events import Kind
from ludotheque.core.library import Game
from ludotheque.core.record import SECRET, SIZES, Field
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.settings import extra_games
from ludotheque.server.wire import games, history, keepsakes, learning, socket, tables, view

VALUE = {
    "title": "Value",
    "description": "An integer (or, for eight-byte fields, its digits), or nested lists of them.",
    "anyOf": [
        {"type": "integer"},
        {"type": "string"},
        {"type": "array", "items": {"$ref": "#/$defs/Value"}},
    ],
}

EVENT = {"$ref": "#/$defs/Event"}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the wire, socket first."""
    found: list[Any] = []
    for module in (view, socket, games, tables, keepsakes, history, learning):
        for _, cls in inspect.getmembers(module, inspect.isclass):
            mine = cls.__module__ == module.__name__ and issubclass(cls, msgspec.Struct)
            if mine and cls not in (socket.In, socket.Out, view.Body):
                found.append(cls)
    return found


def schema(found: list[Game]) -> dict[str, Any]:
    """One document: every struct under `$defs`, the two socket unions, each game's state."""
    kinds: list[Any] = [*structs(), socket.AnyIn, socket.AnyOut]
    refs, defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    defs["Value"] = VALUE
    defs["AnyIn"] = {"title": "AnyIn", **refs[-2]}
    defs["AnyOut"] = {"title": "AnyOut", **refs[-1]}
    for game in found:
        defs[_name("State", game)] = _state_schema(game)
        defs[_name("Event", game)] = _event_schema(game)
        defs.update(_shapes(game))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludotheque",
        "$defs": defs,
    }


def _name(what: str, game: Game) -> str:
    return what + "".join(part.capitalize() for part in game.id.split("-"))


def _shapes(game: Game) -> dict[str, Any]:
    """What one game says of its facts and asides, every name with the game's own behind it."""
    rules = game.rules
    made = [
        get_type_hints(told).get("return") for told in (rules.face.aside, rules.face.regard) if told
    ]
    kinds = [kind for kind in (*made, rules.face.facts) if is_typeddict(kind)]
    names = "#/$defs/" + _name("{name}", game)
    _, found = msgspec.json.schema_components(kinds, ref_template=names)
    # A page may find some of their keys missing, as in what it sends itself.
    return {
        _name(name, game): {**kind, "additionalProperties": False} for name, kind in found.items()
    }


def _state_schema(game: Game) -> dict[str, Any]:
    """The state of one game as a view shows it."""
    layout = game.rules.state
    shown = [f for f in layout.fields if f.sight != SECRET and f.name not in layout.tail]
    computed = game.rules.face.computed
    shown += computed.fields if computed else ()
    return {
        "title": _name("State", game),
        "type": "object",
        "properties": {f.name: _field_schema(f) for f in shown},
        "required": [f.name for f in shown],
    }


def _field_schema(f: Field) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "string" if SIZES[f.type] == 8 else "integer"}
    for length in reversed(f.shape):
        found = {"type": "array", "items": found, "minItems": length, "maxItems": length}
    return {**found, "description": f.legend}


def _event_schema(game: Game) -> dict[str, Any]:
    """The events of one game, each kind with its arguments."""
    kinds = [
        _object({"kind": {"const": kind.name}, "args": _object(_arguments(kind))})
        for kind in game.rules.events
    ]
    about = {"description": f"An event of {game.title.en}."}
    return {"title": _name("Event", game), **about, "allOf": [EVENT, {"anyOf": kinds}]}


def _arguments(kind: Kind) -> dict[str, Any]:
    number = {"type": "integer"}
    several = {"type": "array", "items": number}
    return {name: several if sense.form else number for name, sense in kind.args.items()}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def main() -> None:
    """Print the schema of the wire and of every game found."""
    found = list(Catalogue(extra_games()).games.values())
    json.dump(schema(found), sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
