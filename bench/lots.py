"""Numbers changed by lot: what single changes do to who wins, from games that each have some.

    python bench/lots.py play eden tries.toml --set seats=4 --set balance=adjusted --out a.jsonl
    python bench/lots.py fit a.jsonl --seats 4 --with NAI-melt1 POS-salvage2

`tries.toml` holds changes as variants.toml does, each under a name that begins with the value of
the option around the table that it belongs to: [NAI-golem6.units.NAI-09]. Each game has every
change or not by lot, any values around the table, and one player on all seats; a line is kept of
it. The fit (needs numpy) takes who wins as drawn by what values and changes are worth, and prints
the shares to be expected with the changes asked for.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from ludotheque.core.library import Game, load
from ludotheque.lab.contest import Contest, play_all
from ludotheque.lab.matrix import option_of, values_of
from ludotheque.lab.meeting import seated
from ludotheque.lab.seeds import derive
from ludotheque.lab.table import Played
from ludotheque.terminal.inputs import settings

PRIOR = 0.35  # how far from nothing a value or a change is likely to be, in logits

Row = Mapping[str, Any]


def plain(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {plain(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(plain, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def changed(game: Game, option: str, value: str, changes: Sequence[Row], to: Path) -> Game:
    """The game with these changes beside those of an option's value, in a folder of its own."""
    for room in ("content", "brain"):
        shutil.copytree(game.folder / room, to / room)
    path = to / "content" / "variants.toml"
    whole = tomllib.loads(path.read_text(encoding="utf-8"))
    files = whole.setdefault(option, {}).setdefault(value, {})
    for change in changes:
        for file, entries in change.items():
            for entry, keys in entries.items():
                files.setdefault(file, {}).setdefault(entry, {}).update(keys)
    lines = [
        "\n".join([f"[{name}.{one}.{file}.{entry}]", *(f"{k} = {plain(keys[k])}" for k in keys)])
        for name, values in whole.items()
        for one, inside in values.items()
        for file, entries in inside.items()
        for entry, keys in entries.items()
    ]
    path.write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    return Game(game.rules, to)


def play(game: Game, tries: Mapping[str, Row], asked: argparse.Namespace) -> Iterator[Row]:
    """What is kept of each game, some at a time."""
    options = settings(asked.set)
    varied, seats = option_of(game, None), game.edition(options).seats
    values, drawn = values_of(varied), random.Random(derive(asked.seed, "lots"))
    for first in range(0, asked.games, asked.at_once):
        with tempfile.TemporaryDirectory() as folder:
            given, about = [], []
            for number in range(first, min(first + asked.at_once, asked.games)):
                lots = [name for name in tries if drawn.random() < 0.5]
                names = lots if asked.only is None else asked.only
                others = [value for value in values if value not in asked.always]
                held = asked.always + drawn.sample(others, seats - len(asked.always))
                drawn.shuffle(held)
                made = game
                if names:
                    by = asked.option, str(options[asked.option])
                    chosen = [tries[name] for name in names]
                    made = changed(game, *by, chosen, Path(folder) / str(number))
                sets = (seated(game, varied.name, held),)
                seed = derive(asked.seed, "game", number)
                contest = Contest(made, asked.level, asked.level, seed, 1.0, options, 1, sets)
                given.append((contest, [0]))
                about.append((held, names))
            for played, (held, names) in zip(
                play_all(given, workers=asked.workers), about, strict=True
            ):
                yield row_of(played, held, names)


def row_of(played: Played, held: Sequence[str], changes: Sequence[str]) -> Row:
    """A game as it is kept: who held what, which changes, shares of the win, how it ended."""
    known = {"held": held, "changes": changes, "scores": played.scores, "reason": played.reason}
    return {**known, "turns": played.turns, "began": played.began}


