"""JSON Schema of the whole wire: `python -m ludotheque.server.schema`."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

import msgspec

from ludotheque.core.library import Game
from ludotheque.core.record import SECRET, SIZES, Field
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.settings import extra_games
from ludotheque.server.wire import games, keepsakes, socket, tables, view

VALUE = {
    "title": "Value",
    "description": "An integer (or, for eight-byte fields, its digits), or nested lists of them.",
    "anyOf": [
        {"type": "integer"},
        {"type": "string"},
        {"type": "array", "items": {"$ref": "#/$defs/Value"}},
    ],
}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the wire, socket first."""
    found: list[Any] = []
    for module in (view, socket, games, tables, keepsakes):
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
        defs[_state_name(game)] = _state_schema(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludotheque",
        "$defs": defs,
    }


def _state_name(game: Game) -> str:
    return "State" + "".join(part.capitalize() for part in game.id.split("-"))


def _state_schema(game: Game) -> dict[str, Any]:
    """The state of one game as a view shows it."""
    layout = game.rules.state
    shown = [f for f in layout.fields if f.sight != SECRET and f.name not in layout.tail]
    return {
        "title": _state_name(game),
        "type": "object",
        "properties": {f.name: _field_schema(f) for f in shown},
        "required": [f.name for f in shown],
    }


def _field_schema(f: Field) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "string" if SIZES[f.type] == 8 else "integer"}
    for length in reversed(f.shape):
        found = {"type": "array", "items": found, "minItems": length, "maxItems": length}
    return {**found, "description": f.legend}


def main() -> None:
    """Print the schema of the wire and of every game found."""
    found = list(Catalogue(extra_games()).games.values())
    json.dump(schema(found), sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
