"""Hidden units of an estimate, fitted to games of the top level against itself; needs numpy.

    python bench/units.py duel --games 9000 --rounds 2 --out weights.toml

Every turn's beginning is a sample: the features of who must act and of the other. What it is held
to be worth is, in each round, mostly what the top level's search finds for who must act, valuing by
the net of the round before, and a little how the game ended (--outcome; 1: that alone, in one
round). Weights and units are fitted together (Adam, one seed), from anything or (--onward) from
those in use, to which features that came in count for nothing yet; every fifth deal is held back.
The file has the weights, what people are told, and the units; `bench/trial.py` and `lab
calibration` say what it is worth.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found]
from net import Net, fit, surprising

from ludotheque.agents import Agent, agent
from ludotheque.agents.base import Budget
from ludotheque.agents.deadline import NEVER
from ludotheque.agents.levels import levels
from ludotheque.agents.running import think
from ludotheque.agents.weigher import Weigher
from ludotheque.core import outlook, sight
from ludotheque.core.hidden import SECTION, SIDES
from ludotheque.core.library import Game, load
from ludotheque.core.view import View
from ludotheque.lab.contest import Contest, Kept, play, state_of
from ludotheque.lab.samples import LEVEL, setting
from ludotheque.lab.table import Mark

PLAYED = 100  # visits of a decision in the games
LOOKED = 96  # visits by which a sample is valued
PART = 400  # samples that a process takes at once


@dataclass(frozen=True)
class Quick:
    """The top level with so many visits; it can go to another process."""

    visits: int

    def __call__(self, game: Game, seed: int, scale: float) -> Agent:
        made = agent(LEVEL, game, seed, scale, threads=1)
        assert isinstance(made, Weigher)
        made.budget = Budget(self.visits)
        made.style = replace(made.style, settles=0)
        return made


@dataclass(frozen=True)
class Asked:
    """Samples to be looked at: the game, the seed of its games, whose weights, and the samples."""

    game: str
    seed: int
    weights: Path | None
    samples: tuple[Mark, ...]


def contest_of(game: Game, seed: int) -> Contest:
    """Games of every pairing, those of like against like as often as all others."""
    even = tuple(game.rules.lab.ladder)
    mixed = tuple(setting(game, seed, n) for n in range(len(even) ** 2))
    player = Quick(PLAYED)
    return Contest(game, player, player, seed, variants=even * len(even) + mixed)


def gather(game: Game, games: int, seed: int) -> tuple[list[Mark], Any]:
    """Where turns began, and the share of the win that who then had to act came to."""
    table = play(contest_of(game, seed), games, kept=Kept.POSITIONS)
    came = {played.number: played.scores for played in table}
    samples = list(table.marks())
    return samples, np.array([came[mark.number][mark.seat] for mark in samples])


def features_of(asked: Asked) -> list[list[int]]:
    """A row for each sample: what counts for who must act, and for the other."""
    game = load(asked.game)
    contest = contest_of(game, asked.seed)
    rows = []
    for mark in asked.samples:
        edition, s = contest.edition(mark.number), state_of(game.rules, mark)
        sides = (mark.seat, 1 - mark.seat)
        rows.append([*chain.from_iterable(outlook.counted(edition, s, side) for side in sides)])
    return rows


weighed = lru_cache(maxsize=64)(outlook.with_file)


def value(asked: Asked) -> list[float]:
    """What a search finds each sample worth to who must act."""
    game = load(asked.game)
    contest = contest_of(game, asked.seed)
    style = replace(levels(game.folder)[LEVEL].style, settles=0, trees=1)
    found = []
    for n, mark in enumerate(asked.samples):
        edition, s = contest.edition(mark.number), state_of(game.rules, mark)
        if asked.weights is not None:
            edition = weighed(edition, asked.weights)
        seen = sight.redact(game.rules.state, s, mark.seat)
        view = View(edition, mark.seat, seen, tuple(edition.legal(s)), (), None)
        found.append(think(view, LOOKED, NEVER, mark.number + (n << 32), style, threads=1)[0].value)
    return found


def of_all(task: Callable[[Asked], list[Any]], whole: Asked) -> Any:
    """What a task finds of all samples, in processes."""
    cuts = range(0, len(whole.samples), PART)
    parts = [replace(whole, samples=whole.samples[at : at + PART]) for at in cuts]
    with get_context("spawn").Pool() as pool:
        return np.array([*chain.from_iterable(pool.imap(task, parts))], dtype=np.float64)


def begun(game: Game, features: Any, onward: bool, seed: int) -> Net:
    """A net to be fitted: any, or the one in use."""
    t = game.edition().t
    net = Net(features, len(t.unit_worth), seed)
    if onward:
        rows = (t.factor, t.unit_factor, t.unit_base, t.unit_worth)
        net.resume(*(np.array(row, dtype=np.float64) / 1e6 for row in rows))
    return net


def text_of(game: Game, net: Net, said: str) -> str:
    """The file of a net, with what people are told as it is."""
    edition = game.edition()
    names = list(outlook.weights_of(edition))
    weights, factor, base, worth, turn = net.parts
    plain = dict(zip(names, whole(weights / net.scale[: len(names)]), strict=True))
    if "turn" in plain:
        plain["turn"] += whole(turn)[0]  # the mover's alone
    lines = ["", f"[{SECTION}]  # hidden ones, which see both sides: see core/hidden.py"]
    lines += [f"base = {whole(base - net.mean @ factor)}", f"worth = {whole(worth)}"]
    rows = whole(factor / net.scale[:, None])
    for at, side in enumerate(SIDES):
        own = rows[at * len(names) : (at + 1) * len(names)]
        lines += ["", f"[{SECTION}.{side}]"]
        lines += [f"{name} = {row}" for name, row in zip(names, own, strict=True)]
    return outlook.weights_text(edition, plain, said) + "\n".join(lines) + "\n"


def whole(numbers: Any) -> Any:
    """Numbers in millionths."""
    return np.round(1e6 * numbers).astype(int).tolist()


def main(given: list[str] | None = None) -> int:
    """Play, value and fit round after round, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=9000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--outcome", type=float, default=0.2)
    parser.add_argument("--onward", action="store_true", help="from the weights and units in use")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(given)
    game = load(asked.game)
    samples, came = gather(game, asked.games, asked.seed)
    whole = Asked(game.id, asked.seed, None, tuple(samples))
    features = of_all(features_of, whole)
    deals = np.array([mark.number // 2 for mark in samples])
    said = f"Fitted to {asked.games} games of the top level against itself by bench/units.py."
    for _ in range(asked.rounds if asked.outcome < 1 else 1):
        targets = came
        if asked.outcome < 1:
            targets = asked.outcome * came + (1 - asked.outcome) * of_all(value, whole)
        net = begun(game, features, asked.onward, asked.seed)
        net = fit(deals, targets, features, net, asked.epochs)
        print(f"surprise at how all games ended: {surprising(net, features, came):.4f}", flush=True)
        asked.out.write_text(text_of(game, net, said), encoding="utf-8")
        whole = replace(whole, weights=asked.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
