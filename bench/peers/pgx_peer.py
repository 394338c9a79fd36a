"""Random connect four in pgx, compiled by JAX for the CPU, in moves per second.

BATCH games advance together in one compiled loop; a game that ends starts anew in the same step,
so every counted move is a move of a live game. Run as a program, prints one JSON line; exits with
3 when a package is missing. One core (pinned: Linux only) unless --all-cores is given.
"""

import argparse
import json
import os
import sys
import time

BATCH, STEPS = 4_096, 500  # games side by side, and moves of each per call from Python


def compiled_play():
    """Return a compiled function, key -> (next key, games ended, won by the first), and a key."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp
    import pgx

    env, columns = pgx.make("connect_four"), jnp.arange(7)
    opening = env.init(jax.random.PRNGKey(0))

    def turn(state, bits):
        legal = state.legal_action_mask
        wanted = bits.astype(jnp.uint32) * legal.sum(dtype=jnp.uint32) >> 16
        upto = jnp.where(columns[:, None] >= columns, legal, False).sum(1, dtype=jnp.uint32)
        after = env.step(state, (upto <= wanted).sum())
        state = jax.tree.map(lambda a, b: jnp.where(after.terminated, a, b), opening, after)
        return state, after.terminated, after.rewards[opening.current_player] > 0

    def step(_, carry):
        states, key, ended, won = carry
        key, now = jax.random.split(key)
        states, over, win = jax.vmap(turn)(states, jax.random.bits(now, (BATCH,), jnp.uint16))
        return states, key, ended + over.sum(), won + win.sum()

    def play(key):
        states = jax.tree.map(lambda x: jnp.broadcast_to(x, (BATCH, *x.shape)), opening)
        return jax.lax.fori_loop(0, STEPS, step, (states, key, 0, 0))[1:]

    return jax.jit(play), jax.random.PRNGKey(1)


def measure(seconds: float, all_cores: bool = False) -> dict:
    """Play for about `seconds`; return the name, the moves per second and how they were counted."""
    if not all_cores:  # pins the whole process, so do this before JAX is first imported
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    play, key = compiled_play()
    int(play(key)[1])  # compile, untimed
    moves = games = wins = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        key, ended, won = play(key)
        moves, games, wins = moves + BATCH * STEPS, games + int(ended), wins + int(won)
        now = time.perf_counter()
    name = f"pgx connect_four, JAX, {'all cores' if all_cores else 'one core'}"
    how = f"{moves} moves, batch {BATCH}, {games} games ended, {wins / games:.1%} won by the first"
    return {"name": name, "moves_per_second": round(moves / (now - begin)), "how": how}


def main() -> int:
    """Print the measurement as one JSON line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="timed play (default 5)")
    parser.add_argument("--all-cores", action="store_true", help="let JAX use every core")
    try:
        print(json.dumps(measure(**vars(parser.parse_args()))))
    except ImportError:
        print("pgx cannot be imported: install the packages pgx and jax.", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
