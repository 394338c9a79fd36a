"""Trials of settings: two players of a game, each a level with some of its figures changed.

    python bench/trial.py duel oracle,ahead=2 a303514,iterations=4000 --games 400

A player is the name of an agent, or of a file in bench/oracles; then keys of a style (see
`agents.running.Style`), `iterations`, `spread`, `bound` or `seen`. With --seconds both think as
long.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ludotheque.agents import Agent, agent
from ludotheque.agents.base import Budget
from ludotheque.agents.weigher import Errs, Weigher
from ludotheque.agents.weighing import Weighing
from ludotheque.core.library import Game, load
from ludotheque.lab.contest import play
from ludotheque.lab.meeting import Contest
from ludotheque.lab.row import tally

FLAGS = ("even", "thrifty", "tidy", "suspects")
KEPT = Path(__file__).parent / "oracles"


@dataclass(frozen=True)
class Player:
    """An agent with some settings changed; it can go to another process."""

    text: str

    def __call__(self, game: Game, seed: int, scale: float) -> Agent:
        name, *changed = self.text.split(",")
        kept = KEPT / f"{name}.toml"
        made = agent(str(kept) if kept.exists() else name, game, seed, scale, threads=1)
        player = made.player if isinstance(made, Weighing) else made
        if changed and isinstance(player, Weigher):
            change(player, dict(pair.split("=") for pair in changed))
        return made


def change(player: Weigher, given: dict[str, str]) -> None:
    """Give a player these settings."""
    values: dict[str, Any] = {key: float(value) for key, value in given.items()}
    whole = {key: int(value) for key, value in values.items() if value.is_integer()}
    values |= whole
    player.budget = Budget(values.pop("iterations", player.budget.iterations))
    spread = values.pop("spread", player.errs.spread)
    kept = player.errs.seen if "bound" not in values else None
    player.errs = Errs(spread, values.pop("bound", player.errs.bound), values.pop("seen", kept))
    flags = {key: bool(values[key]) for key in FLAGS if key in values}
    player.style = replace(player.style, **values | flags)


def main(given: list[str] | None = None) -> int:
    """Play the trial and print its row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--workers", type=int)
    asked = parser.parse_args(given)
    game = load(asked.game)
    contest = Contest(
        *(game, Player(asked.a), Player(asked.b), asked.seed),
        variants=game.rules.lab.ladder,
        seconds=asked.seconds,
    )
    row = tally(asked.a, asked.b, play(contest, asked.games, workers=asked.workers))
    times = f"{1000 * row.extra.seconds_a.mean:.1f} and {1000 * row.extra.seconds_b.mean:.1f} ms"
    found = f"{100 * row.score:.1f} % ({100 * row.low:.1f}–{100 * row.high:.1f})"
    print(f"{asked.game}: {asked.a} – {asked.b}: {found}, {row.games} games, {times}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
