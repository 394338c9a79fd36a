"""The engine against the slow model for as long as one likes.

`python -m tests.rules.generals.at_length --minutes 10 --first 1000` plays on from a seed.
"""

import argparse
import itertools
import random
import time
from collections import Counter

from .choosing import at_random, drawing, eagerly, quitting
from .playing import follow
from .positions import crowded, last_stand, new_game, otherwise

KINDS = {"games": new_game, "crowds": crowded, "stands": last_stand, "others": otherwise}


def main():
    """Play until the time is over or the two differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--only", choices=list(KINDS))
    parser.add_argument("--most", type=int, default=100_000, help="decisions of one game")
    parser.add_argument("--views", type=int, default=1, help="compare views each so many decisions")
    given = parser.parse_args()
    met, last = Counter(), given.first
    until = time.monotonic() + 60 * given.minutes
    for seed, name, choose in rounds(given.first, given.only):
        if time.monotonic() > until:
            break
        both, last = KINDS[name](seed), seed
        follow(both, random.Random(seed), choose, given.most, given.views)
        met.update(move.notation.split()[0] for move in both.match.moves)
        met[f"{name} over" if both.match.over else f"{name} cut"] += 1
    print(f"seeds {given.first} to {last}: no difference in {dict(met)}")


def rounds(first, only):
    """Every seed, kind of beginning and way of choosing, without end."""
    for seed in itertools.count(first):
        for name in KINDS if only is None else [only]:
            for choose in (at_random, eagerly, drawing, quitting):
                yield seed, name, choose


if __name__ == "__main__":
    main()
