"""Edits of a content folder, made up for whatever files a game has."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

TWIN = "aa-twin"  # comes before all others
TEXTS = "texts.toml"
TRIED = 2  # numbers of a file, each an edit of its own


class Edit(NamedTuple):
    """What is done to one file of a folder."""

    name: str
    make: Callable[[Path], None]

    def __repr__(self) -> str:
        return self.name


def edits_of(folder: Path) -> list[Edit]:
    """Every edit that a folder's files invite; some of them the game may refuse to print."""
    found: list[Edit] = []
    for path in sorted(folder.rglob("*.toml")):
        file = path.relative_to(folder).as_posix()
        found += [_rewriting(file, what, change) for what, change in _changes(path)]
    drawn = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.txt"))]
    for file in drawn[:: max(1, len(drawn) - 1)]:  # the first and the last
        found += [_added_file(file), Edit(f"{file} taken away", lambda f, n=file: _drop(f, n))]
    return found


def _drop(folder: Path, file: str) -> None:
    (folder / file).unlink()


def _added_file(file: str) -> Edit:
    def make(folder: Path) -> None:
        path = folder / file
        path.with_name(f"{TWIN}{path.suffix}").write_bytes(path.read_bytes())

    return Edit(f"a twin of {file}", make)


def _rewriting(file: str, what: str, change: Callable[[Any], Any]) -> Edit:
    def make(folder: Path) -> None:
        path = folder / file
        raw = change(tomllib.loads(path.read_text(encoding="utf-8")))
        path.write_text(written(raw), encoding="utf-8")

    return Edit(f"{file}: {what}", make)


def _changes(path: Path) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """The edits of one file: words, numbers, and entries reordered, added and taken away."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    yield "other words", _reworded
    numbers = sum(1 for _ in _integers(raw))
    for n in range(min(TRIED, numbers)):
        at = n * numbers // TRIED
        yield f"number {at} is another", lambda r, at=at: _renumbered(r, at)
    entries = [name for name, value in raw.items() if isinstance(value, dict)]
    if len(entries) > 1 and path.name != TEXTS:  # whose entries are what code says, not things
        yield "the other way round", lambda r: dict(reversed(r.items()))
        middle = entries[len(entries) // 2]
        yield f"{middle} taken away", lambda r: {k: v for k, v in r.items() if k != middle}
        for name in {entries[0], middle}:
            yield f"a twin of {name}", lambda r, name=name: _with_twin(r, name)


def _reworded(raw: Any) -> Any:
    if isinstance(raw, list):
        return [_reworded(value) for value in raw]
    if not isinstance(raw, dict):
        return raw
    words = {"fr", "en"}
    return {k: f"{v}²" if k in words and v and isinstance(v, str) else _reworded(v)
            for k, v in raw.items()}  # fmt: skip


def _integers(raw: Any) -> Iterator[tuple[Any, Any]]:
    """Where whole numbers stand."""
    pairs = raw.items() if isinstance(raw, dict) else enumerate(raw)
    for key, value in pairs:
        if type(value) is int:
            yield raw, key
        elif isinstance(value, dict | list):
            yield from _integers(value)


def _renumbered(raw: Any, at: int) -> Any:
    holder, key = list(_integers(raw))[at]
    holder[key] += 1
    return raw


def _with_twin(raw: Any, name: str) -> Any:
    return {TWIN: raw[name], **raw}


def written(raw: dict[str, Any]) -> str:
    """A TOML file that says this."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in raw.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(k)} = {_value(v)}" for k, v in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(_value(v) for v in value)}]"
    return json.dumps(value, ensure_ascii=False)
