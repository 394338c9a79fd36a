"""What the moves of each level lose, held against the bound that it states.

    python bench/losses.py duel --decisions 2000
    python bench/losses.py duel --level oracle --decisions 100 --literal

Each move is valued until it surely loses less than half of its bound, else with 20 times the
level's budget; with --literal always so. The figures of the line are of the looks that were made.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable

from ludotheque.agents import LEVELS, levels
from ludotheque.core.library import load
from ludotheque.lab.losses import DEEPER, SKIPPED, Loss, Trial, losses

SHARES = (0.5, 0.9, 0.99, 1)


class Counter:
    """Says on the error stream how many moves are valued."""

    def __init__(self, what: str, of: int) -> None:
        self.what, self.of, self.done = what, of, 0
        self.step, self.end = (1, "\r") if sys.stderr.isatty() else (max(1, of // 20), "\n")

    def __call__(self) -> None:
        """One more."""
        self.done += 1
        if self.done % self.step == 0:
            said = f"{self.what}: {self.done} of {self.of} moves valued"
            print(said, end=self.end, file=sys.stderr, flush=True)


def until(found: Iterable[Loss], minutes: float | None) -> list[Loss]:
    """What is found, or what is found in so many minutes."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    kept: list[Loss] = []
    for one in found:
        kept.append(one)
        if end is not None and time.monotonic() > end:
            break
    return kept


def told(what: str, bound: int, found: list[Loss]) -> tuple[str, list[Loss]]:
    """The line of a level, and the moves that lost more than it may or wasted something."""
    found = sorted(found, key=lambda one: one.loss)
    share = [f"{100 * found[int(q * (len(found) - 1))].loss:.1f}" for q in SHARES]
    over = [one for one in found if 100 * one.loss > bound]
    wasted = [one for one in found if one.wasted]
    line = (
        f"{what}: {len(found)} moves of {len({one.match for one in found})} matches,"
        f" {sum(one.full for one in found)} valued with {DEEPER} × its budget, the others until"
        f" sure; percent of the win lost: median {share[0]}, 90 % {share[1]}, 99 % {share[2]}, most"
        f" {share[3]} ({found[-1].move}); {len(over)} over the bound of {bound};"
        f" {len(wasted)} wasted something"
    )
    return line, over + [one for one in wasted if one not in over]


def main(given: list[str] | None = None) -> int:
    """Print a line for each level; 1 if one of them lost more than it may."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--skipped", type=int, default=SKIPPED, help="moves between valued ones")
    parser.add_argument("--literal", action="store_true", help="always the longest look")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="of a level at most")
    asked = parser.parse_args(given)
    game, worst = load(asked.game), 0
    for name in asked.level or LEVELS:
        what, bound = f"{asked.game} {name}", levels(game.folder)[name].errs.bound
        trial = Trial(game, name, asked.seed, asked.scale, asked.literal, asked.skipped)
        heard = Counter(what, asked.decisions)
        found = losses(trial, asked.decisions, workers=asked.workers, heard=heard)
        line, faults = told(what, bound, until(found, asked.minutes))
        print(line, flush=True)
        for one in faults:
            lost = f"{100 * one.loss:.1f}" + " and wasted something" * one.wasted
            print(f"  match {one.match}, decision {one.version}: {one.move} lost {lost}")
        worst |= int(bool(faults))
    return worst


if __name__ == "__main__":
    sys.exit(main())
