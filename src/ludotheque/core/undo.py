"""Which moves may be taken back freely: those that told nobody anything (LUD-5).

A game may say itself what a move told a seat, as `Rules.tells(t, before, after, seat)`: `before` is
the position it was made in, `after` the one it led to, with its notes. It must say so of all that
the seat could not have worked out. Where it says nothing, guessed worlds are asked.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core import kernel, sight
from ludotheque.core.match import Match

WORLDS = 24  # re-dealt worlds a quiet move must look the same in; few would let cards slip by
MOST = 96  # moves that may be taken back freely at once: a long turn


def free_undo(match: Match) -> int:
    """How many of the last moves their maker may take back alone, while still to act."""
    free, mine = 0, match.seats[-MOST:]
    if not mine or match.seat != mine[-1]:
        return 0
    while free < len(mine) and mine[-1 - free] == mine[-1]:
        before = match.at(match.version - free - 1)
        if not is_quiet(before, match.numbers[match.version - free - 1]):
            break
        free += 1
    return free


def is_quiet(match: Match, number: int) -> bool:
    """Whether a move draws no chance and tells no seat anything it could not have worked out."""
    printed, before = match.printed, match.state
    after = printed.rules.state.copy(before)
    printed.apply(after, number)
    if after.draws != before.draws:
        return False
    return not any(_is_told(match, after, number, seat) for seat in range(printed.seats))


def _is_told(match: Match, after: Any, number: int, seat: int) -> bool:
    """Whether a move told a seat something; spectators know nothing that no seat knows."""
    printed = match.printed
    if printed.rules.tells is not None:
        return bool(printed.rules.tells(printed.t, match.state, after, seat))
    return not _learns_nothing(match, after, number, seat)


def _learns_nothing(before: Match, after: Any, number: int, seat: int) -> bool:
    """A seat learns nothing if its view stays, or if every world it holds possible leads to it."""
    layout = before.printed.rules.state
    seen = sight.redact(layout, after, seat)
    if seen == sight.redact(layout, before.state, seat):
        return True
    worlds = (guess_world(before, seat, k) for k in range(WORLDS))
    return all(_leads_to(before, world, number, seat, seen) for world in worlds)


def guess_world(match: Match, seat: int, key: int) -> Any:
    """A full world that agrees with what a seat sees, its chance keyed anew."""
    rules = match.printed.rules
    world = sight.redact(rules.state, match.state, seat)
    kernel.set_key(world, key, 0)
    rules.guess(match.printed.t, world, seat)
    return world


def _leads_to(match: Match, world: Any, number: int, seat: int, seen: Any) -> bool:
    printed = match.printed
    if printed.rules.why_not(printed.t, world, number) != kernel.OK:
        return False
    printed.apply(world, number)
    return bool(sight.redact(printed.rules.state, world, seat) == seen)
