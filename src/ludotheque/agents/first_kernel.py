"""The first look at moves, in record style: what each leads to at once, in guessed worlds."""

from typing import Any

from ludotheque.agents.asked import A_FOUND, A_FROM, A_SEAT, A_SEED, A_SEES, A_TIDY, A_UNTIL
from ludotheque.core.kernel import MASK64, NOBODY, WIN, scramble, set_key
from ludotheque.core.types import Rules, State, i8row, u64

PAIR = 2  # what is kept of a move: its number, and what was found


def deal(g: Rules, t: Any, s: Any, w: State, args: i8row, number: int) -> int:
    """Make `w` a full world that agrees with the view `s`, keyed by seed and number."""
    low: u64 = args[A_SEED]
    low = scramble((low + number) & MASK64)
    g.copy(w, s)
    if args[A_SEES] == 1:
        return 0
    set_key(w, low, number)
    g.guess(t, w, args[A_SEAT])
    return 0


def step(g: Rules, t: Any, w: State, args: i8row, move: int) -> int:
    """Play one move of a visit."""
    w.event_n = 0
    g.apply(t, w, move)
    if args[A_TIDY] == 1:
        g.tidy(t, w)
    args[A_FOUND] += 1
    return 0


def weigh(
    g: Rules, t: Any, s: Any, w: State, v: State, args: i8row, tree: i8row, out: i8row
) -> int:
    """Value every move one decision ahead, summed over guessed worlds; `tree` gets move, sum."""
    seat = args[A_SEAT]
    count: int = g.legal(t, s, out)
    for i in range(count):
        tree[PAIR * i] = out[i]
        tree[PAIR * i + 1] = 0
    for world in range(args[A_FROM], args[A_UNTIL]):
        deal(g, t, s, w, args, world)
        for i in range(count):
            g.copy(v, w)
            step(g, t, v, args, tree[PAIR * i])
            g.value(t, v, out)
            tree[PAIR * i + 1] += out[seat]
    return count


def foresee(
    g: Rules, t: Any, s: Any, w: State, v: State, args: i8row, tree: i8row, out: i8row
) -> int:
    """Which moves end the game at once, in all worlds tried: `tree` gets move and 1 for a win, -1
    for a loss, 0 for anything else."""
    seat = args[A_SEAT]
    count: int = g.legal(t, s, out)
    for i in range(count):
        tree[PAIR * i] = out[i]
        tree[PAIR * i + 1] = 0
    for world in range(args[A_FROM], args[A_UNTIL]):
        deal(g, t, s, w, args, world)
        for i in range(count):
            if world == args[A_FROM] or tree[PAIR * i + 1] != 0:
                g.copy(v, w)
                step(g, t, v, args, tree[PAIR * i])
                end = ending(g, t, v, seat, out)
                same = world == args[A_FROM] or end == tree[PAIR * i + 1]
                tree[PAIR * i + 1] = end if same else 0
    return count


def ending(g: Rules, t: Any, v: State, seat: int, out: i8row) -> int:
    """1 where the game is over and won by a seat, -1 where it is lost, else 0."""
    if v.seat != NOBODY:
        return 0
    g.value(t, v, out)
    if out[seat] == WIN:
        return 1
    return -1 if out[seat] == 0 else 0
