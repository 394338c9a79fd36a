"""Speed from one run: Python against native, and connect four beside the peers, as ratios."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.agents.deadline import NEVER
from ludotheque.agents.levels import levels
from ludotheque.agents.planner import Plans
from ludotheque.agents.running import Style, Tree
from ludotheque.core import library, native
from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.playing import play_random
from ludotheque.core.view import View

BENCH = Path(__file__).resolve().parents[3] / "bench"  # beside the sources; not installed
MATCHES = 1000  # whose memory is told
LARGE = 4096  # bytes of a record beyond which a hundredth of them is played
LISTED = 1000  # decisions whose legal moves are listed, one by one
ROUNDS = 3  # each figure is the middle one of so many, taken in turn
PEERS = ("openspiel.py", "pgx_peer.py")


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units per second of `work(size)`, which returns how many units it did."""
    size = 1
    while True:
        start = time.perf_counter()
        done = work(size)
        spent = time.perf_counter() - start
        if spent >= seconds / 2:
            return done / spent
        size = max(size + 1, int(size * min(50.0, seconds / max(spent, 1e-6))))


def python_moves(edition: Edition) -> Callable[[int], int]:
    """Random games by the Python reference: moves made."""
    rules = edition.rules
    out = [0] * max(rules.width, 16)
    limit = rules.bound(edition.t)

    def work(games: int) -> int:
        total = 0
        for seed in range(games):
            total += play_random(rules, edition.t, edition.first(seed), out, seed, limit)
        return total

    return work


def native_moves(edition: Edition) -> Callable[[int], int]:
    """Random games by the native unit: moves made."""
    fast = native.handle(edition)
    assert fast is not None
    return lambda games: int(fast.random_games(0, games)[0])


def visits(game: Game) -> Callable[[int], int]:
    """Search visits from the first decision with a choice, as the strongest level makes them.

    Where that level plans whole turns, a visit is a plan tried.
    """
    match = game.new(1, game.rules.lab.bench)
    while len(match.legal()) == 1:
        match.push(match.legal()[0])
    view = match.view(match.seat)
    style = replace(levels(game.folder)["oracle"].style, settles=0)  # every visit is made

    def work(count: int) -> int:
        if style.worlds:
            return _plans_tried(view, style, count)
        Tree(view, count, 1, style).grow(0, count)
        return count

    return work


def _plans_tried(view: View, style: Style, worlds: int) -> int:
    plans = Plans(view, 1, style)
    for _ in range(worlds):
        plans.try_world(NEVER)
    return sum(record.tried for record in plans.records())


def pure(work: Callable[[int], int]) -> Callable[[int], int]:
    """The same work with the native units set aside."""

    def slow(size: int) -> int:
        with native.set_aside():
            return work(size)

    return slow


def copies(edition: Edition) -> dict[str, float]:
    """Nanoseconds to copy a state, in Python and native."""
    layout = edition.rules.state
    s = edition.first(1)

    def work(size: int) -> int:
        for _ in range(size):
            layout.copy(s)
        return size

    found = {"python": 1e9 / rate(work, 0.2)}
    fast = native.handle(edition)
    if fast is not None:
        found["native"] = 1e9 / rate(lambda size: (fast.time_copy(size), size)[1], 0.2)
    return found


