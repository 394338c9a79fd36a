"""Law: the same seed and moves give the same bytes, whenever and wherever they are played."""

import os
import subprocess
import sys
from pathlib import Path

from .positions import (  # isort: skip
    KEPT,
    Spot,
    fresh,
    is_large,
    law,
    moves_to,
    on_every_game,
    position,
    printed_at,
    random_game,
)

ROOT = Path(__file__).resolve().parents[2]


def check(game, spot):
    """Play the game of a spot a second time, from files read again, byte by byte the same; a long
    one is held against the positions that were kept when it was played first."""
    first, second = printed_at(game, spot), fresh(game, spot)
    pack, moves, large = game.rules.state.pack, moves_to(first, spot), is_large(game.rules)
    s, w = first.first(spot.seed), second.first(spot.seed)
    assert pack(s) == pack(w), f"{game.id}: two set-ups from seed {spot.seed} differ"
    for n, move in enumerate(moves, 1):
        second.apply(w, move)
        if not large:
            first.apply(s, move)
        elif n % KEPT == 0 or n == len(moves):
            s = position(first, spot.seed, n)
        if not large or n % KEPT == 0 or n == len(moves):
            assert pack(s) == pack(w), f"{game.id}: move {n} from seed {spot.seed} differs"


def digest_of(game):
    """The last position of a random game, as a digest."""
    edition = printed_at(game, Spot(0, 7, 100))
    s = edition.first(7)
    for move in random_game(edition, 7):
        edition.apply(s, move)
    return game.rules.state.digest(s)


@law()
def test_same_seed_and_moves_give_the_same_bytes(game, spot):
    check(game, spot)


@on_every_game
def test_another_process_with_other_hashes_gives_the_same_bytes(game):
    script = (
        "from ludotheque.core.library import load\n"
        "from tests.laws.positions import found\n"
        "from tests.laws.test_same_bytes import digest_of\n"
        f"print(digest_of(load({game.id!r}, found()[{game.id!r}])))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "4242"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest_of(game)
