"""Which moves may be taken back freely: those that told nobody anything (LUD-5)."""

from __future__ import annotations

from typing import Any

from ludotheque.core import kernel, sight
from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR

WORLDS = 24  # re-dealt worlds a quiet move must look the same in; few would let cards slip by


def free_undo(match: Match) -> int:
    """How many of the last moves their maker may take back alone, while still to act."""
    free = 0
    seats = match.seats
    if not seats or match.seat != seats[-1]:
        return 0
    while free < match.version and seats[-1 - free] == seats[-1]:
        before = match.at(match.version - free - 1)
        if not is_quiet(before, match.numbers[match.version - free - 1]):
            break
        free += 1
    return free


def is_quiet(match: Match, number: int) -> bool:
    """Whether a move draws no chance and tells no seat anything it could not have worked out."""
    after = match.clone().push(number)
    if after.state.draws != match.state.draws:
        return False
    eyes = [*range(match.printed.seats), SPECTATOR]
    return all(_learns_nothing(match, after, number, seat) for seat in eyes)


def _learns_nothing(before: Match, after: Match, number: int, seat: int) -> bool:
    """A seat learns nothing if its view stays, or if every world it holds possible leads to it."""
    layout = before.printed.rules.state
    seen = sight.redact(layout, after.state, seat)
    if seen == sight.redact(layout, before.state, seat):
        return True
    if seat == SPECTATOR:
        return True  # spectators know nothing that some seat does not know
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
