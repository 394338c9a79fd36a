"""Clocks, worked out from the times in the log alone, so that a restart changes nothing.

A seat is charged while it must act. With "move" and "days" it gets the whole time anew whenever
the turn comes to it, so that small decisions of one turn share it; with "total" it gets the
increment when it hands the turn on. Computers are not charged. While no server runs the clock does.
The times are those of `timing.now`, which a wall clock that is set does not move.
"""

from __future__ import annotations

from ludotheque.server import timing
from ludotheque.server.entries import NOBODY, Table
from ludotheque.server.wire.view import Clocks

KINDS = ("none", "move", "total", "days")
TIMEOUTS = ("play", "computer", "lose")


def start(table: Table, acting: int, at: float) -> None:
    """Set all clocks when the match begins."""
    clock = table.created.clock
    if clock.kind != "none":
        table.left = [clock.seconds] * len(table.seats)
    table.acting, table.since = acting, at


def pass_on(table: Table, acting: int, at: float, bonus: bool = True) -> None:
    """Charge who acted until now, then let another (or the same) seat act."""
    clock, before = table.created.clock, table.acting
    if is_charged(table):
        table.left[before] = max(0.0, table.left[before] - max(0.0, at - table.since))
    if acting != before and table.left:
        if clock.kind == "total" and bonus and before != NOBODY:
            table.left[before] += clock.increment
        if clock.kind in ("move", "days") and acting != NOBODY:
            table.left[acting] = clock.seconds
    table.acting, table.since = acting, at


def is_charged(table: Table) -> bool:
    """Whether some seat is losing time."""
    if table.phase != "on" or not table.left or table.acting == NOBODY:
        return False
    return table.seats[table.acting].kind in ("person", "bot")


def deadline(table: Table) -> float | None:
    """When the acting seat's time runs out; what began in the future begins now."""
    if not is_charged(table):
        return None
    return min(table.since, timing.now()) + table.left[table.acting]


def shown(table: Table, now: float, level: str) -> Clocks:
    """The clocks as a page sees them."""
    clock = table.created.clock
    left, running = table.left[:], None
    if is_charged(table):
        running = table.acting
        left[running] = max(0.0, left[running] - max(0.0, now - table.since))
    return Clocks(
        kind=clock.kind,
        seconds=clock.seconds,
        increment=clock.increment,
        timeout=clock.timeout,
        level=level,
        left=left,
        running=running,
        at=round(now, 3),
    )
