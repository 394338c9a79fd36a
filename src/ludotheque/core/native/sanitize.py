"""Native units under the address and undefined-behaviour sanitizers, in a process of their own.

The process that plays must have the sanitizers' library loaded before Python starts, so the
parent builds and the child plays; the child's exit code tells.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ludotheque.core import native
from ludotheque.core.complaints import NO_SANITIZER
from ludotheque.core.game import Edition, Rules
from ludotheque.core.library import Game
from ludotheque.core.native.compiler import NoCompiler, c_compiler
from ludotheque.core.options import PerSeat, Subset
from ludotheque.core.record import SPECTATOR
from ludotheque.core.words import ContentError, UsageError

SLOW_GAMES = 20  # of each variant are played move by move, asking everything
DEAR = 2_000_000  # moves times bytes of a position beyond which not every position is asked


def library() -> str:
    """The file of the address sanitizer's library."""
    command = [*c_compiler(), "-print-file-name=libasan.so"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    path = answer.stdout.strip()
    if answer.returncode or not Path(path).is_absolute() or not Path(path).exists():
        raise NoCompiler(NO_SANITIZER)
    return path


def run(games: Sequence[Game], command: Sequence[str]) -> int:
    """Build sanitized units of some games, then run a Python command on them."""
    preload = library()
    os.environ[native.SETTING] = "sanitize"
    for game in games:
        native.build(game.rules)
    child = {
        **os.environ,
        "LD_PRELOAD": preload,
        "PYTHONMALLOC": "malloc",  # so that every buffer has its own guarded block
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    return subprocess.run([sys.executable, *command], env=child, check=False).returncode


def exercise(game: Game, count: int) -> int:
    """Play random games of every variant of a game, and ask everything; returns the moves made."""
    total = 0
    variants = list(_variants(game))
    for options in variants:
        edition = game.edition(options)
        twin = native.handle(edition)
        assert twin is not None
        total += twin.random_games(0, max(1, count // len(variants)))[0]
        for seed in range(max(1, SLOW_GAMES // _pace(game.rules))):
            total += _ask_everything(edition, twin, seed)
    return total


def _pace(rules: Rules) -> int:
    """Everything is asked of every n-th position: each one, unless the game is large."""
    return 1 + rules.moves.count * rules.state.size // DEAR


def _variants(game: Game) -> Iterator[dict[str, Any]]:
    """The default options, and every other value of each one that the game accepts alone."""
    for options in _alone(game):
        with contextlib.suppress(UsageError, ContentError):
            game.edition(options)
            yield options


def _alone(game: Game) -> Iterator[dict[str, Any]]:
    yield {}
    for option in game.rules.options:
        values = option.values
        if isinstance(values, Subset):
            yield {option.name: list(values.of)}
            continue
        if isinstance(values, PerSeat):
            found = _few(values.of)
            if not values.distinct:
                yield from ({option.name: value} for value in found)
            yield {option.name: [found[seat % len(found)] for seat in range(values.seats)]}
            continue
        yield from ({option.name: value} for value in _few(values) if value != option.default)


def _few(values: tuple[str, ...] | range) -> tuple[Any, ...]:
    """All names, or both ends of a range."""
    return (values[0], values[-1]) if isinstance(values, range) else values


def _ask_everything(edition: Edition, twin: Any, seed: int) -> int:
    """One game, move by move, with every question at every position (or at some, if large)."""
    state = bytearray(twin.first(seed, seed))
    moves, pace = 0, _pace(edition.rules)
    usual = twin.random_moves(state)
    while usual and moves < twin.limit:
        if (moves + seed) % pace == 0:
            _ask(edition, twin, state, moves, seed)
        twin.apply(state, usual[(moves * 7 + seed) % len(usual)])
        moves += 1
        usual = twin.random_moves(state)
    return moves


def _ask(edition: Edition, twin: Any, state: bytearray, moves: int, seed: int) -> None:
    """Every question at one position."""
    for move in range(edition.rules.moves.count):
        twin.why_not(state, move)
    for seat in (*range(edition.seats), SPECTATOR):
        view = bytearray(state)
        twin.redact(view, seat)
        if seat != SPECTATOR:
            twin.guess(view, seat, moves, seed)
    twin.value(state), twin.estimate(state), twin.fingerprint(state)
    twin.legal(state), twin.prune(state), twin.playout_moves(state)
