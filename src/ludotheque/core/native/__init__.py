"""Native speed: the rules of a game compiled into one unit, beside the Python that they are.

`handle(printed)` gives the native twin of an edition, or None: then the caller runs the same
functions in plain Python. The setting LUDOTHEQUE_NATIVE in the environment asks for

    0         plain Python
    require   an error where there would be plain Python
    sanitize  units built with the sanitizers (see `python -m ludotheque.core.native --help`)

and LUDOTHEQUE_NATIVE_FOLDER names the folder for built units.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import warnings
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.core.game import Edition, Rules
from ludotheque.core.native import cache
from ludotheque.core.native.compiler import FLAGS, SANITIZED, NoCompiler, check_tools, compile_unit
from ludotheque.core.native.unit import NativeError, digest
from ludotheque.core.words import Words

SETTING = "LUDOTHEQUE_NATIVE"
SLOWER = Words(
    "Les jeux tournent en Python, plus lentement\u00a0: {why}.",
    "games run in plain Python, which is slower: {why}",
)
_building = threading.Lock()
_looked_for: dict[int, tuple[Rules, Path | None]] = {}  # units that were there or not
_modules: dict[int, tuple[Rules, ModuleType | None]] = {}  # by id: rules hold what can't be hashed
_handles: weakref.WeakKeyDictionary[Edition, Any] = weakref.WeakKeyDictionary()
_said: set[Words] = set()
_aside = 0


class PlainPython(UserWarning):
    """There is no native code for a game; `words` say why, in French and English."""

    def __init__(self, reason: Words) -> None:
        self.words = SLOWER.filled(why=reason)
        super().__init__(self.words.en)


def stay_plain() -> None:
    """Plain Python in this process and without a word, where its parent has found nothing else."""
    os.environ[SETTING] = "0"


def handle(edition: Edition) -> Any | None:
    """The native twin of an edition (class `Native` of its unit), or None."""
    if _is_off() or not edition.own:  # C trusts tables: not with those of a stranger's file
        return None
    if edition not in _handles:
        made = module(edition.rules)
        limit = edition.rules.bound(edition.t) if made else 0
        _handles[edition] = made.Native(edition.t_bytes, limit) if made else None
    return _handles[edition]


def built(edition: Edition) -> Any | None:
    """The native twin if its unit is there already: nobody waits for a compiler."""
    rules = edition.rules
    if id(rules) not in _modules and id(rules) not in _looked_for:
        _looked_for[id(rules)] = (rules, cache.find(rules.id, digest(rules)))
    return handle(edition) if id(rules) in _modules or _looked_for[id(rules)][1] else None


def available(rules: Rules) -> bool:
    """Whether `handle` gives native twins for this game; builds the unit if that is needed."""
    return module(rules) is not None


@contextlib.contextmanager
def set_aside() -> Iterator[None]:
    """Plain Python for a while, in all threads."""
    global _aside
    _aside += 1
    try:
        yield
    finally:
        _aside -= 1


def module(rules: Rules) -> ModuleType | None:
    """The built unit of a game, loaded once a process; None where plain Python must do."""
    if _is_off():
        return None
    with _building:
        if id(rules) not in _modules:
            _modules[id(rules)] = (rules, _module(rules))
        return _modules[id(rules)][1]


def _is_off() -> bool:
    return _aside > 0 or os.environ.get(SETTING) == "0"


def _module(rules: Rules) -> ModuleType | None:
    try:
        return _loaded(rules)
    except NativeError as error:
        if os.environ.get(SETTING) in ("require", "sanitize"):
            raise
        reason = (error if isinstance(error, NoCompiler) else error.under(rules.id)).words
        if reason not in _said:
            _said.add(reason)
            warnings.warn(PlainPython(reason), stacklevel=4)
        return None


def _loaded(rules: Rules) -> ModuleType:
    path = build(rules)
    try:
        return cache.load(path, rules.id)
    except ImportError as error:  # built for another machine
        with contextlib.suppress(OSError):
            path.unlink()
        try:
            return cache.load(build(rules), rules.id)
        except ImportError:
            raise NativeError(f"the built unit can't be loaded: {error}") from None


def build(rules: Rules, quiet: bool = False) -> Path:
    """The file of a game's unit, built if there is none for these sources; NativeError if not."""
    made_from = digest(rules)
    found = cache.find(rules.id, made_from)
    if found is not None:
        return found
    check_tools()
    folder = cache.writable_folder()
    with cache.locked(folder, rules.id):
        found = cache.find(rules.id, made_from)
        if found is not None:
            return found
        if not quiet:
            print(f"building the native engine of {rules.id} …", file=sys.stderr, flush=True)
        from ludotheque.core.native.generate import generate  # slow to import, seldom needed

        flags = SANITIZED if os.environ.get(SETTING) == "sanitize" else FLAGS
        unit = compile_unit(generate(rules, made_from), cache.module_name(rules.id), flags)
        return cache.keep(folder, rules.id, made_from, unit)


__all__ = [
    "SETTING",
    "NativeError",
    "NoCompiler",
    "PlainPython",
    "available",
    "build",
    "built",
    "digest",
    "handle",
    "module",
    "set_aside",
    "stay_plain",
]
