"""JSON that another version of the program wrote, read into the structs of today."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


def read(payload: bytes, kind: Any) -> Any:
    """A struct from an object, without the keys that it and the structs in it do not know."""
    return msgspec.convert(_known_only(msgspec.json.decode(payload), kind), kind)


def fields(payload: bytes, kind: Any) -> dict[str, Any]:
    """Those fields of a struct that can be read, of an object that can't be as a whole."""
    try:
        told = _known_only(msgspec.json.decode(payload), kind)
    except (msgspec.MsgspecError, UnicodeError):
        return {}
    found = {}
    for f in msgspec.structs.fields(kind):
        try:
            found[f.name] = msgspec.convert(told[f.name], f.type)
        except (msgspec.MsgspecError, LookupError, TypeError):
            continue
    return found


def _known_only(value: Any, kind: type[Struct]) -> Any:
    if not isinstance(value, dict):
        return value
    types = {f.name: f.type for f in msgspec.structs.fields(kind)}
    structs = {n: t for n, t in types.items() if isinstance(t, type) and issubclass(t, Struct)}
    known = {name: inner for name, inner in value.items() if name in types}
    return {n: _known_only(v, structs[n]) if n in structs else v for n, v in known.items()}
