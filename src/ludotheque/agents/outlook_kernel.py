"""How a visit of the tree search ends, in record style: it is played on to a horizon.

The horizon is counted in chapters from the root, so that every visit is valued at the same moment
however deep its path went. Each chapter is drawn from the moves playouts take; where several ways
are drawn, whoever's chapter it is takes the one that leaves the most.
"""

from typing import Any

from ludotheque.agents.asked import (
    A_AHEAD,
    A_CHAPTER,
    A_DEPTH,
    A_DRAWN,
    A_FOUND,
    A_SEAT,
    A_SEED,
)
from ludotheque.core.kernel import MASK64, NOBODY, scramble
from ludotheque.core.types import Rules, State, i8row, u64


def play_out(g: Rules, t: Any, w: State, v: State, args: i8row, out: i8row, visit: int) -> int:
    """Play the world `w` on to the horizon; without one, to the end of the chapter it is in."""
    word: u64 = args[A_SEED]
    word = scramble((word ^ scramble(visit)) & MASK64)
    if args[A_AHEAD] < 0:
        draw(g, t, w, args, out, word)
        return 0
    chapters = args[A_AHEAD]
    if g.chapter(t, w) == args[A_CHAPTER]:
        take_best(g, t, w, v, args, out, word, args[A_SEAT])
    for _ in range(chapters):
        if w.seat == NOBODY:
            return 0
        word = scramble(word)
        take_best(g, t, w, v, args, out, word, w.seat)
    return 0


def take_best(
    g: Rules, t: Any, w: State, v: State, args: i8row, out: i8row, word: u64, seat: int
) -> int:
    """Play a chapter to its end: of the ways that are drawn the best for a seat."""
    if args[A_DRAWN] > 1:
        most = -1
        chosen: u64 = word
        for _ in range(args[A_DRAWN]):
            g.copy(v, w)
            draw(g, t, v, args, out, word)
            g.value(t, v, out)
            if out[seat] > most:
                most = out[seat]
                chosen = word
            word = scramble(word)
        word = chosen
    return draw(g, t, w, args, out, word)


def draw(g: Rules, t: Any, w: State, args: i8row, out: i8row, word: u64) -> int:
    """Play random likely moves to the end of the chapter, A_DEPTH of them at most."""
    chapter = g.chapter(t, w)
    for _ in range(args[A_DEPTH]):
        if w.seat == NOBODY or g.chapter(t, w) != chapter:
            return 0
        count = g.playout_moves(t, w, out)
        word = scramble(word)
        w.event_n = 0
        g.apply(t, w, out[((word >> 32) * count) >> 32])
        args[A_FOUND] += 1
    return 0
