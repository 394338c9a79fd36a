"""A small net: weights of what two sides differ in, and hidden units that see both; by numpy."""

from __future__ import annotations

from typing import Any

import numpy as np  # type: ignore[import-not-found]

HELD = 5  # every so many deals one is held back
BATCH = 512
RATE, LAST_RATE = 3e-3, 1e-4
PULL = 2e-4  # of the units towards nothing
SPREAD = 0.15  # of what units begin with


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

    def resume(self, weights: Any, factor: Any, base: Any, worth: Any) -> None:
        """Begin with what a file says of weights and units, in logits."""
        scaled = factor * self.scale[:, None]
        weights = weights * self.scale[: len(weights)]
        self.parts = [weights, scaled, base + self.mean @ scaled, worth.copy(), np.zeros(1)]

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


def fit(deals: Any, targets: Any, features: Any, net: Net, epochs: int) -> Net:
    """The net, fitted to some rows; prints how surprising the deals held back are."""
    held = deals % HELD == 0
    apart, both = net.seen(features)
    order = np.flatnonzero(~held)
    for epoch in range(epochs):
        rate = LAST_RATE + RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        net.dice.shuffle(order)
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            net.learn(apart[some], both[some], targets[some], rate)
        surprise = surprising(net, features[held], targets[held])
        print(f"epoch {epoch + 1}: surprise at deals held back {surprise:.4f}", flush=True)
    return net


def surprising(net: Net, features: Any, came: Any) -> float:
    """How surprising what came is to a net, in the mean."""
    chance = np.clip(net.forward(*net.seen(features))[1], 1e-6, 1 - 1e-6)
    return float(-(came * np.log(chance) + (1 - came) * np.log(1 - chance)).mean())
