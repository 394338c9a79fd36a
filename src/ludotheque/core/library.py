"""Finding games by their folder, and the pleasant way to use one."""

from __future__ import annotations

import functools
import importlib.util
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.core import editions
from ludotheque.core.box import Box, read_box
from ludotheque.core.complaints import UNKNOWN_GAME, UNKNOWN_TABLES
from ludotheque.core.game import Edition, Rules
from ludotheque.core.match import Match
from ludotheque.core.options import read_kept, read_options
from ludotheque.core.proposal import Proposal, read_proposal
from ludotheque.core.words import LudothequeError, UsageError, Words, quoted

GAMES = Path(__file__).resolve().parent.parent / "games"
EDITIONS_KEPT = 24  # of each game, those used last: each takes some 300 kB


class Game:
    """A game one can start matches of."""

    def __init__(self, rules: Rules, folder: Path) -> None:
        self.rules, self.folder = rules, folder
        self._edition: dict[str, Edition] = {}
        self._lock = threading.Lock()  # several threads may ask

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    @property
    def id(self) -> str:
        """Its name in commands and files."""
        return self.rules.id

    @property
    def title(self) -> Words:
        """Its name for people."""
        return self.rules.title

    @functools.cached_property
    def box(self) -> Box:
        """What its box says on the shelf."""
        return read_box(self.folder)

    @functools.cached_property
    def proposal(self) -> Proposal:
        """What people who start a match are proposed."""
        return read_proposal(self.folder, self.rules.options)

    def edition(self, options: Mapping[str, Any] | None = None) -> Edition:
        """The edition under some options; the same object for the same options and files."""
        chosen = read_options(self.rules.options, options or {})
        key = repr((content_stamp(self.folder / "content"), sorted(chosen.items())))
        return self._once(key, lambda: Edition(self.rules, self.folder, chosen))

    def _once(self, key: str, make: Callable[[], Edition]) -> Edition:
        """Keep what was made: reading content files for every match would be slow."""
        with self._lock:
            known = self._edition.pop(key, None)
            if known is not None:
                self._edition[key] = known  # used last
                return known
        made = make()
        with self._lock:
            if len(self._edition) >= EDITIONS_KEPT:
                del self._edition[next(iter(self._edition))]
            return self._edition.setdefault(key, made)

    def as_begun(
        self, options: Mapping[str, Any], digest: str, kept: bytes | None, own: bool = True
    ) -> Edition:
        """The game a match was begun with: today's if it is the same, else the one kept."""
        try:
            today = self.edition(options)
            if today.digest == digest:
                return today
        except LudothequeError:
            today = self.edition()  # a choice that is gone: words and advice of the usual ones
        if kept is None and digest in today.digests_once:
            return today
        if kept is None:
            raise UsageError(UNKNOWN_TABLES, digest=digest)
        chosen = read_kept(self.rules.options, options)
        key = repr((digest, own, sorted(chosen.items())))
        layout, raw = self.rules.tables, kept

        def make() -> Edition:
            content = editions.restore(raw, digest, layout, today.content)
            same = editions.digest(layout, content.tables, content.labels) == today.digest
            if same and today.options == chosen:
                return today  # whose digest is another since an earlier version
            made = Edition.of(self.rules, self.folder, chosen, content, own)
            made.digest, made.kept = digest, raw  # as its match and its file know it
            return made

        return self._once(key, make)

    def new(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Match:
        """A new match; the same seed and options always give the same one."""
        return Match(self.edition(options), seed)


def content_stamp(folder: Path) -> int:
    """Another number once a file below the folder is edited, added or removed."""
    files: list[tuple[str, int, int]] = []
    waiting = [str(folder)]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    waiting.append(entry.path)
                else:
                    status = entry.stat()
                    files.append((entry.path, status.st_mtime_ns, status.st_size))
    return hash(tuple(sorted(files)))


def names(folder: Path = GAMES) -> list[str]:
    """The ids of the games found in a folder, sorted."""
    found = (p.parent.name for p in folder.glob("*/game.py"))
    return sorted(name.replace("_", "-") for name in found if not name.startswith("_"))


def load(name: str, folder: Path = GAMES) -> Game:
    """The game of that id; a folder other than the usual may hold further games."""
    if not isinstance(name, str) or name not in names(folder):
        known = ", ".join(names(folder)) or "none"
        raise UsageError(UNKNOWN_GAME, name=quoted(name), known=known)
    return _load(name, folder)


@functools.cache
def _load(name: str, folder: Path) -> Game:
    path = folder / name.replace("-", "_")
    rules = part(path, "game").RULES
    return Game(rules if rules.id == name else replace(rules, id=name), path)


def every(folder: Path = GAMES) -> Iterator[Game]:
    """All games found in a folder."""
    for name in names(folder):
        yield load(name, folder)


def part(path: Path, name: str) -> Any:
    """A module of a game's folder, wherever that lies."""
    if path.parent == GAMES:
        return importlib.import_module(f"ludotheque.games.{path.name}.{name}")
    package = f"ludotheque_{path.parent.name}_{path.name}"
    if package not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            package, path / "__init__.py", submodule_search_locations=[str(path)]
        )
        assert spec is not None and spec.loader is not None
        module = sys.modules[package] = importlib.util.module_from_spec(spec)
        if (path / "__init__.py").exists():
            spec.loader.exec_module(module)
    return importlib.import_module(f"{package}.{name}")
