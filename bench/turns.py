"""How long the turns of a level take, in matches against itself.

    python bench/turns.py eden --games 6
    python bench/turns.py eden --level maitre --games 2 --set seats=4

The figures are seconds of a processor; those of a turn are of all of its decisions together.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from ludotheque.agents import LEVELS, agent
from ludotheque.core.library import Game, load
from ludotheque.lab.seeds import derive
from ludotheque.terminal.inputs import settings

SHARES = (0.5, 0.99, 1)


def turns_of(game: Game, level: str, options: dict[str, str], number: int) -> Iterator[list[float]]:
    """The turns of a match of the level against itself, each as the seconds of its decisions."""
    match = game.new(number, options)
    rules, seats = game.rules, match.edition.seats
    players = [agent(level, game, derive(number, "turns", n), threads=1) for n in range(seats)]
    turn, spent = (-1, -1), list[float]()
    while not match.over:
        now = rules.turns(match.edition.t, match.state), match.seat
        if now != turn and spent:
            yield spent
            spent = []
        turn, view = now, match.view(match.seat)
        begun = time.process_time()
        made = players[match.seat].choose(view)
        spent.append(time.process_time() - begun)
        match.push(made)
    yield spent


def told(seconds: list[float]) -> str:
    """Their middle, what nearly all stay under, and the most."""
    ordered = sorted(seconds)
    found = [ordered[int(share * (len(ordered) - 1))] for share in SHARES]
    return "median {:.3f} s, 99 % {:.3f}, most {:.3f}".format(*found)


def main(given: list[str] | None = None) -> int:
    """Print a line of turns and one of decisions."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--level", choices=LEVELS, default="oracle")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=300)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args(given)
    game = load(asked.game)
    options = settings(asked.set)
    turns = list[list[float]]()
    for number in range(asked.games):
        turns += turns_of(game, asked.level, options, asked.seed + number)
        print(f"{number + 1} of {asked.games}", end="\r", file=sys.stderr, flush=True)
    print(f"{asked.game} {asked.level}: {len(turns)} turns, {told([sum(turn) for turn in turns])}")
    single = [seconds for turn in turns for seconds in turn]
    print(f"{asked.game} {asked.level}: {len(single)} decisions, {told(single)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
