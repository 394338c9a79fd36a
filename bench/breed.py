"""Breed a plain style of Generals: small changes of styles play against what came before them.

    python bench/breed.py --rounds 50 --seed 7

In each round children of the best play the first styles of `content/advice.toml`, champions of
earlier rounds and changed champions, on four maps with and without generals, from both seats. The
last champions then play one another; the best is printed as it would stand in the file.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from operator import itemgetter
from random import Random

from ludotheque.agents.minds import BEGINNER, M_KIND, M_USUAL, mind_of
from ludotheque.agents.simple import BeginnerAgent
from ludotheque.core.game import Edition
from ludotheque.core.library import load
from ludotheque.core.outlook import with_tables
from ludotheque.games.generals.edition.outlook import WEIGHED
from ludotheque.lab.contest import play
from ludotheque.lab.meeting import Contest, Player
from ludotheque.lab.row import tally

Row = list[int]
MAPS = ("plain", "pass", "sand", "plateau")
GENERALS = ("benali,moreau", "adeyemi,nguyen", "halvorsen,carvalho", "volkov,takeda")
FLAGS = ("power", "hold")  # what is done or not
OLD = (0, 3)  # styles of the file that everyone meets
ROOM = 16  # styles in the tables: the last is the child's, those before it its rivals'
CHILDREN, PARENTS, LAST = 32, 5, 16


class Plain(BeginnerAgent):
    """Plays a style of the tables."""

    def __init__(self, style: int, seed: int) -> None:
        super().__init__(f"style {style}", seed)
        self.style = style

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code."""
        return mind_of({M_KIND: BEGINNER, M_USUAL: self.style})


def plays(style: int) -> Player:
    """Who plays a style."""
    return lambda _game, seed, _scale: Plain(style, seed)


@dataclass(frozen=True)
class Trial(Contest):
    """A contest whose tables have some more styles at their end."""

    rows: tuple[Row, ...] = ()

    def edition(self, number: int) -> Edition:
        """The edition of a game, with these styles."""
        edition = super().edition(number)
        t = edition.rules.tables.copy(edition.t)
        for at, row in enumerate(self.rows, ROOM - len(self.rows)):
            t.style[at] = list(row)
        return with_tables(edition, t)


def variants() -> tuple[dict[str, str], ...]:
    """What is played on: each map without generals, then with two of them."""
    bare = tuple({"map": name} for name in MAPS)
    return bare + tuple({**a, "generals": b} for a, b in zip(bare, GENERALS, strict=True))


def points(task: tuple[Row, list[Row]]) -> float:
    """The share of the points that a row takes from the old styles and from other rows."""
    row, rivals = task
    game, table = load("generals"), variants()
    foes = (*OLD, *range(ROOM - 1 - len(rivals), ROOM - 1))
    total = 0.0
    for foe in foes:
        players = plays(ROOM - 1), plays(foe)
        trial = Trial(game, *players, variants=table, rows=(*rivals, row))
        total += tally("child", "rival", play(trial, 2 * len(table), workers=1)).score
    return total / len(foes)


def changed(row: Row, size: float, rng: Random) -> Row:
    """A row with every weight a little larger or smaller, and at times another flag."""
    found = []
    for name, weight in zip(WEIGHED, row, strict=True):
        if name in FLAGS:
            found.append(weight if rng.random() > 0.03 else 1 - weight)
        elif weight == 0:
            found.append(0 if rng.random() > 0.2 else rng.randint(1, 8))
        else:
            found.append(min(9999, round(weight * exp(size * rng.gauss(0, 1)))))
    return found


def breed(rounds: int, rng: Random, pool: ProcessPoolExecutor) -> list[Row]:
    """The champions of all rounds."""
    first = load("generals").edition()
    parents = [list(row) for row in first.t.style[: first.t.styles]]
    hall = [*parents]
    for number in range(rounds):
        size = max(0.12, 0.35 * 0.97**number)
        rivals = rng.sample(hall, 3) + [changed(rng.choice(hall[-4:]), 0.3, rng) for _ in range(2)]
        crossed = (
            [rng.choice(pair) for pair in zip(*rng.sample(parents, 2), strict=True)]
            for _ in range(CHILDREN - len(parents))
        )
        tried = [*(changed(row, size, rng) for row in crossed), *parents]
        found = ranked(tried, [rivals] * len(tried), pool)
        parents = [row for _, row in found[:PARENTS]]
        hall.append(parents[0])
        print(f"round {number + 1}: {found[0][0]:.3f} {parents[0]}", file=sys.stderr, flush=True)
    return hall


def ranked(
    rows: list[Row], rivals: list[list[Row]], pool: ProcessPoolExecutor
) -> list[tuple[float, Row]]:
    """Rows with what they took from their rivals, best first."""
    found = pool.map(points, zip(rows, rivals, strict=True))
    return sorted(zip(found, rows, strict=True), key=itemgetter(0), reverse=True)


def main(given: list[str] | None = None) -> int:
    """Breed, let the last champions meet, and print the best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int)
    asked = parser.parse_args(given)
    rng = Random(asked.seed)
    with ProcessPoolExecutor(asked.workers) as pool:
        last = breed(asked.rounds, rng, pool)[-LAST:]
        others = [rng.sample([row for row in last if row is not one], 7) for one in last]
        score, best = ranked(last, others, pool)[0]
    print(f"# {100 * score:.1f} % of the points among the last champions and the first styles")
    print("\n".join(f"{name} = {weight}" for name, weight in zip(WEIGHED, best, strict=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
