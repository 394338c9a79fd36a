"""Random connect four in OpenSpiel's own C++ loop, on one core, in moves per second.

A tree search of one simulation does nothing but hand the opening position to its evaluator, which
plays ROLLOUTS uniformly random games to the end without returning to Python. Run as a program,
prints one JSON line; exits with 3 when the package is missing.
"""

import argparse
import json
import random
import sys
import time

ROLLOUTS = 2_000  # games per call from Python: the call itself no longer counts
MEAN_MOVES = 21.315  # of uniformly random games: 30 million games, standard error 0.0013
CHECKED_GAMES = 10_000  # untimed games that confirm MEAN_MOVES with the peer's own rules


def sampled_mean(game, games: int = CHECKED_GAMES, seed: int = 1) -> float:
    """Return the mean length of `games` random games, the same number for the same seed."""
    rng = random.Random(seed)
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        moves += state.move_number()
    return moves / games


def measure(seconds: float) -> dict:
    """Play for about `seconds`; return the name, the moves per second and how they were counted."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    start = game.new_initial_state()
    sampled = sampled_mean(game)
    if abs(sampled / MEAN_MOVES - 1) > 0.02:
        raise RuntimeError(f"games last {sampled:.2f} moves, not {MEAN_MOVES}: other rules?")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=16,
        solve=False,
        seed=1,
        verbose=False,
    )
    bot.step(start)  # warm caches, untimed
    games = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        bot.step(start)
        games += ROLLOUTS
        now = time.perf_counter()
    return {
        "name": "OpenSpiel connect_four, C++ rollouts, one core",
        "moves_per_second": round(games * MEAN_MOVES / (now - begin)),
        "how": f"{games} games by RandomRolloutEvaluator, {MEAN_MOVES} moves each on average",
    }


def main() -> int:
    """Print the measurement as one JSON line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="timed play (default 5)")
    seconds = parser.parse_args().seconds
    try:
        print(json.dumps(measure(seconds)))
    except ImportError:
        print("OpenSpiel cannot be imported: install the package open_spiel.", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
