"""What the estimate of Generals weighs, fitted to games of the bred style; needs numpy.

    python bench/mustering.py --batches 220 --seed 11

Small changes of the last style play one another on four maps, with and without generals; some of
the turns' beginnings are samples: what each team has (units, how far forward they are, buildings,
money, gauge) and who won. Fitted are the weights of `[estimate]` in content/advice.toml with the
slope and the worth of beginning and of having the turn; every fifth batch is held back. Printed are
the weights as they would stand in the file, and the surprise before and after.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any, NamedTuple

import numpy as np  # type: ignore[import-not-found]
from breed import ROOM, Row, Trial, changed, plays, variants

from ludotheque.core.library import Game, load
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.brain import features
from ludotheque.games.generals.edition.outlook import ESTIMATE
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.lab.contest import Kept, Mark, play, state_of

KEPT = 0.35  # of the turns' beginnings
SIZE = 0.25  # of the changes of a style
ARMY = 50  # what `army` is held at: only the others' share of it counts
STEPS, RATE, PULL = 4000, 0.02, 1e-4  # of the fit; how much it is held to the weights in use


class Samples(NamedTuple):
    """A row for each: what who has the turn has, what the other has, who began, what came."""

    own: Any
    other: Any
    first: Any
    came: Any
    batch: Any


def parts(t: Any, s: Any, team: int) -> list[float]:
    """What a team has, in the order of ESTIMATE, each as its weight multiplies it."""
    found = dict.fromkeys(ESTIMATE, 0.0)
    for cell in t.cell[: t.cells]:
        if s.unit[cell] and t.team[owner_at(s, cell)] == team:
            worth = t.value[type_at(s, cell)] * (s.hp[cell] + 30) / 13000
            found["army"] += worth
            found["front"] += worth * features.front(t, s, cell)
    for site in range(t.sites):
        lord = s.site_owner[site]
        if lord != c.NEUTRAL and t.team[lord] == team:
            kind = t.site_kind[site]
            whole = (100 + s.walls[site] * 100 // t.full_walls[kind]) / 20000
            found["income"] += t.income[kind] * whole
            found["maker"] += whole * (t.makes[kind] != 0)
            found["late"] += t.income[kind] * whole * (s.day + features.LAST_DAYS > t.day_limit)
    for seat in (seat for seat in range(t.seats) if t.team[seat] == team):
        found["money"] += s.money[seat] / 100
        found["gauge"] += s.gauge[seat] / 100
        for n in range(s.aboard_n[seat]):
            worth = t.value[s.aboard_type[seat][n]] * (s.aboard_hp[seat][n] + 30)
            found["army"] += worth / 13000
    return [found[name] for name in ESTIMATE]


def sample(trial: Trial, mark: Mark) -> tuple[list[float], list[float], float]:
    """What both have where a turn begins, and how much beginning counts for who has it."""
    t, s = trial.edition(mark.number).t, state_of(trial.game.rules, mark)
    team = t.team[mark.seat]
    days = max(0, features.OPENING - s.day)
    first = days if t.team[s.order[0]] == team else -days
    return parts(t, s, team), parts(t, s, 1 - team), first


def gather(game: Game, batches: int, rng: Random) -> Samples:
    """Samples of so many batches of games."""
    edition, table = game.edition(), variants()
    style: Row = list(edition.t.style[edition.t.styles - 1])
    rows, came, batch = [], [], []
    for number in range(batches):
        pair = changed(style, SIZE, rng), changed(style, SIZE, rng)
        players = plays(ROOM - 1), plays(ROOM - 2)
        trial = Trial(game, *players, seed=rng.randrange(1 << 30), variants=table, rows=pair)
        games = play(trial, 2 * len(table), workers=1, kept=Kept.POSITIONS)
        won = {played.number: played.scores for played in games}
        for mark in games.marks():
            if rng.random() < KEPT:
                rows.append(sample(trial, mark))
                came.append(won[mark.number][mark.seat])
                batch.append(number)
        print(f"batch {number + 1} of {batches}: {len(rows)} samples", file=sys.stderr, flush=True)
    own, other, first = (np.array(column) for column in zip(*rows, strict=True))
    return Samples(own, other, first, np.array(came), np.array(batch))


def logits(known: Samples, weights: Any, rest: Any) -> tuple[Any, Any, Any]:
    """The logit of winning of each sample, and what both sides muster."""
    own, other = (side @ weights + features.SHIFT for side in (known.own, known.other))
    return rest[0] * np.log(own / other) + rest[1] * known.first + rest[2], own, other


def surprise(known: Samples, weights: Any, rest: Any) -> float:
    """The mean logarithm of what came."""
    z = logits(known, weights, rest)[0]
    return float(np.mean(np.logaddexp(0, z) - known.came * z))


def fit(known: Samples, weights: Any, rest: Any, free: bool) -> tuple[Any, Any]:
    """Weights, and slope, beginning and turn, fitted by Adam; not `free`: the last three alone."""
    begun = np.log(weights)
    place = np.concatenate([begun, rest])
    mean, spread = np.zeros_like(place), np.zeros_like(place)
    for step in range(1, STEPS + 1):
        now, rest = np.exp(place[: len(begun)]), place[len(begun) :]
        z, own, other = logits(known, now, rest)
        off = 1 / (1 + np.exp(-z)) - known.came
        sides = known.own * now / own[:, None] - known.other * now / other[:, None]
        slope = (off * rest[0]) @ sides / len(off) + PULL * (place[: len(begun)] - begun)
        slope[ESTIMATE.index("army")] = 0
        last = [off @ np.log(own / other), off @ known.first / features.OPENING, off.sum()]
        whole = np.concatenate([slope * free, np.array(last) / len(off)])
        mean, spread = 0.9 * mean + 0.1 * whole, 0.999 * spread + 0.001 * whole**2
        even = np.sqrt(spread / (1 - 0.999**step)) + 1e-9
        place = place - RATE * mean / (1 - 0.9**step) / even
    return np.exp(place[: len(begun)]), place[len(begun) :]


def main(given: list[str] | None = None) -> int:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batches", type=int, default=220)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(given)
    game = load("generals")
    known = gather(game, asked.batches, Random(asked.seed))
    held = known.batch % 5 == 0
    learnt, fresh = (Samples(*(part[some] for part in known)) for some in (~held, held))
    used = np.maximum(np.array(game.edition().t.weigh, dtype=float), 0.01)
    used *= ARMY / used[ESTIMATE.index("army")]
    weights, rest = used, np.array([3.0, 0.0, 0.0])
    for free, said in ((False, "as in use"), (True, "fitted")):
        weights, rest = fit(learnt, weights, rest, free)
        found = surprise(fresh, weights, rest)
        slope, first, turn = rest
        print(
            f"{said}: surprise {found:.4f}; slope {slope:.2f}, first {first:.3f}, turn {turn:.3f}"
        )
    print("\n".join(f"{name} = {w:.0f}" for name, w in zip(ESTIMATE, weights, strict=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
