"""Hidden units of an estimate, fitted to games of the top level against itself; needs numpy.

    python bench/units.py duel --games 12000 --visits 150 --out weights.toml

Every turn's beginning is a sample: the features of who must act and of the other, and how the game
ended. Weights and units are fitted together (Adam, one seed), every fifth deal is held back, and
what is surprising in those is printed. The file has the weights, what people are told, and the
units; `bench/trial.py` and `lab calibration` say what it is worth.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found]

from ludotheque.agents import Agent, agent
from ludotheque.agents.base import Budget
from ludotheque.agents.weigher import Weigher
from ludotheque.core import outlook
from ludotheque.core.hidden import SECTION, SIDES
from ludotheque.core.library import Game, load
from ludotheque.lab.contest import Contest, Kept, play, state_of
from ludotheque.lab.samples import LEVEL, setting

HELD = 5  # every so many deals one is held back
BATCH = 512
RATE, LAST_RATE = 3e-3, 1e-4
PULL = 2e-4  # of the units towards nothing
SPREAD = 0.15  # of what units begin with


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


def gather(game: Game, games: int, visits: int, seed: int) -> Any:
    """A row for each turn's beginning: deal, the mover's share in the end, features of both."""
    even = tuple(game.rules.lab.ladder)
    mixed = tuple(setting(game, seed, n) for n in range(len(even) ** 2))
    player = Quick(visits)
    contest = Contest(game, player, player, seed, variants=even * len(even) + mixed)
    table = play(contest, games, kept=Kept.POSITIONS)
    came = {played.number: played.scores for played in table}
    rows: list[list[float]] = []
    for mark in table.marks():
        edition, s = contest.edition(mark.number), state_of(game.rules, mark)
        counts = [outlook.counted(edition, s, side) for side in (mark.seat, 1 - mark.seat)]
        rows.append([mark.number // 2, came[mark.number][mark.seat], *counts[0], *counts[1]])
    return np.array(rows, dtype=np.float64)


class Net:
    """Weights of the difference of the sides, and hidden units that see both."""

    def __init__(self, features: Any, units: int, seed: int) -> None:
        count = features.shape[1] // 2
        spread = features.reshape(-1, count).std(0)
        self.scale = np.tile(np.maximum(1.0, spread), 2)
        self.mean = (features / self.scale).mean(0)
        dice = np.random.default_rng(seed)
        shapes = ((count,), (2 * count, units), (units,), (units,), (1,))
        self.parts = [np.zeros(shape) for shape in shapes]
        self.parts[1] = SPREAD * dice.standard_normal(shapes[1])
        self.parts[3] = SPREAD * dice.standard_normal(units)
        self.dice, self.step = dice, 0
        self.moments = [(np.zeros(shape), np.zeros(shape)) for shape in shapes]

    def seen(self, features: Any) -> tuple[Any, Any]:
        """Differences of the sides, and what units see."""
        scaled = features / self.scale
        half = scaled.shape[1] // 2
        return scaled[:, :half] - scaled[:, half:], scaled - self.mean

    def forward(self, apart: Any, both: Any) -> tuple[Any, Any]:
        """What units find, and the mover's chance."""
        weights, factor, base, worth, turn = self.parts
        found = np.maximum(both @ factor + base, 0.0)
        return found, 1 / (1 + np.exp(-(apart @ weights + found @ worth + turn[0])))

    def learn(self, apart: Any, both: Any, came: Any, rate: float) -> None:
        """One step towards what came."""
        found, chance = self.forward(apart, both)
        wrong = (chance - came) / len(came)
        back = np.outer(wrong, self.parts[3]) * (found > 0)
        slopes = [apart.T @ wrong, both.T @ back, back.sum(0), found.T @ wrong]
        slopes.append(np.array([wrong.sum()]))
        slopes[1] += PULL * self.parts[1]
        slopes[3] += PULL * self.parts[3]
        self.step += 1
        for part, slope, (first, second) in zip(self.parts, slopes, self.moments, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            sure = np.sqrt(second / (1 - 0.999**self.step)) + 1e-8
            part -= rate * first / (1 - 0.9**self.step) / sure


def fit(rows: Any, units: int, epochs: int, seed: int) -> Net:
    """The net of some rows; prints how surprising the deals held back are."""
    came, features = rows[:, 1], rows[:, 2:]
    held = rows[:, 0] % HELD == 0
    net = Net(features, units, seed)
    apart, both = net.seen(features)
    order = np.flatnonzero(~held)
    for epoch in range(epochs):
        rate = LAST_RATE + RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        net.dice.shuffle(order)
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            net.learn(apart[some], both[some], came[some], rate)
        chance = np.clip(net.forward(apart[held], both[held])[1], 1e-6, 1 - 1e-6)
        loss = came[held] * np.log(chance) + (1 - came[held]) * np.log(1 - chance)
        print(f"epoch {epoch + 1}: surprise at fresh games {-loss.mean():.4f}", flush=True)
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
    """Play, fit and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--visits", type=int, default=150)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(given)
    game = load(asked.game)
    rows = gather(game, asked.games, asked.visits, asked.seed)
    net = fit(rows, len(game.edition().t.unit_worth), asked.epochs, asked.seed)
    said = f"Fitted to {asked.games} games of the top level against itself by bench/units.py."
    asked.out.write_text(text_of(game, net, said), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