def fit(rows: Sequence[Row], prior: float) -> tuple[list[str], list[str], Any, Any]:
    """Values and changes, what each is worth in logits, and how surely that is known."""
    import numpy as np  # type: ignore[import-not-found]

    values = sorted({value for row in rows for value in row["held"]})
    names = values + sorted({change for row in rows for change in row["changes"]})
    x = np.zeros((len(rows), len(rows[0]["held"]), len(names)))
    for n, row in enumerate(rows):
        for seat, value in enumerate(row["held"]):
            x[n, seat, names.index(value)] = 1
            for change in row["changes"]:
                x[n, seat, names.index(change)] = change.startswith(value)
    y = np.array([row["scores"] for row in rows], dtype=float)
    y /= y.sum(axis=1, keepdims=True)
    w = np.zeros(len(names))
    for _ in range(30):
        p = np.exp(x @ w)
        p /= p.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsk->nk", p, x)
        bend = np.einsum("ns,nsk,nsl->kl", p, x, x) - mean.T @ mean + np.eye(len(w)) / prior**2
        w = w + np.linalg.solve(bend, np.einsum("ns,nsk->k", y - p, x) - w / prior**2)
    return values, names, w, np.linalg.inv(bend)


def expected(values: Sequence[str], worth: Sequence[float], seats: int) -> list[float]:
    """The shares of values that are worth so much, 1 being even, over all tables of them."""
    import numpy as np

    shares = np.zeros(len(values))
    for held in map(list, combinations(range(len(values)), seats)):
        chances = np.exp(np.array(worth)[held])
        shares[held] += chances / chances.sum()
    return list(shares * len(values) / shares.sum())


def say(rows: Sequence[Row], sets: Sequence[Sequence[str]], prior: float) -> None:
    """Print what was found, and the shares expected with each set of changes."""
    seats = len(rows[0]["held"])
    reasons = [row["reason"] for row in rows]
    ended = [f"{one} {100 * reasons.count(one) / len(rows):.1f} %" for one in sorted(set(reasons))]
    print(f"{len(rows)} games of {seats}: {', '.join(ended)}")
    for at in range(seats):
        print(f"seat {at + 1}: {times([(row, at) for row in rows]):.2f}", end="  ")
    values, names, w, spread = fit(rows, prior)
    print()
    for n, name in enumerate(names):
        held = [(row, row["held"].index(name)) for row in rows if name in row["held"]]
        taken = f", took {times(held):.2f} of {len(held)} games" if held else ""
        print(f"{name:16} {w[n]:+.2f} ± {spread[n, n] ** 0.5:.2f}{taken}")
    for chosen in sets:
        worth = [
            sum(w[n] for n, name in enumerate(names) if name == value)
            + sum(w[names.index(one)] for one in chosen if one.startswith(value))
            for value in values
        ]
        pairs = zip(values, expected(values, worth, seats), strict=True)
        told = "  ".join(f"{value} {share:.2f}" for value, share in pairs)
        print(f"expected with {' '.join(chosen) or 'none'}: {told}")


def times(held: Sequence[tuple[Row, int]]) -> float:
    """The share that these seats of these games took, 1 being even."""
    whole = [len(row["scores"]) * row["scores"][at] / sum(row["scores"]) for row, at in held]
    return sum(whole) / len(whole)


def main(given: list[str] | None = None) -> int:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("names", nargs="+", help="the game and the file of changes; or rows")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--at-once", type=int, default=16, help="games between two writings")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="maitre")
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--option", default="balance", help="whose value makes the changes")
    parser.add_argument("--only", nargs="*", help="just these changes, in all games")
    parser.add_argument("--always", nargs="*", default=[], help="values that are in every game")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, help="the file that games are added to")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--prior", type=float, default=PRIOR)
    parser.add_argument("--with", dest="sets", nargs="*", action="append", default=[[]])
    asked = parser.parse_args(given)
    if asked.what == "fit":
        lines = [line for name in asked.names for line in Path(name).read_text().splitlines()]
        rows = [row for row in map(json.loads, lines) if len(row["held"]) == asked.seats]
        say(rows, asked.sets, asked.prior)
        return 0
    game, tries = load(asked.names[0]), tomllib.loads(Path(asked.names[1]).read_text())
    with asked.out.open("a", encoding="utf-8") as file:
        for n, row in enumerate(play(game, tries, asked), 1):
            print(json.dumps(row), file=file, flush=True)
            print(f"\r{n} of {asked.games}", end="", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