def listing(game: Game) -> dict[str, float]:
    """Milliseconds of this core to list a decision's moves, those that 1 % take longer than.

    With as many players as there may be, in Python and as a server lists them.
    """
    choices = {o.name: o.values for o in game.rules.options if isinstance(o.values, range)}
    most = {"seats": choices["seats"][-1]} if "seats" in choices else {}
    edition = game.edition({**game.rules.lab.bench, **most})
    found: dict[str, list[float]] = {"python": [], "served": []}
    room, s, seed = [0] * edition.rules.width, edition.first(0), 0
    while len(found["served"]) < LISTED:
        if s.seat < 0:
            seed += 1
            s = edition.first(seed)
        found["python"].append(_spent(edition.rules.legal, edition.t, s, room))
        found["served"].append(_spent(edition.legal, s))
        legal = edition.legal(s)
        edition.apply(s, legal[len(found["served"]) * 31 % len(legal)])
    return {way: 1000 * sorted(times)[LISTED * 99 // 100] for way, times in found.items()}


def _spent(work: Callable[..., object], *given: Any) -> float:
    begin = time.thread_time()
    work(*given)
    return time.thread_time() - begin


def measure_game(game: Game, seconds: float) -> dict[str, Any]:
    """All figures of one game: random moves, search visits, copies, bytes."""
    edition = game.edition(game.rules.lab.bench)
    works = {"python moves/s": python_moves(edition), "python visits/s": pure(visits(game))}
    if native.handle(edition) is not None:
        works["native moves/s"] = native_moves(edition)
        works["native visits/s"] = visits(game)
    figures: dict[str, Any] = in_turn(works, seconds)
    for what in ("moves/s", "visits/s"):
        if f"native {what}" in figures:
            figures[f"ratio {what}"] = figures[f"native {what}"] / figures[f"python {what}"]
    figures["copy ns"] = copies(edition)
    figures["listing ms"] = listing(game)
    figures["bytes"] = {"state": edition.rules.state.size, "copied": edition.rules.state.head_size}
    return figures


def in_turn(works: dict[str, Callable[[int], int]], seconds: float) -> dict[str, float]:
    """The middle of several rates of each work, taken in turn so that noise falls on all."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    return {name: statistics.median(rates) for name, rates in found.items()}


def measure_peers(seconds: float) -> dict[str, Any]:
    """Connect four on our core and in the peers that are installed, in turn."""
    game = library.load("connect-four", BENCH / "fixtures")
    ours = native.handle(game.edition())
    found: dict[str, list[float]] = {}
    missing: dict[str, str] = {}
    for _ in range(ROUNDS):
        if ours is not None:
            speed = rate(native_moves(game.edition()), seconds)
            found.setdefault("ludotheque", []).append(speed)
        for script in PEERS:
            if script not in missing:
                _peer(script, seconds, found, missing)
    rates = {name: statistics.median(speeds) for name, speeds in found.items()}
    mine = rates.get("ludotheque")
    ratios = {n: mine / r for n, r in rates.items() if mine and n != "ludotheque"}
    return {"moves/s": rates, "ratio": ratios, "missing": missing}


def _peer(
    script: str, seconds: float, found: dict[str, list[float]], missing: dict[str, str]
) -> None:
    """One figure of a peer, measured in a process of its own."""
    command = [peers_python(), str(BENCH / "peers" / script), "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode != 0:
        missing[script] = done.stderr.strip().splitlines()[-1] if done.stderr else "no answer"
        return
    for line in done.stdout.splitlines():
        row = json.loads(line)
        found.setdefault(row["name"], []).append(row["moves_per_second"])


def peers_python() -> str:
    """The Python that has the peers installed: an environment of their own, if there is one."""
    own = BENCH.parent / ".venv-peers" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def start_seconds() -> float:
    """Seconds that `ludotheque games` takes, from nothing to done."""
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "ludotheque", "games"], capture_output=True, check=True
        )
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def memory_of_matches(game: Game) -> float:
    """Megabytes that a thousand matches, each played to its end, add to this process.

    Of a game with large records a few are played, and reckoned up.
    """
    edition = game.edition(game.rules.lab.bench)
    count = MATCHES if edition.rules.state.size <= LARGE else MATCHES // 100
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [_played(edition, seed) for seed in range(count)]
    added = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return added / 1e6 * MATCHES / len(kept)


def _played(edition: Edition, seed: int) -> Match:
    match = Match(edition, seed)
    while not match.over:
        room = [0] * edition.rules.width
        count = edition.rules.random_moves(edition.t, match.state, room)
        match.push(room[(seed * 31 + match.version) % count])
    return match


def measure(
    seconds: float = 1.0, report: Callable[[str], None] = lambda what: None
) -> dict[str, Any]:
    """Every figure of one run; `tell` hears what is being measured."""
    found: dict[str, Any] = {"games": {}, "matches": {}}
    for game in library.every():
        report(game.id)
        found["games"][game.id] = measure_game(game, seconds)
        found["matches"][game.id] = memory_of_matches(game)
    if BENCH.exists():
        report("connect four")
        found["connect four"] = measure_peers(seconds)
    report("ludotheque games")
    found["start"] = start_seconds()
    return found
