"""The resolution stack, for rules: programs that wait to be gone on with, the top one first.

An entry knows its source and player, the row it goes on with, the row behind its last, and the
targets chosen for it. What must happen next is pushed on top; what must wait its turn, such as a
trigger behind those already waiting, is queued at the bottom. A rule that asks a player for a
choice simply returns: the entry stays, and the next move goes on with it.

    row = next_row(t, s)
    while row != NONE:
        if run_row(t, s, row) == 1:
            return 0  # a player must choose
        row = next_row(t, s)
"""

from __future__ import annotations

from typing import Any

NONE = -1  # no row, no source


def push(s: Any, source: int, seat: int, row: int, last: int) -> int:
    """A program goes on top of the others; answers its place."""
    n: int = s.stack_n
    assert n < len(s.stack_source), "the stack has no room for another"
    s.stack_source[n] = source
    s.stack_seat[n] = seat
    s.stack_row[n] = row
    s.stack_last[n] = last
    s.stack_n = n + 1
    return n


def queue(s: Any, source: int, seat: int, row: int, last: int) -> int:
    """A program waits until all others are done; answers how many wait."""
    n: int = s.stack_n
    assert n < len(s.stack_source), "the stack has no room for another"
    for i in range(n, 0, -1):
        shift(s, i - 1, i)
    s.stack_n = 0
    push(s, source, seat, row, last)
    s.stack_n = n + 1
    return n + 1


def shift(s: Any, place: int, to: int) -> None:
    """An entry moves to a free place and leaves none behind."""
    s.stack_source[to] = s.stack_source[place]
    s.stack_seat[to] = s.stack_seat[place]
    s.stack_row[to] = s.stack_row[place]
    s.stack_last[to] = s.stack_last[place]
    s.stack_chosen[to] = s.stack_chosen[place]
    for i in range(s.stack_chosen[place]):
        s.stack_target[to][i] = s.stack_target[place][i]
    blank(s, place)


def blank(s: Any, place: int) -> None:
    """Nothing lies at a place."""
    s.stack_source[place] = NONE
    s.stack_seat[place] = 0
    s.stack_row[place] = 0
    s.stack_last[place] = 0
    for i in range(s.stack_chosen[place]):
        s.stack_target[place][i] = 0
    s.stack_chosen[place] = 0


def pop(s: Any) -> int:
    """The top is done; how many wait still."""
    n: int = s.stack_n - 1
    s.stack_n = n
    blank(s, n)
    return n


def clear_stack(s: Any) -> None:
    """Nothing waits: at the start of a game, and when it is over in the middle of a program."""
    for place in range(len(s.stack_source)):
        blank(s, place)
    s.stack_n = 0


def next_row(t: Any, s: Any) -> int:
    """The row that the top does now, which goes on behind it and what belongs to it; or NONE."""
    top = s.stack_n - 1
    row: int = s.stack_row[top]
    if row >= s.stack_last[top]:
        return NONE
    s.stack_row[top] = row + 1 + t.row_span[row]
    return row


def choose(s: Any, target: int) -> int:
    """The top has one more target; answers how many."""
    top = s.stack_n - 1
    n: int = s.stack_chosen[top]
    s.stack_target[top][n] = target
    s.stack_chosen[top] = n + 1
    return n + 1
