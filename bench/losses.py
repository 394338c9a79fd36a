"""What the moves of each level lose, held against the bound that it states.

python bench/losses.py duel --decisions 2000
"""

from __future__ import annotations

import argparse
import sys

from ludotheque.agents import LEVELS, levels
from ludotheque.core.library import load
from ludotheque.lab.losses import DEEPER, Trial, losses


def main(given: list[str] | None = None) -> int:
    """Print a line for each level; 1 if one of them lost more than it may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(given)
    game, worst = load(asked.game), 0
    for name in asked.level or LEVELS:
        bound = levels(game.folder)[name].errs.bound
        trial = Trial(game, name, asked.seed, asked.scale)
        found = sorted(losses(trial, asked.decisions), key=lambda one: one.loss)
        over = sum(100 * one.loss > bound for one in found)
        share = [f"{100 * found[int(q * (len(found) - 1))].loss:.1f}" for q in (0.5, 0.9, 0.99, 1)]
        wasted = sum(one.wasted for one in found)
        print(
            f"{asked.game} {name}: {len(found)} moves valued with {DEEPER} × its budget; percent of"
            f" the win lost: median {share[0]}, 90 % {share[1]}, 99 % {share[2]}, most {share[3]}"
            f" ({found[-1].move}); {over} over the bound of {bound}; {wasted} wasted something",
            flush=True,
        )
        worst |= over + wasted > 0
    return int(worst)


if __name__ == "__main__":
    sys.exit(main())
